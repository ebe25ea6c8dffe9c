"""What a claim says about the card beneath it.

A card fits its claim in one of six ways.  How much more often than chance a way is found under
a claim, in circumstances that all can see, was counted in games between bots (`learned.py`).
People differ: whose cards were wrong when they were turned up is believed less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.spicy.cards import KINDS, NO_CLAIM, UNSEEN
from spicery.games.spicy.learned import EVIDENCE, USUAL
from spicery.games.spicy.state import DOUBTED, JUDGED, LET, SpicyTable
from spicery.games.spicy.ways import (
    NUMBER,
    SPICE,
    TRUE,
    WAY,
    WAYS,
    WILD_NUMBER,
    WILD_SPICE,
    ways_row,
)

# The circumstances of a claim.
FIRST: Final[i64] = 0  # of a stack; then by the step from the claim beneath, each by hand left
STEPS: Final[i64] = 5
LEFT: Final[i64] = 4  # none, one or two, three to five, more
OLD: Final[i64] = 20  # a card that nobody doubted, whatever it was then
EACH: Final[i64] = 21  # in each group of tables
GROUPS: Final[i64] = 4
CIRCUMSTANCES: Final[i64] = 84
SHORT: Final = 24  # cards of a deck that is over soon

# The habits of a seat, beside what is usual: the ways of its cards, then how often it doubts.
USUALLY: Final[i64] = WAYS + 1
USUAL_CARDS: Final = 8.0  # so many cards that are turned up say as much as what is usual
USUAL_ANSWERS: Final = 8.0


def is_short(table: SpicyTable) -> bool:
    """Whether the deck is over soon."""
    return len(table.deck) <= SHORT


def group_of(table: SpicyTable) -> i64:
    """Two seats, three or four, more, a short deck: one plays differently there."""
    if is_short(table):
        return 3
    if table.seats == 2:
        return 0
    return 1 if table.seats <= 4 else 2


def old_at(table: SpicyTable) -> i64:
    """The circumstance of cards that nobody doubted."""
    return group_of(table) * EACH + OLD


def step_of(beneath: i64, claim: i64) -> i64:
    """How far a claim went beyond the one beneath it, in five grades."""
    if beneath == NO_CLAIM:
        return FIRST
    step = claim % 10 - beneath % 10
    if step <= 0:
        return 4  # low again after a high one, or a copy
    if step == 1:
        return 1
    return 2 if step <= 3 else 3


def circumstance(table: SpicyTable) -> i64:
    """In which circumstances the claim of the top card was made."""
    left: i64 = i64(table.size[table.owner])
    grade: i64 = 3
    if left == 0:
        grade = 0
    elif left <= 2:
        grade = 1
    elif left <= 5:
        grade = 2
    step = step_of(table.beneath, table.claim)
    return group_of(table) * EACH + step * LEFT + grade


def habits_of(table: SpicyTable, seat: i64) -> vec[float]:
    """How much more often than usual each way was found when cards of a seat were turned up."""
    first = seat * JUDGED
    seen = 0.0
    for way in range(WAYS):
        seen += float(i64(table.judged[first + way]))
    row = group_of(table) * USUALLY
    out = vec[float]([1.0] * WAYS)
    if seen > 0.0:
        for way in range(WAYS):
            found = float(i64(table.judged[first + way]))
            out[way] = (USUAL_CARDS + found / USUAL[row + way]) / (USUAL_CARDS + seen)
    return out


def doubts_of(table: SpicyTable, seat: i64) -> float:
    """How much more often than usual a seat doubts what it could let go."""
    doubted = float(i64(table.judged[seat * JUDGED + DOUBTED]))
    answers = doubted + float(i64(table.judged[seat * JUDGED + LET]))
    usual = USUAL[group_of(table) * USUALLY + WAYS]
    return (USUAL_ANSWERS + doubted / usual) / (USUAL_ANSWERS + answers)


def unknown_to(table: SpicyTable, seat: i64) -> vec[i64]:
    """How many cards of each kind are where `seat` cannot see, on a table or in its view."""
    out = vec[i64]([0] * UNSEEN)
    row = seat * KINDS
    for kind in range(UNSEEN):
        seen = i64(table.revealed[kind]) + i64(table.hand[row + kind])
        out[kind] = i64(table.counts[kind]) - seen - i64(table.played[row + kind])
    return out


def odds_of_ways(unknown: vec[i64], table: SpicyTable) -> vec[float]:
    """How likely the top card fits its claim in each way, to one who cannot see `unknown`."""
    row = ways_row(table.claim, table.variants)
    at = circumstance(table) * WAYS
    habits = habits_of(table, table.owner)
    out = vec[float]([0.0] * WAYS)
    for kind in range(UNSEEN):
        way: i64 = i64(WAY[row + kind])
        out[way] += float(unknown[kind]) * EVIDENCE[at + way] * habits[way]
    total = 0.0
    for way in range(WAYS):
        total += out[way]
    if total > 0.0:
        for way in range(WAYS):
            out[way] /= total
    return out


def number_odds(ways: vec[float]) -> float:
    """The odds that the number is right."""
    return ways[TRUE] + ways[NUMBER] + ways[WILD_NUMBER]


def spice_odds(ways: vec[float]) -> float:
    """The odds that the spice is right."""
    return ways[TRUE] + ways[SPICE] + ways[WILD_SPICE]
