"""Shakers in people's hands: one process steps them all, sixty times a second.

Whoever holds one says where the hand is and hears every frame.  A process that is stuck or
dies is replaced; those who held something then are told so, and nothing has happened.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple, Protocol, cast

from spicery.physics.errors import PhysicsError
from spicery.physics.nature import STARTING, PhysicsRequest, Scene, cores, scene_of, spawned
from spicery.physics.reel import RATE

FRAME = 1 / RATE
BEHIND = 0.1  # seconds late, from which on time is let go instead of made up for
LOOKING = 0.5  # seconds between two looks at a silent process
STUCK = 3.0  # seconds of silence while something is held
PUT_DOWN = 15 * RATE  # frames after which the hand goes back by itself
BREATH = 0.2  # seconds before a process that ended is replaced
STOPPED = "the physics has stopped; please try again"


class Live(Protocol):
    """Something that is moved frame by frame."""

    frames: int
    done: bool

    def frame(self, tilt: float, shake: int = 0) -> bytes:
        """Go on for a frame; where everything is then."""

    def untouched(self) -> bool:
        """Whether it could be put down as if nobody had taken it."""


class Moved(NamedTuple):
    """What a hand did, in the numbers of its action; NATURE's answer; the film."""

    motion: tuple[int, ...]
    answer: tuple[int, ...]
    film: bytes


class LiveScene(Scene, Protocol):
    """A scene with something that can be held."""

    def whole(self, text: str) -> str:
        """An action without its motion, completed so that the rules can judge it."""

    def hold(self, numbers: Iterable[int]) -> Live:
        """What a request asks for, taken into the hand."""

    def moved(self, live: Live) -> tuple[tuple[int, ...], tuple[int, ...], bytes]:
        """The motion, NATURE's answer, and the film."""


End = Moved | PhysicsError | None  # None: it was put down untouched
Told = list[tuple[int, bytes, bool, End]]  # key, frame, whether it ended, how


def live_scene_of(game: str) -> LiveScene | None:
    """The scene of a game in which something can be held; None if there is none."""
    scene = scene_of(game)
    return cast("LiveScene", scene) if hasattr(scene, "hold") else None


# -- in the process that steps ---------------------------------------------------------


@dataclass
class Grip:
    """One hand: what it holds, and where it is wanted."""

    scene: LiveScene
    live: Live
    tilt: float = 0.0
    shake: int = 0  # until a frame has heeded it
    free: bool = False  # nobody moves it any more; it goes back

    def step(self) -> tuple[bytes, bool, End]:
        """One frame; whether it was the last, and how it ended."""
        try:
            free = self.free = self.free or self.live.frames >= PUT_DOWN
            frame = self.live.frame(0.0 if free else self.tilt, 0 if free else self.shake)
            self.shake = 0
            if self.live.done:
                return frame, True, Moved(*self.scene.moved(self.live))
            return frame, free and self.live.untouched(), None
        except Exception as error:  # noqa: BLE001  (told to whoever holds it)
            return b"", True, PhysicsError(f"{error}; please try again")


def heed(message: tuple[object, ...], grips: dict[int, Grip]) -> None:
    """Take something up, move it, let go of it, forget it."""
    what, key = cast("tuple[str, int]", message[:2])
    rest = message[2:]
    if what == "hold":
        asked = PhysicsRequest(*cast("tuple[str, int, tuple[int, ...]]", rest))
        scene = live_scene_of(asked.game)
        assert scene is not None
        grips[key] = Grip(scene, scene.hold(asked.numbers))
    elif key in grips and what == "tilt":
        tilt, shake = cast("tuple[float, int]", rest)
        grips[key].tilt = tilt
        grips[key].shake = max(grips[key].shake, shake)
    elif key in grips and what == "free":
        grips[key].free = True
    elif what == "forget":
        grips.pop(key, None)


