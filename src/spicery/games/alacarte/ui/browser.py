"""Types and constants of A la carte for the browser client, exported when it's built.

`Facts` is the exact shape of what `facts` returns; the limits of motions are those of the rules.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from spicery.games.alacarte.rules.facts import PHASES
from spicery.games.alacarte.rules.material import (
    COLOURS,
    CREPE_POINTS,
    CUPS,
    ENDINGS,
    FACES,
    FLIP_FIELDS,
    FLIP_HIGH,
    FLIP_LOW,
    FLIP_NAMES,
    FLIP_ROWS,
    HOTTEST,
    LANDINGS,
    MOTION_NAMES,
    MOTION_ROWS,
    SEASON_FIELDS,
    SEASON_HIGH,
    SEASON_LOW,
    SPICES,
    TOO_MUCH,
)
from spicery.games.alacarte.rules.notation import FORMS, PLAIN

PIECE_NAMES: Final = (*SPICES, "salt")

Spice = Annotated[str, SPICES]
Piece = Annotated[str, PIECE_NAMES]
Colour = Annotated[str, COLOURS]
CupKind = Annotated[str, CUPS]
Face = Annotated[str, FACES]
Landing = Annotated[str, LANDINGS]
Ending = Annotated[str, ENDINGS]
Phase = Annotated[str, (*PHASES, "over")]
PlainAction = Annotated[str, tuple(PLAIN)]
Standing = Literal["empty", "cooking", "ready", "burnt", "over-seasoned"]


class StoveFacts(TypedDict):
    """A stove with its pan."""

    heat: int
    dish: str | None
    pieces: dict[Piece, int]
    stands: Standing


class Shaker(TypedDict):
    """What is left in a shaker."""

    spice: int
    salt: int


class Dish(TypedDict):
    """A dish of the menu; its place is `table`, `pan`, `bin` or `tray SEAT`."""

    dish: str
    name: str
    colour: Colour
    spices: list[Spice]
    green: tuple[int, int]
    red: int
    points: int
    place: str


class Turn(TypedDict):
    """How a shaker is turned: degrees, ms, degrees per second there and back, strength."""

    tilt: int
    dwell: int
    there: int
    back: int
    shake: int


class Seasoning(Turn):
    """A shaker being turned, and over whose pan."""

    target: int
    spice: Spice


class Flick(TypedDict):
    """How a pan is flicked: milliseconds, millimetres up and sideways."""

    flick: int
    lift: int
    carry: int


Facts = TypedDict(
    "Facts",
    {
        "phase": Phase,
        "waiting": list[int],
        "player": int,
        "first": int,
        "actions": int,
        "cup used": bool,
        "turn ends": bool,
        "rolled": Face | None,
        "finish": int,
        "stoves": list[StoveFacts],
        "shakers": dict[Spice, Shaker],
        "sink": dict[Piece, int],
        "menu": list[Dish],
        "crepes": list[str],
        "cups": list[list[CupKind]],
        "cups laid": list[int],
        "cups on the tray": list[CupKind],
        "cups used": list[CupKind],
        "finished": list[int],
        "colours": list[list[Colour]],
        "stars": list[int],
        "earned": list[int],
        "motion": Seasoning | Flick | None,
    },
)


def named(fields: tuple[str, ...], row: tuple[int, ...]) -> dict[str, int]:
    """The numbers of a motion by name."""
    return dict(zip(fields, row, strict=True))


def bounds(
    fields: tuple[str, ...], low: tuple[int, ...], high: tuple[int, ...]
) -> dict[str, list[int]]:
    """The limits of each number of a motion."""
    return {field: [least, most] for field, least, most in zip(fields, low, high, strict=True)}


def constants() -> dict[str, object]:
    """What the board draws by."""
    return {
        "SPICES": SPICES,
        "PIECES": PIECE_NAMES,
        "COLOURS": COLOURS,
        "CUPS": CUPS,
        "FACES": FACES,
        "LANDINGS": LANDINGS,
        "HOTTEST": int(HOTTEST),
        "TOO_MUCH": int(TOO_MUCH),
        "CREPE_POINTS": int(CREPE_POINTS),
        "TURN_BOUNDS": bounds(SEASON_FIELDS, SEASON_LOW, SEASON_HIGH),
        "FLICK_BOUNDS": bounds(FLIP_FIELDS, FLIP_LOW, FLIP_HIGH),
        "TURNS": {
            name: named(SEASON_FIELDS, row)
            for name, row in zip(MOTION_NAMES, MOTION_ROWS, strict=True)
        },
        "FLICKS": {
            name: named(FLIP_FIELDS, row) for name, row in zip(FLIP_NAMES, FLIP_ROWS, strict=True)
        },
    }


__all__ = ["FORMS", "Facts", "constants"]
