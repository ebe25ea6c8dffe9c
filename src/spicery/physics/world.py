"""The engine, and what all our worlds share: units, stiffness, reading a body.

Engine units are centimetres, grams and seconds, z up: pieces must measure about 1.  One thread:
handing a step to another costs more than the step.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass

os.environ.setdefault("RAYON_NUM_THREADS", "1")  # read when the engine is loaded

import rapier3d

from spicery.physics.errors import PhysicsError
from spicery.physics.quaternions import Turn, Vector

engine = rapier3d

ENGINE = "rapier3d"
VERSION = engine.__version__
NAME = f"{ENGINE} {VERSION}"
GRAVITY = 981.0  # cm/s²
FPS = 60
FASTEST = 4000.0  # cm/s; the engine's own limit is below a quick throw

Pose = tuple[Vector, Turn]


@dataclass(frozen=True)
class Stuff:
    """How contacts behave: softness in Hz and damping, for moving and for fixed partners."""

    soft: tuple[float, float]
    fixed_soft: tuple[float, float]
    simple_friction: bool = False
    reach: float | None = None  # how far ahead contacts are looked for, in cm


def new_world(stuff: Stuff, dt: float, iterations: int = 4) -> engine.PhysicsWorld:
    """An empty world without gravity."""
    world = engine.PhysicsWorld()
    rules = world.integration_parameters
    rules.dt = dt
    rules.num_solver_iterations = iterations
    rules.contact_softness = engine.SpringCoefficients(*stuff.soft)
    rules.static_contact_softness = engine.SpringCoefficients(*stuff.fixed_soft)
    rules.normalized_max_linear_velocity = FASTEST
    if stuff.reach is not None:
        rules.normalized_prediction_distance = stuff.reach
    models = engine.FrictionModel
    rules.friction_model = models.SIMPLIFIED if stuff.simple_friction else models.COULOMB
    return world


def placed(at: Vector, turn: Turn) -> engine.Isometry3:
    """A pose for the engine."""
    return engine.Isometry3(at, engine.Rotation3(*turn))


def pose_of(body: engine.RigidBody) -> Pose:
    """Where a body is; PhysicsError if the engine lost it."""
    at = body.translation
    turn = body.rotation
    pose = ((at.x, at.y, at.z), (turn.w, turn.i, turn.j, turn.k))
    if not math.isfinite(at.x + at.y + at.z + turn.w + turn.i + turn.j + turn.k):
        raise PhysicsError("a piece was lost by the engine")
    return pose


def energy_of(body: engine.RigidBody) -> float:
    """Of motion and height above the floor, in g cm²/s²."""
    return body.kinetic_energy() + body.mass * GRAVITY * body.translation.z
