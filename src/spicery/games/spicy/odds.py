"""What is possible, by the cards alone: a view knows which it has not seen, not where they lie.

Every way to lay the unseen cards out is as likely as any other here; what somebody's claims tell
beyond that is a matter of judgement, and stands elsewhere.
"""

from __future__ import annotations

from math import comb

from spicery.games.spicy.cards import KINDS, UNSEEN, number_right, spice_right
from spicery.games.spicy.state import SpicyTable


def unseen(view: SpicyTable) -> list[int]:
    """How many cards of each kind are where the seat of this view cannot see."""
    left: list[int] = []
    for kind in range(UNSEEN):
        seen = int(view.revealed[kind])
        for seat in range(view.seats):
            where = seat * KINDS + kind
            seen += int(view.hand[where]) + int(view.played[where])
        left.append(int(view.counts[kind]) - seen)
    return left


def fits(card: int, claim: int, variants: int) -> bool:
    """Whether a card is all that was claimed."""
    return number_right(card, claim, variants) and spice_right(card, claim)


def fitting(view: SpicyTable, claim: int, left: list[int]) -> int:
    """How many unseen cards would make a claim true."""
    variants = int(view.variants)
    return sum([count for card, count in enumerate(left) if count and fits(card, claim, variants)])


def without(view: SpicyTable, claim: int, drawn: int) -> float:
    """How likely no card that makes a claim true is among so many unseen ones."""
    left = unseen(view)
    total, good = sum(left), fitting(view, claim, left)
    drawn = min(drawn, total)
    return comb(total - good, drawn) / comb(total, drawn)


def nobody_holds(view: SpicyTable, seat: int, claim: int) -> float:
    """How likely no other hand holds a card that makes a claim true."""
    others = sum([int(view.size[other]) for other in range(view.seats) if other != seat])
    return without(view, claim, others)


def owner_lacked(view: SpicyTable) -> float:
    """How likely whoever laid the top card had none that makes its claim true."""
    return without(view, int(view.claim), int(view.size[view.owner]) + 1)
