"""Legal actions in A la carte.  Comments cite the clauses of RULES.md.

Legality is decided here alone; a motion outside the grid is legal whenever those of the grid are.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NATURE
from spicery.core.packed import vec
from spicery.games.alacarte.rules.events import KitchenEvents
from spicery.games.alacarte.rules.material import (
    ACTIONS,
    BIN,
    COOK,
    COOL,
    CREPE,
    CUP_COOL,
    CUP_KINDS,
    CUP_POINT,
    CUP_SEASON,
    CUP_SPOONS,
    CUP_SWAP,
    END,
    FLIP,
    FLIPS,
    HEAT,
    MOTIONS,
    MOVES,
    PIECES,
    POINT,
    RESEASON,
    RISE,
    SALT,
    SEASON,
    SPOONS,
    SWAP,
    TAKE,
    TWICE,
)
from spicery.games.alacarte.rules.state import (
    BURNING,
    FIRST,
    NEW_DISH,
    ON_TABLE,
    TAKING,
    TURN,
)


@mypyc_attr(acyclic=True)
class KitchenLegality(KitchenEvents):
    """A kitchen that knows which actions are legal."""

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        if self.over or seat != self.player or self.mover == NATURE:
            return 0
        phase = self.phase
        if phase == TURN:
            return self.list_cups(seat, out, self.list_turn(seat, out))
        if phase == NEW_DISH:
            return self.list_cups(seat, out, self.list_dishes(seat, out))
        if phase == FIRST:
            return self.list_dishes(seat, out)
        if phase == TAKING:
            return self.list_takes(seat, out)
        if phase == BURNING:
            return self.list_rescues(seat, out)
        for by in range(1, 4):  # C20
            out[by - 1] = RISE + by
        return 3

    def list_turn(self, seat: i64, out: vec[i64]) -> i64:
        """C10: heat or season; with the crêpe, one roll and then up to two tries (C61, C64)."""
        if self.actions == 0:
            out[0] = END
            return 1
        dish = self.dish[seat]
        if dish == CREPE and self.actions % ACTIONS != 0:
            for motion in range(FLIPS):
                out[motion] = FLIP + motion
            out[FLIPS] = END  # C61: up to two tries
            return FLIPS + 1
        out[0] = HEAT
        at: i64 = 1
        if dish == CREPE:
            return at
        for spice in range(SALT):
            if self.may_season(seat, spice):
                for motion in range(MOTIONS):
                    out[at] = SEASON + spice * MOVES + motion
                    at += 1
        return at

    def may_season(self, seat: i64, spice: i64) -> bool:
        """C30, C33: the recipe has it, the pan doesn't have it twice, the shaker isn't empty."""
        if self.menu.recipe[self.dish[seat] * SALT + spice] == 0:
            return False
        return self.pan[seat * PIECES + spice] < TWICE and self.holds_any(spice)

    def holds_any(self, spice: i64) -> bool:
        """Whether a shaker can be picked at all (C33)."""
        return self.shaker[spice * 2] + self.shaker[spice * 2 + 1] > 0

    def list_dishes(self, seat: i64, out: vec[i64]) -> i64:
        """C7, C52, C60."""
        at: i64 = 0
        colours = self.colours[seat]
        for dish in range(1, self.menu.count + 1):
            if self.place[dish] == ON_TABLE and (colours >> self.menu.colour[dish]) & 1 == 0:
                out[at] = COOK + dish
                at += 1
        if at == 0:
            for dish in range(1, self.menu.count + 1):
                if self.place[dish] == ON_TABLE:
                    out[at] = COOK + dish
                    at += 1
        if self.phase == NEW_DISH and self.crepe[seat] == ON_TABLE:
            out[at] = COOK + CREPE
            at += 1
        return at

    def can_cook(self, seat: i64) -> bool:
        """Whether there's anything left to put into the pan (C70)."""
        if self.crepe[seat] == ON_TABLE:
            return True
        for dish in range(1, self.menu.count + 1):
            if self.place[dish] == ON_TABLE:
                return True
        return False

    def list_takes(self, seat: i64, out: vec[i64]) -> i64:
        """C22."""
        at: i64 = 0
        for where in range(self.seats * CUP_KINDS):
            if where // CUP_KINDS != seat and self.cups[where] > 0:
                out[at] = TAKE + where
                at += 1
        return at

    def list_rescues(self, seat: i64, out: vec[i64]) -> i64:
        """C54: cool it below red, or bin it."""
        out[0] = BIN
        at: i64 = 1
        for by in range(1, 4):
            if self.heat[seat] - by < self.menu.red[self.dish[seat]] and by <= self.heat[seat]:
                out[at] = CUP_COOL + by
                at += 1
        return at

    def list_cups(self, seat: i64, out: vec[i64], at: i64) -> i64:
        """C11: one cup per turn."""
        if self.cup_used:
            return at
        base = seat * CUP_KINDS
        if self.cups[base + POINT] > 0:
            out[at] = CUP_POINT
            at += 1
        if self.cups[base + SPOONS] > 0 and not self.closing:  # C46
            out[at] = CUP_SPOONS
            at += 1
        if self.cups[base + COOL] > 0:
            for by in range(1, min(self.heat[seat], 3) + 1):
                out[at] = CUP_COOL + by
                at += 1
        for other in range(self.seats):
            if other == seat:
                continue
            if self.cups[base + SWAP] > 0 and self.may_swap(seat) and self.may_swap(other):
                out[at] = CUP_SWAP + other
                at += 1
            if self.cups[base + RESEASON] > 0 and self.may_spoil(other):
                for spice in range(SALT):
                    if self.holds_any(spice):
                        for motion in range(MOTIONS):
                            out[at] = CUP_SEASON + (other * SALT + spice) * MOVES + motion
                            at += 1
        return at

    def may_swap(self, seat: i64) -> bool:
        """C41, for one side; an empty pan can't be swapped either (C46)."""
        if self.dish[seat] <= CREPE:
            return False
        return not self.burnt(seat) and not self.over_seasoned(seat)

    def may_spoil(self, other: i64) -> bool:
        """C43: a dish that needs spices."""
        return self.dish[other] > CREPE and self.menu.needs[self.dish[other]] > 0

    def may_use_cup(self, seat: i64) -> bool:
        """Whether `list_cups` lists any."""
        if self.cup_used:
            return False
        base = seat * CUP_KINDS
        if self.cups[base + POINT] > 0 or (self.cups[base + SPOONS] > 0 and not self.closing):
            return True
        if self.cups[base + COOL] > 0 and self.heat[seat] > 0:
            return True
        swaps = self.cups[base + SWAP] > 0 and self.may_swap(seat)
        for other in range(self.seats):
            if other != seat:
                if swaps and self.may_swap(other):
                    return True
                if self.cups[base + RESEASON] > 0 and self.may_spoil(other):
                    for spice in range(SALT):
                        if self.holds_any(spice):
                            return True
        return False

    def may_save(self, seat: i64) -> bool:
        """C54: whether a cup could bring a burnt dish below red."""
        if self.cup_used or self.cups[seat * CUP_KINDS + COOL] == 0:
            return False
        return self.heat[seat] - min(self.heat[seat], 3) < self.menu.red[self.dish[seat]]
