"""A whole server and its clients in one event loop with simulated time.

The real application runs without sockets, and the real store in memory without threads.  Waits take
no real time, so that every fault can be injected at every point.
"""

from __future__ import annotations

import asyncio
import json
import selectors
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

from spicery.core.catalog import Game
from spicery.physics.errors import PhysicsError
from spicery.physics.simulation import PhysicsRequest, PhysicsResult, engine_name, simulate
from spicery.server import diagnostics
from spicery.server.app import App, make_app
from spicery.server.bots.bot_pool import BotFailure, BotPool
from spicery.server.bots.bot_worker import BotReply, BotRequest, BotWorker
from spicery.server.bots.fair_queue import Urgency
from spicery.server.clock import SystemClock
from spicery.server.physics.answers import Physics
from spicery.server.replays.replay_pool import ReplayPool
from spicery.server.replays.replay_worker import Job, answer
from spicery.server.settings import Settings
from spicery.store import SqliteStore, StoreError
from spicery.store.schema import prepare
from spicery.store.sqlite import Job as Written
from tests.server.live_server import PLENTY
from tests.server.simulated_clients import Person, TableClient, Told

T = TypeVar("T")
MIDNIGHT = 1_700_000_000.0
UNLIMITED = dict.fromkeys(("messages", "requests", "chats", "hints", "claims"), PLENTY)
MISTAKES = ("mistake", "frozen", "errand-failed", "not-swept")  # logged only for bugs


class SimulatedSelector(selectors.DefaultSelector):
    """Advances simulated time instead of waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Return immediately and advance the time."""
        assert timeout is not None, "deadlock: nothing is scheduled"
        self.now += max(0.0, timeout)
        return super().select(0)


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop with simulated time."""

    def __init__(self) -> None:
        self.skipping = SimulatedSelector()
        super().__init__(self.skipping)

    def time(self) -> float:
        """Simulated seconds."""
        now: float = self.skipping.now
        return now


class LoopClock(SystemClock):
    """Simulated time, with a wall clock that tests can adjust."""

    def __init__(self) -> None:
        self.wrong = 0.0  # offset of the wall clock

    def wall(self) -> float:
        """Simulated wall-clock time."""
        return MIDNIGHT + self.monotonic() + self.wrong

    def monotonic(self) -> float:
        """The time of the event loop."""
        return asyncio.get_running_loop().time()


def run_simulated(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine with simulated time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(work)


class Plan:
    """Which calls fail: `many` calls from number `first` on."""

    def __init__(self, first: int = 0, many: int = 1, *, late: bool = False) -> None:
        self.first = first
        self.many = many
        self.late = late  # failing writes take effect all the same
        self.reads = True  # whether reads count, too
        self.calls = 0

    def fails(self) -> bool:
        """Whether the current call fails."""
        self.calls += 1
        return self.first <= self.calls < self.first + self.many and bool(self.first)


class InMemoryStore(SqliteStore):
    """The real store on an in-memory database, with planned faults."""

    def __init__(self, kept: bytes = b"", plan: Plan | None = None) -> None:
        self.plan = plan or Plan()
        self.base = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        if kept:
            self.base.deserialize(kept)
        else:
            prepare(self.base)
        self._watchers = {}
        self._lengths = {}
        self._counted = -1
        self._row = 0
        self._files = {}
        self._closed = False

    def watch(self, told: Callable[[str, int], None]) -> Callable[[], None]:
        """Subscribe to appends."""
        self._watchers[told] = asyncio.get_running_loop()

        def stop() -> None:
            self._watchers.pop(told, None)

        return stop

    async def close(self) -> None:
        """Close; there are no threads."""
        self._closed = True

    def _put(self, job: Written) -> asyncio.Future[Any]:
        fails = self.plan.fails()
        if fails and not self.plan.late:
            job.fault = StoreError("the disk is full")
        else:
            self._commit(self.base, [job])
        if fails and job.fault is None:
            job.loop.call_soon(job.done.set_exception, StoreError("the disk did not answer"))
        else:
            job.loop.call_soon(self._settle, [job])
        return job.done

    async def _ask(self, asked: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        await asyncio.sleep(0)
        if self.plan.reads and self.plan.fails():
            raise StoreError("the disk cannot be read")
        return self.base.execute(asked, values).fetchall()

    def log(self, table: str) -> list[Told]:
        """The entries of a table, regardless of planned faults."""
        asked = "select entry from log where place = ? order by version"
        return [json.loads(entry) for (entry,) in self.base.execute(asked, (table,))]


class InProcessBots(BotPool):
    """Bots in this process, all of them fast, with planned faults."""

    def __init__(
        self, plan: Plan, fault: type[Exception] = BotFailure, bot: str = "sensible"
    ) -> None:
        super().__init__(1.0)
        self.bot = bot
        self.plan = plan
        self.fault = fault
        self.mind = BotWorker()

    async def think(
        self,
        asked: BotRequest,
        version: int,
        told: Callable[[int], list[list[str]]],
        owner: str,
        urgency: Callable[[], Urgency],
    ) -> BotReply:
        """Ask the same bot for every request."""
        await asyncio.sleep(0.01)
        if self.plan.fails():
            raise BotFailure("Fault", []) if self.fault is BotFailure else self.fault("it is gone")
        asked.key, asked.bot = "", self.bot
        asked.since, asked.told = 0, told(0)[:version]
        return self.mind.think(asked)


class InProcessReplays(ReplayPool):
    """Replay jobs in this process."""

    async def parts(self, job: Job) -> list[bytes]:
        """The parts of an answer."""
        await asyncio.sleep(0.1)
        return list(answer(job))


class InProcessPhysics(Physics):
    """Physics in this process, with planned faults."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(Settings())
        self.plan = plan

    def engine_for(self, game: Game) -> str:
        """Every table has physics."""
        return engine_name()

    async def simulate(self, asked: PhysicsRequest) -> PhysicsResult:
        """What the physics answers."""
        await asyncio.sleep(0.1)
        if self.plan.fails():
            raise PhysicsError("the simulation stopped; please try again")
        return simulate(asked)


class SimulatedServer:
    """A server with simulated time, store and clients."""

    def __init__(
        self,
        store: InMemoryStore,
        bot_pool: InProcessBots | None = None,
        physics: InProcessPhysics | None = None,
        **settings: Any,
    ) -> None:
        self.store = store
        self.clock = LoopClock()
        chosen = Settings(**{**UNLIMITED, "clock": self.clock, **settings})
        self.app: App = make_app(store, chosen)
        self.registry = self.app.registry
        self.registry.services.bot_pool = bot_pool or InProcessBots(Plan())
        self.registry.services.readers = InProcessReplays(1, 1.0)
        if physics is not None:
            self.registry.services.physics = physics
        self.lines: list[TableClient] = []

    async def __aenter__(self) -> Self:
        """Start the server."""
        self.registry.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop the server; fails if it logged a bug."""
        ours = [each.event for each in diagnostics.FAULTS.counts.values() if each.event in MISTAKES]
        for line in self.lines:
            line.hang_up()
        await asyncio.sleep(0)
        await self.registry.close()
        assert ours == []

    def guest(self, cookie: str = "") -> Person:
        """A simulated browser."""
        return Person(self, cookie)


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[SimulatedServer, SimulatedServer]]:
    """Two servers that share a store."""
    store = InMemoryStore()
    async with SimulatedServer(store) as one, SimulatedServer(store) as two:
        yield one, two


async def opened(line: TableClient) -> TableClient:
    """A connection that has received the state of the table."""
    await line.connect()
    await line.until(lambda: bool(line.news))
    return line
