"""A model of hands that flick chips: the strokes a screen would report.

These are assumptions, not measurements; practice can record strokes to replace them.  A stroke
has minimum jerk, or is at full speed from its first moment, as scripts flick; real hands are in
between.  Newcomers flick as comes naturally, a little harder for what is further away, and correct
part of the error they see.  Practised hands know which speed ends where.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, exp, radians, sin
from random import Random
from typing import NamedTuple

Point = tuple[float, float, float]  # px right of the board's middle, px above its edge, ms


@dataclass(frozen=True)
class Device:
    """The device on which a stroke is made."""

    pointer: str  # as the browser calls it
    unit: float  # tenths of a millimetre of the board for a CSS pixel
    hz: float
    jitter: float  # px, of a reported point
    natural: float  # px/s, median peak speed of an unguided flick
    people: float  # sd of its logarithm between people
    stroke: float  # px, median length of a whole stroke
    below: tuple[float, float]  # px below the edge where people press
    lift: float = 1.0  # how much less precisely than a finger a button is let go
    at_once: bool = False  # at full speed from the first moment


PHONE = Device("touch", 16.6, 60, 0.7, 1500, 0.35, 170, (40, 120))
PHONE_120 = replace(PHONE, hz=120)
MOUSE = Device("mouse", 9.1, 125, 0.3, 2200, 0.40, 260, (50, 200), lift=1.6)


@dataclass(frozen=True)
class Hand:
    """How precisely somebody moves."""

    speed: float  # sd of the logarithm of peak speed, throw to throw
    aim: float  # degrees
    lift: float  # ms, when the finger leaves the glass
    stroke: float  # sd of the logarithm of the stroke's length
    stops: float  # share of strokes that come to rest before the lift
    arc: float  # degrees that a stroke turns from start to end (sd)
    press: float  # ms, when a meter is stopped
    learns: float  # share of a seen error that the next throw corrects
    knows: bool  # which speed ends where


NEWCOMER = Hand(0.22, 5.5, 22, 0.25, 0.06, 8, 45, 0.4, knows=False)
PRACTISED = Hand(0.09, 2.5, 12, 0.12, 0.0, 4, 20, 0.1, knows=True)
EXACT = Hand(0.0, 0.0, 0, 0.0, 0.0, 0, 0, 0.0, knows=True)


class Stroke(NamedTuple):
    """What the screen reports: points, and when the pointer went up."""

    points: list[Point]
    up: float


def press_below(device: Device, hand: Hand, rng: Random) -> float:
    """Where a stroke begins, in px above the edge."""
    low, high = device.below
    middle = (low + high) / 2
    return -(rng.gauss(middle, 0.1 * middle) if hand.knows else rng.uniform(low, high))


def stroke(
    device: Device, hand: Hand, rng: Random, peak: float, start: tuple[float, float], angle: float
) -> Stroke:
    """A flick with this peak speed (px/s) into a direction (radians to the right)."""
    length = device.stroke * exp(hand.stroke * rng.gauss(0, 1))
    length *= (peak / device.natural) ** 0.6  # quicker strokes are longer: their time varies less
    whole = 1.875 * length / peak * 1000
    up = whole * 0.62 + hand.lift * device.lift * rng.gauss(0, 1)
    up = min(max(up, 0.35 * whole, 25), 0.95 * whole)
    if rng.random() < hand.stops:
        up = whole + 40
    bend = radians(hand.arc) * rng.gauss(0, 1)
    step = 1000 / device.hz
    at, points = rng.random() * step * 0.5, [(start[0], start[1], 0.0)]
    while at + step * 0.2 < up:
        far = gone(device, length, peak, whole, at)
        turn = angle + bend * (far / length - 0.36)
        shake = device.jitter if hand.speed else 0.0
        right = start[0] + far * sin(turn) + rng.gauss(0, shake)
        points.append((right, start[1] + far * cos(turn) + rng.gauss(0, shake), at))
        at += step
    return Stroke(points, up)


def gone(device: Device, length: float, peak: float, whole: float, ms: float) -> float:
    """How far a stroke has gone, in px."""
    if device.at_once:
        return min(peak * ms / 1000, 0.8 * length)
    part = min(ms / whole, 1.0)
    return length * (10 * part**3 - 15 * part**4 + 6 * part**5)
