"""The board: its regions, where players stand, which releases are possible, and how to aim.

Lengths are tenths of a millimetre from the centre, x east, y north, z up; speeds are millimetres
per second, spins thousandths of a radian per second.  Judging is exact, in integers.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.safranito.rules.cards import EXTRA, FLIP, NOWHERE, OFF, REGIONS

# F1, F2: the rule book gives no measurements; these are our own.
HALF: Final[i64] = 2400  # the board is 480 mm square
PITCH: Final[i64] = 1300
BOWL: Final[i64] = 500  # radius
CIRCLE: Final[i64] = 340
CHIP: Final[i64] = 160
HOLE: Final[i64] = 50
THICK: Final[i64] = 40
FLAT: Final[i64] = 20  # height of the centre of a chip lying flat on the board
LIMIT: Final[i64] = 2240  # with its centre beyond this, part of a chip is over the edge (F13)
DOUBT: Final[i64] = 5  # F16
IN_DOUBT: Final[i64] = 16  # added to a region by `judge`

# F11: the reach of a hand that stays outside the edge; our own.
REACH: Final[i64] = 4000  # how far behind the edge
LOWEST: Final[i64] = 20
HIGHEST: Final[i64] = 5000
FASTEST: Final[i64] = 5000
MOST_SPIN: Final[i64] = 150000

# The four sides clockwise, each the south side rotated by quarter turns.
SOUTH: Final[i64] = 0
NORTH: Final[i64] = 2
QUARTER_COS: Final = vec[i64]([1, 0, -1, 0])
QUARTER_SIN: Final = vec[i64]([0, -1, 0, 1])

RELEASES: Final[i64] = 26  # per side: every region, flat and with a flip
STEP: Final[i64] = 9  # numbers in a release: position, velocity, spin
FLIP_SPIN: Final[i64] = 20000  # about the axis across the throw: well over half a turn in the air
FLAT_SPIN: Final[i64] = 12000  # about the vertical axis
SKIM: Final[i64] = 2200  # the speed of a shot
SKIM_HEIGHT: Final[i64] = 100
BEHIND: Final[i64] = 2700  # a hand just behind the edge
TOSS_HEIGHT: Final[i64] = 1000

GRAVITY: Final = 98100.0  # tenths of a millimetre per second squared
SKID: Final = 0.000014  # a chip skids SKID * along² - DIG * along * down, in these units
DIG: Final = 0.0000054
RISE_COS: Final = 0.9393727128473789  # a toss leaves the hand at 0.35 rad above the horizontal
RISE_SIN: Final = 0.34289780745545134


def centre_x(region: i64) -> i64:
    """The x coordinate of a region's centre."""
    if region < EXTRA:
        return (region % 3 - 1) * PITCH
    return PITCH // 2 if region % 2 == 0 else -PITCH // 2


