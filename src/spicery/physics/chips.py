"""Chips on a board with a low rim: one is thrown, and everything it moves comes to rest again.

Every throw has a fresh world with the chips in the order of their tokens, so that nothing is left
of an earlier one.  Sizes, friction and bounce are our choice; together with time steps and contact
softness they are one tuned set, to which the stand-in is fitted.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from spicery.physics.errors import PhysicsError
from spicery.physics.film import Film, Track
from spicery.physics.flight import (
    ACROSS,
    ALONG,
    FOOT,
    HALF,
    MASS,
    MOST_SECONDS,
    RADIUS,
    RIM,
    THICK,
    Flight,
    Release,
)
from spicery.physics.quaternions import (
    IDENTITY,
    UPSIDE_DOWN,
    Rotation,
    axis_angle,
    compose,
    z_axis,
)
from spicery.physics.world import (
    FPS,
    GRAVITY,
    Material,
    Pose,
    engine,
    isometry,
    new_world,
    pose_of,
)

BEVEL = 0.05
CHIP_FRICTION, CHIP_BOUNCE = 0.30, 0.50  # the engine averages those of two bodies in contact
BOARD_FRICTION, BOARD_BOUNCE = 0.38, 0.10
STEEP = math.radians(57.0)  # the inner slope of the rim: slow chips stay, fast ones climb it
BAR = 0.3
MATERIAL = Material((360.0, 3.0), (240.0, 5.0), simple_friction=True)

TRAVEL = 0.17  # cm that the fastest point may move in one step: less than the thickness of a chip
FEWEST_STEPS, MOST_STEPS = 6, 96  # steps a frame
BEYOND = HALF + RADIUS + 3.0  # chips further out are removed

# A chip is at rest when it has hardly moved for this many frames.
REST_FRAMES = 9
REST_WAY = 0.025  # cm
REST_TURN = math.cos(0.01)
HURRY = 10.0  # cm/s; faster than this, it is certainly not at rest
CALM_SPEED, CALM_SPIN, CALM_DAMPING = 6.0, 5.0, 60.0  # ends the rocking of chips that lean
ROLL_DAMPING = 4.0
ON_EDGE, UPRIGHT = 0.35, 0.12
TOPPLE_SPIN = 4.5  # rad/s; tips a chip that stands on its edge
TOPPLE_AGAIN = 20  # frames


@dataclass
class Landing:
    """The result of a throw: poses of the chips that moved, chips that left the board, the film."""

    poses: dict[int, Pose]
    gone: set[int]
    film: Film
    steps: int = 0
    toppled: int = 0


@dataclass
class Mover:
    """A chip that is awake: its track, and its poses in the last frames."""

    track: Track
    recent: list[Pose] = field(default_factory=list)
    seen: int = -1  # the last frame in which it was awake
    toppled: int = -99


class Throw:
    """A throw in progress, frame by frame."""

    def __init__(self, lying: Mapping[int, Pose], chip: int, release: Release) -> None:
        self.chip = chip
        self.lying = dict(lying)
        self.steps = 0
        self.toppled = 0
        self.gone: set[int] = set()
        self.movers = {chip: Mover(Track(chip, 0))}
        self.last: dict[int, Pose] = dict(lying)
        flight = Flight(release, self.lying.values())
        self.release = flight.release
        self.frame = len(flight.seen) - 1
        for seen in flight.seen:
            self.movers[chip].track.add(seen.at, seen.attitude)
        self.last[chip] = (seen.at, seen.attitude)
        self.speed = self.release.quickest()
        self.tokens: dict[engine.RigidBodyHandle, int] = {}
        self.world = self._set_up()
        self.bodies = self.world.rigid_bodies

    # -- the world ------------------------------------------------------------------

    def _set_up(self) -> engine.PhysicsWorld:
        world = new_world(MATERIAL, 1e-6)
        for part in board():
            world.add_collider(part)
        for token in sorted(self.lying):
            at, turn = self.lying[token]
            self._add(world, token, Release(at, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), turn))
        self.touch(world)
        for handle in self.tokens:
            world.rigid_bodies[handle].sleep()
        world.gravity = engine.Vec3(0.0, 0.0, -GRAVITY)
        self._add(world, self.chip, self.release)
        return world

    def touch(self, world: engine.PhysicsWorld) -> None:
        """A step without gravity: contacts form, and chips can sleep until something hits them."""
        world.step()

    def _add(self, world: engine.PhysicsWorld, token: int, how: Release) -> None:
        body = engine.RigidBody.dynamic().position(isometry(how.at, how.attitude))
        body = body.linvel(how.velocity).angvel(how.spin).gyroscopic_forces(True)
        mass, disc = chip()
        handle = world.add_body(body.additional_mass_properties(mass), [disc])
        added = world.rigid_bodies[handle]
        rest = added.activation
        rest.time_until_sleep, rest.linear_threshold = 0.1, 0.5
        added.activation = rest
        self.tokens[handle] = token

    # -- a frame --------------------------------------------------------------------

    def step(self) -> bool:
        """Simulate a sixtieth of a second; whether anything still moves."""
        fastest = self.speed + GRAVITY / FPS
        self.advance(max(FEWEST_STEPS, min(MOST_STEPS, math.ceil(fastest / (FPS * TRAVEL)))))
        self.frame += 1
        self.speed = 0.0
        busy = False
        for handle in self.world.active_bodies():
            if self._look(handle):
                busy = True
        return busy

    def advance(self, count: int) -> None:
        """Have the engine simulate one frame in a number of steps."""
        world = self.world
        world.integration_parameters.dt = 1 / (FPS * count)
        for _ in range(count):
            world.step()
        self.steps += count

    def _look(self, handle: engine.RigidBodyHandle) -> bool:
        """Record the pose of a chip that is awake, damp or topple it; whether it still moves."""
        body = self.bodies[handle]
        token = self.tokens[handle]
        pose = pose_of(body)
        at, turn = pose
        mover = self._mover(token)
        mover.track.add(at, turn)
        self.last[token] = pose
        if max(abs(at[0]), abs(at[1])) > BEYOND:
            self.gone.add(token)
            self.world.remove_body(handle)
            return False
        v, w = body.linvel, body.angvel
        speed = math.sqrt(v.x * v.x + v.y * v.y + v.z * v.z)
        spin = math.sqrt(w.x * w.x + w.y * w.y + w.z * w.z)
        self.speed = max(self.speed, speed + spin * RADIUS)
        flat = abs(1 - 2 * (turn[1] * turn[1] + turn[2] * turn[2]))
        self._damp(body, at[2], flat, speed, spin)
        if flat < ON_EDGE:
            self._topple(body, mover, turn, flat, speed, spin)
            return True
        return speed > HURRY or not rests(mover, pose, self.frame)

    def _mover(self, token: int) -> Mover:
        mover = self.movers.get(token)
        if mover is None:
            mover = self.movers[token] = Mover(Track(token, self.frame - 1))
        track = mover.track
        while track.first + len(track.rows) < self.frame:  # before it moved, or while it slept
            track.add(*self.last[token])
        return mover

    def _damp(
        self, body: engine.RigidBody, height: float, flat: float, speed: float, spin: float
    ) -> None:
        if flat > ON_EDGE and speed < CALM_SPEED and spin < CALM_SPIN:
            body.angular_damping = CALM_DAMPING * max(1.0, self.frame / 30)
        elif flat < 0.9 and height < RADIUS * math.sqrt(1 - flat * flat) + THICK / 2 * flat + 0.05:
            body.angular_damping = ROLL_DAMPING
        else:
            body.angular_damping = 0.0

    def _topple(
        self,
        body: engine.RigidBody,
        mover: Mover,
        turn: Rotation,
        flat: float,
        speed: float,
        spin: float,
    ) -> None:
        """Tip a chip that stands on its edge over to the side it leans to."""
        slow = flat < UPRIGHT and speed < HURRY and spin < 8.0
        if not slow or self.frame - mover.toppled <= TOPPLE_AGAIN:
            return
        mover.toppled = self.frame
        self.toppled += 1
        n = z_axis(turn)
        s = TOPPLE_SPIN if n[2] >= 0 else -TOPPLE_SPIN
        body.angvel = engine.Vec3(n[1] * s, -n[0] * s, 0.0)
        body.linvel = engine.Vec3(-n[0] * s * RADIUS, -n[1] * s * RADIUS, 0.0)

    def energy(self) -> float:
        """The energy of all chips in the world, in g cm²/s²."""
        return sum(energy(self.bodies[handle]) for handle in self.tokens if handle in self.bodies)

    def landing(self) -> Landing:
        """The result so far."""
        moved = {token: self.last[token] for token in self.movers}
        film = Film("throw", [mover.track for mover in self.movers.values()])
        return Landing(moved, self.gone, film, self.steps, self.toppled)


def energy(body: engine.RigidBody) -> float:
    """Kinetic and potential energy, in g cm²/s²."""
    (_, _, z), turn = pose_of(body)
    v, w, n = body.linvel, body.angvel, z_axis(turn)
    own = w.x * n[0] + w.y * n[1] + w.z * n[2]
    across = w.x * w.x + w.y * w.y + w.z * w.z - own * own
    moving = MASS * (v.x * v.x + v.y * v.y + v.z * v.z)
    return (moving + ACROSS * across + ALONG * own * own) / 2 + MASS * GRAVITY * z


def rests(mover: Mover, pose: Pose, frame: int) -> bool:
    """Whether a chip has hardly moved in the last frames."""
    recent = mover.recent
    if mover.seen != frame - 1:
        recent.clear()
    mover.seen = frame
    recent.append(pose)
    if len(recent) < REST_FRAMES:
        return False
    if len(recent) > REST_FRAMES:
        del recent[0]
    (x, y, z), (w, i, j, k) = pose
    for (ox, oy, oz), (ow, oi, oj, ok) in recent:
        if (x - ox) ** 2 + (y - oy) ** 2 + (z - oz) ** 2 > REST_WAY * REST_WAY:
            return False
        if abs(w * ow + i * oi + j * oj + k * ok) < REST_TURN:
            return False
    return True


@cache
def chip() -> tuple[engine.MassProperties, engine.ColliderBuilder]:
    """The mass and shape of a chip: a disc, with the inertia of one with a hole."""
    disc = engine.Collider.round_cylinder(THICK / 2 - BEVEL, RADIUS - BEVEL, BEVEL)
    disc = disc.rotation((math.pi / 2, 0.0, 0.0)).density(0.0)
    mass = engine.MassProperties((0.0, 0.0, 0.0), MASS, (ACROSS, ACROSS, ALONG))
    return mass, disc.friction(CHIP_FRICTION).restitution(CHIP_BOUNCE)


@cache
def board() -> list[engine.ColliderBuilder]:
    """The board, which continues as the table, and its rim."""
    floor = engine.Collider.halfspace((0.0, 0.0, 1.0))
    parts = [floor, *[rim(quarter) for quarter in range(4)]]
    return [part.friction(BOARD_FRICTION).restitution(BOARD_BOUNCE) for part in parts]


def rim(quarter: int) -> engine.ColliderBuilder:
    """F1: one side of the rim, a bar that leans outwards, half sunk into the table."""
    lean = math.pi / 2 - STEEP
    high, wide = math.cos(lean) + math.sin(lean), math.cos(lean) - math.sin(lean)
    away = HALF - FOOT + RIM / math.tan(STEEP) + BAR * wide
    angle = quarter * math.pi / 2
    at = (away * round(math.cos(angle)), away * round(math.sin(angle)), RIM - BAR * high)
    turn = compose(axis_angle((0.0, 0.0, 1.0), angle), axis_angle((0.0, 1.0, 0.0), lean))
    return engine.Collider.cuboid(BAR, away + BAR, BAR).position(isometry(at, turn))


def throw(lying: Mapping[int, Pose], chip: int, release: Release) -> Landing:
    """Throw a chip among those on the board, and simulate until everything is at rest."""
    made = Throw(lying, chip, release)
    while made.step():
        if made.frame > MOST_SECONDS * FPS:
            raise PhysicsError("the chips never came to rest")
    return made.landing()


def flat(x: float, y: float, up: bool = False) -> Pose:
    """The pose of a chip that lies flat on the board."""
    return (x, y, THICK / 2), IDENTITY if up else UPSIDE_DOWN
