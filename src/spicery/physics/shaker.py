"""A spice shaker: a bottle with a narrow neck over a pan, spices and salt inside.

The hand moves the bottle, the engine moves the pieces.  A piece past the mouth has fallen and
belongs to the pan.  Geometry, time steps, friction and tremor are one tuned set.
"""

from __future__ import annotations

import math

from spicery.core.rng import TURN, Rng
from spicery.physics.errors import PhysicsError
from spicery.physics.quaternions import (
    IDENTITY,
    Rotation,
    Vector,
    axis_angle,
    compose,
    inverse,
    rotate,
)
from spicery.physics.world import (
    FPS,
    GRAVITY,
    Material,
    Pose,
    energy_of,
    engine,
    isometry,
    new_world,
    pose_of,
)

SPICE, SALT = 0.50, 0.46  # edges of the pieces, cm
BEVEL = 0.04
SIDES = 8  # the bottle is an octagon
BODY, HEIGHT = 1.3, 3.0  # half its width, and its height up to the shoulder
SHOULDER, NECK = 0.8, 0.3
THROAT = 1.24
MOUTH = HEIGHT + SHOULDER + NECK
PIVOT = 2.5  # the hand turns the bottle about this height
HOLD = 9.0  # and holds it this high above the pan
PAN = 5.5  # radius
FRICTION = 0.18
DENSITY = 0.9
MATERIAL = Material((120.0, 5.0), (120.0, 5.0), reach=0.002)
STEPS = 5  # a frame
DT = 1 / (FPS * STEPS)
TREMOR, TREMOR_HZ = (
    0.12,
    10.0,
)  # cm; no hand is still, and this breaks up arches of pieces
LAYER = 5  # pieces laid side by side when the bottle is filled
LEAK = 0.05  # tolerance when checking that a centre is inside

_GROUP = engine.Group
INSIDE = engine.InteractionGroups(_GROUP(2), _GROUP(1 | 2))
WALL = engine.InteractionGroups(_GROUP(1), _GROUP(2))
FALLEN = engine.InteractionGroups(_GROUP(8), _GROUP(4 | 8))
PAN_GROUP = engine.InteractionGroups(_GROUP(4), _GROUP(8))
OPEN = engine.InteractionGroups(_GROUP(0), _GROUP(0))


def ring(low: float, bottom: float, high: float, top: float, thick: float) -> list[Wall]:
    """Walls all around, with these half-widths at the bottom and at the top."""
    slope = math.atan2(high - low, top - bottom)
    half = (thick / 2, max(low, high) * math.tan(math.pi / SIDES) + 0.02, 0.0)
    length = math.hypot(high - low, top - bottom) / 2
    away = (low + high) / 2 + math.cos(slope) * thick / 2
    up = (bottom + top) / 2 - math.sin(slope) * thick / 2
    walls: list[Wall] = []
    for side in range(SIDES):
        angle = TURN * side / SIDES
        turn = compose(axis_angle((0.0, 0.0, 1.0), angle), axis_angle((0.0, 1.0, 0.0), slope))
        at = (away * math.cos(angle), away * math.sin(angle), up - PIVOT)
        walls.append(((half[0], half[1], length), (at, turn)))
    return walls


Wall = tuple[Vector, Pose]


def bottle_walls() -> list[engine.ColliderBuilder]:
    """The bottle relative to its pivot; the last wall is the thumb on the mouth.

    Floor and body are half-spaces: pieces could be pressed through thin walls.
    """
    found = [engine.Collider.halfspace((0.0, 0.0, 1.0)).translation((0.0, 0.0, -PIVOT))]
    for side in range(SIDES):
        x, y = math.cos(TURN * side / SIDES), math.sin(TURN * side / SIDES)
        plane = engine.Collider.halfspace((-x, -y, 0.0))
        found.append(plane.translation((BODY * x, BODY * y, 0.0)))
    neck = HEIGHT + SHOULDER
    walls = ring(BODY, HEIGHT, THROAT / 2, neck, 1.0)
    walls += ring(THROAT / 2, neck - 0.03, THROAT / 2, MOUTH, 0.6)
    walls.append(((2.0, 2.0, 0.5), ((0.0, 0.0, MOUTH + 0.5 - PIVOT), IDENTITY)))
    for half, (at, turn) in walls:
        found.append(engine.Collider.cuboid(*half).position(isometry(at, turn)).density(0.0))
    return [wall.friction(FRICTION).restitution(0.0).collision_groups(WALL) for wall in found]


