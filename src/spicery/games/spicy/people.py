"""Manners: how calmly somebody plays, as far as was seen.

Some keep to judgement, some only half, some say and doubt anything.  Nobody knows who sits where;
the cards of a seat that were turned up, and its answers to others, tell how likely each is.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.cards import MOST_SEATS
from spicery.games.spicy.learned import DOUBTS, USUAL
from spicery.games.spicy.state import (
    ANSWERS,
    AS_JUDGED,
    GRADES,
    JUDGED,
    MANNERS,
    OCCASIONS,
    SpicyTable,
)
from spicery.games.spicy.ways import WAYS

CALM: Final = vec[float]([0.0, 0.5, 1.0])  # the power of the odds by judgement that one plays by
USUALLY: Final = vec[float]([0.1, 0.2, 0.7])  # how many people have each manner
GROUPS: Final[i64] = 4
SHORT: Final = 24  # cards of a deck that is over soon
RARE: Final = 0.005  # the share of a way that is hardly ever found

# Logarithms of what was counted of each manner; `reckon` writes them.
TOLD: Final = vec[float]([0.0] * (MANNERS * GROUPS * GRADES * WAYS))
ANSWERED: Final = vec[float]([0.0] * (MANNERS * GROUPS * OCCASIONS * 2))


def is_short(table: SpicyTable) -> bool:
    """Whether the deck is over soon."""
    return len(table.deck) <= SHORT


def group_of(table: SpicyTable) -> i64:
    """Two seats, three or four, more, a short deck: one plays differently there."""
    if is_short(table):
        return 3
    if table.seats == 2:
        return 0
    return 1 if table.seats <= 4 else 2


def reckon() -> None:
    """How likely each manner brings about what is seen, from what was counted of it."""
    for at in range(len(TOLD)):
        TOLD[at] = math.log(max(RARE, USUAL[at]))
    for at in range(len(DOUBTS)):
        ANSWERED[2 * at] = math.log(1.0 - DOUBTS[at])
        ANSWERED[2 * at + 1] = math.log(DOUBTS[at])


def telling(table: SpicyTable, seat: i64) -> vec[float]:
    """How likely a seat tells its cards in each manner."""
    first = seat * JUDGED
    return weighed(table, first, GRADES * WAYS, TOLD)


def answering(table: SpicyTable, seat: i64) -> vec[float]:
    """How likely a seat answers others in each manner."""
    first = seat * JUDGED + ANSWERS
    return weighed(table, first, OCCASIONS * 2, ANSWERED)


def weighed(table: SpicyTable, first: i64, count: i64, logs: vec[float]) -> vec[float]:
    """How likely each manner is after what was seen: so many counts from `first` on."""
    sums = vec[float]([0.0] * MANNERS)
    seen = False
    row = group_of(table) * count
    for at in range(count):
        times: i64 = i64(table.judged[first + at])
        if times > 0:
            seen = True
            for manner in range(MANNERS):
                sums[manner] += float(times) * logs[manner * GROUPS * count + row + at]
    if not seen:
        return USUALLY
    most = max(sums[0], sums[1], sums[2])
    total = 0.0
    for manner in range(MANNERS):
        sums[manner] = USUALLY[manner] * math.exp(sums[manner] - most)
        total += sums[manner]
    for manner in range(MANNERS):
        sums[manner] /= total
    return sums


def drawn(odds: vec[float], rng: Rng) -> u8:
    """One manner, as likely as it is."""
    pick = rng.unit()
    for manner in range(MANNERS - 1):
        pick -= odds[manner]
        if pick < 0.0:
            return u8(manner)
    return u8(MANNERS - 1)


def meet(table: SpicyTable, rng: Rng) -> None:
    """Suppose a manner of every seat."""
    manners = AS_JUDGED[:]
    for seat in range(table.seats):
        manners[seat] = drawn(telling(table, seat), rng)
        manners[MOST_SEATS + seat] = drawn(answering(table, seat), rng)
    table.manners = manners


def eagerness(table: SpicyTable, seat: i64) -> float:
    """How much less calmly than others a seat may be expected to answer; 0 if nothing was seen."""
    odds = answering(table, seat)
    calm = 0.0
    for manner in range(MANNERS):
        calm += (USUALLY[manner] - odds[manner]) * CALM[manner]
    return calm


reckon()
