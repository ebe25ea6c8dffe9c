"""The information state of a seat in Spicy as a short text, used as the key of search nodes.

States with the same key look the same to that seat and offer it the same actions.  Earlier claims
are left out, except for what they revealed.
"""

from __future__ import annotations

from spicery.games.spicy.rules.cards import KINDS, MOST_SEATS
from spicery.games.spicy.rules.game import Spicy


def seen_by(state: Spicy, seat: int) -> str:
    """The seat's own hand and everything public."""
    hand = state.hand[seat * int(KINDS) : (seat + 1) * int(KINDS)]
    plain = (
        state.phase,
        state.player,
        state.owner,
        state.claim,
        state.height,
        state.copied,
        state.last,
        state.safe,
        state.gone,
        state.tucks,
        state.drawn,
        state.variants,
    )
    seats = int(MOST_SEATS)
    shown = (state.size[:seats], state.won[:seats], state.trophies[:seats], state.revealed)
    numbers = [int(n) + 8 for n in plain]  # nobody is -2
    for part in (hand, *shown):
        numbers += [int(n) for n in part]
    return "".join(map(chr, numbers))
