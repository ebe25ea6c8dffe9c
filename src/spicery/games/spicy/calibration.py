"""How well the odds of a claim agree with what lay under it."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from spicery.core.game import NATURE, NO_NUMBERS
from spicery.core.packed import vec
from spicery.core.playout import Quick
from spicery.core.rng import Rng
from spicery.games.spicy.cards import KINDS
from spicery.games.spicy.evidence import odds_of_ways, unknown_to
from spicery.games.spicy.people import meet
from spicery.games.spicy.rules import Spicy
from spicery.games.spicy.selfplay import lays
from spicery.games.spicy.state import REACT
from spicery.games.spicy.ways import TRUE, WAY, ways_row

BANDS: Final[i64] = 10


class Band(NamedTuple):
    """Claims that were given about the same odds."""

    odds: float  # their mean
    true: float  # how many of them were
    claims: int


def calibration(start: Spicy, games: i64, rng: Rng) -> list[Band]:
    """The claims of games, from where the next seat sat, in ten bands.

    All sorts of people play, as many of each as bots expect.
    """
    given = vec[float]([0.0] * BANDS)
    true = vec[float]([0.0] * BANDS)
    claims = vec[i64]([0] * BANDS)
    for _ in range(games):
        watch(start.clone(), rng, given, true, claims)
    return [
        Band(given[at] / float(claims[at]), true[at] / float(claims[at]), int(claims[at]))
        for at in range(BANDS)
        if claims[at] > 0
    ]


def watch(table: Spicy, rng: Rng, given: vec[float], true: vec[float], claims: vec[i64]) -> None:
    """One game, each claim noted as it is made."""
    quick = Quick()
    quick.own = NATURE  # nobody's: everybody as is expected of their manners
    meet(table, rng)
    while not table.over:
        mover = table.mover
        if mover == NATURE:
            quick.answer(table, rng)
            continue
        code = quick.choose(table, rng)
        table.do(mover, code, NO_NUMBERS)
        if lays(code) and table.phase == REACT:
            ways = odds_of_ways(unknown_to(table, table.after(mover)), table)
            band = min(BANDS - 1, i64(ways[TRUE] * float(BANDS)))
            card: i64 = i64(table.stack[table.height - 1]) - mover * KINDS
            claims[band] += 1
            given[band] += ways[TRUE]
            if WAY[ways_row(table.claim, table.variants) + card] == TRUE:
                true[band] += 1.0


def error_of(bands: list[Band]) -> float:
    """How far odds and truth are apart, in the mean over all claims."""
    claims = sum([band.claims for band in bands])
    return sum([abs(band.odds - band.true) * band.claims for band in bands]) / max(1, claims)
