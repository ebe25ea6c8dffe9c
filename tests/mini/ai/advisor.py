"""Advice for High Card, uncompiled; and with deliberate faults."""

from __future__ import annotations

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.core.game import State
from spicery.core.packed import vec
from tests.mini import HighCard


class HighCardAdvisor(Advisor):
    """Depends only on what a seat knows; all actions are equal."""

    def infoset_key(self, state: State, seat: int) -> int:
        assert isinstance(state, HighCard)
        return int((state.mover + 2) * 1000 + state.drawn * 20 + state.hands[seat])


class Knows(HighCardAdvisor):
    """Includes all hands in its information-set key."""

    def infoset_key(self, state: State, seat: int) -> int:
        assert isinstance(state, HighCard)
        return sum(6**at * card for at, card in enumerate(state.hands))


class Judges(HighCardAdvisor):
    """Prefers to swap when the neighbour's card is high."""

    def policy(self, state: State, seat: int, codes: vec[i64], count: int, out: vec[float]) -> None:
        assert isinstance(state, HighCard)
        for at in range(count):
            out[at] = 1.0 + max(0, state.hands[(seat + 1) % int(state.seats)])


def new_advisor() -> HighCardAdvisor:
    """A correct advisor."""
    return HighCardAdvisor()
