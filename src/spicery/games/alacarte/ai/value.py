"""Who will win a game of A la carte that is not over: the judge of searches that end early.

Every cook is described by a few numbers; what each counts for, at the first dish and more so at
the last, was learned from whole games (`weights.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.ai import value
from spicery.core.packed import vec
from spicery.games.alacarte.ai.planning import PANS, STAR_WORTH, Cookbook
from spicery.games.alacarte.ai.policy import pan_of, worth
from spicery.games.alacarte.rules.material import CREPE, CUP_KINDS, EMPTY
from spicery.games.alacarte.rules.state import ON_TABLE, Kitchen

# What describes a cook.
POINTS: Final[i64] = 0
WORTH: Final[i64] = 1  # of the dish in the pan
NO_DISH_YET: Final[i64] = 2
STAR: Final[i64] = 3  # how likely the dish brings a star, by how many one has
STARRED: Final[i64] = 6  # one star, two stars
CUPS: Final[i64] = 8  # of each kind
ACTIONS_LEFT: Final[i64] = 13
ON_TURN: Final[i64] = 14
CREPE_LEFT: Final[i64] = 15
FINISHED: Final[i64] = 16
TRAITS: Final[i64] = 17
MARKS: Final[i64] = 34


def describe(book: Cookbook, table: Kitchen, seat: i64, out: vec[float]) -> None:
    """Write the traits of a cook to the front of `out`."""
    for at in range(TRAITS):
        out[at] = 0.0
    out[POINTS] = float(table.earned[seat] + table.laid[seat])
    out[NO_DISH_YET] = 1.0 if table.dish[seat] == EMPTY else 0.0
    out[WORTH] = worth(book, table, seat, seat, 0) if table.dish[seat] == CREPE else 0.0
    if table.dish[seat] > CREPE:
        describe_dish(book, table, seat, out)
    stars = table.stars[seat]
    if stars > 0:
        out[STARRED + min(stars, i64(2)) - 1] = 1.0
    for kind in range(CUP_KINDS):
        out[CUPS + kind] = float(table.cups[seat * CUP_KINDS + kind])
    if table.player == seat:
        out[ACTIONS_LEFT] = float(table.actions)
        out[ON_TURN] = 1.0
    out[CREPE_LEFT] = 1.0 if table.crepe[seat] == ON_TABLE else 0.0
    out[FINISHED] = float(table.finished[seat])


def describe_dish(book: Cookbook, table: Kitchen, seat: i64, out: vec[float]) -> None:
    """What the dish in the pan is worth, and how likely it brings a star if that is all."""
    if table.burnt(seat) or table.over_seasoned(seat):
        return
    first: i64 = 3 if table.seats == 2 else 0
    state = table.heat[seat] * PANS + pan_of(table, seat)
    plain = book.planned(table.menu, table.dish[seat], first)[state]
    eager = book.planned(table.menu, table.dish[seat], first + 2)[state]
    out[WORTH] = plain
    odds = (eager - plain) / (STAR_WORTH[first + 2] - STAR_WORTH[first])
    out[STAR + min(table.stars[seat], i64(2))] = max(odds, 0.0)


def progress(table: Kitchen) -> float:
    """How near the end is, 0 to 1: by whoever has finished most dishes (C70)."""
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, table.finished[seat])
    return float(most) / float(table.finish)


def marks_of(book: Cookbook, table: Kitchen) -> vec[float]:
    """The traits of all cooks, each seat's plain and then by how near the end is."""
    late = progress(table)
    traits = vec[float]([0.0] * TRAITS)
    marks = vec[float]([0.0] * (table.seats * MARKS))
    for seat in range(table.seats):
        describe(book, table, seat, traits)
        for at in range(TRAITS):
            marks[seat * MARKS + at] = traits[at]
            marks[seat * MARKS + TRAITS + at] = late * traits[at]
    return marks


def chances(book: Cookbook, table: Kitchen, outlook: vec[float]) -> vec[float]:
    """The chance of each seat to win, by what each trait counts for."""
    first = (table.seats - 2) * MARKS
    return value.chances(marks_of(book, table), table.seats, outlook, first)
