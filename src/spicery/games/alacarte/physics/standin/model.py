"""The stand-in as a table's outcome model: what falls out of a shaker, how a crêpe lands.

Calibrated by `spicery lab fit alacarte` against the physics as shipped.  Whether a fallen piece is
salt depends on the share of salt in the shaker, weighted by how hard it was shaken.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from spicery.core.game import State
from spicery.core.outcomes import OutcomeModel
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.physics.standin.params import Params, calibrated_params
from spicery.games.alacarte.physics.standin.pouring import WIDTH, free_pieces, grid_table
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    FREE,
    LAND,
    MISSED,
    MOTION_TABLE,
    TURNED,
    UNTURNED,
)

# Standard deviations of an ordinary hand (k = 1) from the intended motion.
TILT_ERROR: Final = 6.0  # degrees
DWELL_ERROR: Final = 0.15  # relative
FLICK_ERROR: Final = 10.0  # ms


@final
class StandIn(OutcomeModel):
    """Settles seasoning and flips with fast formulas instead of physics."""

    def __init__(self, params: Params) -> None:
        self.params = params
        self.grid = grid_table(
            params.odds
        )  # per motion and number of pieces: the chance of at most 0, 1 …

    def sample(self, state: State, rng: Rng, out: vec[i64]) -> i64:
        assert isinstance(state, Alacarte)
        hand = state.hands[state.player]
        if state.awaits == LAND:
            out[0] = self.flip(rng, state.flick, hand)
            return 1
        fallen = self.season(
            rng,
            state.motion,
            state.tilt,
            state.dwell,
            state.there,
            state.back,
            state.shake,
            hand,
            state.shaker[state.spice * 2],
            state.shaker[state.spice * 2 + 1],
        )
        out[0] = fallen // 32
        out[1] = fallen % 32
        return 2

    def __reduce__(self) -> tuple[object, ...]:
        if self is calibrated_stand_in():
            return calibrated_stand_in, ()
        return StandIn, (self.params,)

    def __deepcopy__(self, memo: dict[int, object]) -> StandIn:
        return self  # immutable in play

    # -- the shaker -----------------------------------------------------------------------

    def season(
        self,
        rng: Rng,
        motion: i64,
        tilt: i64,
        dwell: i64,
        there: i64,
        back: i64,
        shake: i64,
        hand: i64,
        spice: i64,
        salt: i64,
    ) -> i64:
        """What falls, as spices * 32 + salt; `hand` is its unsteadiness in tenths of k."""
        pieces = spice + salt
        fallen: i64 = 0
        if hand == 0 and motion != FREE:
            fallen = self.grid_pieces(rng, motion, pieces)
        else:
            unsteady = float(hand) / 10.0
            angle = float(tilt)
            linger = float(dwell) / 1000.0
            if hand > 0:
                angle = min(max(angle + TILT_ERROR * unsteady * rng.bell(), 0.0), 180.0)
                linger = max(linger * (1.0 + DWELL_ERROR * unsteady * rng.bell()), 0.0)
            odds = self.params.odds
            fallen = free_pieces(odds, rng, angle, linger, float(there), float(back), pieces)
        crystals = self.salt_among(rng, fallen, spice, salt, shake)
        return (fallen - crystals) * 32 + crystals

    def grid_pieces(self, rng: Rng, motion: i64, pieces: i64) -> i64:
        """How many pieces fall with a grid motion and a perfectly steady hand."""
        row = (motion * WIDTH + pieces) * WIDTH
        luck = rng.unit()
        fallen: i64 = 0
        while luck >= self.grid[row + fallen]:
            fallen += 1
        return fallen

    def salt_among(self, rng: Rng, fallen: i64, spice: i64, salt: i64, shake: i64) -> i64:
        """How many of the fallen pieces are salt."""
        odds = self.params.salt_odds[shake]
        crystals: i64 = 0
        for at in range(fallen):
            weight = odds * float(salt - crystals)
            if rng.unit() * (weight + float(spice - (at - crystals))) < weight:
                crystals += 1
        return crystals

    def odds_of(self, motion: i64, spice: i64, salt: i64) -> list[list[float]]:
        """The chance of each outcome [spices][salt] of a grid motion, for planning."""
        out = [[0.0] * (int(salt) + 1) for _ in range(spice + 1)]
        odds = self.params.salt_odds[MOTION_TABLE[motion * 5 + 4]]
        pieces = spice + salt
        row = (motion * WIDTH + pieces) * WIDTH
        reach = [1.0]  # by salt crystals among the pieces so far
        before = 0.0
        for fallen in range(pieces + 1):
            exactly = self.grid[row + fallen] - before
            before = self.grid[row + fallen]
            following = [0.0] * (len(reach) + 1)
            for crystals in range(len(reach)):
                spices = fallen - crystals
                if crystals > salt or spices > spice:
                    continue
                out[spices][crystals] += exactly * reach[crystals]
                weight = odds * float(salt - crystals)
                whole = weight + float(spice - spices)
                if whole > 0.0:
                    following[crystals + 1] += reach[crystals] * weight / whole
                    following[crystals] += reach[crystals] * (whole - weight) / whole
            reach = following
        return out

    # -- the crêpe ------------------------------------------------------------------------

    def flip(self, rng: Rng, flick: i64, hand: i64) -> i64:
        """How the crêpe lands; lift and carry only matter to the physics."""
        lasting = float(flick)
        if hand > 0:
            lasting += FLICK_ERROR * float(hand) / 10.0 * rng.bell()
        luck = rng.unit()
        turned = self.flick_chance(lasting, 1)
        if luck < turned:
            return TURNED
        if luck < turned + self.flick_chance(lasting, 2):
            return UNTURNED
        return MISSED

    def flick_chance(self, flick: float, column: i64) -> float:
        """A column of the table of flicks, interpolated."""
        table = self.params.flicks
        last: i64 = len(table) - 3
        if flick <= float(table[0]):
            return float(table[column]) / 100.0
        if flick >= float(table[last]):
            return float(table[last + column]) / 100.0
        row: i64 = 0
        while flick > float(table[row + 3]):
            row += 3
        low = float(table[row])
        share = (flick - low) / (float(table[row + 3]) - low)
        here = float(table[row + column])
        return (here + share * (float(table[row + 3 + column]) - here)) / 100.0


def calibrated_stand_in() -> StandIn:
    """The stand-in as calibrated against the physics; always the same object."""
    return made_once()


@cache
def made_once() -> StandIn:
    """That object, cached.  Pickles name the function above, so that one stays plain."""
    return StandIn(calibrated_params())
