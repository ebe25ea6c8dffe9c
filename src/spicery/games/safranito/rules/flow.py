"""The consequences of actions: how a round of Safranito proceeds.  Comments cite the clauses.

Who is asked depends only on what everyone can see, so that being asked reveals nothing.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.games.safranito.rules.board import GRID, RELEASES, STEP, put_shot, side_of
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BLEND,
    BUY,
    CARD,
    CHIPS,
    DECLINE,
    DISALLOW,
    DONE,
    EXTRA,
    KEEP,
    KINDS,
    LAND,
    MILL,
    MOST_BLENDS,
    MOST_MONEY,
    POSE,
    RELEASE,
    RESERVE,
    SELL,
    SHARED,
    SHOT,
    SHUFFLE,
    TAKE,
    THIRD_BLEND,
    TO_WIN,
    TRADE,
)
from spicery.games.safranito.rules.legality import SafranitoLegality
from spicery.games.safranito.rules.state import (
    ANOTHER,
    BLENDING,
    BUYING,
    DOUBTING,
    DRAWING,
    FACE_UP,
    KEEPING,
    LEANS,
    OFFERED,
    PICKING,
    SELLING,
    THROWING,
)


@mypyc_attr(acyclic=True)
class SafranitoFlow(SafranitoLegality):
    """A table that follows the rules."""

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        if code < ALLOW:
            self.throw(seat, code)
        elif code == LAND:
            self.land(numbers)
        elif code >= SELL and code < BUY:
            self.sell(seat, code - SELL)
        elif code == BUY:
            self.bought(seat, self.total_at(seat, self.here), self.top_chip(seat, self.here))
            self.offer_card()
        elif code == DECLINE:
            self.decline(seat)
        elif code == DONE:
            self.next_blender(self.after(seat))
        elif code == TAKE:
            self.take(seat)
        elif code >= TRADE and code < SELL:
            self.opened(code - TRADE)
            self.evaluate()
        elif code >= KEEP and code < TRADE:
            self.keep(seat, code - KEEP)
        elif code <= DISALLOW:
            self.decided(self.first_doubt(), DISALLOW - code)
            self.evaluate()
        elif code < RELEASE:
            self.blend(seat, code - BLEND)
        elif code < SHUFFLE:
            self.threw(seat, code - RELEASE + 1, numbers, 0)
        elif code == SHUFFLE:
            self.set_up(numbers)
        else:
            self.reshuffle(numbers)

    def set_up(self, numbers: vec[i64]) -> None:
        """F6-F8: NATURE's answer holds the head chef, the blends and the spice cards."""
        size: i64 = len(self.blends)
        self.stacked_blends(numbers[1 : 1 + size])
        self.stacked_spices(numbers[1 + size : 55 + size])
        for seat in range(self.seats):
            self.funded(seat, True)
        self.passed_mill(numbers[0])
        self.restock()

    # -- throws (F10-F16) -------------------------------------------------------------

    def put_aimed_shot(self, out: vec[i64], seat: i64, token: i64) -> None:
        """Write the release of a shot at a chip on the board."""
        at = token * LEANS
        put_shot(out, side_of(self.seats, seat), i64(self.pose[at]), i64(self.pose[at + 1]))

    def throw(self, seat: i64, code: i64) -> None:
        aim = code % AIMS
        if aim >= SHOT:
            release = vec[i64]([0] * STEP)
            self.put_aimed_shot(release, seat, aim - SHOT)
            self.threw(seat, code // AIMS + 1, release, 0)
        else:
            at = (side_of(self.seats, seat) * RELEASES + aim) * STEP
            self.threw(seat, code // AIMS + 1, GRID, at)

    def land(self, numbers: vec[i64]) -> None:
        """NATURE's answer: the number of chips, then token, pose and side (2: out) of each."""
        for i in range(numbers[0]):
            at = 1 + i * POSE
            token = numbers[at]
            if numbers[at + 6] == 2:
                self.fell(token)
            else:
                self.landed(token, numbers, at + 1)
                if numbers[at + 6] == 1 and self.seen[token] == 0:
                    self.turned(token, i64(self.value[token]))  # F14
        thrower = self.flying // CHIPS
        following = self.after(thrower)
        if self.here == EXTRA:
            self.next_circle(CARD)  # F22
        elif following == self.chef and i64(self.throws[thrower]) == self.throws_each():
            self.next_circle(EXTRA)
        else:
            self.asked(THROWING, following)

    # -- circles (F20-F26) ------------------------------------------------------------

    def next_circle(self, circle: i64) -> None:
        """F20: evaluate the next circle with a chip on it; after the last, start the trade."""
        bits = self.occupied()
        while circle <= MILL:
            if (bits >> circle) & 1 == 1:
                self.opened(circle)
                self.evaluate()
                return
            circle += 1
        self.swept()
        self.next_bowl()

    def evaluate(self) -> None:
        """Settle doubts (F16), turn the chips up, then carry out what the region is for."""
        if self.first_doubt() != NOBODY:
            self.asked(DOUBTING, self.chef)
            return
        for seat in range(self.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
                if i64(self.region[token]) == self.here and self.seen[token] == 0:
                    self.turned(token, i64(self.value[token]))
        if self.here < KINDS:
            self.sale()
        else:
            self.offer_circle()

    def offer_circle(self) -> None:
        seat = self.best_at(self.here)
        if seat == NOBODY or not self.is_of_use(seat):
            self.next_circle(self.here + 1)
            return
        self.won(self.here, seat, self.total_at(seat, self.here))
        self.asked(ANOTHER if self.here == EXTRA else OFFERED, seat)

    def is_of_use(self, seat: i64) -> bool:
        """Whether the action of this circle would do anything, as far as all can see."""
        if self.here == CARD:
            return self.pile_left > 0 or self.discarded() > 0
        if self.here == RESERVE:
            return self.blends_left() > 0  # F24
        return self.here == EXTRA or seat != self.chef

    def decline(self, seat: i64) -> None:
        """F20, or F35 in the trade."""
        if self.phase == BUYING:
            self.withdrew(seat)
            self.offer_card()
        else:
            self.declined(seat)
            self.next_circle(self.here + 1)

    def take(self, seat: i64) -> None:
        if self.here == CARD:
            self.set_out_to_draw(seat, i64(self.value[self.top_chip(seat, CARD)]))  # F23
            self.draw_on()
        elif self.here == RESERVE:
            self.reserved_top(seat, i64(self.blend_pile[self.blends_taken]))
            self.next_circle(MILL)
        else:
            self.took_mill(seat)
            self.next_circle(MILL + 1)

    def draw_on(self) -> None:
        """F23, F63: draw the cards still due; fewer if there are no more."""
        while self.need > 0:
            if self.pile_left == 0:
                if self.discarded() == 0:
                    break
                self.ran_out()
                return
            self.drew(self.winner, i64(self.pile[self.pile_top]))
        if self.drawn_count == 1:
            self.keep(self.winner, i64(self.drawn[0]))
        else:
            self.asked(KEEPING, self.winner)

    def keep(self, seat: i64, card: i64) -> None:
        self.kept(seat, card)
        self.next_circle(RESERVE)

    def reshuffle(self, numbers: vec[i64]) -> None:
        """F63: the interrupted draw then goes on."""
        self.stacked_spices(numbers[: self.discarded()])
        if self.phase == DRAWING:
            self.draw_on()
        else:
            self.restock()

    # -- trade (F30-F36) --------------------------------------------------------------

    def next_bowl(self) -> None:
        """F31: the head chef picks a bowl, unless only one is left."""
        bits = self.occupied()
        bowls: i64 = 0
        last: i64 = 0
        for spice in range(KINDS):
            if (bits >> spice) & 1 == 1:
                bowls += 1
                last = spice
        if bowls == 0:
            self.next_blender(self.chef)
        elif bowls == 1:
            self.opened(last)
            self.evaluate()
        else:
            self.asked(PICKING, self.chef)

    def sale(self) -> None:
        price = self.total_of_all(self.here)
        if price == 0:  # F16: every chip was disallowed
            self.close_bowl()
        else:
            self.priced(price)
            self.next_seller(self.chef, True)

    def next_seller(self, seat: i64, first: bool) -> None:
        """F32: ask everyone who has any cards in hand, whatever they are."""
        while first or seat != self.chef:
            first = False
            if self.cards[seat] > 0:
                self.asked(SELLING, seat)
                return
            seat = self.after(seat)
        for seller in range(self.seats):
            if (self.sellers >> seller) & 1 == 1 and self.total_at(seller, self.here) > 0:
                self.withdrew(seller)  # F33
        self.offer_card()

    def sell(self, seat: i64, count: i64) -> None:
        self.sold(seat, count)
        self.next_seller(self.after(seat), False)

    def offer_card(self) -> None:
        """F34, F35: the highest total may buy next; seats that openly can't pay are skipped."""
        while self.layout[self.here] > 0:
            seat = self.best_at(self.here)
            if seat == NOBODY:
                break
            if self.secret_money or self.money[seat] >= 10 * self.total_at(seat, self.here):
                self.asked(BUYING, seat)
                return
            self.withdrew(seat)
        self.close_bowl()

    def close_bowl(self) -> None:
        self.cleared(self.here)
        self.next_bowl()

    # -- blends and the next round (F40-F65) ------------------------------------------

    def next_blender(self, seat: i64) -> None:
        """F40: clockwise from the head chef; the round ends when it's back there."""
        if self.phase != BLENDING or seat != self.chef:
            for _ in range(self.seats):
                if self.may_blend(seat):
                    self.asked(BLENDING, seat)
                    return
                seat = self.after(seat)
                if seat == self.chef:
                    break
        self.end_round()

    def blend(self, seat: i64, blend: i64) -> None:
        self.blended(seat, blend, 0 if i64(self.blend_place[blend]) == FACE_UP else 1)
        if self.made[seat] == u8(TO_WIN):
            self.ended(THIRD_BLEND)  # F43
        elif not self.may_blend(seat):
            self.next_blender(self.after(seat))

    def end_round(self) -> None:
        if self.round < self.max_rounds:
            self.passed_mill(self.after(self.chef))  # F60
            self.restock()
        else:
            self.ended(self.how_it_ends())  # F65

    def restock(self) -> None:
        """F61, F62: blends, then spice cards; fewer if there are no more (F63)."""
        while self.face_up < self.display_size() and self.blends_left() > 0:
            self.uncovered(i64(self.blend_pile[self.blends_taken]))
        while self.need > 0:
            if self.pile_left == 0:
                if self.discarded() == 0:
                    break
                self.ran_out()
                return
            self.laid_out(i64(self.pile[self.pile_top]))
        self.began(self.round + 1)

    def rank(self, seat: i64) -> i64:
        """F43, F65: blends first, then money."""
        return i64(self.made[seat]) * 1000000000 + self.money[seat]

    def how_it_ends(self) -> i64:
        """F65: what decides after the last round."""
        best: i64 = -1
        rivals: i64 = 0  # other seats with as many blends as the best
        equals: i64 = 0
        for seat in range(self.seats):
            rank = self.rank(seat)
            if rank > best:
                rivals = rivals + 1 if rank // 1000000000 == best // 1000000000 else 1
                best = rank
                equals = 1
            else:
                rivals += 1 if rank // 1000000000 == best // 1000000000 else 0
                equals += 1 if rank == best else 0
        if equals > 1:
            return SHARED
        return MOST_MONEY if rivals > 1 else MOST_BLENDS
