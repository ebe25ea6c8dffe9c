"""The events of Spicy, which alone change the state; each works the same on truth and view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.game import HIDDEN, NATURE, NOBODY, Event
from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import KINDS, LUCK, NO_CLAIM, ROWS, UNSEEN, WIDTH
from spicery.games.spicy.rules.state import ON_TURN, REACT, TUCKING, SpicyTable

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

# Details in the public history.
COPIED: Final[i64] = 32  # added to the claim of a card played: it's a copy
LAST: Final[i64] = 64  # likewise: it was the last card of the hand
TRAIT_AT: Final[i64] = 64  # of a revealed card: trait * TRAIT_AT + card


@mypyc_attr(acyclic=True)
class SpicyEvents(SpicyTable):
    """A table to which things happen."""

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
