"""Information sets of Safranito: their keys, and which throws are similar or mean the same.

The exact positions of chips are left out: what matters is the region they count for.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.bits import apart, mix, mix_numbers, mix_row
from spicery.core.game import Action
from spicery.games.safranito.rules.board import DIG, GRAVITY, SKID, centre_x, centre_y
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BLENDS,
    CHIPS,
    COLUMNS,
    FLIP,
    KINDS,
    REGIONS,
    RELEASE,
    SHOT,
)
from spicery.games.safranito.rules.state import FACE_UP, RESERVED_BY, SafranitoTable

NEAR: Final = 400.0  # tenths of a millimetre: the scale on which similarity falls off
OTHER_CHIP: Final = 0.7  # similarity of chips with adjacent values
SKIM_BELOW: Final = 300  # tenths of a millimetre: a release lower than this skims


def infoset_key(table: SafranitoTable, seat: i64) -> i64:
    """A hash of what a seat knows."""
    sum_ = mix_row(seat, table.hand, seat * COLUMNS, seat * COLUMNS + KINDS)
    sum_ = mix_row(sum_, table.cards, 0, table.seats)
    sum_ = mix_row(sum_, table.shown, 0, table.seats * COLUMNS)
    sum_ = mix_row(sum_, table.layout, 0, KINDS)
    sum_ = mix_row(sum_, table.made, 0, table.seats)
    sum_ = mix_row(sum_, table.reserved, 0, table.seats)
    sum_ = mix_row(sum_, table.region, 0, table.seats * CHIPS)
    sum_ = mix_row(sum_, table.doubt, 0, table.seats * CHIPS)
    sum_ = mix_row(sum_, table.throws, 0, table.seats)
    sum_ = mix_values(sum_, table, seat)
    sum_ = mix_blends(sum_, table, seat)
    if table.secret_money:
        sum_ = mix(sum_, table.money[seat])
    else:
        sum_ = mix_numbers(sum_, table.money, 0, table.seats)
    sum_ = mix(sum_, (table.phase * 64 + table.round) * 16 + table.chef)
    sum_ = mix(sum_, (table.here * 64 + table.price) * 16 + table.winner + 2)
    sum_ = mix(sum_, (table.mover + 2) * 16 + (1 if table.made_open else 0))
    if table.winner == seat:
        sum_ = mix_row(sum_, table.drawn, 0, table.drawn_count)
    return mix(sum_, table.drawn_count * 16 + table.sellers)


def mix_values(sum_: i64, table: SafranitoTable, seat: i64) -> i64:
    """Mix in the values of a seat's chips and of those everyone has seen."""
    for token in range(table.seats * CHIPS):
        if token // CHIPS == seat or table.seen[token] == 1:
            sum_ = mix(sum_, token * 8 + i64(table.value[token]))
    return sum_


def mix_blends(sum_: i64, table: SafranitoTable, seat: i64) -> i64:
    """Mix in the face-up blends and the seat's reserved ones."""
    for blend in range(BLENDS):
        place: i64 = i64(table.blend_place[blend])
        if place == FACE_UP or place == RESERVED_BY + seat:
            sum_ = mix(sum_, blend * 8 + place)
    return sum_


def similarity(code: i64, other: i64) -> float:
    """Similarity of throws: near targets and chips of near values count as similar."""
    if code >= ALLOW or other >= ALLOW:
        return 0.0
    aim, another = code % AIMS, other % AIMS
    alike = 1.0
    for _ in range(apart(code // AIMS, other // AIMS)):
        alike *= OTHER_CHIP
    if aim == another:
        return alike
    if aim >= SHOT or another >= SHOT:
        return 0.0
    return alike * nearness(aim % FLIP, another % FLIP)


def nearness(place: i64, other: i64) -> float:
    """How near two regions are; 1 for the same."""
    x = float(centre_x(place) - centre_x(other))
    y = float(centre_y(place) - centre_y(other))
    return math.exp(-(x * x + y * y) / (2.0 * NEAR * NEAR))


def intent(action: Action) -> int:
    """For a throw, which chip at which region, or that it skims; otherwise the code."""
    if not RELEASE <= action.code < RELEASE + CHIPS:
        return action.code
    aim = int(SHOT) if action.numbers[2] < SKIM_BELOW else goal(action.numbers)
    return (action.code - int(RELEASE)) * int(AIMS) + aim


def goal(release: tuple[int, ...]) -> int:
    """The region nearest to where a toss would come to rest on an empty board."""
    x, y, height = float(release[0]), float(release[1]), float(release[2])
    forth_x, forth_y, rise = 10.0 * release[3], 10.0 * release[4], 10.0 * release[5]
    down = math.sqrt(rise * rise + 2.0 * GRAVITY * height)
    along = math.sqrt(forth_x * forth_x + forth_y * forth_y)
    seconds = (rise + down) / GRAVITY + SKID * along - DIG * down
    x += forth_x * seconds
    y += forth_y * seconds
    best = 0
    nearest = math.inf
    for region in range(int(REGIONS)):
        far = math.hypot(float(centre_x(region)) - x, float(centre_y(region)) - y)
        if far < nearest:
            nearest = far
            best = region
    return best
