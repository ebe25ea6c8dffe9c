"""Information sets of A la carte, where nothing is hidden: keys, and which motions are similar."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.bits import apart, mix, mix_numbers
from spicery.games.alacarte.rules.material import CUP_POINT, CUP_SEASON, FLIP, MOVES, SEASON, TAKE
from spicery.games.alacarte.rules.state import Kitchen

NEXT_MOTION: Final = 0.4  # similarity of adjacent motions


def infoset_key(table: Kitchen, seat: i64) -> i64:
    """A hash of what a seat knows."""
    sum_ = mix_numbers(seat, table.heat, 0, table.seats)
    sum_ = mix_numbers(sum_, table.dish, 0, table.seats)
    sum_ = mix_numbers(sum_, table.pan, 0, len(table.pan))
    sum_ = mix_numbers(sum_, table.shaker, 0, len(table.shaker))
    sum_ = mix_numbers(sum_, table.place, 0, len(table.place))
    sum_ = mix_numbers(sum_, table.crepe, 0, table.seats)
    sum_ = mix_numbers(sum_, table.cups, 0, len(table.cups))
    sum_ = mix_numbers(sum_, table.earned, 0, table.seats)
    sum_ = mix_numbers(sum_, table.stars, 0, table.seats)
    sum_ = mix_numbers(sum_, table.finished, 0, table.seats)
    sum_ = mix_numbers(sum_, table.laid, 0, len(table.laid))
    sum_ = mix_numbers(sum_, table.colours, 0, len(table.colours))
    sum_ = mix(sum_, (table.phase * 16 + table.actions) * 16 + table.player)
    flags = (1 if table.cup_used else 0) + (2 if table.closing else 0)
    return mix(sum_, (flags * 16 + table.resume) * 16 + table.rolled_face + 3)


def similarity(code: i64, other: i64) -> float:
    """Similarity of motions: the same shaker over the same pan, or flips, that differ a little."""
    if not moves(code) or not moves(other):
        return 0.0
    if code >= FLIP and code < CUP_POINT:
        return falling(apart(code, other)) if other >= FLIP and other < CUP_POINT else 0.0
    base = SEASON if code < FLIP else CUP_SEASON
    if (code < FLIP) != (other < FLIP) or (code - base) // MOVES != (other - base) // MOVES:
        return 0.0
    return falling(apart(code, other))


def moves(code: i64) -> bool:
    """Whether a code is a motion of a shaker or of a pan."""
    return (code >= SEASON and code < CUP_POINT) or (code >= CUP_SEASON and code < TAKE)


def falling(steps: i64) -> float:
    """The similarity of motions this many steps apart."""
    alike = 1.0
    for _ in range(steps):
        alike *= NEXT_MOTION
    return alike