def pan_walls() -> list[engine.ColliderBuilder]:
    """The pan under the bottle; nothing that is flung sideways gets past it (C30)."""
    found = [engine.Collider.halfspace((0.0, 0.0, 1.0))]
    for side in range(8):
        turn = axis_angle((0.0, 0.0, 1.0), TURN * side / 8)
        at = (PAN * math.cos(TURN * side / 8), PAN * math.sin(TURN * side / 8), HOLD)
        found.append(engine.Collider.cuboid(0.4, 3.0, HOLD).position(isometry(at, turn)))
    return [wall.friction(FRICTION).collision_groups(PAN_GROUP) for wall in found]


class Shaker:
    """A bottle in the hand, upright at first and freshly filled, in an order set by the seed."""

    def __init__(self, spice: int, salt: int, seed: int) -> None:
        self.spice = spice
        self.count = spice + salt
        self.rng = Rng(seed)
        self.angle = 0.0
        self.sway: Vector = (0.0, 0.0, 0.0)  # of the hand, visibly
        self.steps = 0
        self.inside = list(range(self.count))
        self.fallen: list[int] = []
        self.world = new_world(MATERIAL, DT)
        self._phases = (TURN * self.rng.unit(), TURN * self.rng.unit())
        self._set_up()
        self._fill()
        self.shake(0.6, 0.35)

    def _set_up(self) -> None:
        world = self.world
        world.gravity = engine.Vec3(0.0, 0.0, -GRAVITY)
        hand = engine.RigidBody.kinematic_position_based().translation((0.0, 0.0, HOLD))
        handle = world.add_body(hand, [*bottle_walls()])
        self.bottle = world.rigid_bodies[handle]
        self._thumb = self.bottle.colliders[-1]
        for wall in pan_walls():
            world.add_collider(wall)
        self.bodies = []
        self._shapes = []
        for piece in range(self.count):
            half = (SPICE if piece < self.spice else SALT) / 2 - BEVEL
            cube = engine.Collider.round_cuboid(half, half, half, BEVEL).density(DENSITY)
            cube = cube.friction(FRICTION).restitution(0.0).collision_groups(INSIDE)
            body = engine.RigidBody.dynamic().can_sleep(False)
            handle = world.add_body(body.translation((0.0, 0.0, 50.0 + 2 * piece)), [cube])
            self.bodies.append(world.rigid_bodies[handle])
            self._shapes.append(self.bodies[-1].colliders[0])

    def _fill(self) -> None:
        """Lay the pieces in layers, in random order."""
        order = list(range(self.count))
        for at in range(self.count - 1, 0, -1):
            other = int(self.rng.below(at + 1))
            order[at], order[other] = order[other], order[at]
        for place, piece in enumerate(order):
            layer, which = divmod(place, LAYER)
            angle = TURN * which / LAYER + layer * 0.6
            spot = (
                0.78 * math.cos(angle),
                0.78 * math.sin(angle),
                0.4 + layer * 0.62 + HOLD - PIVOT,
            )
            turn = axis_angle((0.0, 0.0, 1.0), TURN * self.rng.unit())
            self.bodies[piece].position = isometry(spot, turn)

    # -- motions --------------------------------------------------------------------

    def thumb(self, closed: bool) -> None:
        """Close or open the mouth."""
        self.world.colliders[self._thumb].collision_groups = WALL if closed else OPEN

    def shake(self, strength: float, seconds: float) -> None:
        """Shake the upright bottle with the thumb on its mouth, then hold it still for a moment."""
        self.thumb(True)
        shaking = Shaking(strength, round(seconds * FPS), self.rng)
        while shaking.frame(self):
            pass
        self.thumb(False)

    def pour(self, angle: float) -> None:
        """Simulate a step with the bottle at an angle; a piece past the mouth has fallen."""
        self.steps += 1
        self.angle = angle
        loose = TREMOR * min(1.0, max(0.0, angle))
        time = TURN * TREMOR_HZ * self.steps * DT
        one, other = self._phases
        self.sway = (loose * math.sin(time + one), 0.0, loose * math.sin(1.13 * time + other))
        at = (self.sway[0], 0.0, HOLD + self.sway[2])
        self.bottle.set_next_kinematic_position(isometry(at, self.turn()))
        self.world.step()
        if angle > 1.0:
            self._count()

    def rest(self, push: Vector) -> None:
        """Simulate a step upright; a push of the hand is felt inside as acceleration."""
        self.world.gravity = engine.Vec3(push[0], push[1], push[2] - GRAVITY)
        self.world.step()

    def _count(self) -> None:
        s, c = math.sin(self.angle), math.cos(self.angle)
        x, _, z = self.sway
        limit = MOUTH + SPICE / 2 - PIVOT
        for piece in self.inside:
            at = self.bodies[piece].translation
            if s * (at.x - x) + c * (at.z - HOLD - z) > limit:
                self.fallen.append(piece)
                self.world.colliders[self._shapes[piece]].collision_groups = FALLEN
        self.inside = [piece for piece in self.inside if piece not in self.fallen]

    # -- asking ---------------------------------------------------------------------

    def turn(self) -> Rotation:
        """The rotation of the bottle."""
        return (math.cos(self.angle / 2), 0.0, math.sin(self.angle / 2), 0.0)

    def poses(self) -> list[Pose]:
        """The poses of all pieces; PhysicsError if one went through a wall."""
        found = [pose_of(body) for body in self.bodies]
        back = inverse(self.turn())
        x, y, z = self.sway
        for piece in self.inside:
            at = found[piece][0]
            if leaks(rotate(back, (at[0] - x, at[1] - y, at[2] - HOLD - z))):
                raise PhysicsError("a piece went through the wall of the shaker")
        return found

    def speed(self) -> float:
        """The speed of the fastest piece in the bottle, cm/s."""
        return max((self.bodies[piece].linvel.norm() for piece in self.inside), default=0.0)

    def energy(self) -> float:
        """The energy of all pieces."""
        return sum(energy_of(body) for body in self.bodies)

    def outcome(self) -> tuple[int, int]:
        """How many spices and how much salt have fallen."""
        spices = sum(piece < self.spice for piece in self.fallen)
        return spices, len(self.fallen) - spices


