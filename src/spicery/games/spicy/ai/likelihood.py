"""What a claim says about the card played with it.

A card fits its claim in one of six ways.  How much more often than by chance each way occurs, in
circumstances everyone can see, was counted in games between bots (`weights.py`).  Players differ
(`opponent_model.py`): the claims of one who says anything carry no information.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.spicy.ai.claim_fit import (
    CLAIM_KINDS,
    NUMBER,
    SPICE,
    TRUE,
    WAY,
    WAYS,
    WILD_NUMBER,
    WILD_SPICE,
    claim_kind,
    ways_row,
)
from spicery.games.spicy.ai.opponent_model import GROUPS, PROFILES, OpponentModel, group_of
from spicery.games.spicy.rules.cards import KINDS, UNSEEN
from spicery.games.spicy.rules.state import SpicyTable

# The circumstances of a claim: its kind, then
UNCHALLENGED: Final[i64] = CLAIM_KINDS  # a card that went unchallenged, whatever its claim was
EACH: Final[i64] = CLAIM_KINDS + 1  # circumstances in each group of tables
CIRCUMSTANCES: Final[i64] = GROUPS * EACH


def unchallenged_at(table: SpicyTable) -> i64:
    """The circumstance of cards that went unchallenged."""
    return group_of(table) * EACH + UNCHALLENGED


def circumstance(table: SpicyTable) -> i64:
    """The circumstance in which the top claim was made."""
    return group_of(table) * EACH + claim_kind(table.beneath, table.claim, table.size[table.owner])


def unknown_to(table: SpicyTable, seat: i64) -> vec[i64]:
    """How many cards of each kind `seat` can't see, from the truth or from its view."""
    out = vec[i64]([0] * UNSEEN)
    row = seat * KINDS
    for kind in range(UNSEEN):
        seen = i64(table.revealed[kind]) + i64(table.hand[row + kind])
        out[kind] = i64(table.counts[kind]) - seen - i64(table.played[row + kind])
    return out


def odds_of_ways(unknown: vec[i64], table: SpicyTable, model: OpponentModel) -> vec[float]:
    """The odds of each way the top card may fit its claim, for a seat that can't see `unknown`."""
    row = ways_row(table.claim, table.variants)
    chance = vec[float]([0.0] * WAYS)
    for kind in range(UNSEEN):
        chance[i64(WAY[row + kind])] += float(unknown[kind])
    at = circumstance(table)
    owner = table.owner
    out = vec[float]([0.0] * WAYS)
    for profile in range(PROFILES):
        add_ways(
            chance,
            claim_ratios(model, owner, profile, at),
            model.claim_profile_odds(owner, profile),
            out,
        )
    return out


def add_ways(chance: vec[float], ratios: vec[float], odds: float, out: vec[float]) -> None:
    """Add the odds of each way under one profile, weighted by the odds of that profile."""
    total = 0.0
    for way in range(WAYS):
        total += chance[way] * ratios[way]
    if total > 0.0:
        for way in range(WAYS):
            out[way] += odds * chance[way] * ratios[way] / total


def claim_ratios(model: OpponentModel, seat: i64, profile: i64, at: i64) -> vec[float]:
    """How much more often than by chance a seat with this profile claims in each way."""
    out = vec[float]([0.0] * WAYS)
    first = (profile * CIRCUMSTANCES + at) * WAYS
    for way in range(WAYS):
        out[way] = model.habit(seat, profile, way) * model.weights.evidence[first + way]
    return out


def number_odds(ways: vec[float]) -> float:
    """The odds that the number is right."""
    return ways[TRUE] + ways[NUMBER] + ways[WILD_NUMBER]


def spice_odds(ways: vec[float]) -> float:
    """The odds that the spice is right."""
    return ways[TRUE] + ways[SPICE] + ways[WILD_SPICE]
