"""Kitchens with scripted chance: die, cups, falling pieces, landing crêpes."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spicery.core.game import NATURE, IllegalAction
from spicery.core.table import Table
from spicery.games.alacarte import GAME
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import MOTION_NAMES, MOTION_ROWS, SEASON_FIELDS
from spicery.games.alacarte.rules.notation import say_motion

TROUT = "trout-by-moonlight"  # L H, green 2-3, red 5, 2 points, yellow
TOMATOES = "tomatoes-in-the-nude"  # H, green 0-1, red 3, 1 point, yellow
FIDEL = "breakfast-fidel"  # no spices, green 3-4, red 5, 2 points, yellow
EAU = "eau-pour-le-cafe-a-la-bocuse"  # no spices, green 5-6, red 7, 2 points, yellow
FISH = "fish-chips"  # L Pe, green 4-5, red 6, 3 points, green
GAZPACHO = "gazpacho-on-the-rocks"  # Pa Pa, green 0, red 2, 2 points, green
RABBIT = "rabbit-royal-in-rice"  # Pa H, green 3-5, red 6, 3 points, green
NILPFERD = "nilpferd-in-burgunder"  # Pe Pe L, green 3-5, red 6, 4 points, blue
GOULASH = "goulash-fata-morgana"  # Pa Pa Pe, green 5-6, red 7, 4 points, blue
SALAD = "salad-of-seven-winds"  # L H H, green 0-1, red 2, 3 points, blue
CEVICHE = "ceviche-thunderstorm"  # L L Pe Pa, green 0, red 1, 4 points, red
DUCK = "duck-on-the-run"  # L L Pa Pa, green 3-4, red 5, 5 points, red
PAELLA = "paella-for-an-orchestra"  # L Pe Pa Pa H, green 4, red 6, 6 points, black


def motion(name: str) -> str:
    """A motion of the grid, spelled out."""
    return say_motion(SEASON_FIELDS, MOTION_ROWS[MOTION_NAMES.index(name)])


def kitchen(*dishes: str, cups: str = "", starter: int = 0, **options: object) -> Table:
    """Each seat cooks its dish and has its cup; by default cups of little use."""
    seats = len(dishes)
    table = Table(GAME, seats, {"starter": starter, **options}, nature=None)
    dealt = cups or " ".join(["cool", "cool", "swap", "swap"][:seats])
    run(table, f"nature prepare start {starter} cups {dealt}")
    for turn in range(seats):
        seat = (starter + turn) % seats
        table.act(seat, f"cook {dishes[seat]}")
    return table


def run(table: Table, *lines: str) -> Table:
    """Carry out lines such as `0 heat`, `nature roll 2`."""
    for line in lines:
        who, _, text = line.partition(" ")
        if who == "nature":
            table.submit(table._truth.read(int(NATURE), text))
        else:
            table.act(int(who), text)
    return table


def player(table: Table) -> int:
    """Who is on turn."""
    return int(truth(table).player)


def roll(table: Table, *faces: object) -> Table:
    """The cook on turn rolls, and these faces come up."""
    for face in faces:
        run(table, f"{player(table)} heat", f"nature roll {face}")
    return table


def season(table: Table, spice: str, spices: int = 1, salt: int = 0) -> Table:
    """The cook on turn seasons, with this result."""
    run(table, f"{player(table)} season {spice} {motion('careful')}")
    return run(table, f"nature fall {spices} salt {salt}")


def spend(table: Table) -> Table:
    """The cook on turn spends the remaining actions without effect."""
    seat = player(table)
    while player(table) == seat and not table.over:
        legal = table.legal(seat)
        if "end" in legal:
            table.act(seat, "end")
            return table
        idle = next(text for text in legal if text.endswith(motion("feint")))
        run(table, f"{seat} {idle}", "nature fall 0 salt 0")
    return table


def spike(table: Table, target: int, spice: str, spices: int, salt: int = 0) -> Table:
    """The cook on turn uses a cup to season another's pan."""
    run(table, f"{player(table)} cup season {target} {spice} {motion('pour')}")
    return run(table, f"nature fall {spices} salt {salt}")


def told(table: Table) -> list[str]:
    """The events of the last action."""
    return [table.game.vocabulary.write(event) for event in table._entries[-1][1]]


def truth(table: Table) -> Alacarte:
    """The state behind the table."""
    assert isinstance(table._truth, Alacarte)
    return table._truth


def fact(table: Table, name: str) -> Any:
    """One fact."""
    return table.facts()[name]


def stove(table: Table, seat: int) -> dict[str, Any]:
    """One stove."""
    return cast("dict[str, Any]", fact(table, "stoves")[seat])


def pan(table: Table, seat: int) -> dict[str, int]:
    """The pieces in a pan, without zeros."""
    return {name: count for name, count in stove(table, seat)["pieces"].items() if count}


def place(table: Table, dish: str) -> str:
    """Where a dish is."""
    return next(str(each["place"]) for each in fact(table, "menu") if each["dish"] == dish)


def dishes_offered(table: Table, seat: int) -> list[str]:
    """The dishes that a seat may put into its pan."""
    legal = table.legal(seat)
    return [text.removeprefix("cook ") for text in legal if text.startswith("cook ")]


def verbs(table: Table, seat: int) -> set[str]:
    """The kinds of actions open to a seat, cups by their kind."""
    words = [text.split() for text in table.legal(seat)]
    return {" ".join(each[:2]) if each[0] == "cup" else each[0] for each in words}


def refused(table: Table, clause: str, line: str) -> None:
    """Check that a line is refused by a clause and changes nothing."""
    before = table.record()
    with pytest.raises(IllegalAction) as caught:
        run(table, line)
    assert caught.value.clause == clause, caught.value
    assert table.record() == before
