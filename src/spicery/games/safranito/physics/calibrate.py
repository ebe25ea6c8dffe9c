"""Fits the fast stand-in for a throw to the physics as shipped, and measures the error.

Both make the same throws for the fit: tosses of the grid and low skims, on an empty board and among
fifteen chips, by hands of many grades.  The statistics of `facts` are compared.  The error is
measured on rounds of play that the fit has not seen: at every throw both answer from the same
state, and play continues with the physics.  The table of reach.py, which the browser throws by, is
renewed and measured with it.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mypy_extensions import i64

from spicery.ai.training.fitting import Fit, Tick
from spicery.core.game import NATURE, Action
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.physics import reach
from spicery.games.safranito.physics.scene import request, simulate
from spicery.games.safranito.physics.standin.model import StandIn
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.rules.board import FLAT, IN_DOUBT, centre_x, centre_y, judge
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    CHIPS,
    FLIP,
    LAND,
    MOST_NUMBERS,
    NOWHERE,
    OFF,
    POSE,
    REGIONS,
    SHOT,
)
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import LEANS, THROWING

MODULE = "standin/params.py"
THROWN = "thrown.json"  # the statistics of the physics when the parameters were fitted
OUT = 2
Answer = Callable[[Safranito, Rng], Sequence[int]]
Facts = dict[str, float | None]


class Cell(NamedTuple):
    """A kind of throw: flat, flip or shot; among fifteen chips or not; tenths of k."""

    kind: str
    crowded: bool
    hand: int


class Thrown(NamedTuple):
    """The outcome of one throw in millimetres; for each chip touched: distance, turned, out."""

    miss: float | None  # None: off the board
    up: bool
    in_region: bool
    high: bool  # on another chip, or leaning on it
    touched: list[tuple[float, bool, bool]]
    hit: bool = False  # a shot: the target was knocked away
    hit_out: bool = False


GRADES = (1, 5, 10, 20, 40, 80)
TOSSES = [
    Cell(kind, full, k) for kind in ("flat", "flip") for full in (False, True) for k in GRADES
]
SHOTS = [Cell("shot", full, k) for full in (False, True) for k in (1, 10, 40)]
CROWD = tuple(seat * int(CHIPS) + number for number in range(5) for seat in (1, 2, 3))
BOARDS = 200
LEAST_PUSH = 1.0  # mm; a chip that moved less was only touched

# -- throws ---------------------------------------------------------------------------


@cache
def boards() -> list[list[tuple[int, int]]]:
    """Where fifteen chips lie: in and around the regions, none on another, the same every time."""
    rng, found = Rng(2026), []
    for _ in range(BOARDS):
        lying: list[tuple[int, int]] = []
        while len(lying) < len(CROWD):
            region = rng.below(int(REGIONS))
            x = int(centre_x(region)) + rng.below(700) - 350
            y = int(centre_y(region)) + rng.below(700) - 350
            if all(math.hypot(x - a, y - b) > 320 for a, b in lying):
                lying.append((x, y))
        found.append(lying)
    return found


@cache
def ready(hand: int) -> Safranito:
    """A table at which seat 0, with this hand, throws first."""
    table = GAME.new(4, {"hands": [hand] * 4, "head_chef": 0})
    table.act(table.draw(Rng(1)))
    assert isinstance(table, Safranito)
    return table


def lay(table: Safranito, token: int, x: int, y: int) -> None:
    """Put a chip on the board, value side down, bypassing the rules."""
    seat, number = divmod(token, int(CHIPS))
    table.throws[seat] = max(int(table.throws[seat]), number + 1)
    table.value[token] = number + 1
    for at, place in enumerate((x, y, int(FLAT))):
        table.pose[token * int(LEANS) + at] = place
    table.region[token] = int(judge(x, y)) % int(IN_DOUBT)


@cache
def crowds(hand: int) -> list[Safranito]:
    """The same table with each of the boards."""
    found = []
    for board in boards():
        found.append(ready(hand).clone())
        for token, (x, y) in zip(CROWD, board, strict=True):
            lay(found[-1], token, x, y)
    return found


def by_physics(table: Safranito, rng: Rng) -> Sequence[int]:
    """Where chips come to rest according to the physics."""
    return simulate(request(table, rng))[0]


def by_stand_in(params: Params) -> Answer:
    """Where chips come to rest according to a stand-in with these parameters."""
    stand_in = StandIn(params)

    def answer(table: Safranito, rng: Rng) -> Sequence[int]:
        out = vec[i64]([0] * MOST_NUMBERS)
        return [int(out[at]) for at in range(int(stand_in.sample(table, rng, out)))]

    return answer


def throw_all(cell: Cell, throws: int, answer: Answer, seed: int = 1) -> list[Thrown]:
    """Throws of one kind: at all regions in turn, on all boards; shots at any chip."""
    rng, found = Rng(seed), []
    for number in range(throws):
        board = (number // int(REGIONS) * 7 + number) % BOARDS
        table = (crowds(cell.hand)[board] if cell.crowded else ready(cell.hand)).clone()
        aim = number % int(REGIONS) + (int(FLIP) if cell.kind == "flip" else 0)
        if cell.kind == "shot":
            target = CROWD[rng.below(len(CROWD))]
            if not cell.crowded:
                lay(table, target, *boards()[board][0])
            aim = int(SHOT) + target
        before = table.clone()
        table.apply(aim)
        found.append(told(before, aim, answer(table, rng)))
    return found


def told(before: Safranito, aim: int, numbers: Sequence[int]) -> Thrown:
    """An answer of NATURE, interpreted."""
    touched, hit, hit_out = [], False, False
    width = int(POSE)
    for base in range(1 + width, 1 + width * numbers[0], width):
        old = numbers[base] * int(LEANS)
        way = math.dist(numbers[base + 1 : base + 3], (before.pose[old], before.pose[old + 1])) / 10
        gone = numbers[base + 6] == OUT
        touched.append((way, numbers[base + 6] != before.up[numbers[base]] and not gone, gone))
        if aim == int(SHOT) + numbers[base]:
            hit, hit_out = gone or way >= LEAST_PUSH, gone
    x, y, side = numbers[2], numbers[3], numbers[7]
    if side == OUT:
        return Thrown(None, False, False, False, touched, hit, hit_out)
    region = aim % int(FLIP) if aim < SHOT else 0
    miss = math.hypot(x - int(centre_x(region)), y - int(centre_y(region))) / 10
    inside = int(judge(x, y)) % int(IN_DOUBT) < REGIONS
    return Thrown(miss, side == 1, inside, numbers[4] > 25, touched, hit, hit_out)


def share(hits: Iterable[bool]) -> float | None:
    """The share of hits; None if there were no throws."""
    each = list(hits)
    return sum(each) / len(each) if each else None


def quantile(numbers: list[float], part: float) -> float | None:
    """A quantile; None if it is off the board."""
    number = sorted(numbers)[int(part * len(numbers))] if numbers else math.inf
    return number if number < math.inf else None


def facts(throws: list[Thrown], kind: str = "flat") -> Facts:
    """The statistics that are compared: shares, and millimetres."""
    misses = [math.inf if each.miss is None else each.miss for each in throws]
    pushes = [
        [push for push in each.touched if push[0] >= LEAST_PUSH or push[2]] for each in throws
    ]
    pushed = [push for each in pushes for push in each]
    ways = [math.inf if out else way for way, _, out in pushed]
    if kind == "shot":
        return {
            "hit": share(each.hit for each in throws),
            "hit out": share(each.hit_out for each in throws if each.hit),
            "pushed a throw": len(pushed) / len(throws),
        }
    return {
        "near quarter": quantile(misses, 0.25),
        "half": quantile(misses, 0.5),
        "three quarters": quantile(misses, 0.75),
        "nine in ten": quantile(misses, 0.9),
        "on board": share(each.miss is not None for each in throws),
        "in a region": share(each.in_region for each in throws),
        "up": share(each.up for each in throws if each.miss is not None),
        "on another": share(each.high for each in throws if each.miss is not None),
        "touching": share(bool(each.touched) for each in throws),
        "pushing": share(bool(each) for each in pushes),
        "pushed a throw": len(pushed) / len(throws),
        "pushed half": quantile(ways, 0.5),
        "pushed nine in ten": quantile(ways, 0.9),
        "pushed turned": share(turned for _, turned, _ in pushed),
        "pushed out": share(out for _, _, out in pushed),
    }


def measured() -> dict[Cell, Facts]:
    """The statistics of the physics when the parameters were fitted, by kind of throw."""
    rows = json.loads(Path(__file__).with_name(THROWN).read_text(encoding="utf-8"))
    return {Cell(row["kind"], row["crowded"], row["hand"]): row["facts"] for row in rows}


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
    """The files of a fit: parameters, the statistics they were fitted to, and reach.py's table."""
    rounded = {
        cell: {name: value if value is None else round(value, 3) for name, value in row.items()}
        for cell, row in truth.items()
    }
    rows = [json.dumps({**cell._asdict(), "facts": row}) for cell, row in rounded.items()]
    numbers = {name: getattr(params, name) for name in NAMES}
    thrown = "[\n" + ",\n".join(rows) + "\n]\n"
    return {MODULE: source_of(numbers), THROWN: thrown, reach.FILE: reach.written()}


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
    for style in reach.STYLES:
        ahead, aside = map(max, zip(*reach.errors(style), strict=True))
        report.append(f"browser's table, {style}: at most {ahead:.1f} mm off, {aside:.1f} mm aside")
    return Fit({}, report, mean)


def shared(
    counts: Counter[tuple[str, str, int, str]], kind: str, what: str, which: int
) -> list[float]:
    """The distribution of outcomes for throws of a kind."""
    many = [counts[kind, what, which, value] for value in WHAT[what]]
    return [each / max(sum(many), 1) for each in many]
