"""The cost of a live table, compared with a bare echo server on the same stack.

    python -m bench.server [--quick] [--json]

message_cost_vs_echo   server CPU per game message, divided by that of a bare ASGI WebSocket echo:
                       the same uvicorn, event loop and WebSocket code in the same run, with 200
                       sockets each and clients at full speed.  A game message is one action at
                       a two-seat table of Spicy: received, checked, appended durably
                       (synchronous=FULL, group commit), and sent to both seats with the
                       acknowledgement inside the actor's news (hello says `folded`; otherwise
                       there is one more message).  The lag allowance is a microsecond, so races
                       are decided without delay, and rate limits are off.  User and system time
                       of the whole process, including the writer thread but not the opening of
                       tables; the minimum of several rounds.  At most 6.
socket_message_vs_echo the same per message on a socket: an action has one in and two out, an
                       echo one and one
paced                  both costs and their ratio when both run at the same moderate pace
tables_1000            1000 tables with two sockets each, one action per table every four
                       seconds: latency from action to acknowledgement, 50th and 99th percentile
                       in milliseconds, and memory per table
append_rate            durable appends per second by 200 concurrent tables, and sequentially
first_load_kb          kilobytes transferred by a first visit in Chromium
interactive_ms         from the start of that visit until a button is usable and the last long
                       task has ended, the median of three visits; null, with the reason,
                       without Chromium or a built client
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from bench._browser import first_load
from bench._command import Result, run
from bench._server import Served, process
from spicery.store import SqliteStore

SOCKETS = 200
MOST_RATIO = 6.0
PAUSE = 0.05  # seconds between two actions of a table; twice that for the echo
THINKING = 4.0  # seconds, of people
Json = dict[str, Any]


def post(port: int, path: str, body: Json, cookie: str = "") -> tuple[Json, str]:
    """Send a POST request; returns the response and its cookie."""
    headers = {"content-type": "application/json", "cookie": cookie}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers
    )
    with urllib.request.urlopen(request) as answer:
        got = (answer.headers["set-cookie"] or "").partition(";")[0]
        return json.loads(answer.read()), got


class BenchTable:
    """One table with the sockets of its two players."""

    wish: ClassVar[Json] = {"game": "spicy", "seats": 2, "options": {"above": 80}}

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.lines: list[ClientConnection] = []
        self.news: list[Json] = [{}, {}]
        self.acts = 0
        self.table = ""
        self.cookies: list[str] = []

    async def open(self, port: int) -> None:
        """Open a table and seat both players."""
        if not self.cookies:
            self.cookies = [
                (await asyncio.to_thread(post, port, "/api/me", {"name": name}))[1]
                for name in ("Ann", "Ben")
            ]
        told, _ = await asyncio.to_thread(post, port, "/api/tables", self.wish, self.cookies[0])
        self.table = told["id"]
        for line in self.lines:
            await line.close()
        self.lines = [
            await connect(
                f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket",
                additional_headers={"cookie": cookie},
                compression=None,
                ping_interval=None,
            )
            for cookie in self.cookies
        ]
        for line in self.lines:
            await line.send('{"say":"hello","folded":true}')
        await self.lines[1].send('{"say":"sit","seat":1,"id":"sit"}')
        await self.hear(1, "ack")
        await self.lines[0].send('{"say":"start","id":"start"}')
        for seat in (0, 1):
            await self.hear(seat, "news")

    async def hear(self, seat: int, wanted: str) -> Json:
        """The next message of a kind."""
        while True:
            message: Json = msgspec.json.decode(await self.lines[seat].recv())
            if message["say"] == "news":
                self.news[seat] = message
            if message["say"] == wanted:
                return message

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.news[0].get("scores") is not None

    def open_at(self, port: int) -> Callable[[], Awaitable[None]]:
        """A function that opens it."""
        return lambda: self.open(port)

    async def act(self) -> float:
        """Play one action; returns the seconds to its acknowledgement."""
        if self.over:
            return 0.0
        seat = self.news[0]["waiting"][0]
        legal = next(look["legal"] for look in self.news[seat]["looks"])
        do = self.rng.choice([text for text in legal if "challenge" not in text] or legal)
        self.acts += 1
        said = {"say": "do", "seat": seat, "do": do, "after": self.news[seat]["v"]}
        begin = time.perf_counter()
        await self.lines[seat].send(json.dumps({**said, "id": f"a{self.acts}"}))
        told = await self.hear(seat, "news")
        took = time.perf_counter() - begin
        assert told["ack"]["id"] == f"a{self.acts}"
        await self.hear(1 - seat, "news")
        return took

    async def close(self) -> None:
        """Leave."""
        for line in self.lines:
            await line.close()


async def in_groups(work: Sequence[Callable[[], Awaitable[None]]], size: int = 20) -> None:
    """Run many coroutines, a few at a time."""
    for at in range(0, len(work), size):
        await asyncio.gather(*[each() for each in work[at : at + size]])


async def paced(work: Callable[[], Awaitable[object]], count: int, pause: float) -> None:
    """Repeat something with random pauses."""
    for _ in range(count):
        if pause:
            await asyncio.sleep(2 * pause * random.random())
        await work()


async def echo_cost(served: Served, rounds: int, pause: float = 0.0) -> float:
    """Server CPU seconds per echoed message."""
    place = f"ws://127.0.0.1:{served.port}/"
    text = json.dumps({"say": "do", "seat": 0, "do": "let go", "after": 17, "id": "a17"})
    lines = [await connect(place, compression=None, ping_interval=None) for _ in range(SOCKETS)]

    async def talk(line: ClientConnection) -> None:
        await line.send(text)
        await line.recv()

    await asyncio.gather(*[talk(line) for line in lines])
    before = served.query("cpu")
    await asyncio.gather(*[paced(partial(talk, line), rounds, pause) for line in lines])
    used = served.query("cpu") - before
    for line in lines:
        await line.close()
    return used / (rounds * SOCKETS)


async def game_cost(served: Served, rounds: int, pause: float = 0.0) -> float:
    """Server CPU seconds per action, including everything it causes."""
    bench_tables = [BenchTable(number) for number in range(SOCKETS // 2)]
    await in_groups([bench_table.open_at(served.port) for bench_table in bench_tables])
    used, done = 0.0, 0
    while done < rounds * len(bench_tables):
        before = served.query("cpu")
        acts = sum(bench_table.acts for bench_table in bench_tables)
        await asyncio.gather(*[paced(bench_table.act, 10, pause) for bench_table in bench_tables])
        used += served.query("cpu") - before
        done += sum(bench_table.acts for bench_table in bench_tables) - acts
        await in_groups(
            [bench_table.open_at(served.port) for bench_table in bench_tables if bench_table.over]
        )
    for bench_table in bench_tables:
        await bench_table.close()
    return used / done


async def many_tables(served: Served, tables: int, seconds: float) -> Json:
    """Paced play at many tables."""
    empty = served.query("memory")
    bench_tables = [BenchTable(number) for number in range(tables)]
    await in_groups([bench_table.open_at(served.port) for bench_table in bench_tables])
    full = served.query("memory")
    gc.collect()
    gc.disable()  # collections in this process must not count as latency
    took: list[float] = []
    end = time.monotonic() + seconds

    async def play(bench_table: BenchTable) -> None:
        await asyncio.sleep(THINKING * bench_table.rng.random())
        while time.monotonic() < end and not bench_table.over:
            begin = time.monotonic()
            took.append(await bench_table.act())
            await asyncio.sleep(max(0.0, THINKING - (time.monotonic() - begin)))

    await asyncio.gather(*[play(bench_table) for bench_table in bench_tables])
    gc.enable()
    for bench_table in bench_tables:
        await bench_table.close()
    cuts = statistics.quantiles(took, n=100)
    return {
        "tables": tables,
        "actions": len(took),
        "p50_ms": round(1000 * cuts[49], 1),
        "p99_ms": round(1000 * cuts[98], 1),
        "bytes_a_table": round((full - empty) / tables),
    }


async def append_rate(tables: int, seconds: float) -> float:
    """Durable appends per second by a number of concurrent tables."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite")
        end = time.perf_counter() + seconds
        line = '{"type":"acted","at":1.0,"line":"0 pass -> passed 0","by":"person","id":"a1"}'

        async def write(table: str) -> int:
            count = 0
            while time.perf_counter() < end:
                await store.append(table, count, [line])
                count += 1
            return count

        begin = time.perf_counter()
        done = await asyncio.gather(*[write(str(number)) for number in range(tables)])
        took = time.perf_counter() - begin
        await store.close()
    return sum(done) / took


