"""The policy of Safranito: what each move gains a seat, in rupees, from what it knows.

A plan comes first: what one more card of each spice is worth for the blends within reach, and which
cards can be spared.  Every move gets an expected gain; the policy is a softmax of the gains.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.games.safranito.ai.weights import Valuations
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

PLACES: Final[i64] = 15  # regions, nowhere and off the board
CUTOFF: Final = 12.0  # in temperatures: moves this far below the best get FLOOR
FLOOR: Final = 6e-6


@final
class Appraisal:
    """One seat's appraisal of a table: what it's after, and what each move gains."""

    def __init__(self, table: SafranitoTable, seat: i64, valuations: Valuations) -> None:
        self.table = table
        self.seat = seat
        self.valuations = valuations
        self.wants = vec[float]([0.0] * KINDS)  # rupees for one more card of each spice
        self.spare = vec[i64]([0] * KINDS)  # cards of each spice that no near blend needs
        self.totals = NO_TOTALS  # of each seat in each place, in tens, as far as known
        self.to_come = 0.0  # the share of their throws the others have left
        self.cash = cash_of(table.money[seat], valuations)  # the marginal value of a rupee
        plan(table, seat, table.hand, self.wants, self.spare, valuations)

    def gain(self, code: i64) -> float:
        """The expected gain of a listed move, in rupees."""
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
            return self.valuations.of_circle(table.here)
        if code <= DISALLOW:  # our own chips count, rivals' don't
            own: bool = table.first_doubt() // CHIPS == self.seat
            return 20.0 if own == (code == ALLOW) else 0.0
        return 0.0  # decline, done

    # -- throwing -----------------------------------------------------------------------

    def count_chips(self) -> None:
        """Add up the chips in each place."""
        table = self.table
        totals = vec[float]([0.0] * (table.seats * PLACES))
        for other in range(table.seats):
            for token in range(other * CHIPS, other * CHIPS + i64(table.throws[other])):
                worth = self.valuations.unseen
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
        """How many others have at least as much there."""
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
            return self.gain_of_shot(aim - SHOT) - self.valuations.wasted - float(chip)
        place = aim if aim < FLIP else aim - FLIP
        gain = self.gain_in_bowl(place, chip) if place < EXTRA else self.gain_in_circle(place, chip)
        return gain if aim < FLIP else gain - self.valuations.flipped

    def odds_in(self, place: i64, chip: i64) -> float:
        """The odds that one more chip there achieves its purpose."""
        if len(self.totals) == 0:
            self.count_chips()
        if place >= EXTRA:
            return 0.75 if self.ahead(place, 0.0) > 0 else 0.6
        cards: i64 = i64(self.table.layout[place])
        if cards == 0 or self.spare[place] > 0:
            return 1.0
        return self.odds_to_buy(place, self.mine(place) + float(chip))

    def odds_to_buy(self, place: i64, total: float) -> float:
        """The odds of buying with this total in a bowl; later throws may outbid it."""
        if self.ahead(place, total) >= i64(self.table.layout[place]):
            return self.valuations.unsure
        return self.valuations.sure - self.valuations.outbid * self.to_come * max(
            0.0, 1.0 - total / 7.0
        )

    def gain_in_circle(self, place: i64, chip: i64) -> float:
        worth = self.valuations.of_circle(place)
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
        if mine > 0.0:  # a second chip there only helps against rivals
            bought -= self.odds_to_buy(place, mine) * (wants - 10.0 * mine * self.cash)
        return max(sold, bought)

    def gain_of_shot(self, token: i64) -> float:
        """The gain of removing a rival's chip that contests a circle or is about to buy the win."""
        table = self.table
        owner = token // CHIPS
        place: i64 = i64(table.region[token])
        if place > MILL:
            return 0.0
        if place >= EXTRA:
            return (
                self.valuations.contested * self.valuations.of_circle(place)
                if self.mine(place) > 0.0
                else 0.0
            )
        if table.layout[place] == 0 or table.made[owner] != u8(TO_WIN - 1):
            return 0.0
        wants = vec[float]([0.0] * KINDS)
        plan(table, owner, table.shown, wants, vec[i64]([0] * KINDS), self.valuations, True)
        return (
            self.valuations.threat * (wants[place] - self.valuations.resale)
            + self.valuations.wasted
        )

    # -- trading ------------------------------------------------------------------------

    def gain_of_sale(self, count: i64) -> float:
        """The gain of selling this many cards here: their price less their worth to the seat."""
        table = self.table
        price = float(table.price) * 10.0 * self.cash
        least = (
            self.valuations.cheaper
            if table.money[self.seat] < self.valuations.poor
            else self.valuations.cheap
        )
        spare = min(count, self.spare[table.here])
        gain = float(spare) * (price - least)
        if count > spare:
            needed = self.valuations.ready if self.is_ready(table.here) else self.valuations.dear
            gain += float(count - spare) * (price - needed)
        return gain

    def is_ready(self, spice: i64) -> bool:
        """Whether a card of this spice belongs to a blend the hand can already make."""
        table = self.table
        base = self.seat * COLUMNS
        for at in range(len(table.blends)):
            blend: i64 = i64(table.blends[at])
            if (
                is_in_reach(table, self.seat, blend)
                and missing_spices(table.hand, base, blend) == 0
            ):
                for i in range(3):
                    if i64(NEEDS[blend * 3 + i]) == spice:
                        return True
        return False

    def gain_of_bowl(self, spice: i64) -> float:
        """F31: bowls where this seat sells come first, for the money; then those it buys in."""
        if len(self.totals) == 0:
            self.count_chips()
        gain = 0.02 * self.wants[spice] * self.mine(spice)
        return gain + 40.0 * float(self.spare[spice])

    def gain_of_blend(self, blend: i64) -> float:
        """A face-up blend comes first, as others may take it; then a reserved one."""
        table = self.table
        if table.made[self.seat] == u8(TO_WIN - 1):
            return 10.0 * self.valuations.blend
        is_open: bool = i64(table.blend_place[blend]) == FACE_UP
        return self.valuations.blend + (50.0 if is_open else 0.0)

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
            below = (most - out[at]) / self.valuations.temperature
            odds = math.exp(-below) if below < CUTOFF else FLOOR
            out[at] = odds
            total += odds
        for at in range(count):
            out[at] /= total


