"""How many pieces fall out of a shaker: a fast stand-in for the physics.

Piece by piece: the odds that another falls depend on tilt, time beyond the angle of flow, speed,
pieces fallen and pieces left.  `odds` holds the coefficients of these terms.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.rules.material import MOTION_TABLE, MOTIONS

FULL: Final[i64] = 20
WIDTH: Final[i64] = 21


def terms(
    tilt: float, dwell: float, there: float, back: float, fallen: i64, left: i64
) -> vec[float]:
    """The terms of the odds, from degrees, seconds, degrees per second and pieces."""
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


def one_more(
    odds: vec[float], tilt: float, dwell: float, there: float, back: float, fallen: i64, left: i64
) -> float:
    """The chance that another piece falls; arguments as for `terms`."""
    row = terms(tilt, dwell, there, back, fallen, left)
    score = 0.0
    for at in range(len(odds)):
        score += odds[at] * row[at]
    return 1.0 / (1.0 + math.exp(-score))


def chances(
    odds: vec[float], tilt: float, dwell: float, there: float, back: float, pieces: i64
) -> vec[float]:
    """The chance that at most 0, 1, 2 … of the pieces fall."""
    out = vec[float]([0.0] * WIDTH)
    staying = 1.0
    for fallen in range(pieces):
        staying *= one_more(odds, tilt, dwell, there, back, fallen, pieces - fallen)
        out[fallen] = 1.0 - staying
    out[pieces] = 1.0
    return out


def grid_table(odds: vec[float]) -> vec[float]:
    """The chances of every motion of the grid for every number of pieces."""
    table = vec[float]([0.0] * (MOTIONS * WIDTH * WIDTH))
    for motion in range(MOTIONS):
        tilt = float(MOTION_TABLE[motion * 5])
        dwell = float(MOTION_TABLE[motion * 5 + 1]) / 1000.0
        there = float(MOTION_TABLE[motion * 5 + 2])
        back = float(MOTION_TABLE[motion * 5 + 3])
        for pieces in range(FULL + 1):
            row = chances(odds, tilt, dwell, there, back, pieces)
            for at in range(WIDTH):
                table[(motion * WIDTH + pieces) * WIDTH + at] = row[at]
    return table


def free_pieces(
    odds: vec[float],
    rng: Rng,
    tilt: float,
    dwell: float,
    there: float,
    back: float,
    pieces: i64,
) -> i64:
    """How many pieces fall with a free motion."""
    fallen: i64 = 0
    while fallen < pieces:
        if rng.unit() >= one_more(odds, tilt, dwell, there, back, fallen, pieces - fallen):
            break
        fallen += 1
    return fallen
