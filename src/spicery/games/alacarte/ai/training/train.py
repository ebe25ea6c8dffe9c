"""Learns from whole games by policy who will win one that is not over."""

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


def hopes(weights: Weights) -> Outlook:
    """Who will win, by seats."""
    advisor = AlacarteAdvisor(weights, calibrated_planner())
    marks_of = partial(value.marks_of, advisor.book)
    return Outlook(TABLES, marks_of, weights.outlook, advisor, share=0.1)


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Learn anew from so many games of each size."""
    weights = fresh_weights()
    hopes(weights).learn(runs, seed, tick)
    source = file_of(hopes(weights).text())
    return measured(weights, runs, seed + 1, tick)._replace(files={UPWARDS: source})


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How well the trained weights do."""
    return measured(trained_weights(), runs, seed, tick)


def measured(weights: Weights, runs: int, seed: int, tick: Tick) -> Fit:
    """How well it is known who will win other games."""
    return hopes(weights).measured(max(1, runs // 4), seed, tick)
