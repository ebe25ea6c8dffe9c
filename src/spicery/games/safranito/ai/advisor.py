"""Advice for Safranito: a policy from expected gains, beliefs about chips, and a trained value."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.ai import infoset
from spicery.games.safranito.ai.beliefs import fill_believed
from spicery.games.safranito.ai.policy import Appraisal
from spicery.games.safranito.ai.value import win_chances
from spicery.games.safranito.ai.weights import Weights, trained_weights
from spicery.games.safranito.rules.game import Safranito


@final
class SafranitoAdvisor(Advisor):
    """Draws on what is on the table; it has no opponent model."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, Safranito)
        Appraisal(state, seat, self.weights.valuations).odds(codes, count, out)

    def sample_world(self, view: State, rng: Rng) -> State:
        assert isinstance(view, Safranito)
        world = view.clone()
        fill_believed(world, self.weights.thrown, rng)
        return world

    def value(self, state: State) -> vec[float]:
        assert isinstance(state, Safranito)
        return state.shares() if state.over else win_chances(state, self.weights.outlook)

    def stage(self, state: State) -> i64:
        """The number of the round."""
        assert isinstance(state, Safranito)
        return state.round

    def infoset_key(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Safranito)
        return infoset.infoset_key(state, seat)

    def similarity(self, code: i64, other: i64) -> float:
        return infoset.similarity(code, other)

    def intent(self, action: Action) -> int:
        return infoset.intent(action)


def new_advisor() -> SafranitoAdvisor:
    """An advisor with the trained weights."""
    return SafranitoAdvisor(trained_weights())
