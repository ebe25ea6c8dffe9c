"""The parameters of the stand-in, fitted to the physics as shipped.

The names are ours; the numbers are written by `spicery lab fit safranito --write`, which tries
candidates on a `Params` of its own.
"""

from __future__ import annotations

from typing import final


@final
class Params:
    """How chips fly, land, roll and push: in tenths of a millimetre, radians and shares."""

    def __init__(self) -> None:
        # The hand: how far a chip scatters along and across its path.
        self.sure_flat = 55.45  # even from the steadiest hand, as contacts aren't modelled
        self.sure_flip = 39.53
        self.hand_along = 0.7294  # for each tenth of k,
        self.hand_skid = 0.004623  # and per tenth of the skid
        self.hand_across = 1.293  # for each tenth of k,
        self.hand_reach = 0.0007327  # and per tenth of the flight

        # Rotation in the air; forwards is positive.
        self.spun = 1.526  # a flip scatters this many times as far across
        self.hand_turn = 0.003709  # spread of the rotation per tenth of k, as a share
        self.over = 1.908  # rotated further, it lands on its other side; then every half turn
        self.unsure = 0.1307  # spread of that threshold,
        self.unsure_hand = 0.01916  # and per tenth of k
        self.edge = 1.856  # between these, modulo half turns, it lands on its edge and rolls
        self.falls = 2.759
        self.roll = 4148.0  # distance per radian
        self.longest = 1920.0  # at most
        self.roll_spread = 0.2711  # as a share
        self.roll_hand = 8.867e-05  # further, per squared tenth of k

        # A fast chip sometimes trips over its own edge: it rolls on and lands on either side.
        self.trip = 2.479e-05  # chance per tenth of a millimetre per second
        self.trip_speed = 19620.0  # above this
        self.trip_way = 175.4  # at most
        self.trip_hand = 0.000225  # chance per tenth of k that it merely turns over

        # The first bounce takes a chip over others; then it ends up on one, or slides.
        self.hop = 0.428  # share of the skid
        self.low = 115.3  # a chip this close ahead of the landing is struck all the same
        self.bump_along = 0.03145  # landing on a chip scatters: share of the distance,
        self.bump_across = 0.1603
        self.bump = 70.01  # at least
        self.turned_on_top = 1.337e-05  # chance of turning over per unit of speed
        self.stays = 0.8031  # share of the distance left after a second such landing
        self.nudge = 17.0  # how far the lower chip moves at most; usually much less
        self.grip = 138.8  # with centres further apart, the chip slides off the other

        # A hit: the share of the remaining distance the struck chip takes, and the striker loses.
        self.gives = 0.7433  # by a toss, which partly climbs over what it hits
        self.loses = 0.29
        self.skim_gives = 0.6271  # by a low skim, edge on edge
        self.skim_loses = 0.4588
        self.rim = 30.12  # F1: with less distance left at the edge, the rim stops it

    def __getstate__(self) -> dict[str, float]:
        """For copies and pickles."""
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)
        return {name: getattr(self, name) for name in names}

    def __setstate__(self, held: dict[str, float]) -> None:
        for name, number in held.items():
            setattr(self, name, number)
