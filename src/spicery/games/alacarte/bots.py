"""A la carte's own bot: every stove has a worth, and the action that raises it most is done.

The worth of a dish in a pan is what `planning` finds for it alone in the kitchen.  Motions
are weighed by the stand-in's odds for what is left in the shaker, cups by the worth they add
to the own stove or take from another's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from mypy_extensions import i64

from spicery.bots import Bot, Weighed, slipping
from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.dishes import Menu
from spicery.games.alacarte.material import (
    ACTIONS,
    BIN,
    COOK,
    COOL,
    CREPE,
    CREPE_POINTS,
    CUP_COOL,
    CUP_KINDS,
    CUP_POINT,
    CUP_SEASON,
    CUP_SPOONS,
    CUP_SWAP,
    EMPTY,
    END,
    FLIP,
    HEAT,
    HOTTEST,
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
    TOO_MUCH,
)
from spicery.games.alacarte.planning import CUP_GAIN, PANS, plan, weight
from spicery.games.alacarte.rules import Alacarte
from spicery.games.alacarte.standin import odds_of
from spicery.games.alacarte.state import (
    BURNING,
    NEW_DISH,
)

PRICE = 0.5  # of an action, in points
STAR_WORTH = (2.0, 3.0, 15.0)  # of the next star, by how many one has; for two cooks twice
CREPE_CHANCE = 0.98  # that it gets turned before it burns
CUP_WORTH = {int(POINT): 1.0, int(SWAP): 0.8, int(SPOONS): 1.5, int(RESEASON): 0.8, int(COOL): 0.7}
HOLD = 0.5  # what a cup must gain to be used rather than kept

_plans: dict[tuple[object, ...], vec[float]] = {}


def planned(menu: Menu, dish: int, star: float) -> vec[float]:
    """The plan for a dish, made once for all tables where the dish is the same."""
    recipe = [int(menu.recipe[dish * int(SALT) + spice]) for spice in range(SALT)]
    heat = (int(menu.low[dish]), int(menu.high[dish]), int(menu.red[dish]))
    key = (*recipe, *heat, int(menu.points[dish]), star)
    if key not in _plans:
        _plans[key] = plan(menu, dish, star, PRICE)
    return _plans[key]


def star_worth(view: Alacarte, cook: int) -> float:
    """What the next star is worth to a cook, in points."""
    return STAR_WORTH[min(int(view.stars[cook]), 2)] * (2.0 if view.seats == 2 else 1.0)


@lru_cache(maxsize=4096)
def odds(motion: int, spice: int, salt: int) -> list[tuple[int, int, float]]:
    """What may fall, with the chance of each: spices, salt."""
    table = odds_of(motion, spice, salt)
    return [(s, c, p) for s, row in enumerate(table) for c, p in enumerate(row) if p > 1e-4]


def listed(view: Alacarte, seat: int) -> list[int]:
    """The codes of the actions that a seat may take."""
    out = vec[i64]([0] * int(view.most_actions))
    return [int(out[at]) for at in range(view.list_actions(seat, out))]


def held(view: Alacarte, spice: int) -> tuple[int, int]:
    """What is left in a shaker: spices, salt."""
    return int(view.shaker[spice * 2]), int(view.shaker[spice * 2 + 1])


def spoilt_odds(view: Alacarte, stove: int, spice: int, motion: int) -> float:
    """The odds that a dish has too much afterwards (C32)."""
    base = stove * int(PIECES)
    room = int(TOO_MUCH) - int(view.pan[base + spice])
    salt_room = int(TOO_MUCH) - int(view.pan[base + int(SALT)])
    fall = odds(motion, *held(view, spice))
    return sum(p for s, c, p in fall if s >= room or c >= salt_room)


class Sensible:
    """Does what adds most to the worth of its stove; spoils what is worth most elsewhere."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """The listed action with the highest gain; among equals, any."""
        assert isinstance(view, Alacarte)
        codes = listed(view, seat)
        gains = [self.gain(view, seat, code) for code in codes]
        best = max(gains)
        good = [code for code, gain in zip(codes, gains, strict=True) if gain > best - 1e-9]
        return view.unfold(seat, good[rng.below(len(good))])

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """Every listed action with its gain and the reason for it."""
        assert isinstance(view, Alacarte)
        return [
            Weighed(code, self.gain(view, seat, code), *reason(view, seat, code))
            for code in listed(view, seat)
        ]

    def gain(self, view: Alacarte, seat: int, code: int) -> float:
        """What an action is expected to add, in points."""
        if CUP_POINT <= code < TAKE:
            return self.gain_of_cup(view, seat, code)
        if code == HEAT:
            return self.gain_of_heat(view, seat)
        if code < COOK:
            if RISE < code <= RISE + 3:
                return self.worth(view, seat, seat, rise=code - int(RISE))
            return 0.0  # the end of a turn, or the bin
        if code < SEASON:
            return self.gain_of_dish(view, seat, code - int(COOK))
        if code < FLIP:
            return self.gain_of_shake(view, seat, *divmod(code - int(SEASON), int(MOVES)))
        if code < CUP_POINT:
            return 1.0 / (code - int(FLIP) + 1)  # try on (C61); the quickest flick is the best
        owner, kind = divmod(code - int(TAKE), int(CUP_KINDS))
        return CUP_WORTH[kind] + 0.01 * int(view.points(owner))

    # -- what a stove is worth ------------------------------------------------------------

    def worth(self, view: Alacarte, stove: int, cook: int, rise: int = 0) -> float:
        """The worth of a stove in the hands of a cook, `rise` hotter than it is."""
        dish = int(view.dish[stove])
        if dish == EMPTY:
            return 0.0
        heat = max(min(int(view.heat[stove]) + rise, int(HOTTEST)), 0)
        if heat >= view.menu.red[dish] or view.over_seasoned(stove):
            return 0.0
        if dish == CREPE:
            return CREPE_CHANCE * float(CREPE_POINTS) - PRICE * int(ACTIONS)
        values = planned(view.menu, dish, star_worth(view, cook))
        return values[heat * int(PANS) + self.pan(view, stove)]

    def pan(self, view: Alacarte, stove: int) -> int:
        """The pieces of a pan as `planning` numbers them."""
        base = stove * int(PIECES)
        return sum(int(view.pan[base + kind]) * int(weight(kind)) for kind in range(PIECES))

    def seasoned(self, view: Alacarte, stove: int, spice: int, motion: int) -> float:
        """The expected worth of a stove, to its own cook, after a shaker was tilted over it."""
        dish = int(view.dish[stove])
        heat = int(view.heat[stove])
        if heat >= view.menu.red[dish] or view.over_seasoned(stove):
            return 0.0
        values = planned(view.menu, dish, star_worth(view, stove))
        state = heat * int(PANS) + self.pan(view, stove)
        room = int(TOO_MUCH) - int(view.pan[stove * int(PIECES) + spice])
        salt_room = int(TOO_MUCH) - int(view.pan[stove * int(PIECES) + int(SALT)])
        total = 0.0
        for spices, salt, chance in odds(motion, *held(view, spice)):
            if spices < room and salt < salt_room:
                total += chance * values[state + spices * int(weight(spice)) + salt]
        return total

    def ruined(self, view: Alacarte, seat: int) -> float:
        """What it is worth to spoil the own dish.

        A poor one is no better in the bin, as its price counts every action to come; one past
        its green can only be cleared away.
        """
        lost = view.heat[seat] > view.menu.high[view.dish[seat]]
        return 0.0 if lost else min(self.worth(view, seat, seat), 0.0)

    # -- actions --------------------------------------------------------------------------

    def gain_of_heat(self, view: Alacarte, seat: int) -> float:
        """Rolls until the stove is hotter; what they do to the others is left aside."""
        if view.dish[seat] == CREPE:
            return 0.0
        room = int(view.menu.red[view.dish[seat]]) - int(view.heat[seat])
        risen = [
            self.worth(view, seat, seat, rise=by) if by < room else self.ruined(view, seat)
            for by in (1, 2, 3)
        ]
        total = sum(risen) + max(risen) + risen[0] + CUP_GAIN
        return (total - 6.0 * PRICE) / 5.0 - self.worth(view, seat, seat)

    def gain_of_shake(self, view: Alacarte, seat: int, spice: int, motion: int) -> float:
        """The same motion until something falls."""
        now = self.worth(view, seat, seat)
        nothing = sum(
            chance
            for spices, salt, chance in odds(motion, *held(view, spice))
            if spices + salt == 0
        )
        if nothing > 0.99:
            return -100.0
        bad = spoilt_odds(view, seat, spice, motion) * self.ruined(view, seat)
        after = self.seasoned(view, seat, spice, motion) + bad - nothing * now
        return (after - PRICE) / (1.0 - nothing) - now

    def gain_of_dish(self, view: Alacarte, seat: int, dish: int) -> float:
        """A new dish in the pan; the crêpe forfeits the actions left (C60)."""
        if dish == CREPE:
            lost = PRICE * (int(ACTIONS) + int(view.actions))
            return CREPE_CHANCE * float(CREPE_POINTS) - lost
        return planned(view.menu, dish, star_worth(view, seat))[0]

    # -- cups -----------------------------------------------------------------------------

    def gain_of_cup(self, view: Alacarte, seat: int, code: int) -> float:
        """A cup now rather than later; points, spoons and spite wait for the turn's end."""
        now = self.worth(view, seat, seat)
        if view.phase == NEW_DISH:
            return 10.0 if code == CUP_POINT and view.closing else -10.0
        if view.phase == BURNING:
            return self.worth(view, seat, seat, rise=int(CUP_COOL) - code) - HOLD
        if CUP_COOL < code < CUP_SWAP:
            return self.eager(self.worth(view, seat, seat, rise=int(CUP_COOL) - code) - now)
        if CUP_SWAP <= code < CUP_SEASON:
            other = code - int(CUP_SWAP)
            mine = self.worth(view, other, seat) - now
            theirs = self.worth(view, seat, other) - self.worth(view, other, other)
            return self.eager(mine - theirs / (int(view.seats) - 1))
        if view.actions > 0:
            return -10.0
        if code >= CUP_SEASON:
            what, motion = divmod(code - int(CUP_SEASON), int(MOVES))
            other, spice = divmod(what, int(SALT))
            lost = self.worth(view, other, other) - self.seasoned(view, other, spice, motion)
            return lost / (int(view.seats) - 1) - HOLD
        return 0.2 if code == CUP_POINT else PRICE * int(ACTIONS) - HOLD

    def eager(self, added: float) -> float:
        """In the middle of a turn a cup goes before any action, or not at all."""
        return added - HOLD if added > 2 * HOLD else -10.0


