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
    EAGERLY,
    MANNERS,
    POWER,
    OpponentModel,
)
from spicery.games.spicy.ai.policy import Appraisal, infoset_key, likes_at
from spicery.games.spicy.ai.value import chances
from spicery.games.spicy.ai.weights import Weights, trained_weights
from spicery.games.spicy.rules.cards import MOST_SEATS, NOT_NUMBER, WRONG
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.state import REACT, SET_UP


@final
class SpicyAdvisor(Advisor):
    """Knows what was seen of every seat up to the view that it read."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.model = OpponentModel(weights)
        self.manners = BY_POLICY  # in the world sampled last: of telling cards, then of answering

    def read(self, view: State) -> None:
        assert isinstance(view, Spicy)
        self.model.read(view)
        self.manners = BY_POLICY

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, Spicy)
        likes = self.weights.likes
        Appraisal(state, seat, codes, count, self.model, likes, likes_at(state)).odds(out)

    def opponent_policy(
        self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]
    ) -> None:
        assert isinstance(state, Spicy)
        self.policy(state, seat, codes, count, out)
        reacts = state.phase == REACT
        manner: i64 = i64(self.manners[seat + (MOST_SEATS if reacts else 0)])
        if manner < MANNERS - 1:
            for at in range(count):
                out[at] = tempered(out[at], POWER[manner])
                if reacts and NOT_NUMBER <= codes[at] <= WRONG:
                    out[at] *= EAGERLY[manner]

    def sample_world(self, view: State, rng: Rng) -> State:
        assert isinstance(view, Spicy)
        world = view.clone()
        if view.phase != SET_UP and view.worlds_end == HIDDEN:
            self.manners = self.model.draw_manners(view.seats, rng)
            fill_believed(world, self.model, self.manners, rng)
        return world

    def value(self, state: State) -> vec[float]:
        assert isinstance(state, Spicy)
        return state.shares() if state.over else chances(state, self.weights.outlook)

    def stage(self, state: State) -> i64:
        """Cards that were won."""
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
