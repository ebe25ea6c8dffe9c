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
from contextlib import suppress
from typing import Any, Self, TypeVar

from starlette.types import Message, Scope

from spicery.core.catalog import Game
from spicery.physics.nature import Answer, engine_name, settle
from spicery.physics.nature import Question as Motion
from spicery.physics.trouble import PhysicsError
from spicery.server import logs
from spicery.server.app import App, make_app
from spicery.server.clock import Clock
from spicery.server.fair import Urgency
from spicery.server.mind import Mind, Question, Thought
from spicery.server.minds import Minds, NoThought
from spicery.server.nature import Physics
from spicery.server.reader import Job, frames
from spicery.server.readers import Readers
from spicery.server.settings import Settings
from spicery.store import Broken, SqliteStore
from spicery.store.schema import prepare
from spicery.store.sqlite import Job as Written
from tests.server.house import PLENTY

T = TypeVar("T")
Told = dict[str, Any]
MIDNIGHT = 1_700_000_000.0
LONG = 120.0  # seconds that nobody is left without an answer; they pass at once
BREATH = 0.5  # seconds before a person tries again what was refused
BUSY = ("not-now", "stale", "late", "not-kept", "too-often")  # refusals after which one tries again
LASTING = {  # what is in the log once it was taken
    "start": "began",
    "rematch": "wanted",
    "hint": "hinted",
    "remove": "removed",
    "allow": "allowed",
}
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


class LoopClock(Clock):
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


