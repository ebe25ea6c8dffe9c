"""The policy of Safranito: what each move gains a seat, in rupees, from what it knows.

A seat plans first: what one more card of each spice is worth for the blends in its reach, and
which cards it can spare.  Every choice compares such sums; their softmax is the policy.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.games.safranito.ai.weights import Tastes
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BLEND,
    BUY,
    CARD,
    CHIPS,
    COLUMNS,
    DISALLOW,
    EXTRA,
    FLIP,
    KEEP,
    KINDS,
    MILL,
    NEEDS,
    SELL,
    SHOT,
    START_MONEY,
    TAKE,
    TO_WIN,
    TRADE,
)
from spicery.games.safranito.rules.state import FACE_UP, RESERVED_BY, SafranitoTable

PLACES: Final[i64] = 15  # regions, nowhere and off
FAINT: Final = 12.0  # so many temperatures below the best, a move is next to never made
UNLIKELY: Final = 6e-6


@final
class Appraisal:
    """One seat's appraisal of a table: what it is after, and what each move gains."""

    def __init__(self, table: SafranitoTable, seat: i64, tastes: Tastes) -> None:
        self.table = table
        self.seat = seat
        self.tastes = tastes
        self.wants = vec[float]([0.0] * KINDS)  # rupees for one more card of each spice
        self.spare = vec[i64]([0] * KINDS)  # cards of each spice that no near blend needs
        self.totals = NO_TOTALS  # of each seat in each place, in tens as far as known
        self.to_come = 0.0  # the share of their throws that the others have left
        self.cash = cash_of(table.money[seat], tastes)  # what a rupee counts
        plan(table, seat, table.hand, self.wants, self.spare, tastes)

    def gain(self, code: i64) -> float:
        """Rupees that a listed move is expected to bring."""
        table = self.table
        if code < ALLOW:
            return self.gain_of_throw(code // AIMS + 1, code % AIMS)
        if code >= SELL and code < BUY:
            return self.gain_of_sale(code - SELL)
        if code == BUY:
            price = 10 * table.total_at(self.seat, table.here)
            return self.wants[table.here] - float(price) * self.cash
        if code >= BLEND:
            return self.gain_of_blend(code - BLEND)
        if code >= TRADE and code < SELL:
            return self.gain_of_bowl(code - TRADE)
        if code >= KEEP and code < TRADE:
            return self.wants[code - KEEP]
        if code == TAKE:
            return self.tastes.of_circle(table.here)
        if code <= DISALLOW:  # one's own chip counts, a rival's does not
            own: bool = table.first_doubt() // CHIPS == self.seat
            return 20.0 if own == (code == ALLOW) else 0.0
        return 0.0  # to decline, to be done

    # -- throwing -----------------------------------------------------------------------

    def count_chips(self) -> None:
        """Add up what lies in each place."""
        table = self.table
        totals = vec[float]([0.0] * (table.seats * PLACES))
        for other in range(table.seats):
            for token in range(other * CHIPS, other * CHIPS + i64(table.throws[other])):
                worth = self.tastes.unseen
                if other == self.seat or table.seen[token] == 1:
                    worth = float(i64(table.value[token]))
                totals[other * PLACES + i64(table.region[token])] += worth
        self.totals = totals
        left: i64 = 0
        for other in range(table.seats):
            if other != self.seat:
                left += table.throws_each() - min(i64(table.throws[other]), table.throws_each())
        self.to_come = float(left) / float(table.throws_each() * (table.seats - 1))

    def mine(self, place: i64) -> float:
        """This seat's total in a place, in tens."""
        return self.totals[self.seat * PLACES + place]

    def ahead(self, place: i64, total: float) -> i64:
        """How many others have as much there."""
        count: i64 = 0
        for other in range(self.table.seats):
            if other != self.seat:
                theirs = self.totals[other * PLACES + place]
                if theirs > 0.0 and theirs >= total:
                    count += 1
        return count

    def gain_of_throw(self, chip: i64, aim: i64) -> float:
        if len(self.totals) == 0:
            self.count_chips()
        if aim >= SHOT:
            return self.gain_of_shot(aim - SHOT) - self.tastes.wasted - float(chip)
        place = aim if aim < FLIP else aim - FLIP
        gain = self.gain_in_bowl(place, chip) if place < EXTRA else self.gain_in_circle(place, chip)
        return gain if aim < FLIP else gain - self.tastes.flipped

    def odds_in(self, place: i64, chip: i64) -> float:
        """How likely one more chip there does what it is for."""
        if len(self.totals) == 0:
            self.count_chips()
        if place >= EXTRA:
            return 0.75 if self.ahead(place, 0.0) > 0 else 0.6
        cards: i64 = i64(self.table.layout[place])
        if cards == 0 or self.spare[place] > 0:
            return 1.0
        return self.odds_to_buy(place, self.mine(place) + float(chip))

    def odds_to_buy(self, place: i64, total: float) -> float:
        """With so much in a bowl; who comes later may bid more."""
        if self.ahead(place, total) >= i64(self.table.layout[place]):
            return self.tastes.unsure
        return self.tastes.sure - self.tastes.outbid * self.to_come * max(0.0, 1.0 - total / 7.0)

    def gain_in_circle(self, place: i64, chip: i64) -> float:
        worth = self.tastes.of_circle(place)
        if place == CARD:
            worth *= 0.5 + float(chip) / 6.0
        mine = self.mine(place)
        better = 0.0
        if self.ahead(place, mine + float(chip)) == 0:
            better = 1.0
        if mine > 0.0 and self.ahead(place, mine) == 0:
            better -= 1.0
        return worth * better * self.odds_in(place, chip)

    def gain_in_bowl(self, place: i64, chip: i64) -> float:
        table = self.table
        sold = 10.0 * float(chip * self.spare[place]) * self.cash
        if table.layout[place] == 0 or self.spare[place] > 0:
            return sold
        mine = self.mine(place)
        total = mine + float(chip)
        wants = self.wants[place]
        bought = 0.0
        if float(table.money[self.seat]) >= 10.0 * total:
            bought = self.odds_to_buy(place, total) * (wants - 10.0 * total * self.cash)
        if mine > 0.0:  # a second chip there helps only against rivals
            bought -= self.odds_to_buy(place, mine) * (wants - 10.0 * mine * self.cash)
        return max(sold, bought)

    def gain_of_shot(self, token: i64) -> float:
        """Of a rival's chip that contests a circle, or is about to buy the win."""
        table = self.table
        owner = token // CHIPS
        place: i64 = i64(table.region[token])
        if place > MILL:
            return 0.0
        if place >= EXTRA:
            return (
                self.tastes.contested * self.tastes.of_circle(place)
                if self.mine(place) > 0.0
                else 0.0
            )
        if table.layout[place] == 0 or table.made[owner] != u8(TO_WIN - 1):
            return 0.0
        wants = vec[float]([0.0] * KINDS)
        plan(table, owner, table.shown, wants, vec[i64]([0] * KINDS), self.tastes, True)
        return self.tastes.threat * (wants[place] - self.tastes.resale) + self.tastes.wasted

    # -- trading ------------------------------------------------------------------------

    def gain_of_sale(self, count: i64) -> float:
        """Of so many cards of this bowl's spice: what they bring, less what they are good for."""
        table = self.table
        price = float(table.price) * 10.0 * self.cash
        least = (
            self.tastes.cheaper if table.money[self.seat] < self.tastes.poor else self.tastes.cheap
        )
        spare = min(count, self.spare[table.here])
        gain = float(spare) * (price - least)
        if count > spare:
            needed = self.tastes.ready if self.is_ready(table.here) else self.tastes.dear
            gain += float(count - spare) * (price - needed)
        return gain

    def is_ready(self, spice: i64) -> bool:
        """Whether a card of this spice completes a blend that the hand already holds."""
        table = self.table
        base = self.seat * COLUMNS
        for at in range(len(table.blends)):
            blend: i64 = i64(table.blends[at])
            if is_in_reach(table, self.seat, blend) and lacks(table.hand, base, blend) == 0:
                for i in range(3):
                    if i64(NEEDS[blend * 3 + i]) == spice:
                        return True
        return False

    def gain_of_bowl(self, spice: i64) -> float:
        """F31: first the bowls where this seat sells, for money; then where it buys most."""
        if len(self.totals) == 0:
            self.count_chips()
        gain = 0.02 * self.wants[spice] * self.mine(spice)
        return gain + 40.0 * float(self.spare[spice])

    def gain_of_blend(self, blend: i64) -> float:
        """A face-up blend first, for others may take it; then one's own."""
        table = self.table
        if table.made[self.seat] == u8(TO_WIN - 1):
            return 10.0 * self.tastes.blend
        is_open: bool = i64(table.blend_place[blend]) == FACE_UP
        return self.tastes.blend + (50.0 if is_open else 0.0)

    # -- the policy -----------------------------------------------------------------------

    def odds(self, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """The probability of each listed move: a softmax of the gains."""
        most = -1000000.0
        for at in range(count):
            gain = self.gain(codes[at])
            out[at] = gain
            most = max(most, gain)
        total = 0.0
        for at in range(count):
            below = (most - out[at]) / self.tastes.temperature
            odds = math.exp(-below) if below < FAINT else UNLIKELY
            out[at] = odds
            total += odds
        for at in range(count):
            out[at] /= total


NO_TOTALS: Final = vec[float]([])


def is_in_reach(table: SafranitoTable, seat: i64, blend: i64, seen: bool = False) -> bool:
    """Whether a seat may make a blend once it has the cards; `seen`: as all can see."""
    place: i64 = i64(table.blend_place[blend])
    return place == FACE_UP or (place == RESERVED_BY + seat and not seen)


def lacks(hand: vec[u8], base: i64, blend: i64) -> i64:
    """How many spices of a blend a hand does not have."""
    count: i64 = 0
    for i in range(3):
        if hand[base + i64(NEEDS[blend * 3 + i])] == 0:
            count += 1
    return count


def plan(
    table: SafranitoTable,
    seat: i64,
    hand: vec[u8],
    wants: vec[float],
    spare: vec[i64],
    tastes: Tastes,
    seen: bool = False,
) -> None:
    """Write what cards of each spice are worth to a seat, and how many of its own it can spare.

    `seen`: as far as everybody can see, without the blends that it keeps to itself.
    """
    base = seat * COLUMNS
    near = vec[i64]([0] * KINDS)  # by how much the blends in reach lack, which they are
    factor = tastes.final if table.made[seat] == u8(TO_WIN - 1) else 1.0
    for kind in range(KINDS):
        wants[kind] = tastes.resale
        spare[kind] = i64(hand[base + kind])
    for at in range(len(table.blends)):
        blend: i64 = i64(table.blends[at])
        if is_in_reach(table, seat, blend, seen):
            missing = lacks(hand, base, blend)
            near[missing] |= i64(1) << at
            want = tastes.resale + factor * tastes.of_lack(missing)
            for i in range(3):
                spice: i64 = i64(NEEDS[blend * 3 + i])
                if hand[base + spice] == 0 and want > wants[spice]:
                    wants[spice] = want
    keep_back(table, near, TO_WIN - i64(table.made[seat]), spare)


def keep_back(table: SafranitoTable, near: vec[i64], most: i64, spare: vec[i64]) -> None:
    """Take the cards for so many blends, the nearest first, off those that can be spared."""
    for missing in range(4):
        bits = near[missing]
        at: i64 = 0
        while bits != 0 and most > 0:
            if bits & 1 == 1:
                blend: i64 = i64(table.blends[at])
                for i in range(3):
                    spice: i64 = i64(NEEDS[blend * 3 + i])
                    if spare[spice] > 0:
                        spare[spice] -= 1
                most -= 1
            bits >>= 1
            at += 1


def cash_of(money: i64, tastes: Tastes) -> float:
    """What a rupee counts to one who has so many; 1 to one who has as many as at the beginning."""
    return (tastes.thrift + float(START_MONEY)) / (tastes.thrift + float(money))
