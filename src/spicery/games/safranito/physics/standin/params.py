"""The numbers of the stand-in, fitted to the physics as shipped.

The words are ours, the numbers are written by `spicery lab fit safranito --write`, which tries
others on a `Params` of its own.
"""

from __future__ import annotations

from typing import final


@final
class Params:
    """How chips fly, fall, roll and push: tenths of a millimetre, radians, shares."""

    def __init__(self) -> None:
        # The hand: how far a chip spreads along and across its way.
        self.sure_flat = 55.45  # even from the steadiest hand, for contacts are not in the formula
        self.sure_flip = 39.53
        self.hand_along = 0.7294  # for each tenth of k,
        self.hand_skid = 0.004623  # and of each tenth of the way it skids
        self.hand_across = 1.293  # for each tenth of k,
        self.hand_reach = 0.0007327  # and of each tenth of the flight

        # The turn in the air; forwards is more than 0.
        self.spun = 1.526  # a flip spreads so many times as wide across
        self.hand_turn = 0.003709  # share of the turn that each tenth of k adds or takes
        self.over = 1.908  # turned further, it falls on its other side; then every half turn
        self.unsure = 0.1307  # spread of that,
        self.unsure_hand = 0.01916  # and for each tenth of k
        self.edge = 1.856  # between these, beyond whole half turns, it comes down edge on and rolls
        self.falls = 2.759
        self.roll = 4148.0  # the way for each radian
        self.longest = 1920.0  # and the most
        self.roll_spread = 0.2711  # share of it
        self.roll_hand = 8.867e-05  # further, for each squared tenth of k

        # A quick chip trips over its own edge now and then: it rolls on and falls on any side.
        self.trip = 2.479e-05  # chance for each tenth of a millimetre a second
        self.trip_speed = 19620.0  # beyond this
        self.trip_way = 175.4  # at most
        self.trip_hand = 0.000225  # chance for each tenth of k that it only turns over

        # The first bounce takes a chip over others; then it lies on one, or slides.
        self.hop = 0.428  # share of the skid
        self.low = 115.3  # so close ahead of where it comes down, a chip is struck all the same
        self.bump_along = 0.03145  # coming down on a chip scatters: share of the way,
        self.bump_across = 0.1603
        self.bump = 70.01  # and at least
        self.turned_on_top = 1.337e-05  # chance of the other side for each unit of speed
        self.stays = 0.8031  # share of the way left after a second such landing
        self.nudge = 17.0  # how far the lower chip goes at most, mostly much less
        self.grip = 138.8  # two middles further apart: the chip slides off the other

        # A blow: what the struck chip takes of the way left, what the striker loses there.
        self.gives = 0.7433  # by a toss, which half climbs over what it hits
        self.loses = 0.29
        self.skim_gives = 0.6271  # by a low skim, edge on edge
        self.skim_loses = 0.4588
        self.rim = 30.12  # F1: with less way left at the edge, the rim holds it

    def __getstate__(self) -> dict[str, float]:
        """For copies and pickles."""
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)
        return {name: getattr(self, name) for name in names}

    def __setstate__(self, held: dict[str, float]) -> None:
        for name, number in held.items():
            setattr(self, name, number)
