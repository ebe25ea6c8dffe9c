"""Real-time physics benchmarks: latency of a throw over the network, concurrent live shakers."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from itertools import pairwise
from typing import ClassVar

from bench._server import Served, process
from bench.server import BenchTable, Json
from spicery.core.rng import Rng
from spicery.games.alacarte.rules.material import FALL
from spicery.physics.film import decode
from spicery.physics.live_pool import FRAME, Ending, LiveSimulation, LiveSimulations
from spicery.physics.simulation import PhysicsRequest
from spicery.supervision.process import STARTING

MOST_LATE = 0.01  # allowed share of frames that are more than a frame late
TRIES = 4  # other load on the machine only makes frames late, never early
HELD = 2.5  # seconds that a shaker is held


class Thrower(BenchTable):
    """A table of Safranito with both players."""

    wish: ClassVar[Json] = {"game": "safranito", "seats": 2}

    async def throw(self, port: int) -> float | None:
        """Play one action; for a throw, returns the seconds until its film has arrived."""
        seat = self.news[0]["waiting"][0]
        legal: list[str] = next(look["legal"] for look in self.news[seat]["looks"])
        do = self.rng.choice(legal)
        self.acts += 1
        said = {"say": "do", "seat": seat, "do": do, "after": self.news[seat]["v"]}
        begin = time.perf_counter()
        await self.lines[seat].send(json.dumps({**said, "id": f"a{self.acts}"}))
        told = await self.hear(seat, "news")
        films = [step["v"] for step in told["steps"] if step["film"]]
        took = None
        if films:
            film = await asyncio.to_thread(fetched, port, self.table, films[-1])
            assert decode(film).tracks[0].rows
            took = time.perf_counter() - begin
        await self.hear(1 - seat, "news")
        return took


def fetched(port: int, table: str, version: int) -> bytes:
    """Fetch a film like a client."""
    address = f"http://127.0.0.1:{port}/api/tables/{table}/films/{version}"
    with urllib.request.urlopen(address) as answer:
        return bytes(answer.read())


async def latencies(served: Served, count: int) -> list[float]:
    """Seconds from release to film for a number of throws, sorted."""
    found: list[float] = []
    number = 0
    while len(found) < count:
        bench_table = Thrower(number)
        number += 1
        await bench_table.open(served.port)
        while not bench_table.over and len(found) < count:
            took = await bench_table.throw(served.port)
            if took is not None:
                found.append(took)
        await bench_table.close()
    return sorted(found[1:])  # the first one includes the warm-up


def throw_latency(count: int) -> dict[str, object]:
    """Latency percentiles of a real server over real sockets."""
    with process("client") as served:
        found = asyncio.run(latencies(served, count + 1))
    return {
        "throw_latency_ms_p50": found[len(found) // 2] * 1000,
        "throw_latency_ms_p99": found[min(len(found) * 99 // 100, len(found) - 1)] * 1000,
    }


class TimedShaker:
    """A live shaker that records the time of every frame."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.ended = False
        self.held: LiveSimulation | None = None

    def frame(self, _: bytes) -> None:
        """A frame arrived."""
        self.times.append(time.perf_counter())

    def end(self, _: Ending) -> None:
        """The shaker was put down."""
        self.ended = True

    def late(self) -> int:
        """The number of frames that were more than one frame late."""
        return sum(b - a > 2 * FRAME for a, b in pairwise(self.times))


async def late_share(shakers: int, rng: Rng) -> float:
    """The share of late frames with this many full shakers in one process."""
    live = LiveSimulations(shakers)
    live.start()
    try:
        ready = time.monotonic() + STARTING
        while not live.pid and time.monotonic() < ready:
            await asyncio.sleep(0.02)
        assert live.pid, "the live shaker process did not start"
        all_ = [TimedShaker() for _ in range(shakers)]
        for each in all_:
            asked = PhysicsRequest("alacarte", int(FALL), (int(FALL), int(rng.word()), 0, 15, 5))
            each.held = live.hold(asked, each.frame, each.end)
        async with asyncio.timeout(STARTING):
            while not all(each.times or each.ended for each in all_):
                await asyncio.sleep(FRAME)
        for each in all_:
            each.times.clear()  # don't count filling the bottles
        for frame in range(round(HELD / FRAME)):
            for each in all_:
                if each.held is not None and not each.ended:
                    each.held.tilt(min(125.0, frame * 4.0), 0)
            await asyncio.sleep(FRAME)
        frames = sum(len(each.times) for each in all_)
        wanted = shakers * HELD / FRAME
        late = sum(each.late() for each in all_ if each.times)
        return max(late / max(frames, 1), 1 - 1.05 * frames / wanted)
    finally:
        await live.close()


def live_shakers(most: int) -> dict[str, object]:
    """The largest number of shakers, up to a limit, that one process runs in real time."""
    rng = Rng(3)
    best, share = 0, 0.0
    for shakers in range(1, most + 1):
        for _ in range(TRIES):
            share = asyncio.run(late_share(shakers, rng))
            if share < MOST_LATE:
                break
        else:
            break
        best = shakers
    return {"live_shakers_per_core": best, "live_late_beyond": share}
