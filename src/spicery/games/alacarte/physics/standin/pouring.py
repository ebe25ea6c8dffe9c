"""Quick stand-ins for the physics: what falls out of a shaker, how a crêpe lands.

Fitted to the physics as shipped by `spicery lab fit`; fitted.py holds the numbers.  Piece by
piece: the odds that one more falls depend on tilt, time beyond the angle of flow, speed, pieces
fallen and pieces left.  A fallen piece is salt by its share of the bottle, weighted by how hard
the bottle was shaken.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.physics.standin.params import FLICK_ROWS, ODDS, SALT_ODDS
from spicery.games.alacarte.rules.material import (
    FREE,
    MISSED,
    MOTION_TABLE,
    MOTIONS,
    TURNED,
    UNTURNED,
    flat,
)

FULL: Final[i64] = 20
WIDTH: Final[i64] = 21
# An ordinary hand (k = 1) misses what it meant by so much, as a standard deviation.
TILT_ERROR: Final = 6.0  # degrees
DWELL_ERROR: Final = 0.15  # as a share
FLICK_ERROR: Final = 10.0  # ms

ODDS_OF: Final = vec[float](ODDS)
SALT_ODDS_OF: Final = vec[float](SALT_ODDS)
FLICK_TABLE: Final = flat(FLICK_ROWS)


def terms(
    tilt: float, dwell: float, there: float, back: float, fallen: i64, left: i64
) -> vec[float]:
    """What the chance of another piece depends on: degrees, seconds, degrees a second, pieces."""
    angle = (tilt - 125.0) / 25.0
    beyond = max(tilt - 110.0, 0.0)
    time = math.log(min(0.05 + dwell + 0.5 * beyond * (1.0 / there + 1.0 / back), 2.5))
    open_ = 1.0 / (1.0 + math.exp((112.0 - tilt) / 5.0))
    inside = math.log(float(left) / 20.0)
    out = math.log(1.0 + float(fallen))
    return vec[float](
        [
            1.0,
            angle,
            angle * angle,
            open_,
            time,
            time * time,
            time * open_,
            time * angle,
            inside,
            inside * angle,
            out,
            out * out,
            out * open_,
            out * time,
            float(fallen),
            math.log(there / 350.0),
            1.0 if fallen == 0 else 0.0,
        ]
    )


def one_more(tilt: float, dwell: float, there: float, back: float, fallen: i64, left: i64) -> float:
    """The chance that another piece falls: degrees, seconds, degrees a second, pieces."""
    row = terms(tilt, dwell, there, back, fallen, left)
    odds = 0.0
    for at in range(len(ODDS_OF)):
        odds += ODDS_OF[at] * row[at]
    return 1.0 / (1.0 + math.exp(-odds))


def chances(tilt: float, dwell: float, there: float, back: float, pieces: i64) -> vec[float]:
    """The chance that at most 0, 1, 2 … of so many pieces fall."""
    out = vec[float]([0.0] * WIDTH)
    staying = 1.0
    for fallen in range(pieces):
        staying *= one_more(tilt, dwell, there, back, fallen, pieces - fallen)
        out[fallen] = 1.0 - staying
    out[pieces] = 1.0
    return out


def grid_table() -> vec[float]:
    """The chances of every motion of the grid for every number of pieces."""
    table = vec[float]([0.0] * (MOTIONS * WIDTH * WIDTH))
    for motion in range(MOTIONS):
        tilt = float(MOTION_TABLE[motion * 5])
        dwell = float(MOTION_TABLE[motion * 5 + 1]) / 1000.0
        there = float(MOTION_TABLE[motion * 5 + 2])
        back = float(MOTION_TABLE[motion * 5 + 3])
        for pieces in range(FULL + 1):
            row = chances(tilt, dwell, there, back, pieces)
            for at in range(WIDTH):
                table[(motion * WIDTH + pieces) * WIDTH + at] = row[at]
    return table


GRID: Final = grid_table()


def grid_pieces(rng: Rng, motion: i64, pieces: i64) -> i64:
    """How many pieces fall by a motion of the grid and a hand without noise."""
    row = (motion * WIDTH + pieces) * WIDTH
    luck = rng.unit()
    fallen: i64 = 0
    while luck >= GRID[row + fallen]:
        fallen += 1
    return fallen


def free_pieces(rng: Rng, tilt: float, dwell: float, there: float, back: float, pieces: i64) -> i64:
    """How many pieces fall by any motion."""
    fallen: i64 = 0
    while fallen < pieces:
        if rng.unit() >= one_more(tilt, dwell, there, back, fallen, pieces - fallen):
            break
        fallen += 1
    return fallen


def salt_among(rng: Rng, fallen: i64, spice: i64, salt: i64, shake: i64) -> i64:
    """How many of the fallen pieces are salt."""
    odds = SALT_ODDS_OF[shake]
    crystals: i64 = 0
    for at in range(fallen):
        weight = odds * float(salt - crystals)
        if rng.unit() * (weight + float(spice - (at - crystals))) < weight:
            crystals += 1
    return crystals


def season(
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
    """What falls, as spices * 32 + salt; `hand` is how unsteady it is, in tenths of k."""
    pieces = spice + salt
    fallen: i64 = 0
    if hand == 0 and motion != FREE:
        fallen = grid_pieces(rng, motion, pieces)
    else:
        unsteady = float(hand) / 10.0
        angle = float(tilt)
        linger = float(dwell) / 1000.0
        if hand > 0:
            angle = min(max(angle + TILT_ERROR * unsteady * rng.bell(), 0.0), 180.0)
            linger = max(linger * (1.0 + DWELL_ERROR * unsteady * rng.bell()), 0.0)
        fallen = free_pieces(rng, angle, linger, float(there), float(back), pieces)
    crystals = salt_among(rng, fallen, spice, salt, shake)
    return (fallen - crystals) * 32 + crystals


def flick_chance(flick: float, column: i64) -> float:
    """A column of the table of flicks, at any duration."""
    last: i64 = len(FLICK_TABLE) - 3
    if flick <= float(FLICK_TABLE[0]):
        return float(FLICK_TABLE[column]) / 100.0
    if flick >= float(FLICK_TABLE[last]):
        return float(FLICK_TABLE[last + column]) / 100.0
    row: i64 = 0
    while flick > float(FLICK_TABLE[row + 3]):
        row += 3
    low = float(FLICK_TABLE[row])
    share = (flick - low) / (float(FLICK_TABLE[row + 3]) - low)
    here = float(FLICK_TABLE[row + column])
    return (here + share * (float(FLICK_TABLE[row + 3 + column]) - here)) / 100.0


def flip(rng: Rng, flick: i64, hand: i64) -> i64:
    """How the crêpe lands; lift and carry are for the physics alone."""
    lasting = float(flick)
    if hand > 0:
        lasting += FLICK_ERROR * float(hand) / 10.0 * rng.bell()
    luck = rng.unit()
    turned = flick_chance(lasting, 1)
    if luck < turned:
        return TURNED
    if luck < turned + flick_chance(lasting, 2):
        return UNTURNED
    return MISSED


def odds_of(motion: i64, spice: i64, salt: i64) -> list[list[float]]:
    """The chance of each outcome [spices][salt] of a motion of the grid, for those who plan."""
    pieces = spice + salt
    shake = MOTION_TABLE[motion * 5 + 4]
    out = [[0.0] * (int(salt) + 1) for _ in range(spice + 1)]
    add_odds(out, motion, pieces, spice, salt, SALT_ODDS_OF[shake])
    return out


def add_odds(
    out: list[list[float]],
    motion: i64,
    pieces: i64,
    spice: i64,
    salt: i64,
    odds: float,
) -> None:
    """Add the chance of every outcome."""
    row = (motion * WIDTH + pieces) * WIDTH
    reach = [1.0]  # by salt crystals among the pieces so far
    before = 0.0
    for fallen in range(pieces + 1):
        exactly = GRID[row + fallen] - before
        before = GRID[row + fallen]
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
