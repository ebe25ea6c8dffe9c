"""The trained weights of Spicy's AI: `weights.json`.

Made by `spicery lab learn spicy --write --seed 2`, in some ten minutes.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final, final

from mypy_extensions import i64

from spicery.ai.weights import Rows, read_rows
from spicery.core.packed import vec

RARE: Final = 0.005  # no way of telling a card, and no challenge, is rarer than this


@final
class Weights:
    """What one advisor goes by.  Training changes its own; everybody else shares one."""

    def __init__(self, rows: Rows) -> None:
        # For each manner of play (opponent_model.py): how much more often than chance a card fits
        # its claim in each way, by circumstance;
        self.evidence = vec[float](rows["evidence"])
        # the share of each way among revealed cards, by group of tables, by who challenged them
        # (choosy or not) and how they were told;
        self.usual = vec[float](rows["usual"])
        # and the share of challenges among answers, by group of tables, by whose card it was (of
        # somebody caught more often than proved right, or not) and by occasion.
        self.doubts = vec[float](rows["doubts"])
        # The policy, by group of tables.
        self.likes = vec[float](rows["likes"])
        # The value of a position: short decks first, then by number of seats.
        self.outlook = vec[float](rows["outlook"])
        self.answered = vec[float]([0.0] * (2 * len(self.doubts)))
        self.reckon()

    def reckon(self) -> None:
        """Bring `answered`, the logarithms of letting go and challenging, up to date."""
        for at in range(len(self.doubts)):
            doubts = min(1.0 - RARE, max(RARE, self.doubts[at]))
            self.answered[2 * at] = math.log(1.0 - doubts)
            self.answered[2 * at + 1] = math.log(doubts)

    def usual_share(self, at: i64) -> float:
        """The share of a way, as far as it is ever rare."""
        return max(RARE, self.usual[at])


def fresh_weights() -> Weights:
    """The trained weights, for whoever wants to change them."""
    return Weights(read_rows(__file__))


@cache
def trained_weights() -> Weights:
    """The trained weights, read once."""
    return fresh_weights()
