"""Who will win a game that is not over, from marks of how every seat stands.

A seat wins with odds in proportion to e to the power of what its marks count for in all.  What
each counts for is learned from how whole games ended (`spicery.ai.training.fitting`).
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from spicery.core.packed import vec


def chances(marks: vec[float], seats: i64, counts: vec[float], first: i64) -> vec[float]:
    """How likely each seat wins: as many marks for each, which count for `counts` from `first`."""
    width = len(marks) // seats
    odds = vec[float]([0.0] * seats)
    total = 0.0
    for seat in range(seats):
        stands = 0.0
        for at in range(width):
            stands += counts[first + at] * marks[seat * width + at]
        odds[seat] = math.exp(stands)
        total += odds[seat]
    for seat in range(seats):
        odds[seat] /= total
    return odds
