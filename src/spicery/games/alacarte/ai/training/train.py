"""Fits A la carte's value to games played by policy."""

from __future__ import annotations

from functools import partial

from spicery.ai.training.fitting import Fit, Outlook, Tick, file_of
from spicery.ai.weights import UPWARDS
from spicery.games.alacarte import GAME
from spicery.games.alacarte.ai import value
from spicery.games.alacarte.ai.advisor import AlacarteAdvisor
from spicery.games.alacarte.ai.planning import calibrated_planner
from spicery.games.alacarte.ai.weights import Weights, fresh_weights, trained_weights

TABLES = [[GAME.new(seats, {})] for seats in range(GAME.fewest, GAME.most + 1)]


def value_trainer(weights: Weights) -> Outlook:
    """Trains the value, by number of seats."""
    advisor = AlacarteAdvisor(weights, calibrated_planner())
    marks_of = partial(value.marks_of, advisor.book)
    return Outlook(TABLES, marks_of, weights.outlook, advisor, share=0.1)


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Train from scratch, with `runs` games for each number of seats."""
    weights = fresh_weights()
    value_trainer(weights).learn(runs, seed, tick)
    source = file_of(value_trainer(weights).text())
    return measured(weights, runs, seed + 1, tick)._replace(files={UPWARDS: source})


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """Measure the trained weights."""
    return measured(trained_weights(), runs, seed, tick)


def measured(weights: Weights, runs: int, seed: int, tick: Tick) -> Fit:
    """Measure the value on new games."""
    return value_trainer(weights).measured(max(1, runs // 4), seed, tick)
