"""The laws on Spicy: every number of seats, every variant card, pairs of them, strict."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spicery.core.game import State
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.cards import KINDS, UNSEEN, VARIANTS
from spicery.games.spicy.rules.game import Spicy
from spicery.testing import check_laws

options = st.fixed_dictionaries(
    {},
    optional={
        "variants": st.lists(st.sampled_from(VARIANTS), max_size=2, unique=True),
        "strict": st.booleans(),
        "jitter": st.integers(0, 4),
        "starter": st.integers(0, 1),
    },
)


def cards(state: State) -> list[int]:
    """How many cards of each kind there are: in hands, face down, revealed, in the deck."""
    assert isinstance(state, Spicy)
    seats = range(int(state.seats))
    held = sum(int(state.won[seat]) + int(state.size[seat]) for seat in seats)
    assert held + int(state.height) + len(state.deck) - int(state.drawn) == 100
    count = [int(state.revealed[kind]) for kind in range(UNSEEN)]
    for kind in range(UNSEEN):
        for seat in seats:
            where = seat * KINDS + kind
            count[kind] += int(state.hand[where]) + int(state.played[where])
    for at in range(state.drawn, len(state.deck)):
        count[state.deck[at]] += 1
    return count


@given(st.integers(2, 6), options, st.integers(0, 2**62))
def test_laws(seats: int, options: dict[str, object], seed: int) -> None:
    check_laws(GAME, seats, options, seed, material=cards)
