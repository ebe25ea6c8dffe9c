"""Throws many of Safranito's chips by the stand-in, beside what was measured of simulated ones.

`python -m tools.throws` prints both; `python -m tools.throws fit` looks for better constants
(interpreted: SPICERY_PURE=1) and prints them.  throws.json holds the measurements and says how
they were made; the throws here are the same ones: aims, boards and hands.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito import GAME, pushes, standin
from spicery.games.safranito.board import FLAT, centre_x, centre_y, judge
from spicery.games.safranito.cards import CHIPS, FLIP, MOST_NUMBERS, REGIONS
from spicery.games.safranito.rules import Safranito
from spicery.games.safranito.state import LEANS

MEASURED = Path(__file__).with_name("throws.json")
HANDS = (1, 5, 10, 20, 40, 80)  # tenths of k
CROWD = tuple(seat * int(CHIPS) + number for number in range(5) for seat in (1, 2, 3))
BOARDS = 200
OUT = 2
LEAST_PUSH = 1.0  # mm; a chip that went less far was only touched

Facts = dict[str, float | None]
Cell = tuple[bool, bool, int]  # a flip, among fifteen chips, tenths of k


@dataclass(frozen=True)
class Throw:
    """What became of one throw."""

    miss: float | None  # mm between the aim and where the chip rests; None if that is off the board
    up: bool  # value side up
    in_region: bool
    high: bool  # on another chip, or leaning on it
    touched: list[tuple[float, bool, bool]]  # others: mm moved, turned over, out


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
    """A table where seat 0, with this hand, throws first."""
    table = GAME.new(4, {"hands": [hand] * 4, "head_chef": 0})
    table.act(table.draw(Rng(1)))
    assert isinstance(table, Safranito)
    return table


def lay(table: Safranito, token: int, x: int, y: int) -> None:
    """Put a chip there, value side down, the quick way."""
    seat, number = divmod(token, int(CHIPS))
    table.throws[seat] = max(int(table.throws[seat]), number + 1)
    table.value[token] = number + 1
    for at, place in enumerate((x, y, int(FLAT))):
        table.pose[token * int(LEANS) + at] = place
    table.region[token] = int(judge(x, y)) % 16


@cache
def crowds(hand: int) -> list[Safranito]:
    """The same table with each of the boards."""
    found = []
    for board in boards():
        found.append(ready(hand).clone())
        for token, (x, y) in zip(CROWD, board, strict=True):
            lay(found[-1], token, x, y)
    return found


def plan(throws: int, *, flip: bool) -> list[tuple[int, int]]:
    """The aim and the board of each throw: all regions in turn, all boards at each."""
    regions = int(REGIONS)
    return [
        (i % regions + (int(FLIP) if flip else 0), (i // regions * 7 + i) % BOARDS)
        for i in range(throws)
    ]


def throw_all(cell: Cell, throws: int, seed: int = 1) -> list[Throw]:
    """Throws of one kind, by the stand-in."""
    flip, crowded, hand = cell
    rng, out, found = Rng(seed), vec[i64]([0] * MOST_NUMBERS), []
    for aim, number in plan(throws, flip=flip):
        table = (crowds(hand)[number] if crowded else ready(hand)).clone()
        table.apply(aim)
        size = int(standin.land(table, rng, out))
        found.append(told(aim, number, [int(out[at]) for at in range(size)]))
    return found


def told(aim: int, board: int, numbers: list[int]) -> Throw:
    """An answer of NATURE, read."""
    touched = []
    for base in range(8, 1 + 7 * numbers[0], 7):
        x, y = boards()[board][CROWD.index(numbers[base])]
        way = math.hypot(numbers[base + 1] - x, numbers[base + 2] - y) / 10
        touched.append((way, numbers[base + 6] == 1, numbers[base + 6] == OUT))
    x, y, side = numbers[2], numbers[3], numbers[7]
    region = aim % int(REGIONS)
    miss = math.hypot(x - int(centre_x(region)), y - int(centre_y(region))) / 10
    if side == OUT:
        return Throw(None, up=False, in_region=False, high=False, touched=touched)
    return Throw(miss, side == 1, int(judge(x, y)) % 16 < int(REGIONS), numbers[4] > 25, touched)


def share(hits: Iterable[bool]) -> float | None:
    """Of all, how many; None of nothing."""
    each = list(hits)
    return sum(each) / len(each) if each else None


def quantile(numbers: list[float], part: float) -> float | None:
    """What this part of all stays below; None if that is off the board."""
    at = int(part * len(numbers))
    number = sorted(numbers)[at] if numbers else math.inf
    return number if number < math.inf else None


def facts(throws: list[Throw]) -> Facts:
    """The figures that are compared: shares, and millimetres."""
    misses = [math.inf if each.miss is None else each.miss for each in throws]
    pushes = [
        [push for push in each.touched if push[0] >= LEAST_PUSH or push[2]] for each in throws
    ]
    pushed = [push for each in pushes for push in each]
    ways = [math.inf if out else way for way, _, out in pushed]
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
    """What the simulated chips did, by kind of throw."""
    found = {}
    for row in json.loads(MEASURED.read_text(encoding="utf-8"))["throws"]:
        cell = (row.pop("flip"), row.pop("crowded"), row.pop("hand"))
        found[cell] = row
    return found


# -- for people ---------------------------------------------------------------------


def show(throws: int) -> None:
    """Print what was measured and what the stand-in does, kind by kind."""
    for cell, truth in measured().items():
        flip, crowded, hand = cell
        ours = facts(throw_all(cell, throws))
        print(f"{'flip' if flip else 'flat'}, {15 * crowded} chips, k {hand / 10}")
        for name, value in truth.items():
            if value is not None or ours[name] is not None:
                print(f"    {name:20}{text(value):>8}{text(ours[name]):>8}")


def text(value: float | None) -> str:
    """A figure in a column."""
    return "-" if value is None else f"{value:.3f}" if value < 1 else f"{value:.1f}"


# -- the fit ------------------------------------------------------------------------

ALONE = [  # what an empty board tells
    "SURE_FLAT",
    "SURE_FLIP",
    "HAND_ALONG",
    "HAND_SKID",
    "HAND_ACROSS",
    "HAND_REACH",
    "SPUN",
    "HAND_TURN",
    "OVER",
    "UNSURE",
    "UNSURE_HAND",
    "FALLS",
    "ROLL",
    "LONGEST",
    "ROLL_SPREAD",
    "ROLL_HAND",
    "TRIP",
    "TRIP_SPEED",
    "TRIP_HAND",
    "TRIP_WAY",
]
AMONG = [  # what a full one tells
    "HOP",
    "LOW",
    "BUMP_ALONG",
    "BUMP_ACROSS",
    "BUMP",
    "TURNED_ON_TOP",
    "STAYS",
    "GRIP",
    "NUDGE",
    "GIVES",
    "LOSES",
]


def error(name: str, value: float | None, truth: float | None) -> float:
    """How far a figure is off, 1 for what is just tolerable: 3 in a hundred, 2 mm or 15 %."""
    if value is None or truth is None:
        return 0.0
    is_way = name in {"near quarter", "half", "three quarters", "nine in ten"}
    if is_way or name in {"pushed half", "pushed nine in ten"}:
        return (value - truth) / max(2.0, 0.15 * truth)
    return (value - truth) / (0.1 if name == "pushed a throw" else 0.03)


def loss(throws: int, *, crowded: bool) -> float:
    """The squared errors of all figures, far ones held back."""
    total = 0.0
    for cell, truth in measured().items():
        if cell[1] == crowded:
            ours = facts(throw_all(cell, throws))
            total += sum(min(error(name, ours[name], truth[name]) ** 2, 9.0) for name in truth)
    return total


def home(name: str) -> ModuleType:
    """The module that owns a constant."""
    return pushes if hasattr(pushes, name) else standin


def fit(throws: int, rounds: int, *, crowded: bool) -> None:
    """Change a few constants at a time, keep what is better, print what is found."""
    rng, names = random.Random(1), AMONG if crowded else ALONE
    best = loss(throws, crowded=crowded)
    for number in range(rounds):
        picked = rng.sample(names, rng.choice((1, 1, 2, 3)))
        before = {name: getattr(home(name), name) for name in picked}
        for name in picked:
            setattr(home(name), name, before[name] * math.exp(rng.gauss(0, 0.2)))
        now = loss(throws, crowded=crowded)
        if now < best:
            best = now
            print(f"{number:5} {best:.1f}", flush=True)
        else:
            for name in picked:
                setattr(home(name), name, before[name])
    for name in names:
        print(f"{name}: Final = {getattr(home(name), name):.4g}")


if __name__ == "__main__":
    if sys.argv[1:] == ["fit"]:
        fit(650, 200, crowded=False)
        fit(650, 200, crowded=True)
    else:
        show(3900)
