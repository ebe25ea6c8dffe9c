"""What is possible, by the cards alone: a view knows which it has not seen, not where they lie.

Every way to lay the unseen cards out is as likely as any other here; what somebody's claims tell
beyond that is a matter of judgement, and stands elsewhere.
"""

from __future__ import annotations

from math import comb

from spicery.games.spicy.ai.likelihood import unknown_to
from spicery.games.spicy.rules.cards import number_right, spice_right
from spicery.games.spicy.rules.state import SpicyTable


def fits(card: int, claim: int, variants: int) -> bool:
    """Whether a card is all that was claimed."""
    return number_right(card, claim, variants) and spice_right(card, claim)


def without(view: SpicyTable, seat: int, claim: int, drawn: int) -> float:
    """How likely no card that makes a claim true is among so many that a seat cannot see."""
    variants = int(view.variants)
    total = good = 0
    for card, count in enumerate(unknown_to(view, seat)):
        total += int(count)
        if fits(card, claim, variants):
            good += int(count)
    drawn = min(drawn, total)
    return comb(total - good, drawn) / comb(total, drawn)


def nobody_holds(view: SpicyTable, seat: int, claim: int) -> float:
    """How likely no other hand holds a card that makes a claim true."""
    others = sum([int(view.size[other]) for other in range(view.seats) if other != seat])
    return without(view, seat, claim, others)


def owner_lacked(view: SpicyTable, seat: int) -> float:
    """How likely whoever laid the top card had none that makes its claim true."""
    return without(view, seat, int(view.claim), int(view.size[view.owner]) + 1)
