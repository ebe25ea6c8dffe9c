"""How fast the physics is: simulated time over the CPU time that it costs.

    python -m bench.physics [--quick] [--json]

throw_sim_over_cpu      a throw with 15 chips lying: everything that a worker does for it, film
                        and numbers included (wanted: at least 100)
throw_overhead          total CPU of a throw over that of the engine's own steps (at most 1.5)
season_sim_over_cpu     a seasoning out of a full shaker, with its film
flip_sim_over_cpu       a toss of the crêpe, with its film
live_shakers_per_core   the most full shakers in hands that one process steps at 60 Hz in real
                        time with less than one frame in a hundred more than a frame late
live_frame_ms           CPU of one frame of one of them, median and p99
throw_latency_ms        from a release sent over a socket to a real server until the first frame
                        of its film is at the client, p50 and p99
throw_seen_ms           in Chromium from letting go of a chip to the first frame of the film that
                        is drawn, median and most; null, with the reason, without one
film_kb                 the median film of a throw; of a seasoning and a flip beside it
fps                     frames a second in Chromium while a scene moves (Safranito in space and
                        flat, the seasoning of A la carte); null, with the reason, without one
wild, anomalies         wild motions, and how many of them the physics could not settle: pieces
                        through walls, floor or board, chips that do not rest, energy out of
                        nowhere, numbers that are none
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from statistics import median

from rapier3d import PhysicsWorld

from bench._browser import scene_fps, throw_seen
from bench._command import rounded, run
from bench._live import live_shakers, throw_latency
from bench._wild import season_fault, throw_fault, toss_fault, wild
from spicery.core.rng import Rng
from spicery.games.alacarte.physics import scene as kitchen
from spicery.games.alacarte.rules.material import FALL, LAND
from spicery.games.safranito.physics import scene as board
from spicery.games.safranito.rules.board import GRID, RELEASES, STEP
from spicery.physics import chips
from spicery.physics.errors import PhysicsError
from spicery.physics.live_shaker import LiveShaker
from spicery.physics.reel import decode
from spicery.physics.world import FPS, NAME

WANTED = {"throw_sim_over_cpu": (100.0, "at least"), "throw_overhead": (1.5, "at most")}


class Timed(chips.Throw):
    """A throw that knows what the engine alone took."""

    engine = 0.0

    def advance(self, count: int) -> None:
        begin = time.process_time()
        super().advance(count)
        Timed.engine += time.process_time() - begin

    def touch(self, world: PhysicsWorld) -> None:
        begin = time.process_time()
        super().touch(world)
        Timed.engine += time.process_time() - begin


def lying(rng: Rng, count: int) -> list[int]:
    """Chips that lie apart, as the numbers of a request."""
    places: list[tuple[int, int]] = []
    while len(places) < count:
        x, y = int(rng.below(4000)) - 2000, int(rng.below(4000)) - 2000
        if all((x - a) ** 2 + (y - b) ** 2 > 330**2 for a, b in places):
            places.append((x, y))
    return [n for token, (x, y) in enumerate(places) for n in (token, x, y, 20, 0, 0, 0)]


def throws(rng: Rng, count: int) -> list[list[int]]:
    """Requests for tosses of the grid from all sides, flat and with a flip, by a cook's hand."""
    found = []
    for _ in range(count):
        first = int(rng.below(4 * RELEASES)) * int(STEP)
        release = [int(GRID[first + i]) for i in range(STEP)]
        found.append([int(rng.word()), 10, 23, *release, *lying(rng, 15)])
    return found


def seasonings(rng: Rng, count: int) -> list[list[int]]:
    """Requests for seasonings out of a full shaker."""
    tilts = (110, 115, 120, 135, 160)
    return [
        [int(FALL), int(rng.word()), 10, 15, 5, tilts[at % 5], 300, 400, 450, at % 4]
        for at in range(count)
    ]


def flips(rng: Rng, count: int) -> list[list[int]]:
    """Requests for tosses of the crêpe."""
    return [[int(LAND), int(rng.word()), 10, 150 + at % 3 * 20, 80, 0] for at in range(count)]


Settle = Callable[[Sequence[int]], tuple[tuple[int, ...], bytes]]


