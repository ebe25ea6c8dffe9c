"""Physics benchmarks: simulated time divided by CPU time, real-time limits, stress tests.

    python -m bench.physics [--quick] [--json]

throw_sim_over_cpu      a throw among 15 chips: all the work of a physics worker, including the
                        film (target: at least 100)
throw_overhead          total CPU of a throw divided by the engine's own steps (at most 1.5)
season_sim_over_cpu     a seasoning from a full shaker, with its film
flip_sim_over_cpu       a flip of the crêpe, with its film
live_shakers_per_core   the most full live shakers that one process runs at 60 Hz with fewer than
                        one frame in a hundred more than a frame late
live_frame_ms           CPU of one frame of a live shaker, median and p99
throw_latency_ms        from sending a release to a real server until the client has the film,
                        p50 and p99
throw_seen_ms           in Chromium, from release to the first visible frame of the film, median
                        and maximum; null, with the reason, without Chromium
film_kb                 median size of the film of a throw, a seasoning and a flip
fps                     frames per second in Chromium during motion (Safranito in 3D and 2D,
                        seasoning in A la carte); null, with the reason, without Chromium
wild, anomalies         extreme motions, and how many the physics could not handle: tunnelling,
                        chips that never rest, energy gain, NaN
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
from bench._stress import season_fault, throw_fault, toss_fault, wild
from spicery.core.rng import Rng
from spicery.games.alacarte.physics import scene as kitchen
from spicery.games.alacarte.rules.material import FALL, LAND
from spicery.games.safranito.physics import scene as board
from spicery.games.safranito.rules.board import GRID, RELEASES, STEP
from spicery.physics import chips
from spicery.physics.errors import PhysicsError
from spicery.physics.film import decode
from spicery.physics.live_shaker import LiveShaker
from spicery.physics.world import FPS, NAME

WANTED = {"throw_sim_over_cpu": (100.0, "at least"), "throw_overhead": (1.5, "at most")}


class Timed(chips.Throw):
    """A throw that measures the engine's share of the CPU time."""

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
    """Chips that do not touch, as numbers of a physics request."""
    places: list[tuple[int, int]] = []
    while len(places) < count:
        x, y = int(rng.below(4000)) - 2000, int(rng.below(4000)) - 2000
        if all((x - a) ** 2 + (y - b) ** 2 > 330**2 for a, b in places):
            places.append((x, y))
    return [n for token, (x, y) in enumerate(places) for n in (token, x, y, 20, 0, 0, 0)]


def throws(rng: Rng, count: int) -> list[list[int]]:
    """Requests for throws from the grid on all sides, flat and flipped, with a cook's hand."""
    found = []
    for _ in range(count):
        first = int(rng.below(4 * RELEASES)) * int(STEP)
        release = [int(GRID[first + i]) for i in range(STEP)]
        found.append([int(rng.word()), 10, 23, *release, *lying(rng, 15)])
    return found


def seasonings(rng: Rng, count: int) -> list[list[int]]:
    """Requests for seasonings from a full shaker."""
    tilts = (110, 115, 120, 135, 160)
    return [
        [int(FALL), int(rng.word()), 10, 15, 5, tilts[at % 5], 300, 400, 450, at % 4]
        for at in range(count)
    ]


def flips(rng: Rng, count: int) -> list[list[int]]:
    """Requests for flips of the crêpe."""
    return [[int(LAND), int(rng.word()), 10, 150 + at % 3 * 20, 80, 0] for at in range(count)]


Simulate = Callable[[Sequence[int]], tuple[tuple[int, ...], bytes]]


def measure(simulate: Simulate, requests: list[list[int]]) -> tuple[float, float, list[int]]:
    """Simulated seconds, seconds of CPU, and the sizes of the films."""
    simulate(requests[0])
    begin = time.process_time()
    films = [simulate(request)[1] for request in requests]
    cpu = time.process_time() - begin
    return sum(decode(film).frames for film in films) / FPS, cpu, [len(film) for film in films]


def overhead(requests: list[list[int]]) -> float:
    """CPU time of whole throws divided by the engine's share of that same time."""
    plain, chips.Throw = chips.Throw, Timed  # type: ignore[misc]
    Timed.engine = 0.0
    begin = time.process_time()
    for request in requests:
        board.simulate(request)
    total = time.process_time() - begin
    chips.Throw = plain  # type: ignore[misc]
    return total / Timed.engine


def throw_figures(rng: Rng, count: int) -> dict[str, object]:
    """Throws, simulated like in a physics worker."""
    requests = throws(rng, count)
    simulated, cpu, sizes = measure(board.simulate, requests)
    return {
        "throw_sim_over_cpu": simulated / cpu,
        "throw_ms": cpu / count * 1000,
        "throw_overhead": overhead(requests[: count // 2]),
        "film_kb": median(sizes) / 1000,
        "film_kb_most": max(sizes) / 1000,
    }


def live_figures(rng: Rng, shakers: int) -> dict[str, object]:
    """Slowly turned live shakers, frame by frame."""
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
    """Whether a check found a fault."""
    try:
        return fault() != ""
    except PhysicsError:
        return True


def anomalies(rng: Rng, count: int) -> dict[str, object]:
    """Stress tests: throws among fifteen chips, shakers and pans."""
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
    """Pin the process to one core, like physics workers."""
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
    """Figures in CPU time, on one core."""
    rng = Rng(1)
    result = throw_figures(rng, max(4, round(300 * many)))
    for name, simulate, requests in (
        ("season", kitchen.simulate, seasonings(rng, max(2, round(15 * many)))),
        ("flip", kitchen.simulate, flips(rng, max(2, round(40 * many)))),
    ):
        simulated, cpu, sizes = measure(simulate, requests)
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
