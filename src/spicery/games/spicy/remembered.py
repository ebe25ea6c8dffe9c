"""What is remembered of each seat in Spicy: its cards that were turned up, and its answers.

All of it lies open to everybody.  Counts of all seats are one row, JUDGED numbers each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.games.spicy.ways import WAYS

# Cards that were turned up, by how they were told (first of a stack or later, last of the hand or
# not), by whom they were doubted (somebody choosy, somebody who doubts more often than not) and
# how they fitted; answers to others' cards; and
TOLD_HOW: Final[i64] = 4
GRADES: Final[i64] = 2 * TOLD_HOW
ANSWERS: Final[i64] = GRADES * WAYS  # by occasion: let go, doubted
PLACES: Final[i64] = 3  # the first card of a stack, another, the last of a hand
OCCASIONS: Final[i64] = 2 * PLACES  # the card of somebody; of one who was caught more than proved
CAUGHT: Final[i64] = ANSWERS + OCCASIONS * 2  # how many were wrong in the trait that was doubted
PROVED: Final[i64] = CAUGHT + 1
JUDGED: Final[i64] = CAUGHT + 2


def answer_at(judged: vec[u8], seat: i64, owner: i64, place: i64) -> i64:
    """Where it is counted that a seat lets a card of `owner` go; behind it, that it doubts."""
    occasion = place
    first = owner * JUDGED
    if judged[first + CAUGHT] > judged[first + PROVED]:
        occasion += PLACES
    return seat * JUDGED + ANSWERS + 2 * occasion


def turned_at(judged: vec[u8], owner: i64, told: i64, challenger: i64, way: i64) -> i64:
    """Where it is counted that a card of `owner` was doubted and fitted so."""
    grade = told
    if doubts_readily(judged, challenger):
        grade += TOLD_HOW
    return owner * JUDGED + grade * WAYS + way


def doubts_readily(judged: vec[u8], seat: i64) -> bool:
    """Whether a seat has doubted more cards than it let go."""
    first = seat * JUDGED + ANSWERS
    more: i64 = 0
    for occasion in range(OCCASIONS):
        let_go = first + 2 * occasion
        more += i64(judged[let_go + 1]) - i64(judged[let_go])
    return more > 0
