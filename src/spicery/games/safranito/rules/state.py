"""The state of Safranito's table: cards, blends, money, chips, and who is asked what.

A chip on the board is a token, seat * CHIPS + the number of chips its seat threw before in the
round; its value is stored separately and is 0 if a view hasn't been shown it.  Nothing here changes
a state except `copy_to`; the events are in `events.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr, u8

from spicery.core.game import NO_NUMBERS, NOBODY, State
from spicery.core.outcomes import OutcomeModel
from spicery.core.packed import vec
from spicery.games.safranito.rules.cards import (
    BLENDS,
    CHIPS,
    COLUMNS,
    DISPLAY,
    KINDS,
    LAYOUT,
    MOST_ACTIONS,
    MOST_DRAWN,
    MOST_NUMBERS,
    MOST_SEATS,
    NOWHERE,
    OFF,
    RING,
    SHUFFLE,
    THROWS,
    TOKENS,
    UNSEEN,
    UNSEEN_BLEND,
)

# What the game is waiting for.
SET_UP: Final[i64] = 0  # NATURE shuffles
THROWING: Final[i64] = 1
FLIGHT: Final[i64] = 2  # NATURE says where the chips come to rest
DOUBTING: Final[i64] = 3  # F16
ANOTHER: Final[i64] = 4  # F22: one more throw, or none
OFFERED: Final[i64] = 5  # F23-F25
DRAWING: Final[i64] = 6  # F23: cards are drawn, possibly after a shuffle
KEEPING: Final[i64] = 7
PICKING: Final[i64] = 8  # F31
SELLING: Final[i64] = 9
BUYING: Final[i64] = 10
BLENDING: Final[i64] = 11
RESTOCKING: Final[i64] = 12  # F61, F62
PHASES: Final = (
    "set up",
    "throw",
    "flight",
    "doubt",
    "extra throw",
    "circle",
    "draw",
    "keep",
    "bowl",
    "sell",
    "buy",
    "blend",
    "restock",
)

# Where a blend is.
IN_PILE: Final[i64] = 0  # or reserved out of this view's sight
FACE_UP: Final[i64] = 1
RESERVED_BY: Final[i64] = 2  # + seat
MADE_BY: Final[i64] = 6  # + seat

# Kinds of events.
STACKED_BLENDS: Final[i64] = 0
STACKED_SPICES: Final[i64] = 1
FUNDED: Final[i64] = 2
UNCOVERED: Final[i64] = 3
LAID_OUT: Final[i64] = 4
BEGAN: Final[i64] = 5
ASKED: Final[i64] = 6
THREW: Final[i64] = 7
LANDED: Final[i64] = 8
FELL: Final[i64] = 9
TURNED: Final[i64] = 10
OPENED: Final[i64] = 11
PRICED: Final[i64] = 12
DECIDED: Final[i64] = 13
WON: Final[i64] = 14
DECLINED: Final[i64] = 15
SET_OUT_TO_DRAW: Final[i64] = 16
RAN_OUT: Final[i64] = 17
DREW: Final[i64] = 18
KEPT: Final[i64] = 19
RESERVED: Final[i64] = 20
TOOK_MILL: Final[i64] = 21
SWEPT: Final[i64] = 22
SOLD: Final[i64] = 23
WITHDREW: Final[i64] = 24
BOUGHT: Final[i64] = 25
CLEARED: Final[i64] = 26
BLENDED: Final[i64] = 27
PASSED_MILL: Final[i64] = 28
ENDED: Final[i64] = 29

LEANS: Final[i64] = 5  # numbers in a pose: x, y, z, lean x, lean y
NO_POSES: Final = vec[i16]([0])


@mypyc_attr(acyclic=True)
class SafranitoTable(State):
    """The complete state at one moment, as the truth or as one view knows it."""

    def __init__(self, seats: i64, blends: vec[u8], outcomes: OutcomeModel) -> None:
        super().__init__(seats, MOST_ACTIONS, MOST_NUMBERS)
        self.awaits = SHUFFLE
        self.blends = blends  # those this table plays with; shared by clones
        self.outcomes = outcomes  # decides where thrown chips come to rest; shared by clones
        # Placeholders until `lay_out` or `copy_to` allocates this state's own arrays.
        # spice cards
        self.hand = blends
        self.cards = blends  # number of cards in each hand
        self.shown = blends  # the cards in each hand that everyone knows
        self.layout = blends
        self.discard = blends
        self.pile = blends
        self.pile_top: i64 = 0
        self.pile_left: i64 = 0
        self.drawn = blends  # F23: cards drawn to choose from
        self.drawn_count: i64 = 0
        self.need: i64 = 0  # cards still to be drawn from the pile
        # blends
        self.blend_pile = blends  # shared by clones
        self.blends_taken: i64 = 0
        self.blend_place = blends
        self.face_up: i64 = 0
        self.reserved = blends  # number of reserved blends
        self.reserved_unseen = blends  # reserved blends a view can't name
        self.made = blends
        self.made_open: bool = False  # the seat asked has made a face-up blend this turn (F40)
        # money
        self.money = NO_NUMBERS
        self.money_unseen: i64 = 0  # bits of the seats whose money this view doesn't know (F64)
        # chips
        self.value = blends
        self.region = blends
        self.doubt = blends  # F16
        self.up = blends  # lies value side up
        self.seen = blends  # everyone has seen the value
        self.pose = NO_POSES
        self.throws = blends  # chips thrown in this round
        self.held = blends  # bits of the values not known to have been thrown
        self.flying: i64 = 0  # the token in the air
        self.release = NO_NUMBERS
        # whose turn, and where
        self.phase: i64 = SET_UP
        self.round: i64 = 0
        self.chef: i64 = NOBODY
        self.here: i64 = NOWHERE  # the region being evaluated
        self.price: i64 = 0  # F32: of a card in this bowl, in tens
        self.winner: i64 = NOBODY  # of the circle being evaluated
        self.sellers: i64 = 0  # bits of the seats that have sold in this bowl
        self.ending: i64 = NOBODY
        # Options; the same for truth and views.
        self.hands = NO_NUMBERS  # unsteadiness of each hand, in tenths of k; shared by clones
        self.first_chef: i64 = NOBODY  # F8: chosen by option, or NOBODY to draw one
        self.walk: bool = False
        self.refill: bool = False
        self.open_hands: bool = False
        self.secret_money: bool = False
        self.max_rounds: i64 = 40

    def lay_out(self) -> None:
        """Clear the table (F6, F7)."""
        self.hand = vec[u8]([0] * (MOST_SEATS * COLUMNS))
        self.cards = vec[u8]([0] * MOST_SEATS)
        self.shown = vec[u8]([0] * (MOST_SEATS * COLUMNS))
        self.layout = vec[u8]([0] * KINDS)
        self.discard = vec[u8]([0] * KINDS)
        self.pile = vec[u8]([u8(UNSEEN)] * (RING + 1))
        self.drawn = vec[u8]([u8(UNSEEN)] * MOST_DRAWN)
        self.blend_pile = vec[u8]([u8(UNSEEN_BLEND)] * len(self.blends))
        self.blend_place = vec[u8]([0] * BLENDS)
        self.reserved = vec[u8]([0] * MOST_SEATS)
        self.reserved_unseen = vec[u8]([0] * MOST_SEATS)
        self.made = vec[u8]([0] * MOST_SEATS)
        self.money = vec[i64]([0] * MOST_SEATS)
        self.value = vec[u8]([0] * TOKENS)
        self.region = vec[u8]([u8(OFF)] * TOKENS)
        self.doubt = vec[u8]([0] * TOKENS)
        self.up = vec[u8]([0] * TOKENS)
        self.seen = vec[u8]([0] * TOKENS)
        self.pose = vec[i16]([0] * (TOKENS * LEANS))
        self.throws = vec[u8]([0] * MOST_SEATS)
        self.held = vec[u8]([63] * MOST_SEATS)
        self.release = vec[i64]([0] * 9)
        self.hands = vec[i64]([0] * MOST_SEATS)

    # -- queries -------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    def throws_each(self) -> i64:
        """F7: chips each seat throws in a round."""
        return THROWS[self.seats]

    def display_size(self) -> i64:
        """F7: how many blends lie face up."""
        return DISPLAY[self.seats]

    def layout_size(self) -> i64:
        """F7: how many spice cards are laid out."""
        return LAYOUT[self.seats]

    def total_at(self, seat: i64, region: i64) -> i64:
        """The total of a seat's chips in a region, in tens; their values must be known."""
        total: i64 = 0
        for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
            if i64(self.region[token]) == region:
                total += i64(self.value[token])
        return total

    def best_at(self, region: i64) -> i64:
        """F21: the seat with the highest total there; ties go to the nearest to the head chef."""
        best = NOBODY
        most: i64 = 0
        seat = self.chef
        for _ in range(self.seats):
            total = self.total_at(seat, region)
            if total > most:
                most = total
                best = seat
            seat = self.after(seat)
        return best

    def top_chip(self, seat: i64, region: i64) -> i64:
        """The most valuable chip of a seat in a region."""
        best = NOBODY
        most: i64 = 0
        for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
            if i64(self.region[token]) == region and i64(self.value[token]) > most:
                most = i64(self.value[token])
                best = token
        return best

    def total_of_all(self, region: i64) -> i64:
        """The total of all chips in a region, in tens."""
        total: i64 = 0
        for seat in range(self.seats):
            total += self.total_at(seat, region)
        return total

    def occupied(self) -> i64:
        """Bits of the regions with chips."""
        bits: i64 = 0
        for seat in range(self.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
                bits |= i64(1) << i64(self.region[token])
        return bits

    def first_doubt(self) -> i64:
        """F16: the first chip in doubt in the region being evaluated, or NOBODY."""
        for seat in range(self.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
                if self.doubt[token] == 1 and i64(self.region[token]) == self.here:
                    return token
        return NOBODY

    def discarded(self) -> i64:
        """How many cards are in the discard pile."""
        total: i64 = 0
        for kind in range(KINDS):
            total += i64(self.discard[kind])
        return total

    def laid_out_cards(self) -> i64:
        """How many spice cards are laid out."""
        total: i64 = 0
        for kind in range(KINDS):
            total += i64(self.layout[kind])
        return total

    def blends_left(self) -> i64:
        """How many blends the pile holds."""
        return len(self.blend_pile) - self.blends_taken

    def may_blend(self, seat: i64) -> bool:
        """Whether a seat might make a blend now, as far as all can see (F40, F41)."""
        if self.cards[seat] < 3:
            return False
        used = self.made_open and self.phase == BLENDING and seat == self.mover
        return self.reserved[seat] > 0 or (self.face_up > 0 and not used)

    def copy_to(self, other: SafranitoTable) -> None:
        """Copy everything mutable into a fresh state with the same blends."""
        other.mover = self.mover
        other.awaits = self.awaits
        other.over = self.over
        other.hand = self.hand[:]
        other.cards = self.cards[:]
        other.shown = self.shown[:]
        other.layout = self.layout[:]
        other.discard = self.discard[:]
        other.pile = self.pile[:]
        other.pile_top = self.pile_top
        other.pile_left = self.pile_left
        other.drawn = self.drawn[:]
        other.drawn_count = self.drawn_count
        other.need = self.need
        other.blend_pile = self.blend_pile
        other.blends_taken = self.blends_taken
        other.blend_place = self.blend_place[:]
        other.face_up = self.face_up
        other.reserved = self.reserved[:]
        other.reserved_unseen = self.reserved_unseen[:]
        other.made = self.made[:]
        other.made_open = self.made_open
        other.money = self.money[:]
        other.money_unseen = self.money_unseen
        other.value = self.value[:]
        other.region = self.region[:]
        other.doubt = self.doubt[:]
        other.up = self.up[:]
        other.seen = self.seen[:]
        other.pose = self.pose[:]
        other.throws = self.throws[:]
        other.held = self.held[:]
        other.flying = self.flying
        other.release = self.release[:]
        other.phase = self.phase
        other.round = self.round
        other.chef = self.chef
        other.here = self.here
        other.price = self.price
        other.winner = self.winner
        other.sellers = self.sellers
        other.ending = self.ending
        other.hands = self.hands
        other.first_chef = self.first_chef
        other.walk = self.walk
        other.refill = self.refill
        other.open_hands = self.open_hands
        other.secret_money = self.secret_money
        other.max_rounds = self.max_rounds
