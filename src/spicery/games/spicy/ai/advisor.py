"""Advice for Spicy: a trained policy, an opponent model, beliefs about hidden cards, a value."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.rollout import tempered
from spicery.core.game import HIDDEN, State
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.beliefs import fill_believed
from spicery.games.spicy.ai.opponent_model import (
    BY_POLICY,
    CHALLENGE_FACTOR,
    POWER,
    PROFILES,
    OpponentModel,
)
from spicery.games.spicy.ai.policy import Appraisal, infoset_key, policy_at
from spicery.games.spicy.ai.value import win_chances
from spicery.games.spicy.ai.weights import Weights, trained_weights
from spicery.games.spicy.rules.cards import MOST_SEATS, NOT_NUMBER, WRONG
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.state import REACT, SET_UP


@final
class SpicyAdvisor(Advisor):
    """Knows what every seat has shown of itself in the view it last read."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.model = OpponentModel(weights)
        self.profiles = BY_POLICY  # of the last sampled world: for claims by seat, then for answers

    def read(self, view: State) -> None:
        assert isinstance(view, Spicy)
        self.model.read(view)
        self.profiles = BY_POLICY

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, Spicy)
        policy_weights = self.weights.policy
        Appraisal(state, seat, codes, count, self.model, policy_weights, policy_at(state)).odds(out)

    def opponent_policy(
        self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]
    ) -> None:
        assert isinstance(state, Spicy)
        self.policy(state, seat, codes, count, out)
        reacts = state.phase == REACT
        profile: i64 = i64(self.profiles[seat + (MOST_SEATS if reacts else 0)])
        if profile < PROFILES - 1:
            for at in range(count):
                out[at] = tempered(out[at], POWER[profile])
                if reacts and NOT_NUMBER <= codes[at] <= WRONG:
                    out[at] *= CHALLENGE_FACTOR[profile]

    def sample_world(self, view: State, rng: Rng) -> State:
        assert isinstance(view, Spicy)
        world = view.clone()
        if view.phase != SET_UP and view.worlds_end == HIDDEN:
            self.profiles = self.model.draw_profiles(view.seats, rng)
            fill_believed(world, self.model, self.profiles, rng)
        return world

    def value(self, state: State) -> vec[float]:
        assert isinstance(state, Spicy)
        return state.shares() if state.over else win_chances(state, self.weights.outlook)

    def stage(self, state: State) -> i64:
        """Cards won so far."""
        assert isinstance(state, Spicy)
        cards: i64 = 0
        for seat in range(state.seats):
            cards += i64(state.won[seat])
        return cards

    def infoset_key(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Spicy)
        return infoset_key(state, seat)


def new_advisor() -> SpicyAdvisor:
    """An advisor with the trained weights."""
    return SpicyAdvisor(trained_weights())