def settled(settle: Settle, requests: list[list[int]]) -> tuple[float, float, list[int]]:
    """Simulated seconds, seconds of CPU, and the sizes of the films."""
    settle(requests[0])
    begin = time.process_time()
    films = [settle(request)[1] for request in requests]
    cpu = time.process_time() - begin
    return sum(decode(film).frames for film in films) / FPS, cpu, [len(film) for film in films]


def throw_figures(rng: Rng, count: int) -> dict[str, object]:
    """Throws, as a worker does them."""
    requests = throws(rng, count)
    simulated, cpu, sizes = settled(board.settle, requests)
    plain, chips.Throw = chips.Throw, Timed  # type: ignore[misc]
    Timed.engine = 0.0
    _, total, _ = settled(board.settle, requests[: count // 2])
    chips.Throw = plain  # type: ignore[misc]
    return {
        "throw_sim_over_cpu": simulated / cpu,
        "throw_ms": cpu / count * 1000,
        "throw_overhead": total / Timed.engine,
        "film_kb": median(sizes) / 1000,
        "film_kb_most": max(sizes) / 1000,
    }


def live_figures(rng: Rng, shakers: int) -> dict[str, object]:
    """Live shakers in a hand that turns slowly, frame by frame."""
    took = []
    for _ in range(shakers):
        live = LiveShaker(15, 5, int(rng.word()))
        for frame in range(120):
            begin = time.process_time()
            live.frame(min(125.0, frame * 4.0))
            took.append(time.process_time() - begin)
    took.sort()
    return {
        "live_frame_ms": median(took) * 1000,
        "live_frame_ms_p99": took[len(took) * 99 // 100] * 1000,
    }


def faulty(fault: Callable[[], str]) -> bool:
    """Whether something was wrong."""
    try:
        return fault() != ""
    except PhysicsError:
        return True


def anomalies(rng: Rng, count: int) -> dict[str, object]:
    """Wild throws among fifteen chips, and shakers and pans in wild hands."""
    found = 0
    for number in range(count):
        numbers = lying(rng, 15)
        chips_ = {numbers[at]: board.lies(numbers[at : at + 7]) for at in range(0, len(numbers), 7)}
        found += faulty(partial(throw_fault, chips_, 23, wild(rng)))
        if number % 10 == 0:
            found += faulty(partial(season_fault, number)) + faulty(partial(toss_fault, number))
    return {"wild": count + 2 * len(range(0, count, 10)), "anomalies": found}


@contextmanager
def on_one_core() -> Iterator[None]:
    """As workers do: else the engine hands every step to another core."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cpu_figures(many: float) -> dict[str, object]:
    """What is counted in seconds of CPU, on one core."""
    rng = Rng(1)
    result = throw_figures(rng, max(4, round(300 * many)))
    for name, settle, requests in (
        ("season", kitchen.settle, seasonings(rng, max(2, round(15 * many)))),
        ("flip", kitchen.settle, flips(rng, max(2, round(40 * many)))),
    ):
        simulated, cpu, sizes = settled(settle, requests)
        result[f"{name}_sim_over_cpu"] = simulated / cpu
        result[f"{name}_ms"] = cpu / len(requests) * 1000
        result[f"{name}_film_kb"] = median(sizes) / 1000
    return result | live_figures(rng, max(1, round(4 * many)))


def measured(quick: bool, scale: float = 1.0) -> dict[str, object]:
    """Everything, as one JSON object."""
    many = scale * (1 if quick else 8)
    with on_one_core():
        result = cpu_figures(many)
        result |= anomalies(Rng(2), max(10, round(300 * many)))
    result |= live_shakers(round(64 * min(scale, 1)) or 1)
    result |= throw_latency(max(5, round(60 * many)))
    result |= throw_seen(3 if quick else 11)
    result |= scene_fps(1.0 if quick else 3.0)
    result["engine"] = NAME
    return result


def shown(result: dict[str, object]) -> str:
    """The result for people."""
    lines = []
    for name, value in result.items():
        limit, word = WANTED.get(name, (None, ""))
        wanted = f"   (wanted: {word} {limit:g})" if limit else ""
        lines.append(f"  {name:24}{rounded(value)!s:>14}{wanted}")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    return run("physics", __doc__ or "", measured, shown, arguments)


if __name__ == "__main__":
    sys.exit(main())