class Shaking:
    """Shaking before the turn: up to 2 g, five to six times a second."""

    def __init__(self, strength: float, frames: int, rng: Rng) -> None:
        self.steps = frames * STEPS
        self.still = FPS // 5 * STEPS
        self.done = 0
        self.rates = [TURN * (5 + rng.unit()) for _ in range(3)]
        self.phases = [TURN * rng.unit() for _ in range(3)]
        self.push = [2000.0 * strength * share for share in (0.5, 0.5, 1.0)]

    def frame(self, shaker: Shaker) -> bool:
        """Simulate a frame; whether the shaking goes on."""
        for _ in range(STEPS):
            share = math.sin(math.pi * self.done / self.steps) if self.done < self.steps else 0.0
            time = self.done * DT
            x, y, z = (
                share * push * math.sin(rate * time + phase)
                for push, rate, phase in zip(self.push, self.rates, self.phases, strict=True)
            )
            shaker.rest((x, y, z))
            self.done += 1
        return self.done < self.steps + self.still


def leaks(at: Vector) -> bool:
    """Whether a point, relative to the pivot of the bottle, is outside its cavity."""
    x, y, z = at
    z += PIVOT
    if z >= MOUTH:
        return False
    around = [TURN * side / SIDES for side in range(SIDES)]
    away = max(x * math.cos(angle) + y * math.sin(angle) for angle in around)
    if z < HEIGHT:
        most = BODY
    else:
        most = max(THROAT / 2, BODY + (THROAT / 2 - BODY) * (z - HEIGHT) / SHOULDER)
    return z < -LEAK or away > most + LEAK
