"""The opponent model: in which manner each seat plays, as far as was seen.

Some keep to the trained policy, some only half, some say anything and challenge nearly every
card.  Nobody knows who sits where; a seat's revealed cards, and its answers to others, tell how
likely each manner is.  Within a manner people have habits of their own, which these cards tell too.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.claim_fit import WAYS
from spicery.games.spicy.ai.track_record import ANSWERS, COUNTS, GRADES, OCCASIONS, TrackRecord
from spicery.games.spicy.ai.weights import Weights
from spicery.games.spicy.rules.cards import MOST_SEATS
from spicery.games.spicy.rules.state import SpicyTable

MANNERS: Final[i64] = 3  # how closely somebody keeps to the policy; the last keeps to it
BY_POLICY: Final = vec[u8]([u8(MANNERS - 1)] * (2 * MOST_SEATS))
POWER: Final = vec[float]([0.0, 0.5, 1.0])  # inverse temperature of each manner
EAGERLY: Final = vec[float]([6.0, 1.0, 1.0])  # how many times as readily one then challenges
USUALLY: Final = vec[float]([0.1, 0.2, 0.7])  # the prior: how many people have each manner
ALL_OF_A_PIECE: Final = 0.5  # so many answer others in the manner that they tell cards in
ALIKE: Final = vec[float]([1.0] * MANNERS)  # nothing was seen
USED_TO: Final = 8.0  # revealed cards of one seat that tell as much as its manner does
GROUPS: Final[i64] = 4
SHORT: Final = 24  # cards of a deck that is over soon


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


@final
class OpponentModel:
    """What may be thought of every seat at one table, from the public history."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.record = TrackRecord()
        self.group: i64 = 0
        # Of each seat, once they are needed: the odds of each manner of telling cards, the habits
        # in each manner, and how eagerly it answers.
        self._known: i64 = 0  # bits of the seats
        self._telling = vec[float]([0.0] * (MOST_SEATS * MANNERS))
        self._habits = vec[float]([1.0] * (MOST_SEATS * MANNERS * WAYS))
        self._eager = vec[float]([0.0] * MOST_SEATS)

    def read(self, table: SpicyTable) -> None:
        """Begin anew with the history of a table."""
        self.record = TrackRecord()
        self.group = group_of(table)
        self._known = 0
        self.record.follow(table)

    def follow(self, table: SpicyTable) -> None:
        """Read on, where the same table was read before."""
        if self.record.follow(table):
            self._known = 0

    def telling(self, seat: i64, manner: i64) -> float:
        """How likely a seat tells its cards in a manner."""
        self._get_to_know(seat)
        return self._telling[seat * MANNERS + manner]

    def habit(self, seat: i64, manner: i64, way: i64) -> float:
        """How much more often than is usual in a manner a way was found under a seat's cards."""
        self._get_to_know(seat)
        return self._habits[(seat * MANNERS + manner) * WAYS + way]

    def eagerness(self, seat: i64) -> float:
        """How much more readily than others a seat may be expected to challenge; 0 if unseen."""
        self._get_to_know(seat)
        return self._eager[seat]

    def _get_to_know(self, seat: i64) -> None:
        """Draw conclusions about a seat, unless they stand."""
        if (self._known >> seat) & 1 == 1:
            return
        self._known |= i64(1) << seat
        found = vec[float]([0.0] * WAYS)
        usual = vec[float]([0.0] * (MANNERS * WAYS))
        cards = self._count_revealed(seat, found, usual)
        told = fit_of(found, usual, cards)
        answered = self.answered(seat)
        telling = joined(told, answered)
        answering = joined(answered, told)
        eager = 0.0
        for manner in range(MANNERS):
            self._telling[seat * MANNERS + manner] = telling[manner]
            eager += (USUALLY[manner] - answering[manner]) * POWER[manner]
            for way in range(WAYS):
                often = usual[manner * WAYS + way]
                before = 1.0 if cards == 0.0 else USED_TO * often / cards
                habit = (before + found[way]) / (before + often)
                self._habits[(seat * MANNERS + manner) * WAYS + way] = habit
        self._eager[seat] = eager

    def _count_revealed(self, seat: i64, found: vec[float], usual: vec[float]) -> float:
        """A seat's revealed cards by way, and how many of each are usual in each manner."""
        first = seat * COUNTS
        cards = 0.0
        for at in range(GRADES * WAYS):
            times = float(i64(self.record.counts[first + at]))
            if times == 0.0:
                continue
            cards += times
            found[at % WAYS] += times
            for manner in range(MANNERS):
                row = ((manner * GROUPS + self.group) * GRADES) * WAYS + at - at % WAYS
                for way in range(WAYS):
                    usual[manner * WAYS + way] += times * self.weights.usual_share(row + way)
        return cards

    def answered(self, seat: i64) -> vec[float]:
        """How well a seat's answers agree with each manner."""
        sums = vec[float]([0.0] * MANNERS)
        count = OCCASIONS * 2
        first = seat * COUNTS + ANSWERS
        row = self.group * count
        for at in range(count):
            times = float(i64(self.record.counts[first + at]))
            if times > 0.0:
                for manner in range(MANNERS):
                    sums[manner] += (
                        times * self.weights.answered[manner * GROUPS * count + row + at]
                    )
        most = sums[0]
        for manner in range(MANNERS):
            most = max(most, sums[manner])
        for manner in range(MANNERS):
            sums[manner] = math.exp(sums[manner] - most)
        return sums

    def draw_manners(self, seats: i64, rng: Rng) -> vec[u8]:
        """A manner of telling cards for every seat, then one of answering for every seat."""
        manners = BY_POLICY[:]
        odds = vec[float]([0.0] * MANNERS)
        for seat in range(seats):
            for manner in range(MANNERS):
                odds[manner] = self.telling(seat, manner)
            teller = drawn(odds, rng)
            manners[seat] = teller
            manners[MOST_SEATS + seat] = drawn(given(self.answered(seat), i64(teller)), rng)
        return manners


def fit_of(found: vec[float], usual: vec[float], cards: float) -> vec[float]:
    """How well revealed cards agree with each manner, habits and all."""
    if cards == 0.0:
        return ALIKE
    out = vec[float]([1.0] * MANNERS)
    for at in range(MANNERS * WAYS):
        likely = USED_TO * usual[at] / cards
        for _ in range(i64(found[at % WAYS])):
            out[at // WAYS] *= likely  # each such card makes the next one likelier
            likely += 1.0
    return out


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
