"""The six levels of Spicy: from a kitten that plays nearly anything to a tiger that looks ahead.

The lower levels play by the trained policy, at higher or lower temperatures; the upper ones search.
A style shifts the policy a little.  No level knows more than its view.
"""

from __future__ import annotations

from functools import partial
from math import exp

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.search import Search
from spicery.bots.levels import Level, Style
from spicery.bots.policy_bots import PolicyBot, SearchBot, balanced
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.games.spicy.ai.advisor import SpicyAdvisor, new_advisor
from spicery.games.spicy.ai.policy import (
    DOUBT,
    FEATURES,
    KIND,
    LATE,
    PASSES,
    TEN,
    TRAIT,
    WASTED,
    Appraisal,
)
from spicery.games.spicy.rules.game import Spicy

DOUBTS_MORE = {TRAIT: 0.5, TRAIT + 1: 0.5, TRAIT + 2: 0.5}
# What a style adds to the weights of the policy, by feature.
STYLE_WEIGHTS: dict[Style, dict[int, float]] = {
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


def style_bias(
    advisor: Advisor, view: State, seat: int, codes: vec[i64], style: Style
) -> list[float]:
    """How much more often a style chooses each move than others do, as a factor."""
    assert isinstance(advisor, SpicyAdvisor)
    assert isinstance(view, Spicy)
    if not STYLE_WEIGHTS[style]:
        return [1.0] * len(codes)
    policy_weights = vec[float]([STYLE_WEIGHTS[style].get(at, 0.0) for at in range(FEATURES)])
    appraisal = Appraisal(view, seat, codes, len(codes), advisor.model, policy_weights, 0)
    return [exp(appraisal.score[at]) for at in range(len(codes))]


def searching(advisor: Advisor) -> Search:
    """A search to the end of the stack or a little further."""
    return Search(advisor, stages=8, wary=True, anything=0.05)


policy_bot = partial(PolicyBot, new_advisor, style_bias)


def search_bot(style: Style, *, iterations: int, seconds: float, keen: float) -> SearchBot:
    """A search bot that mixes its findings with the policy; `keen` is the weight of the search."""
    return SearchBot(
        new_advisor,
        style_bias,
        style,
        iterations=iterations,
        seconds=seconds,
        make=searching,
        settle=partial(balanced, sharpness=2.0, keen=keen),
    )


LEVELS = (
    Level("kitten", partial(policy_bot, sharpness=0.1, slip_rate=0.3)),
    Level("housecat", partial(policy_bot, sharpness=0.3, slip_rate=0.12)),
    Level("alleycat", partial(policy_bot, sharpness=0.5, slip_rate=0.05)),
    Level("tomcat", partial(policy_bot, sharpness=1.5, slip_rate=0.0)),
    Level("panther", partial(search_bot, iterations=60, seconds=0.4, keen=2.0)),
    Level("tiger", partial(search_bot, iterations=2500, seconds=0.7, keen=4.0)),
)
