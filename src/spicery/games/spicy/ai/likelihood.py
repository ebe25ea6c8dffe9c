"""What a claim says about the card beneath it.

A card fits its claim in one of six ways.  How much more often than chance a way is found under
a claim, in circumstances that all can see, was counted in games between bots (`weights.py`).
People differ (opponent_model.py): the claims of somebody who says anything tell nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.spicy.ai.claim_fit import (
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
from spicery.games.spicy.ai.opponent_model import GROUPS, MANNERS, OpponentModel, group_of
from spicery.games.spicy.rules.cards import KINDS, UNSEEN
from spicery.games.spicy.rules.state import SpicyTable

# The circumstances of a claim: how it was said, then
OLD: Final[i64] = SAID_HOW  # a card that nobody doubted, whatever it was then
EACH: Final[i64] = SAID_HOW + 1  # in each group of tables
CIRCUMSTANCES: Final[i64] = GROUPS * EACH


def old_at(table: SpicyTable) -> i64:
    """The circumstance of cards that nobody doubted."""
    return group_of(table) * EACH + OLD


def circumstance(table: SpicyTable) -> i64:
    """In which circumstances the claim of the top card was made, on such a table."""
    return group_of(table) * EACH + said_how(table.beneath, table.claim, table.size[table.owner])


def unknown_to(table: SpicyTable, seat: i64) -> vec[i64]:
    """How many cards of each kind are where `seat` cannot see, on a table or in its view."""
    out = vec[i64]([0] * UNSEEN)
    row = seat * KINDS
    for kind in range(UNSEEN):
        seen = i64(table.revealed[kind]) + i64(table.hand[row + kind])
        out[kind] = i64(table.counts[kind]) - seen - i64(table.played[row + kind])
    return out


def odds_of_ways(unknown: vec[i64], table: SpicyTable, model: OpponentModel) -> vec[float]:
    """How likely the top card fits its claim in each way, to one who cannot see `unknown`."""
    row = ways_row(table.claim, table.variants)
    chance = vec[float]([0.0] * WAYS)
    for kind in range(UNSEEN):
        chance[i64(WAY[row + kind])] += float(unknown[kind])
    at = circumstance(table)
    owner = table.owner
    out = vec[float]([0.0] * WAYS)
    for manner in range(MANNERS):
        add_ways(chance, told_so(model, owner, manner, at), model.telling(owner, manner), out)
    return out


def add_ways(chance: vec[float], told: vec[float], odds: float, out: vec[float]) -> None:
    """Add how likely each way is if the card was told in a manner."""
    total = 0.0
    for way in range(WAYS):
        total += chance[way] * told[way]
    if total > 0.0:
        for way in range(WAYS):
            out[way] += odds * chance[way] * told[way] / total


def told_so(model: OpponentModel, seat: i64, manner: i64, at: i64) -> vec[float]:
    """How much more often than chance a seat, of this manner, tells a card in each way."""
    out = vec[float]([0.0] * WAYS)
    first = (manner * CIRCUMSTANCES + at) * WAYS
    for way in range(WAYS):
        out[way] = model.habit(seat, manner, way) * model.weights.evidence[first + way]
    return out


def number_odds(ways: vec[float]) -> float:
    """The odds that the number is right."""
    return ways[TRUE] + ways[NUMBER] + ways[WILD_NUMBER]


def spice_odds(ways: vec[float]) -> float:
    """The odds that the spice is right."""
    return ways[TRUE] + ways[SPICE] + ways[WILD_SPICE]
