"""What the commands that fit a game's numbers share: their findings, and who will win.

How whole games by quick judgement end tells what the marks of a seat count for on the way
(`spicery.core.outlook`): the likeliest numbers, by Newton's steps.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spicery.core.game import State
from spicery.core.packed import vec
from spicery.core.playout import Quick
from spicery.core.rng import Rng

MODEST = 3e-4  # keeps numbers small that the games say little about
STEPS = 40  # to the best numbers, at most
Numbers = NDArray[np.float64]
Tick = Callable[[int], None]
Marks = Callable[[State], vec[float]]  # all marks of the first seat, then of the next


class Fit(NamedTuple):
    """What was found, as files to write, and how far it is from what happens."""

    files: dict[str, str]
    report: list[str]
    error: float


class Watched(NamedTuple):
    """Looks at games of one kind: the marks of each seat, and its share of the win in the end."""

    marks: Numbers  # look, seat, mark
    won: Numbers  # look, seat


def watched(
    starts: Sequence[State], games: int, marks_of: Marks, share: float, rng: Rng, tick: Tick
) -> Watched:
    """Whole games by quick judgement, looked at when a stage begins, or else now and then.

    `share` of all actions are looked at after; 0 stands for the beginnings of stages.
    """
    marks: list[list[float]] = []
    won: list[list[float]] = []
    quick = Quick()
    for number in range(games):
        state = starts[number % len(starts)].clone()
        quick.answer(state, rng)  # the set-up
        looks, stage = len(marks), int(state.stage())
        while not state.over:
            if rng.unit() < share if share else int(state.stage()) > stage:
                stage = int(state.stage())
                marks.append(list(marks_of(state)))
            quick.step(state, rng)
        won += [list(state.shares())] * (len(marks) - looks)
        tick(1)
    seats = int(starts[0].seats)
    return Watched(np.array(marks).reshape(len(marks), seats, -1), np.array(won))


def chances(marks: Numbers, counts: Numbers) -> Numbers:
    """How likely each seat wins, at each look."""
    strength = np.exp(marks @ counts)
    odds: Numbers = strength / strength.sum(axis=1, keepdims=True)
    return odds


def fitted(seen: Watched) -> list[float]:
    """What each mark counts for."""
    marks, won = seen
    size = marks.shape[2]
    counts = np.zeros(size)
    for _ in range(STEPS):
        odds = chances(marks, counts)
        mean = np.einsum("ns,nst->nt", odds, marks)
        slope = np.einsum("ns,nst->t", odds - won, marks) / len(won) + MODEST * counts
        bend = np.einsum("ns,nst,nsu->tu", odds, marks, marks, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend / len(won) + MODEST * np.eye(size), slope)
        counts -= step
        if np.abs(step).max() < 1e-6:
            break
    return [round(float(each), 3) for each in counts]


def surprise(seen: Watched, counts: Sequence[float]) -> str:
    """How much less than chance these numbers are surprised by who wins."""
    found = -(seen.won * np.log(chances(seen.marks, np.array(counts)))).sum(axis=1).mean()
    seats = seen.won.shape[1]
    return f"who wins, {seats} seats: surprise {found:.3f}; by chance {math.log(seats):.3f}"


def rows_of(name: str, numbers: Sequence[float], width: int) -> str:
    """A named row of numbers for a JSON file, so many in a line."""
    lines = [
        "    " + ", ".join(f"{each:.3f}" for each in numbers[first : first + width])
        for first in range(0, len(numbers), width)
    ]
    return f'  "{name}": [\n' + ",\n".join(lines) + "\n  ]"


def file_of(*rows: str) -> str:
    """A JSON file of rows."""
    return "{\n" + ",\n".join(rows) + "\n}\n"
