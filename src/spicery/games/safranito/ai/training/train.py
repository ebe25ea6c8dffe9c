"""Learns from whole games by policy who will win one that is not over, and which chips lie face
down where.
"""

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
FEW = 2.0  # chips of each value that are taken as seen anywhere


def face_down(games: int, rng: Rng, tick: Tick) -> Iterator[tuple[int, int]]:
    """Kind of place and value of every chip that lies face down whenever somebody throws."""
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
    """How often each value lies where."""
    counts = [FEW] * len(weights.thrown)
    for kind, chip in face_down(games, Rng(seed), tick):
        counts[kind * int(CHIPS) + chip] += 1.0
    for at, count in enumerate(counts):
        row = at - at % int(CHIPS)
        weights.thrown[at] = round(count / sum(counts[row : row + int(CHIPS)]), 3)


def hopes(weights: Weights) -> Outlook:
    """Who will win, by seats."""
    return Outlook(TABLES, value.marks_of, weights.outlook, SafranitoAdvisor(weights))


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Learn anew from so many games of each size."""
    weights = fresh_weights()
    learn_thrown(weights, runs, seed, tick)
    hopes(weights).learn(runs, seed, tick)
    source = file_of(hopes(weights).text(), rows_of("thrown", weights.thrown, int(CHIPS)))
    return measured(weights, runs, seed + 1, tick)._replace(files={UPWARDS: source})


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How well the trained weights do."""
    return measured(trained_weights(), runs, seed, tick)


def measured(weights: Weights, runs: int, seed: int, tick: Tick) -> Fit:
    """How well it is known who will win other games."""
    return hopes(weights).measured(max(1, runs // 4), seed, tick)
