"""The trained weights of A la carte's AI: `weights.json`.

Made by `spicery lab learn alacarte --write --runs 3000 --seed 1`, in half a minute.
"""

from __future__ import annotations

from functools import cache
from typing import final

from spicery.ai.weights import Rows, read_rows
from spicery.core.packed import vec


@final
class Weights:
    """What one advisor goes by.  Training changes its own; everybody else shares one."""

    def __init__(self, rows: Rows) -> None:
        # The value of a position, by number of seats: what each trait counts for, and how much
        # more at the end.
        self.outlook = vec[float](rows["outlook"])


def fresh_weights() -> Weights:
    """The trained weights, for whoever wants to change them."""
    return Weights(read_rows(__file__))


@cache
def trained_weights() -> Weights:
    """The trained weights, read once."""
    return fresh_weights()
