"""A la carte: the consequences of actions.  Comments cite the clauses of RULES.md.

`settle` does everything that happens automatically in a turn: take off a ready dish, bin a spoilt
one, end a finished turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NATURE, NOBODY, Action
from spicery.core.outcomes import OutcomeModel
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.rules import facts, notation
from spicery.games.alacarte.rules.dishes import Menu
from spicery.games.alacarte.rules.legality import KitchenLegality
from spicery.games.alacarte.rules.material import (
    BIN,
    COFFEE,
    COOK,
    COOL,
    CREPE,
    CUP_COOL,
    CUP_KINDS,
    CUP_POINT,
    CUP_SEASON,
    CUP_SPOONS,
    CUP_SWAP,
    DRAW,
    END,
    ENOUGH,
    EVERYBODY,
    FACES,
    FALL,
    FLIP,
    FLIP_TABLE,
    FREE,
    HEAT,
    LAND,
    MOTION_TABLE,
    MOVES,
    NO_DISH,
    PICK,
    POINT,
    PREPARE,
    RESEASON,
    RISE,
    ROLL,
    SALT,
    SALT_FILL,
    SEASON,
    SPOONS,
    STARS,
    SUPPLY,
    SWAP,
    TAKE,
    THREE_STARS,
    TURNED,
    USED,
    brings_numbers,
)
from spicery.games.alacarte.rules.refusals import clause_against, flaw_of_answer, flaw_of_motion
from spicery.games.alacarte.rules.state import (
    FIRST,
    NEW_DISH,
    TURN,
)

WINS: Final[i64] = 1000  # three stars outrank any number of points (C71)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Alacarte(KitchenLegality):
    """One game of A la carte, or one seat's view of it."""

    def clone(self) -> Alacarte:
        other = Alacarte(self.seats, self.menu, self.outcomes)
        self.copy_to(other)
        return other

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.seats, self.menu, self.outcomes

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

    # -- consequences ---------------------------------------------------------------------

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        if code == HEAT:
            self.spun(seat)
        elif code == ROLL:
            self.roll(self.player, numbers[0])
        elif code == FALL:
            self.fell(self.target, self.spice, numbers[0], numbers[1])
            self.refill()
            self.settle()
        elif code < SEASON:
            self.do_plainly(seat, code)
        elif code < FLIP:
            self.season(seat, seat, code - SEASON, numbers)
        elif code < CUP_POINT:
            self.toss(seat, code - FLIP, numbers)
        elif code < TAKE:
            self.use_cup(seat, code, numbers)
        elif code < PREPARE:
            self.took(seat, (code - TAKE) // CUP_KINDS, (code - TAKE) % CUP_KINDS)
            self.settle()
        elif code == DRAW:
            self.drew(self.player, numbers[0])
            self.settle()
        elif code == LAND:
            self.land(self.player, numbers[0])
        else:
            self.prepared(numbers[0], numbers[1:])

    def do_plainly(self, seat: i64, code: i64) -> None:
        """Actions without numbers and cups."""
        if code >= COOK:
            self.cook(seat, code - COOK)
            return
        if code == END:
            self.began(self.after(seat))
        elif code == BIN:
            self.throw_away(seat)
        else:
            self.rose(seat, code - RISE)
        self.settle()

    def cook(self, seat: i64, dish: i64) -> None:
        """A first dish (C7) or a new one (C52); the crêpe ends the turn (C60)."""
        at_set_up = self.phase == FIRST
        ends_turn = dish == CREPE or self.closing
        self.put(seat, dish)
        if at_set_up:
            if self.player == self.first:
                self.began(self.first)
        elif ends_turn:
            self.began(self.after(seat))
        self.settle()

    def roll(self, seat: i64, face: i64) -> None:
        """C20."""
        self.rolled(seat, face)
        if face < PICK:
            self.rose(seat, face + 1)
        elif face == EVERYBODY:
            self.all_rose()
        elif face == COFFEE and self.phase == TURN and self.cups_in(USED) > 0:
            self.reshuffled(seat)  # C22
        self.settle()

    def season(self, seat: i64, target: i64, what: i64, numbers: vec[i64]) -> None:
        """C30: with a motion of the grid, or with the given numbers."""
        spice = what // MOVES
        motion = what % MOVES
        row = motion * 5
        given = MOTION_TABLE
        if motion == FREE:
            row = 0
            given = numbers
        self.tilted(
            seat,
            target,
            spice,
            given[row],
            given[row + 1],
            given[row + 2],
            given[row + 3],
            given[row + 4],
        )

    def toss(self, seat: i64, motion: i64, numbers: vec[i64]) -> None:
        """C61."""
        row = motion * 3
        given = FLIP_TABLE
        if motion == FREE:
            row = 0
            given = numbers
        self.tossed(seat, given[row], given[row + 1], given[row + 2])

    def land(self, seat: i64, how: i64) -> None:
        """C62."""
        self.landed(seat, how)
        if how == TURNED:
            self.serve(seat)
        self.settle()

    def use_cup(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        """C40-C44."""
        if code >= CUP_SEASON:
            what = code - CUP_SEASON
            self.used_cup(seat, RESEASON)
            self.season(seat, what // (SALT * MOVES), what % (SALT * MOVES), numbers)
            return
        if code == CUP_POINT:
            self.used_cup(seat, POINT)
        elif code == CUP_SPOONS:
            self.used_cup(seat, SPOONS)
        elif code < CUP_SWAP:
            self.used_cup(seat, COOL)
            self.cooled(seat, code - CUP_COOL)
        else:
            self.used_cup(seat, SWAP)
            self.swapped(seat, code - CUP_SWAP)
        self.settle()

    # -- what happens automatically ---------------------------------------------------------

    def settle(self) -> None:
        """Go on until a cook must choose or NATURE must answer."""
        while not self.over:
            seat = self.player
            if self.phase == NEW_DISH:
                if not self.can_cook(seat):
                    self.ended(NO_DISH)  # C70
                return
            if self.phase != TURN:
                return
            if self.over_seasoned(seat):
                self.throw_away(seat)  # C54
            elif self.burnt(seat):
                if self.may_save(seat):
                    self.burned(seat)
                    return
                self.throw_away(seat)
            elif self.ready(seat):
                self.serve(seat)
            elif self.actions > 0 or self.may_use_cup(seat):
                return
            else:
                self.began(self.after(seat))

    def serve(self, seat: i64) -> None:
        """C50, C53; five dishes or three stars end the game at once (C70)."""
        self.served(seat, 1 if self.perfect(seat) else 0)
        self.refill()
        if self.stars[seat] == STARS:
            self.ended(THREE_STARS)
        elif self.finished[seat] >= self.finish:
            self.ended(ENOUGH)

    def throw_away(self, seat: i64) -> None:
        """C54."""
        self.binned(seat)
        self.refill()

    def refill(self) -> None:
        """C33."""
        for spice in range(SALT):
            if self.shaker[spice * 2] == 0:
                spices = self.sink[spice]
                salt = min(SALT_FILL - self.shaker[spice * 2 + 1], self.sink[SALT])
                if spices + salt > 0:
                    self.refilled(spice, spices, salt)

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
