"""The value of an unfinished game of Safranito: each seat's chance to win.

Fitted to the results of games between sensible players; meant for positions between rounds, with no
chips on the board.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.ai import value
from spicery.core.packed import vec
from spicery.games.safranito.ai.policy import is_in_reach, missing_spices
from spicery.games.safranito.rules.cards import COLUMNS
from spicery.games.safranito.rules.state import SafranitoTable

MARKS: Final[i64] = 11
# One or two blends made; the nearest blend lacks none, one or two spices; the same for the second
# nearest; cards in hand; money in hundreds, up to three; reserved blends.
RICH: Final = 3.0


def put_marks(table: SafranitoTable, seat: i64, marks: vec[float], first: i64) -> None:
    """Write the features of one seat."""
    made: i64 = i64(table.made[seat])
    if made > 0:
        marks[first + min(made, i64(2)) - 1] = 1.0
    nearest: i64 = 3
    second: i64 = 3
    for at in range(len(table.blends)):
        blend: i64 = i64(table.blends[at])
        if is_in_reach(table, seat, blend):
            missing = missing_spices(table.hand, seat * COLUMNS, blend)
            if missing < nearest:
                second = nearest
                nearest = missing
            elif missing < second:
                second = missing
    if nearest < 3:
        marks[first + 2 + nearest] = 1.0
    if second < 3:
        marks[first + 5 + second] = 1.0
    money = float(table.money[seat]) / 100.0
    marks[first + 8] = float(i64(table.cards[seat]))
    marks[first + 9] = min(money, RICH)
    marks[first + 10] = float(i64(table.reserved[seat]))


def marks_of(table: SafranitoTable) -> vec[float]:
    """The features of all seats."""
    marks = vec[float]([0.0] * (table.seats * MARKS))
    for seat in range(table.seats):
        put_marks(table, seat, marks, seat * MARKS)
    return marks


def win_chances(table: SafranitoTable, outlook: vec[float]) -> vec[float]:
    """Each seat's chance to win, given the weights of the features."""
    first = (table.seats - 2) * MARKS
    return value.chances(marks_of(table), table.seats, outlook, first)
