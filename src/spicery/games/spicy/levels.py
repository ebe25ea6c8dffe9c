"""The six levels of Spicy: from a kitten that plays nearly anything to a tiger that looks ahead.

The lower ones go by judgement that was learned, more or less calmly; the upper ones search.  A
style shifts what is liked a little; nobody knows more than its view.
"""

from __future__ import annotations

from functools import partial
from math import exp

from mypy_extensions import i64

from spicery.bots.judged import Hunting, Judging, balanced
from spicery.bots.levels import Level, Style
from spicery.bots.search import Search
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.games.spicy.judgement import (
    DOUBT,
    KIND,
    LATE,
    LIKED,
    PASSES,
    TEN,
    TRAIT,
    WASTED,
    Look,
)
from spicery.games.spicy.rules import Spicy

DOUBTS_MORE = {TRAIT: 0.5, TRAIT + 1: 0.5, TRAIT + 2: 0.5}
# What a style likes more or less than others do, by place in LIKES.
LEANS: dict[Style, dict[int, float]] = {
    Style.EVEN: {},
    Style.BOLD: {KIND + 1: 2.0, KIND + 2: 2.0, KIND + 3: 2.5, DOUBT: 3.0, **DOUBTS_MORE},
    Style.CAREFUL: {
        KIND + 1: -1.5,
        KIND + 2: -2.0,
        KIND + 3: -2.5,
        PASSES: 2.0,
        DOUBT: -2.5,
        TRAIT: -1.0,
        TRAIT + 1: -1.0,
        TRAIT + 2: -1.0,
    },
    Style.STUBBORN: {WASTED: 3.0, LATE: 2.5, TRAIT: 2.0, TRAIT + 1: -2.0, TEN + 1: 2.5},
}


def lean(view: State, seat: int, codes: vec[i64], style: Style) -> list[float]:
    """How much more a style likes each move than others do, as a factor."""
    assert isinstance(view, Spicy)
    if not LEANS[style]:
        return [1.0] * len(codes)
    likes = vec[float]([LEANS[style].get(at, 0.0) for at in range(LIKED)])
    look = Look(view, seat, codes, len(codes), likes, 0)
    return [exp(look.liked[at]) for at in range(len(codes))]


searching = partial(Search, stages=8, wary=True, anything=0.05)


def hunting(iterations: int, seconds: float, keen: float, style: Style) -> Hunting:
    """Looks ahead, and mixes what was found with judgement: the keener, the more it is that."""
    settle = partial(balanced, calm=2.0, keen=keen)
    return Hunting(lean, iterations, seconds, style, make=searching, settle=settle)


LEVELS = (
    Level("kitten", partial(Judging, lean, 0.1, 0.3)),
    Level("housecat", partial(Judging, lean, 0.3, 0.12)),
    Level("alleycat", partial(Judging, lean, 0.5, 0.05)),
    Level("tomcat", partial(Judging, lean, 1.5, 0.0)),
    Level("panther", partial(hunting, 60, 0.4, 2.0)),
    Level("tiger", partial(hunting, 2500, 0.7, 4.0)),
)
