"""How steady a hand is: the noise between what a bot intends and what its hand does.

Noise is measured in k: 1 is an ordinary hand, 0 is none (people bring their own).  Options and
records hold tenths of k; five grades have names.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from spicery.core.rng import Rng

# Standard deviations of an ordinary hand (k = 1).
SPEED = 0.01  # relative
AIM = math.radians(0.5)  # vertically and sideways
PLACE = 20.0  # tenths of a millimetre, on each axis
SPIN = 0.03  # relative
ATTITUDE = math.radians(1.0)
TILT = 6.0  # degrees
DWELL = 0.15  # relative
FLICK = 10.0  # ms


class NoisyRelease(NamedTuple):
    """A release as executed: the nine numbers of the action, and how the chip is held."""

    numbers: tuple[float, ...]
    nose: float  # rad, beyond the usual
    bank: float


def noisy_release(release: Sequence[int], hand: int, rng: Rng) -> NoisyRelease:
    """An intended release with the noise of a hand, given in tenths of k."""
    intended = [float(number) for number in release]
    if hand == 0:
        return NoisyRelease(tuple(intended), 0.0, 0.0)
    k = hand / 10
    at = [each + PLACE * k * rng.bell() for each in intended[:3]]
    vx, vy, vz = intended[3:6]
    along = math.hypot(vx, vy)
    aside = math.atan2(vy, vx) + AIM * k * rng.bell()
    up = math.atan2(vz, along) + AIM * k * rng.bell()
    speed = math.hypot(along, vz) * (1 + SPEED * k * rng.bell())
    velocity = [
        speed * math.cos(up) * math.cos(aside),
        speed * math.cos(up) * math.sin(aside),
        speed * math.sin(up),
    ]
    turn = 1 + SPIN * k * rng.bell()
    spin = [each * turn for each in intended[6:]]
    nose, bank = ATTITUDE * k * rng.bell(), ATTITUDE * k * rng.bell()
    return NoisyRelease((*at, *velocity, *spin), nose, bank)


def noisy_tilt(tilt: int, dwell: int, hand: int, rng: Rng) -> tuple[float, float]:
    """How far (degrees) and how long (ms) a shaker is actually tilted."""
    k = hand / 10
    if k == 0:
        return float(tilt), float(dwell)
    angle = tilt + TILT * k * rng.bell()
    return min(max(angle, 0.0), 180.0), max(dwell * (1 + DWELL * k * rng.bell()), 0.0)


def noisy_flick(flick: int, hand: int, rng: Rng) -> float:
    """How long a flick actually takes, in ms."""
    return max(flick + FLICK * hand / 10 * rng.bell(), 20.0) if hand else float(flick)
