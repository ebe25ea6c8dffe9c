"""The game of Safranito, assembled: `legality.py` says what is legal, `flow.py` what follows."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NATURE, Action
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.rules import chance, facts, notation
from spicery.games.safranito.rules.board import GRID, RELEASES, STEP, side_of
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    RELEASE,
    SHOT,
)
from spicery.games.safranito.rules.determinize import fill_in
from spicery.games.safranito.rules.flow import SafranitoFlow
from spicery.games.safranito.rules.refusals import clause_against, flaw_of_answer


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Safranito(SafranitoFlow):
    """One game of Safranito, or one seat's view of it."""

    def clone(self) -> Safranito:
        other = Safranito(self.seats, self.blends, self.outcomes)
        self.copy_to(other)
        return other

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.seats, self.blends, self.outcomes

    # As in State: CPython 3.11 calls a class's own methods faster than inherited ones, and a loop
    # in Python calls these at every step.

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        return super().list_actions(seat, out)

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        super().do(seat, code, numbers)

    def unfold(self, seat: int, code: int) -> Action:
        if code >= ALLOW:
            return Action(seat, code)
        value, aim = divmod(code, int(AIMS))
        if aim >= SHOT:
            release = vec[i64]([0] * STEP)
            self.put_aimed_shot(release, seat, aim - SHOT)
            numbers = tuple([int(release[at]) for at in range(STEP)])
        else:
            base = (side_of(self.seats, seat) * RELEASES + aim) * STEP
            numbers = tuple([int(GRID[base + at]) for at in range(STEP)])
        return Action(seat, int(RELEASE) + value, numbers)

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            return flaw_of_answer(self, code, numbers)
        if not 0 <= seat < self.seats:
            return "F5"
        if not numbers and self.is_listed(seat, code):
            return ""
        return clause_against(self, seat, code, numbers)

    # -- the end ------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(self.made[seat]) for seat in range(self.seats)]

    # -- chance and notation -----------------------------------------------------------

    def sample(self, rng: Rng, out: vec[i64]) -> i64:
        return chance.sample(self, rng, out)

    def guess(self, rng: Rng) -> Safranito:
        full = self.clone()
        fill_in(full, rng)
        return full

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if code < ALLOW and not numbers and 0 <= seat < self.seats:
            spelt = self.unfold(seat, code)
            return notation.say(spelt.code, spelt.numbers)
        return notation.say(code, numbers)

    def read(self, seat: int, text_: str) -> Action:
        return notation.read(seat, text_)

    def facts(self) -> dict[str, object]:
        return facts.facts(self)
