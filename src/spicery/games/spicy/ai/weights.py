"""The trained weights of Spicy's AI: `weights.json`.

Produced by `spicery lab learn spicy --write --seed 2` in about ten minutes.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, final

from mypy_extensions import i64

from spicery.ai.weights import Rows, read_rows
from spicery.core.packed import vec

RARE: Final = 0.005  # a floor for the share of any way and of challenges


@final
class Weights:
    """The weights of an advisor.  Training modifies a copy of its own; all others share one."""

    def __init__(self, rows: Rows) -> None:
        # For each profile (`opponent_model.py`): how much more often than by chance a card fits its
        # claim in each way, by circumstance;
        self.evidence = vec[float](rows["evidence"])
        # the share of each way among revealed cards, by group of tables, by challenger (selective
        # or not) and by setting;
        self.usual = vec[float](rows["usual"])
        # and the share of challenges among answers, by group of tables and by occasion.
        self.doubts = vec[float](rows["doubts"])
        # The policy, by group of tables.
        self.policy = vec[float](rows["likes"])
        # The value of a position: short decks first, then by number of seats.
        self.outlook = vec[float](rows["outlook"])
        self.answered = vec[float]([0.0] * (2 * len(self.doubts)))
        self.update_logs()

    def update_logs(self) -> None:
        """Update `answered`, the log-probabilities of letting go and of challenging."""
        for at in range(len(self.doubts)):
            doubts = min(1.0 - RARE, max(RARE, self.doubts[at]))
            self.answered[2 * at] = math.log(1.0 - doubts)
            self.answered[2 * at + 1] = math.log(doubts)

    def usual_share(self, at: i64) -> float:
        """The share of a way among revealed cards, at least RARE."""
        return max(RARE, self.usual[at])


def fresh_weights() -> Weights:
    """A new copy of the trained weights, to be modified."""
    return Weights(read_rows(__file__))


@cache
def trained_weights() -> Weights:
    """The trained weights, read once and shared."""
    return fresh_weights()
