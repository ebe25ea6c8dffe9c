"""Spicy: legal actions and their consequences.  Comments cite the clauses of RULES.md.

Legality is decided in one place, `list_actions`; `objection` only says which clause rules out an
action that isn't listed.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.bits import WORD, lowest, ones
from spicery.core.game import HIDDEN, NATURE, NOBODY, Action
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.rules import notation
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_CAT,
    COPY_LAST,
    KINDS,
    LET_GO,
    MAY_SAY,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    SECOND_TROPHY,
    THIRD_TROPHY,
    TUCK,
    TUCK_END,
    UNSEEN,
    VARIANTS,
    WIDTH,
    WORLDS_END,
    WRONG,
    may_follow,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.determinize import fill_hidden
from spicery.games.spicy.rules.refusals import clause_against, flaw_of_shuffle
from spicery.games.spicy.rules.state import ON_TURN, REACT, SET_UP, TUCKING, SpicyTable, fresh_deck

WINS: Final[i64] = 1000  # two trophies outrank any number of points (S27)
MOST_TUCKS: Final[i64] = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spicy(SpicyTable):
    """One game of Spicy, or one seat's view of it."""

    def clone(self) -> Spicy:
        other = Spicy(self.seats, self.deck, self.counts)
        self.copy_to(other)
        return other

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.seats, self.deck, self.counts

    # As in State: CPython 3.11 finds a class's own methods faster than inherited ones, and a loop
    # in Python calls these two at every step.

    def codes(self) -> vec[i64]:
        return super().codes()

    def apply(self, code: i64) -> None:
        super().apply(code)

    # -- legal actions ---------------------------------------------------------

    def turn(self) -> list[int]:
        if self.over:
            return []
        if self.phase != REACT:
            return [self.mover]
        waiting: list[int] = []
        seat = self.mover
        for _ in range(self.seats):  # S20: all at once, or clockwise
            if seat == self.owner:
                break
            if (self.gone >> seat) & 1 == 0:
                waiting.append(seat)
            seat = self.after(seat)
        return waiting

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        if self.over or self.phase == SET_UP:
            return 0
        if self.phase == TUCKING:
            return self.list_tucks(seat, out)
        at: i64 = 0
        if self.phase == REACT:
            if seat != self.owner and (self.gone >> seat) & 1 == 0:
                out[at] = LET_GO
                at += 1
        elif seat == self.player:
            out[at] = PASS  # S48
            at += 1
        if self.height > 0 and seat != self.owner:
            at = self.list_responses(seat, out, at)
        if self.phase == ON_TURN and seat == self.player:
            at = self.list_plays(seat, out, at)
        return at

    def list_responses(self, seat: i64, out: vec[i64], at: i64) -> i64:
        """Challenges (S14, S15, S37) and copies (S36) of the top card."""
        if not self.safe:
            if self.copied:
                out[at] = WRONG
                at += 1
            else:
                out[at] = NOT_NUMBER
                out[at + 1] = NOT_SPICE
                at += 2
                if self.strict:
                    out[at] = NO_TRAIT
                    at += 1
        if self.may_copy():
            held = self.held[seat] & WORD
            while held != 0:
                out[at] = COPY + lowest(held)
                at += 1
                if self.strict and self.size[seat] == 1:
                    out[at] = COPY_LAST + lowest(held)
                    at += 1
                held &= held - 1
        return at

    def may_copy(self) -> bool:
        """S36, S44."""
        return self.variants & COPY_CAT != 0 and not self.last

    def list_plays(self, seat: i64, out: vec[i64], at: i64) -> i64:
        """S8-S10; in strict play any claim at all (S11), announced or not (S21)."""
        may_say = MAY_SAY
        row = self.claim_rows + self.claim * WIDTH
        end = row + 1 + i64(may_say[row])
        held = self.held[seat] & WORD
        while held != 0:
            card = lowest(held)
            held &= held - 1
            if self.strict:
                at = self.list_strict(seat, card, out, at)
            else:
                for place in range(row + 1, end):
                    out[at] = card * CLAIMS + i64(may_say[place])
                    at += 1
        return at

    def list_strict(self, seat: i64, card: i64, out: vec[i64], at: i64) -> i64:
        for claim in range(CLAIMS):
            out[at] = card * CLAIMS + claim
            at += 1
            if self.size[seat] == 1:
                out[at] = PLAY_LAST + card * CLAIMS + claim
                at += 1
        return at

    def list_tucks(self, seat: i64, out: vec[i64]) -> i64:
        """S34."""
        if seat != self.owner:
            return 0
        out[0] = TUCK_END
        at: i64 = 1
        held = self.held[seat] & WORD
        while held != 0:
            out[at] = TUCK + lowest(held)
            at += 1
            held &= held - 1
        return at

    def random_code(self, rng: Rng, out: vec[i64]) -> i64:
        if self.strict or self.phase == TUCKING or self.variants & COPY_CAT != 0:
            return super().random_code(rng, out)
        if self.phase == REACT:
            return LET_GO + rng.below(3)
        held = self.held[self.player] & WORD
        row = self.claim_rows + self.claim * WIDTH
        claims: i64 = i64(MAY_SAY[row])
        others: i64 = 1
        if self.height > 0 and self.owner != self.player and not self.safe:
            others = 3
        pick = rng.below(others + ones(held) * claims)
        if pick < others:
            return PASS if pick == 0 else LET_GO + pick
        pick -= others
        while pick >= claims:
            pick -= claims
            held &= held - 1
        return lowest(held) * CLAIMS + i64(MAY_SAY[row + 1 + pick])

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            return flaw_of_shuffle(self, code, numbers)
        if not 0 <= seat < self.seats:
            return "S3"
        if not numbers and self.is_listed(seat, code):
            return ""
        return clause_against(self, seat, code)

    # -- consequences -----------------------------------------------------------------

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

    # -- the end ------------------------------------------------------------------

    def points(self, seat: i64) -> i64:
        """S28."""
        return i64(self.won[seat]) + 10 * i64(self.trophies[seat]) - i64(self.size[seat])

    def rank(self, seat: i64) -> i64:
        return WINS if self.trophies[seat] == 2 else self.points(seat)  # S27, S28

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    # -- chance -------------------------------------------------------------------

    def sample(self, rng: Rng, out: vec[i64]) -> i64:
        out[0] = rng.below(self.seats) if self.starter == NOBODY else self.starter
        variants = self.chosen
        missing = self.drawn_variants
        while missing > 0:
            bit: i64 = i64(1) << rng.below(len(VARIANTS))
            if variants & bit == 0:
                variants |= bit
                missing -= 1
        out[1] = variants
        out[2] = self.above + rng.below(2 * self.jitter + 1) - self.jitter
        at: i64 = 3
        for kind in range(UNSEEN):  # inside-out shuffle: each card goes to a random place so far
            for _ in range(i64(self.counts[kind])):
                place = 3 + rng.below(at - 2)
                out[at] = out[place]
                out[place] = kind
                at += 1
        return at

    def guess(self, rng: Rng) -> Spicy:
        full = self.clone()
        if self.phase != SET_UP and self.worlds_end == HIDDEN:
            fill_hidden(full, rng)
        return full

    # -- notation --------------------------------------------------------------------

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        return notation.say(code, numbers)

    def read(self, seat: int, text_: str) -> Action:
        return notation.read(seat, text_)

    def facts(self) -> dict[str, object]:
        return notation.facts(self)


def new_spicy(seats: i64, counts: vec[u8]) -> Spicy:
    """A state before the shuffle."""
    table = Spicy(seats, fresh_deck(counts), counts)
    table.lay_out()
    return table
