"""A chip in the air: how it leaves the hand, how it flies, and when it may touch something.

Flight is computed in closed form.  It ends at the very moment of the first possible contact;
otherwise the engine would notice that up to a step late, and the same toss from a hair higher would
end elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from spicery.physics.errors import PhysicsError
from spicery.physics.quaternions import (
    UPSIDE_DOWN,
    Rotation,
    Vector,
    axis_angle,
    compose,
    uprightness,
    z_axis,
)
from spicery.physics.world import FPS, GRAVITY, Pose

RADIUS = 1.6  # cm
THICK = 0.4
HOLE = 0.5
HALF = 24.0  # of the board
DENSITY = 0.72  # beech, g/cm³
RIM = 0.15  # height, just outside the board
FOOT = 0.12  # it begins this far inside: a chip that only touches it lies within the edge (F13)
NOSE = 0.14  # rad; a hand holds the leading edge a little up
GAP = 0.0015  # the engine takes over this far above what may be touched: it predicts that contact
LOOK = 0.4  # cm between two checks for a possible contact
HALVINGS = 10  # of the time between two checks
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
    attitude: Rotation = UPSIDE_DOWN

    def quickest(self) -> float:
        """The speed of its fastest point, cm/s."""
        return math.hypot(*self.velocity) + math.hypot(*self.spin) * RADIUS


def attitude(velocity: Vector, height: float, nose: float = NOSE, bank: float = 0.0) -> Rotation:
    """Value side down in the hand, the leading edge up by `nose`, flatter close to the table."""
    room = max(0.0, min(1.0, (height - THICK / 2) / RADIUS))
    most = math.asin(room) / 2
    nose, bank = max(-most, min(most, nose)), max(-most, min(most, bank))
    far = math.hypot(velocity[0], velocity[1])
    x, y = (velocity[0] / far, velocity[1] / far) if far else (0.0, 1.0)
    return compose(
        compose(axis_angle((-y, x, 0.0), -nose), axis_angle((x, y, 0.0), bank)),
        UPSIDE_DOWN,
    )


def depth(turn: Rotation) -> float:
    """How far a chip reaches below its middle, and above."""
    return reach(uprightness(turn))


def reach(up: float) -> float:
    """The same, given the vertical component of its axis."""
    return RADIUS * math.sqrt(max(0.0, 1 - up * up)) + THICK / 2 * abs(up)


def swinging(release: Release) -> tuple[Vector, float]:
    """The angular velocity of the axis (precession), and the chip's own spin relative to it."""
    n, s = z_axis(release.attitude), release.spin
    own = s[0] * n[0] + s[1] * n[1] + s[2] * n[2]
    bent = (ALONG / ACROSS - 1) * own
    return (s[0] + bent * n[0], s[1] + bent * n[1], s[2] + bent * n[2]), bent


def fly(release: Release, seconds: float) -> Release:
    """Free flight in closed form: a symmetric top on a parabola."""
    v, at = release.velocity, release.at
    swing, bent = swinging(release)
    turn = compose(axis_angle(swing, math.hypot(*swing) * seconds), release.attitude)
    turn = compose(turn, axis_angle((0.0, 0.0, 1.0), -bent * seconds))
    n = z_axis(turn)
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
    """A release until something may be touched, frame by frame; the last is that moment.

    Frames are counted back from it, so that the engine always begins with a whole frame; the first
    is up to a frame after the release.
    """

    def __init__(self, release: Release, lying: Iterable[Pose]) -> None:
        self._begin = release
        self._tops = [(at, at[2] + depth(turn)) for at, turn in lying]
        self._safe = max([RIM, *[top for _, top in self._tops]]) + RADIUS + THICK / 2
        (a, b, c), _ = swinging(release)
        n = z_axis(release.attitude)
        self._rate = math.hypot(a, b, c)
        size = self._rate or 1.0
        self._up = n[2]
        self._side = (a * n[1] - b * n[0]) / size
        self._kept = c * (a * n[0] + b * n[1] + c * n[2]) / (size * size)
        late = self._touch_at() * FPS
        whole = int(late)
        self.seen = [fly(release, (frame + late - whole) / FPS) for frame in range(whole + 1)]
        self.release = self.seen[-1]

    def _height(self, seconds: float) -> float:
        return self._begin.at[2] + (self._begin.velocity[2] - GRAVITY / 2 * seconds) * seconds

    def _depth(self, seconds: float) -> float:
        """How far the chip reaches below its middle at a time, as its axis precesses."""
        share = math.cos(self._rate * seconds)
        up = self._up * share + self._side * math.sin(self._rate * seconds)
        return reach(up + self._kept * (1 - share))

    def _quickest(self, before: float, after: float) -> float:
        """An upper bound on the speed of the chip's fastest point between two times, cm/s."""
        x, y, z = self._begin.velocity
        down = max(abs(z - GRAVITY * before), abs(z - GRAVITY * after))
        return math.hypot(x, y, down) + math.hypot(*self._begin.spin) * RADIUS

    def _touch_at(self) -> float:
        """The last time at which nothing can be touched, in seconds."""
        after = 0.0
        for frame in range(round(MOST_SECONDS * FPS)):
            before, after = after, (frame + 1) / FPS
            if min(self._height(before), self._height(after)) > self._safe:
                continue
            looks = math.ceil(self._quickest(before, after) / (FPS * LOOK))
            for look in range(looks + 1):
                now = before + look / (looks * FPS)
                if not self._clear(now):
                    return self._narrowed(now - 1 / (looks * FPS), now) if frame or look else 0.0
        raise PhysicsError("the chip does not come down")

    def _narrowed(self, early: float, late: float) -> float:
        """The last time before a contact that happens between these two, by bisection."""
        for _ in range(HALVINGS):
            middle = (early + late) / 2
            if self._clear(middle):
                early = middle
            else:
                late = middle
        return early

    def _clear(self, seconds: float) -> bool:
        """Whether the chip then touches neither board nor rim, and cannot touch another chip."""
        x = self._begin.at[0] + self._begin.velocity[0] * seconds
        y = self._begin.at[1] + self._begin.velocity[1] * seconds
        floor = 0.0 if max(abs(x), abs(y)) < HALF - FOOT - RADIUS else RIM
        low = self._height(seconds) - self._depth(seconds) - GAP
        if low <= floor:
            return False
        near = 2 * RADIUS + LOOK
        for at, top in self._tops:
            if low <= top and math.hypot(x - at[0], y - at[1]) < near:
                return False
        return True
