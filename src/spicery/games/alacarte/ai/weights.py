"""The trained weights of A la carte's AI: `weights.json`.

Produced by `spicery lab learn alacarte --write --runs 3000 --seed 1` in half a minute.
"""

from __future__ import annotations

from functools import cache
from typing import final

from spicery.ai.weights import Rows, read_rows
from spicery.core.packed import vec


@final
class Weights:
    """The weights of an advisor.  Training modifies a copy of its own; all others share one."""

    def __init__(self, rows: Rows) -> None:
        # The value of a position, by number of seats: the weight of each feature, and how much it
        # changes towards the end.
        self.outlook = vec[float](rows["outlook"])


def fresh_weights() -> Weights:
    """A new copy of the trained weights, to be modified."""
    return Weights(read_rows(__file__))


@cache
def trained_weights() -> Weights:
    """The trained weights, read once and shared."""
    return fresh_weights()
