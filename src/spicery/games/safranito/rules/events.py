"""The events of Safranito, which alone change a table, be it the truth or a view.

Those of chips, prices included, are in `chips.py`.

Each is one method and, while somebody is listening, emits itself.  In a view, anything not shown is
UNSEEN, and a seat still knows the cards it put under the pile.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.game import HIDDEN, NATURE, NOBODY, Event
from spicery.core.packed import vec
from spicery.games.safranito.rules.cards import (
    COLUMNS,
    KINDS,
    NEEDS,
    NOWHERE,
    OFF,
    RESHUFFLE,
    RING,
    START_MONEY,
    TOKENS,
    UNSEEN,
    UNSEEN_BLEND,
)
from spicery.games.safranito.rules.chips import SafranitoChips
from spicery.games.safranito.rules.state import (
    ASKED,
    BEGAN,
    BLENDED,
    BOUGHT,
    CLEARED,
    DECIDED,
    DECLINED,
    DRAWING,
    DREW,
    ENDED,
    FACE_UP,
    FELL,
    FUNDED,
    KEPT,
    LAID_OUT,
    LANDED,
    MADE_BY,
    OPENED,
    PASSED_MILL,
    PRICED,
    RAN_OUT,
    RESERVED,
    RESERVED_BY,
    RESTOCKING,
    SET_OUT_TO_DRAW,
    SOLD,
    STACKED_BLENDS,
    STACKED_SPICES,
    SWEPT,
    THREW,
    THROWING,
    TOOK_MILL,
    TURNED,
    UNCOVERED,
    WITHDREW,
    WON,
)


@mypyc_attr(acyclic=True)
class SafranitoEvents(SafranitoChips):
    """A table with all its events."""

    # -- set-up and rounds ----------------------------------------------------------

    def stacked_blends(self, order: vec[i64]) -> None:
        """F7: the blends were shuffled into a pile; nobody sees the order."""
        count = len(order)
        if self.listening:
            self.tell(STACKED_BLENDS, (count,), tuple([int(order[at]) for at in range(count)]))
        pile = vec[u8]([u8(UNSEEN_BLEND)] * count)
        for at in range(count):
            if order[at] != HIDDEN:
                pile[at] = u8(order[at])
        self.blend_pile = pile

    def stacked_spices(self, order: vec[i64]) -> None:
        """F7, F63: the discard pile was shuffled to form the draw pile; nobody sees the order."""
        count: i64 = len(order)
        if self.listening:
            self.tell(STACKED_SPICES, (count,), tuple([int(order[at]) for at in range(count)]))
        for at in range(count):
            self.pile[at] = u8(UNSEEN if order[at] == HIDDEN else order[at])
        self.pile_top = 0
        self.pile_left = count
        for kind in range(KINDS):
            self.discard[kind] = 0

    def funded(self, seat: i64, shown: bool) -> None:
        """F6, F64: a seat got its money; with `secret_money` the others don't see how much."""
        if self.listening:
            if self.secret_money:
                self.tell(FUNDED, (seat,), (START_MONEY,), 1 << seat)
            else:
                self.tell(FUNDED, (seat, START_MONEY))
        self.money[seat] = START_MONEY
        if not shown:
            self.money_unseen |= i64(1) << seat

    def uncovered(self, blend: i64) -> None:
        """F7, F61: the top blend of the pile was turned face up."""
        if self.listening:
            self.tell(UNCOVERED, (blend,))
        self.blends_taken += 1
        self.blend_place[blend] = u8(FACE_UP)
        self.face_up += 1

    def laid_out(self, spice: i64) -> None:
        """F7, F62: the top spice card of the pile was laid out."""
        if self.listening:
            self.tell(LAID_OUT, (spice,))
        self.pile_top = (self.pile_top + 1) & RING
        self.pile_left -= 1
        self.need -= 1
        self.layout[spice] += 1

    def began(self, number: i64) -> None:
        """A round began; the head chef throws first (F10)."""
        if self.listening:
            self.tell(BEGAN, (number,))
        self.round = number
        self.here = NOWHERE
        self.need = 0
        self.phase = THROWING
        self.mover = self.chef

    def passed_mill(self, chef: i64) -> None:
        """F8, F60: the mill went to a seat; all chips are back, new cards are due."""
        if self.listening:
            self.tell(PASSED_MILL, (chef,))
        self.chef = chef
        self.phase = RESTOCKING
        self.need = self.layout_size()
        if self.refill:
            self.need -= self.laid_out_cards()
        for seat in range(self.seats):
            self.throws[seat] = 0
            self.held[seat] = 63
        for token in range(TOKENS):
            self.value[token] = 0
            self.seen[token] = 0
            self.up[token] = 0

    def asked(self, phase: i64, seat: i64) -> None:
        """The game is waiting for a seat's decision."""
        if self.listening:
            self.tell(ASKED, (phase, seat))
        self.phase = phase
        self.mover = seat
        self.made_open = False

    def ended(self, how: i64) -> None:
        """The game is over."""
        if self.listening:
            self.tell(ENDED, (how,))
        self.ending = how
        self.over = True
        self.mover = NATURE

    # -- circles ----------------------------------------------------------------------

    def won(self, region: i64, seat: i64, total: i64) -> None:
        """F20: a seat may carry out the action of a circle."""
        if self.listening:
            self.tell(WON, (region, seat, total * 10))
        self.winner = seat

    def declined(self, seat: i64) -> None:
        """F20: a seat declined the action of a circle."""
        if self.listening:
            self.tell(DECLINED, (seat,))

    def set_out_to_draw(self, seat: i64, count: i64) -> None:
        """F23: a seat is about to draw this many cards."""
        if self.listening:
            self.tell(SET_OUT_TO_DRAW, (seat, count))
        self.phase = DRAWING
        self.need = count
        self.drawn_count = 0

    def ran_out(self) -> None:
        """F63: the draw pile ran out; the discard pile must be shuffled."""
        if self.listening:
            self.tell(RAN_OUT, ())
        self.mover = NATURE
        self.awaits = RESHUFFLE

    def drew(self, seat: i64, card: i64) -> None:
        """F23: a seat drew the top card to look at; only it sees which."""
        if self.listening:
            self.tell(DREW, (seat,), (card,), 1 << seat)
        known = i64(self.pile[self.pile_top]) if card == UNSEEN else card
        self.drawn[self.drawn_count] = u8(known)
        self.drawn_count += 1
        self.pile_top = (self.pile_top + 1) & RING
        self.pile_left -= 1
        self.need -= 1

    def kept(self, seat: i64, card: i64) -> None:
        """F23: a seat kept one of the drawn cards; the others went under the pile, in order."""
        if self.listening:
            if self.open_hands:
                self.tell(KEPT, (seat, card))
            else:
                self.tell(KEPT, (seat,), (card,), 1 << seat)
        if card == UNSEEN and self.drawn_alike():
            card = i64(self.drawn[0])
        named = card != UNSEEN  # does this view know which cards go under the pile?
        for i in range(self.drawn_count):
            if i64(self.drawn[i]) == UNSEEN:
                named = False
        passed = False
        for i in range(self.drawn_count):
            if not passed and (i64(self.drawn[i]) == card or not named):
                passed = True
            else:
                below = i64(self.drawn[i]) if named else UNSEEN
                self.pile[(self.pile_top + self.pile_left) & RING] = u8(below)
                self.pile_left += 1
        self.drawn_count = 0
        self.hand[seat * COLUMNS + card] += 1
        self.cards[seat] += 1
        if self.open_hands:
            self.shown[seat * COLUMNS + card] += 1

    def drawn_alike(self) -> bool:
        """Whether all drawn cards are of one kind, which gives away the card kept."""
        for i in range(1, self.drawn_count):
            if i64(self.drawn[i]) != i64(self.drawn[0]):
                return False
        return True

    def reserved_top(self, seat: i64, blend: i64) -> None:
        """F24: a seat reserved the top blend of the pile; only it sees which."""
        if self.listening:
            self.tell(RESERVED, (seat,), (blend,), 1 << seat)
        self.blends_taken += 1
        self.reserved[seat] += 1
        if blend == UNSEEN_BLEND:
            self.reserved_unseen[seat] += 1
        else:
            self.blend_place[blend] = u8(RESERVED_BY + seat)

    def took_mill(self, seat: i64) -> None:
        """F25: a seat became head chef at once."""
        if self.listening:
            self.tell(TOOK_MILL, (seat,))
        self.chef = seat

    # -- trade and blends -------------------------------------------------------------

    def lose_cards(self, seat: i64, spice: i64, count: i64) -> None:
        """Part of two events: cards leave a hand openly; in a view, known ones go first."""
        where = seat * COLUMNS + spice
        known = i64(self.hand[where])
        known = min(known, count)
        self.hand[where] -= u8(known)
        self.hand[seat * COLUMNS + UNSEEN] -= u8(count - known)
        self.shown[where] -= u8(min(i64(self.shown[where]), count))
        self.cards[seat] -= u8(count)
        self.discard[spice] += u8(count)

    def sold(self, seat: i64, count: i64) -> None:
        """F32: a seat sold cards of the bowl's spice, or none."""
        if self.listening:
            self.tell(SOLD, (seat, count, count * self.price * 10))
        if count > 0:
            self.lose_cards(seat, self.here, count)
            self.money[seat] += count * self.price * 10
            self.sellers |= i64(1) << seat

    def bought(self, seat: i64, price: i64, token: i64) -> None:
        """F34: a seat bought a laid-out card and took back a chip."""
        if self.listening:
            self.tell(BOUGHT, (seat, price * 10, token))
        self.money[seat] -= price * 10
        self.layout[self.here] -= 1
        self.hand[seat * COLUMNS + self.here] += 1
        self.shown[seat * COLUMNS + self.here] += 1
        self.cards[seat] += 1
        self.region[token] = u8(OFF)

    def blended(self, seat: i64, blend: i64, own: i64) -> None:
        """F40, F41: a seat made a blend, face up (0) or reserved (1), and discarded its cards."""
        if self.listening:
            self.tell(BLENDED, (seat, blend, own))
        for i in range(3):
            self.lose_cards(seat, i64(NEEDS[blend * 3 + i]), 1)
        if own == 0:
            self.face_up -= 1
            self.made_open = True
        else:
            self.reserved[seat] -= 1
            if i64(self.blend_place[blend]) != RESERVED_BY + seat:
                self.reserved_unseen[seat] -= 1
        self.blend_place[blend] = u8(MADE_BY + seat)
        self.made[seat] += 1

    # -- replaying them --------------------------------------------------------------

    def evolve(self, event: Event) -> None:
        kind: i64 = event.kind
        a: i64 = event.public[0] if event.public else NOBODY
        b: i64 = event.public[1] if len(event.public) > 1 else NOBODY
        c: i64 = event.public[2] if len(event.public) > 2 else NOBODY
        secret: i64 = event.secret[0] if event.secret else HIDDEN
        if kind < THREW:
            self.hear_set_up(kind, a, b, event)
        elif kind == THREW:
            self.threw(a, 0 if secret == HIDDEN else secret, numbers_of(event.public), 2)
        elif kind == LANDED:
            self.landed(a, numbers_of(event.public), 1)
        elif kind == FELL:
            self.fell(a)
        elif kind == TURNED:
            self.turned(a, b)
        elif kind == OPENED:
            self.opened(a)
        elif kind == PRICED:
            self.priced(a // 10)
        elif kind == DECIDED:
            self.decided(a, b)
        elif kind == WON:
            self.won(a, b, c // 10)
        elif kind == DECLINED:
            self.declined(a)
        elif kind == SET_OUT_TO_DRAW:
            self.set_out_to_draw(a, b)
        elif kind == RAN_OUT:
            self.ran_out()
        elif kind == DREW:
            self.drew(a, UNSEEN if secret == HIDDEN else secret)
        elif kind == KEPT:
            self.kept(a, b if b != NOBODY else UNSEEN if secret == HIDDEN else secret)
        elif kind == RESERVED:
            self.reserved_top(a, UNSEEN_BLEND if secret == HIDDEN else secret)
        elif kind == TOOK_MILL:
            self.took_mill(a)
        else:
            self.hear_trade(kind, a, b, c)

    def hear_set_up(self, kind: i64, a: i64, b: i64, event: Event) -> None:
        """Replay the events before the first throw of a round, and `asked`."""
        if kind == STACKED_BLENDS:
            self.stacked_blends(numbers_of(event.secret))
        elif kind == STACKED_SPICES:
            self.stacked_spices(numbers_of(event.secret))
        elif kind == FUNDED:
            self.funded(a, b != NOBODY or event.secret[0] != HIDDEN)
        elif kind == UNCOVERED:
            self.uncovered(a)
        elif kind == LAID_OUT:
            self.laid_out(a)
        elif kind == BEGAN:
            self.began(a)
        else:
            self.asked(a, b)

    def hear_trade(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Replay the events after the circles."""
        if kind == SWEPT:
            self.swept()
        elif kind == SOLD:
            self.sold(a, b)
        elif kind == WITHDREW:
            self.withdrew(a)
        elif kind == BOUGHT:
            self.bought(a, b // 10, c)
        elif kind == CLEARED:
            self.cleared(a)
        elif kind == BLENDED:
            self.blended(a, b, c)
        elif kind == PASSED_MILL:
            self.passed_mill(a)
        elif kind == ENDED:
            self.ended(a)
        else:
            raise ValueError(f"Safranito has no event {kind}")


def numbers_of(numbers: tuple[int, ...]) -> vec[i64]:
    """The numbers of an event, packed."""
    out = vec[i64]([0] * len(numbers))
    for at, number in enumerate(numbers):
        out[at] = number
    return out
