"""The policy of A la carte: what each action adds, in points, and how likely it is done.

The worth of a dish in a pan is what `planning` finds for it alone in the kitchen.  Motions are
weighed by the stand-in's odds for what is left in the shaker, cups by the worth they add to the
own stove or take from another's.  Nothing is hidden in this kitchen, so all may go into it.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.alacarte.ai.planning import (
    COUNTS,
    CUP_GAIN,
    PANS,
    PRICE,
    Cookbook,
    Planner,
    weight,
)
from spicery.games.alacarte.rules.material import (
    ACTIONS,
    COOK,
    CREPE,
    CREPE_POINTS,
    CUP_COOL,
    CUP_KINDS,
    CUP_POINT,
    CUP_SEASON,
    CUP_SWAP,
    EMPTY,
    FLIP,
    HEAT,
    HOTTEST,
    MOVES,
    PIECES,
    RISE,
    SALT,
    SEASON,
    TAKE,
    TOO_MUCH,
)
from spicery.games.alacarte.rules.state import BURNING, NEW_DISH, Kitchen

CREPE_CHANCE: Final = 0.98  # that it gets turned before it burns
CUP_WORTH: Final = vec[float]([1.0, 0.8, 1.5, 0.8, 0.7])
HOLD: Final = 0.5  # what a cup must gain to be used rather than kept
NEVER: Final = -100.0
LATER: Final = -10.0
TEMPERATURE: Final = 0.15  # points: what gains less than the best by so much is done 1/e as often


def next_star(table: Kitchen, cook: i64) -> i64:
    """Where STAR_WORTH has the next star of a cook."""
    return min(table.stars[cook], i64(2)) + (3 if table.seats == 2 else 0)


def spoilt_odds(planner: Planner, table: Kitchen, stove: i64, spice: i64, motion: i64) -> float:
    """The odds that a dish has too much afterwards (C32)."""
    row = planner.row_of(table, spice, motion)
    sound = 0.0
    for spices in range(TOO_MUCH - table.pan[stove * PIECES + spice]):
        for salt in range(TOO_MUCH - table.pan[stove * PIECES + SALT]):
            sound += planner.falls[row + spices * COUNTS + salt]
    return max(1.0 - sound, 0.0)


def pan_of(table: Kitchen, stove: i64) -> i64:
    """The pieces of a pan as `planning` numbers them."""
    number: i64 = 0
    for kind in range(PIECES):
        number = number * COUNTS + table.pan[stove * PIECES + kind]
    return number


def worth(book: Cookbook, table: Kitchen, stove: i64, cook: i64, rise: i64) -> float:
    """The worth of a stove in the hands of a cook, `rise` hotter than it is."""
    dish = table.dish[stove]
    if dish == EMPTY:
        return 0.0
    heat = max(min(table.heat[stove] + rise, HOTTEST), i64(0))
    if heat >= table.menu.red[dish] or table.over_seasoned(stove):
        return 0.0
    if dish == CREPE:
        return CREPE_CHANCE * float(CREPE_POINTS) - PRICE * float(ACTIONS)
    values = book.planned(table.menu, dish, next_star(table, cook))
    return values[heat * PANS + pan_of(table, stove)]


def seasoned(book: Cookbook, table: Kitchen, stove: i64, spice: i64, motion: i64) -> float:
    """The expected worth of a stove, to its own cook, after a shaker was tilted over it."""
    dish = table.dish[stove]
    heat = table.heat[stove]
    if heat >= table.menu.red[dish] or table.over_seasoned(stove):
        return 0.0
    values = book.planned(table.menu, dish, next_star(table, stove))
    state = heat * PANS + pan_of(table, stove)
    falls = book.planner.falls
    row = book.planner.row_of(table, spice, motion)
    total = 0.0
    for spices in range(TOO_MUCH - table.pan[stove * PIECES + spice]):
        for salt in range(TOO_MUCH - table.pan[stove * PIECES + SALT]):
            chance = falls[row + spices * COUNTS + salt]
            total += chance * values[state + spices * weight(spice) + salt]
    return total


def fresh_worth(book: Cookbook, table: Kitchen, seat: i64, dish: i64) -> float:
    """A new dish in the pan; the crêpe forfeits the actions left (C60)."""
    if dish == CREPE:
        return CREPE_CHANCE * float(CREPE_POINTS) - PRICE * float(ACTIONS + table.actions)
    return book.planned(table.menu, dish, next_star(table, seat))[0]


@final
class Appraisal:
    """One cook's appraisal of the kitchen: what each action would add, in points."""

    def __init__(self, table: Kitchen, seat: i64, book: Cookbook) -> None:
        self.book = book
        self.table = table
        self.seat = seat
        self.now = worth(self.book, table, seat, seat, 0)
        self.ruined = self.worth_ruined()

    def worth_ruined(self) -> float:
        """What it is worth to spoil the own dish.

        A poor one is no better in the bin, as its price counts every action to come; one past
        its green can only be cleared away.
        """
        dish = self.table.dish[self.seat]
        if dish == EMPTY or self.table.heat[self.seat] > self.table.menu.high[dish]:
            return 0.0
        return min(self.now, 0.0)

    def gain(self, code: i64) -> float:
        """What a listed action is expected to add."""
        if code >= SEASON and code < FLIP:
            return self.gain_of_shake((code - SEASON) // MOVES, (code - SEASON) % MOVES)
        if code == HEAT:
            return self.gain_of_heat()
        if code < COOK:
            if code > RISE and code <= RISE + 3:
                return worth(self.book, self.table, self.seat, self.seat, code - RISE)
            return 0.0  # the end of a turn, or the bin
        if code < SEASON:
            return fresh_worth(self.book, self.table, self.seat, code - COOK)
        if code < CUP_POINT:
            return 1.0 / float(code - FLIP + 1)  # try on (C61); the quickest flick is the best
        if code < TAKE:
            return self.gain_of_cup(code)
        owner = (code - TAKE) // CUP_KINDS
        return CUP_WORTH[(code - TAKE) % CUP_KINDS] + 0.01 * float(self.table.points(owner))

    def gain_of_heat(self) -> float:
        """Rolls until the stove is hotter; what they do to the others is left aside."""
        dish = self.table.dish[self.seat]
        if dish == CREPE:
            return 0.0
        one = self.risen(1)
        two = self.risen(2)
        three = self.risen(3)
        total = one + two + three + max(one, two, three) + one + CUP_GAIN
        return (total - 6.0 * PRICE) / 5.0 - self.now

    def risen(self, by: i64) -> float:
        """The own stove so much hotter, burnt or not."""
        red = self.table.menu.red[self.table.dish[self.seat]]
        if self.table.heat[self.seat] + by >= red:
            return self.ruined
        return worth(self.book, self.table, self.seat, self.seat, by)

    def gain_of_shake(self, spice: i64, motion: i64) -> float:
        """The same motion until something falls."""
        planner = self.book.planner
        nothing = planner.falls[planner.row_of(self.table, spice, motion)]
        if nothing > 0.99:
            return NEVER
        after = seasoned(self.book, self.table, self.seat, spice, motion) - nothing * self.now
        after += spoilt_odds(planner, self.table, self.seat, spice, motion) * self.ruined
        return (after - PRICE) / (1.0 - nothing) - self.now

    # -- cups -----------------------------------------------------------------------------

    def gain_of_cup(self, code: i64) -> float:
        """A cup now rather than later; points, spoons and spite wait for the turn's end."""
        table = self.table
        if table.phase == NEW_DISH:
            return 10.0 if code == CUP_POINT and table.closing else LATER
        if table.phase == BURNING:
            return worth(self.book, table, self.seat, self.seat, CUP_COOL - code) - HOLD
        if code > CUP_COOL and code < CUP_SWAP:
            return eager(worth(self.book, table, self.seat, self.seat, CUP_COOL - code) - self.now)
        if code >= CUP_SWAP and code < CUP_SEASON:
            return eager(self.gain_of_swap(code - CUP_SWAP))
        if table.actions > 0:
            return LATER
        if code >= CUP_SEASON:
            what = (code - CUP_SEASON) // MOVES
            return self.gain_of_spite(what // SALT, what % SALT, (code - CUP_SEASON) % MOVES)
        return 0.2 if code == CUP_POINT else PRICE * float(ACTIONS) - HOLD

    def gain_of_swap(self, other: i64) -> float:
        """What one gets more than one had, and what the other gets less."""
        table = self.table
        mine = worth(self.book, table, other, self.seat, 0) - self.now
        theirs = worth(self.book, table, self.seat, other, 0) - worth(
            self.book, table, other, other, 0
        )
        return mine - theirs / float(table.seats - 1)

    def gain_of_spite(self, other: i64, spice: i64, motion: i64) -> float:
        """What another loses, shared among all who gain by it."""
        lost = worth(self.book, self.table, other, other, 0) - seasoned(
            self.book, self.table, other, spice, motion
        )
        return lost / float(self.table.seats - 1) - HOLD

    # -- the policy -----------------------------------------------------------------------

    def gains(self, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """What each listed action would add, in points."""
        for at in range(count):
            out[at] = self.gain(codes[at])

    def odds(self, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """The probability of each listed action: a softmax of the gains."""
        self.gains(codes, count, out)
        most = out[0]
        for at in range(count):
            most = max(most, out[at])
        total = 0.0
        for at in range(count):
            out[at] = math.exp((out[at] - most) / TEMPERATURE)
            total += out[at]
        for at in range(count):
            out[at] /= total


def eager(added: float) -> float:
    """In the middle of a turn a cup goes before any action, or not at all."""
    return added - HOLD if added > 2.0 * HOLD else LATER
