"""Calibration: how well the believed odds of claims match how often they are true."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from spicery.ai.rollout import Rollout
from spicery.core.game import NATURE, NO_NUMBERS
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.advisor import SpicyAdvisor
from spicery.games.spicy.ai.claim_fit import TRUE, WAY, ways_row
from spicery.games.spicy.ai.likelihood import odds_of_ways, unknown_to
from spicery.games.spicy.ai.selfplay import lays
from spicery.games.spicy.ai.weights import Weights
from spicery.games.spicy.rules.cards import KINDS
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.state import REACT

BANDS: Final[i64] = 10


class Band(NamedTuple):
    """Claims with about the same believed odds."""

    odds: float  # their mean
    true: float  # the share of them that were true
    claims: int


def calibration(start: Spicy, games: i64, rng: Rng, weights: Weights) -> list[Band]:
    """Claims from simulated games in ten bands, as the next seat judged them.

    Players are drawn from the prior over profiles.
    """
    given = vec[float]([0.0] * BANDS)
    true = vec[float]([0.0] * BANDS)
    claims = vec[i64]([0] * BANDS)
    for _ in range(games):
        watch(start.clone(), rng, SpicyAdvisor(weights), given, true, claims)
    return [
        Band(given[at] / float(claims[at]), true[at] / float(claims[at]), int(claims[at]))
        for at in range(BANDS)
        if claims[at] > 0
    ]


def watch(
    table: Spicy,
    rng: Rng,
    advisor: SpicyAdvisor,
    given: vec[float],
    true: vec[float],
    claims: vec[i64],
) -> None:
    """Play one game and tally each claim as it's made."""
    rollout = Rollout(advisor)
    rollout.own = NATURE  # no seat is ours: all play by their profiles
    advisor.read(table)
    advisor.profiles = advisor.model.draw_profiles(table.seats, rng)
    while not table.over:
        mover = table.mover
        if mover == NATURE:
            rollout.answer(table, rng)
            advisor.model.read(table)
            continue
        advisor.model.follow(table)
        code = rollout.choose(table, rng)
        table.do(mover, code, NO_NUMBERS)
        if lays(code) and table.phase == REACT:
            advisor.model.follow(table)
            ways = odds_of_ways(unknown_to(table, table.after(mover)), table, advisor.model)
            band = min(BANDS - 1, i64(ways[TRUE] * float(BANDS)))
            card: i64 = i64(table.stack[table.height - 1]) - mover * KINDS
            claims[band] += 1
            given[band] += ways[TRUE]
            if WAY[ways_row(table.claim, table.variants) + card] == TRUE:
                true[band] += 1.0


def error_of(bands: list[Band]) -> float:
    """The mean difference between odds and truth over all claims."""
    claims = sum([band.claims for band in bands])
    return sum([abs(band.odds - band.true) * band.claims for band in bands]) / max(1, claims)
