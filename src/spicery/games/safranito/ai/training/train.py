"""Learns from whole games by quick judgement who will win one that is not over, and which chips
lie face down where.
"""

from __future__ import annotations

from collections.abc import Iterator

from spicery.ai.training.fitting import Fit, Outlook, Tick, file_of, played, rows_of
from spicery.ai.weights import UPWARDS
from spicery.core.playout import Quick
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.ai import value
from spicery.games.safranito.ai.weights import OUTLOOK, THROWN
from spicery.games.safranito.rules.cards import CHIPS
from spicery.games.safranito.rules.chance import kind_of_place
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import THROWING

TABLES = [[GAME.new(seats, {})] for seats in range(GAME.fewest, GAME.most + 1)]
HOPES = Outlook(TABLES, value.marks_of, OUTLOOK)
FEW = 2.0  # chips of each value that are taken as seen anywhere


def face_down(games: int, rng: Rng, tick: Tick) -> Iterator[tuple[int, int]]:
    """Kind of place and value of every chip that lies face down whenever somebody throws."""
    quick = Quick()
    for number in range(games):
        for table in played(TABLES[number % len(TABLES)][0], rng, quick):
            assert isinstance(table, Safranito)
            if table.phase == THROWING and table.mover >= 0:
                for token in range(int(table.seats * CHIPS)):
                    thrown = token % int(CHIPS) < int(table.throws[token // CHIPS])
                    if thrown and not table.seen[token]:
                        yield int(kind_of_place(table, token)), int(table.value[token]) - 1
        tick(1)


def learn_thrown(games: int, seed: int, tick: Tick) -> None:
    """How often each value lies where, into THROWN itself."""
    counts = [FEW] * len(THROWN)
    for kind, value in face_down(games, Rng(seed), tick):
        counts[kind * int(CHIPS) + value] += 1.0
    for at, count in enumerate(counts):
        row = at - at % int(CHIPS)
        THROWN[at] = round(count / sum(counts[row : row + int(CHIPS)]), 3)


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Learn anew from so many games of each size."""
    learn_thrown(runs, seed, tick)
    HOPES.learn(runs, seed, tick)
    source = file_of(HOPES.text(), rows_of("thrown", THROWN, int(CHIPS)))
    return measure(runs, seed + 1, tick)._replace(files={UPWARDS: source})


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How well it is known who will win other games."""
    return HOPES.measured(max(1, runs // 4), seed, tick)
