"""What a claim says about the card beneath it.

A card fits its claim in one of six ways.  How much more often than chance a way is found under
a claim, in circumstances that all can see, was counted in games between bots (`learned.py`).
People differ: whose cards were wrong when they were turned up is believed less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.spicy.cards import KINDS, UNSEEN
from spicery.games.spicy.learned import DOUBTS, EVIDENCE, USUAL
from spicery.games.spicy.state import DOUBTED, JUDGED, LET, SpicyTable
from spicery.games.spicy.ways import (
    NUMBER,
    SAID_HOW,
    SPICE,
    TRUE,
    WAY,
    WAYS,
    WILD_NUMBER,
    WILD_SPICE,
    said_how,
    ways_row,
)

# The circumstances of a claim: how it was said, then
OLD: Final[i64] = SAID_HOW  # a card that nobody doubted, whatever it was then
EACH: Final[i64] = SAID_HOW + 1  # in each group of tables
GROUPS: Final[i64] = 4
CIRCUMSTANCES: Final[i64] = GROUPS * EACH
SHORT: Final = 24  # cards of a deck that is over soon

# How much must be seen of a seat to say as much as what is usual.
USUAL_CARDS: Final = 6.0  # turned up
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


def circumstance(table: SpicyTable) -> i64:
    """In which circumstances the claim of the top card was made, on such a table."""
    return group_of(table) * EACH + said_how(table.beneath, table.claim, table.size[table.owner])


def habits_of(table: SpicyTable, seat: i64) -> vec[float]:
    """How much more often than usual each way was found when cards of a seat were turned up."""
    out = vec[float]([1.0] * WAYS)
    usual = usual_of(table, seat)
    if usual[WAYS] > 0.0:
        mean = USUAL_CARDS / usual[WAYS]
        for way in range(WAYS):
            found = float(i64(table.judged[seat * JUDGED + way]))
            out[way] = (mean * usual[way] + found) / ((mean + 1.0) * usual[way])
    return out


def usual_of(table: SpicyTable, seat: i64) -> vec[float]:
    """How many of a seat's cards that were turned up would usually fit in each way; and of all."""
    out = vec[float]([0.0] * (WAYS + 1))
    first = seat * JUDGED + WAYS
    group = group_of(table) * EACH
    for how in range(SAID_HOW):
        cards = float(i64(table.judged[first + how]))
        if cards > 0.0:
            for way in range(WAYS):
                out[way] += cards * USUAL[(group + how) * WAYS + way]
            out[WAYS] += cards
    return out


def doubts_of(table: SpicyTable, seat: i64) -> float:
    """How much more often than usual a seat doubts what it could let go."""
    doubted = float(i64(table.judged[seat * JUDGED + DOUBTED]))
    answers = doubted + float(i64(table.judged[seat * JUDGED + LET]))
    usual = DOUBTS[group_of(table)]
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
