"""The consequences of actions in Spicy.  Comments cite the clauses of RULES.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_LAST,
    KINDS,
    LET_GO,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    SECOND_TROPHY,
    THIRD_TROPHY,
    TUCK,
    TUCK_END,
    WORLDS_END,
    WRONG,
    may_follow,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.legality import SpicyLegality
from spicery.games.spicy.rules.state import ON_TURN, REACT

MOST_TUCKS: Final[i64] = 2


@mypyc_attr(acyclic=True)
class SpicyFlow(SpicyLegality):
    """A table that follows the rules."""

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        if code < PLAY_LAST:
            self.play(seat, code // CLAIMS, code % CLAIMS, False)
        elif code == LET_GO:
            self.let_go(seat)
        elif code == PASS:
            self.passed(seat)
            self.draw_cards(seat, 1)  # S12
        elif code <= NO_TRAIT and code >= NOT_NUMBER:
            self.challenge(seat, code)
        elif code < PASS:
            self.play(seat, (code - PLAY_LAST) // CLAIMS, (code - PLAY_LAST) % CLAIMS, True)
        elif code < COPY_LAST:
            self.copy_top(seat, code - COPY, False)
        elif code < TUCK:
            self.copy_top(seat, code - COPY_LAST, True)
        elif code < TUCK_END:
            self.tuck(seat, code - TUCK)
        elif code == TUCK_END:
            self.end_tuck(seat)
        else:
            self.set_up(numbers)

    def set_up(self, numbers: vec[i64]) -> None:
        """S4-S6: NATURE's answer holds starter, variants, cards above World's End, and the deck."""
        end = self.seats * self.deal + numbers[2]
        self.shuffled(numbers[0], numbers[1], end, numbers, 3)
        for seat in range(self.seats):
            self.draw_cards(seat, self.deal)

    def play(self, seat: i64, card: i64, claim: i64, announced: bool) -> None:
        if self.strict:
            if not may_follow(self.claim, claim, self.variants):
                self.undo_play(seat, claim, 0)  # S11
                return
            if self.size[seat] == 1 and not announced:
                self.undo_play(seat, claim, 1)  # S21
                return
        self.lay(seat, card, claim, False)

    def copy_top(self, seat: i64, card: i64, announced: bool) -> None:
        """S36."""
        if self.strict and self.size[seat] == 1 and not announced:
            self.undo_play(seat, self.claim, 1)
        else:
            self.lay(seat, card, self.claim, True)

    def lay(self, seat: i64, card: i64, claim: i64, copied: bool) -> None:
        if self.raid_waits():
            self.raided(self.owner)  # S33, S47
        self.played_card(seat, claim, copied, card)

    def undo_play(self, seat: i64, claim: i64, fault: i64) -> None:
        """Strict play: the card goes back and its player passes; a copier out of turn lets go."""
        self.misclaimed(seat, claim, fault)
        if self.phase == ON_TURN and seat == self.player:
            self.passed(seat)
        self.draw_cards(seat, 1)
        if not self.over and self.phase == REACT and (self.gone >> seat) & 1 == 0:
            self.let_go(seat)

    def tuck(self, seat: i64, card: i64) -> None:
        self.tucked(seat, card)
        if self.tucks == MOST_TUCKS or self.size[seat] == 0:
            self.end_tuck(seat)

    def end_tuck(self, seat: i64) -> None:
        self.draw_cards(seat, self.tucks)
        if not self.over:
            self.opened(seat)

    def let_go(self, seat: i64) -> None:
        owner = self.owner
        last = self.last
        self.gave_way(seat)
        if last and self.safe:  # S23: nobody challenged this last card
            self.trophied(owner)
            self.check_end(owner)
            self.draw_cards(owner, self.deal)  # S25

    def challenge(self, challenger: i64, code: i64) -> None:
        owner = self.owner
        card: i64 = i64(self.stack[self.height - 1]) - owner * KINDS
        last = self.last
        right = self.is_right(card, code)
        winner = owner if right else challenger
        loser = challenger if right else owner
        self.revealed_top(challenger, code - NOT_NUMBER, card)
        self.taken(winner, loser)
        if right and last:
            self.trophied(owner)  # S23
        self.draw_up_to(loser, 2)  # S19; before a trophy can end the game (S41)
        self.check_end(owner)
        if right and last:
            self.draw_cards(owner, self.deal)  # S25, S42

    def is_right(self, card: i64, code: i64) -> bool:
        """Whether the challenged player wins."""
        if code == NOT_NUMBER:
            return number_right(card, self.claim, self.variants)
        if code == NOT_SPICE:
            return spice_right(card, self.claim)
        if code == WRONG:  # S37
            return number_right(card, self.claim, self.variants) and spice_right(card, self.claim)
        return True  # S15

    def check_end(self, seat: i64) -> None:
        """S26; a seat's deciding trophy counts even if World's End came up after it (S41)."""
        if self.trophies[seat] == 2:
            self.ended(SECOND_TROPHY)
        elif self.trophies_left == 0:
            self.ended(THIRD_TROPHY)
        elif self.drawn == self.worlds_end:
            self.ended(WORLDS_END)

    def draw_up_to(self, seat: i64, count: i64) -> None:
        """Draw cards until World's End is on top; the rest are forfeited (S26)."""
        while count > 0 and self.drawn != self.worlds_end:
            self.drew(seat, i64(self.deck[self.drawn]))
            count -= 1

    def draw_cards(self, seat: i64, count: i64) -> None:
        """Draw cards while the game lasts; World's End on top of the deck ends it (S26)."""
        if count > 0 and not self.over:
            self.draw_up_to(seat, count)
            if self.drawn == self.worlds_end:
                self.ended(WORLDS_END)
