"""Rotations in space as unit quaternions (w, x, y, z)."""

from __future__ import annotations

import math

Vector = tuple[float, float, float]
Rotation = tuple[float, float, float, float]

IDENTITY: Rotation = (1.0, 0.0, 0.0, 0.0)
UPSIDE_DOWN: Rotation = (0.0, 1.0, 0.0, 0.0)  # half a turn about x


def compose(a: Rotation, b: Rotation) -> Rotation:
    """The product ab: rotate by b, then by a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def axis_angle(axis: Vector, angle: float) -> Rotation:
    """The rotation about an axis by an angle in radians."""
    size = math.hypot(*axis) or 1.0
    s = math.sin(angle / 2) / size
    return (math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s)


def uprightness(rotation: Rotation) -> float:
    """The cosine of the tilt: 1 upright, -1 upside down, 0 on its edge."""
    return 1 - 2 * (rotation[1] * rotation[1] + rotation[2] * rotation[2])


def z_axis(rotation: Rotation) -> Vector:
    """Where the body's z axis points."""
    w, x, y, z = rotation
    return (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))


def from_z_to(axis: Vector) -> Rotation:
    """The shortest rotation that takes the z axis to a unit vector."""
    x, y, z = axis
    if z < -0.999999:
        return UPSIDE_DOWN
    w = math.sqrt((1 + z) / 2)
    return (w, -y / (2 * w), x / (2 * w), 0.0)


def rotate(rotation: Rotation, v: Vector) -> Vector:
    """A vector, rotated."""
    w, x, y, z = rotation
    tx = 2 * (y * v[2] - z * v[1])
    ty = 2 * (z * v[0] - x * v[2])
    tz = 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def inverse(rotation: Rotation) -> Rotation:
    """The rotation back."""
    return (rotation[0], -rotation[1], -rotation[2], -rotation[3])
