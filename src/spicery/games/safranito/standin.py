"""A quick stand-in for the physics of a throw: flight, skid, hits, rim, with honest scatter.

It starts from the actual release.  Flight and skid are in closed form; the scatter of a hand
follows the measured table of the simulated chips; what is struck shares the way that is left.
NATURE's answer is built in the caller's buffer, so that nothing is allocated.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.core.rng import TURN, Rng
from spicery.games.safranito.board import DIG, FLAT, FLIP_SPIN, GRAVITY, LIMIT, SKID, THICK
from spicery.games.safranito.cards import CHIPS, OFF, POSE
from spicery.games.safranito.state import LEANS, SafranitoTable

TOUCH: Final = 320.0  # two centres so far apart: the chips touch
OVERLAP: Final[i64] = 102400  # its square
NO_TOUCH: Final[i64] = 320000000  # the same in a direction's units
RIM: Final = 400.0  # a chip that would slide no further past the edge is held by the rim
REBOUND: Final = 0.3
GIVES: Final = 0.9  # share of the way left that a chip struck full on goes
RETAINS: Final = 0.75  # the speed towards the struck chip that the striker loses
NUDGE: Final = 0.15  # share of the way left that a chip goes on which another comes down
FAR: Final = 1000000.0
UNIT: Final = 1000000.0  # a direction in the buffer
LEAST: Final = 5.0  # a shorter way is none

UP_FLAT: Final = 60  # of a thousand flat tosses come to rest value side up,
UP_FLIP: Final = 270  # of a thousand deliberate flips,
TURNED_BY_HIT: Final = 40  # of a thousand chips that were struck

# Measured scatter in tenths of a millimetre: half of the throws, nine in ten lie closer.
STEADINESS: Final = (0, 1, 5, 10, 20, 40, 80)  # tenths of k
FLAT_HALF: Final = [20.0, 20.0, 50.0, 80.0, 130.0, 240.0, 450.0]
FLAT_MOST: Final = [90.0, 90.0, 130.0, 180.0, 310.0, 540.0, 1130.0]
FLIP_HALF: Final = [20.0, 20.0, 70.0, 110.0, 200.0, 370.0, 660.0]
FLIP_MOST: Final = [240.0, 240.0, 560.0, 730.0, 1190.0, 1790.0, 2230.0]
NINE_IN_TEN: Final = 1.2815515655446004  # of a normal distribution
SHAKIEST: Final = 80


def filled(rows: list[float]) -> list[float]:
    """A measured row for every tenth of k, straight between what was measured."""
    out: list[float] = []
    at = 0
    for hand in range(SHAKIEST + 1):
        if hand > STEADINESS[at + 1]:
            at += 1
        share = (hand - STEADINESS[at]) / (STEADINESS[at + 1] - STEADINESS[at])
        out.append(rows[at] + share * (rows[at + 1] - rows[at]))
    return out


def spreads(half: list[float], most: list[float]) -> vec[float]:
    """How wide the logarithm of the miss spreads, for every tenth of k."""
    near = filled(half)
    far = filled(most)
    return vec[float]([math.log(far[k] / near[k]) / NINE_IN_TEN for k in range(SHAKIEST + 1)])


MIDDLE_FLAT: Final = vec[float](filled(FLAT_HALF))
MIDDLE_FLIP: Final = vec[float](filled(FLIP_HALF))
SPREAD_FLAT: Final = spreads(FLAT_HALF, FLAT_MOST)
SPREAD_FLIP: Final = spreads(FLIP_HALF, FLIP_MOST)


def whole(number: float) -> i64:
    """The nearest whole number."""
    return i64(int(number + 1048576.5)) - 1048576


def land(table: SafranitoTable, rng: Rng, out: vec[i64]) -> i64:
    """Write where the flying chip and all that it moves come to rest; how many numbers."""
    release = table.release
    height = float(release[2] - THICK)
    height = max(height, 1.0)
    rise = float(release[5]) * 10.0
    down = math.sqrt(rise * rise + 2.0 * GRAVITY * height)
    vx = float(release[3]) * 10.0
    vy = float(release[4]) * 10.0
    along = math.sqrt(vx * vx + vy * vy)
    time = (rise + down) / GRAVITY
    tumble = tumbling(release)
    hand = table.hands[table.flying // CHIPS]
    middle = MIDDLE_FLAT[hand] + tumble * (MIDDLE_FLIP[hand] - MIDDLE_FLAT[hand])
    spread = SPREAD_FLAT[hand] + tumble * (SPREAD_FLIP[hand] - SPREAD_FLAT[hand])
    miss = middle * math.exp(spread * rng.bell())
    miss = min(miss, 10000.0)
    where = TURN * rng.unit()
    x = float(release[0]) + vx * time + miss * math.cos(where)
    y = float(release[1]) + vy * time + miss * math.sin(where)
    odds = float(UP_FLAT) + tumble * float(UP_FLIP - UP_FLAT)
    up: i64 = 1 if 1000.0 * rng.unit() < odds else 0
    out[0] = 1
    out[1] = table.flying
    if is_off(x, y) or along < 1.0:
        put(out, 1, whole(x), whole(y), 0.0, 0.0, 0.0, 2 if is_off(x, y) else up)
        return close(table, out, 1, False)
    skid = SKID * along * along - DIG * along * down
    skid = max(skid, 0.0)
    ux = vx / along
    uy = vy / along
    low = low_flight(along, down, time)
    put(out, 1, whole(x - ux * low), whole(y - uy * low), skid + low, ux, uy, up)
    count = land_on(table, out)
    on_top = count == 2
    slot: i64 = 0
    while slot < count:
        count = slide(table, out, slot, count, rng)
        slot += 1
    return close(table, out, count, on_top)


def tumbling(release: vec[i64]) -> float:
    """From 0 for a flat toss to 1 for a deliberate flip."""
    a = float(release[6])
    b = float(release[7])
    tumble = math.sqrt(a * a + b * b) / float(FLIP_SPIN)
    return min(tumble, 1.0)


def low_flight(along: float, down: float, time: float) -> float:
    """The last part of the flight, so low that lying chips are in the way."""
    square = down * down - 2.0 * GRAVITY * float(THICK)
    last = time if square <= 0.0 else (down - math.sqrt(square)) / GRAVITY
    last = min(last, time)
    return along * last


def is_off(x: float, y: float) -> bool:
    """F13: whether a part of the chip is over the edge."""
    limit = float(LIMIT)
    return x > limit or x < -limit or y > limit or y < -limit


def put(
    out: vec[i64], base: i64, x: i64, y: i64, left: float, ux: float, uy: float, how: i64
) -> None:
    """Write a moving chip behind its token: place, way left, direction, side."""
    out[base + 1] = x
    out[base + 2] = y
    out[base + 3] = whole(left)
    out[base + 4] = whole(ux * UNIT)
    out[base + 5] = whole(uy * UNIT)
    out[base + 6] = how


def land_on(table: SafranitoTable, out: vec[i64]) -> i64:
    """A chip that comes down on another loses way and nudges it; how many chips move."""
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
            if i64(table.region[token]) != OFF:
                x = i64(table.pose[token * LEANS])
                y = i64(table.pose[token * LEANS + 1])
                dx = x - out[2]
                dy = y - out[3]
                if dx * dx + dy * dy < OVERLAP:
                    out[4] = out[4] // 2
                    out[8] = token
                    put(out, 8, x, y, float(out[4]) * NUDGE, 0.0, 0.0, i64(table.up[token]))
                    out[12] = out[5]
                    out[13] = out[6]
                    return 2
    return 1


def slide(table: SafranitoTable, out: vec[i64], slot: i64, count: i64, rng: Rng) -> i64:
    """Let one chip go its way, striking others; how many chips move then."""
    base = 1 + slot * POSE
    left = float(out[base + 3])
    moved: i64 = 0
    for other in range(count):
        moved |= i64(1) << out[1 + other * POSE]
    while left > LEAST:
        edge = way_to_edge(out, base)
        first = min(edge, left)
        struck = NOBODY
        for seat in range(table.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
                if i64(table.region[token]) != OFF and (moved >> token) & 1 == 0:
                    x = i64(table.pose[token * LEANS])
                    y = i64(table.pose[token * LEANS + 1])
                    way = way_to(out, base, x, y, first)
                    if way < first:
                        first = way
                        struck = token
        blocked = False
        for other in range(count):
            place = 1 + other * POSE
            if other != slot and out[place + 6] != 2:
                way = way_to(out, base, out[place + 1], out[place + 2], first)
                if way < first:
                    first = way
                    blocked = True
        if blocked or struck == NOBODY:
            if not blocked and edge < left:
                past_edge(out, base, edge, left - edge)
            else:
                move(out, base, first)
            return count
        move(out, base, first)
        left = strike(table, out, base, count, struck, left - first, rng)
        moved |= i64(1) << struck
        count += 1
    return count


def move(out: vec[i64], base: i64, way: float) -> None:
    """Put a chip further along its direction."""
    out[base + 1] += whole(way * float(out[base + 4]) / UNIT)
    out[base + 2] += whole(way * float(out[base + 5]) / UNIT)


def strike(
    table: SafranitoTable, out: vec[i64], base: i64, count: i64, struck: i64, left: float, rng: Rng
) -> float:
    """A lying chip takes over a part of the way; what is left to the striker."""
    x = i64(table.pose[struck * LEANS])
    y = i64(table.pose[struck * LEANS + 1])
    nx = float(x - out[base + 1]) / TOUCH
    ny = float(y - out[base + 2]) / TOUCH
    ux = float(out[base + 4]) / UNIT
    uy = float(out[base + 5]) / UNIT
    head = ux * nx + uy * ny
    side = i64(table.up[struck])
    if rng.below(1000) < TURNED_BY_HIT:
        side = 1 - side
    place = 1 + count * POSE
    out[place] = struck
    put(out, place, x, y, left * GIVES * head * head, nx, ny, side)
    ux -= RETAINS * head * nx
    uy -= RETAINS * head * ny
    rest = ux * ux + uy * uy
    size = math.sqrt(rest) + 0.000001
    out[base + 4] = whole(ux / size * UNIT)
    out[base + 5] = whole(uy / size * UNIT)
    return left * rest


def way_to(out: vec[i64], base: i64, x: i64, y: i64, first: float) -> float:
    """How far until a sliding chip touches one that lies there; `first` if not before that."""
    dx = x - out[base + 1]
    dy = y - out[base + 2]
    ux = out[base + 4]
    uy = out[base + 5]
    ahead = dx * ux + dy * uy
    if ahead <= 0:
        return first
    aside = dx * uy - dy * ux
    if aside >= NO_TOUCH or aside <= -NO_TOUCH:
        return first
    away = float(aside) / UNIT
    way = float(ahead) / UNIT - math.sqrt(TOUCH * TOUCH - away * away)
    return way if way >= 0.0 and way < first else first  # below 0, one lies on the other


def way_to_edge(out: vec[i64], base: i64) -> float:
    """How far until some part of the chip is over the edge."""
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


def past_edge(out: vec[i64], base: i64, edge: float, past: float) -> None:
    """F1, F13: the low rim throws a slow chip back a little; a quick one is gone."""
    if past > RIM:
        out[base + 6] = 2
    else:
        move(out, base, edge - past * REBOUND - LEAST)


def close(table: SafranitoTable, out: vec[i64], count: i64, on_top: bool) -> i64:
    """Turn moving chips into poses: flat on the board, leaning on another, or out."""
    for slot in range(count):
        base = 1 + slot * POSE
        out[base + 3] = FLAT
        out[base + 4] = 0
        out[base + 5] = 0
        if out[base + 6] == 2:
            for i in range(1, 6):
                out[base + i] = 0
    if on_top and out[7] != 2:
        lean(table, out, count)
    out[0] = count
    if count > 1:
        out[0] = drop(table, out, count)
        count = out[0]
    return 1 + count * POSE


def drop(table: SafranitoTable, out: vec[i64], count: i64) -> i64:
    """A chip that lay on one that was moved lies flat now; how many chips moved."""
    moved: i64 = 0
    for slot in range(count):
        moved |= i64(1) << out[1 + slot * POSE]
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
            lies = i64(table.region[token]) != OFF and i64(table.pose[token * LEANS + 2]) > FLAT
            if lies and (moved >> token) & 1 == 0 and lay_on(table, out, token):
                base = 1 + count * POSE
                x = i64(table.pose[token * LEANS])
                y = i64(table.pose[token * LEANS + 1])
                out[base] = token
                put(out, base, x, y, float(FLAT), 0.0, 0.0, i64(table.up[token]))
                moved |= i64(1) << token
                count += 1
    return count


def lay_on(table: SafranitoTable, out: vec[i64], token: i64) -> bool:
    """Whether a chip overlapped one that was struck, where that lay before."""
    slot: i64 = 1
    while slot < out[0]:
        other = out[1 + slot * POSE] * LEANS
        dx = i64(table.pose[other]) - i64(table.pose[token * LEANS])
        dy = i64(table.pose[other + 1]) - i64(table.pose[token * LEANS + 1])
        if dx * dx + dy * dy < OVERLAP:
            return True
        slot += 1
    return False


def lean(table: SafranitoTable, out: vec[i64], count: i64) -> None:
    """The thrown chip lies on the first chip that its resting place overlaps."""
    moved: i64 = 0
    for slot in range(1, count):
        base = 1 + slot * POSE
        moved |= i64(1) << out[base]
        if out[base + 6] != 2 and lean_on(out, out[base + 1], out[base + 2]):
            return
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
            lies = i64(table.region[token]) != OFF and token != table.flying
            if lies and (moved >> token) & 1 == 0:
                x = i64(table.pose[token * LEANS])
                y = i64(table.pose[token * LEANS + 1])
                if lean_on(out, x, y):
                    return


def lean_on(out: vec[i64], x: i64, y: i64) -> bool:
    """Lay the thrown chip on one with this centre, if they overlap: on top, or on its edge."""
    dx = x - out[2]
    dy = y - out[3]
    square = dx * dx + dy * dy
    if square >= OVERLAP:
        return False
    if square < 25600:
        out[4] = FLAT + THICK
        return True
    out[4] = FLAT + THICK * 160 * 160 // square  # lower the further its centre is from the other
    out[5] = -dx * THICK * 1000 // square
    out[6] = -dy * THICK * 1000 // square
    return True
