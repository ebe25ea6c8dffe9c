"""A whole server and its people in one event loop, where no time passes but what is waited for.

The real application is asked without sockets, and the real store writes in memory, without its
threads.  A wait of an hour takes no time, so that every fault can be tried at every place.
"""

from __future__ import annotations

import asyncio
import json
import selectors
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, Self, TypeVar

from spicery.core.catalog import Game
from spicery.physics.errors import PhysicsError
from spicery.physics.nature import Answer, PhysicsRequest, engine_name, settle
from spicery.server import diagnostics
from spicery.server.app import App, make_app
from spicery.server.bots.bot_pool import BotPool, NoThought
from spicery.server.bots.bot_worker import BotRequest, BotWorker, Thought
from spicery.server.bots.fair_queue import Urgency
from spicery.server.clock import SystemClock
from spicery.server.physics.answers import Physics
from spicery.server.replays.replay_pool import Readers
from spicery.server.replays.replay_worker import Job, frames
from spicery.server.settings import Settings
from spicery.store import Broken, SqliteStore
from spicery.store.schema import prepare
from spicery.store.sqlite import Job as Written
from tests.server.house import PLENTY
from tests.server.stubborn import Line, Person, Told

T = TypeVar("T")
MIDNIGHT = 1_700_000_000.0
MISTAKES = ("mistake", "frozen", "errand-failed", "not-swept")  # what no fault of others excuses


class Skipping(selectors.DefaultSelector):
    """Lets time pass by the wait that is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Do not wait, but say that it was done."""
        assert timeout is not None, "everybody waits, and nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class Hasty(asyncio.SelectorEventLoop):
    """A loop in which every wait is over at once."""

    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)

    def time(self) -> float:
        """The seconds that were waited for."""
        now: float = self.skipping.now
        return now


class LoopClock(SystemClock):
    """The time of the loop, and a clock on the wall that somebody may set."""

    def __init__(self) -> None:
        self.wrong = 0.0  # by how many seconds it was set

    def wall(self) -> float:
        """The loop began at midnight."""
        return MIDNIGHT + self.monotonic() + self.wrong

    def monotonic(self) -> float:
        """As the loop has it."""
        return asyncio.get_running_loop().time()


def hastily(work: Coroutine[Any, Any, T]) -> T:
    """Run something in a loop without waits."""
    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(work)


class Plan:
    """Which calls fail: from the first on, so many."""

    def __init__(self, first: int = 0, many: int = 1, *, late: bool = False) -> None:
        self.first = first
        self.many = many
        self.late = late  # what fails is written all the same
        self.reads = True  # they fail, too
        self.calls = 0

    def fails(self) -> bool:
        """Whether the call that comes now fails."""
        self.calls += 1
        return self.first <= self.calls < self.first + self.many and bool(self.first)


class Prompt(SqliteStore):
    """The store's own statements on a database in memory, and faults by a plan."""

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
        """Be called after every append."""
        self._watchers[told] = asyncio.get_running_loop()

        def stop() -> None:
            self._watchers.pop(told, None)

        return stop

    async def close(self) -> None:
        """There is no thread to end."""
        self._closed = True

    def _put(self, job: Written) -> asyncio.Future[Any]:
        fails = self.plan.fails()
        if fails and not self.plan.late:
            job.fault = Broken("the disk is full")
        else:
            self._commit(self.base, [job])
        if fails and job.fault is None:
            job.loop.call_soon(job.done.set_exception, Broken("the disk did not answer"))
        else:
            job.loop.call_soon(self._settle, [job])
        return job.done

    async def _ask(self, asked: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        await asyncio.sleep(0)
        if self.plan.reads and self.plan.fails():
            raise Broken("the disk cannot be read")
        return self.base.execute(asked, values).fetchall()

    def log(self, table: str) -> list[Told]:
        """The entries of a table, whatever the plan."""
        asked = "select entry from log where place = ? order by version"
        return [json.loads(entry) for (entry,) in self.base.execute(asked, (table,))]


class Near(BotPool):
    """Bots that think in this process, all of them quickly; faults by a plan."""

    def __init__(self, plan: Plan, fault: type[Exception] = NoThought) -> None:
        super().__init__(1.0)
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
    ) -> Thought:
        """What the sensible bot would do."""
        await asyncio.sleep(0.01)
        if self.plan.fails():
            raise NoThought("Fault", []) if self.fault is NoThought else self.fault("it is gone")
        asked.key, asked.bot = "", "sensible"
        asked.since, asked.told = 0, told(0)[:version]
        thought = self.mind.think(asked)
        assert not thought.fault, thought
        return thought


class Reading(Readers):
    """Records are read in this process."""

    async def parts(self, job: Job) -> list[bytes]:
        """The parts of an answer."""
        await asyncio.sleep(0.1)
        return [data for _, data in frames(job)]


class Here(Physics):
    """Physics in this process; faults by a plan."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(Settings())
        self.plan = plan

    def engine_for(self, game: Game) -> str:
        """Every table that begins here has physics."""
        return engine_name()

    async def settled(self, asked: PhysicsRequest) -> Answer:
        """What the physics answers."""
        await asyncio.sleep(0.1)
        if self.plan.fails():
            raise PhysicsError("the physics has stopped; please try again")
        return settle(asked)


class Evening:
    """A server, what it keeps, and who is there."""

    def __init__(
        self, store: Prompt, bot_pool: Near | None = None, physics: Here | None = None
    ) -> None:
        self.store = store
        self.clock = LoopClock()
        settings = Settings(
            clock=self.clock,
            messages=PLENTY,
            requests=PLENTY,
            chats=PLENTY,
            hints=PLENTY,
            claims=PLENTY,
        )
        self.app: App = make_app(store, settings)
        self.registry = self.app.registry
        self.registry.services.bot_pool = bot_pool or Near(Plan())
        self.registry.services.readers = Reading(1, 1.0)
        if physics is not None:
            self.registry.services.physics = physics
        self.lines: list[Line] = []

    async def __aenter__(self) -> Self:
        """Open the house."""
        self.registry.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it."""
        ours = [
            each.event for each in diagnostics.FAULTS.tallies.values() if each.event in MISTAKES
        ]
        for line in self.lines:
            line.hang_up()
        await asyncio.sleep(0)
        await self.registry.close()
        assert ours == []

    def guest(self, cookie: str = "") -> Person:
        """Somebody with a browser."""
        return Person(self, cookie)
