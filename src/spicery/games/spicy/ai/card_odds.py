"""Odds from the cards alone: a view knows which cards it hasn't seen, but not where they are.

Every arrangement of the unseen cards is equally likely here; what can be inferred from claims is
in `likelihood`.
"""

from __future__ import annotations

from math import comb

from spicery.games.spicy.ai.likelihood import unknown_to
from spicery.games.spicy.rules.cards import number_right, spice_right
from spicery.games.spicy.rules.state import SpicyTable


def fits(card: int, claim: int, variants: int) -> bool:
    """Whether a card matches a claim in both number and spice."""
    return number_right(card, claim, variants) and spice_right(card, claim)


def without(view: SpicyTable, seat: int, claim: int, drawn: int) -> float:
    """The odds that none of `drawn` cards a seat can't see would make a claim true."""
    variants = int(view.variants)
    total = good = 0
    for card, count in enumerate(unknown_to(view, seat)):
        total += int(count)
        if fits(card, claim, variants):
            good += int(count)
    drawn = min(drawn, total)
    return comb(total - good, drawn) / comb(total, drawn)


def nobody_holds(view: SpicyTable, seat: int, claim: int) -> float:
    """The odds that no other hand holds a card that would make a claim true."""
    others = sum([int(view.size[other]) for other in range(view.seats) if other != seat])
    return without(view, seat, claim, others)


def owner_lacked(view: SpicyTable, seat: int) -> float:
    """The odds that the player of the top card had none that would make its claim true."""
    return without(view, seat, int(view.claim), int(view.size[view.owner]) + 1)
