"""The policy of A la carte: the expected gain of each action in points, and a softmax of the gains.

The value of a dish in a pan comes from `planning`, which ignores the other cooks.  Motions are
valued with the stand-in's odds for what is left in the shaker, cups by what they add to the cook's
own stove or take from another's.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.alacarte.ai.planning import (
    COUNTS,
    CUP_GAIN,
    FIRST_MOTION,
    PANS,
    PRICE,
    Cookbook,
    Planner,
    stride,
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
from spicery.games.alacarte.rules.state import BURNING, NEW_DISH, ON_TABLE, Kitchen

CREPE_CHANCE: Final = 0.98  # that the crêpe is turned before it burns
CUP_WORTH: Final = vec[float]([1.0, 0.8, 1.5, 0.8, 0.7])
HOLD: Final = 0.5  # the gain a cup must bring to be used rather than kept
NEVER: Final = -1000.0  # so far below the rest that its odds are exactly 0
LATER: Final = -10.0
TEMPERATURE: Final = 0.15  # of the softmax, in points
RECKLESS: Final = 0.5  # odds of spoiling: a stronger motion than the gentlest is never a risk taken
VICTORY: Final = 20.0  # the gain of ending a game that is won, in points


def next_star(table: Kitchen, cook: i64) -> i64:
    """The index of a cook's next star in STAR_WORTH."""
    return min(table.stars[cook], i64(2)) + (3 if table.seats == 2 else 0)


def spoilt_odds(planner: Planner, table: Kitchen, stove: i64, spice: i64, motion: i64) -> float:
    """The odds that a motion over-seasons a dish (C32)."""
    row = planner.row_of(table, spice, motion)
    sound = 0.0
    for spices in range(TOO_MUCH - table.pan[stove * PIECES + spice]):
        for salt in range(TOO_MUCH - table.pan[stove * PIECES + SALT]):
            sound += planner.falls[row + spices * COUNTS + salt]
    return max(1.0 - sound, 0.0)


def pan_of(table: Kitchen, stove: i64) -> i64:
    """The index of a pan's content in `planning`."""
    number: i64 = 0
    for kind in range(PIECES):
        number = number * COUNTS + table.pan[stove * PIECES + kind]
    return number


def worth(book: Cookbook, table: Kitchen, stove: i64, cook: i64, rise: i64) -> float:
    """The value of a stove to a cook, `rise` hotter than it is."""
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
    """The expected value of a stove, to its own cook, after a seasoning."""
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
            total += chance * values[state + spices * stride(spice) + salt]
    return total


def fresh_worth(book: Cookbook, table: Kitchen, seat: i64, dish: i64) -> float:
    """The value of a new dish in the pan; the crêpe forfeits the actions left (C60)."""
    if dish == CREPE:
        return CREPE_CHANCE * float(CREPE_POINTS) - PRICE * float(ACTIONS + table.actions)
    return book.planned(table.menu, dish, next_star(table, seat))[0]


def past_saving(table: Kitchen, cook: i64) -> bool:
    """Whether a cook's dish is too hot to get ready any more."""
    return table.heat[cook] > table.menu.high[table.dish[cook]]


def wins_by_binning(table: Kitchen, cook: i64) -> bool:
    """Whether a cook can end the game in this turn by binning dishes (C70), and is then ahead.

    That takes an action for the dish in the pan and one for each dish left to cook, all of which
    must be dishes that can be over-seasoned.
    """
    if table.crepe[cook] == ON_TABLE:
        return False
    left: i64 = 0
    for dish in range(1, table.menu.count + 1):
        if table.place[dish] == ON_TABLE:
            left += 1
            if table.menu.needs[dish] == 0:
                return False
    if left >= table.actions:
        return False
    for other in range(table.seats):
        if other != cook and table.points(other) >= table.earned[cook] + table.laid[cook]:
            return False
    return True


