"""Who will win a game of Spicy, told between two stacks: the judge of searches that end there."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.ai import value
from spicery.core.packed import vec
from spicery.games.spicy.ai.opponent_model import is_short
from spicery.games.spicy.rules.cards import CLAIMS, KINDS, UNSEEN
from spicery.games.spicy.rules.state import SpicyTable

# What tells how a seat stands.
POINTS: Final[i64] = 0  # plain, nearer to the end, and by how few cards may still change them
TROPHY: Final[i64] = 3  # one; nearer to the end; and hardly a card in hand
HELD: Final[i64] = 6  # cards in hand; nearer to the end; one, two, three
WILD: Final[i64] = 11
ON_TURN: Final[i64] = 12  # plain, nearer to the end
MARKS: Final[i64] = 14
FEW: Final[i64] = 3  # cards, and the hand is nearly out


def marks_of(table: SpicyTable) -> vec[float]:
    """The marks of all seats."""
    marks = vec[float]([0.0] * (table.seats * MARKS))
    left = float(max(i64(0), table.seats * table.deal + table.above - table.drawn))
    late = 1.0 - left / float(max(i64(1), table.above))
    for seat in range(table.seats):
        mark(table, seat, late, left, marks, seat * MARKS)
    return marks


def mark(
    table: SpicyTable, seat: i64, late: float, left: float, marks: vec[float], first: i64
) -> None:
    """Write the marks of one seat."""
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
        marks[first + WILD] += float(table.hand[seat * KINDS + kind])
    if table.mover == seat:
        marks[first + ON_TURN] = 1.0
        marks[first + ON_TURN + 1] = late


def chances(table: SpicyTable, outlook: vec[float]) -> vec[float]:
    """The chance of each seat to win."""
    row = i64(0) if is_short(table) else table.seats - 1
    return value.chances(marks_of(table), table.seats, outlook, row * MARKS)
