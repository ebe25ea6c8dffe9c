"""Physics in real time: a throw over the wire until its film is there, shakers in many hands."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from itertools import pairwise
from typing import ClassVar

from bench._server import Served, process
from bench.server import Desk, Json
from spicery.core.rng import Rng
from spicery.games.alacarte.rules.material import FALL
from spicery.physics.live_pool import FRAME, End, Hands, Held
from spicery.physics.nature import STARTING, PhysicsRequest
from spicery.physics.reel import decode

MOST_LATE = 0.01  # share of frames that may come more than a frame late
TRIES = 4  # others on the machine make frames late, never early
HELD = 2.5  # seconds: a hand turns there and lingers


class Thrower(Desk):
    """A table of Safranito with both its people."""

    wish: ClassVar[Json] = {"game": "safranito", "seats": 2}

    async def throw(self, port: int) -> float | None:
        """One action; the seconds from a release to the first frame of its film, for a throw."""
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
    """A film, as a client gets it."""
    address = f"http://127.0.0.1:{port}/api/tables/{table}/films/{version}"
    with urllib.request.urlopen(address) as answer:
        return bytes(answer.read())


async def latencies(served: Served, count: int) -> list[float]:
    """Seconds from a release to the first frame of its film, in order, of so many throws."""
    found: list[float] = []
    number = 0
    while len(found) < count:
        desk = Thrower(number)
        number += 1
        await desk.open(served.port)
        while not desk.over and len(found) < count:
            took = await desk.throw(served.port)
            if took is not None:
                found.append(took)
        await desk.close()
    return sorted(found[1:])  # the first waits until the physics is warm


def throw_latency(count: int) -> dict[str, object]:
    """The figures of a real server, with real sockets."""
    with process("client") as served:
        found = asyncio.run(latencies(served, count + 1))
    return {
        "throw_latency_ms_p50": found[len(found) // 2] * 1000,
        "throw_latency_ms_p99": found[min(len(found) * 99 // 100, len(found) - 1)] * 1000,
    }


class Clocked:
    """A shaker in a hand, with the time of every frame."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.ended = False
        self.held: Held | None = None

    def frame(self, _: bytes) -> None:
        """A frame is here."""
        self.times.append(time.perf_counter())

    def end(self, _: End) -> None:
        """The hand is empty."""
        self.ended = True

    def late(self) -> int:
        """How many frames came more than a frame late after the one before."""
        return sum(b - a > 2 * FRAME for a, b in pairwise(self.times))


async def late_share(shakers: int, rng: Rng) -> float:
    """Of the frames of so many full shakers in one process, those that came late."""
    hands = Hands(shakers)
    hands.start()
    try:
        ready = time.monotonic() + STARTING
        while not hands.pid and time.monotonic() < ready:
            await asyncio.sleep(0.02)
        assert hands.pid, "the process that steps shakers does not start"
        all_ = [Clocked() for _ in range(shakers)]
        for each in all_:
            asked = PhysicsRequest("alacarte", int(FALL), (int(FALL), int(rng.word()), 0, 15, 5))
            each.held = hands.hold(asked, each.frame, each.end)
        async with asyncio.timeout(STARTING):
            while not all(each.times or each.ended for each in all_):
                await asyncio.sleep(FRAME)
        for each in all_:
            each.times.clear()  # filling the bottles is not part of it
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
        await asyncio.to_thread(hands.stop)


def live_shakers(most: int) -> dict[str, object]:
    """The most shakers, up to a limit, that one process steps in time."""
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