# -- reasons, for people who ask ------------------------------------------------------------

REASONS = (
    *("dish", "crepe", "crepe roll", "flip", "heat green", "heat far", "heat spend"),
    *(
        "choose green",
        "choose warmer",
        "season ready",
        "season need",
        "season nothing",
        "season spoil",
    ),
    *("end", "bin", "cool save", "cool green", "swap", "spoil", "spoons", "point", "take"),
)
CERTAIN = 100
PLAIN = {int(END): "end", int(BIN): "bin", int(CUP_POINT): "point", int(CUP_SPOONS): "spoons"}


def reason(view: Alacarte, seat: int, code: int) -> tuple[str, int]:
    """Why an action is done: a word of REASONS, and the odds in it in percent."""
    if code in PLAIN:
        return PLAIN[code], CERTAIN
    if code == HEAT:
        return reason_to_heat(view, seat)
    if code < COOK:
        return f"choose {'green' if is_green(view, seat, code - int(RISE)) else 'warmer'}", CERTAIN
    if code < SEASON:
        crepe = code - int(COOK) == CREPE
        return ("crepe", percent(CREPE_CHANCE)) if crepe else ("dish", CERTAIN)
    if code < FLIP:
        return reason_to_season(view, seat, *divmod(code - int(SEASON), int(MOVES)))
    if code < CUP_POINT:
        return "flip", CERTAIN
    if code < CUP_SWAP:
        return ("cool save" if view.phase == BURNING else "cool green"), CERTAIN
    if code < CUP_SEASON:
        return "swap", CERTAIN
    if code < TAKE:
        what, motion = divmod(code - int(CUP_SEASON), int(MOVES))
        return "spoil", spoiling(view, *divmod(what, int(SALT)), motion)
    return "take", CERTAIN


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


