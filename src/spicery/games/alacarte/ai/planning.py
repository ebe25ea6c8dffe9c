"""The value of a dish in the pan when cooked optimally, ignoring the other cooks.

Exact for a stand-in with full shakers: expected points and star, less a price for every action.
Heat and pieces never decrease, so one backward sweep over the states suffices.  An empty pan and a
spoilt dish are worth nothing.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.alacarte.physics.standin.model import StandIn, calibrated_stand_in
from spicery.games.alacarte.rules.dishes import Menu
from spicery.games.alacarte.rules.material import (
    MOTIONS,
    SALT,
    SALT_FILL,
    SPICE_FILL,
)
from spicery.games.alacarte.rules.state import Kitchen

COUNTS: Final[i64] = 3  # 0, 1 or 2 of a kind; a third spoils the dish
PANS: Final[i64] = 243  # combinations of four spices and salt, salt last
STRIDES: Final = vec[i64]([81, 27, 9, 3, 1])  # of each kind in the index of a pan
STATES: Final[i64] = 1944  # pans at each heat
CUP_GAIN: Final = 0.7  # the value of a new cup, in points
FIRST_MOTION: Final[i64] = 1  # plans use these motions, neither feint nor pour
LAST_MOTION: Final[i64] = 5
PRICE: Final = 0.5  # cost of an action, in points
STAR_WORTH: Final = vec[float](
    [2.0, 3.0, 15.0, 4.0, 6.0, 30.0]
)  # of the next star; double for two cooks
STAR_WORTHS: Final[i64] = 6
ROW: Final[i64] = COUNTS * COUNTS
MOST_PLANS: Final = 600  # of 16 kB each; the shipped menu needs 126
NO_PLAN: Final = vec[float]([])


@final
class Planner:
    """Outcomes of motions and values of dishes for one stand-in, computed once and kept."""

    def __init__(self, stand_in: StandIn, most: int = MOST_PLANS) -> None:
        self.most = most  # plans kept at a time; people's own menus would add ever more
        self._stand_in = stand_in
        self._outcomes = outcome_table(stand_in)
        self._plans: dict[str, vec[float]] = {}
        # For each motion and content of the shaker, the chance of each [spices][salt] that doesn't
        # spoil an empty pan.  A row is computed on first use.
        self.falls = vec[float]([-1.0] * (MOTIONS * (SPICE_FILL + 1) * (SALT_FILL + 1) * ROW))

    def row_of(self, table: Kitchen, spice: i64, motion: i64) -> i64:
        """Where `falls` holds the odds of a motion with a shaker in its present state."""
        spices = table.shaker[spice * 2]
        salt = table.shaker[spice * 2 + 1]
        row = ((motion * (SPICE_FILL + 1) + spices) * (SALT_FILL + 1) + salt) * ROW
        if self.falls[row] < 0.0:
            odds = self._stand_in.odds_of(motion, spices, salt)
            for at in range(ROW - 1, -1, -1):  # the entry that marks a row as computed comes last
                s: i64 = at // COUNTS
                c: i64 = at % COUNTS
                self.falls[row + at] = odds[s][c] if s <= spices and c <= salt else 0.0
        return row

    @property
    def kept(self) -> int:
        """The number of plans in memory."""
        return len(self._plans)

    def plan(self, menu: Menu, dish: i64, stars: i64) -> vec[float]:
        """The plan for a dish and an index into STAR_WORTH; shared by menus with the same dish."""
        recipe = [str(menu.recipe[dish * SALT + spice]) for spice in range(SALT)]
        heat = [str(menu.low[dish]), str(menu.high[dish]), str(menu.red[dish])]
        key = " ".join([*recipe, *heat, str(menu.points[dish]), str(stars)])
        found = self._plans.get(key, NO_PLAN)
        if len(found) == 0:
            found = plan(menu, dish, STAR_WORTH[stars], PRICE, self._outcomes)
            if len(self._plans) >= self.most:
                del self._plans[next(iter(self._plans))]
            self._plans[key] = found
        return found


@cache
def calibrated_planner() -> Planner:
    """The planner for the calibrated stand-in, shared by all."""
    return Planner(calibrated_stand_in())


@final
class Cookbook:
    """A cache of a planner's plans for one menu at a time.  Don't share it between threads."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self._menu: Menu | None = None
        self._plans: list[vec[float]] = []

    def planned(self, menu: Menu, dish: i64, stars: i64) -> vec[float]:
        """The plan for a dish and an index into STAR_WORTH."""
        if self._menu is not menu:
            self._menu = menu
            self._plans = [NO_PLAN] * int((menu.count + 1) * STAR_WORTHS)
        at = dish * STAR_WORTHS + stars
        found = self._plans[at]
        if len(found) == 0:
            found = self.planner.plan(menu, dish, stars)
            self._plans[at] = found
        return found


