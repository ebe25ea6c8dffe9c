"""How sure a share is."""

from __future__ import annotations

from math import sqrt

SURE = 1.959964  # standard deviations on either side that hold 95 %


def wilson(won: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share; a shared win counts as its fraction.

    Fractions vary less than wins and losses do, so with them it is a little too wide.
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    spread = sure * sure / games
    middle = (share + spread / 2) / (1 + spread)
    half = sure * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
