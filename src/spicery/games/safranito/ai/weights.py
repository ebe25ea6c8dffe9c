"""What Safranito's AI goes by: tastes set by hand, and trained numbers in `weights.json`.

These are made by `spicery lab learn safranito --write --runs 3000 --seed 1`.
"""

from __future__ import annotations

from functools import cache
from typing import final

from mypy_extensions import i64

from spicery.ai.weights import Rows, read_rows
from spicery.core.packed import vec
from spicery.games.safranito.rules.cards import EXTRA, RESERVE


@final
class Tastes:
    """What things are worth to the policy, in rupees."""

    def __init__(self) -> None:
        self.last = 150.0  # a card that a blend lacks, if it is the only one,
        self.second = 100.0  # one of two,
        self.third = 60.0  # one of three
        self.final = 2.0  # times as much for the blend that wins
        self.resale = 25.0  # any card, for it can be sold
        self.dear = 140.0  # a price at which even a card for an unfinished blend is sold
        self.ready = 400.0  # and one for a blend that can be made
        self.cheap = 25.0  # a spare card is not sold for less,
        self.cheaper = 15.0  # nor by one who has less than
        self.poor: i64 = 60
        self.thrift = 100000.0  # money counts the less, the more one has beyond this
        self.unseen = 3.5  # tens: a chip that nobody has seen
        self.extra = 15.0  # the circles; the card with a chip of 30
        self.card = 170.0
        self.reserve = 40.0
        self.mill = 10.0
        self.contested = 0.15  # of the worth of a circle where both lie
        self.threat = 0.25  # of the worth of a card to a rival whom one more blend lets win
        self.sure = 0.9  # the odds to buy where there are cards enough
        self.unsure = 0.3  # and where there are not
        self.outbid = 0.15  # less, as long as all rivals may throw at a low chip
        self.flipped = 6.0  # a flip goes astray more often
        self.wasted = 8.0  # a chip that is thrown at another
        self.blend = 300.0
        self.temperature = 3.0  # gains that differ by less are about as good

    def of_lack(self, missing: i64) -> float:
        """A card for a blend that lacks so many."""
        if missing == 1:
            return self.last
        return self.second if missing == 2 else self.third

    def of_circle(self, place: i64) -> float:
        """F20: what a circle offers."""
        if place < RESERVE:
            return self.extra if place == EXTRA else self.card
        return self.reserve if place == RESERVE else self.mill


@final
class Weights:
    """What one advisor goes by.  Training changes its own; everybody else shares one."""

    def __init__(self, rows: Rows) -> None:
        self.tastes = Tastes()
        # The value of a position: what each mark of a seat counts for, by number of seats.
        self.outlook = vec[float](rows["outlook"])
        # How often chips of 10 to 60 lie face down, by kind of place (`beliefs.kind_of_place`).
        self.thrown = vec[float](rows["thrown"])


def fresh_weights() -> Weights:
    """The trained weights, for whoever wants to change them."""
    return Weights(read_rows(__file__))


@cache
def trained_weights() -> Weights:
    """The trained weights, read once."""
    return fresh_weights()
