"""The six levels of Safranito: from a porter who throws at nearly anything to a spice master.

The lower levels play by policy, at higher or lower temperatures and with more or less steady hands;
the upper ones search.  A style shifts the policy a little.
"""

from __future__ import annotations

from functools import partial
from math import exp

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.search import Search
from spicery.bots.levels import Level, Style
from spicery.bots.policy_bots import PolicyBot, SearchBot
from spicery.core.game import State
from spicery.core.packed import vec
from spicery.games.safranito.ai.advisor import SafranitoAdvisor, new_advisor
from spicery.games.safranito.ai.policy import Appraisal
from spicery.games.safranito.ai.weights import Valuations
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BUY,
    CHIPS,
    EXTRA,
    FLIP,
    SELL,
    SHOT,
)
from spicery.games.safranito.rules.game import Safranito

STYLE_STRENGTH = 2.0  # a bias of 1 makes a move e**STYLE_STRENGTH times as likely


def style_bias(
    advisor: Advisor, view: State, seat: int, codes: vec[i64], style: Style
) -> list[float]:
    """How much more often a style chooses each move than others do, as a factor."""
    assert isinstance(advisor, SafranitoAdvisor)
    assert isinstance(view, Safranito)
    if style is Style.EVEN:
        return [1.0] * len(codes)
    bias = StyleBias(view, seat, style, advisor.weights.valuations)
    return [exp(STYLE_STRENGTH * bias.of(int(code))) for code in codes]


class StyleBias:
    """Which moves a style prefers.

    Bold players bid high, shoot and go for circles; careful ones bid low, sell what they can and
    keep their money; stubborn ones throw where they already have chips, and don't sell.
    """

    def __init__(self, view: Safranito, seat: int, style: Style, valuations: Valuations) -> None:
        self.style = style
        self.appraisal = Appraisal(view, seat, valuations)
        self.appraisal.count_chips()

    def of(self, code: int) -> float:
        """The bias towards a move, about -2 to 2."""
        if code < ALLOW:
            return self.of_throw(code // int(AIMS) + 1, code % int(AIMS))
        if SELL < code < BUY:
            return {Style.BOLD: -0.5, Style.CAREFUL: 1.0}.get(self.style, -2.0)
        if code == BUY:
            return -1.0 if self.style is Style.CAREFUL else 1.0
        return 0.0

    def of_throw(self, chip: int, aim: int) -> float:
        """Bold: valuable chips, shots and circles; careful: cheap chips in bowls."""
        if self.style is Style.STUBBORN:
            place = aim % int(FLIP)
            return 2.0 if aim < SHOT and self.appraisal.mine(place) > 0 else 0.0
        dear = (2.0 * chip - 1.0 - float(CHIPS)) / float(CHIPS)  # about -1 to 1
        risky = 1.0 if aim >= SHOT or aim % int(FLIP) >= EXTRA else 0.0
        return dear + risky if self.style is Style.BOLD else -dear - risky


def searching(advisor: Advisor) -> Search:
    """A search to the end of the round."""
    return Search(advisor, stages=1)


policy_bot = partial(PolicyBot, new_advisor, style_bias)
search_bot = partial(SearchBot, new_advisor, style_bias, make=searching)

LEVELS = (
    Level("porter", partial(policy_bot, sharpness=0.15, slip_rate=0.2), hand=90),
    Level("peddler", partial(policy_bot, sharpness=0.22, slip_rate=0.1), hand=65),
    Level("stallholder", partial(policy_bot, sharpness=0.33, slip_rate=0.05), hand=45),
    Level("trader", partial(policy_bot, sharpness=0.6, slip_rate=0.02), hand=28),
    Level("merchant", partial(search_bot, iterations=25, seconds=0.3), hand=12),
    Level("spicemaster", partial(search_bot, iterations=2000, seconds=0.6), hand=2),
)
