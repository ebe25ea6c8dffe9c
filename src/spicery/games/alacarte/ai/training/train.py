"""Learns from whole games by quick judgement who will win one that is not over."""

from __future__ import annotations

from spicery.ai.training.fitting import Fit, Outlook, Tick, file_of
from spicery.ai.weights import UPWARDS
from spicery.games.alacarte import GAME
from spicery.games.alacarte.ai import value
from spicery.games.alacarte.ai.weights import OUTLOOK

TABLES = [[GAME.new(seats, {})] for seats in range(GAME.fewest, GAME.most + 1)]
HOPES = Outlook(TABLES, value.marks_of, OUTLOOK, share=0.1)


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Learn anew from so many games of each size."""
    HOPES.learn(runs, seed, tick)
    return measure(runs, seed + 1, tick)._replace(files={UPWARDS: file_of(HOPES.text())})


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How well it is known who will win other games."""
    return HOPES.measured(max(1, runs // 4), seed, tick)
