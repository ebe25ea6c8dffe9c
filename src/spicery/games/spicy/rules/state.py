"""The state of Spicy's table, and the events, which alone change it.

A card in play is one number, seat * KINDS + card, which indexes `hand` and `played`; cards a view
hasn't been shown are in the column UNSEEN.  Every event method works the same on the truth and on
a view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.game import HIDDEN, NATURE, NO_NUMBERS, NOBODY, Event, State
from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import (
    KINDS,
    LUCK,
    MOST_ACTIONS,
    MOST_SEATS,
    NO_CLAIM,
    RAIDER,
    ROWS,
    SHUFFLE,
    TROPHIES,
    UNSEEN,
    WIDTH,
    sorted_deck,
)

SET_UP: Final[i64] = 0  # NATURE shuffles
ON_TURN: Final[i64] = 1
REACT: Final[i64] = 2  # all but the owner of the top card may challenge it or let it go
TUCKING: Final[i64] = 3  # S34

SHUFFLED: Final[i64] = 0
DREW: Final[i64] = 1
PLAYED: Final[i64] = 2
TUCKED: Final[i64] = 3
OPENED: Final[i64] = 4
GAVE_WAY: Final[i64] = 5
PASSED: Final[i64] = 6
REVEALED: Final[i64] = 7
TAKEN: Final[i64] = 8
RAIDED: Final[i64] = 9
TROPHIED: Final[i64] = 10
MISCLAIMED: Final[i64] = 11
ENDED: Final[i64] = 12

# The public history: two bytes per event, first its kind and seat, then a detail.
KIND_AT: Final[i64] = 8  # first byte: kind * KIND_AT + seat
COPIED: Final[i64] = 32  # added to the claim of a card played: it's a copy
LAST: Final[i64] = 64  # likewise: it was the last card of the hand
TRAIT_AT: Final[i64] = 64  # detail of a revealed card: trait * TRAIT_AT + card
RECENT: Final[i64] = 64  # bytes of recent history that clones don't share


@mypyc_attr(acyclic=True)
class SpicyTable(State):
    """Hands, stack, deck and trophies; whose turn it is and who may react."""

    def __init__(self, seats: i64, deck: vec[u8], counts: vec[u8]) -> None:
        super().__init__(seats, MOST_ACTIONS, 3 + len(deck))
        self.awaits = SHUFFLE
        self.counts = counts  # how many cards of each kind the deck has; shared by clones
        self.deck = deck  # from the top; written once, then shared by clones
        # Placeholders until `lay_out` or `copy_to` allocates this state's own arrays.
        self.hand = counts
        self.held = NO_NUMBERS  # a bit for each kind, per hand
        self.size = counts  # cards in each hand
        self.played = counts  # laid face down and never revealed
        self.said = counts  # the claims made for them, by seat; tucked cards count under UNSEEN
        self.revealed = counts  # faces shown to all
        self.stack = deck
        self.won = counts  # cards won
        self.trophies = counts
        self.past = counts  # the public history, shared by clones and never modified,
        self.recent = counts  # and what has happened since, private to this state:
        self.fresh: i64 = 0  # bytes used in `recent`
        self.variants: i64 = 0
        self.claim_rows: i64 = 0  # where this table's rows of MAY_SAY begin
        self.phase: i64 = SET_UP
        self.player: i64 = NOBODY  # on turn
        self.owner: i64 = NOBODY  # of the top card
        self.claim: i64 = NO_CLAIM  # the claim for the top card
        self.beneath: i64 = NO_CLAIM  # the claim before it
        self.height: i64 = 0  # cards in the stack
        self.copied: bool = False  # the top card is a copy (S36)
        self.last: bool = False  # the top card is a last card, still undecided (S22)
        self.safe: bool = False  # the top card can no longer be challenged (S24)
        self.gone: i64 = 0  # bits of the seats that have let the top card go
        self.tucks: i64 = 0
        self.drawn: i64 = 0  # cards taken from the deck
        self.worlds_end: i64 = HIDDEN  # the game ends when this many are drawn
        self.trophies_left: i64 = TROPHIES
        self.shown: i64 = NOBODY  # the card just revealed, until the next action
        # Options; the same for truth and views.
        self.strict: bool = False
        self.deal: i64 = 0  # cards dealt to each seat
        self.above: i64 = 0  # S5: cards above World's End, before the jitter
        self.jitter: i64 = 0
        self.starter: i64 = NOBODY  # S6: chosen by option, or NOBODY to draw one
        self.chosen: i64 = 0  # bits of the variants named in the options
        self.drawn_variants: i64 = 0  # how many more to draw at random

    def lay_out(self) -> None:
        """Clear the table."""
        self.hand = vec[u8]([0] * (MOST_SEATS * KINDS))
        self.held = vec[i64]([0] * MOST_SEATS)
        self.size = vec[u8]([0] * MOST_SEATS)
        self.played = vec[u8]([0] * (MOST_SEATS * KINDS))
        self.said = vec[u8]([0] * (MOST_SEATS * KINDS))
        self.revealed = vec[u8]([0] * KINDS)
        self.stack = vec[u8]([0] * len(self.deck))
        self.won = vec[u8]([0] * MOST_SEATS)
        self.trophies = vec[u8]([0] * MOST_SEATS)
        self.past = vec[u8]([])
        self.recent = vec[u8]([0] * RECENT)

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    # -- the public history -----------------------------------------------------

    def remember(self, kind: i64, seat: i64, detail: i64) -> None:
        """Part of an event: add it to the public history."""
        if self.fresh == RECENT:
            self.history()
        self.recent[self.fresh] = u8(kind * KIND_AT + seat)
        self.recent[self.fresh + 1] = u8(detail)
        self.fresh += 2

    def history(self) -> vec[u8]:
        """Everything relevant that happened in public, in order; read-only.

        Together with the set-up and its own cards this is all a seat has ever seen: draws, trophies
        and whose turn it is follow from it.
        """
        if self.fresh > 0:
            before: i64 = len(self.past)
            past = vec[u8]([0] * (before + self.fresh))
            for at in range(before):
                past[at] = self.past[at]
            for at in range(self.fresh):
                past[before + at] = self.recent[at]
            self.past = past
            self.fresh = 0
        return self.past

    # -- events -----------------------------------------------------------------

    def gain(self, seat: i64, card: i64) -> None:
        """Part of an event: a card joins a hand."""
        self.hand[seat * KINDS + card] += 1
        self.held[seat] |= i64(1) << card
        self.size[seat] += 1

    def lay_down(self, seat: i64, card: i64) -> None:
        """Part of two events: a card leaves a hand and is laid face down."""
        where = seat * KINDS + card
        left = self.hand[where] - 1
        self.hand[where] = left
        if left == 0:
            self.held[seat] ^= i64(1) << card
        self.size[seat] -= 1
        self.played[where] += 1

    def shuffled(self, starter: i64, variants: i64, end: i64, order: vec[i64], first: i64) -> None:
        """The deck (`order` from `first` on) is ready, with World's End in it; nobody sees it."""
        size = len(self.deck)
        if self.listening:
            secret = [int(end)] + [int(order[first + at]) for at in range(size)]
            self.tell(SHUFFLED, (starter, variants), tuple(secret))
        self.player = starter
        self.mover = starter
        self.variants = variants
        self.claim_rows = (variants & 3) * ROWS * WIDTH
        self.phase = ON_TURN
        if end == HIDDEN:
            return
        self.worlds_end = end
        deck = vec[u8]([0] * size)
        for at in range(size):
            deck[at] = u8(order[first + at])
        self.deck = deck

    def drew(self, seat: i64, card: i64) -> None:
        """The top card of the deck went to a hand; only that seat sees which."""
        if self.listening:
            self.tell(DREW, (seat,), (card,), 1 << seat)
        self.gain(seat, card)
        self.drawn += 1

    def played_card(self, seat: i64, claim: i64, copied: bool, card: i64) -> None:
        """A card was played face down on the stack with a claim; only its player knows it."""
        if self.listening:
            self.tell(PLAYED, (seat, claim, int(copied)), (card,), 1 << seat)
        self.lay_down(seat, card)
        last: i64 = LAST if self.size[seat] == 0 else 0
        self.remember(PLAYED, seat, claim + last + (COPIED if copied else 0))
        self.said[seat * KINDS + claim] += 1
        self.stack[self.height] = u8(seat * KINDS + card)
        self.height += 1
        self.player = seat
        self.owner = seat
        self.beneath = self.claim
        self.claim = claim
        self.copied = copied
        self.last = self.size[seat] == 0  # S21
        self.safe = False
        self.shown = NOBODY
        self.tucks = 0
        if self.variants & LUCK != 0 and claim % 10 == 4 and not self.last:
            self.phase = TUCKING
            self.mover = seat
        else:
            self.await_reactions(seat)

    def await_reactions(self, owner: i64) -> None:
        """Part of two events: the others may now challenge or let go (S20)."""
        self.phase = REACT
        self.gone = 0
        self.mover = self.after(owner)

    def tucked(self, seat: i64, card: i64) -> None:
        """S34: another card from the hand was tucked under the claimed 5."""
        if self.listening:
            self.tell(TUCKED, (seat,), (card,), 1 << seat)
        self.remember(TUCKED, seat, 0)
        self.lay_down(seat, card)
        self.said[seat * KINDS + UNSEEN] += 1
        self.stack[self.height] = self.stack[self.height - 1]
        self.stack[self.height - 1] = u8(seat * KINDS + card)
        self.height += 1
        self.tucks += 1

    def opened(self, seat: i64) -> None:
        """S34: tucking is over; the others may react."""
        if self.listening:
            self.tell(OPENED, (seat,))
        self.remember(OPENED, seat, 0)
        self.await_reactions(seat)

    def gave_way(self, seat: i64) -> None:
        """A seat let the top card go; once all have, it's the next player's turn."""
        if self.listening:
            self.tell(GAVE_WAY, (seat,))
        self.remember(GAVE_WAY, seat, 0)
        self.gone |= 1 << seat
        mover = self.mover
        for _ in range(self.seats):
            if mover == self.owner or (self.gone >> mover) & 1 == 0:
                break
            mover = self.after(mover)
        self.mover = mover
        if mover == self.owner:
            self.safe = self.last  # S24
            self.last = False
            self.phase = ON_TURN
            self.player = self.after(mover)
            self.mover = self.player

    def passed(self, seat: i64) -> None:
        """A seat passed; it's the next player's turn."""
        if self.listening:
            self.tell(PASSED, (seat,))
        self.remember(PASSED, seat, 0)
        self.shown = NOBODY
        self.player = self.after(seat)
        self.mover = self.player

    def revealed_top(self, challenger: i64, trait: i64, card: i64) -> None:
        """The top card was turned up for all to see."""
        if self.listening:
            self.tell(REVEALED, (challenger, trait, card))
        self.remember(REVEALED, challenger, trait * TRAIT_AT + card)
        top = self.height - 1
        self.played[i64(self.stack[top])] -= 1
        self.said[self.owner * KINDS + self.claim] -= 1
        self.revealed[card] += 1
        self.stack[top] = u8(self.owner * KINDS + card)
        self.shown = card

    def taken(self, winner: i64, loser: i64) -> None:
        """S18, S19: the winner took the stack; the loser is on turn."""
        if self.listening:
            self.tell(TAKEN, (winner, loser))
        self.remember(TAKEN, winner, loser)
        self.won[winner] += u8(self.height)
        self.height = 0
        self.claim = NO_CLAIM
        self.owner = NOBODY
        self.copied = False
        self.last = False
        self.safe = False
        self.phase = ON_TURN
        self.player = loser
        self.mover = loser

    def raided(self, seat: i64) -> None:
        """S33: the raider took the cards under the paw; the stack is empty for a moment."""
        if self.listening:
            self.tell(RAIDED, (seat,))
        self.remember(RAIDED, seat, 0)
        self.won[seat] += u8(self.height)
        self.height = 0

    def trophied(self, seat: i64) -> None:
        """A seat won a trophy."""
        if self.listening:
            self.tell(TROPHIED, (seat,))
        self.trophies[seat] += 1
        self.trophies_left -= 1

    def misclaimed(self, seat: i64, claim: i64, fault: i64) -> None:
        """Strict play: an invalid claim (0) or an unannounced last card (1); the card goes back."""
        if self.listening:
            self.tell(MISCLAIMED, (seat, claim, fault))
        self.remember(MISCLAIMED, seat, claim + (COPIED if fault == 1 else 0))
        self.shown = NOBODY

    def ended(self, how: i64) -> None:
        """The game is over."""
        if self.listening:
            self.tell(ENDED, (how,))
        self.over = True
        self.mover = NATURE

    def evolve(self, event: Event) -> None:
        kind: i64 = event.kind
        a: i64 = event.public[0]
        card: i64 = UNSEEN
        if event.secret and event.secret[0] != HIDDEN:
            card = event.secret[0]
        if kind == DREW:
            self.drew(a, card)
        elif kind == PLAYED:
            self.played_card(a, event.public[1], event.public[2] == 1, card)
        elif kind == GAVE_WAY:
            self.gave_way(a)
        elif kind == PASSED:
            self.passed(a)
        elif kind == REVEALED:
            self.revealed_top(a, event.public[1], event.public[2])
        elif kind == TAKEN:
            self.taken(a, event.public[1])
        elif kind == TUCKED:
            self.tucked(a, card)
        elif kind == OPENED:
            self.opened(a)
        elif kind == RAIDED:
            self.raided(a)
        elif kind == TROPHIED:
            self.trophied(a)
        elif kind == MISCLAIMED:
            self.misclaimed(a, event.public[1], event.public[2])
        elif kind == ENDED:
            self.ended(a)
        elif kind == SHUFFLED:
            order = vec[i64]([0] * len(event.secret))
            for at, number in enumerate(event.secret):
                order[at] = number
            self.shuffled(a, event.public[1], order[0], order, 1)
        else:
            raise ValueError(f"Spicy has no event {kind}")

    def raid_waits(self) -> bool:
        """S33: whether a claimed 4 is on top, with its player's paw on the stack."""
        return self.variants & RAIDER != 0 and self.claim % 10 == 3 and self.height > 0

    def copy_to(self, other: SpicyTable) -> None:
        """Copy everything mutable into a fresh state with the same deck."""
        other.mover = self.mover
        other.most_actions = self.most_actions
        other.over = self.over
        other.deck = self.deck
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.played = self.played[:]
        other.said = self.said[:]
        other.revealed = self.revealed[:]
        other.stack = self.stack[:]
        other.size = self.size[:]
        other.won = self.won[:]
        other.trophies = self.trophies[:]
        other.past = self.past
        other.recent = self.recent[:]
        other.fresh = self.fresh
        other.variants = self.variants
        other.claim_rows = self.claim_rows
        other.strict = self.strict
        other.phase = self.phase
        other.player = self.player
        other.owner = self.owner
        other.claim = self.claim
        other.beneath = self.beneath
        other.height = self.height
        other.copied = self.copied
        other.last = self.last
        other.safe = self.safe
        other.gone = self.gone
        other.tucks = self.tucks
        other.drawn = self.drawn
        other.worlds_end = self.worlds_end
        other.trophies_left = self.trophies_left
        other.shown = self.shown
        other.deal = self.deal
        other.above = self.above
        other.jitter = self.jitter
        other.starter = self.starter
        other.chosen = self.chosen
        other.drawn_variants = self.drawn_variants


def fresh_deck(counts: vec[u8]) -> vec[u8]:
    """A deck before the shuffle: a place for every card, none known."""
    return vec[u8]([u8(UNSEEN)] * len(sorted_deck(counts)))
