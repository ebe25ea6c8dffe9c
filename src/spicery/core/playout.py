"""Random playouts inside compiled code, and weighted sampling."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.game import NATURE, NO_NUMBERS, State
from spicery.core.packed import vec
from spicery.core.rng import Rng


def playout(state: State, rng: Rng, most: i64 = 1000000) -> i64:
    """Play at random to the end, or for `most` actions; returns how many, NATURE's included."""
    return play_on(state, rng, most, vec[i64]([0] * state.most_actions), NO_NUMBERS)


def play_on(state: State, rng: Rng, most: i64, codes: vec[i64], answer: vec[i64]) -> i64:
    """The same with buffers of the caller: for legal actions, and for NATURE's answers."""
    moves: i64 = 0
    while not state.over and moves < most:
        mover = state.mover
        if mover == NATURE:
            if len(answer) < state.most_numbers:
                answer = vec[i64]([0] * state.most_numbers)
            state.sample(rng, answer)
            state.do(NATURE, state.awaits, answer)
        else:
            state.do(mover, state.random_code(rng, codes), NO_NUMBERS)
        moves += 1
    return moves


def playouts(start: State, games: i64, rng: Rng) -> i64:
    """Random games from copies of one state; returns how many actions they took."""
    moves: i64 = 0
    codes = vec[i64]([0] * start.most_actions)
    answer = vec[i64]([0] * start.most_numbers)
    for _ in range(games):
        state = start.clone()
        moves += play_on(state, rng, 1000000, codes, answer)
        state.shares()
    return moves


def draw(odds: vec[float], count: i64, rng: Rng) -> i64:
    """Sample an index in proportion to its weight."""
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
    """Swap a random one of the first `left` items to their end; returns its index."""
    pick = rng.below(left)
    left -= 1
    chosen = pool[pick]
    pool[pick] = pool[left]
    pool[left] = chosen
    return left