class Near(Minds):
    """Bots that think in this process, all of them quickly; faults by a plan."""

    def __init__(self, plan: Plan, fault: type[Exception] = NoThought) -> None:
        super().__init__(1.0)
        self.plan = plan
        self.fault = fault
        self.mind = Mind()

    async def think(
        self,
        asked: Question,
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

    async def settled(self, asked: Motion) -> Answer:
        """What the physics answers."""
        await asyncio.sleep(0.1)
        if self.plan.fails():
            raise PhysicsError("the physics has stopped; please try again")
        return settle(asked)


class Evening:
    """A server, what it keeps, and who is there."""

    def __init__(
        self, store: Prompt, minds: Near | None = None, physics: Here | None = None
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
        self.house = self.app.house
        self.house.minds = minds or Near(Plan())
        self.house.readers = Reading(1, 1.0)
        if physics is not None:
            self.house.physics = physics
        self.lines: list[Line] = []

    async def __aenter__(self) -> Self:
        """Open the house."""
        self.house.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it."""
        ours = [each.event for each in logs.FAULTS.tallies.values() if each.event in MISTAKES]
        for line in self.lines:
            line.hang_up()
        await asyncio.sleep(0)
        await self.house.close()
        assert ours == []

    def guest(self, cookie: str = "") -> Person:
        """Somebody with a browser."""
        return Person(self, cookie)


class Person:
    """A browser."""

    def __init__(self, evening: Evening, cookie: str) -> None:
        self.evening = evening
        self.cookie = cookie

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """One request: its status, and the answer."""
        sent = b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        scope = {**scope_of("http", path, self.cookie), "method": method}
        scope["query_string"] = query.encode()
        status, parts = 0, [b""]

        coming = [sent]

        async def receive() -> Message:
            if not coming:  # they stay on the line
                await asyncio.get_running_loop().create_future()
            return {"type": "http.request", "body": coming.pop(), "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    if name == b"set-cookie":
                        self.cookie = value.decode().partition(";")[0]
            else:
                parts.append(message.get("body", b""))

        await asyncio.wait_for(self.evening.app(scope, receive, send), LONG)
        text = b"".join(parts).decode()
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    async def insist(self, method: str, path: str, body: object = None) -> Any:
        """A request that is sent again as long as the server cannot do it now."""
        for _ in range(30):
            status, told = await self.ask(method, path, body)
            if status < 300:
                return told
            assert status in (409, 503), (status, told)
            assert told["why"] in BUSY, told
            await asyncio.sleep(BREATH)
        raise AssertionError(f"{path}: {told}")

    async def named(self, name: str) -> Person:
        """Take a name."""
        await self.insist("POST", "/api/me", {"name": name})
        return self

    async def open(self, game: str = "spicy", seats: int = 2, **wish: Any) -> str:
        """A new table."""
        told = await self.insist("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        table: str = told["id"]
        entries = self.evening.store.log(table)
        assert ("began" in [entry["type"] for entry in entries]) == bool(wish.get("start"))
        return table

    def at(self, table: str, *seats: int) -> Line:
        """A socket at a table."""
        line = Line(self, table, seats)
        self.evening.lines.append(line)
        return line


class Line:
    """A client at a table: it connects again, and sends again what was refused for now."""

    def __init__(self, person: Person, table: str, seats: tuple[int, ...]) -> None:
        self.person = person
        self.table = table
        self.seats = seats
        self.news: Told = {}
        self.about: Told = {}
        self.count = 0
        self.posted: set[str] = set()
        self.answers: dict[str, Told] = {}
        self.open = False
        self._changed = asyncio.Event()
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    # -- the socket ---------------------------------------------------------------------

    async def connect(self) -> None:
        """Connect, as often as it takes, and say hello."""
        for _ in range(30):
            self._sent = asyncio.Queue()
            self._sent.put_nowait({"type": "websocket.connect"})
            scope = scope_of("websocket", f"/api/tables/{self.table}/socket", self.person.cookie)
            self.open = True
            app = self.person.evening.app
            self._task = asyncio.create_task(app(scope, self._sent.get, self._heard))
            self.about = {}
            self._say({"say": "hello", "since": 0})
            await self.until(lambda: bool(self.about) or not self.open)
            if self.open:
                return
            await asyncio.sleep(BREATH)
        raise AssertionError("nobody lets us in")

    def hang_up(self) -> None:
        """Close the socket."""
        if self.open:
            self.open = False
            self._sent.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def _say(self, said: Told) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(said)})

    async def _heard(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.open = False
        elif message["type"] == "websocket.send":
            told: Told = json.loads(message["text"])
            assert told["say"] != "frozen", told
            if told["say"] == "news":
                self.news = told
            elif told["say"] == "table":
                self.about = told
            elif told["say"] in ("ack", "refused", "advice"):
                self.answers[told["id"]] = told
        self._changed.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(LONG):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    # -- what a person does ---------------------------------------------------------------

    def post(self, what: str, id_: str, **fields: object) -> None:
        """Say something without waiting for the answer."""
        self.posted.add(id_)
        self._say({"say": what, "id": id_, **fields})

    async def ask(self, what: str, id_: str = "", **fields: Any) -> Told:
        """Say something; there is always an answer."""
        if not self.open:
            await self.connect()
        if not id_:
            self.count += 1
            id_ = f"{self.person.cookie[-6:]}-{self.table[:4]}-{self.count}"
        self.answers.pop(id_, None)
        self.post(what, id_, **fields)
        await self.until(lambda: id_ in self.answers or not self.open)
        return self.answers.get(id_) or await self.ask(what, id_, **fields)

    async def insist(self, what: str, **fields: Any) -> Told:
        """Say something until it is done; what was done is in the log."""
        told = await self.ask(what, **fields)
        for _ in range(30):
            if told["say"] in ("ack", "advice"):
                self._check_kept(what, fields)
                return told
            assert told["why"] in BUSY, told
            await asyncio.sleep(BREATH)
            told = await self.ask(what, told["id"], **fields)
        raise AssertionError(f"{what}: {told}")

    def _check_kept(self, what: str, fields: Told) -> None:
        entries = self.person.evening.store.log(self.table)
        kinds = [entry["type"] for entry in entries]
        seats = {each["seat"]: each for each in entries if each["type"] == "seated"}
        if what in ("sit", "return"):
            assert seats[fields["seat"]]["kind"] == "person"
        elif what == "stand":
            assert seats[fields["seat"]]["kind"] in ("free", "stand-in")
        elif what == "bot":
            assert seats[fields["seat"]]["kind"] == "bot"
        elif what == "cover":
            assert seats[fields["seat"]]["kind"] == "stand-in"
        elif what in LASTING:
            assert LASTING[what] in kinds

    async def do(self, seat: int, text: str) -> Told:
        """Act for a seat; if it was done, it is in the log, once, as what it was said to be."""
        told = await self.ask("do", seat=seat, do=text, after=self.news["v"])
        if told["say"] == "ack":
            entries = self.person.evening.store.log(self.table)
            acted = [entry for entry in entries if entry["type"] == "acted"]
            assert [each.get("id", "") for each in acted].count(told["id"]) == 1
            assert acted[told["v"] - 1]["id"] == told["id"]
            assert acted[told["v"] - 1]["line"].startswith(f"{seat} ")
        else:
            assert told["why"] in BUSY, told
            await asyncio.sleep(BREATH)
        return told

    def legal(self, seat: int) -> list[str]:
        """What is open to a seat."""
        return next(list(look["legal"]) for look in self.news["looks"] if look["seat"] == seat)


async def play(lines: list[Line], steps: int, choose: Callable[[list[str]], str]) -> Told:
    """People play on, whoever's turn it is, for so many versions or to the end; the last news."""
    for line in lines:
        if not line.open or not line.news:
            await line.connect()
            await line.until(lambda line=line: bool(line.news))  # type: ignore[misc]
    target = max([line.news["v"] for line in lines]) + steps
    for _ in range(20 * steps):
        latest = max(lines, key=lambda line: line.news["v"])
        if latest.news["v"] >= target or latest.news["scores"] is not None:
            return latest.news
        seated = [(line, seat) for line in lines for seat in line.seats]
        mover = next(((ln, s) for ln, s in seated if s in latest.news["waiting"]), None)
        if mover is None:  # a bot is to act
            version = latest.news["v"]
            await latest.until(lambda: latest.news["v"] > version or not latest.open)  # noqa: B023
            if not latest.open:
                await latest.connect()
            continue
        line, seat = mover
        if not line.open:
            await line.connect()
        with suppress(TimeoutError):  # it may have been told of nothing newer, being refused
            await line.until(lambda: line.news["v"] >= latest.news["v"])  # noqa: B023
        if seat in line.news["waiting"]:
            if line.about["seats"][seat]["kind"] == "stand-in":
                await line.insist("return", seat=seat)
            await line.do(seat, choose(line.legal(seat)))
    raise AssertionError(f"the table does not go on: {latest.news['v']} of {target}")


def scope_of(kind: str, path: str, cookie: str) -> Scope:
    """What the web server would say of a connection."""
    headers = [(b"host", b"spicery"), (b"content-type", b"application/json")]
    if cookie:
        headers.append((b"cookie", cookie.encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("spicery", 80),
        "subprotocols": [],
    }
