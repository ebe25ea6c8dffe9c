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
ALL_OF_A_PIECE: Final = 0.5  # so many answer others in the manner that they tell cards in
ALIKE: Final = vec[float]([1.0] * MANNERS)  # nothing was seen
GROUPS: Final[i64] = 4
SHORT: Final = 24  # cards of a deck that is over soon
RARE: Final = 0.005  # the share of a way that is hardly ever found, or of doubts

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
        doubts = min(1.0 - RARE, max(RARE, DOUBTS[at]))
        ANSWERED[2 * at] = math.log(1.0 - doubts)
        ANSWERED[2 * at + 1] = math.log(doubts)


def telling(table: SpicyTable, seat: i64) -> vec[float]:
    """How likely a seat tells its cards in each manner."""
    return joined(told(table, seat), answered(table, seat))


def answering(table: SpicyTable, seat: i64) -> vec[float]:
    """How likely a seat answers others in each manner."""
    return joined(answered(table, seat), told(table, seat))


def told(table: SpicyTable, seat: i64) -> vec[float]:
    """How well the cards of a seat agree with each manner."""
    return weighed(table, seat * JUDGED, GRADES * WAYS, TOLD)


def answered(table: SpicyTable, seat: i64) -> vec[float]:
    """How well the answers of a seat agree with each manner."""
    return weighed(table, seat * JUDGED + ANSWERS, OCCASIONS * 2, ANSWERED)


def weighed(table: SpicyTable, first: i64, count: i64, logs: vec[float]) -> vec[float]:
    """How well each manner agrees with what was seen: so many counts from `first` on."""
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
        return ALIKE
    most = max(sums[0], sums[1], sums[2])
    for manner in range(MANNERS):
        sums[manner] = math.exp(sums[manner] - most)
    return sums


def joined(own: vec[float], other: vec[float]) -> vec[float]:
    """How likely each manner is by what was seen of it, and of the same person otherwise."""
    apart = 0.0
    for manner in range(MANNERS):
        apart += USUALLY[manner] * other[manner]
    odds = vec[float]([0.0] * MANNERS)
    total = 0.0
    for manner in range(MANNERS):
        same = ALL_OF_A_PIECE * other[manner] + (1.0 - ALL_OF_A_PIECE) * apart
        odds[manner] = USUALLY[manner] * own[manner] * same
        total += odds[manner]
    for manner in range(MANNERS):
        odds[manner] /= total
    return odds


def given(answers: vec[float], manner: i64) -> vec[float]:
    """How likely somebody answers in each manner who tells cards in this one."""
    odds = vec[float]([0.0] * MANNERS)
    total = 0.0
    for at in range(MANNERS):
        odds[at] = (1.0 - ALL_OF_A_PIECE) * USUALLY[at]
        if at == manner:
            odds[at] += ALL_OF_A_PIECE
        odds[at] *= answers[at]
        total += odds[at]
    for at in range(MANNERS):
        odds[at] /= total
    return odds


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
        answers = answered(table, seat)
        teller = drawn(joined(told(table, seat), answers), rng)
        manners[seat] = teller
        manners[MOST_SEATS + seat] = drawn(given(answers, i64(teller)), rng)
    table.manners = manners


def eagerness(table: SpicyTable, seat: i64) -> float:
    """How much less calmly than others a seat may be expected to answer; 0 if nothing was seen."""
    odds = answering(table, seat)
    calm = 0.0
    for manner in range(MANNERS):
        calm += (USUALLY[manner] - odds[manner]) * CALM[manner]
    return calm


reckon()
