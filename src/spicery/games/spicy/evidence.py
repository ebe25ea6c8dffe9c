"""What a claim says about the card beneath it.

A card fits its claim in one of six ways.  How much more often than chance a way is found under
a claim, in circumstances that all can see, was counted in games between bots (`learned.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.games.spicy.cards import (
    ANY_NUMBER,
    ANY_SPICE,
    CLAIMS,
    KINDS,
    NO_CLAIM,
    TURN_UP,
    UNSEEN,
    number_right,
    spice_right,
)
from spicery.games.spicy.learned import EVIDENCE
from spicery.games.spicy.state import SpicyTable

# The ways a card fits a claim.
TRUE: Final[i64] = 0
NUMBER: Final[i64] = 1  # a plain card with the number alone
SPICE: Final[i64] = 2
NEITHER: Final[i64] = 3
WILD_NUMBER: Final[i64] = 4
WILD_SPICE: Final[i64] = 5
WAYS: Final[i64] = 6

# The circumstances of a claim.
FIRST: Final[i64] = 0  # of a stack; then by the step from the claim beneath, each by hand left
STEPS: Final[i64] = 5
LEFT: Final[i64] = 4  # none, one or two, three to five, more
OLD: Final[i64] = 20  # a card that nobody doubted, whatever it was then
EACH: Final[i64] = 21  # in each group of tables
CIRCUMSTANCES: Final[i64] = 84
SHORT: Final = 24  # cards of a deck that is over soon


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


def way_of(card: i64, claim: i64, variants: i64) -> i64:
    """How a card fits a claim."""
    if card == ANY_NUMBER:
        return WILD_NUMBER
    if card == ANY_SPICE:
        return WILD_SPICE
    number = number_right(card, claim, variants)
    spice = spice_right(card, claim)
    if number and spice:
        return TRUE
    if number:
        return NUMBER
    return SPICE if spice else NEITHER


def way_table() -> vec[u8]:
    """`way_of` for every claim and card, without and with the variant that turns 6 and 9."""
    table = vec[u8]([0] * (2 * CLAIMS * UNSEEN))
    for turned in range(i64(2)):
        for claim in range(CLAIMS):
            for card in range(UNSEEN):
                way = way_of(card, claim, TURN_UP if turned == 1 else 0)
                table[(turned * CLAIMS + claim) * UNSEEN + card] = u8(way)
    return table


WAY: Final = way_table()


def ways_row(claim: i64, variants: i64) -> i64:
    """Where the ways of all cards under a claim begin in WAY."""
    return ((1 if variants & TURN_UP != 0 else 0) * CLAIMS + claim) * UNSEEN


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
    out = vec[float]([0.0] * WAYS)
    for kind in range(UNSEEN):
        way: i64 = i64(WAY[row + kind])
        out[way] += float(unknown[kind]) * EVIDENCE[at + way]
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