def centre_y(region: i64) -> i64:
    """The y coordinate of a region's centre."""
    if region < EXTRA:
        return (1 - region // 3) * PITCH
    return PITCH // 2 if region < EXTRA + 2 else -PITCH // 2


def judge(x: i64, y: i64) -> i64:
    """F13, F15, F16: the region of a chip with this centre, plus IN_DOUBT if it's in doubt."""
    if x > LIMIT or x < -LIMIT or y > LIMIT or y < -LIMIT:
        return OFF
    column: i64 = 2 if x > PITCH // 2 else 1 if x >= -PITCH // 2 else 0
    row: i64 = 0 if y > PITCH // 2 else 1 if y >= -PITCH // 2 else 2
    dx = x - (column - 1) * PITCH
    dy = y - (1 - row) * PITCH
    bowl = dx * dx + dy * dy
    if bowl <= BOWL * BOWL:
        return row * 3 + column
    dx = x - (PITCH // 2 if x > 0 else -PITCH // 2)
    dy = y - (PITCH // 2 if y > 0 else -PITCH // 2)
    circle = dx * dx + dy * dy
    number = EXTRA + (1 if x > 0 else 0) + (0 if y > 0 else 2)
    if circle <= CIRCLE * CIRCLE:
        return number
    if bowl_is_nearer(bowl, circle):
        return within(row * 3 + column, bowl, BOWL + HOLE)
    return within(number, circle, CIRCLE + HOLE)


def bowl_is_nearer(bowl: i64, circle: i64) -> bool:
    """Whether the bowl's edge is at least as near, from squared distances to the centres."""
    wider = BOWL - CIRCLE
    ahead = bowl - circle - wider * wider
    return ahead <= 0 or ahead * ahead <= 4 * wider * wider * circle


def within(region: i64, square: i64, limit: i64) -> i64:
    """The region if its edge is visible through the hole; in doubt close to the limit."""
    if square > (limit + DOUBT) * (limit + DOUBT):
        return NOWHERE
    if square < (limit - DOUBT) * (limit - DOUBT):
        return region
    return region + IN_DOUBT


def side_of(seats: i64, seat: i64) -> i64:
    """F11: where a seat stands; two seats face each other."""
    return seat * 2 if seats == 2 else seat


def is_in_reach(side: i64, numbers: tuple[int, ...]) -> bool:
    """F11: whether a hand outside the edge on this side can release a chip like this."""
    x: i64 = numbers[0]
    y: i64 = numbers[1]
    along = x * QUARTER_COS[side] + y * QUARTER_SIN[side]  # rotated back to the south side
    away = y * QUARTER_COS[side] - x * QUARTER_SIN[side]
    if not (-HALF <= along <= HALF and -HALF - REACH <= away <= -HALF):
        return False
    if not LOWEST <= numbers[2] <= HIGHEST:
        return False
    if max([abs(number) for number in numbers[3:]]) > MOST_SPIN:
        return False
    speed = sum([number * number for number in numbers[3:6]])
    return speed <= FASTEST * FASTEST


# -- the grid of sensible releases --------------------------------------------------


def toss_speed(far: float, height: float) -> float:
    """The horizontal speed of a toss that comes to rest this far away, after flight and skid."""
    flight = far
    along = 0.0
    for _ in range(40):
        drop = flight * RISE_SIN / RISE_COS + height
        speed = math.sqrt(GRAVITY * flight * flight / (2.0 * RISE_COS * RISE_COS * drop))
        along = speed * RISE_COS
        rise = speed * RISE_SIN
        down = math.sqrt(rise * rise + 2.0 * GRAVITY * height)
        skid = SKID * along * along - DIG * along * down
        flight += 0.5 * (far - flight - skid)
        flight = max(flight, 200.0)
    return along


def put_release(out: vec[i64], at: i64, side: i64, aim: i64) -> None:
    """Write the release of a toss from one side with one aim of the grid."""
    region = aim % FLIP
    x = centre_x(region)
    y = centre_y(region)
    along = x * QUARTER_COS[side] + y * QUARTER_SIN[side]
    away = y * QUARTER_COS[side] - x * QUARTER_SIN[side]
    ahead = toss_speed(float(away + BEHIND), float(TOSS_HEIGHT - THICK))
    forth: i64 = int(ahead / 10.0 + 0.5)
    rise: i64 = int(ahead / 10.0 * RISE_SIN / RISE_COS + 0.5)
    across: i64 = FLIP_SPIN if aim >= FLIP else 0
    upright: i64 = 0 if aim >= FLIP else FLAT_SPIN
    put_turned(out, at, side, along, -BEHIND, TOSS_HEIGHT)
    put_turned(out, at + 3, side, 0, forth, rise)
    put_turned(out, at + 6, side, -across, 0, upright)


def put_turned(out: vec[i64], at: i64, side: i64, x: i64, y: i64, z: i64) -> None:
    """Write a vector given for the south side as it is on another side."""
    out[at] = x * QUARTER_COS[side] - y * QUARTER_SIN[side]
    out[at + 1] = y * QUARTER_COS[side] + x * QUARTER_SIN[side]
    out[at + 2] = z


def put_shot(out: vec[i64], side: i64, x: i64, y: i64) -> None:
    """Write the release of a low skim from one side straight at a chip lying at (x, y)."""
    along = x * QUARTER_COS[side] + y * QUARTER_SIN[side]
    put_turned(out, 0, side, along, -BEHIND, SKIM_HEIGHT)
    put_turned(out, 3, side, 0, SKIM, 0)
    put_turned(out, 6, side, 0, 0, FLAT_SPIN)


def release_grid() -> vec[i64]:
    """Every toss of the grid, side by side."""
    table = vec[i64]([0] * (4 * RELEASES * STEP))
    for side in range(4):
        for aim in range(2 * REGIONS):
            put_release(table, (side * RELEASES + aim) * STEP, side, aim)
    return table


GRID: Final = release_grid()
