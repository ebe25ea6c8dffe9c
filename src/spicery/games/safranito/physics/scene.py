"""Safranito's board: states that await a landing, as plain numbers for the physics and back.

A request is numbers only, so that it can be sent to another process: seed, hand, the flying token,
the nine numbers of the release, then seven for each chip on the board.  The value of a chip is
not among them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from spicery.core.game import State
from spicery.core.rng import Rng
from spicery.games.safranito.rules.board import LOWEST, STEP, judge
from spicery.games.safranito.rules.cards import CHIPS, LAND, OFF, POSE
from spicery.games.safranito.rules.state import LEANS, SafranitoTable
from spicery.physics.film import encode
from spicery.physics.noise import noisy_release
from spicery.physics.quaternions import (
    IDENTITY,
    UPSIDE_DOWN,
    Rotation,
    compose,
    from_z_to,
    uprightness,
    z_axis,
)

if TYPE_CHECKING:
    from spicery.physics.chips import Landing
    from spicery.physics.flight import Release
    from spicery.physics.world import Pose

HEAD = 3  # seed, hand, token
FLOOR = float(LOWEST)  # a chip is released above the table


def request(state: State, rng: Rng) -> list[int]:
    """What the physics must know of a state that awaits NATURE; empty if that is no throw."""
    table = cast("SafranitoTable", state)
    if table.awaits != LAND:
        return []
    flying = int(table.flying)
    hand = int(table.hands[flying // int(CHIPS)])
    numbers = [int(rng.word()), hand, flying, *[int(table.release[i]) for i in range(STEP)]]
    for seat in range(int(table.seats)):
        first = seat * int(CHIPS)
        for token in range(first, first + int(table.throws[seat])):
            if table.region[token] != OFF and token != flying:
                base = token * int(LEANS)
                numbers += [token, *[int(table.pose[base + i]) for i in range(LEANS)]]
                numbers.append(int(table.up[token]))
    return numbers


def simulate(numbers: Sequence[int]) -> tuple[tuple[int, ...], bytes]:
    """Throw as requested: NATURE's answer and the film."""
    from spicery.physics.chips import throw

    seed, hand, flying = numbers[:HEAD]
    rest = HEAD + int(STEP)
    lying = {
        row[0]: lies(row)
        for row in (numbers[at : at + int(POSE)] for at in range(rest, len(numbers), int(POSE)))
    }
    landing = throw(lying, flying, released(numbers[HEAD:rest], hand, Rng(seed)))
    return answer(landing, flying, numbers[rest:]), encode(landing.film)


def released(numbers: Sequence[int], hand: int, rng: Rng) -> Release:
    """A recorded release with the noise of a hand, in the units of the physics."""
    from spicery.physics.flight import NOSE, Release, attitude

    (x, y, z, vx, vy, vz, a, b, c), nose, bank = noisy_release(numbers, hand, rng)
    height = max(z, FLOOR) / 100
    velocity = (vx / 10, vy / 10, vz / 10)
    held = attitude(velocity, height, NOSE + nose, bank)
    return Release((x / 100, y / 100, height), velocity, (a / 1000, b / 1000, c / 1000), held)


def lies(row: Sequence[int]) -> Pose:
    """The pose of a recorded chip: token, x, y, z, lean x, lean y, value side up."""
    _, x, y, z, lean_x, lean_y, up = row
    at = (x / 100, y / 100, z / 100)
    if lean_x == 0 == lean_y:
        return at, IDENTITY if up else UPSIDE_DOWN
    nx, ny = lean_x / 1000, lean_y / 1000
    turn = from_z_to((nx, ny, math.sqrt(max(0.0, 1 - nx * nx - ny * ny))))
    return at, turn if up else compose(turn, UPSIDE_DOWN)


def told(pose: Pose) -> tuple[int, ...]:
    """A chip at rest as the numbers of a record: x, y, z, lean x, lean y, value side up."""
    (x, y, z), turn = pose
    up = int(uprightness(turn) > 0)
    nx, ny = leaning(turn, up)
    return (round(x * 100), round(y * 100), max(round(z * 100), 0), nx, ny, up)


def leaning(turn: Rotation, up: int) -> tuple[int, int]:
    """Where the upper side of a chip points, in thousandths, rounded towards upright."""
    nx, ny, _ = z_axis(turn)
    sign = 1000 if up else -1000
    return int(nx * sign), int(ny * sign)


def answer(landing: Landing, flying: int, before: Sequence[int]) -> tuple[int, ...]:
    """NATURE's answer: the thrown chip, and all chips that have moved."""
    width = int(POSE)
    old = {before[at]: tuple(before[at + 1 : at + width]) for at in range(0, len(before), width)}
    numbers: list[int] = []
    for token in [flying, *sorted(set(landing.poses) - {flying})]:
        rest = told(landing.poses[token])
        out = token in landing.gone or int(judge(rest[0], rest[1])) == int(OFF)
        if out:
            numbers += [token, 0, 0, 0, 0, 0, 2]
        elif rest != old.get(token):
            numbers += [token, *rest]
    return (len(numbers) // width, *numbers)
