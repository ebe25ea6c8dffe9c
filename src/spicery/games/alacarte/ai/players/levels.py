"""The six levels of A la carte: from a pot washer who tries anything to a chef who looks ahead.

The lower levels play by policy, at higher or lower temperatures and with shaky hands; the upper
ones search.  Nothing is hidden, so levels differ only in foresight and in how steady their hand is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.search import Search
from spicery.bots.levels import Level, Style
from spicery.bots.policy_bots import most_searched
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.games.alacarte.ai.advisor import new_advisor
from spicery.games.alacarte.ai.planning import calibrated_planner
from spicery.games.alacarte.ai.players.cook import Chef, Cook
from spicery.games.alacarte.ai.policy import past_saving, spoilt_odds, wins_by_binning
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    BIN,
    COOK,
    CUP_COOL,
    CUP_SEASON,
    CUP_SWAP,
    FLIP,
    HEAT,
    MOVES,
    SEASON,
    TAKE,
)

LIGHT = 3  # the motion in the middle of the grid
USUAL = 3  # points of an average dish
INSISTENCE = 4.0  # the power to which chefs follow their style


@dataclass(frozen=True)
class StyleFactors:
    """How much more often a style chooses some actions than others do, as factors."""

    motion: float = 1.0  # per step bolder than the light motion
    caution: float = (
        6.0  # a motion over the cook's own pan: its odds of not spoiling, to this power
    )
    point: float = 1.0  # per point of a dish above average
    heat: float = 1.0
    cool: float = 1.0
    bin: float = 1.0
    swap: float = 1.0
    spite: float = 1.0  # seasoning another's pan


STYLE_FACTORS = {
    Style.EVEN: StyleFactors(),
    Style.BOLD: StyleFactors(
        motion=1.8, caution=3.0, point=1.5, heat=1.3, cool=0.6, swap=2.0, spite=2.0
    ),
    Style.CAREFUL: StyleFactors(motion=0.5, caution=12.0, point=0.7, heat=0.8, cool=1.6, spite=0.6),
    Style.STUBBORN: StyleFactors(
        heat=0.35, cool=3.0, bin=0.3, swap=0.2
    ),  # sticks to its dish and its shaker
}


def style_bias(
    _advisor: Advisor, view: State, seat: int, codes: vec[i64], style: Style
) -> list[float]:
    """How much more often a style chooses each action than others do, as a factor."""
    assert isinstance(view, Alacarte)
    factors = STYLE_FACTORS[style]
    return [factor(view, seat, int(codes[at]), factors) for at in range(len(codes))]


def chef_bias(
    advisor: Advisor, view: State, seat: int, codes: vec[i64], style: Style
) -> list[float]:
    """The same for cooks whose search has all but decided: what sets a style apart weighs more."""
    plain = style_bias(advisor, view, seat, codes, Style.EVEN)
    own = style_bias(advisor, view, seat, codes, style)
    pairs = zip(plain, own, strict=True)
    return [even * (each / even) ** INSISTENCE if even > 0.0 else 0.0 for even, each in pairs]


def factor(view: Alacarte, seat: int, code: int, factors: StyleFactors) -> float:
    """The factor for one action."""
    if code == HEAT:
        return factors.heat
    if code == BIN:
        return factors.bin
    if COOK <= code < SEASON:
        return factors.point ** (int(view.menu.points[code - int(COOK)]) - USUAL)
    if SEASON <= code < FLIP:
        return shake_factor(view, seat, *divmod(code - int(SEASON), int(MOVES)), factors)
    if CUP_COOL < code < CUP_SWAP:
        return factors.cool
    if CUP_SWAP <= code < CUP_SEASON:
        return factors.swap
    return factors.spite if CUP_SEASON <= code < TAKE else 1.0


def shake_factor(
    view: Alacarte, seat: int, spice: int, motion: int, factors: StyleFactors
) -> float:
    """The factor for a motion over the cook's own pan; no caution where spoiling is the purpose."""
    if wins_by_binning(view, seat) or past_saving(view, seat):
        return 1.0
    sound = 1.0 - spoilt_odds(calibrated_planner(), view, seat, spice, motion)
    return float(factors.motion ** (motion - LIGHT) * sound**factors.caution)


look_ahead = partial(Search, explore=0.3, horizon=20, strict=True)
# Nothing is hidden, so there's no need to be unpredictable: choose the most visited action.
surely = partial(most_searched, sure=8.0)
chef = partial(Chef, new_advisor, chef_bias, make=look_ahead, settle=surely)
cook = partial(Cook, new_advisor, style_bias)

LEVELS = (
    Level(
        "potwasher",
        partial(
            cook, sharpness=0.1, slip_rate=0.5, wrist=0.4, modesty=4.0, sense=0.2, hesitation=0.4
        ),
        hand=16,
    ),
    Level(
        "apprentice",
        partial(
            cook, sharpness=0.2, slip_rate=0.25, wrist=0.5, modesty=3.0, sense=0.2, hesitation=0.2
        ),
        hand=13,
    ),
    Level(
        "linecook",
        partial(
            cook,
            sharpness=0.45,
            slip_rate=0.12,
            wrist=0.65,
            modesty=1.2,
            sense=0.12,
            hesitation=0.15,
        ),
        hand=10,
    ),
    Level(
        "souschef",
        partial(
            cook, sharpness=1.2, slip_rate=0.03, wrist=1.0, modesty=0.0, sense=0.1, hesitation=0.05
        ),
        hand=6,
    ),
    Level("headchef", partial(chef, iterations=150, seconds=0.3), hand=3),
    Level("starchef", partial(chef, iterations=1500, seconds=0.6), hand=1),
)
