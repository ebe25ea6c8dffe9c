"""The parameters of Safranito's AI: valuations set by hand, and the trained `weights.json`.

The latter is produced by `spicery lab learn safranito --write --runs 3000 --seed 1`.
"""

from __future__ import annotations

from functools import cache
from typing import final

from mypy_extensions import i64

from spicery.ai.weights import Rows, read_rows
from spicery.core.packed import vec
from spicery.games.safranito.rules.cards import EXTRA, RESERVE


@final
class Valuations:
    """What things are worth to the policy, in rupees."""

    def __init__(self) -> None:
        self.last = 150.0  # a card a blend lacks, if it's the only one,
        self.second = 100.0  # one of two,
        self.third = 60.0  # one of three
        self.final = 2.0  # times as much for the blend that wins
        self.resale = 25.0  # any card, since it can be sold
        self.dear = 140.0  # the price at which even a card for an unfinished blend is sold
        self.ready = 400.0  # and a card for a blend that can be made
        self.cheap = 25.0  # a spare card isn't sold for less,
        self.cheaper = 15.0  # nor for less than this by a seat with less money than
        self.poor: i64 = 60
        self.thrift = 100000.0  # beyond this, money has diminishing value
        self.unseen = 3.5  # tens: the assumed value of an unseen chip
        self.extra = 15.0  # the circles; the spice card with a chip of 30
        self.card = 170.0
        self.reserve = 40.0
        self.mill = 10.0
        self.contested = 0.15  # share of a circle's worth, for removing a rival from it
        self.threat = 0.25  # share of a card's worth to a rival one blend short of winning
        self.sure = 0.9  # the odds of buying where there are enough cards
        self.unsure = 0.3  # and where there aren't
        self.outbid = 0.15  # subtracted, for a low chip while all rivals can still throw
        self.flipped = 6.0  # flips are less accurate
        self.wasted = 8.0  # a chip spent on a shot
        self.blend = 300.0
        self.temperature = 3.0  # of the softmax, in rupees

    def of_lack(self, missing: i64) -> float:
        """The value of a card for a blend that lacks this many."""
        if missing == 1:
            return self.last
        return self.second if missing == 2 else self.third

    def of_circle(self, place: i64) -> float:
        """F20: the value of a circle's action."""
        if place < RESERVE:
            return self.extra if place == EXTRA else self.card
        return self.reserve if place == RESERVE else self.mill


@final
class Weights:
    """The weights of an advisor.  Training modifies a copy of its own; all others share one."""

    def __init__(self, rows: Rows) -> None:
        self.valuations = Valuations()
        # The value of a position: the weights of a seat's features, by number of seats.
        self.outlook = vec[float](rows["outlook"])
        # Shares of the values 10 to 60 among face-down chips, by `beliefs.kind_of_place`.
        self.thrown = vec[float](rows["thrown"])


def fresh_weights() -> Weights:
    """A new copy of the trained weights, to be modified."""
    return Weights(read_rows(__file__))


@cache
def trained_weights() -> Weights:
    """The trained weights, read once and shared."""
    return fresh_weights()
