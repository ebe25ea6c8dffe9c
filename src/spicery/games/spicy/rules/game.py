"""The game of Spicy, assembled: `legality.py` says what is legal, `flow.py` what follows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from spicery.core.game import HIDDEN, NATURE, NOBODY, Action
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.rules import facts, flow, legality, notation
from spicery.games.spicy.rules.cards import (
    COPY_CAT,
    UNSEEN,
    VARIANTS,
)
from spicery.games.spicy.rules.determinize import fill_hidden
from spicery.games.spicy.rules.events import SpicyEvents
from spicery.games.spicy.rules.refusals import clause_against, flaw_of_shuffle
from spicery.games.spicy.rules.state import SET_UP, TUCKING, fresh_deck

WINS: Final[i64] = 1000  # two trophies outrank any number of points (S27)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Spicy(SpicyEvents):
    """One game of Spicy, or one seat's view of it."""

    def clone(self) -> Spicy:
        other = Spicy(self.seats, self.deck, self.counts)
        self.copy_to(other)
        return other

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.seats, self.deck, self.counts

    # As in State: CPython 3.11 calls a class's own methods faster than inherited ones, and a loop
    # in Python calls these two at every step.

    def codes(self) -> vec[i64]:
        return super().codes()

    def apply(self, code: i64) -> None:
        super().apply(code)

    # -- actions ------------------------------------------------------------------

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        return legality.list_actions(self, seat, out)

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        flow.do(self, seat, code, numbers)

    def turn(self) -> list[int]:
        return legality.turn(self)

    def random_code(self, rng: Rng, out: vec[i64]) -> i64:
        if self.strict or self.phase == TUCKING or self.variants & COPY_CAT != 0:
            return super().random_code(rng, out)
        return legality.random_code(self, rng)

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            return flaw_of_shuffle(self, code, numbers)
        if not 0 <= seat < self.seats:
            return "S3"
        if not numbers and self.is_listed(seat, code):
            return ""
        return clause_against(self, seat, code)

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
        return facts.facts(self)


def new_spicy(seats: i64, counts: vec[u8]) -> Spicy:
    """A state before the shuffle."""
    table = Spicy(seats, fresh_deck(counts), counts)
    table.lay_out()
    return table
