"""How chips act on each other in the stand-in: they slide, strike, lean and fall flat.

The caller's buffer holds the moving chips, the thrown one first.  Each has its token, position,
remaining distance, direction and side; in the end each has a pose, and flat chips don't overlap.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.games.safranito.rules.board import FLAT, LIMIT, THICK
from spicery.games.safranito.rules.cards import CHIPS, OFF, POSE
from spicery.games.safranito.rules.state import LEANS, SafranitoTable

TOUCH: Final = 320.0  # chips touch when their centres are this far apart
OVERLAP: Final[i64] = 102400  # its square
NO_TOUCH: Final[i64] = 320000000  # TOUCH in a direction's units
FAR: Final = 1000000.0
UNIT: Final = 1000000.0  # the length of a direction in the buffer
LEAST: Final[i64] = 5  # shorter distances are ignored
OUT: Final[i64] = 2  # in place of a side


def whole(number: float) -> i64:
    """The nearest whole number."""
    return i64(int(number + 1048576.5)) - 1048576


def is_off(x: float, y: float) -> bool:
    """F13: whether part of the chip is over the edge."""
    limit = float(LIMIT)
    return x > limit or x < -limit or y > limit or y < -limit


def put(
    out: vec[i64], base: i64, x: i64, y: i64, left: float, ux: float, uy: float, how: i64
) -> None:
    """Write a moving chip after its token: position, remaining distance, direction, side."""
    out[base + 1] = x
    out[base + 2] = y
    out[base + 3] = whole(left)
    out[base + 4] = whole(ux * UNIT)
    out[base + 5] = whole(uy * UNIT)
    out[base + 6] = how


def slide(
    table: SafranitoTable,
    out: vec[i64],
    slot: i64,
    count: i64,
    gives: float,
    loses: float,
    rim: float,
) -> i64:
    """Slide one chip along its path, striking others; returns how many chips are moving."""
    throws = table.throws
    region = table.region
    pose = table.pose
    base = 1 + slot * POSE
    left = float(out[base + 3])
    moved: i64 = 0
    for other in range(count):
        moved |= i64(1) << out[1 + other * POSE]
    while left > float(LEAST):
        edge = way_to_edge(out, base)
        at_x = out[base + 1]
        at_y = out[base + 2]
        ux = out[base + 4]
        uy = out[base + 5]
        first = min(edge, left)
        struck = NOBODY
        for seat in range(table.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(throws[seat])):
                if i64(region[token]) != OFF and (moved >> token) & 1 == 0:
                    dx = i64(pose[token * LEANS]) - at_x
                    dy = i64(pose[token * LEANS + 1]) - at_y
                    way = way_to(dx, dy, ux, uy, first)
                    if way < first:
                        first = way
                        struck = token
        blocked = False
        for other in range(count):
            place = 1 + other * POSE
            if other != slot and out[place + 6] != OUT:
                way = way_to(out[place + 1] - at_x, out[place + 2] - at_y, ux, uy, first)
                if way < first:
                    first = way
                    blocked = True
        if blocked or struck == NOBODY:
            if not blocked and left - edge > rim:
                out[base + 6] = OUT  # F13: over the rim
            else:
                move(out, base, min(first, max(0.0, edge - 1.0)))
            return count
        move(out, base, first)
        left = strike(table, out, base, count, struck, left - first, gives, loses)
        moved |= i64(1) << struck
        count += 1
    return count


def move(out: vec[i64], base: i64, way: float) -> None:
    """Move a chip along its direction."""
    out[base + 1] += whole(way * float(out[base + 4]) / UNIT)
    out[base + 2] += whole(way * float(out[base + 5]) / UNIT)


def strike(
    table: SafranitoTable,
    out: vec[i64],
    base: i64,
    count: i64,
    struck: i64,
    left: float,
    gives: float,
    loses: float,
) -> float:
    """A struck chip takes part of the distance; returns what the striker has left."""
    x = i64(table.pose[struck * LEANS])
    y = i64(table.pose[struck * LEANS + 1])
    nx = float(x - out[base + 1]) / TOUCH
    ny = float(y - out[base + 2]) / TOUCH
    ux = float(out[base + 4]) / UNIT
    uy = float(out[base + 5]) / UNIT
    head = ux * nx + uy * ny
    place = 1 + count * POSE
    out[place] = struck
    put(out, place, x, y, left * gives * head * head, nx, ny, i64(table.up[struck]))
    ux -= loses * head * nx
    uy -= loses * head * ny
    rest = ux * ux + uy * uy
    size = math.sqrt(rest) + 0.000001
    out[base + 4] = whole(ux / size * UNIT)
    out[base + 5] = whole(uy / size * UNIT)
    return left * rest


def way_to(dx: i64, dy: i64, ux: i64, uy: i64, first: float) -> float:
    """The distance until a sliding chip touches one at rest; `first` if not sooner."""
    ahead = dx * ux + dy * uy
    if ahead <= 0:
        return first
    aside = dx * uy - dy * ux
    if aside >= NO_TOUCH or aside <= -NO_TOUCH:
        return first
    away = float(aside) / UNIT
    way = float(ahead) / UNIT - math.sqrt(TOUCH * TOUCH - away * away)
    return way if way >= 0.0 and way < first else first  # below 0, they overlap


def way_to_edge(out: vec[i64], base: i64) -> float:
    """The distance until part of the chip is over the edge."""
    way = way_to_side(out[base + 1], out[base + 4])
    other = way_to_side(out[base + 2], out[base + 5])
    return min(other, way)


def way_to_side(place: i64, direction: i64) -> float:
    """The same along one axis."""
    if direction > 0:
        way = float(LIMIT - place) * UNIT / float(direction)
    elif direction < 0:
        way = float(-LIMIT - place) * UNIT / float(direction)
    else:
        return FAR
    return max(0.0, way)


def close(table: SafranitoTable, out: vec[i64], count: i64, grip: float) -> i64:
    """Turn moving chips into poses: flat on the board, leaning on another, or out."""
    for slot in range(count):
        base = 1 + slot * POSE
        out[base + 3] = FLAT
        out[base + 4] = 0
        out[base + 5] = 0
        if out[base + 6] == OUT:
            clear(out, base)
    out[0] = count
    if count > 1:
        if out[7] != OUT:
            lean(table, out, count, grip * grip)
            if is_off(float(out[2]), float(out[3])):  # slid off a chip at the edge
                clear(out, 1)
        out[0] = drop(table, out, count)
    return 1 + out[0] * POSE


def clear(out: vec[i64], base: i64) -> None:
    """F13: a chip that is out has no pose."""
    for i in range(1, 6):
        out[base + i] = 0
    out[base + 6] = OUT


def drop(table: SafranitoTable, out: vec[i64], count: i64) -> i64:
    """Drop chips that lay on one that moved; returns how many chips moved."""
    throws = table.throws
    region = table.region
    pose = table.pose
    moved: i64 = 0
    for slot in range(count):
        moved |= i64(1) << out[1 + slot * POSE]
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(throws[seat])):
            lies = i64(region[token]) != OFF and i64(pose[token * LEANS + 2]) > FLAT
            if lies and (moved >> token) & 1 == 0 and lay_on(table, out, token):
                base = 1 + count * POSE
                x = i64(pose[token * LEANS])
                y = i64(pose[token * LEANS + 1])
                out[base] = token
                put(out, base, x, y, float(FLAT), 0.0, 0.0, i64(table.up[token]))
                moved |= i64(1) << token
                count += 1
    return count


def lay_on(table: SafranitoTable, out: vec[i64], token: i64) -> bool:
    """Whether a chip lay on the former place of one that was struck."""
    slot: i64 = 1
    while slot < out[0]:
        other = out[1 + slot * POSE] * LEANS
        dx = i64(table.pose[other]) - i64(table.pose[token * LEANS])
        dy = i64(table.pose[other + 1]) - i64(table.pose[token * LEANS + 1])
        if dx * dx + dy * dy < OVERLAP:
            return True
        slot += 1
    return False


def lean(table: SafranitoTable, out: vec[i64], count: i64, grip: float) -> None:
    """The thrown chip ends up on a chip it overlaps, or slides off it."""
    throws = table.throws
    region = table.region
    pose = table.pose
    at_x = out[2]
    at_y = out[3]
    for _ in range(2):
        moved: i64 = 0
        for slot in range(1, count):
            base = 1 + slot * POSE
            moved |= i64(1) << out[base]
            if out[base + 6] != OUT and lean_on(out, out[base + 1], out[base + 2], grip):
                return
        for seat in range(table.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(throws[seat])):
                lies = i64(region[token]) != OFF and token != table.flying
                if lies and (moved >> token) & 1 == 0:
                    x = i64(pose[token * LEANS])
                    y = i64(pose[token * LEANS + 1])
                    if lean_on(out, x, y, grip):
                        return
        if out[2] == at_x and out[3] == at_y:
            return
        grip = TOUCH * TOUCH  # after sliding off one, it stays on the next


def lean_on(out: vec[i64], x: i64, y: i64, grip: float) -> bool:
    """Lay the thrown chip on one with this centre if they overlap: on top, or against its edge."""
    dx = x - out[2]
    dy = y - out[3]
    square = dx * dx + dy * dy
    if square >= OVERLAP:
        return False
    if float(square) > grip:
        away = TOUCH / math.sqrt(float(square)) - 1.0
        out[2] -= whole(float(dx) * away)
        out[3] -= whole(float(dy) * away)
        return False
    if square < 25600:
        out[4] = FLAT + THICK
        return True
    out[4] = FLAT + THICK * 160 * 160 // square  # lower the further apart the centres are
    out[5] = -dx * THICK * 1000 // square
    out[6] = -dy * THICK * 1000 // square
    return True
