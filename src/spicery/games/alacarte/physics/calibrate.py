"""Fits the fast stand-ins for shaker and crêpe to the physics as shipped, and measures the error.

Seasonings are sampled over everything a hand may do and fitted piece by piece: "does one more
fall?" is a logistic regression.  The error is measured on motions of the grid, on held-out runs,
next to what sampling alone would give.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from spicery.ai.training.fitting import Fit, Tick
from spicery.core.rng import Rng
from spicery.games.alacarte.physics.scene import fall, land
from spicery.games.alacarte.physics.standin import pouring
from spicery.games.alacarte.physics.standin.model import calibrated_stand_in
from spicery.games.alacarte.rules.material import MOTION_NAMES, MOTION_ROWS

MODULE = "standin/calibrated.py"
DWELLS = (0, 100, 200, 300, 450, 700, 1200, 2000)
FLICKS = (80, 100, 120, 140, 160, 180, 200, 230, 260)
LIFT, CARRY = 80, 0
CHECKED = 0.4  # share of the runs held out to measure the error
SHRINK = 0.5  # regularization: keeps coefficients small where the runs say little


class Run(NamedTuple):
    """One seasoning: the motion, what was inside, what fell."""

    motion: tuple[int, ...]
    spice: int
    salt: int
    spices: int
    crystals: int


def season(motion: Sequence[int], spice: int, salt: int, rng: Rng) -> Run:
    """One seasoning by the physics, with a perfectly steady hand."""
    (spices, crystals), _ = fall([spice, salt, *motion], 0, rng)
    return Run(tuple(motion), spice, salt, spices, crystals)


def sampled(runs: int, rng: Rng, tick: Tick) -> list[Run]:
    """Motions of all kinds, shakers more or less full."""
    found = []
    for number in range(runs):
        tilt = 100 + int(rng.below(81)) if number % 4 == 0 else 105 + int(rng.below(36))
        there, back = 200 + int(rng.below(491)), 200 + int(rng.below(491))
        motion = (tilt, DWELLS[int(rng.below(8))], there, back, int(rng.below(4)))
        full = number % 3 == 0
        spice = 15 if full else 1 + int(rng.below(15))
        salt = 5 if full else int(rng.below(6))
        found.append(season(motion, spice, salt, rng))
        tick(1)
    return found


def fitted_odds(runs: list[Run]) -> list[float]:
    """The coefficients of `pouring.terms`, by Newton's method."""
    rows, fell = [], []
    for run in runs:
        tilt, dwell, there, back, _ = run.motion
        pieces, out = run.spice + run.salt, run.spices + run.crystals
        for fallen in range(min(out + 1, pieces)):
            left = pieces - fallen
            rows.append(pouring.terms(tilt, dwell / 1000, there, back, fallen, left))
            fell.append(1.0 if fallen < out else 0.0)
    x = np.array([[row[at] for at in range(len(row))] for row in rows])
    y = np.array(fell)
    found = np.zeros(x.shape[1])
    for _ in range(40):
        chance = 1 / (1 + np.exp(-np.clip(x @ found, -30, 30)))
        slope = x.T @ (y - chance) - SHRINK * found
        bend = (x.T * (chance * (1 - chance))) @ x + SHRINK * np.eye(len(found))
        step = np.linalg.solve(bend, slope)
        found = found + step
        if float(np.abs(step).max()) < 1e-9:
            break
    return [float(each) for each in found]


def fitted_salt(runs: list[Run], shake: int) -> float:
    """The maximum-likelihood odds of a salt crystal against a spice, by strength of shaking."""
    seen = [run for run in runs if run.motion[4] == shake and run.salt and run.spices < run.spice]

    def likely(odds: float) -> float:
        total = 0.0
        for run in seen:
            chance = salt_chances(run.spices + run.crystals, run.spice, run.salt, odds)
            total += math.log(max(chance[run.crystals], 1e-12))
        return total

    tried = [0.05 * 1.1**step for step in range(48)]
    return max(tried, key=likely)


def salt_chances(fallen: int, spice: int, salt: int, odds: float) -> list[float]:
    """The probability of each number of crystals among so many pieces."""
    reach = [1.0] + [0.0] * fallen
    for at in range(fallen):
        following = [0.0] * (fallen + 1)
        for crystals in range(at + 1):
            weight = odds * max(salt - crystals, 0)
            whole = weight + max(spice - (at - crystals), 0)
            if whole > 0 and reach[crystals] > 0:
                following[crystals + 1] += reach[crystals] * weight / whole
                following[crystals] += reach[crystals] * (whole - weight) / whole
        reach = following
    return reach


