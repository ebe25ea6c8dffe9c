"""The game of A la carte, assembled: `legality.py` says what is legal, `flow.py` what follows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NATURE, NOBODY, Action
from spicery.core.outcomes import OutcomeModel
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.rules import facts, notation
from spicery.games.alacarte.rules.dishes import Menu
from spicery.games.alacarte.rules.flow import KitchenFlow
from spicery.games.alacarte.rules.material import (
    CUP_KINDS,
    DRAW,
    FACES,
    FREE,
    PREPARE,
    ROLL,
    STARS,
    SUPPLY,
    brings_numbers,
)
from spicery.games.alacarte.rules.refusals import clause_against, flaw_of_answer, flaw_of_motion

WINS: Final[i64] = 1000  # three stars outrank any number of points (C71)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Alacarte(KitchenFlow):
    """One game of A la carte, or one seat's view of it."""

    def clone(self) -> Alacarte:
        other = Alacarte(self.seats, self.menu, self.outcomes)
        self.copy_to(other)
        return other

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.seats, self.menu, self.outcomes

    # As in State: CPython 3.11 calls a class's own methods faster than inherited ones, and a loop
    # in Python calls these at every step.

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        return super().list_actions(seat, out)

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        super().do(seat, code, numbers)

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            return flaw_of_answer(self, code, numbers)
        if not 0 <= seat < self.seats:
            return "C1"
        if not numbers and self.is_listed(seat, code):
            return ""
        if numbers and brings_numbers(code) and self.is_listed(seat, code - int(FREE)):
            return flaw_of_motion(code, numbers)
        return clause_against(self, seat, code)

    def unfold(self, seat: int, code: int) -> Action:
        return notation.unfold(seat, code)

    # -- the end ------------------------------------------------------------------------

    def rank(self, seat: i64) -> i64:
        """What decides the game: three stars, otherwise points."""
        return WINS if self.stars[seat] == STARS else self.points(seat)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    # -- chance ---------------------------------------------------------------------------

    def sample(self, rng: Rng, out: vec[i64]) -> i64:
        awaits = self.awaits
        if awaits == ROLL:
            out[0] = rng.below(len(FACES))
            return 1
        if awaits == DRAW:
            out[0] = self.draw_cup(rng, self.cups, SUPPLY)
            return 1
        if awaits != PREPARE:
            return self.outcomes.sample(self, rng, out)  # FALL, LAND: questions of skill
        out[0] = rng.below(self.seats) if self.starter == NOBODY else self.starter
        left = self.cups[:]
        for seat in range(self.seats):
            kind = self.draw_cup(rng, left, SUPPLY)
            left[SUPPLY * CUP_KINDS + kind] -= 1
            out[seat + 1] = kind
        return self.seats + 1

    def draw_cup(self, rng: Rng, cups: vec[i64], row: i64) -> i64:
        """A uniformly random cup of a row."""
        total: i64 = 0
        for kind in range(CUP_KINDS):
            total += cups[row * CUP_KINDS + kind]
        pick = rng.below(total)
        found: i64 = 0
        while pick >= cups[row * CUP_KINDS + found]:
            pick -= cups[row * CUP_KINDS + found]
            found += 1
        return found

    def guess(self, rng: Rng) -> Alacarte:
        return self.clone()

    # -- notation ------------------------------------------------------------------------------

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        return notation.say(self, code, numbers)

    def read(self, seat: int, text_: str) -> Action:
        return notation.read(self, seat, text_)

    def facts(self) -> dict[str, object]:
        return facts.facts(self)


def new_alacarte(seats: i64, menu: Menu, outcomes: OutcomeModel) -> Alacarte:
    """A state before set-up."""
    table = Alacarte(seats, menu, outcomes)
    table.lay_out()
    return table
