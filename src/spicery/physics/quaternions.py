"""Turns in space as quaternions (w, x, y, z)."""

from __future__ import annotations

import math

Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]

NONE: Turn = (1.0, 0.0, 0.0, 0.0)
OVER: Turn = (0.0, 1.0, 0.0, 0.0)  # half a turn about x


def after(a: Turn, b: Turn) -> Turn:
    """Turn by b, then by a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def about(axis: Vector, angle: float) -> Turn:
    """A turn about an axis by radians."""
    size = math.hypot(*axis) or 1.0
    s = math.sin(angle / 2) / size
    return (math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def uprightness(turn: Turn) -> float:
    """How far the axis that was z points up: 1 as it was, -1 upside down, 0 on its edge."""
    return 1 - 2 * (turn[1] * turn[1] + turn[2] * turn[2])


def axis_of(turn: Turn) -> Vector:
    """Where the axis that was z points."""
    w, x, y, z = turn
    return (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))


def towards(axis: Vector) -> Turn:
    """The shortest turn that brings z to an axis of length 1."""
    x, y, z = axis
    if z < -0.999999:
        return OVER
    w = math.sqrt((1 + z) / 2)
    return (w, -y / (2 * w), x / (2 * w), 0.0)


def turned(turn: Turn, v: Vector) -> Vector:
    """An arrow after a turn."""
    w, x, y, z = turn
    tx = 2 * (y * v[2] - z * v[1])
    ty = 2 * (z * v[0] - x * v[2])
    tz = 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def undone(turn: Turn) -> Turn:
    """The turn back."""
    return (turn[0], -turn[1], -turn[2], -turn[3])
