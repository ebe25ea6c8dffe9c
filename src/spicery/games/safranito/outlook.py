"""Who will win an unfinished game of Safranito, as far as it can be told from how all stand.

Fitted to how games of sensible players ended; it is good between two rounds, when no chip lies.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.safranito.cards import COLUMNS
from spicery.games.safranito.judgement import is_in_reach, lacks
from spicery.games.safranito.state import SafranitoTable

MARKS: Final[i64] = 11
# What each mark counts for, at two, three and four seats: one and two blends made; the nearest
# blend lacks none, one, two; the same of the second nearest; cards in hand; money in hundreds, up
# to three; blends reserved.
# fmt: off
COUNTS: Final = vec[float]([
    1.18, 2.74, 0.93, 0.6, 0.27, -0.06, 0.37, 0.21, 0.07, 0.2, 0.14,
    1.49, 3.21, 0.75, 0.55, 0.26, -0.03, 0.35, 0.15, 0.22, 0.56, 0.21,
    1.55, 3.57, 1.11, 0.74, 0.39, 0.3, 0.43, 0.24, 0.17, 0.31, 0.29,
])
# fmt: on
RICH: Final = 3.0


def put_marks(table: SafranitoTable, seat: i64, out: vec[float]) -> None:
    """Write how a seat stands."""
    for at in range(MARKS):
        out[at] = 0.0
    made: i64 = i64(table.made[seat])
    if made > 0:
        out[min(made, i64(2)) - 1] = 1.0
    nearest: i64 = 3
    second: i64 = 3
    for at in range(len(table.blends)):
        blend: i64 = i64(table.blends[at])
        if is_in_reach(table, seat, blend):
            missing = lacks(table.hand, seat * COLUMNS, blend)
            if missing < nearest:
                second = nearest
                nearest = missing
            elif missing < second:
                second = missing
    if nearest < 3:
        out[2 + nearest] = 1.0
    if second < 3:
        out[5 + second] = 1.0
    money = float(table.money[seat]) / 100.0
    out[8] = float(i64(table.cards[seat]))
    out[9] = min(money, RICH)
    out[10] = float(i64(table.reserved[seat]))


def outlook(table: SafranitoTable) -> vec[float]:
    """The odds of each seat to win."""
    marks = vec[float]([0.0] * MARKS)
    out = vec[float]([0.0] * table.seats)
    total = 0.0
    row = (table.seats - 2) * MARKS
    for seat in range(table.seats):
        put_marks(table, seat, marks)
        stands = 0.0
        for at in range(MARKS):
            stands += COUNTS[row + at] * marks[at]
        odds = math.exp(stands)
        out[seat] = odds
        total += odds
    for seat in range(table.seats):
        out[seat] /= total
    return out
