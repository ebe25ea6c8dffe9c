"""A real server on a free port, and clients that use real sockets."""

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
from tests.waiting import LONG as LONG
from tests.waiting import eventually

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
Message = dict[str, Any]


class LiveServer:
    """A server and how to reach it."""

    def __init__(self, port: int, app: Any = None) -> None:
        self.port = port
        self.app = app
        self.loop: asyncio.AbstractEventLoop | None = None
        self.bound: socket.socket | None = None  # where it listens
        self.register: Any = None  # counts its connections

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
        """A new guest."""
        status, headers, _ = self.ask("POST", "/api/me", {"name": name})
        assert status == 200
        cookie = headers["set-cookie"].partition(";")[0]
        return Guest(self, cookie)

    def stranger(self) -> Guest:
        """A guest without a name."""
        return Guest(self, "")


class Guest:
    """A browser with its cookie."""

    def __init__(self, server: LiveServer, cookie: str) -> None:
        self.server = server
        self.cookie = cookie

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Send a request with the cookie; returns status and JSON."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        status, answer, data = self.server.ask(method, path, body, **headers)
        plain = not (answer["content-type"] or "").startswith("application/json")
        return status, data.decode() if plain else json.loads(data)

    def open(self, game: str = "spicy", seats: int = 2, **wish: object) -> str:
        """Open a table; returns its id."""
        status, told = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})
        assert status == 201, told
        found: str = told["id"]
        return found

    @contextmanager
    def at(
        self, table: str, since: int = 0, watch: bool = False, hello: bool = True, **more: str
    ) -> Iterator[TableClient]:
        """A socket at a table, with hello said."""
        headers = {"cookie": self.cookie, **more} if self.cookie else more
        place = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        with connect(place, additional_headers=headers, open_timeout=LONG) as wire:
            line = TableClient(wire)
            if hello:
                line.say("hello", since=since, watch=watch)
            yield line


class TableClient:
    """One table socket; records everything received."""

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
        return self._note(text)

    def see(self) -> bytes:
        """The next frame of a shaker held live."""
        while isinstance(frame := self.wire.recv(timeout=LONG), str):
            self._note(frame)
        self.frames.append(frame)
        return frame

    def _note(self, text: str) -> Message:
        self.heard.append(text)
        message: Message = json.loads(text)
        if message["say"] == "news":
            self.news = message
        elif message["say"] == "table":
            self.about = message
        return message

    def until(self, *wanted: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """The next message of some kinds that meets a condition."""
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            message = self.hear()
            if message["say"] in wanted and where(message):
                return message
        raise TimeoutError(f"no {wanted}")

    def answer(self, id_: str) -> Message:
        """The answer to a message."""
        return self.until("ack", "refused", "advice", where=lambda m: m["id"] == id_)

    def ask(self, what: str, **fields: object) -> Message:
        """Send a message and wait for its answer."""
        return self.answer(self.say(what, **fields))

    def do(self, text: str, seat: int, after: int | None = None, **more: object) -> Message:
        """Act and wait for the answer."""
        version = self.news.get("v", 0) if after is None else after
        return self.ask("do", seat=seat, do=text, after=version, **more)

    def caught_up(self, version: int) -> Message:
        """The news with at least this version."""
        while self.news.get("v", -1) < version:
            self.until("news")
        return self.news

    def legal(self, seat: int) -> list[str]:
        """The legal actions of a seat, from the latest news."""
        return next(list(look["legal"]) for look in self.news["looks"] if look["seat"] == seat)

    def facts(self) -> Message:
        """The facts of the first seat, from the latest news."""
        facts: Message = self.news["looks"][0]["facts"]
        return facts

    def silence(self) -> None:
        """Receive everything pending, by waiting for the pong of a ping."""
        at = time.time()
        self.say("ping", at=at)
        self.until("pong", where=lambda m: m["at"] == at)

    def closed(self) -> int:
        """Wait until the server closes; returns the close code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[LiveServer]:
    """A server in its own thread, on the production event loop."""
    chosen = Settings(**{**QUICK, **settings})
    app = make_app(SqliteStore(folder / "tables.sqlite"), chosen)
    server = server_for(app, chosen, grace=1)
    bound = socket.create_server(("127.0.0.1", 0))
    running = LiveServer(bound.getsockname()[1], app)
    running.bound, running.register = bound, server.register

    async def serve() -> None:
        running.loop = asyncio.get_running_loop()
        await server.serve(sockets=[bound])

    thread = threading.Thread(target=lambda: run_on_loop(server, serve()))
    thread.start()
    try:
        eventually(lambda: server.started or not thread.is_alive(), "the server does not start")
        assert server.started
        yield running
    finally:
        server.should_exit = True
        thread.join()
        bound.close()


def log_of(folder: Path, table: str) -> list[Message]:
    """The entries of a table, read from the database file."""
    base = sqlite3.connect(folder / "tables.sqlite")
    rows = base.execute("select entry from log where place = ? order by version", (table,))
    found = [json.loads(entry) for (entry,) in rows]
    base.close()
    return found


def play_out(lines: dict[int, TableClient], rng: random.Random, most: int = 5000) -> Message:
    """Play random legal actions until the game is over; returns the last news."""
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
        assert told["say"] == "ack" or told["why"] in ("late", "not-now", "stale"), told
    raise AssertionError("the game does not end")
