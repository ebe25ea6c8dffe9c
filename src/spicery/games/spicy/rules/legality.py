"""Legal actions in Spicy.  Comments cite the clauses of RULES.md.

Legality is decided here alone; `refusals.py` only names the clause that rules out the rest.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.bits import WORD, lowest, ones
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_CAT,
    COPY_LAST,
    LET_GO,
    MAY_SAY,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    TUCK,
    TUCK_END,
    WIDTH,
    WRONG,
)
from spicery.games.spicy.rules.events import SpicyEvents
from spicery.games.spicy.rules.state import ON_TURN, REACT, SET_UP, TUCKING


@mypyc_attr(acyclic=True)
class SpicyLegality(SpicyEvents):
    """A table that knows which actions are legal."""

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
