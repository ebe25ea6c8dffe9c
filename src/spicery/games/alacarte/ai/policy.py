"""Quick judgement in A la carte: what each action adds, in points, and how readily it is done.

The worth of a dish in a pan is what `planning` finds for it alone in the kitchen.  Motions are
weighed by the stand-in's odds for what is left in the shaker, cups by the worth they add to the
own stove or take from another's.  Nothing is hidden in this kitchen, so all may go into it.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.alacarte.ai.planning import COUNTS, CUP_GAIN, PANS, plan, weight
from spicery.games.alacarte.physics.standin.pouring import odds_of
from spicery.games.alacarte.rules.dishes import NO_PLAN, STAR_WORTHS, Menu
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
    MOTIONS,
    MOVES,
    PIECES,
    RISE,
    SALT,
    SALT_FILL,
    SEASON,
    SPICE_FILL,
    TAKE,
    TOO_MUCH,
)
from spicery.games.alacarte.rules.state import BURNING, NEW_DISH, Kitchen

PRICE: Final = 0.5  # of an action, in points
STAR_WORTH: Final = vec[float]([2.0, 3.0, 15.0, 4.0, 6.0, 30.0])  # the next; for two cooks twice
CREPE_CHANCE: Final = 0.98  # that it gets turned before it burns
CUP_WORTH: Final = vec[float]([1.0, 0.8, 1.5, 0.8, 0.7])
HOLD: Final = 0.5  # what a cup must gain to be used rather than kept
NEVER: Final = -100.0
LATER: Final = -10.0
HEAT_OF_MIND: Final = 0.15  # points: what gains less than the best by so much is done 1/e as often

# What falls, for each motion, spices and salt in the shaker: the chance of each [spices][salt]
# that leaves a dish room.  A row is made when it is first asked for.
ROW: Final[i64] = COUNTS * COUNTS
FALLS: Final = vec[float]([-1.0] * (MOTIONS * (SPICE_FILL + 1) * (SALT_FILL + 1) * ROW))

_plans: dict[str, vec[float]] = {}


def planned(menu: Menu, dish: i64, stars: i64) -> vec[float]:
    """The plan for a dish and a row of STAR_WORTH; made once wherever the dish is the same."""
    at = dish * STAR_WORTHS + stars
    found = menu.plans[at]
    if len(found) == 0:
        found = plan_shared(menu, dish, stars)
        menu.plans[at] = found
    return found


def plan_shared(menu: Menu, dish: i64, stars: i64) -> vec[float]:
    """The plan of any menu that has the same dish."""
    recipe = [str(menu.recipe[dish * SALT + spice]) for spice in range(SALT)]
    heat = [str(menu.low[dish]), str(menu.high[dish]), str(menu.red[dish])]
    key = " ".join([*recipe, *heat, str(menu.points[dish]), str(stars)])
    found = _plans.get(key, NO_PLAN)
    if len(found) == 0:
        found = plan(menu, dish, STAR_WORTH[stars], PRICE)
        _plans[key] = found
    return found


def next_star(table: Kitchen, cook: i64) -> i64:
    """Where STAR_WORTH has the next star of a cook."""
    return min(table.stars[cook], i64(2)) + (3 if table.seats == 2 else 0)


def falls(table: Kitchen, spice: i64, motion: i64) -> i64:
    """Where FALLS has the odds of a motion with a shaker as it is now."""
    spices = table.shaker[spice * 2]
    salt = table.shaker[spice * 2 + 1]
    row = ((motion * (SPICE_FILL + 1) + spices) * (SALT_FILL + 1) + salt) * ROW
    if FALLS[row] < 0.0:
        odds = odds_of(motion, spices, salt)
        for at in range(ROW):
            s: i64 = at // COUNTS
            c: i64 = at % COUNTS
            FALLS[row + at] = odds[s][c] if s <= spices and c <= salt else 0.0
    return row


def spoilt_odds(table: Kitchen, stove: i64, spice: i64, motion: i64) -> float:
    """The odds that a dish has too much afterwards (C32)."""
    row = falls(table, spice, motion)
    sound = 0.0
    for spices in range(TOO_MUCH - table.pan[stove * PIECES + spice]):
        for salt in range(TOO_MUCH - table.pan[stove * PIECES + SALT]):
            sound += FALLS[row + spices * COUNTS + salt]
    return max(1.0 - sound, 0.0)


def pan_of(table: Kitchen, stove: i64) -> i64:
    """The pieces of a pan as `planning` numbers them."""
    number: i64 = 0
    for kind in range(PIECES):
        number = number * COUNTS + table.pan[stove * PIECES + kind]
    return number


def worth(table: Kitchen, stove: i64, cook: i64, rise: i64) -> float:
    """The worth of a stove in the hands of a cook, `rise` hotter than it is."""
    dish = table.dish[stove]
    if dish == EMPTY:
        return 0.0
    heat = max(min(table.heat[stove] + rise, HOTTEST), i64(0))
    if heat >= table.menu.red[dish] or table.over_seasoned(stove):
        return 0.0
    if dish == CREPE:
        return CREPE_CHANCE * float(CREPE_POINTS) - PRICE * float(ACTIONS)
    return planned(table.menu, dish, next_star(table, cook))[heat * PANS + pan_of(table, stove)]


def seasoned(table: Kitchen, stove: i64, spice: i64, motion: i64) -> float:
    """The expected worth of a stove, to its own cook, after a shaker was tilted over it."""
    dish = table.dish[stove]
    heat = table.heat[stove]
    if heat >= table.menu.red[dish] or table.over_seasoned(stove):
        return 0.0
    values = planned(table.menu, dish, next_star(table, stove))
    state = heat * PANS + pan_of(table, stove)
    row = falls(table, spice, motion)
    total = 0.0
    for spices in range(TOO_MUCH - table.pan[stove * PIECES + spice]):
        for salt in range(TOO_MUCH - table.pan[stove * PIECES + SALT]):
            chance = FALLS[row + spices * COUNTS + salt]
            total += chance * values[state + spices * weight(spice) + salt]
    return total


def fresh_worth(table: Kitchen, seat: i64, dish: i64) -> float:
    """A new dish in the pan; the crêpe forfeits the actions left (C60)."""
    if dish == CREPE:
        return CREPE_CHANCE * float(CREPE_POINTS) - PRICE * float(ACTIONS + table.actions)
    return planned(table.menu, dish, next_star(table, seat))[0]


@final
class Look:
    """One cook's look at the kitchen: what each action would add, in points."""

    def __init__(self, table: Kitchen, seat: i64) -> None:
        self.table = table
        self.seat = seat
        self.now = worth(table, seat, seat, 0)
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
                return worth(self.table, self.seat, self.seat, code - RISE)
            return 0.0  # the end of a turn, or the bin
        if code < SEASON:
            return fresh_worth(self.table, self.seat, code - COOK)
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
        return worth(self.table, self.seat, self.seat, by)

    def gain_of_shake(self, spice: i64, motion: i64) -> float:
        """The same motion until something falls."""
        nothing = FALLS[falls(self.table, spice, motion)]
        if nothing > 0.99:
            return NEVER
        after = seasoned(self.table, self.seat, spice, motion) - nothing * self.now
        after += spoilt_odds(self.table, self.seat, spice, motion) * self.ruined
        return (after - PRICE) / (1.0 - nothing) - self.now

    # -- cups -----------------------------------------------------------------------------

    def gain_of_cup(self, code: i64) -> float:
        """A cup now rather than later; points, spoons and spite wait for the turn's end."""
        table = self.table
        if table.phase == NEW_DISH:
            return 10.0 if code == CUP_POINT and table.closing else LATER
        if table.phase == BURNING:
            return worth(table, self.seat, self.seat, CUP_COOL - code) - HOLD
        if code > CUP_COOL and code < CUP_SWAP:
            return eager(worth(table, self.seat, self.seat, CUP_COOL - code) - self.now)
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
        mine = worth(table, other, self.seat, 0) - self.now
        theirs = worth(table, self.seat, other, 0) - worth(table, other, other, 0)
        return mine - theirs / float(table.seats - 1)

    def gain_of_spite(self, other: i64, spice: i64, motion: i64) -> float:
        """What another loses, shared among all who gain by it."""
        lost = worth(self.table, other, other, 0) - seasoned(self.table, other, spice, motion)
        return lost / float(self.table.seats - 1) - HOLD


def eager(added: float) -> float:
    """In the middle of a turn a cup goes before any action, or not at all."""
    return added - HOLD if added > 2.0 * HOLD else LATER


def gains(table: Kitchen, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
    """What each listed action would add, in points."""
    look = Look(table, seat)
    for at in range(count):
        out[at] = look.gain(codes[at])


def weigh(table: Kitchen, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
    """The odds of each listed action of a seat."""
    gains(table, seat, codes, count, out)
    most = out[0]
    for at in range(count):
        most = max(most, out[at])
    total = 0.0
    for at in range(count):
        out[at] = math.exp((out[at] - most) / HEAT_OF_MIND)
        total += out[at]
    for at in range(count):
        out[at] /= total
