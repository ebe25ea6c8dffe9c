"""The engine, and what all our worlds share: units, contact parameters, reading poses.

Units are centimetres, grams and seconds, with z up: the engine wants bodies of about size 1.  It
runs on one thread, since handing a step to another thread costs more than the step.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass

os.environ.setdefault("RAYON_NUM_THREADS", "1")  # read when the engine is loaded

import rapier3d

from spicery.physics.errors import PhysicsError
from spicery.physics.quaternions import Rotation, Vector

engine = rapier3d

ENGINE = "rapier3d"
VERSION = engine.__version__
NAME = f"{ENGINE} {VERSION}"
GRAVITY = 981.0  # cm/s²
FPS = 60
FASTEST = 4000.0  # cm/s; the engine's own limit is below a quick throw

Pose = tuple[Vector, Rotation]


@dataclass(frozen=True)
class Material:
    """How contacts behave: softness (Hz, damping) between moving bodies, and with fixed ones."""

    soft: tuple[float, float]
    fixed_soft: tuple[float, float]
    simple_friction: bool = False
    reach: float | None = None  # the distance at which contacts are predicted, in cm


def new_world(material: Material, dt: float, iterations: int = 4) -> engine.PhysicsWorld:
    """An empty world without gravity."""
    world = engine.PhysicsWorld()
    rules = world.integration_parameters
    rules.dt = dt
    rules.num_solver_iterations = iterations
    rules.contact_softness = engine.SpringCoefficients(*material.soft)
    rules.static_contact_softness = engine.SpringCoefficients(*material.fixed_soft)
    rules.normalized_max_linear_velocity = FASTEST
    if material.reach is not None:
        rules.normalized_prediction_distance = material.reach
    models = engine.FrictionModel
    rules.friction_model = models.SIMPLIFIED if material.simple_friction else models.COULOMB
    return world


def isometry(at: Vector, turn: Rotation) -> engine.Isometry3:
    """A pose in the engine's terms."""
    return engine.Isometry3(at, engine.Rotation3(*turn))


def pose_of(body: engine.RigidBody) -> Pose:
    """The pose of a body; PhysicsError if the engine has lost it."""
    at = body.translation
    turn = body.rotation
    pose = ((at.x, at.y, at.z), (turn.w, turn.i, turn.j, turn.k))
    if not math.isfinite(at.x + at.y + at.z + turn.w + turn.i + turn.j + turn.k):
        raise PhysicsError("the engine has lost a piece")
    return pose


def energy_of(body: engine.RigidBody) -> float:
    """Kinetic and potential energy above the floor, in g cm²/s²."""
    return body.kinetic_energy() + body.mass * GRAVITY * body.translation.z