def work(line: Connection, core: int | None) -> None:
    """The life of the process: step all that is held until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    from spicery.physics.live_shaker import LiveShaker

    LiveShaker(5, 2, 1).frame(30.0)
    grips: dict[int, Grip] = {}
    due = time.monotonic()
    with suppress(EOFError, OSError):
        line.send("ready")
        while True:
            wait = max(0.0, due - time.monotonic()) if grips else None
            if line.poll(wait):
                if not grips:
                    due = time.monotonic()
                heed(line.recv(), grips)
                continue
            told: Told = [(key, *grip.step()) for key, grip in grips.items()]
            for key, _, ended, _ in told:
                if ended:
                    del grips[key]
            line.send(told)
            due = max(due + FRAME, time.monotonic() - BEHIND)


# -- in the process that asks ----------------------------------------------------------


class Held:
    """Something that is held, as its holder's side sees it."""

    def __init__(
        self,
        hands: Hands,
        key: int,
        on_frame: Callable[[bytes], None],
        on_end: Callable[[End], None],
    ) -> None:
        self._hands = hands
        self.key = key
        self.on_frame = on_frame
        self.on_end = on_end

    def tilt(self, degrees: float, shake: int) -> None:
        """Where the hand is wanted."""
        self._hands.send("tilt", self.key, degrees, shake)

    def free(self) -> None:
        """Nobody moves it any more: the hand goes back by itself."""
        self._hands.send("free", self.key)

    def forget(self) -> None:
        """Nobody wants to know how it ends."""
        self._hands.drop(self.key)


class Hands:
    """All that is held live, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.pid = 0  # of the process; 0 while there is none
        self._line: Connection | None = None
        self._process: BaseProcess | None = None
        self._held: dict[int, Held] = {}
        self._last = 0
        self._closed = threading.Event()
        self._heard_at = 0.0
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Start the process; until it is warm, nothing can be held."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="hands", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """End the process; not in the loop, for it waits."""
        self._closed.set()
        self._kill()
        if self._thread is not None:
            self._thread.join()

    def hold(
        self,
        asked: PhysicsRequest,
        on_frame: Callable[[bytes], None],
        on_end: Callable[[End], None],
    ) -> Held | None:
        """Take something up; None if as many are held as may be."""
        if not self.pid or len(self._held) >= self.most:
            return None
        self._last += 1
        held = self._held[self._last] = Held(self, self._last, on_frame, on_end)
        self._heard_at = time.monotonic()
        self.send("hold", held.key, *asked)
        return held

    def send(self, *message: object) -> None:
        """Tell the process something; if it is gone, the thread finds out."""
        if self._line is not None:
            with suppress(OSError):
                self._line.send(message)

    def drop(self, key: int) -> None:
        """Nobody wants to know any more."""
        if self._held.pop(key, None):
            self.send("forget", key)

    # -- the thread -------------------------------------------------------------------

    def _listen(self) -> None:
        while not self._closed.is_set():
            with suppress(EOFError, OSError, PhysicsError):  # if it cannot start now, then later
                line = self._begin()
                while self._alive(line):
                    self._tell(self._heard, line.recv())
            self._kill()
            self._tell(self._broken)
            self._closed.wait(BREATH)

    def _begin(self) -> Connection:
        line, process = spawned(work, cores()[0])
        self._line, self._process = line, process
        with suppress(EOFError, OSError):
            if line.poll(STARTING) and line.recv() == "ready":
                self.pid = process.pid or 0
        return line

    def _alive(self, line: Connection) -> bool:
        """Wait for a word; False if the process is stuck."""
        while not line.poll(LOOKING):
            if self._closed.is_set():
                return False
            silent = time.monotonic() - self._heard_at
            if not self.pid or (self._held and silent > STUCK):
                return False
        self._heard_at = time.monotonic()
        return True

    def _kill(self) -> None:
        self.pid = 0
        process = self._process
        if process is not None:
            process.kill()
            process.join()

    def _tell(self, told: Callable[..., None], *values: object) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(told, *values)

    # -- in the loop ------------------------------------------------------------------

    def _heard(self, told: Told) -> None:
        for key, frame, ended, end in told:
            held = self._held.get(key)
            if held is None:
                continue
            if frame:
                held.on_frame(frame)
            if ended:
                del self._held[key]
                held.on_end(end)

    def _broken(self) -> None:
        """The process is gone, and all that was held with it."""
        held, self._held = self._held, {}
        for each in held.values():
            each.on_end(PhysicsError(STOPPED))