async def measured(quick: bool) -> Json:
    """All figures except the browser's; costs are minima over interleaved rounds."""
    rounds = 10 if quick else 30
    flat: dict[str, list[float]] = {"echo": [], "message": []}
    paced_: dict[str, list[float]] = {"echo": [], "message": []}
    with process("echo") as bare, process("spicery") as ours:
        for _ in range(3 if quick else 8):
            flat["echo"].append(await echo_cost(bare, 2 * rounds))
            flat["message"].append(await game_cost(ours, rounds))
        for _ in range(1 if quick else 3):
            paced_["echo"].append(await echo_cost(bare, rounds, 2 * PAUSE))
            paced_["message"].append(await game_cost(ours, rounds, PAUSE))
    with process("spicery") as ours:
        tables = await many_tables(ours, 100 if quick else 1000, 6 if quick else 20)
    costs = compared(flat)
    return {
        "message_cost_vs_echo": costs["ratio"],
        "socket_message_vs_echo": round(costs["ratio"] * 2 / 3, 2),
        "echo_us": costs["echo_us"],
        "message_us": costs["message_us"],
        "paced": compared(paced_),
        "tables_1000": tables,
        "append_rate": {
            "tables_200": round(await append_rate(200, 1 if quick else 4)),
            "tables_1": round(await append_rate(1, 1 if quick else 3)),
        },
    }


def compared(costs: dict[str, list[float]]) -> Json:
    """The minimum cost of each in microseconds, and their ratio."""
    echo, message = min(costs["echo"]), min(costs["message"])
    return {
        "ratio": round(message / echo, 2),
        "echo_us": round(1e6 * echo, 1),
        "message_us": round(1e6 * message, 1),
    }


def everything(quick: bool) -> Result:
    """The figures of the server and of a first visit."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measured(quick))
    return found | first_load(1 if quick else 3)


def shown(found: Result) -> str:
    """The result for people."""
    ratio = found["message_cost_vs_echo"]
    assert isinstance(ratio, float)
    verdict = "kept" if ratio <= MOST_RATIO else "missed"
    lines = [f"{name:24} {value}" for name, value in found.items()]
    return "\n".join([*lines, f"message_cost_vs_echo at most {MOST_RATIO}: {verdict}"])


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    return run("server", __doc__ or "", everything, shown, arguments)


if __name__ == "__main__":
    sys.exit(main())
