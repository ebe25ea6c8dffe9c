"""Whole games inside compiled code: for mass simulation, search and benchmarks."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, u8

from spicery.core.game import NATURE, NO_NUMBERS, State
from spicery.core.packed import vec
from spicery.core.rng import Rng

EVERYBODY: Final[i64] = -2


def playout(state: State, rng: Rng, most: i64 = 1000000) -> i64:
    """Play on at random, to the end or so many actions; how many, NATURE's included."""
    answer = NO_NUMBERS
    moves: i64 = 0
    while not state.over and moves < most:
        mover = state.mover
        if mover == NATURE:
            if len(answer) < state.most_numbers:
                answer = vec[i64]([0] * state.most_numbers)
            state.sample(rng, answer)
            state.do(NATURE, state.awaits, answer)
        else:
            state.do(mover, state.random_action(rng), NO_NUMBERS)
        moves += 1
    return moves


def playouts(start: State, games: i64, rng: Rng) -> i64:
    """Random games from copies of one state; how many actions they took."""
    moves: i64 = 0
    for _ in range(games):
        state = start.clone()
        moves += playout(state, rng)
        state.shares()
    return moves


def clones(state: State, count: i64) -> i64:
    """Copy a state many times, for measuring."""
    total: i64 = 0
    for _ in range(count):
        total += state.clone().seats
    return total


def guesses(view: State, count: i64, rng: Rng) -> i64:
    """Guess many full states from a view, for measuring."""
    total: i64 = 0
    for _ in range(count):
        total += view.guess(rng).seats
    return total


def draw(odds: vec[float], count: i64, rng: Rng) -> i64:
    """One place of a row, as likely as its number is large."""
    total = 0.0
    for at in range(count):
        total += odds[at]
    pick = rng.unit() * total
    for at in range(count):
        pick -= odds[at]
        if pick < 0.0:
            return at
    return count - 1


def draw_from(pool: vec[u8], left: i64, rng: Rng) -> i64:
    """Move a random one of the first `left` behind the others; its place."""
    pick = rng.below(left)
    left -= 1
    chosen = pool[pick]
    pool[pick] = pool[left]
    pool[left] = chosen
    return left


def calmed(odds: float, calm: float) -> float:
    """Odds to a power; roots, which are quick to draw, where they do."""
    if calm == 0.5:
        return math.sqrt(odds)
    if calm == 0.75:
        root = math.sqrt(odds)
        return root * math.sqrt(root)
    return float(odds**calm)


@final
class Quick:
    """Plays any game on by its quick judgement (`State.weigh`); NATURE answers by chance."""

    def __init__(self) -> None:
        self.calm = 1.0  # less: what is liked little is done more often
        self.own: i64 = EVERYBODY  # the others do what this seat may expect of them
        # Places to write in, made once they are needed.
        self._codes = vec[i64]([])
        self._odds = vec[float]([])
        self._answer = NO_NUMBERS

    def answer(self, state: State, rng: Rng) -> None:
        """Let NATURE do what it is asked."""
        if len(self._answer) < state.most_numbers:
            self._answer = vec[i64]([0] * state.most_numbers)
        state.sample(rng, self._answer)
        state.do(NATURE, state.awaits, self._answer)

    def choose(self, state: State, rng: Rng) -> i64:
        """An action of the mover, as likely as it is liked."""
        if len(self._codes) < state.most_actions:
            self._codes = vec[i64]([0] * state.most_actions)
            self._odds = vec[float]([0.0] * state.most_actions)
        codes, odds = self._codes, self._odds
        count = state.list_actions(state.mover, codes)
        if count == 1:
            return codes[0]
        self.weigh(state, state.mover, codes, count, odds)
        if self.calm != 1.0:
            for at in range(count):
                odds[at] = calmed(odds[at], self.calm)
        return codes[draw(odds, count, rng)]

    def weigh(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """How readily a seat does each action: as it judges, or as another may expect of it."""
        if self.own == EVERYBODY or self.own == seat:
            state.weigh(seat, codes, count, out)
        else:
            state.expect(seat, codes, count, out)

    def step(self, state: State, rng: Rng) -> None:
        """One action, or one answer of NATURE."""
        if state.mover == NATURE:
            self.answer(state, rng)
        else:
            state.do(state.mover, self.choose(state, rng), NO_NUMBERS)

    def play_on(self, state: State, rng: Rng, most: i64 = 1000000, last: i64 = 1000000) -> None:
        """To the end, so many actions, or the stage `last`."""
        moves: i64 = 0
        while not state.over and moves < most and state.stage() < last:
            self.step(state, rng)
            moves += 1
