"""Many throws of a kind, settled by the physics or by a stand-in, and the statistics of each.

Tosses of the grid and low skims, on an empty board and among fifteen chips, by hands of many
grades.  `calibrate.py` fits the stand-in so that both agree.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.physics.scene import request, simulate
from spicery.games.safranito.physics.standin.model import StandIn
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.rules.board import FLAT, IN_DOUBT, centre_x, centre_y, judge
from spicery.games.safranito.rules.cards import (
    CHIPS,
    FLIP,
    MOST_NUMBERS,
    POSE,
    REGIONS,
    SHOT,
)
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import LEANS

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
