"""A kitchen as plain facts, in the words of the rule book."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.games.alacarte.rules.material import (
    COLOURS,
    CUP_KINDS,
    CUPS,
    EMPTY,
    FACES,
    PIECES,
    SALT,
    SPICES,
    SUPPLY,
    USED,
)
from spicery.games.alacarte.rules.state import (
    FALLING,
    LANDING,
    ON_TRAY,
    Kitchen,
)

PHASES: Final = (
    "set up",
    "first dish",
    "turn",
    "roll",
    "choose heat",
    "draw cup",
    "take cup",
    "fall",
    "landing",
    "burning",
    "new dish",
)


def facts(table: Kitchen) -> dict[str, object]:
    """Everything a state of A la carte shows."""
    seats = range(int(table.seats))
    return {
        "phase": "over" if table.over else PHASES[table.phase],
        "waiting": table.turn(),
        "player": int(table.player),
        "first": int(table.first),
        "actions": int(table.actions),
        "cup used": bool(table.cup_used),
        "turn ends": bool(table.closing),
        "rolled": FACES[table.rolled_face] if table.rolled_face != NOBODY else None,
        "finish": int(table.finish),
        "stoves": [stove(table, seat) for seat in seats],
        "shakers": {
            name: {"spice": int(table.shaker[at * 2]), "salt": int(table.shaker[at * 2 + 1])}
            for at, name in enumerate(SPICES)
        },
        "sink": pieces(table.sink, 0),
        "menu": [on_menu(table, dish) for dish in range(1, int(table.menu.count) + 1)],
        "crepes": [where(int(table.crepe[seat])) for seat in seats],
        "cups": [cups_of(table, seat) for seat in seats],
        "cups laid": [int(table.laid[seat]) for seat in seats],
        "cups on the tray": cups_of(table, int(SUPPLY)),
        "cups used": cups_of(table, int(USED)),
        "finished": [int(table.finished[seat]) for seat in seats],
        "colours": [colours_of(int(table.colours[seat])) for seat in seats],
        "stars": [int(table.stars[seat]) for seat in seats],
        "earned": [int(table.earned[seat]) for seat in seats],
        "motion": motion(table),
    }


def stove(table: Kitchen, seat: int) -> dict[str, object]:
    """One stove with its pan."""
    dish = int(table.dish[seat])
    if dish == EMPTY:
        stands = "empty"
    elif table.over_seasoned(seat):
        stands = "over-seasoned"
    elif table.burnt(seat):
        stands = "burnt"
    else:
        stands = "ready" if table.ready(seat) else "cooking"
    return {
        "heat": int(table.heat[seat]),
        "dish": table.menu.slugs[dish] if dish != EMPTY else None,
        "pieces": pieces(table.pan, seat),
        "stands": stands,
    }


def pieces(places: vec[i64], row: int) -> dict[str, object]:
    """How many pieces of each spice, and salt, are in a place."""
    base = row * int(PIECES)
    found: dict[str, object] = {name: int(places[base + at]) for at, name in enumerate(SPICES)}
    found["salt"] = int(places[base + int(SALT)])
    return found


def on_menu(table: Kitchen, dish: int) -> dict[str, object]:
    """One dish and where it is."""
    menu = table.menu
    recipe: list[str] = []
    for at, name in enumerate(SPICES):
        recipe += [name] * int(menu.recipe[dish * len(SPICES) + at])
    return {
        "dish": menu.slugs[dish],
        "name": menu.names[dish],
        "colour": COLOURS[menu.colour[dish]],
        "spices": recipe,
        "green": [int(menu.low[dish]), int(menu.high[dish])],
        "red": int(menu.red[dish]),
        "points": int(menu.points[dish]),
        "place": where(int(table.place[dish])),
    }


def where(place: int) -> str:
    """Where a dish or a crêpe is."""
    if place >= ON_TRAY:
        return f"tray {place - int(ON_TRAY)}"
    return ("table", "pan", "bin")[place]


def cups_of(table: Kitchen, row: int) -> list[str]:
    """The cups of a row by name."""
    names: list[str] = []
    for kind, name in enumerate(CUPS):
        names += [name] * int(table.cups[row * int(CUP_KINDS) + kind])
    return names


def colours_of(bits: int) -> list[str]:
    """The colours whose bits are set."""
    return [name for at, name in enumerate(COLOURS) if bits >> at & 1]


def motion(table: Kitchen) -> dict[str, object] | None:
    """The motion NATURE has to answer, if there is one."""
    if table.over:
        return None
    if table.phase == FALLING:
        return {
            "target": int(table.target),
            "spice": SPICES[table.spice],
            "tilt": int(table.tilt),
            "dwell": int(table.dwell),
            "there": int(table.there),
            "back": int(table.back),
            "shake": int(table.shake),
        }
    if table.phase == LANDING:
        return {"flick": int(table.flick), "lift": int(table.lift), "carry": int(table.carry)}
    return None