NO_TOTALS: Final = vec[float]([])


def is_in_reach(table: SafranitoTable, seat: i64, blend: i64, seen: bool = False) -> bool:
    """Whether a seat could make a blend given the cards; `seen`: as far as all can see."""
    place: i64 = i64(table.blend_place[blend])
    return place == FACE_UP or (place == RESERVED_BY + seat and not seen)


def missing_spices(hand: vec[u8], base: i64, blend: i64) -> i64:
    """How many spices of a blend a hand lacks."""
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
    valuations: Valuations,
    seen: bool = False,
) -> None:
    """Write what a card of each spice is worth to a seat, and how many of its cards it can spare.

    `seen`: as far as everyone can see, ignoring its reserved blends.
    """
    base = seat * COLUMNS
    near = vec[i64]([0] * KINDS)  # bits of the blends within reach, by number of missing spices
    factor = valuations.final if table.made[seat] == u8(TO_WIN - 1) else 1.0
    for kind in range(KINDS):
        wants[kind] = valuations.resale
        spare[kind] = i64(hand[base + kind])
    for at in range(len(table.blends)):
        blend: i64 = i64(table.blends[at])
        if is_in_reach(table, seat, blend, seen):
            missing = missing_spices(hand, base, blend)
            near[missing] |= i64(1) << at
            want = valuations.resale + factor * valuations.of_lack(missing)
            for i in range(3):
                spice: i64 = i64(NEEDS[blend * 3 + i])
                if hand[base + spice] == 0 and want > wants[spice]:
                    wants[spice] = want
    keep_back(table, near, TO_WIN - i64(table.made[seat]), spare)


def keep_back(table: SafranitoTable, near: vec[i64], most: i64, spare: vec[i64]) -> None:
    """Set aside the cards for up to `most` blends, nearest first; they can't be spared."""
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


def cash_of(money: i64, valuations: Valuations) -> float:
    """The marginal value of a rupee at this much money; 1 for the money at the start."""
    return (valuations.thrift + float(START_MONEY)) / (valuations.thrift + float(money))
