"""The value of a position between two stacks: each seat's chance to win, for searches that stop."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.ai import value
from spicery.core.packed import vec
from spicery.games.spicy.ai.opponent_model import is_short
from spicery.games.spicy.rules.cards import CLAIMS, KINDS, UNSEEN
from spicery.games.spicy.rules.state import SpicyTable

# Features of a seat.
POINTS: Final[i64] = 0  # plain, weighted by progress, and by how few cards are left
TROPHY: Final[i64] = 3  # has one; weighted by progress; with hardly a card in hand
HELD: Final[i64] = 6  # cards in hand; weighted by progress; exactly one, two, three
WILDS_HELD: Final[i64] = 11
MOVER: Final[i64] = 12  # plain, weighted by progress
MARKS: Final[i64] = 14
FEW: Final[i64] = 3  # cards in a nearly empty hand


def marks_of(table: SpicyTable) -> vec[float]:
    """The features of all seats."""
    marks = vec[float]([0.0] * (table.seats * MARKS))
    left = float(max(i64(0), table.seats * table.deal + table.above - table.drawn))
    late = 1.0 - left / float(max(i64(1), table.above))
    for seat in range(table.seats):
        put_marks(table, seat, late, left, marks, seat * MARKS)
    return marks


def put_marks(
    table: SpicyTable, seat: i64, late: float, left: float, marks: vec[float], first: i64
) -> None:
    """Write the features of one seat."""
    size = i64(table.size[seat])
    trophies = i64(table.trophies[seat])
    points = float(i64(table.won[seat]) + 10 * trophies - size) / 10.0
    marks[first + POINTS] = points
    marks[first + POINTS + 1] = points * late
    marks[first + POINTS + 2] = 10.0 * points / math.sqrt(left + 4.0)
    if trophies > 0:
        marks[first + TROPHY] = 1.0
        marks[first + TROPHY + 1] = late
        marks[first + TROPHY + 2] = 1.0 if size <= FEW else 0.0
    marks[first + HELD] = float(size) / 6.0
    marks[first + HELD + 1] = float(size) / 6.0 * late
    if size > 0 and size <= FEW:
        marks[first + HELD + 1 + size] = 1.0
    for kind in range(CLAIMS, UNSEEN):
        marks[first + WILDS_HELD] += float(table.hand[seat * KINDS + kind])
    if table.mover == seat:
        marks[first + MOVER] = 1.0
        marks[first + MOVER + 1] = late


def win_chances(table: SpicyTable, outlook: vec[float]) -> vec[float]:
    """Each seat's chance to win."""
    row = i64(0) if is_short(table) else table.seats - 1
    return value.chances(marks_of(table), table.seats, outlook, row * MARKS)
