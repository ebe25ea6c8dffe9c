"""The advisor of Kuhn poker: only information sets; search does the rest."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from kuhn_poker.rules.game import Kuhn
from spicery.ai.advisor import Advisor
from spicery.core.game import State


@final
class KuhnAdvisor(Advisor):
    """Defines information sets; policy and value are the defaults."""

    def infoset_key(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Kuhn)
        faced: i64 = 1 if state.bet else 0
        return ((state.card[seat] + 10) * 4 + state.checks) * 4 + faced * 2 + seat


def new_advisor() -> KuhnAdvisor:
    """An advisor for one table."""
    return KuhnAdvisor()
