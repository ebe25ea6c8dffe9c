"""Whole games by quick judgement, with what could be seen on the way and who won in the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.game import NATURE, NO_NUMBERS
from spicery.core.packed import vec
from spicery.core.playout import draw
from spicery.core.rng import Rng
from spicery.games.alacarte.outlook import TRAITS, describe, progress
from spicery.games.alacarte.rules import Alacarte
from spicery.games.alacarte.state import TURN

LOOKED: Final = 0.1  # of all decisions are noted


def play(table: Alacarte, rng: Rng) -> list[list[float]]:
    """Play a game from its set-up on; rows of progress, the traits of each seat, the shares."""
    codes = vec[i64]([0] * table.most_actions)
    odds = vec[float]([0.0] * table.most_actions)
    answer = vec[i64]([0] * table.most_numbers)
    rows: list[list[float]] = []
    while not table.over:
        if table.mover == NATURE:
            table.sample(rng, answer)
            table.do(NATURE, table.awaits, answer)
            continue
        if table.phase >= TURN and rng.unit() < LOOKED:
            rows.append(noted(table))
        count = table.list_actions(table.mover, codes)
        table.weigh(table.mover, codes, count, odds)
        table.do(table.mover, codes[draw(odds, count, rng)], NO_NUMBERS)
    shares = table.shares()
    for row in rows:
        row.extend([shares[seat] for seat in range(table.seats)])
    return rows


def noted(table: Alacarte) -> list[float]:
    """How near the end is, and the traits of each seat."""
    row = [progress(table)]
    traits = vec[float]([0.0] * TRAITS)
    for seat in range(table.seats):
        describe(table, seat, traits)
        row.extend([traits[at] for at in range(TRAITS)])
    return row
