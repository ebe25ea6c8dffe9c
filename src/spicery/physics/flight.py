"""A chip in the air: how it leaves a hand, how it flies, and when it may touch something.

Flight is exact.  It ends at the very moment of the first possible contact: else that would be
seen up to a step of the engine late, and the same toss from a hair higher would end elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from spicery.physics.trouble import PhysicsError
from spicery.physics.turns import OVER, Turn, Vector, about, after, axis_of, uprightness
from spicery.physics.world import FPS, GRAVITY, Pose

RADIUS = 1.6  # cm
THICK = 0.4
HOLE = 0.5
HALF = 24.0  # of the board
DENSITY = 0.72  # beech, g/cm³
RIM = 0.15  # height, just outside the board
FOOT = 0.12  # it begins so far inside: a chip that only touches it lies within the edge (F13)
NOSE = 0.14  # rad; a hand holds the leading edge a little up
GAP = 0.0015  # the engine takes over so far above what may be touched: within its own reach
LOOK = 0.4  # cm between two looks for what may be touched
HALVINGS = 12  # of the time between two looks
MOST_SECONDS = 6.0

_RING = RADIUS**2 + HOLE**2
MASS = DENSITY * math.pi * (RADIUS**2 - HOLE**2) * THICK
ACROSS = MASS / 12 * (3 * _RING + THICK**2)  # inertia about a diameter
ALONG = MASS / 2 * _RING  # about the chip's own axis


@dataclass(frozen=True)
class Release:
    """How a chip leaves the hand: cm, cm/s, rad/s."""

    at: Vector
    velocity: Vector
    spin: Vector
    attitude: Turn = OVER

    def quickest(self) -> float:
        """The speed of its quickest point, cm/s."""
        return math.hypot(*self.velocity) + math.hypot(*self.spin) * RADIUS


def attitude(velocity: Vector, height: float, nose: float = NOSE, bank: float = 0.0) -> Turn:
    """Value side down in the hand, the leading edge up by `nose`, flatter close to the table."""
    room = max(0.0, min(1.0, (height - THICK / 2) / RADIUS))
    most = math.asin(room) / 2
    nose, bank = max(-most, min(most, nose)), max(-most, min(most, bank))
    far = math.hypot(velocity[0], velocity[1])
    x, y = (velocity[0] / far, velocity[1] / far) if far else (0.0, 1.0)
    return after(after(about((-y, x, 0.0), -nose), about((x, y, 0.0), bank)), OVER)


def depth(turn: Turn) -> float:
    """How far a chip reaches below its middle, and above."""
    up = abs(uprightness(turn))
    return RADIUS * math.sqrt(max(0.0, 1 - up * up)) + THICK / 2 * up


def fly(release: Release, seconds: float) -> Release:
    """Free flight, exactly: a symmetric top on a parabola."""
    n = axis_of(release.attitude)
    s, v, at = release.spin, release.velocity, release.at
    own = s[0] * n[0] + s[1] * n[1] + s[2] * n[2]
    bent = (ALONG / ACROSS - 1) * own
    swing = (s[0] + bent * n[0], s[1] + bent * n[1], s[2] + bent * n[2])
    turn = after(about(swing, math.hypot(*swing) * seconds), release.attitude)
    turn = after(turn, about((0.0, 0.0, 1.0), -bent * seconds))
    n = axis_of(turn)
    fall = GRAVITY * seconds
    return Release(
        (
            at[0] + v[0] * seconds,
            at[1] + v[1] * seconds,
            at[2] + v[2] * seconds - fall * seconds / 2,
        ),
        (v[0], v[1], v[2] - fall),
        (swing[0] - bent * n[0], swing[1] - bent * n[1], swing[2] - bent * n[2]),
        turn,
    )


class Flight:
    """A release until something may be touched: frame by frame, the last in that moment.

    Frames are counted back from there, so that the engine always begins with a whole one; the
    first is up to a frame after the release.
    """

    def __init__(self, release: Release, lying: Iterable[Pose]) -> None:
        self._tops = [(at, at[2] + depth(turn)) for at, turn in lying]
        whole, late = self._frames_to_touch(release)
        self.seen = [fly(release, (frame + late) / FPS) for frame in range(whole + 1)]
        self.release = self.seen[-1]

    def _frames_to_touch(self, release: Release) -> tuple[int, float]:
        """Whole frames until something may be touched, and a share of one."""
        safe = max([RIM, *[top for _, top in self._tops]]) + RADIUS + THICK / 2
        for frame in range(round(MOST_SECONDS * FPS)):
            begin, end = fly(release, frame / FPS), fly(release, (frame + 1) / FPS)
            low = min(begin.at[2], end.at[2]) <= safe
            if low and (late := self._touch_in(begin)) < 1.0:
                return frame, late
        raise PhysicsError("the chip does not come down")

    def _touch_in(self, release: Release) -> float:
        """After which share of a frame something may be touched; 1 if nothing in it."""
        looks = math.ceil((release.quickest() + GRAVITY / FPS) / (FPS * LOOK))
        for look in range(looks + 1):
            if not self._clear(fly(release, look / looks / FPS)):
                return self._narrowed(release, (look - 1) / looks, look / looks) if look else 0.0
        return 1.0

    def _narrowed(self, release: Release, early: float, late: float) -> float:
        """The last moment before a touch that comes between these."""
        for _ in range(HALVINGS):
            middle = (early + late) / 2
            if self._clear(fly(release, middle / FPS)):
                early = middle
            else:
                late = middle
        return early

    def _clear(self, release: Release) -> bool:
        """Whether a chip there touches neither board nor rim, nor can touch another chip."""
        x, y, z = release.at
        floor = 0.0 if max(abs(x), abs(y)) < HALF - FOOT - RADIUS else RIM
        low = z - depth(release.attitude) - GAP
        if low <= floor:
            return False
        near = 2 * RADIUS + LOOK
        for at, top in self._tops:
            if low <= top and math.hypot(x - at[0], y - at[1]) < near:
                return False
        return True
