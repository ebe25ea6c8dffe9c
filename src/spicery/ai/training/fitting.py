"""Shared by the commands that fit a game's weights: their results, and value functions.

The weights of a value (`spicery.ai.value`) are the maximum-likelihood fit to how whole games played
by policy ended, found by Newton's method.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from spicery.ai.advisor import Advisor
from spicery.ai.rollout import Rollout
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.core.rng import Rng

MODEST = 3e-4  # ridge penalty
STEPS = 40  # of Newton's method, at most
Numbers = NDArray[np.float64]
Tick = Callable[[int], None]
Marks = Callable[..., vec[float]]  # features of a state, seat by seat


class Fit(NamedTuple):
    """The result of a fit: files to write, a report, and the remaining error."""

    files: dict[str, str]
    report: list[str]
    error: float


class Watched(NamedTuple):
    """Samples from games of one kind: each seat's features, and its final share of the win."""

    marks: Numbers  # sample, seat, feature
    won: Numbers  # sample, seat


def played(start: State, rng: Rng, rollout: Rollout) -> Iterator[State]:
    """A whole game by policy: the state after the set-up and after each action."""
    state = start.clone()
    rollout.answer(state, rng)
    yield state
    while not state.over:
        rollout.advisor.read(state)
        rollout.step(state, rng)
        yield state


def watched(
    starts: Sequence[State],
    games: int,
    marks_of: Marks,
    share: float,
    rng: Rng,
    tick: Tick,
    advisor: Advisor,
) -> Watched:
    """Whole games, sampled after a `share` of all actions; 0: whenever a stage begins."""
    marks: list[list[float]] = []
    won: list[list[float]] = []
    rollout = Rollout(advisor)
    for number in range(games):
        looks, stage = len(marks), -1
        for state in played(starts[number % len(starts)], rng, rollout):
            begins = stage not in (-1, advisor.stage(state))
            stage = int(advisor.stage(state))
            if not state.over and (rng.unit() < share if share else begins):
                marks.append(list(marks_of(state)))
        won += [list(state.shares())] * (len(marks) - looks)
        tick(1)
    seats = int(starts[0].seats)
    return Watched(np.array(marks).reshape(len(marks), seats, -1), np.array(won))


def chances(marks: Numbers, counts: Numbers) -> Numbers:
    """Each seat's probability of winning, for each sample."""
    strength = np.exp(marks @ counts)
    odds: Numbers = strength / strength.sum(axis=1, keepdims=True)
    return odds


def fitted(seen: Watched) -> list[float]:
    """The fitted weight of each feature."""
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


class Surprise(NamedTuple):
    """The mean log loss of predicting the winner: the lower, the better."""

    seats: int
    found: float

    @property
    def of_chance(self) -> float:
        """As a share of the log loss of a uniform prediction."""
        return self.found / math.log(self.seats)

    def __str__(self) -> str:
        by_chance = math.log(self.seats)
        return f"who wins, {self.seats} seats: surprise {self.found:.3f}; by chance {by_chance:.3f}"


def surprise(seen: Watched, counts: vec[float]) -> Surprise:
    """The log loss of these weights."""
    found = -(seen.won * np.log(chances(seen.marks, np.array(list(counts))))).sum(axis=1).mean()
    return Surprise(seen.won.shape[1], float(found))


@dataclass(frozen=True)
class Outlook:
    """How a game fits its value function, and how good it is."""

    kinds: Sequence[Sequence[State]]  # starting states, for each row of weights
    marks_of: Marks
    counts: vec[float]  # all rows; fitted weights are written here
    advisor: Advisor  # its policy plays
    share: float = 0.0  # of all actions to sample; 0: whenever a stage begins

    def learn(self, games: int, seed: int, tick: Tick) -> None:
        """Fit every row to this many games."""
        rng, at = Rng(seed), 0
        for starts in self.kinds:
            for count in fitted(self._watch(starts, games, rng, tick)):
                self.counts[at] = count
                at += 1

    def surprises(self, games: int, seed: int, tick: Tick) -> list[Surprise]:
        """The log loss of every row on other games."""
        rng, width = Rng(seed), len(self.counts) // len(self.kinds)
        return [
            surprise(
                self._watch(starts, games, rng, tick), self.counts[at * width : (at + 1) * width]
            )
            for at, starts in enumerate(self.kinds)
        ]

    def text(self) -> str:
        """The rows, for a JSON file."""
        return rows_of("outlook", self.counts, len(self.counts) // len(self.kinds))

    def measured(self, games: int, seed: int, tick: Tick) -> Fit:
        """The log losses as a report, and the worst of them as the error."""
        found = self.surprises(games, seed, tick)
        return Fit({}, [str(each) for each in found], max(each.of_chance for each in found))

    def _watch(self, starts: Sequence[State], games: int, rng: Rng, tick: Tick) -> Watched:
        return watched(starts, games, self.marks_of, self.share, rng, tick, self.advisor)


def rows_of(name: str, numbers: vec[float], width: int) -> str:
    """A named list of numbers for a JSON file, `width` to a line."""
    lines = [
        "    " + ", ".join(f"{each:.3f}" for each in numbers[first : first + width])
        for first in range(0, len(numbers), width)
    ]
    return f'  "{name}": [\n' + ",\n".join(lines) + "\n  ]"


def file_of(*rows: str) -> str:
    """A JSON file of rows."""
    return "{\n" + ",\n".join(rows) + "\n}\n"
