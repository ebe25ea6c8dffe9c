"""Simulations that people move while they run, such as a shaker in somebody's hand.

One worker process steps them all, sixty times a second.  Whoever holds an object says where the
hand is and gets every frame.  A process that hangs or dies is replaced; those who held something
are told so, and nothing has happened.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple, Protocol, cast

from spicery.physics.cores import usable_cores
from spicery.physics.errors import PhysicsError
from spicery.physics.film import RATE
from spicery.physics.simulation import PhysicsRequest, Scene, scene_of
from spicery.supervision.pool import WorkerPool
from spicery.supervision.process import CannotStart, WorkerEnded
from spicery.supervision.worker import Worker

FRAME = 1 / RATE
HEARTBEAT = 0.5  # seconds between two signs of life of a process without simulations
SILENT = 3.0  # seconds without a message, after which a process is taken to hang
PAUSE = 0.2  # seconds before a process that ended is replaced
STOPPED = "the physics has stopped; please try again"


class LiveObject(Protocol):
    """An object that is simulated frame by frame."""

    frames: int
    done: bool

    def frame(self, tilt: float, shake: int = 0) -> bytes:
        """Simulate one frame; the poses after it."""

    def untouched(self) -> bool:
        """Whether it can be put down as if nobody had taken it."""


class LiveResult(NamedTuple):
    """What a hand did, as the numbers of its action; those of NATURE's action; the film."""

    motion: tuple[int, ...]
    answer: tuple[int, ...]
    film: bytes


class LiveScene(Scene, Protocol):
    """A scene with an object that can be held."""

    def complete(self, text: str) -> str:
        """An action without its motion, completed so that the rules can judge it."""

    def hold(self, numbers: Iterable[int]) -> LiveObject:
        """The object that a request is about."""

    def result(self, live: LiveObject) -> tuple[tuple[int, ...], tuple[int, ...], bytes]:
        """The motion, the numbers of NATURE's action, and the film."""


def live_scene_of(game: str) -> LiveScene | None:
    """The scene of a game in which something can be held; None if there is none."""
    scene = scene_of(game)
    return cast("LiveScene", scene) if hasattr(scene, "hold") else None


# -- messages to and from the worker process -------------------------------------------


class Start(NamedTuple):
    """Take something into the hand."""

    request: PhysicsRequest


class Tilt(NamedTuple):
    """Where the hand is now."""

    degrees: float
    shake: int


class Free(NamedTuple):
    """Nobody moves it any more: the hand goes back by itself."""


Command = Start | Tilt | Free | None  # None: remove it
Ending = LiveResult | PhysicsError | None  # None: it was put down untouched
Update = tuple[int, bytes, bool, Ending]  # key, frame, whether it ended, how


class LiveWorker(Worker):
    """The process that steps them all."""

    MODULE = "spicery.physics.live_worker"


async def started(seconds: float) -> LiveWorker:
    """A process on the first core; simulations of whole throws begin with the last one."""
    return await LiveWorker.start(seconds, str(usable_cores()[0]))


# -- in the process of the server ------------------------------------------------------


class LiveSimulation:
    """One simulation, as whoever holds the object sees it."""

    def __init__(
        self,
        all_: LiveSimulations,
        key: int,
        on_frame: Callable[[bytes], None],
        on_end: Callable[[Ending], None],
    ) -> None:
        self._all = all_
        self._key = key
        self.on_frame = on_frame
        self.on_end = on_end

    def tilt(self, degrees: float, shake: int) -> None:
        """Where the hand is now."""
        self._all.send(self._key, Tilt(degrees, shake))

    def free(self) -> None:
        """Nobody moves it any more: the hand goes back by itself."""
        self._all.send(self._key, Free())

    def remove(self) -> None:
        """Nobody wants to know how it ends."""
        self._all.remove(self._key)


class LiveSimulations:
    """All simulations that run now, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._pool = WorkerPool(started, 0.0)
        self._worker: LiveWorker | None = None  # None until it is ready
        self._running: dict[int, LiveSimulation] = {}
        self._last = 0
        self._supervising: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the process; until it is ready, nothing can be held."""
        self._supervising = asyncio.create_task(self._supervise())

    async def close(self) -> None:
        """End the process."""
        if self._supervising is not None:
            self._supervising.cancel()
            with suppress(asyncio.CancelledError):
                await self._supervising
        await self._pool.close()

    @property
    def pid(self) -> int:
        """The process id; 0 while there is no process."""
        return self._worker.pid if self._worker is not None else 0

    def hold(
        self,
        request: PhysicsRequest,
        on_frame: Callable[[bytes], None],
        on_end: Callable[[Ending], None],
    ) -> LiveSimulation | None:
        """Take something into the hand; None if no more can be held now."""
        if self._worker is None or len(self._running) >= self.most:
            return None
        self._last += 1
        simulation = LiveSimulation(self, self._last, on_frame, on_end)
        self._running[self._last] = simulation
        self.send(self._last, Start(request))
        return simulation

    def send(self, key: int, command: Command) -> None:
        """Tell the process something; if it is gone, all holders are told soon anyway."""
        if self._worker is not None:
            with suppress(WorkerEnded):
                self._worker.post(pickle.dumps((key, command)))

    def remove(self, key: int) -> None:
        """Nobody wants to know any more."""
        if self._running.pop(key, None):
            self.send(key, None)

    async def _supervise(self) -> None:
        while True:
            with suppress(CannotStart, WorkerEnded, TimeoutError):
                await self._pool.ask(self._listen)
            await asyncio.sleep(PAUSE)

    async def _listen(self, worker: LiveWorker) -> None:
        """Pass on what a process sends, for as long as it sends anything.

        Holders are called by the loop, so that an error of theirs stays theirs.
        """
        self._worker = worker
        loop = asyncio.get_running_loop()
        try:
            while True:
                async with asyncio.timeout(SILENT):
                    updates: list[Update] = pickle.loads(await worker.receive())
                for update in updates:
                    loop.call_soon(self._pass_on, *update)
        finally:
            self._worker = None
            loop.call_soon(self._break_off, self._running)
            self._running = {}

    def _pass_on(self, key: int, frame: bytes, ended: bool, ending: Ending) -> None:
        simulation = self._running.get(key)
        if simulation is None:
            return
        if frame:
            simulation.on_frame(frame)
        if ended:
            del self._running[key]
            simulation.on_end(ending)

    def _break_off(self, running: dict[int, LiveSimulation]) -> None:
        """The process is gone, and with it all that was held."""
        for each in running.values():
            each.on_end(PhysicsError(STOPPED))
