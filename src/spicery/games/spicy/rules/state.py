"""The state of Spicy's table; only the events in `events.py` change it.

A card in play is one number, seat * KINDS + card, which indexes `hand` and `played`; cards a view
hasn't been shown are in the column UNSEEN.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.game import HIDDEN, NO_NUMBERS, NOBODY, State
from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import (
    KINDS,
    MOST_ACTIONS,
    MOST_SEATS,
    NO_CLAIM,
    RAIDER,
    SHUFFLE,
    TROPHIES,
    UNSEEN,
    sorted_deck,
)

SET_UP: Final[i64] = 0  # NATURE shuffles
ON_TURN: Final[i64] = 1
REACT: Final[i64] = 2  # all but the owner of the top card may challenge it or let it go
TUCKING: Final[i64] = 3  # S34

# The public history: two bytes per event, first its kind and seat, then a detail.
KIND_AT: Final[i64] = 8  # first byte: kind * KIND_AT + seat
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
