"""A fast stand-in for the physics of a throw: flight, bounce, skid, roll, hits, realistic scatter.

It starts from the actual release.  Flight and skid are in closed form; a chip that lands on its
edge rolls; the first bounce clears other chips; a struck chip takes part of the remaining distance.
NATURE's answer is built in the caller's buffer, so that nothing is allocated.

The fitted numbers are in `params.py`; `spicery lab fit safranito` measures how good they are.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.physics.standin.pushes import (
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
from spicery.games.safranito.rules.board import DIG, GRAVITY, SKID, THICK
from spicery.games.safranito.rules.cards import CHIPS, OFF, POSE
from spicery.games.safranito.rules.state import LEANS, SafranitoTable

NEAR: Final[i64] = 168100  # squared distance within which a chip may be just ahead
CLOSE: Final[i64] = -3  # instead of a token: no chip underneath, but one just ahead
HALF_TURN: Final = 3.141592653589793

MOST_TRIPS: Final = 0.25
SHAKY: Final = 50.0  # tenths of k; beyond this, flat tosses don't turn over more often
HIGH: Final = 9000.0  # a chip must come down faster than this to clear another; else it skims


def land(table: SafranitoTable, params: Params, rng: Rng, out: vec[i64]) -> i64:
    """Write where the flying chip and all it moves come to rest; returns the length."""
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
    sure = params.sure_flat
    spun = 1.0
    if release[6] != 0 or release[7] != 0:
        sure = params.sure_flip
        turn = turned(release, ux, uy, time)
        turn += turn * params.hand_turn * hand * jolt(rng)
        up = other_side(turn + (params.unsure + params.unsure_hand * hand) * jolt(rng), params.over)
        left += rolling(turn, params) * (
            1.0 + params.roll_spread * jolt(rng) + params.roll_hand * hand * hand
        )
        spun = params.spun
    else:
        luck = rng.unit()
        if down > HIGH and along > params.trip_speed:
            luck -= min(MOST_TRIPS, params.trip * (along - params.trip_speed))
        if luck < 0.0:
            left += params.trip_way * rng.unit()
            up = rng.below(2)
        elif luck < params.trip_hand * min(hand, SHAKY):
            up = 1
    ahead = jolt(rng)
    left = max(0.0, left + ahead * hand * params.hand_skid * skid)
    noise = hand * params.hand_along
    ahead *= math.sqrt(sure * sure + noise * noise)
    noise = spun * hand * (params.hand_across + params.hand_reach * along * time)
    aside = jolt(rng) * math.sqrt(sure * sure + noise * noise)
    x = float(release[0]) + vx * time + ux * ahead + uy * aside
    y = float(release[1]) + vy * time + uy * ahead - ux * aside
    out[0] = 1
    out[1] = table.flying
    put(out, 1, whole(x), whole(y), left, ux, uy, OUT if is_off(x, y) else up)
    if out[7] == OUT:
        return close(table, out, 1, params.grip)
    count = come_down(table, params, out, skid, along, down, rng)
    gives = params.gives if down > HIGH else params.skim_gives
    if left > skid:
        gives *= 0.5 * (skid + left) / left  # a rolling chip climbs over half of what it hits
    loses = params.loses if down > HIGH else params.skim_loses
    slot: i64 = 0
    while slot < count:
        if out[7 + slot * POSE] != OUT and out[4 + slot * POSE] > LEAST:
            count = slide(table, out, slot, count, gives, loses, params.rim)
        gives = params.gives
        loses = params.loses
        slot += 1
    return close(table, out, count, params.grip)


def jolt(rng: Rng) -> float:
    """Roughly a standard normal variate: the sum of three 10-bit numbers."""
    word = rng.word()
    total = (word & 1023) + ((word >> 10) & 1023) + ((word >> 20) & 1023)
    return (float(total) - 1534.5) / 512.0


def turned(release: vec[i64], ux: float, uy: float, time: float) -> float:
    """How far the chip rotates in the air, forwards or backwards."""
    a = float(release[6])
    b = float(release[7])
    turn = math.sqrt(a * a + b * b) * time / 1000.0
    return turn if b * ux - a * uy >= 0.0 else -turn


def other_side(turn: float, over: float) -> i64:
    """1 if a chip that has rotated this far lands on its other side, else 0."""
    return i64(int((turn - over) / HALF_TURN + 1025.0)) & 1


def rolling(turn: float, params: Params) -> float:
    """How far a chip that lands with this rotation rolls."""
    turn -= HALF_TURN * float(i64(int(turn / HALF_TURN + 1024.0)) - 1024)
    if turn < params.edge or turn > params.falls:
        return 0.0
    return min(params.longest, params.roll * (params.falls - turn))


def come_down(
    table: SafranitoTable,
    params: Params,
    out: vec[i64],
    skid: float,
    along: float,
    down: float,
    rng: Rng,
) -> i64:
    """Land on the board or a chip, bounce, land again; returns how many chips are moving."""
    if down <= HIGH:  # a skim strikes whatever it would land on
        move(out, 1, -TOUCH)
        out[4] += whole(TOUCH)
        return 1
    under = find_under(table, out, NOBODY, params.low)
    count: i64 = 1
    way = params.hop * skid
    if under == CLOSE or (under == NOBODY and way <= params.low):
        return 1
    if under == NOBODY:
        hop(out, way, 0.0, way)
    else:
        nudge(table, out, count, under, params.nudge, rng)
        count += 1
        if rng.unit() < params.turned_on_top * along:
            out[7] = 1 - out[7]
        wide = float(out[4])
        ahead = way + jolt(rng) * (params.bump + params.bump_along * wide)
        hop(out, ahead, jolt(rng) * (params.bump + params.bump_across * wide), way)
    if out[7] == OUT:
        return count
    under = find_under(table, out, under, params.low)
    if under >= 0:
        nudge(table, out, count, under, params.nudge, rng)
        count += 1
        out[4] = whole(float(out[4]) * params.stays)
    return count


def find_under(table: SafranitoTable, out: vec[i64], known: i64, low: float) -> i64:
    """The chip the thrown one lands on; CLOSE if one is just ahead; NOBODY otherwise."""
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
                if square < NEAR and way_to(dx, dy, out[5], out[6], low) < low:
                    found = CLOSE
    return found


def nudge(
    table: SafranitoTable, out: vec[i64], count: i64, token: i64, most: float, rng: Rng
) -> None:
    """The chip that was landed on moves along a little, `most` at most."""
    base = 1 + count * POSE
    part = rng.unit()
    out[base] = token
    out[base + 1] = i64(table.pose[token * LEANS])
    out[base + 2] = i64(table.pose[token * LEANS + 1])
    out[base + 3] = whole(most * part * part)
    out[base + 4] = out[5]
    out[base + 5] = out[6]
    out[base + 6] = i64(table.up[token])


def hop(out: vec[i64], ahead: float, aside: float, used: float) -> None:
    """Put the thrown chip where it lands again."""
    ux = float(out[5]) / UNIT
    uy = float(out[6]) / UNIT
    x = float(out[2]) + ux * ahead + uy * aside
    y = float(out[3]) + uy * ahead - ux * aside
    out[2] = whole(x)
    out[3] = whole(y)
    out[4] -= whole(used)
    if is_off(x, y):
        out[7] = OUT