def outcome_table(stand_in: StandIn) -> vec[float]:
    """For each motion with a full shaker, the chance of each [spices][salt] below spoiling."""
    table = vec[float]([0.0] * (MOTIONS * COUNTS * COUNTS))
    for motion in range(MOTIONS):
        odds = stand_in.odds_of(motion, SPICE_FILL, SALT_FILL)
        for spices in range(COUNTS):
            for salt in range(COUNTS):
                table[(motion * COUNTS + spices) * COUNTS + salt] = odds[spices][salt]
    return table


def stride(kind: i64) -> i64:
    """What one piece of a kind adds to the index of a pan."""
    return STRIDES[kind]


def plan(menu: Menu, dish: i64, star: float, price: float, outcomes: vec[float]) -> vec[float]:
    """The value of every heat and pan for a dish; `star` is the value of a star."""
    worth = vec[float]([0.0] * STATES)
    for state in range(STATES - 1, -1, -1):
        heat: i64 = state // PANS
        if heat >= menu.red[dish]:
            continue
        done = reward(menu, dish, state, star)
        if done > 0.0:
            worth[state] = done
            continue
        best = heating(worth, state, price)
        for spice in range(SALT):
            lying: i64 = state // stride(spice) % COUNTS
            if menu.recipe[dish * SALT + spice] > 0 and lying < COUNTS - 1:
                for motion in range(FIRST_MOTION, LAST_MOTION + 1):
                    best = max(best, seasoning(worth, state, spice, motion, price, outcomes))
        worth[state] = best
    return worth


def reward(menu: Menu, dish: i64, state: i64, star: float) -> float:
    """What a dish earns if it's ready in this state; 0 if it isn't."""
    heat = state // PANS
    if heat < menu.low[dish] or heat > menu.high[dish]:
        return 0.0
    exact = state % COUNTS == 0 and menu.needs[dish] > 0
    for spice in range(SALT):
        lying: i64 = state // stride(spice) % COUNTS
        needed = menu.recipe[dish * SALT + spice]
        if lying < needed:
            return 0.0
        if lying > needed:
            exact = False
    return float(menu.points[dish]) + (star if exact else 0.0)


def heating(worth: vec[float], state: i64, price: float) -> float:
    """The value of a roll: 1, 2, 3, the best of these, 1 for everybody, or a cup."""
    one = worth_at(worth, state + PANS)
    two = worth_at(worth, state + 2 * PANS)
    three = worth_at(worth, state + 3 * PANS)
    risen = one + two + three + max(one, two, three) + one
    return (risen + CUP_GAIN - 6.0 * price) / 5.0


def worth_at(worth: vec[float], state: i64) -> float:
    """The value of a state; 0 beyond the maximum heat."""
    return worth[state] if state < STATES else 0.0


def seasoning(
    worth: vec[float], state: i64, spice: i64, motion: i64, price: float, outcomes: vec[float]
) -> float:
    """The value of a shake, repeated while nothing falls."""
    lying: i64 = state // stride(spice) % COUNTS
    salted: i64 = state % COUNTS
    row = motion * COUNTS * COUNTS
    total = 0.0
    for spices in range(COUNTS - lying):
        for salt in range(COUNTS - salted):
            if spices + salt > 0:
                chance = outcomes[row + spices * COUNTS + salt]
                total += chance * worth[state + spices * stride(spice) + salt]
    return (total - price) / (1.0 - outcomes[row])
