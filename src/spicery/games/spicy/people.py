"""Manners: how calmly somebody plays, as far as was seen.

Some keep to judgement, some only half, some say anything and doubt nearly every card.  Nobody
knows who sits where; the cards of a seat that were turned up, and its answers to others, tell how
likely each is.  Within a manner people have habits of their own, which these cards tell, too.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.cards import MOST_SEATS
from spicery.games.spicy.learned import DOUBTS, USUAL
from spicery.games.spicy.remembered import ANSWERS, GRADES, JUDGED, OCCASIONS
from spicery.games.spicy.state import AS_JUDGED, MANNERS, SpicyTable
from spicery.games.spicy.ways import WAYS

CALM: Final = vec[float]([0.0, 0.5, 1.0])  # the power of the odds by judgement that one plays by
EAGERLY: Final = vec[float]([6.0, 1.0, 1.0])  # how many times as readily one then doubts
USUALLY: Final = vec[float]([0.1, 0.2, 0.7])  # how many people have each manner
ALL_OF_A_PIECE: Final = 0.5  # so many answer others in the manner that they tell cards in
ALIKE: Final = vec[float]([1.0] * MANNERS)  # nothing was seen
USED_TO: Final = 8.0  # cards turned up of one tell as much as its manner does
GROUPS: Final[i64] = 4
SHORT: Final = 24  # cards of a deck that is over soon
RARE: Final = 0.005  # the share of a way that is hardly ever found, or of doubts

# Logarithms of how often each manner lets go and doubts; `reckon` writes them.
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
    """How well the cards of a seat agree with each manner, habits and all."""
    found = vec[float]([0.0] * WAYS)
    usual = vec[float]([0.0] * (MANNERS * WAYS))
    cards = count_turned_up(table, seat, found, usual)
    if cards == 0.0:
        return ALIKE
    out = vec[float]([1.0] * MANNERS)
    for at in range(MANNERS * WAYS):
        likely = USED_TO * usual[at] / cards
        for _ in range(i64(found[at % WAYS])):
            out[at // WAYS] *= likely  # each such card makes the next one likelier
            likely += 1.0
    return out


def count_turned_up(table: SpicyTable, seat: i64, found: vec[float], usual: vec[float]) -> float:
    """Cards of a seat that were turned up, of each way; how many of it are usual in each manner."""
    first = seat * JUDGED
    group = group_of(table)
    cards = 0.0
    for at in range(GRADES * WAYS):
        times = float(i64(table.judged[first + at]))
        if times == 0.0:
            continue
        cards += times
        found[at % WAYS] += times
        for manner in range(MANNERS):
            row = ((manner * GROUPS + group) * GRADES) * WAYS + at - at % WAYS
            for way in range(WAYS):
                usual[manner * WAYS + way] += times * max(RARE, USUAL[row + way])
    return cards


def answered(table: SpicyTable, seat: i64) -> vec[float]:
    """How well the answers of a seat agree with each manner."""
    sums = vec[float]([0.0] * MANNERS)
    count = OCCASIONS * 2
    first = seat * JUDGED + ANSWERS
    row = group_of(table) * count
    for at in range(count):
        times = float(i64(table.judged[first + at]))
        if times > 0.0:
            for manner in range(MANNERS):
                sums[manner] += times * ANSWERED[manner * GROUPS * count + row + at]
    most = sums[0]
    for manner in range(MANNERS):
        most = max(most, sums[manner])
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


def habits(table: SpicyTable, seat: i64, manner: i64) -> vec[float]:
    """How much more often than is usual in its manner each way was found under a seat's cards."""
    found = vec[float]([0.0] * WAYS)
    usual = vec[float]([0.0] * (MANNERS * WAYS))
    cards = count_turned_up(table, seat, found, usual)
    for way in range(WAYS):
        often = usual[manner * WAYS + way]
        before = 1.0 if cards == 0.0 else USED_TO * often / cards
        found[way] = (before + found[way]) / (before + often)
    return found


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
