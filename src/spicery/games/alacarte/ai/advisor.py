"""Advice for A la carte: a policy from what actions add to dishes, and a trained value."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.games.alacarte.ai import infoset
from spicery.games.alacarte.ai.planning import Cookbook, Planner, calibrated_planner
from spicery.games.alacarte.ai.policy import Appraisal
from spicery.games.alacarte.ai.value import win_chances
from spicery.games.alacarte.ai.weights import Weights, trained_weights
from spicery.games.alacarte.rules.game import Alacarte


@final
class AlacarteAdvisor(Advisor):
    """Plans with a stand-in; it sees the whole kitchen, as nothing is hidden."""

    def __init__(self, weights: Weights, planner: Planner) -> None:
        self.weights = weights
        self.book = Cookbook(planner)

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, Alacarte)
        Appraisal(state, seat, self.book).odds(codes, count, out)

    def value(self, state: State) -> vec[float]:
        assert isinstance(state, Alacarte)
        return state.shares() if state.over else win_chances(self.book, state, self.weights.outlook)

    def infoset_key(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Alacarte)
        return infoset.infoset_key(state, seat)

    def similarity(self, code: i64, other: i64) -> float:
        return infoset.similarity(code, other)


def new_advisor() -> AlacarteAdvisor:
    """An advisor with the trained weights that plans with the calibrated stand-in."""
    return AlacarteAdvisor(trained_weights(), calibrated_planner())
