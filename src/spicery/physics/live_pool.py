"""Simulations that people control while they run, such as a shaker in somebody's hand.

One worker process steps them all, sixty times a second.  A holder sends the position of the hand
and receives every frame.  If the process hangs, dies or sends nonsense, it is replaced; holders get
an error, and the table stays as it was.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple, Protocol, cast

from spicery.physics.cores import usable_cores
from spicery.physics.errors import PhysicsError
from spicery.physics.film import RATE
from spicery.physics.simulation import PhysicsRequest, Scene, scene_of
from spicery.supervision.pool import WorkerPool
from spicery.supervision.process import WorkerEnded
from spicery.supervision.worker import Worker

FRAME = 1 / RATE
HEARTBEAT = 0.5  # seconds between messages of a process without simulations
SILENT = 3.0  # seconds without a message after which a process is considered hung
PAUSE = 0.2  # seconds before a process is replaced
STOPPED = "the simulation stopped; please try again"


class LiveObject(Protocol):
    """An object that is simulated frame by frame."""

    frames: int
    done: bool

    def frame(self, tilt: float, shake: int = 0) -> bytes:
        """Simulate one frame; the poses after it."""

    def untouched(self) -> bool:
        """Whether it can be put down as if it had never been picked up."""


class LiveResult(NamedTuple):
    """The numbers of the hand's action, those of NATURE's answer, and the film."""

    motion: tuple[int, ...]
    answer: tuple[int, ...]
    film: bytes


class LiveScene(Scene, Protocol):
    """A scene with an object that can be held."""

    def complete(self, text: str) -> str:
        """An action without its motion, completed with one so that the rules can judge it."""

    def hold(self, numbers: Iterable[int]) -> LiveObject:
        """The object that a request describes."""

    def result(self, live: LiveObject) -> tuple[tuple[int, ...], tuple[int, ...], bytes]:
        """The motion, the numbers of NATURE's action, and the film."""


def live_scene_of(game: str) -> LiveScene | None:
    """The game's scene if it has an object that can be held, else None."""
    scene = scene_of(game)
    return cast("LiveScene", scene) if hasattr(scene, "hold") else None


# -- messages to and from the worker process -------------------------------------------


class Start(NamedTuple):
    """Pick up an object."""

    request: PhysicsRequest


class Tilt(NamedTuple):
    """Where the hand is now."""

    degrees: float
    shake: int


class Free(NamedTuple):
    """The holder let go: return the object to rest automatically."""


Command = Start | Tilt | Free | None  # None: discard the simulation
Ending = LiveResult | PhysicsError | None  # None: it was put down untouched
Update = tuple[int, bytes, bool, Ending]  # key, frame, whether it ended, how


class LiveWorker(Worker):
    """The process that steps all simulations."""

    MODULE = "spicery.physics.live_worker"


def updates_in(message: bytes) -> list[Update]:
    """The updates in a message of the worker process; ValueError if it holds anything else."""
    updates = pickle.loads(message)
    if not isinstance(updates, list):
        raise ValueError("not a list of updates")
    return [(int(key), bytes(frame), bool(ended), how) for key, frame, ended, how in updates]


async def started(seconds: float) -> LiveWorker:
    """A process on the first core; those of the `PhysicsPool` are assigned from the last one."""
    return await LiveWorker.start(seconds, str(usable_cores()[0]))


# -- in the process of the server ------------------------------------------------------


class LiveSimulation:
    """One simulation, from the holder's side."""

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
        """The holder let go: return the object to rest automatically."""
        self._all.send(self._key, Free())

    def remove(self) -> None:
        """Abandon the simulation; its result is discarded."""
        self._all.remove(self._key)


class LiveSimulations:
    """All running simulations, up to a limit."""

    def __init__(
        self,
        most: int,
        clock: Callable[[], float] = time.monotonic,
        on_fault: Callable[[Exception], None] = lambda _: None,
    ) -> None:
        self.most = most
        self._pool = WorkerPool(started, 0.0, clock=clock)
        self._on_fault = on_fault  # called when a process has to be replaced
        self._worker: LiveWorker | None = None  # None until it is ready
        self._running: dict[int, LiveSimulation] = {}
        self._last = 0
        self._supervising: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the process; nothing can be held until it is ready."""
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
        """Pick up an object; None if the limit is reached or no process is ready."""
        if self._worker is None or len(self._running) >= self.most:
            return None
        self._last += 1
        simulation = LiveSimulation(self, self._last, on_frame, on_end)
        self._running[self._last] = simulation
        self.send(self._last, Start(request))
        return simulation

    def send(self, key: int, command: Command) -> None:
        """Send a command; if the process is gone, its holders are about to get an error anyway."""
        if self._worker is not None:
            with suppress(WorkerEnded):
                self._worker.post(pickle.dumps((key, command)))

    def remove(self, key: int) -> None:
        """Discard a simulation."""
        if self._running.pop(key, None):
            self.send(key, None)

    async def _supervise(self) -> None:
        """Replace the process whenever it ends, hangs or sends what cannot be understood."""
        while True:
            try:
                await self._pool.ask(self._listen)
            except Exception as error:  # noqa: BLE001  (whatever it was, the pool ended the process)
                self._on_fault(error)
            await asyncio.sleep(PAUSE)

    async def _listen(self, worker: LiveWorker) -> None:
        """Pass on what a process sends, for as long as it sends anything.

        Holders are called by the event loop, so that their errors do not end the process.
        """
        self._worker = worker
        loop = asyncio.get_running_loop()
        try:
            while True:
                async with asyncio.timeout(SILENT):
                    updates = updates_in(await worker.receive())
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
        """The process is gone, and with it everything that was held."""
        for each in running.values():
            each.on_end(PhysicsError(STOPPED))
