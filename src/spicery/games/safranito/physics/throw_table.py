"""How hard a chip must be thrown to come to rest at a given distance, read off the physics.

The browser turns a flick into a distance and needs the release that gets the chip there.  It has
no physics, so it is given this table: for each style, at even steps of distance, the speed along
the board and how far aside the chip drifts, for it spins and lands on one edge first.  A throw
leaves just behind the edge, straight ahead, with nothing in its way.
"""

from __future__ import annotations

import json
import math
from bisect import bisect_left
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypedDict

from spicery.core.rng import Rng
from spicery.games.safranito.physics.scene import released
from spicery.games.safranito.rules.board import (
    FLAT_SPIN,
    HALF,
    RISE_COS,
    RISE_SIN,
    SKIM_HEIGHT,
    TOSS_HEIGHT,
)

FILE = "throw_table.json"
BEHIND = 30  # tenths of a millimetre from the edge to where the chip leaves the hand
FIRST, STEP, COUNT = 400, 100, 45  # distances in the table, tenths of a millimetre
SPEEDS = range(180, 2401, 10)  # mm/s
TURNS = (-6.0, -3.0, 0.0, 3.0, 6.0)  # degrees; averaging over them smooths out single bounces
AROUND = 4  # drifts are averaged over this many speeds to either side, for the same reason
STYLES = {"lob": (int(TOSS_HEIGHT), RISE_SIN / RISE_COS), "skim": (int(SKIM_HEIGHT), 0.0)}


class Rest(NamedTuple):
    """Where a throw comes to rest, seen from the hand, in tenths of a millimetre."""

    ahead: float
    aside: float  # to the right


class Column(TypedDict):
    """Release speeds (mm/s) and drifts (tenths of a millimetre) of one style."""

    speed: list[int]
    drift: list[int]


class ThrowTable(TypedDict):
    """What it takes to reach the distances `first`, `first + step`, and so on."""

    behind: int
    first: int
    step: int
    lob: Column
    skim: Column


def thrown(style: str, speed: float, degrees: float = 0.0) -> Rest:
    """Where a throw comes to rest on an empty board."""
    from spicery.physics.chips import throw

    height, rise = STYLES[style]
    turn = math.radians(degrees)
    ux, uy = math.sin(turn), math.cos(turn)
    begin = -int(HALF) - BEHIND
    meant = [0, begin, height, round(speed * ux), round(speed * uy), round(speed * rise), 0, 0]
    landing = throw({}, 0, released([*meant, int(FLAT_SPIN)], 0, Rng(1)))
    (x, y, _), _ = landing.poses[0]
    right, away = x * 100, y * 100 - begin
    return Rest(right * ux + away * uy, right * uy - away * ux)


@cache
def swept(style: str) -> list[Rest]:
    """The mean throw at each of SPEEDS; a quicker one never counts as shorter."""
    found: list[Rest] = []
    for speed in SPEEDS:
        rests = [thrown(style, speed, turn) for turn in TURNS]
        ahead = sum(rest.ahead for rest in rests) / len(rests)
        aside = sum(rest.aside for rest in rests) / len(rests)
        found.append(Rest(max(ahead, found[-1].ahead + 1e-6) if found else ahead, aside))
        if ahead > FIRST + STEP * COUNT:
            break
    return found


def column(style: str) -> Column:
    """The part of the table for one style."""
    found = swept(style)
    reached = [rest.ahead for rest in found]
    speed, drift = [], []
    for row in range(COUNT):
        far = FIRST + STEP * row
        at = bisect_left(reached, far)
        part = (far - reached[at - 1]) / (reached[at] - reached[at - 1])
        speed.append(round(SPEEDS[at - 1] + part * SPEEDS.step))
        near = found[max(0, at - AROUND) : at + AROUND]
        drift.append(round(sum(rest.aside for rest in near) / len(near)))
    return {"speed": speed, "drift": drift}


def table() -> ThrowTable:
    """The whole table, from the physics as shipped."""
    return {
        "behind": BEHIND,
        "first": FIRST,
        "step": STEP,
        "lob": column("lob"),
        "skim": column("skim"),
    }


def written() -> str:
    """The file with the table."""
    rows = [f"  {json.dumps(name)}: {json.dumps(part)}" for name, part in table().items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def stored() -> ThrowTable:
    """The table as shipped."""
    found: ThrowTable = json.loads(Path(__file__).with_name(FILE).read_text(encoding="utf-8"))
    return found


def errors(style: str) -> list[Rest]:
    """By how many millimetres straight throws miss what the table as shipped says of them."""
    known = stored()
    part = known["lob" if style == "lob" else "skim"]
    found = []
    for row, (speed, drift) in enumerate(zip(part["speed"], part["drift"], strict=True)):
        rest = thrown(style, speed)
        far = known["first"] + known["step"] * row
        found.append(Rest(abs(rest.ahead - far) / 10, abs(rest.aside - drift) / 10))
    return found
