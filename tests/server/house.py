"""A real server on a free port, and people who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spicery.server.app import make_app
from spicery.server.run import run_on_loop, server_for
from spicery.server.settings import Rate, Settings
from spicery.store import SqliteStore

PLENTY = Rate(1e9, 1e9)
QUICK: dict[str, Any] = {
    "bot_delay": 0.0,
    "bot_patience": 0.0,
    "lag": 0.0,
    "messages": PLENTY,
    "requests": PLENTY,
    "replays": PLENTY,
    "chats": PLENTY,
    "connecting": PLENTY,
    "greetings": PLENTY,
    "guests": PLENTY,
}
LONG = 20.0  # seconds that a test waits for what must come
Message = dict[str, Any]


class Running:
    """A server and how to reach it."""

    def __init__(self, port: int, app: Any = None) -> None:
        self.port = port
        self.app = app
        self.loop: asyncio.AbstractEventLoop | None = None
        self.bound: socket.socket | None = None  # where it listens
        self.register: Any = None  # of its connections

    @property
    def rooms(self) -> dict[str, Any]:
        """The rooms in memory."""
        rooms: dict[str, Any] = self.app.registry.rooms
        return rooms

    def ask(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        """One request."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LONG)
        try:
            sent: bytes | None = None
            if body is not None:
                sort = "text/plain" if isinstance(body, str) else "application/json"
                sent = body.encode() if isinstance(body, str) else json.dumps(body).encode()
                headers = {"content-type": sort, **headers}
            line.request(method, path, sent, headers)
            answer = line.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            line.close()

    def guest(self, name: str) -> Guest:
        """Somebody new."""
        status, headers, _ = self.ask("POST", "/api/me", {"name": name})
        assert status == 200
        cookie = headers["set-cookie"].partition(";")[0]
        return Guest(self, cookie)

    def stranger(self) -> Guest:
        """Somebody without a name."""
        return Guest(self, "")


class Guest:
    """A browser with its cookie."""

    def __init__(self, server: Running, cookie: str) -> None:
        self.server = server
        self.cookie = cookie

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A request with the cookie; its status and JSON."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        status, answer, data = self.server.ask(method, path, body, **headers)
        plain = not (answer["content-type"] or "").startswith("application/json")
        return status, data.decode() if plain else json.loads(data)

    def open(self, game: str = "spicy", seats: int = 2, **wish: object) -> str:
        """A new table; where it is."""
        status, told = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        assert status == 201, told
        found: str = told["id"]
        return found

    @contextmanager
    def at(
        self, table: str, since: int = 0, watch: bool = False, hello: bool = True, **more: str
    ) -> Iterator[Line]:
        """A socket at a table, with hello said."""
        headers = {"cookie": self.cookie, **more} if self.cookie else more
        place = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        with connect(place, additional_headers=headers, open_timeout=LONG) as wire:
            line = Line(wire)
            if hello:
                line.say("hello", since=since, watch=watch)
            yield line


class Line:
    """One socket; remembers everything that came."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[str] = []
        self.frames: list[bytes] = []
        self.count = 0
        self.news: Message = {}
        self.about: Message = {}

    def say(self, what: str, **fields: object) -> str:
        """Send a message; its id."""
        self.count += 1
        id_ = str(fields.get("id", f"m{self.count}"))
        if what not in ("hello", "ping", "echo", "tilt", "settle"):
            fields["id"] = id_
        self.wire.send(json.dumps({"say": what, **fields}))
        return id_

    def hear(self, patience: float = LONG) -> Message:
        """The next message."""
        end = time.monotonic() + patience
        while isinstance(text := self.wire.recv(timeout=end - time.monotonic()), bytes):
            self.frames.append(text)
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["say"] == "news":
            self.news = message
        elif message["say"] == "table":
            self.about = message
        return message

    def until(self, *wanted: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of a kind, and what else is asked of it."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            message = self.hear()
            if message["say"] in wanted and where(message):
                return message
        raise TimeoutError(f"no {wanted}")

    def answer(self, id_: str) -> Message:
        """What became of a message."""
        return self.until("ack", "refused", "advice", where=lambda m: m["id"] == id_)

    def ask(self, what: str, **fields: object) -> Message:
        """Send a message and wait for what becomes of it."""
        return self.answer(self.say(what, **fields))

    def do(self, text: str, seat: int, after: int | None = None, **more: object) -> Message:
        """Act, and wait for what becomes of it."""
        version = self.news.get("v", 0) if after is None else after
        return self.ask("do", seat=seat, do=text, after=version, **more)

    def caught_up(self, version: int) -> Message:
        """The news with at least this version."""
        while self.news.get("v", -1) < version:
            self.until("news")
        return self.news

    def legal(self, seat: int) -> list[str]:
        """What is open to a seat, as told last."""
        return next(list(look["legal"]) for look in self.news["looks"] if look["seat"] == seat)

    def facts(self) -> Message:
        """How the table looks, as told last, to the first of its seats."""
        facts: Message = self.news["looks"][0]["facts"]
        return facts

    def silence(self) -> None:
        """Hear all that has come; nothing more comes in answer to a ping than a pong."""
        at = time.time()
        self.say("ping", at=at)
        self.until("pong", where=lambda m: m["at"] == at)

    def closed(self) -> int:
        """Wait until the server hangs up; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server in a thread of its own, on the event loop the product uses."""
    chosen = Settings(**{**QUICK, **settings})
    app = make_app(SqliteStore(folder / "tables.sqlite"), chosen)
    server = server_for(app, chosen, grace=1)
    bound = socket.create_server(("127.0.0.1", 0))
    running = Running(bound.getsockname()[1], app)
    running.bound, running.register = bound, server.register

    async def serve() -> None:
        running.loop = asyncio.get_running_loop()
        await server.serve(sockets=[bound])

    thread = threading.Thread(target=lambda: run_on_loop(server, serve()))
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield running
    finally:
        server.should_exit = True
        thread.join()
        bound.close()


def log_of(folder: Path, table: str) -> list[Message]:
    """The entries of a table, straight from the file."""
    base = sqlite3.connect(folder / "tables.sqlite")
    rows = base.execute("select entry from log where place = ? order by version", (table,))
    found = [json.loads(entry) for (entry,) in rows]
    base.close()
    return found


def play_out(lines: dict[int, Line], rng: random.Random, most: int = 5000) -> Message:
    """Let people at their sockets do anything legal until the game is over; the last news."""
    version = 0
    for _ in range(most):
        version = max(version, *[line.news.get("v", 0) for line in lines.values()])
        for line in lines.values():
            line.caught_up(version)
        news = next(iter(lines.values())).news
        if news["scores"] is not None:
            return news
        seat = next((seat for seat in news["waiting"] if seat in lines), None)
        if seat is None:  # a bot is thinking
            next(iter(lines.values())).until("news")
            continue
        told = lines[seat].do(rng.choice(lines[seat].legal(seat)), seat)
        version = told["v"]
        if told.get("why") == "too-often":  # told to go slowly, a good client does
            time.sleep(0.2)
            continue
        assert told["say"] == "ack" or told["why"] in ("late", "not-now", "stale"), told
    raise AssertionError("the game does not end")
