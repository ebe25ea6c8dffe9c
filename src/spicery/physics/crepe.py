"""A crêpe in a pan: tossed with one flick, it lands turned, unturned, or not in the pan.

The hand moves the pan about a grip behind it; the engine and the air move the crêpe, which is made
of eight crossed spokes.  Three numbers describe the motion completely: how long the flick takes,
how far it lifts, and how far the pan is carried for the catch.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass

from spicery.core.rng import TURN, Rng
from spicery.physics.film import Film, Track
from spicery.physics.quaternions import Rotation, Vector, axis_angle, compose, z_axis
from spicery.physics.world import (
    FPS,
    GRAVITY,
    Material,
    energy_of,
    engine,
    isometry,
    new_world,
    pose_of,
)

RADIUS, THICK = 4.5, 0.2  # of the crêpe, cm
DENSITY = 0.7
SPOKES = 8
PAN, RIM, FLARE = 5.5, 1.4, 1.2  # radius of the pan's floor; height and flare of its rim
SIDES = 16
OFF = 0.4  # how far off centre it may lie
GRIP = 15.0  # behind the middle of the pan
TABLE = -30.0
FRICTION = 0.35
MATERIAL = Material((240.0, 5.0), (240.0, 5.0), reach=0.002)
STEPS = 8  # a frame
DT = 1 / (FPS * STEPS)
AIR = 0.0012 * 1.2 / 2  # half the density of air (g/cm³) times the drag coefficient of a disc

# Limits of a hand: forwards, up (cm/s, cm/s²), wrist (rad/s, rad/s²).
MOST_SPEED = (250.0, 250.0, 16.0)
MOST_PUSH = (6000.0, 6000.0, 400.0)
FOLLOW = 40.0

WIND_UP = 0.2  # s
LOW, HIGH = math.radians(-26.0), math.radians(21.0)  # of the wrist, before and after the flick
LEVEL = 0.2  # s from the end of the flick until the pan is level for the catch
CATCH = -1425.0  # cm ms: the quicker the flick, the closer to the cook the crêpe comes down
MOST_SECONDS = 3.0
TURNED, UNTURNED, MISSED = range(3)
PAN_BODY, CREPE_BODY = 0, 1  # bodies of a film

Path = list[tuple[float, float, float, float]]  # time; forwards, up, wrist


@dataclass
class Landing:
    """How a crêpe landed, and the film."""

    landing: int
    film: Film
    decided: bool  # otherwise judged by where it lay at the end
    flew: int  # frames


def path_of(flick: float, lift: float, carry: float) -> Path:
    """The path of the pan: wind up, flick (ms), lift (mm), carry it to the catch (mm)."""
    half, aside = lift / 20, CATCH / flick + carry / 10
    top = WIND_UP + flick / 1000
    return [
        (0.0, 0.0, -half, LOW),
        (WIND_UP, 0.0, -half, LOW),
        (top, 0.0, half, HIGH),
        (top + LEVEL, aside, 0.0, 0.0),
        (MOST_SECONDS, aside, 0.0, 0.0),
    ]


def along(path: Path, time: float) -> Vector:
    """Where the pan should be at a time."""
    at = min(max(bisect_right(path, time, key=lambda point: point[0]), 1), len(path) - 1)
    begin, end = path[at - 1], path[at]
    share = min(max((time - begin[0]) / (end[0] - begin[0]), 0.0), 1.0)
    x, z, wrist = (a + share * (b - a) for a, b in zip(begin[1:], end[1:], strict=True))
    return x, z, wrist


class Pan:
    """A pan in the hand with a crêpe in it."""

    def __init__(self, start: Vector, seed: int) -> None:
        self.at = list(start)  # forwards, up, wrist
        self.speed = [0.0, 0.0, 0.0]
        self.goal = list(start)
        self.still = 0
        self.flew = 0
        self.world = new_world(MATERIAL, DT)
        self.world.gravity = engine.Vec3(0.0, 0.0, -GRAVITY)
        body = engine.RigidBody.kinematic_position_based().position(isometry(*self.grip()))
        self.body = self.world.rigid_bodies[self.world.add_body(body, pan_shapes())]
        table = engine.Collider.halfspace((0.0, 0.0, 1.0)).translation((0.0, 0.0, TABLE))
        self.world.add_collider(table.friction(FRICTION))
        self.crepe = self._lay(Rng(seed))
        self.film = Film("flip", [Track(PAN_BODY, 0), Track(CREPE_BODY, 0)])
        self.look()

    def _lay(self, rng: Rng) -> engine.RigidBody:
        """The crêpe lies in the pan, not quite in the middle."""
        ahead, aside = OFF * (2 * rng.unit() - 1), OFF * (2 * rng.unit() - 1)
        (x, _, z), turn = self.grip()
        far, high = GRIP + ahead, THICK / 2 + 0.001
        s, c = math.sin(self.at[2]), math.cos(self.at[2])
        at = (x + c * far - s * high, aside, z + s * far + c * high)
        mass = DENSITY * math.pi * RADIUS**2 * THICK
        across = mass * RADIUS**2 / 4
        body = engine.RigidBody.dynamic().can_sleep(False).gyroscopic_forces(True)
        body = body.position(
            isometry(at, compose(turn, axis_angle((0.0, 0.0, 1.0), TURN / 2 * rng.unit())))
        )
        inertia = engine.MassProperties((0.0, 0.0, 0.0), mass, (across, across, 2 * across))
        handle = self.world.add_body(body.additional_mass_properties(inertia), crepe_shapes())
        return self.world.rigid_bodies[handle]

    def grip(self) -> tuple[Vector, Rotation]:
        """Where the grip of the pan is, and how it is turned."""
        x, z, wrist = self.at
        return (x - GRIP, 0.0, z), (math.cos(wrist / 2), 0.0, -math.sin(wrist / 2), 0.0)

    def frame(self, goal: Vector) -> None:
        """One sixtieth of a second towards where the pan is wanted."""
        steps = [(a - b) / STEPS for a, b in zip(goal, self.goal, strict=True)]
        for _ in range(STEPS):
            for axis in range(3):
                self._follow(axis, steps[axis])
            self.body.set_next_kinematic_position(isometry(*self.grip()))
            self._drag()
            self.world.step()
        self.look()

    def _follow(self, axis: int, step: float) -> None:
        self.goal[axis] += step
        off, most, push = self.goal[axis] - self.at[axis], MOST_SPEED[axis], MOST_PUSH[axis]
        want = min(math.sqrt(1.6 * push * abs(off)), FOLLOW * abs(off))
        speed = min(max(step / DT + math.copysign(want, off), -most), most)
        change = min(max(speed - self.speed[axis], -push * DT), push * DT)
        self.speed[axis] += change
        self.at[axis] += self.speed[axis] * DT

    def _drag(self) -> None:
        """Apply air drag: against motion across the face, and against tumbling."""
        body = self.crepe
        n, v, w = body.rotation.transform_vector((0.0, 0.0, 1.0)), body.linvel, body.angvel
        face = v.x * n.x + v.y * n.y + v.z * n.z
        force = -AIR * math.pi * RADIUS**2 * abs(face) * face
        own = w.x * n.x + w.y * n.y + w.z * n.z
        tx, ty, tz = w.x - own * n.x, w.y - own * n.y, w.z - own * n.z
        twist = -AIR * 0.8 * RADIUS**5 * math.sqrt(tx * tx + ty * ty + tz * tz)
        body.reset_forces()
        body.reset_torques()
        body.add_force((force * n.x, force * n.y, force * n.z))
        body.add_torque((twist * tx, twist * ty, twist * tz))

    # -- asking ---------------------------------------------------------------------

    def look(self) -> None:
        """Record a frame of the film."""
        pan, crepe = self.film.tracks
        pan.add(*self.grip())
        crepe.add(*pose_of(self.crepe))

    def seen(self) -> tuple[Vector, float]:
        """The centre of the crêpe relative to the pan, and the cosine between their faces."""
        at, turn = pose_of(self.crepe)
        (gx, _, gz), _ = self.grip()
        s, c = math.sin(self.at[2]), math.cos(self.at[2])
        dx, dz = at[0] - gx, at[2] - gz
        n = z_axis(turn)
        return (c * dx + s * dz - GRIP, at[1], c * dz - s * dx), n[2] * c - n[0] * s

    def judge(self) -> int | None:
        """How it landed; None while that is undecided."""
        (x, y, z), face = self.seen()
        away = math.hypot(x, y)
        self.flew += z > 2.0
        self.still = self.still + 1 if self._slow() else 0
        floor = self.at[1] + GRIP * math.sin(self.at[2])
        if self.crepe.translation.z < floor - 6.0 and away > PAN:
            return MISSED
        if self.still > 20 and (away > PAN or abs(face) < 0.5):
            return MISSED
        if self.still > 8 and away < PAN and abs(face) > 0.8 and self.flew:
            return TURNED if face < 0 else UNTURNED
        return None

    def _slow(self) -> bool:
        v, w = self.crepe.linvel, self.crepe.angvel
        drift = max(abs(v.x - self.speed[0]), abs(v.y), abs(v.z - self.speed[1]))
        return drift < 5.0 and max(abs(w.x), abs(w.y), abs(w.z)) < 1.5

    def verdict(self) -> int:
        """How it lies if nothing was decided: still in the pan, or over its rim."""
        (x, y, z), face = self.seen()
        if math.hypot(x, y) < PAN and abs(face) > 0.5 and z > -2.0:
            return TURNED if face < 0 else UNTURNED
        return MISSED

    def energy(self) -> float:
        """The energy of the crêpe above the table."""
        return energy_of(self.crepe) - self.crepe.mass * GRAVITY * TABLE


def pan_shapes() -> list[engine.Collider | engine.ColliderBuilder]:
    """The pan relative to its grip: a thick floor and a flared rim."""
    flat = axis_angle((1.0, 0.0, 0.0), math.pi / 2)
    found = [engine.Collider.cylinder(1.0, PAN + 0.4).position(isometry((GRIP, 0.0, -1.0), flat))]
    thick, slope = 1.2, math.atan2(FLARE, RIM)
    away = PAN + FLARE / 2 + math.cos(slope) * thick / 2
    up = RIM / 2 - math.sin(slope) * thick / 2
    wide = (PAN + FLARE) * math.tan(math.pi / SIDES) + 0.02
    for side in range(SIDES):
        angle = TURN * side / SIDES
        turn = compose(axis_angle((0.0, 0.0, 1.0), angle), axis_angle((0.0, 1.0, 0.0), slope))
        at = (GRIP + away * math.cos(angle), away * math.sin(angle), up)
        wall = engine.Collider.cuboid(thick / 2, wide, math.hypot(FLARE, RIM) / 2)
        found.append(wall.position(isometry(at, turn)))
    return [each.friction(FRICTION).restitution(0.0).density(0.0) for each in found]


def crepe_shapes() -> list[engine.Collider | engine.ColliderBuilder]:
    """Spokes: a disc would tunnel through the floor in wild tosses."""
    found: list[engine.Collider | engine.ColliderBuilder] = []
    far = RADIUS - THICK / 2
    for spoke in range(SPOKES):
        angle = math.pi * spoke / SPOKES
        x, y = far * math.cos(angle), far * math.sin(angle)
        stick = engine.Collider.capsule_from_endpoints((x, y, 0.0), (-x, -y, 0.0), THICK / 2)
        found.append(stick.friction(FRICTION).restitution(0.0).density(0.0))
    return found


def flip(flick: float, lift: float, carry: float, seed: int) -> Landing:
    """Toss the crêpe (ms, mm, mm); the seed determines how it lies in the pan."""
    return toss(path_of(flick, lift, carry), seed)


def toss(path: Path, seed: int) -> Landing:
    """Move the pan along any path and see how the crêpe lands."""
    pan = Pan(along(path, 0.0), seed)
    landing: int | None = None
    after_it = 0
    for frame in range(1, round(MOST_SECONDS * FPS)):
        time = frame / FPS
        pan.frame(along(path, time))
        if landing is None:
            landing = pan.judge()
        elif time > path[-2][0]:
            after_it += 1
            if after_it > 6:
                break
    if landing is None:
        return Landing(pan.verdict(), pan.film, False, pan.flew)
    return Landing(landing, pan.film, True, pan.flew)
