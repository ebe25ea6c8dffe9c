"""Fits Safranito's value, and the beliefs about face-down chips, to games played by policy."""

from __future__ import annotations

from collections.abc import Iterator

from spicery.ai.rollout import Rollout
from spicery.ai.training.fitting import Fit, Outlook, Tick, file_of, played, rows_of
from spicery.ai.weights import UPWARDS
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.ai import value
from spicery.games.safranito.ai.advisor import SafranitoAdvisor, new_advisor
from spicery.games.safranito.ai.beliefs import kind_of_place
from spicery.games.safranito.ai.weights import Weights, fresh_weights, trained_weights
from spicery.games.safranito.rules.cards import CHIPS
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import THROWING

TABLES = [[GAME.new(seats, {})] for seats in range(GAME.fewest, GAME.most + 1)]
FEW = 2.0  # pseudo-count of each value in each kind of place


def face_down(games: int, rng: Rng, tick: Tick) -> Iterator[tuple[int, int]]:
    """Kind of place and value of every face-down chip, before each throw."""
    rollout = Rollout(new_advisor())
    for number in range(games):
        for table in played(TABLES[number % len(TABLES)][0], rng, rollout):
            assert isinstance(table, Safranito)
            if table.phase == THROWING and table.mover >= 0:
                for token in range(int(table.seats * CHIPS)):
                    thrown = token % int(CHIPS) < int(table.throws[token // CHIPS])
                    if thrown and not table.seen[token]:
                        yield int(kind_of_place(table, token)), int(table.value[token]) - 1
        tick(1)


def learn_thrown(weights: Weights, games: int, seed: int, tick: Tick) -> None:
    """Estimate the share of each value among face-down chips, by kind of place."""
    counts = [FEW] * len(weights.thrown)
    for kind, chip in face_down(games, Rng(seed), tick):
        counts[kind * int(CHIPS) + chip] += 1.0
    for at, count in enumerate(counts):
        row = at - at % int(CHIPS)
        weights.thrown[at] = round(count / sum(counts[row : row + int(CHIPS)]), 3)


def value_trainer(weights: Weights) -> Outlook:
    """Trains the value, by number of seats."""
    return Outlook(TABLES, value.marks_of, weights.outlook, SafranitoAdvisor(weights))


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Train from scratch, with `runs` games for each number of seats."""
    weights = fresh_weights()
    learn_thrown(weights, runs, seed, tick)
    value_trainer(weights).learn(runs, seed, tick)
    source = file_of(value_trainer(weights).text(), rows_of("thrown", weights.thrown, int(CHIPS)))
    return measured(weights, runs, seed + 1, tick)._replace(files={UPWARDS: source})


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """Measure the trained weights."""
    return measured(trained_weights(), runs, seed, tick)


def measured(weights: Weights, runs: int, seed: int, tick: Tick) -> Fit:
    """Measure the value on new games."""
    return value_trainer(weights).measured(max(1, runs // 4), seed, tick)
