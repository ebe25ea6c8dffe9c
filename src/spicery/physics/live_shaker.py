"""A shaker in somebody's hand, frame by frame; and a whole seasoning at once.

The hand follows its target within human limits.  One turn there and one back (C30) is enforced
here, and a bottle that is held too long turns back by itself.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass
from typing import NamedTuple

from spicery.physics.errors import PhysicsError
from spicery.physics.film import Film, Track
from spicery.physics.quaternions import Rotation
from spicery.physics.shaker import DT, HOLD, STEPS, Shaker, Shaking
from spicery.physics.world import FPS

MOST_SPEED = 12.0  # rad/s
MOST_PUSH = 150.0  # rad/s²
FOLLOW = 30.0  # 1/s: a lag of 33 ms
BEGUN = 60.0  # degrees beyond which it counts as a turn
GIVE = 4.0  # degrees back from the peak, beyond which it is the turn back
LONGEST = 2.5  # s beyond a right angle
UPRIGHT = 0.1  # rad
HOLDING = 6.0  # degrees below the peak that still count as dwelling there
STRONGEST = 3  # of shaking
SHAKES = 30  # frames that shaking lasts
AT_REST = 6  # frames
MOST_FRAMES = 20 * FPS
BOTTLE = 0  # bodies of a film: the bottle; spices from 1; salt from 32
FIRST_SPICE, FIRST_SALT = 1, 32
HEAD = struct.Struct("<BHHhhIB")
PIECE = struct.Struct("<hhhI")
CLOSED, BACK, DONE = 1, 2, 4


class Motion(NamedTuple):
    """What a hand did, as the numbers of a record."""

    tilt: int  # degrees
    dwell: int  # ms
    there: int  # degrees/s
    back: int
    shake: int  # strength, 0 to 3


@dataclass
class Turning:
    """The tilt of a hand in radians, and what it has done so far."""

    angle: float = 0.0
    speed: float = 0.0
    peak: float = 0.0  # degrees, of the target
    low: float = 0.0
    over: float = 0.0  # s beyond a right angle
    back: bool = False

    def wanted(self, degrees: float) -> float:
        """The target angle within the rule: there, and then only back."""
        degrees = min(max(degrees, 0.0), 180.0)
        if self.angle > math.pi / 2:
            self.over += 1 / FPS
        if self.over > LONGEST and not self.back:
            self.back, self.low = True, 0.0
        if self.back:
            self.low = min(self.low, degrees)
            return self.low
        self.peak = max(self.peak, degrees)
        if self.peak > BEGUN and degrees < self.peak - GIVE:
            self.back, self.low = True, degrees
            return degrees
        return degrees if self.peak <= BEGUN else self.peak

    def follow(self, goal: float) -> float:
        """Move one step towards an angle, as fast as a hand can."""
        off = goal - self.angle
        speed = min(MOST_SPEED, math.sqrt(1.6 * MOST_PUSH * abs(off)), FOLLOW * abs(off))
        push = (math.copysign(speed, off) - self.speed) / DT
        self.speed += min(max(push, -MOST_PUSH), MOST_PUSH) * DT
        self.angle += self.speed * DT
        return self.angle


class LiveShaker:
    """A seasoning in progress: one call of `frame` every sixtieth of a second."""

    def __init__(self, spice: int, salt: int, seed: int) -> None:
        self.shaker = Shaker(spice, salt, seed)
        self.hand = Turning()
        self.frames = 0
        self.done = False
        self.shook = 0
        self.shaking: Shaking | None = None
        self._calm = 0
        self._angles: list[float] = []  # degrees, since the turn began
        numbers = [FIRST_SPICE + piece for piece in range(spice)]
        numbers += [FIRST_SALT + piece for piece in range(salt)]
        self.film = Film("season", [Track(body, 0) for body in (BOTTLE, *numbers)])
        self._look()

    def frame(self, tilt: float, shake: int = 0) -> bytes:
        """Simulate a frame with a target tilt in degrees; the poses after it."""
        if not self.done:
            self._move(tilt, shake)
            self.frames += 1
            self._look()
            if self.frames >= MOST_FRAMES:
                raise PhysicsError("the shaker was held for too long")
        return self.packed()

    def _move(self, tilt: float, shake: int) -> None:
        if self.shaking is None and shake > 0 and not self._angles and self.hand.angle < UPRIGHT:
            self.shook = max(self.shook, min(shake, STRONGEST))
            self.shaking = Shaking(min(shake, STRONGEST) / STRONGEST, SHAKES, self.shaker.rng)
            self.shaker.thumb(True)
        if self.shaking is not None:
            if not self.shaking.frame(self.shaker):
                self.shaking = None
                self.shaker.thumb(False)
            return
        goal = math.radians(self.hand.wanted(tilt))
        for _ in range(STEPS):
            self.shaker.pour(self.hand.follow(goal))
        if self._angles or self.hand.peak > BEGUN:
            self._angles.append(math.degrees(self.hand.angle))
        back = self.hand.back and abs(self.hand.angle) < 0.02
        self._calm = self._calm + 1 if back and self.shaker.speed() < 5.0 else 0
        self.done = self._calm >= AT_REST

    def _look(self) -> None:
        x, y, z = self.shaker.sway
        bottle, *pieces = self.film.tracks
        bottle.add((x, y, HOLD + z), self.shaker.turn())
        for track, (at, turn) in zip(pieces, self.shaker.poses(), strict=True):
            track.add(at, turn)

    def untouched(self) -> bool:
        """Whether no turn was begun and the hand is back."""
        return not self._angles and self.shaking is None and self.hand.angle < UPRIGHT

    def outcome(self) -> tuple[int, int]:
        """How many spices and how many grains of salt have fallen so far."""
        return self.shaker.outcome()

    def motion(self) -> Motion:
        """What the hand did, in the numbers of a record."""
        angles = self._angles or [0.0]
        peak = max(angles)
        held = [at for at, angle in enumerate(angles) if angle > peak - HOLDING]
        turn = peak - HOLDING - min(angles[0], peak - HOLDING)
        there = turn * FPS / max(held[0], 1)
        back = (peak - HOLDING) * FPS / max(len(angles) - held[-1] - AT_REST, 1)
        dwell = (held[-1] - held[0]) * 1000 / FPS
        return Motion(round(peak), round(dwell), round(there), round(back), self.shook)

    def packed(self) -> bytes:
        """This frame as bytes; see docs/films.md."""
        shaker = self.shaker
        closed = CLOSED if self.shaking is not None else 0
        flags = closed | (BACK if self.hand.back else 0) | (DONE if self.done else 0)
        bottle, *pieces = self.film.tracks
        x, _, z = bottle.rows[-1][:3]
        tilt = min(max(round(math.degrees(shaker.angle) * 100), 0), 0xFFFF)
        out = sum(1 << piece for piece in shaker.fallen)
        head = HEAD.pack(flags, self.frames & 0xFFFF, tilt, x, z, out, len(pieces))
        rows = [track.rows[-1] for track in pieces]
        return head + b"".join([PIECE.pack(*row[:3], smallest_three(row[3:])) for row in rows])


def smallest_three(turn: tuple[int, ...]) -> int:
    """A rotation in 32 bits: the index of the largest component, then the others in ten each."""
    size = math.hypot(*turn)
    largest = max(range(4), key=lambda at: abs(turn[at]))
    sign = -1 if turn[largest] < 0 else 1
    packed = largest
    for at in range(4):
        if at != largest:
            packed = packed << 10 | round((sign * turn[at] / size * math.sqrt(2) + 1) * 511.5)
    return packed


def unpacked_turn(packed: int) -> Rotation:
    """The rotation held by 32 bits."""
    largest = packed >> 30
    parts = [(packed >> shift & 1023) / 511.5 - 1 for shift in (20, 10, 0)]
    rest = [part / math.sqrt(2) for part in parts]
    rest.insert(largest, math.sqrt(max(0.0, 1 - sum(part * part for part in rest))))
    return rest[0], rest[1], rest[2], rest[3]


def season(
    spice: int,
    salt: int,
    tilt: float,
    dwell: float,
    there: float,
    back: float,
    shake: int,
    seed: int,
) -> LiveShaker:
    """A whole seasoning: degrees, ms, degrees per second, strength of shaking."""
    live = LiveShaker(spice, salt, seed)
    while shake > 0 and live.frames < SHAKES:
        live.frame(0.0, shake)
    while live.shaking is not None:
        live.frame(0.0)
    began = live.frames
    up, down = tilt / there, tilt / there + dwell / 1000
    while not live.done:
        time = (live.frames - began + 1) / FPS
        if time < up:
            live.frame(there * time)
        elif time < down:
            live.frame(tilt)
        else:
            live.frame(max(0.0, tilt - back * (time - down)))
    return live
