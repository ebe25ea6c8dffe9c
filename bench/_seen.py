"""What a seat of Spicy knows, as a short text: the key of a search's nodes.

Two states with the same key offer that seat the same actions and look the same to it; what has
been said before the top claim is left out, but for what it showed.
"""

from __future__ import annotations

from spicery.games.spicy.rules.cards import KINDS, MOST_SEATS
from spicery.games.spicy.rules.game import Spicy


def seen_by(state: Spicy, seat: int) -> str:
    """The own hand, and all that lies open."""
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
