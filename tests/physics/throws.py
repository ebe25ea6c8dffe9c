"""Boards and releases for the tests of the physics."""

from __future__ import annotations

import math

from bench._stress import between
from spicery.core.rng import Rng
from spicery.physics.chips import flat
from spicery.physics.flight import Release, attitude
from spicery.physics.world import Pose


def board(rng: Rng, chips: int) -> dict[int, Pose]:
    """Chips that lie apart."""
    lying: dict[int, Pose] = {}
    while len(lying) < chips:
        x, y = between(rng, -20, 20), between(rng, -20, 20)
        if all(math.dist((x, y), at[:2]) > 3.3 for at, _ in lying.values()):
            lying[len(lying)] = flat(x, y, up=rng.below(8) == 0)
    return lying


def ordinary(rng: Rng) -> Release:
    """A toss like people's; every third one with a flip."""
    speed, aside, rise = between(rng, 100, 200), between(rng, -0.4, 0.4), 0.35
    velocity = (
        speed * math.sin(aside) * math.cos(rise),
        speed * math.cos(aside) * math.cos(rise),
        speed * math.sin(rise),
    )
    spin = (-15.0, 0.0, 0.0) if rng.below(3) == 0 else (0.0, 0.0, 12.0)
    at = (between(rng, -15, 15), -27.0, 10.0)
    return Release(at, velocity, spin, attitude(velocity, 10.0))
