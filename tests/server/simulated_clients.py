"""Simulated clients without sockets, which retry temporary refusals like the real client.

They check that every request is answered and that whatever is acknowledged is in the log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.types import Message, Scope

if TYPE_CHECKING:
    from tests.server.simulation import SimulatedServer

Told = dict[str, Any]
LONG = 120.0  # simulated seconds to wait for an answer
BREATH = 0.5  # simulated seconds before a retry
BUSY = ("not-now", "stale", "late", "not-kept", "too-often")  # temporary refusals
LASTING = {  # log entries of accepted messages
    "start": "began",
    "rematch": "wanted",
    "hint": "hinted",
    "allow": "allowed",
}


class Person:
    """A simulated browser."""

    def __init__(self, sim: SimulatedServer, cookie: str) -> None:
        self.sim = sim
        self.cookie = cookie

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request; returns status and response."""
        sent = b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        scope = {**scope_of("http", path, self.cookie), "method": method}
        scope["query_string"] = query.encode()
        status, parts = 0, [b""]

        coming = [sent]

        async def receive() -> Message:
            if not coming:  # keep the connection open
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

        await asyncio.wait_for(self.sim.app(scope, receive, send), LONG)
        text = b"".join(parts).decode()
        return status, json.loads(text) if text.startswith(("{", "[")) else text

    async def insist(self, method: str, path: str, body: object = None) -> Any:
        """Send a request, retrying temporary refusals."""
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
        entries = self.sim.store.log(table)
        assert ("began" in [entry["type"] for entry in entries]) == bool(wish.get("start"))
        return table

    def at(self, table: str, *seats: int) -> TableClient:
        """A socket at a table."""
        line = TableClient(self, table, seats)
        self.sim.lines.append(line)
        return line


class TableClient:
    """A client at a table, which reconnects and retries temporary refusals."""

    def __init__(self, person: Person, table: str, seats: tuple[int, ...]) -> None:
        self.person = person
        self.table = table
        self.seats = seats
        self.news: Told = {}
        self.about: Told = {}
        self.count = 0
        self.posted: set[str] = set()
        self.answers: dict[str, Told] = {}
        self.mark = 0  # of the last pong
        self.open = False
        self._changed = asyncio.Event()
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    # -- the socket ---------------------------------------------------------------------

    async def connect(self) -> None:
        """Connect, with retries, and say hello."""
        for _ in range(30):
            self._sent = asyncio.Queue()
            self._sent.put_nowait({"type": "websocket.connect"})
            scope = scope_of("websocket", f"/api/tables/{self.table}/socket", self.person.cookie)
            self.open = True
            app = self.person.sim.app
            self._task = asyncio.create_task(app(scope, self._sent.get, self._heard))
            self.about = {}
            self._say({"say": "hello", "since": 0})
            await self.until(lambda: bool(self.about) or not self.open)
            if self.open:
                return
            await asyncio.sleep(BREATH)
        raise AssertionError("the server refuses every connection")

    async def echo(self, trip: float) -> None:
        """Let the server measure a round trip of this many seconds, several times."""
        for _ in range(3):
            self.mark = 0
            self._say({"say": "ping", "at": 0})
            await self.until(lambda: bool(self.mark))
            await asyncio.sleep(trip)
            self._say({"say": "echo", "mark": self.mark})

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
            elif told["say"] == "pong":
                self.mark = told["mark"]
        self._changed.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for a condition."""
        async with asyncio.timeout(LONG):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    # -- what a person does ---------------------------------------------------------------

    def post(self, what: str, id_: str, **fields: object) -> None:
        """Send a message without waiting for the answer."""
        self.posted.add(id_)
        self._say({"say": what, "id": id_, **fields})

    async def ask(self, what: str, id_: str = "", **fields: Any) -> Told:
        """Send a message and await its answer."""
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
        """Send a message until it is accepted; checks the log."""
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
        entries = self.person.sim.store.log(self.table)
        kinds = [entry["type"] for entry in entries]
        seats = {each["seat"]: each for each in entries if each["type"] == "seated"}
        if what in ("sit", "return"):
            assert seats[fields["seat"]]["kind"] == "person"
        elif what == "stand":
            assert seats[fields["seat"]]["kind"] in ("free", "stand-in")
        elif what in ("bot", "remove"):
            assert seats[fields["seat"]]["kind"] == "bot"
        elif what == "cover":
            assert seats[fields["seat"]]["kind"] == "stand-in"
        elif what in LASTING:
            assert LASTING[what] in kinds

    async def do(self, seat: int, text: str) -> Told:
        """Act for a seat; if acknowledged, checks that the log has it exactly once."""
        told = await self.ask("do", seat=seat, do=text, after=self.news["v"])
        if told["say"] == "ack":
            entries = self.person.sim.store.log(self.table)
            acted = [entry for entry in entries if entry["type"] == "acted"]
            assert [each.get("id", "") for each in acted].count(told["id"]) == 1
            assert acted[told["v"] - 1]["id"] == told["id"]
            assert acted[told["v"] - 1]["line"].startswith(f"{seat} ")
        else:
            assert told["why"] in BUSY, told
            await asyncio.sleep(BREATH)
        return told

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat."""
        return next(list(look["legal"]) for look in self.news["looks"] if look["seat"] == seat)


async def play(lines: list[TableClient], steps: int, choose: Callable[[list[str]], str]) -> Told:
    """Play for a number of versions or to the end; returns the last news."""
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
    """The ASGI scope of a connection."""
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
