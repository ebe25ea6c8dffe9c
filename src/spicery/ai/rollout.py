"""Rollouts by an advisor's policy, inside compiled code."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.core.game import NATURE, NO_NUMBERS, State
from spicery.core.packed import vec
from spicery.core.playout import draw
from spicery.core.rng import Rng

EVERYBODY: Final[i64] = -2


def tempered(odds: float, power: float) -> float:
    """Odds raised to a power (an inverse temperature): below 1 flattens them."""
    if power == 0.5:
        return math.sqrt(odds)
    if power == 0.75:
        root = math.sqrt(odds)
        return root * math.sqrt(root)
    return float(odds**power)


@final
class Rollout:
    """Plays any game on by an advisor's policy; NATURE's answers are sampled."""

    def __init__(self, advisor: Advisor) -> None:
        self.advisor = advisor
        self.power = 1.0  # inverse temperature: lower values flatten the policy
        self.own: i64 = EVERYBODY  # this seat plays by `policy`, the others by `opponent_policy`
        # Buffers, allocated on first use.
        self._codes = vec[i64]([])
        self._odds = vec[float]([])
        self._answer = NO_NUMBERS

    def answer(self, state: State, rng: Rng) -> None:
        """Sample NATURE's answer and carry it out."""
        if len(self._answer) < state.most_numbers:
            self._answer = vec[i64]([0] * state.most_numbers)
        state.sample(rng, self._answer)
        state.do(NATURE, state.awaits, self._answer)

    def choose(self, state: State, rng: Rng) -> i64:
        """An action of the mover, drawn from its policy."""
        if len(self._codes) < state.most_actions:
            self._codes = vec[i64]([0] * state.most_actions)
            self._odds = vec[float]([0.0] * state.most_actions)
        codes, odds = self._codes, self._odds
        count = state.list_actions(state.mover, codes)
        if count == 1:
            return codes[0]
        self.policy(state, state.mover, codes, count, odds)
        if self.power != 1.0:
            for at in range(count):
                odds[at] = tempered(odds[at], self.power)
        return codes[draw(odds, count, rng)]

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """A seat's own policy, or what the searching seat expects of it."""
        if self.own == EVERYBODY or self.own == seat:
            self.advisor.policy(state, seat, codes, count, out)
        else:
            self.advisor.opponent_policy(state, seat, codes, count, out)

    def step(self, state: State, rng: Rng) -> None:
        """One action, or one answer of NATURE."""
        if state.mover == NATURE:
            self.answer(state, rng)
        else:
            state.do(state.mover, self.choose(state, rng), NO_NUMBERS)

    def play_on(self, state: State, rng: Rng, most: i64 = 1000000, last: i64 = 1000000) -> None:
        """Play to the end, for `most` actions, or until the stage `last`."""
        moves: i64 = 0
        while not state.over and moves < most and self.advisor.stage(state) < last:
            self.step(state, rng)
            moves += 1
