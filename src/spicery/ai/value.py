"""Who will win an unfinished game, from features of how each seat stands.

Win probabilities are a softmax over weighted features.  The weights are fitted to how whole games
ended (`spicery.ai.training.fitting`).
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from spicery.core.packed import vec


def chances(marks: vec[float], seats: i64, counts: vec[float], first: i64) -> vec[float]:
    """Each seat's probability of winning; the weights are `counts`, from `first` on."""
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
