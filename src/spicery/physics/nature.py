"""NATURE by physics: questions out of states, answers out of scenes, in this process or others.

A question is plain data.  A worker that is late or dies is replaced, and whoever asked is told
by a PhysicsError: nothing has happened then, and the motion can be made again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from importlib import metadata
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import NamedTuple, Protocol, cast

from spicery.core.game import NATURE, Action, State
from spicery.core.rng import Rng
from spicery.core.table import Nature
from spicery.games import find
from spicery.physics.errors import PhysicsError

SECONDS = 10.0  # that a worker may take for one answer
STARTING = 60.0  # and to load the engine on a busy machine


class PhysicsRequest(NamedTuple):
    """What NATURE is asked: whose scene, the code of the answer, and numbers."""

    game: str
    code: int
    numbers: tuple[int, ...]


class Answer(NamedTuple):
    """What NATURE answers: the numbers of its action, the film, and which engine it was."""

    numbers: tuple[int, ...]
    film: bytes
    engine: str


class Scene(Protocol):
    """What a game's scene.py offers."""

    def request(self, state: State, rng: Rng) -> list[int]:
        """What the physics must know; nothing if the answer is no matter of skill."""

    def settle(self, numbers: Sequence[int]) -> tuple[tuple[int, ...], bytes]:
        """NATURE's answer and the film."""


@cache
def scene_of(game: str) -> Scene | None:
    """The scene of a game; None if it has none."""
    return cast("Scene | None", find(game).part("physics.scene"))


@cache
def engine_name() -> str:
    """The engine and its version as they stand on a record."""
    return f"rapier3d {metadata.version('rapier3d')}"


def question(game: str, state: State, rng: Rng) -> PhysicsRequest | None:
    """What to ask the physics about a state that waits for NATURE; None: chance answers."""
    scene = scene_of(game)
    numbers = scene.request(state, rng) if scene else []
    return PhysicsRequest(game, int(state.awaits), tuple(numbers)) if numbers else None


def settle(asked: PhysicsRequest) -> Answer:
    """Answer in this process."""
    scene = scene_of(asked.game)
    assert scene is not None
    numbers, film = scene.settle(asked.numbers)
    return Answer(numbers, film, engine_name())


def action(asked: PhysicsRequest, found: Answer) -> Action:
    """An answer as NATURE's action."""
    return Action(NATURE, asked.code, found.numbers)


def physical(game: str) -> Nature:
    """The NATURE of a table without a server: physics in this process, chance for the rest."""
    return partial(settled, game)


def settled(game: str, state: State, rng: Rng) -> Action:
    """What physics, or else chance, answers."""
    asked = question(game, state, rng)
    return action(asked, settle(asked)) if asked else state.draw(rng)


# -- in other processes ---------------------------------------------------------------


def work(line: Connection, core: int | None) -> None:
    """The life of a worker: load the engine, then answer until the line is cut."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})  # or the engine hands every step to another core
    from spicery.physics.chips import throw
    from spicery.physics.flight import Release

    throw({}, 0, Release((0.0, -27.0, 5.0), (0.0, 150.0, 0.0), (0.0, 0.0, 0.0)))
    line.send(("ready", engine_name()))
    while True:
        try:
            asked = PhysicsRequest(*line.recv())
        except (EOFError, OSError):
            return
        try:
            line.send(("answer", tuple(settle(asked))))
        except Exception as error:  # noqa: BLE001  (told to whoever asked)
            line.send(("error", f"{type(error).__name__}: {error}"))


def spawned(
    life: Callable[[Connection, int | None], None], core: int | None
) -> tuple[Connection, BaseProcess]:
    """A new process and the line to it; PhysicsError if the machine has no room for one now."""
    context = multiprocessing.get_context("spawn")
    try:
        line, theirs = context.Pipe()
        with theirs:
            process = context.Process(target=life, args=(theirs, core), daemon=True)
            process.start()
    except OSError as error:
        raise PhysicsError("the physics cannot be started now; please try again") from error
    return line, process


class Worker:
    """One process that answers, started anew when it fails."""

    def __init__(self, core: int | None) -> None:
        self.core = core
        self.line: Connection | None = None
        self.process: BaseProcess | None = None

    def start(self) -> None:
        """Start the process and wait until the engine is warm."""
        self.line, self.process = spawned(work, self.core)
        self._hear(STARTING)

    def ask(self, asked: PhysicsRequest, seconds: float) -> Answer:
        """One answer; PhysicsError if there is none in time."""
        if self.process is not None and not self.process.is_alive():
            self.stop()  # it died at rest, which is nobody's fault who asks now
        if self.line is None:
            self.start()
        assert self.line is not None
        try:
            self.line.send(tuple(asked))
        except OSError as error:
            self.stop()
            raise PhysicsError("the physics has stopped; please try again") from error
        return Answer(*self._hear(seconds))

    def _hear(self, seconds: float) -> tuple[tuple[int, ...], bytes, str]:
        assert self.line is not None
        try:
            if not self.line.poll(seconds):
                self.stop()
                raise PhysicsError("the physics took too long; please try again")
            kind, told = self.line.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise PhysicsError("the physics has stopped; please try again") from error
        if kind == "error":
            raise PhysicsError(told)
        return cast("tuple[tuple[int, ...], bytes, str]", told)

    def kill(self) -> None:
        """End the process, from whatever thread; who waits for its answer hears that it ended."""
        process = self.process
        if process is not None:
            with suppress(ValueError, AttributeError):  # closed meanwhile, or not begun yet
                process.kill()

    def stop(self) -> None:
        """End the process at once."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None


def cores() -> Sequence[int | None]:
    """The cores that we may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return [None] * (os.cpu_count() or 1)


class Workers:
    """Processes that answer for live tables, each one question at a time."""

    def __init__(self, count: int = 1, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        places = cores()
        self._workers = [Worker(places[-1 - number % len(places)]) for number in range(count)]
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="physics")
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()

    async def start(self) -> None:
        """Start all and wait until they are warm."""
        loop = asyncio.get_running_loop()
        starting = [loop.run_in_executor(self._threads, each.start) for each in self._workers]
        await asyncio.gather(*starting, return_exceptions=True)  # who asks it starts it again
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def answer(self, asked: PhysicsRequest) -> Answer:
        """The answer to a question; PhysicsError if there is none in time."""
        worker = await self._idle.get()
        loop = asyncio.get_running_loop()
        asking = loop.run_in_executor(self._threads, worker.ask, asked, self.seconds)
        asking.add_done_callback(lambda _: self._idle.put_nowait(worker))
        return await asyncio.shield(asking)

    def pids(self) -> list[int]:
        """The processes that run now."""
        running = [worker.process for worker in self._workers if worker.process is not None]
        return [process.pid for process in running if process.pid is not None]

    def stop(self) -> None:
        """End all processes."""
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.stop()
