"""The consequences of actions in A la carte.  Comments cite the clauses of RULES.md.

`settle` does everything that happens automatically in a turn: take off a ready dish, bin a spoilt
one, end a finished turn.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.packed import vec
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
    SWAP,
    TAKE,
    THREE_STARS,
    TURNED,
    USED,
)
from spicery.games.alacarte.rules.state import FIRST, NEW_DISH, TURN


@mypyc_attr(acyclic=True)
class KitchenFlow(KitchenLegality):
    """A kitchen that follows the rules."""

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
