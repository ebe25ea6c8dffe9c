"""Ratings for tables of any size: how strong each bot must be to win as often as it did.

Luce's model: at a table, each seat wins with odds in proportion to its bot's strength (for two
seats, Bradley–Terry).  Bots do not learn, so all games count the same whatever their order, and the
strengths are fitted at once by Newton's method.  One drawn game of each bot against an average one
is added, so that a bot that never won is weak, not infinitely weak.

The uncertainty is a sandwich estimate clustered by deal; for a bot that won everything or nothing,
it is the model's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from spicery.lab.interval import SURE, student
from spicery.lab.match import Match, deal_of
from spicery.lab.playing import PlayedGame

MEAN = 1500.0  # of the ratings of a field
SCALE = 400 / log(10)  # as in chess: 400 points ahead means winning ten times as often
STEPS = 100
Floats = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


@dataclass(frozen=True)
class Rating:
    """A bot's strength with its 95 % interval; None if there is only one deal."""

    value: float
    low: float | None
    high: float | None


def ratings(match: Match, games: Sequence[PlayedGame]) -> list[Rating]:
    """The rating of each bot; their mean is MEAN."""
    count = len(match.bots)
    sat, won = counted(match, games)
    strength = np.zeros(count)
    for _ in range(STEPS):
        slope, curve, _ = pulls(strength, sat, won)
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1.0, 1.0)
        if np.abs(step).max(initial=0.0) < 1e-10:
            break
    errors = deviations(match, games, strength, sat, won)
    values = SCALE * (strength - strength.mean()) + MEAN
    if errors is None:
        return [Rating(float(value), None, None) for value in values]
    pairs = zip(values.tolist(), (SCALE * errors).tolist(), strict=True)
    return [Rating(value, value - error, value + error) for value, error in pairs]


def counted(match: Match, games: Sequence[PlayedGame]) -> tuple[Floats, Floats]:
    """For each game: how many seats each bot had, and its share of the win."""
    sat = np.zeros((len(games), len(match.bots)))
    won = np.zeros_like(sat)
    for row, played in enumerate(games):
        for which, share in zip(played.lineup, played.shares, strict=True):
            sat[row, which] += 1
            won[row, which] += share
    return sat, won


def pulls(strength: Floats, sat: Floats, won: Floats) -> tuple[Floats, Floats, Floats]:
    """The gradient and Hessian of the likelihood, and each game's score."""
    weight = sat * np.exp(strength)
    odds = weight / weight.sum(axis=1, keepdims=True)
    average = 1 / (1 + np.exp(-strength))  # its odds in the added game
    each = won - odds
    slope = each.sum(axis=0) + 0.5 - average
    curve = np.diag(odds.sum(axis=0) + average * (1 - average)) - odds.T @ odds
    return slope, curve, each


def deviations(
    match: Match, games: Sequence[PlayedGame], strength: Floats, sat: Floats, won: Floats
) -> Floats | None:
    """Half the width of each 95 % interval, relative to the field's mean."""
    deals = sorted({deal_of(match, played.number) for played in games})
    if len(deals) < 2:
        return None
    place = {deal: at for at, deal in enumerate(deals)}
    _, curve, each = pulls(strength, sat, won)
    summed = np.zeros((len(deals), len(match.bots)))
    np.add.at(summed, [place[deal_of(match, played.number)] for played in games], each)
    inverse = np.linalg.inv(curve)
    centred = np.eye(len(match.bots)) - 1 / len(match.bots)
    shown = centred @ inverse
    robust = shown @ (summed.T @ summed) @ shown.T * len(deals) / (len(deals) - 1)
    model = shown @ centred.T
    wins, played_in = won.sum(axis=0), (sat > 0).sum(axis=0)
    lopsided = (wins < 1e-9) | (wins > played_in - 1e-9)
    spread = np.sqrt(np.maximum(0.0, np.diagonal(robust))) * student(len(deals))
    plain = np.sqrt(np.maximum(0.0, np.diagonal(model))) * SURE
    return np.where(lopsided | (spread < 1e-9), np.maximum(plain, spread), spread)
