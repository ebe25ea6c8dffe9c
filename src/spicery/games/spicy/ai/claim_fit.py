"""The six ways a card can fit a claim, and the twenty kinds of claims."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import (
    ANY_NUMBER,
    ANY_SPICE,
    CLAIMS,
    NO_CLAIM,
    TURN_UP,
    UNSEEN,
    number_right,
    spice_right,
)

TRUE: Final[i64] = 0
NUMBER: Final[i64] = 1  # a plain card with only the number right
SPICE: Final[i64] = 2
NEITHER: Final[i64] = 3
WILD_NUMBER: Final[i64] = 4
WILD_SPICE: Final[i64] = 5
WAYS: Final[i64] = 6

# Kinds of claims: the first of a stack, or by the step up from the one beneath; by cards left.
FIRST: Final[i64] = 0
LEFT: Final[i64] = 4  # none, one or two, three to five, more
CLAIM_KINDS: Final[i64] = 20


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
    """`way_of` for every claim and card, without and with the variant that equates 6 and 9."""
    table = vec[u8]([0] * (2 * CLAIMS * UNSEEN))
    for turned in range(i64(2)):
        for claim in range(CLAIMS):
            for card in range(UNSEEN):
                way = way_of(card, claim, TURN_UP if turned == 1 else 0)
                table[(turned * CLAIMS + claim) * UNSEEN + card] = u8(way)
    return table


WAY: Final = way_table()


def ways_row(claim: i64, variants: i64) -> i64:
    """Where the row of a claim begins in WAY."""
    return ((1 if variants & TURN_UP != 0 else 0) * CLAIMS + claim) * UNSEEN


def step_of(beneath: i64, claim: i64) -> i64:
    """How far a claim goes beyond the one beneath it, in five grades."""
    if beneath == NO_CLAIM:
        return FIRST
    step = claim % 10 - beneath % 10
    if step <= 0:
        return 4  # back to a low number, or a copy
    if step == 1:
        return 1
    return 2 if step <= 3 else 3


def claim_kind(beneath: i64, claim: i64, left: u8) -> i64:
    """The kind of a claim made by a player with this many cards left."""
    grade: i64 = 3
    if left == 0:
        grade = 0
    elif left <= 2:
        grade = 1
    elif left <= 5:
        grade = 2
    return step_of(beneath, claim) * LEFT + grade
