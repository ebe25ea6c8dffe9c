"""Confidence intervals for win rates."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

SURE = 1.959964  # the normal quantile of a 95 % interval
FEW = (float("inf"), 12.7062, 4.3027)  # Student's quantiles for 1, 2, 3 samples


def wilson(won: float, games: float, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share; a shared win counts as its fraction.

    Fractions vary less than wins and losses do, so with them it is a little too wide.
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = sure * sure / games
    middle = (share + spread / 2) / (1 + spread)
    half = sure * sqrt(max(0.0, share * (1 - share)) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(samples: int) -> float:
    """Student's quantile of a 95 % interval.

    By its expansion in the degrees of freedom; within 1 % from four samples on.
    """
    free = samples - 1
    if free < len(FEW):
        return FEW[max(0, free)]
    z = SURE
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / free + two / free**2 + three / free**3


def clustered(won: Sequence[float], games: Sequence[int]) -> tuple[float, float]:
    """An interval for a share when games come in deals, each played with the same luck.

    Each deal is one observation.  The variance between deals gives the effective sample size (more
    than the games played, if the seatings of a deal cancel out its luck), which is used in Wilson's
    interval.  If nothing or everything was won, the variance is zero, and each deal counts as one
    game.
    """
    sat = [(w, n) for w, n in zip(won, games, strict=True) if n]
    total = sum(n for _, n in sat)
    if not total:
        return 0.0, 1.0
    share = sum(w for w, _ in sat) / total
    deals = len(sat)
    sure = student(deals)
    if deals < 2 or share in (0.0, 1.0):
        return wilson(share * deals, deals)
    spread = sum((w - share * n) ** 2 for w, n in sat) * deals / (deals - 1) / total**2
    if spread < 1e-12:  # identical deals give no estimate of the variance
        return wilson(share * total, total, sure)
    worth = share * (1 - share) / spread
    return wilson(share * worth, worth, sure)
