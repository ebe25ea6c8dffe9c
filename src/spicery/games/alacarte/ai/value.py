"""The value of an unfinished game of A la carte: each seat's chance to win, for searches that stop.

Every cook is described by a few features; their weights, at the start and towards the end, were
fitted to the results of whole games (`weights.py`).
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

# Features of a cook.
POINTS: Final[i64] = 0
WORTH: Final[i64] = 1  # of the dish in the pan
NO_DISH_YET: Final[i64] = 2
STAR: Final[i64] = 3  # the odds that the dish brings a star, by stars held
STARRED: Final[i64] = 6  # one star, two stars
CUPS_HELD: Final[i64] = 8  # of each kind
ACTIONS_LEFT: Final[i64] = 13
MOVER: Final[i64] = 14
CREPE_LEFT: Final[i64] = 15
FINISHED: Final[i64] = 16
TRAITS: Final[i64] = 17
MARKS: Final[i64] = 34


def describe(book: Cookbook, table: Kitchen, seat: i64, out: vec[float]) -> None:
    """Write the features of a cook to the front of `out`."""
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
        out[CUPS_HELD + kind] = float(table.cups[seat * CUP_KINDS + kind])
    if table.player == seat:
        out[ACTIONS_LEFT] = float(table.actions)
        out[MOVER] = 1.0
    out[CREPE_LEFT] = 1.0 if table.crepe[seat] == ON_TABLE else 0.0
    out[FINISHED] = float(table.finished[seat])


def describe_dish(book: Cookbook, table: Kitchen, seat: i64, out: vec[float]) -> None:
    """The value of the dish in the pan, and its odds of a star if nothing else counted."""
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
    """How near the end is, 0 to 1, by the cook with the most finished dishes (C70)."""
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, table.finished[seat])
    return float(most) / float(table.finish)


def marks_of(book: Cookbook, table: Kitchen) -> vec[float]:
    """The features of all cooks: for each seat plain, then weighted by progress."""
    late = progress(table)
    traits = vec[float]([0.0] * TRAITS)
    marks = vec[float]([0.0] * (table.seats * MARKS))
    for seat in range(table.seats):
        describe(book, table, seat, traits)
        for at in range(TRAITS):
            marks[seat * MARKS + at] = traits[at]
            marks[seat * MARKS + TRAITS + at] = late * traits[at]
    return marks


def win_chances(book: Cookbook, table: Kitchen, outlook: vec[float]) -> vec[float]:
    """Each seat's chance to win, given the weights of the features."""
    first = (table.seats - 2) * MARKS
    return value.chances(marks_of(book, table), table.seats, outlook, first)
