"""Measures the scatter of each grade of hand, for docs/steadiness.md.

Throws from the action grid at all bowls, flat and with a flip, on an empty board and among 15
chips.  The miss is the distance between where the chip comes to rest with and without hand noise.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from spicery.core.catalog.options import GRADES
from spicery.core.rng import Rng
from spicery.physics.simulation import PhysicsRequest, engine_name, simulate

GAME = "safranito"
CHIP = 23
POSE = 7
HEAD = """# How steady a hand is

A bot intends one throw; its hand makes another. The noise is given in *k*. At k = 1 the standard
deviations are: speed 1 %, aim 0.5°, release position 2 mm on each axis, spin 3 %, attitude of the
chip 1°; tilt of a shaker 6° and how long it is held 15 %; a flick 10 ms. Other values of k multiply
them. People have k = 0: their own hand is the noise.

The option `hands` takes tenths of k, or a grade by name, for each seat: `hands=["child", "chef"]`.

The resulting scatter, in millimetres from where the same throw by a noiseless hand comes to rest:
half of the throws miss by less than the first number, nine in ten by less than the second. A chip
that leaves the board counts as far off.

"""


def releases(fast: Sequence[Sequence[int]], flips: bool) -> list[Sequence[int]]:
    """The tosses of the grid of one kind."""
    return [each for each in fast if bool(each[6] or each[7]) == flips]


def rest(seed: int, hand: int, release: Sequence[int], lying: Sequence[int]) -> tuple[float, float]:
    """Where a thrown chip comes to rest, in mm; far away if it leaves the board."""
    asked = PhysicsRequest(GAME, 0, (seed, hand, CHIP, *release, *lying))
    numbers = simulate(asked).numbers
    if numbers[POSE] == 2:
        return 1000.0, 1000.0
    return numbers[2] / 10, numbers[3] / 10


def scattered(rng: Rng, count: int) -> list[int]:
    """Chips that do not touch, as numbers of a physics request."""
    places: list[tuple[int, int]] = []
    while len(places) < count:
        x, y = int(rng.below(4000)) - 2000, int(rng.below(4000)) - 2000
        if all(math.dist((x, y), each) > 330 for each in places):
            places.append((x, y))
    return [n for token, (x, y) in enumerate(places) for n in (token, x, y, 20, 0, 0, 0)]


def misses(hand: int, flips: bool, chips: int, runs: int, seed: int) -> list[float]:
    """By how many millimetres a number of throws of a hand miss, sorted."""
    rng = Rng(seed)
    tosses = releases(grid(), flips)
    found = []
    for _ in range(runs):
        release = tosses[int(rng.below(len(tosses)))]
        lying = scattered(rng, chips)
        meant = rest(0, 0, release, lying)
        found.append(math.dist(meant, rest(int(rng.word()), hand, release, lying)))
    return sorted(found)


def grid() -> list[list[int]]:
    """Throws from the south side at every region, flat and with a flip."""
    from spicery.core.table import Table
    from spicery.games import find

    table = Table(find(GAME), 2, {"head_chef": 0}, seed=1)
    view = table.view(0)
    chosen = {tuple(each.numbers) for each in view.legal(0) if each.numbers}
    return [list(each) for each in sorted(chosen)]


def cell(found: list[float]) -> str:
    """The median and the 90 % quantile."""
    half, most = found[len(found) // 2], found[len(found) * 9 // 10]
    return f"{half:.0f} / {far(most)}"


def far(miss: float) -> str:
    """A miss in mm; `off` if the chip left the board."""
    return f"{miss:.0f}" if miss < 600 else "off"


def page(runs: int, seed: int) -> str:
    """The whole page."""
    kinds = [("flat, empty board", False, 0), ("flat, 15 chips", False, 15)]
    kinds += [("flip, empty board", True, 0)]
    lines = ["| grade | k | " + " | ".join(name for name, *_ in kinds) + " |"]
    lines.append("|---|---|" + "---|" * len(kinds))
    for grade, hand in GRADES.items():
        cells = [cell(misses(hand, flips, chips, runs, seed)) for _, flips, chips in kinds]
        lines.append(f"| {grade} | {hand / 10:g} | " + " | ".join(cells) + " |")
    end = f"\nMeasured with {engine_name()}, {runs} throws for each figure, by\n"
    end += "`spicery lab steadiness --out docs/steadiness.md`.\n"
    return HEAD + "\n".join(lines) + "\n" + end
