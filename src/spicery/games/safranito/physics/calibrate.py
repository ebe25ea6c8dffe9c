"""Fits the fast stand-in for a throw to the physics as shipped, and measures the error.

Both make the same throws for the fit: tosses of the grid and low skims, on an empty board and among
fifteen chips, by hands of many grades; `throw_statistics.py` compares their statistics.  The error
is measured on rounds of play that the fit has not seen: at every throw both answer from the same
state, and play continues with the physics.  The table that the browser throws by
(`throw_table.py`) is renewed and measured with it.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from spicery.ai.training.fitting import Fit, Tick
from spicery.core.game import NATURE, Action
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.physics import throw_table
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.physics.throw_statistics import (
    OUT,
    SHOTS,
    THROWN,
    TOSSES,
    Cell,
    Facts,
    by_physics,
    by_stand_in,
    facts,
    throw_all,
)
from spicery.games.safranito.rules.board import IN_DOUBT, judge
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    FLIP,
    LAND,
    NOWHERE,
    OFF,
    POSE,
    SHOT,
)
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import THROWING

MODULE = "standin/params.py"

# -- the fit --------------------------------------------------------------------------

NAMES = re.findall(r"self\.(\w+) =", (Path(__file__).parent / MODULE).read_text(encoding="utf-8"))
ALONE = NAMES[: NAMES.index("hop")]  # fitted on an empty board
SKIMMING = NAMES[NAMES.index("skim_gives") :]  # fitted on low skims
AMONG = [name for name in NAMES if name not in [*ALONE, *SKIMMING]]  # fitted on a full board
WAYS = (
    "near quarter",
    "half",
    "three quarters",
    "nine in ten",
    "pushed half",
    "pushed nine in ten",
)
THROWS = 390  # of the stand-in for each kind and trial
TRIALS = 700


def off(name: str, value: float | None, truth: float | None) -> float:
    """The error of a statistic; 1 is just tolerable: 3 percentage points, 2 mm or 15 %."""
    if value is None or truth is None:
        return 0.0
    if name in WAYS:
        return (value - truth) / max(2.0, 0.15 * truth)
    return (value - truth) / (max(0.1, 0.15 * truth) if name == "pushed a throw" else 0.03)


def loss(truth: Mapping[Cell, Facts], params: Params) -> float:
    """The sum of the squared errors, with outliers damped."""
    total = 0.0
    for cell, figures in truth.items():
        ours = facts(throw_all(cell, THROWS, by_stand_in(params)), cell.kind)
        total += sum(min(off(name, ours[name], figures[name]) ** 2, 16.0) for name in figures)
    return total


def search(
    names: list[str], truth: Mapping[Cell, Facts], params: Params, rng: Rng, tick: Tick
) -> float:
    """Random search: change a few parameters at a time, ever less, and keep improvements."""
    best = loss(truth, params)
    for trial in range(TRIALS):
        wide = 0.35 * (1 - trial / TRIALS) + 0.03
        picked = [names[rng.below(len(names))] for _ in range(1 + rng.below(3))]
        before = {name: getattr(params, name) for name in picked}
        for name in picked:
            setattr(params, name, float(f"{before[name] * math.exp(wide * rng.bell()):.4g}"))
        now = loss(truth, params)
        tick(1)
        if now < best:
            best = now
            continue
        for name, value in before.items():
            setattr(params, name, value)
    return best


def source_of(numbers: Mapping[str, float]) -> str:
    """The module with the fitted parameters: its present text with new numbers."""
    source = (Path(__file__).parent / MODULE).read_text(encoding="utf-8")
    return re.sub(
        r"self\.(\w+) = \S+", lambda found: f"self.{found[1]} = {numbers[found[1]]!r}", source
    )


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Fit all parameters to this many throws."""
    rng, cells, params = Rng(seed), [*TOSSES, *SHOTS], Params()
    truth = {}
    for cell in cells:
        thrown = throw_all(cell, max(1, runs // len(cells)), by_physics, int(rng.word()))
        truth[cell] = facts(thrown, cell.kind)
        tick(len(thrown))
    report = []
    empty = [cell for cell in TOSSES if not cell.crowded]
    full = [cell for cell in TOSSES if cell.crowded]
    for names, kinds in ((ALONE, empty), (AMONG, full), (SKIMMING, SHOTS)):
        asked = {cell: truth[cell] for cell in kinds}
        before, after = loss(asked, params), search(names, asked, params, rng, tick)
        report.append(f"{names[0]} to {names[-1]}: {before:.0f}, fitted {after:.0f}")
    return Fit(written(truth, params), [f"fitted to {runs} throws; squared errors", *report], 0.0)


def written(truth: Mapping[Cell, Facts], params: Params) -> dict[str, str]:
    """The files of a fit: parameters, the statistics of the physics, and the browser's table."""
    rounded = {
        cell: {name: value if value is None else round(value, 3) for name, value in row.items()}
        for cell, row in truth.items()
    }
    rows = [json.dumps({**cell._asdict(), "facts": row}) for cell, row in rounded.items()]
    numbers = {name: getattr(params, name) for name in NAMES}
    thrown = "[\n" + ",\n".join(rows) + "\n]\n"
    return {MODULE: source_of(numbers), THROWN: thrown, throw_table.FILE: throw_table.written()}


# -- the error ------------------------------------------------------------------------

SEATS = 4
HANDS = (1, 10, 40)  # tenths of k
WHAT = {
    "end": ("aimed", "other", "none", "off"),
    "side": ("down", "up", "out"),
    "moved": ("0", "1", "2", "3+"),
}


def landed(numbers: Sequence[int], aim: int) -> dict[str, str]:
    """The aspects of a landing that matter."""
    moved = WHAT["moved"][min(numbers[0] - 1, 3)]
    region = int(judge(numbers[2], numbers[3])) % int(IN_DOUBT)
    if numbers[POSE] == OUT or region == OFF:
        return {"end": "off", "side": "out", "moved": moved}
    end = "none" if region == NOWHERE else "aimed" if region == aim else "other"
    return {"end": end, "side": WHAT["side"][numbers[POSE]], "moved": moved}


def pairs(hand: int, rng: Rng) -> Iterator[tuple[str, dict[str, str], dict[str, str]]]:
    """Endless throws: flat or flip, the answer of the physics, that of the stand-in."""
    while True:
        table = GAME.new(SEATS, {"hands": [hand] * SEATS})
        assert isinstance(table, Safranito)
        table.act(table.draw(rng))
        while table.phase == THROWING:
            tosses = [code for code in table.codes() if code < ALLOW and code % AIMS < SHOT]
            code = int(tosses[int(rng.below(len(tosses)))])
            table.act(table.unfold(int(table.mover), code))
            aim = code % int(AIMS)
            physics, ours = by_physics(table, rng), table.draw(rng).numbers
            kind = "flip" if aim >= FLIP else "flat"
            yield kind, landed(physics, aim % int(FLIP)), landed(ours, aim % int(FLIP))
            table.act(Action(NATURE, int(LAND), tuple(physics)))


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How far the installed stand-in is from the physics."""
    report = ["shares of throws: physics | stand-in | apart"]
    found = []
    for hand in HANDS:
        counts: Counter[tuple[str, str, int, str]] = Counter()
        endless = pairs(hand, Rng(seed))
        for _ in range(max(1, runs // len(HANDS))):
            kind, *both = next(endless)
            for which, one in enumerate(both):
                counts.update((kind, what, which, value) for what, value in one.items())
            tick(1)
        for kind in ("flat", "flip"):
            for what, values in WHAT.items():
                shares = [shared(counts, kind, what, which) for which in (0, 1)]
                error = sum(abs(a - b) for a, b in zip(*shares, strict=True)) / 2
                found.append(error)
                row = " | ".join("/".join(f"{p:.2f}" for p in each) for each in shares)
                name = f"k {hand / 10:g} {kind} {'/'.join(values)}"
                report.append(f"{name:32} {row} | {error:.3f}")
    mean = sum(found) / len(found)
    report.append(f"mean error {mean:.3f}")
    for style in throw_table.STYLES:
        ahead, aside = map(max, zip(*throw_table.errors(style), strict=True))
        report.append(f"browser's table, {style}: at most {ahead:.1f} mm off, {aside:.1f} mm aside")
    return Fit({}, report, mean)


def shared(
    counts: Counter[tuple[str, str, int, str]], kind: str, what: str, which: int
) -> list[float]:
    """The distribution of outcomes for throws of a kind."""
    many = [counts[kind, what, which, value] for value in WHAT[what]]
    return [each / max(sum(many), 1) for each in many]
