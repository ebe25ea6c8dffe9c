"""Types and constants of Safranito for the browser client, exported when it's built.

`Facts` is the exact shape of what `facts` returns; the measurements are those of the rules.
REACH_TABLE comes from the physics (`physics/throw_table.py`).
"""

from __future__ import annotations

import itertools
import json
import math
from typing import Annotated, Final, Literal, TypedDict

from spicery.games.safranito import GAME
from spicery.games.safranito.rules import board
from spicery.games.safranito.rules.cards import (
    BLEND_NAMES,
    CHIPS,
    CIRCLES,
    ENDS,
    EXTRA,
    NOWHERE,
    PLACES,
    REGIONS,
    SPICES,
    TO_WIN,
)
from spicery.games.safranito.rules.notation import FORMS, PLAIN_ACTIONS
from spicery.games.safranito.rules.state import PHASES

GAP: Final = 2 * int(board.CHIP) + 20  # between the centres of two chips that lie side by side
SPOTS: Final = 24  # that one place offers, at most

Hidden = Literal["?"]
Spice = Annotated[str, SPICES]
Circle = Annotated[str, CIRCLES]
Place = Annotated[str, PLACES]
Phase = Annotated[str, (*PHASES, "over")]
Ending = Annotated[str, ENDS]
PlainAction = Annotated[str, tuple(PLAIN_ACTIONS)]

Chip = TypedDict(
    "Chip",
    {
        "token": int,
        "seat": int,
        "value": int | Hidden,
        "shown": bool,  # everyone has seen its value
        "up": bool,  # value side up
        "place": Place,
        "in doubt": bool,
        "at": tuple[int, int, int],
        "lean": tuple[int, int],
    },
)


class Flight(TypedDict):
    """The chip in the air and how it was released."""

    token: int
    value: int | Hidden
    release: list[int]


Facts = TypedDict(
    "Facts",
    {
        "phase": Phase,
        "waiting": list[int],
        "round": int,
        "chef": int,
        "here": Place | None,
        "price": int,
        "doubt": int | None,
        "layout": dict[Spice, int],
        "discard": dict[Spice, int],
        "pile": list[str],
        "drawn": list[str],
        "due": int,
        "blends": list[str],
        "blend pile": list[str],
        "reserved": list[list[str]],
        "made": list[list[str]],
        "made face-up": bool,
        "hands": list[list[str]],
        "cards": list[int],
        "money": list[int | Hidden],
        "chips": list[Chip],
        "unthrown": list[list[str]],
        "sellers": list[int],
        "winner": int | None,
        "flight": Flight | None,
        "ending": Ending | None,
    },
)


class Region(TypedDict):
    """A bowl or a circle of the board; a chip whose centre is at the `brink` is in doubt (F16)."""

    name: Spice | Circle
    x: int
    y: int
    radius: int
    brink: int
    bowl: bool


def regions() -> list[Region]:
    """All bowls and circles, where the rules have them."""
    return [
        {
            "name": PLACES[region],
            "x": int(board.centre_x(region)),
            "y": int(board.centre_y(region)),
            "radius": radius_of(region),
            "brink": radius_of(region) + int(board.HOLE),
            "bowl": region < EXTRA,
        }
        for region in range(int(REGIONS))
    ]


def radius_of(region: int) -> int:
    """The radius of a bowl or a circle."""
    return int(board.BOWL if region < EXTRA else board.CIRCLE)


def spots_of(region: int) -> list[tuple[int, int]]:
    """Where chips can be laid down in a region, or between all of them, side by side."""
    if region == NOWHERE:
        x, y, far = 0, GAP - int(board.HALF), int(board.HALF)
    else:
        x, y = int(board.centre_x(region)), int(board.centre_y(region))
        far = radius_of(region)
    rings = [(0, 0), *itertools.product(range(GAP, far + 1, GAP // 2), range(12))]
    around = [
        (
            x + round(radius * math.cos(turn * math.pi / 6)),
            y + round(radius * math.sin(turn * math.pi / 6)),
        )
        for radius, turn in rings
    ]
    return [spot for spot in around if board.judge(*spot) == region][:SPOTS]


def constants() -> dict[str, object]:
    """What the board draws by."""
    return {
        "SPICES": SPICES,
        "CIRCLES": CIRCLES,
        "REGIONS": regions(),
        "SPOTS": {PLACES[place]: spots_of(place) for place in (*range(int(REGIONS)), int(NOWHERE))},
        "CHIPS": int(CHIPS),
        "VALUES": [10 * (at + 1) for at in range(int(CHIPS))],
        "TO_WIN": int(TO_WIN),
        "CARDS_OF_A_BLEND": len(BLEND_NAMES[0].split()),
        "QUARTER_COS": [int(each) for each in board.QUARTER_COS],
        "QUARTER_SIN": [int(each) for each in board.QUARTER_SIN],
        "HALF": int(board.HALF),
        "PITCH": int(board.PITCH),
        "CHIP": int(board.CHIP),
        "HOLE": int(board.HOLE),
        "THICK": int(board.THICK),
        "FLAT": int(board.FLAT),
        "REACH": int(board.REACH),
        "FASTEST": int(board.FASTEST),
        "MOST_SPIN": int(board.MOST_SPIN),
        "FLAT_SPIN": int(board.FLAT_SPIN),
        "TOSS_HEIGHT": int(board.TOSS_HEIGHT),
        "SKIM_HEIGHT": int(board.SKIM_HEIGHT),
        "GRAVITY": board.GRAVITY,
        "RISE": board.RISE_SIN / board.RISE_COS,
        "REACH_TABLE": json.loads(GAME.file("physics/throw_table.json")),
    }


__all__ = ["FORMS", "Facts", "constants"]
