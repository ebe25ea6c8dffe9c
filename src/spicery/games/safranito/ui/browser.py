"""What the browser's board knows of Safranito, written into its types when it is built.

`Facts` is the shape of what `facts` returns, word for word; the measures are those of the rules.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from spicery.games.safranito.rules import board
from spicery.games.safranito.rules.cards import (
    BLEND_NAMES,
    CHIPS,
    CIRCLES,
    ENDS,
    EXTRA,
    PLACES,
    REGIONS,
    SPICES,
    TO_WIN,
)
from spicery.games.safranito.rules.notation import FORMS, PLAIN_ACTIONS
from spicery.games.safranito.rules.state import PHASES

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
        "shown": bool,  # everybody has seen its value
        "up": bool,  # it lies value side up
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
    """A bowl or a circle of the board."""

    name: Spice | Circle
    x: int
    y: int
    radius: int
    bowl: bool


def regions() -> list[Region]:
    """All bowls and circles, where the rules have them."""
    return [
        {
            "name": PLACES[region],
            "x": int(board.centre_x(region)),
            "y": int(board.centre_y(region)),
            "radius": int(board.BOWL if region < EXTRA else board.CIRCLE),
            "bowl": region < EXTRA,
        }
        for region in range(int(REGIONS))
    ]


CONSTANTS: Final[dict[str, object]] = {
    "SPICES": SPICES,
    "CIRCLES": CIRCLES,
    "REGIONS": regions(),
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
    "LIMIT": int(board.LIMIT),
    "DOUBT": int(board.DOUBT),
    "REACH": int(board.REACH),
    "FLAT_SPIN": int(board.FLAT_SPIN),
    "TOSS_HEIGHT": int(board.TOSS_HEIGHT),
    "SKIM_HEIGHT": int(board.SKIM_HEIGHT),
    "GRAVITY": board.GRAVITY,
    "SKID": board.SKID,
    "DIG": board.DIG,
    "RISE": board.RISE_SIN / board.RISE_COS,
}

__all__ = ["CONSTANTS", "FORMS", "Facts"]