def flicked(runs: int, rng: Rng, tick: Tick) -> list[tuple[int, int, int]]:
    """For each duration of the flick: how often in 100 the crêpe lands turned, and unturned."""
    each = max(1, runs // len(FLICKS))
    rows = []
    for flick in FLICKS:
        landings = []
        for _ in range(each):
            close = flick - 5 + int(rng.below(11))
            landings.append(land([close, LIFT, CARRY], 0, rng)[0][0])
            tick(1)
        turned, unturned = (round(100 * landings.count(how) / each) for how in (0, 1))
        rows.append((flick, turned, unturned))
    return rows


# -- the error ------------------------------------------------------------------------


def counted(fallen: Sequence[int]) -> list[float]:
    """The shares of none, one, two, three, and more."""
    return [sum(min(each, 4) == kind for each in fallen) / len(fallen) for kind in range(5)]


def expected(motion: int) -> list[float]:
    """The same by the stand-in, out of a full shaker."""
    width, grid = int(pouring.WIDTH), calibrated_stand_in().grid
    row = (motion * width + int(pouring.FULL)) * width
    up_to = [0.0, *[float(grid[row + at]) for at in range(width)]]
    exactly = [b - a for a, b in pairwise(up_to)]
    return [*exactly[:4], sum(exactly[4:])]


def apart(one: Sequence[float], other: Sequence[float]) -> float:
    """The total variation distance between two distributions."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / 2


def errors(runs: int, rng: Rng, tick: Tick) -> list[tuple[str, list[float], list[float], float]]:
    """For motions of the grid: the name, the physics, the stand-in, and their distance."""
    found = []
    for number, (name, motion) in enumerate(zip(MOTION_NAMES, MOTION_ROWS, strict=True)):
        fallen = []
        for _ in range(max(1, runs // len(MOTION_NAMES))):
            run = season(motion, 15, 5, rng)
            fallen.append(run.spices + run.crystals)
            tick(1)
        physics, ours = counted(fallen), expected(number)
        found.append((name, physics, ours, apart(physics, ours)))
    return found


def by_chance(shares: Sequence[float], runs: int) -> float:
    """The mean distance that a perfect stand-in would seem to have from so many runs."""
    return sum(math.sqrt(p * (1 - p) / runs * 2 / math.pi) for p in shares) / 2


# -- all together -----------------------------------------------------------------------


def source_of(odds: list[float], salt: list[float], flicks: list[tuple[int, int, int]]) -> str:
    """The module with the fitted numbers."""
    lines = [
        '"""The numbers of the stand-in, fitted to the physics: by `spicery lab fit alacarte`."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# One more piece falls: coefficients of pouring.terms.",
        "ODDS: Final = [",
        *[f"    {each:.4f}," for each in odds],
        "]",
        "",
        "# Of a salt crystal against a spice, by how hard the shaker was shaken.",
        "SALT_ODDS: Final = [" + ", ".join(f"{each:.3f}" for each in salt) + "]",
        "",
        "# A flick in ms; how often the crêpe is then turned, and not turned, of 100.",
        "FLICK_ROWS: Final = (",
        *[f"    {row}," for row in flicks],
        ")",
    ]
    return "\n".join(lines) + "\n"


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Fit all numbers to so many seasonings and flips."""
    rng = Rng(seed)
    seen = sampled(round(runs * (1 - CHECKED)), rng, tick)
    salt = [fitted_salt(seen, shake) for shake in range(4)]
    source = source_of(fitted_odds(seen), salt, flicked(runs, rng, tick))
    report = [f"fitted to {len(seen)} seasonings and {runs} flips"]
    return Fit({MODULE: source}, report, 0.0)


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How far the installed stand-ins are from the physics."""
    each = max(1, runs // len(MOTION_NAMES))
    rows = errors(runs, Rng(seed), tick)
    report = ["pieces that fall from a full shaker, 0/1/2/3/more: physics | stand-in | apart"]
    for name, physics, ours, error in rows:
        shares = " | ".join("/".join(f"{p:.2f}" for p in each) for each in (physics, ours))
        report.append(f"{name:8} {shares} | {error:.3f}")
    mean = sum(error for *_, error in rows) / len(rows)
    noise = sum(by_chance(ours, each) for _, _, ours, _ in rows) / len(rows)
    report.append(f"mean error {mean:.3f}; chance alone would give {noise:.3f}")
    return Fit({}, report, mean)
