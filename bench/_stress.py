"""Physics stress tests: extreme motions, checked frame by frame.

Tests run a sample, the benchmark thousands.  Each check returns a description of the fault, or an
empty text; callers handle PhysicsError (lost pieces, NaN, chips that never rest).
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from spicery.core.rng import Rng
from spicery.physics import crepe
from spicery.physics.chips import Throw
from spicery.physics.flight import (
    HALF,
    MASS,
    MOST_SECONDS,
    RADIUS,
    Release,
    attitude,
    depth,
)
from spicery.physics.live_shaker import LiveShaker
from spicery.physics.shaker import PAN
from spicery.physics.world import FPS, GRAVITY, Pose

RESTING = 0.015  # cm of penetration tolerated for a chip at rest
SURFACE = 0.0  # height of the board; the centre of every chip stays above it
SUNK = -0.15  # cm; a crêpe never penetrates the pan's floor this far
CLEAR = crepe.RADIUS + crepe.PAN + crepe.FLARE + 2.0  # cm from the pan without contact
STILL = 0.01  # cm/s (and rad/s) below which a pan does no work
ROOM = 0.02  # tolerated relative energy gain between two frames


def between(rng: Rng, low: float, high: float) -> float:
    """A uniform random number in a range."""
    return low + (high - low) * rng.unit()


def lowest(pose: Pose) -> float:
    """The lowest point of a chip, above the board."""
    (_, _, z), turn = pose
    return z - depth(turn)


def throw_fault(lying: Mapping[int, Pose], chip: int, release: Release) -> str:
    """Check a throw for tunnelling, energy gain and chips that never rest."""
    made = Throw(lying, chip, release)
    energy = made.energy()
    room = ROOM * energy + ROOM * MASS * GRAVITY * RADIUS
    busy = True
    while busy:
        busy = made.step()
        if made.frame > MOST_SECONDS * FPS:
            return "does not rest"
        after = made.energy()
        if not after <= energy + room:
            return f"energy grows in frame {made.frame}"
        energy = min(energy, after)
        for token in made.movers:
            # Soft contacts give way on impact, and a wobbling disc has only four contact points, so
            # an edge may dip into the board; the centre never does.
            if made.last[token][0][2] < SURFACE:
                return f"chip {token} is through the board in frame {made.frame}"
    landing = made.landing()
    for token in set(landing.poses) - landing.gone:
        if lowest(landing.poses[token]) < -RESTING:
            return f"chip {token} rests in the board"
    if len(made.last) != len(lying) + 1:
        return "a chip is lost"
    return ""


def season_fault(seed: int) -> str:
    """Check a violently moved shaker for tunnelling and lost pieces."""
    rng = Rng(seed)
    live = LiveShaker(15, 5, seed)
    tilt = 0.0
    for frame in range(150):
        if frame % 5 == 0:
            tilt = max(tilt, between(rng, 0, 180)) if frame < 90 else between(rng, 0, 180)
        live.frame(tilt, shake=3 if frame < 40 else 0)
        if live.done:
            break
    poses = live.shaker.poses()
    for piece in live.shaker.fallen:
        x, y, z = poses[piece][0]
        if z < -0.05 or (z < 1.0 and math.hypot(x, y) > PAN * 1.1):
            return f"piece {piece} is through the pan"
    return "" if sum(live.outcome()) + len(live.shaker.inside) == 20 else "a piece is lost"


def left_alone(pan: crepe.Pan) -> bool:
    """Whether no work is done on the crêpe: it is in flight, or the pan is still."""
    (x, y, z), _ = pan.seen()
    flies = z > crepe.RADIUS + crepe.RIM or math.hypot(x, y) > CLEAR
    return flies or max(map(abs, pan.speed)) < STILL


def weight(pan: crepe.Pan) -> float:
    """The weight of the crêpe."""
    return pan.crepe.mass * GRAVITY


def sprung_energy(pan: crepe.Pan) -> float:
    """The energy of the crêpe, including that stored in the soft contact with the table."""
    sunk = crepe.TABLE + crepe.THICK / 2 - pan.crepe.translation.z
    return pan.energy() + weight(pan) * max(sunk, 0.0)


def toss_fault(seed: int) -> str:
    """Check a violently moved pan for tunnelling and energy gain."""
    rng = Rng(seed)
    path: crepe.Path = [(0.0, 0.0, 0.0, 0.0)]
    for step in range(1, 8):
        where = (between(rng, -6, 6), between(rng, -8, 8), between(rng, -0.5, 0.5))
        path.append((step * 0.15, *where))
    path += [(1.4, 0.0, 0.0, 0.0), (3.0, 0.0, 0.0, 0.0)]
    pan = crepe.Pan(crepe.along(path, 0.0), seed)
    over, least = True, math.inf  # minimum energy since no work was done
    for frame in range(1, 120):
        pan.frame(crepe.along(path, frame / FPS))
        energy, alone = sprung_energy(pan), left_alone(pan)
        if alone and not energy <= least + ROOM * (energy + weight(pan) * crepe.RADIUS):
            return f"energy grows in frame {frame}"
        least = min(least, energy) if alone else math.inf
        (x, y, z), _ = pan.seen()
        inside = math.hypot(x, y) < crepe.PAN
        if over and inside and z < SUNK:  # it was inside and above the floor before
            return f"the crêpe is through the pan in frame {frame}"
        over = inside and z > 0.0
    return ""


def wild(rng: Rng) -> Release:
    """An extreme release within the limits of F11."""
    speed = between(rng, 0, 500)
    aside, rise = between(rng, -1.5, 1.5), between(rng, -1.2, 1.2)
    velocity = (
        speed * math.sin(aside) * math.cos(rise),
        speed * math.cos(aside) * math.cos(rise),
        speed * math.sin(rise),
    )
    height = between(rng, 0.2, 50) if rng.below(2) else between(rng, 0.2, 3)
    spin = (between(rng, -150, 150), between(rng, -150, 150), between(rng, -150, 150))
    at = (between(rng, -HALF, HALF), between(rng, -HALF - 40, -HALF), height)
    return Release(at, velocity, spin, attitude(velocity, height))
