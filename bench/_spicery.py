"""Spicery's side of the rules benchmark: random play, in compiled code and from Python."""

from __future__ import annotations

import time
import tracemalloc

from mypy_extensions import i64

from bench._timing import Work
from spicery.core.catalog import Game
from spicery.core.game import NATURE, Action, State
from spicery.core.packed import vec
from spicery.core.playout import playouts
from spicery.core.rng import Rng
from spicery.core.table import Table

SEATS = 4
KEPT = 2000  # copies to measure


def seats_for(game: Game) -> int:
    """Four, or as close as the game allows."""
    return min(max(SEATS, game.fewest), game.most)


def begun(game: Game, seats: int, seed: int = 1) -> State:
    """A state after NATURE's set-up, at the first choice of a seat."""
    state, rng = game.new(seats, {}), Rng(seed)
    while state.mover == NATURE:
        state.act(state.draw(rng))
    return state


def inside(start: State, seed: int = 2) -> Work:
    """Whole games in compiled code."""
    rng = Rng(seed)

    def work(games: int) -> int:
        return playouts(start, games, rng)

    return work


def from_python(fresh: State, seed: int = 3) -> Work:
    """Whole games driven from Python: list legal actions into a buffer, apply one."""
    below = Rng(seed).below
    rng = Rng(seed + 1)
    out = vec[i64]([0] * int(max(fresh.most_actions, fresh.most_numbers)))

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = fresh.clone()
            while not state.over:
                mover = state.mover
                if mover == NATURE:
                    state.sample(rng, out)
                    state.do(NATURE, state.awaits, out)
                else:
                    state.apply(out[below(state.list_actions(mover, out))])
                moves += 1
        return moves

    return work


def from_python_plainly(fresh: State, seed: int = 3) -> Work:
    """The same with a new list at every step: `codes()`, then `apply(code)`."""
    below = Rng(seed).below
    rng = Rng(seed + 1)
    out = vec[i64]([0] * int(fresh.most_numbers))

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = fresh.clone()
            while not state.over:
                if codes := state.codes():
                    state.apply(codes[below(len(codes))])
                else:
                    state.sample(rng, out)
                    state.do(NATURE, state.awaits, out)
                moves += 1
        return moves

    return work


def scripted(game: Game, seats: int, games: int) -> list[list[Action]]:
    """The actions of some random games, NATURE's set-up first."""
    rng = Rng(5)
    scripts = []
    for _ in range(games):
        state = game.new(seats, {})
        script = [state.draw(rng)]
        state.act(script[0])
        while not state.over:
            script.append(Action(int(state.mover), int(state.random_action(rng))))
            state.apply(script[-1].code)
        scripts.append(script)
    return scripts


def at_the_table(game: Game, seats: int, script: list[Action]) -> float:
    """Seconds for a script at a live table, with checks, record and views."""
    table = Table(game, seats, nature=None)
    table.submit(script[0])
    begin = time.perf_counter()
    for action in script[1:]:
        table.submit(action)
    return time.perf_counter() - begin


def bare(game: Game, seats: int, script: list[Action]) -> float:
    """Seconds for a script on a bare state."""
    state = game.new(seats, {})
    state.act(script[0])
    codes = [action.code for action in script[1:]]
    begin = time.perf_counter()
    for code in codes:
        state.apply(code)
    return time.perf_counter() - begin


def view_cost(game: Game, rounds: int) -> dict[str, float]:
    """Nanoseconds per move at a live table and on a bare state; the best of interleaved rounds."""
    seats = seats_for(game)
    scripts = scripted(game, seats, 20)
    moves = sum(len(script) - 1 for script in scripts)
    live: list[float] = []
    alone: list[float] = []
    for _ in range(rounds):
        live.append(sum(at_the_table(game, seats, script) for script in scripts))
        alone.append(sum(bare(game, seats, script) for script in scripts))
    return {"table": min(live) / moves * 1e9, "bare": min(alone) / moves * 1e9}


def copying(state: State) -> Work:
    """Clones of a state."""

    def work(count: int) -> int:
        for _ in range(count):
            state.clone()
        return count

    return work


def guessing(view: State) -> Work:
    """Determinizations of a view."""
    rng = Rng(6)

    def work(count: int) -> int:
        for _ in range(count):
            view.guess(rng)
        return count

    return work


def midgame(game: Game, seats: int, moves: int = 12) -> tuple[State, State]:
    """A seat's view and the onlookers', a few random moves into a game."""
    table = Table(game, seats, seed=7)
    rng = Rng(8)
    for _ in range(moves):
        if table.over:
            break
        seat = table.turn()[0]
        legal = table.view(seat).legal(seat)
        table.submit(legal[rng.below(len(legal))])
    return table.view(0), table.view()


def bytes_a_state(state: State) -> float:
    """Memory per copy, including its packed arrays but not what copies share."""
    tracemalloc.start()
    try:
        kept: list[State | None] = [None] * KEPT
        before, _ = tracemalloc.get_traced_memory()
        for at in range(KEPT):
            kept[at] = state.clone()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / KEPT
