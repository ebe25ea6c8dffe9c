"""A quick stand-in for the physics of a throw: flight, bounce, skid, roll, hits, honest scatter.

It starts from the actual release.  Flight and skid are in closed form; a chip that comes down
on its edge rolls; the first bounce clears other chips; what is struck shares the way left.
NATURE's answer is built in the caller's buffer, so that nothing is allocated.

The constants follow simulated throws (tools/throws.json): found by `python -m tools.throws fit`,
some then set by hand from the figures that `python -m tools.throws` prints.
Simulated, then here, for k 0.1, 1 and 4; half of the throws and nine in ten miss by less, in mm:

                        0.1             1               4
    flat    half          6.1   5.7       7.8   8.3      20.0  21.6
            nine in ten  10.5  10.5      17.0  17.2      48.0  46.9
    among   half         15.6  18.0      15.9  18.3      25.1  26.6
    fifteen nine in ten  52.1  59.6      52.6  61.1      63.5  61.9
            in a region  .953  .927      .940  .929      .904  .906
            touching     .753  .778      .765  .784      .756  .744
            up           .092  .089      .074  .103      .094  .107
    flip    half          5.8   5.1      14.2  14.6      38.8  45.0
            nine in ten  75.2  74.8      77.3  74.8     112.5 110.1
            up           1.00  1.00      .995  .991      .824  .831
    among   half         31.0  31.7      30.2  32.1      45.0  42.4
    fifteen nine in ten  77.3  75.3      82.0  74.7     112.6  95.7
            in a region  .848  .848      .840  .835      .788  .823

Not fitted: flips from the shakiest hand (k 8) among chips stay on the board too often (.96, not
.89); low skims into a crowd; spins about other axes.  Nothing has a rim, nor had the simulation.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.board import DIG, GRAVITY, SKID, THICK
from spicery.games.safranito.cards import CHIPS, OFF, POSE
from spicery.games.safranito.pushes import (
    LEAST,
    OUT,
    OVERLAP,
    TOUCH,
    UNIT,
    close,
    is_off,
    move,
    put,
    slide,
    way_to,
    whole,
)
from spicery.games.safranito.state import LEANS, SafranitoTable

NEAR: Final[i64] = 168100  # the square within which one may be just ahead
CLOSE: Final[i64] = -3  # instead of a chip: none under this one, but one just ahead
HALF_TURN: Final = 3.141592653589793

# The hand: how far a chip spreads along and across its way, in tenths of a millimetre.
SURE_FLAT: Final = 42.1  # even from the steadiest hand, for contacts are not in the formula
SURE_FLIP: Final = 19.0
HAND_ALONG: Final = 1.51  # for each tenth of k,
HAND_SKID: Final = 0.00413  # and of each tenth of the way it skids
HAND_ACROSS: Final = 2.5  # for each tenth of k,
HAND_REACH: Final = 0.00064  # and of each tenth of the flight

# The turn in the air, in radians; forwards is more than 0.
SPUN: Final = 1.4  # a flip spreads so many times as wide across
HAND_TURN: Final = 0.0037  # share of the turn that each tenth of k adds or takes
OVER: Final = 2.15  # turned further than this, it falls on its other side; then every half turn
UNSURE: Final = 0.0982  # spread of that,
UNSURE_HAND: Final = 0.00925  # and for each tenth of k
EDGE: Final = 1.45  # between these, beyond whole half turns, it comes down on its edge and rolls
FALLS: Final = 2.78
ROLL: Final = 3020.0  # the way for each radian
LONGEST: Final = 799.0  # and the most
ROLL_SPREAD: Final = 0.181  # share of it
ROLL_HAND: Final = 0.00012  # further, for each squared tenth of k

# A quick chip trips over its own edge now and then: it rolls on and falls on any side.
TRIP: Final = 0.0000681  # chance for each tenth of a millimetre a second
TRIP_SPEED: Final = 10400.0  # beyond this
MOST_TRIPS: Final = 0.25
TRIP_WAY: Final = 1610.0  # at most
TRIP_HAND: Final = 0.000698  # chance for each tenth of k that it only falls on the other side
SHAKY: Final = 50.0  # but not more often than from this hand

# The first bounce takes a chip over others; then it lies on one, or slides.
HOP: Final = 0.428  # share of the skid
HIGH: Final = 9000.0  # it must come down faster than this to clear a chip; else it skims
LOW: Final = 90.0  # so close ahead of where it comes down, a chip is struck all the same
BUMP_ALONG: Final = 0.0549  # coming down on a chip scatters: share of the way,
BUMP_ACROSS: Final = 0.224
BUMP: Final = 63.5  # and at least
TURNED_ON_TOP: Final = 0.0000144  # chance of the other side for each tenth of a millimetre a second
STAYS: Final = 0.499  # share of the way left after a second such landing
NUDGE: Final = 17.0  # tenths of a millimetre that the lower chip goes at most, mostly much less

# A blow: what the struck chip takes of the way left, what the striker loses of its speed there.
GIVES: Final = 0.55  # by a toss, which half climbs over what it hits
LOSES: Final = 0.3
SKIM_GIVES: Final = 0.68  # by a low skim, edge on edge
SKIM_LOSES: Final = 0.75


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
    hand = float(table.hands[table.flying // CHIPS])
    ux = 0.0
    uy = 1.0
    if along > 1.0:
        ux = vx / along
        uy = vy / along
    skid = SKID * along * along - DIG * along * down
    skid = max(skid, 0.0)
    up: i64 = 0
    left = skid
    sure = SURE_FLAT
    spun = 1.0
    if release[6] != 0 or release[7] != 0:
        sure = SURE_FLIP
        turn = turned(release, ux, uy, time)
        turn += turn * HAND_TURN * hand * jolt(rng)
        up = other_side(turn + (UNSURE + UNSURE_HAND * hand) * jolt(rng))
        left += rolling(turn) * (1.0 + ROLL_SPREAD * jolt(rng) + ROLL_HAND * hand * hand)
        spun = SPUN
    else:
        luck = rng.unit()
        if down > HIGH and along > TRIP_SPEED:
            luck -= min(MOST_TRIPS, TRIP * (along - TRIP_SPEED))
        if luck < 0.0:
            left += TRIP_WAY * rng.unit()
            up = rng.below(2)
        elif luck < TRIP_HAND * min(hand, SHAKY):
            up = 1
    ahead = jolt(rng)
    left = max(0.0, left + ahead * hand * HAND_SKID * skid)
    noise = hand * HAND_ALONG
    ahead *= math.sqrt(sure * sure + noise * noise)
    noise = spun * hand * (HAND_ACROSS + HAND_REACH * along * time)
    aside = jolt(rng) * math.sqrt(sure * sure + noise * noise)
    x = float(release[0]) + vx * time + ux * ahead + uy * aside
    y = float(release[1]) + vy * time + uy * ahead - ux * aside
    out[0] = 1
    out[1] = table.flying
    put(out, 1, whole(x), whole(y), left, ux, uy, OUT if is_off(x, y) else up)
    if out[7] == OUT:
        return close(table, out, 1)
    count = come_down(table, out, skid, along, down, rng)
    gives = GIVES if down > HIGH else SKIM_GIVES
    if left > skid:
        gives *= 0.5 * (skid + left) / left  # what rolls climbs over half of what it meets
    loses = LOSES if down > HIGH else SKIM_LOSES
    slot: i64 = 0
    while slot < count:
        if out[7 + slot * POSE] != OUT and out[4 + slot * POSE] > LEAST:
            count = slide(table, out, slot, count, gives, loses)
        gives = GIVES
        loses = LOSES
        slot += 1
    return close(table, out, count)


def jolt(rng: Rng) -> float:
    """Nearly a number from the standard normal distribution: three tens of bits, added."""
    word = rng.word()
    total = (word & 1023) + ((word >> 10) & 1023) + ((word >> 20) & 1023)
    return (float(total) - 1534.5) / 512.0


def turned(release: vec[i64], ux: float, uy: float, time: float) -> float:
    """How far the chip turns over in the air, forwards or back."""
    a = float(release[6])
    b = float(release[7])
    turn = math.sqrt(a * a + b * b) * time / 1000.0
    return turn if b * ux - a * uy >= 0.0 else -turn


def other_side(turn: float) -> i64:
    """1 if a chip that has turned so far falls on its other side, else 0."""
    return i64(int((turn - OVER) / HALF_TURN + 1025.0)) & 1


def rolling(turn: float) -> float:
    """How far a chip rolls that comes down with this turn."""
    turn -= HALF_TURN * float(i64(int(turn / HALF_TURN + 1024.0)) - 1024)
    if turn < EDGE or turn > FALLS:
        return 0.0
    return min(LONGEST, ROLL * (FALLS - turn))


def come_down(
    table: SafranitoTable, out: vec[i64], skid: float, along: float, down: float, rng: Rng
) -> i64:
    """Touch the board or a chip, bounce, touch again; how many chips move then."""
    if down <= HIGH:  # a skim strikes what it would come down on
        move(out, 1, -TOUCH)
        out[4] += whole(TOUCH)
        return 1
    under = find_under(table, out, NOBODY)
    count: i64 = 1
    way = HOP * skid
    if under == CLOSE or (under == NOBODY and way <= LOW):
        return 1
    if under == NOBODY:
        hop(out, way, 0.0, way)
    else:
        nudge(table, out, count, under, rng)
        count += 1
        if rng.unit() < TURNED_ON_TOP * along:
            out[7] = 1 - out[7]
        wide = float(out[4])
        ahead = way + jolt(rng) * (BUMP + BUMP_ALONG * wide)
        hop(out, ahead, jolt(rng) * (BUMP + BUMP_ACROSS * wide), way)
    if out[7] == OUT:
        return count
    under = find_under(table, out, under)
    if under >= 0:
        nudge(table, out, count, under, rng)
        count += 1
        out[4] = whole(float(out[4]) * STAYS)
    return count


def find_under(table: SafranitoTable, out: vec[i64], known: i64) -> i64:
    """A chip where the thrown one comes down; else CLOSE if one is just ahead, or NOBODY."""
    throws = table.throws
    region = table.region
    pose = table.pose
    at_x = out[2]
    at_y = out[3]
    found = NOBODY
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(throws[seat])):
            if i64(region[token]) != OFF and token != known:
                dx = i64(pose[token * LEANS]) - at_x
                dy = i64(pose[token * LEANS + 1]) - at_y
                square = dx * dx + dy * dy
                if square < OVERLAP:
                    return token
                if square < NEAR and way_to(dx, dy, out[5], out[6], LOW) < LOW:
                    found = CLOSE
    return found


def nudge(table: SafranitoTable, out: vec[i64], count: i64, token: i64, rng: Rng) -> None:
    """The chip on which the thrown one comes down goes a little way with it."""
    base = 1 + count * POSE
    part = rng.unit()
    out[base] = token
    out[base + 1] = i64(table.pose[token * LEANS])
    out[base + 2] = i64(table.pose[token * LEANS + 1])
    out[base + 3] = whole(NUDGE * part * part)
    out[base + 4] = out[5]
    out[base + 5] = out[6]
    out[base + 6] = i64(table.up[token])


def hop(out: vec[i64], ahead: float, aside: float, used: float) -> None:
    """Put the thrown chip where it comes down again."""
    ux = float(out[5]) / UNIT
    uy = float(out[6]) / UNIT
    x = float(out[2]) + ux * ahead + uy * aside
    y = float(out[3]) + uy * ahead - ux * aside
    out[2] = whole(x)
    out[3] = whole(y)
    out[4] -= whole(used)
    if is_off(x, y):
        out[7] = OUT