@final
class Appraisal:
    """One cook's appraisal of the kitchen: the gain of each action, in points."""

    def __init__(self, table: Kitchen, seat: i64, book: Cookbook) -> None:
        self.book = book
        self.table = table
        self.seat = seat
        self.now = worth(self.book, table, seat, seat, 0)
        self.ruined = self.worth_ruined()

    def worth_ruined(self) -> float:
        """The value of spoiling the cook's own dish.

        Binning a poor dish gains nothing, as its value already includes the cost of all actions to
        come; a dish past its green range can only be cleared away.
        """
        if self.table.dish[self.seat] == EMPTY or past_saving(self.table, self.seat):
            return 0.0
        return min(self.now, 0.0)

    def gain(self, code: i64) -> float:
        """The expected gain of a listed action."""
        if code >= SEASON and code < FLIP:
            return self.gain_of_shake((code - SEASON) // MOVES, (code - SEASON) % MOVES)
        if code == HEAT:
            return self.gain_of_heat()
        if code < COOK:
            if code > RISE and code <= RISE + 3:
                return worth(self.book, self.table, self.seat, self.seat, code - RISE)
            return 0.0  # end of turn, or bin
        if code < SEASON:
            return fresh_worth(self.book, self.table, self.seat, code - COOK)
        if code < CUP_POINT:
            return 1.0 / float(code - FLIP + 1)  # keep trying (C61); the quickest flick is best
        if code < TAKE:
            return self.gain_of_cup(code)
        owner = (code - TAKE) // CUP_KINDS
        return CUP_WORTH[(code - TAKE) % CUP_KINDS] + 0.01 * float(self.table.points(owner))

    def gain_of_heat(self) -> float:
        """Roll until the stove is hotter, ignoring the effect on others."""
        dish = self.table.dish[self.seat]
        if dish == CREPE:
            return 0.0
        one = self.risen(1)
        two = self.risen(2)
        three = self.risen(3)
        total = one + two + three + max(one, two, three) + one + CUP_GAIN
        return (total - 6.0 * PRICE) / 5.0 - self.now

    def risen(self, by: i64) -> float:
        """The value of the stove this much hotter, burnt or not."""
        red = self.table.menu.red[self.table.dish[self.seat]]
        if self.table.heat[self.seat] + by >= red:
            return self.ruined
        return worth(self.book, self.table, self.seat, self.seat, by)

    def gain_of_shake(self, spice: i64, motion: i64) -> float:
        """The gain of repeating a motion until something falls."""
        planner = self.book.planner
        nothing = planner.falls[planner.row_of(self.table, spice, motion)]
        if nothing > 0.99:
            return NEVER
        spoilt = spoilt_odds(planner, self.table, self.seat, spice, motion)
        if spoilt > RECKLESS and motion > FIRST_MOTION and not past_saving(self.table, self.seat):
            return VICTORY * spoilt if wins_by_binning(self.table, self.seat) else NEVER
        after = seasoned(self.book, self.table, self.seat, spice, motion) - nothing * self.now
        after += spoilt * self.ruined
        return (after - PRICE) / (1.0 - nothing) - self.now

    # -- cups -----------------------------------------------------------------------------

    def gain_of_cup(self, code: i64) -> float:
        """The gain of a cup now; points, spoons and spite wait for the end of the turn."""
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
        """What this cook gains by a swap, and what the other loses."""
        table = self.table
        mine = worth(self.book, table, other, self.seat, 0) - self.now
        theirs = worth(self.book, table, self.seat, other, 0) - worth(
            self.book, table, other, other, 0
        )
        return mine - theirs / float(table.seats - 1)

    def gain_of_spite(self, other: i64, spice: i64, motion: i64) -> float:
        """What another cook loses, shared among all who benefit."""
        lost = worth(self.book, self.table, other, other, 0) - seasoned(
            self.book, self.table, other, spice, motion
        )
        return lost / float(self.table.seats - 1) - HOLD

    # -- the policy -----------------------------------------------------------------------

    def gains(self, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """The gain of each listed action, in points."""
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
    """In mid-turn a cup comes before any action, or not at all."""
    return added - HOLD if added > 2.0 * HOLD else LATER
