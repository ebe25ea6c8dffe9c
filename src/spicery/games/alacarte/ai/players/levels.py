"""The six levels of A la carte: from a pot washer who tries anything to a chef who looks ahead.

The lower ones play by policy, at higher or lower temperatures, with hands that shake; the upper
ones search.
Nothing is hidden in this kitchen: a level is how far one thinks and how steady one's hand is.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.search import Search
from spicery.bots.levels import Level, Style
from spicery.bots.policy_bots import PolicyBot, SearchBot, most_searched
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.games.alacarte.ai.advisor import new_advisor
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
USUAL = 3  # points of a dish


@dataclass(frozen=True)
class Leaning:
    """How much more a style likes some actions than others do, as factors."""

    motion: float = 1.0  # for each step that a motion is bolder than a light one
    point: float = 1.0  # for each point that a dish has more than usual
    heat: float = 1.0
    cool: float = 1.0
    bin: float = 1.0
    swap: float = 1.0
    spite: float = 1.0  # to season another's pan


LEANINGS = {
    Style.EVEN: Leaning(),
    Style.BOLD: Leaning(motion=1.6, point=1.5, heat=1.3, cool=0.6, swap=2.0, spite=2.0),
    Style.CAREFUL: Leaning(motion=0.6, point=0.7, heat=0.8, cool=1.6, spite=0.6),
    Style.STUBBORN: Leaning(heat=0.35, cool=3.0, bin=0.3, swap=0.2),  # its dish, shaker in hand
}


def lean(_advisor: Advisor, view: State, _seat: int, codes: vec[i64], style: Style) -> list[float]:
    """How much more a style likes each action than others do, as a factor."""
    assert isinstance(view, Alacarte)
    leaning = LEANINGS[style]
    return [factor(view, int(codes[at]), leaning) for at in range(len(codes))]


def factor(view: Alacarte, code: int, leaning: Leaning) -> float:
    """How much more one action is liked."""
    if code == HEAT:
        return leaning.heat
    if code == BIN:
        return leaning.bin
    if COOK <= code < SEASON:
        return leaning.point ** (int(view.menu.points[code - int(COOK)]) - USUAL)
    if SEASON <= code < FLIP:
        return leaning.motion ** ((code - int(SEASON)) % int(MOVES) - LIGHT)
    if CUP_COOL < code < CUP_SWAP:
        return leaning.cool
    if CUP_SWAP <= code < CUP_SEASON:
        return leaning.swap
    return leaning.spite if CUP_SEASON <= code < TAKE else 1.0


look_ahead = partial(Search, explore=0.3, horizon=20)
# Nothing is hidden, so nobody can read a habit: the action that was searched most is the best.
surely = partial(most_searched, sure=8.0)
chef = partial(SearchBot, new_advisor, lean, make=look_ahead, settle=surely)

LEVELS = (
    Level("potwasher", partial(PolicyBot, new_advisor, lean, 0.1, 0.5), hand=40),
    Level("apprentice", partial(PolicyBot, new_advisor, lean, 0.2, 0.25), hand=25),
    Level("linecook", partial(PolicyBot, new_advisor, lean, 0.4, 0.1), hand=15),
    Level("souschef", partial(PolicyBot, new_advisor, lean, 2.0, 0.0), hand=10),
    Level("headchef", partial(chef, 60, 0.2), hand=5),
    Level("starchef", partial(chef, 1000, 0.6), hand=1),
)