def is_green(view: Alacarte, stove: int, rise: int) -> bool:
    """Whether the heat is right when it has risen so far."""
    dish, heat = int(view.dish[stove]), int(view.heat[stove]) + rise
    return bool(view.menu.low[dish] <= heat <= view.menu.high[dish])


def reason_to_heat(view: Alacarte, seat: int) -> tuple[str, int]:
    """Six faces: 1, 2, 3, the best of them, 1 for everybody, a cup."""
    dish, heat = int(view.dish[seat]), int(view.heat[seat])
    if dish == CREPE:
        burns = [min(heat + by, int(HOTTEST)) >= HOTTEST for by in (1, 2, 3)]
        return "crepe roll", percent(1 - (sum(burns) + burns[0] + all(burns)) / 6)
    right = [is_green(view, seat, by) for by in (1, 2, 3)]
    if heat >= view.menu.low[dish]:
        burns = [heat + by >= view.menu.red[dish] for by in (1, 2, 3)]
        return "heat spend", percent((sum(burns) + burns[0] + all(burns)) / 6)
    hits = sum(right) + right[0] + any(right)
    return ("heat green", percent(hits / 6)) if hits else ("heat far", CERTAIN)


def reason_to_season(view: Alacarte, seat: int, spice: int, motion: int) -> tuple[str, int]:
    """What is still missing, and the odds that this brings it without spoiling the dish."""
    dish, base = int(view.dish[seat]), seat * int(PIECES)
    missing = [
        int(view.menu.recipe[dish * int(SALT) + each]) - int(view.pan[base + each])
        for each in range(SALT)
    ]
    room = int(TOO_MUCH) - int(view.pan[base + spice])
    salt_room = int(TOO_MUCH) - int(view.pan[base + int(SALT)])
    fall = odds(motion, *held(view, spice))
    spoilt = spoiling(view, seat, spice, motion)
    if spoilt > 50:  # bold, because little is lost
        return "season spoil", spoilt
    if missing[spice] <= 0:
        return "season nothing", percent(sum(p for s, c, p in fall if s + c == 0))
    others = any(short > 0 for each, short in enumerate(missing) if each != spice)
    ready = is_green(view, seat, 0) and not others
    least = missing[spice] if ready else 1
    good = sum(p for s, c, p in fall if least <= s < room and c < salt_room)
    return ("season ready" if ready else "season need"), percent(good)


def spoiling(view: Alacarte, stove: int, spice: int, motion: int) -> int:
    """The odds that a dish has too much afterwards (C32), in percent."""
    return percent(spoilt_odds(view, stove, spice, motion))


BOTS: dict[str, Callable[[], Bot]] = {"sensible": Sensible}
LEVELS = slipping(
    Sensible,
    (  # how often it slips, how unsteady its hand is
        ("potwasher", 0.6, 40),
        ("apprentice", 0.4, 25),
        ("linecook", 0.25, 15),
        ("souschef", 0.12, 10),
        ("headchef", 0.05, 5),
        ("starchef", 0, 1),
    ),
)
