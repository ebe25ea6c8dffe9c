"""The six levels of Safranito: from a porter who throws at nearly anything to a spice master.

The lower ones play by policy, at higher or lower temperatures and with more or less steady hands;
the upper ones search.  A style shifts a little what a throw or a deal is liked.
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
from spicery.games.safranito.ai.weights import Tastes
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

MARKED = 2.0  # how much a style shows: what it likes best it chooses e**MARKED times as often


def lean(advisor: Advisor, view: State, seat: int, codes: vec[i64], style: Style) -> list[float]:
    """How much more a style likes each move than others do, as a factor."""
    assert isinstance(advisor, SafranitoAdvisor)
    assert isinstance(view, Safranito)
    if style is Style.EVEN:
        return [1.0] * len(codes)
    likes = Likes(view, seat, style, advisor.weights.tastes)
    return [exp(MARKED * likes.of(int(code))) for code in codes]


class Likes:
    """What a seat of some style likes more than others do.

    The bold bid high, shoot and go for circles; the careful bid low, sell what they can and keep
    their money; the stubborn throw where they already lie, and do not sell what they once bought.
    """

    def __init__(self, view: Safranito, seat: int, style: Style, tastes: Tastes) -> None:
        self.style = style
        self.appraisal = Appraisal(view, seat, tastes)
        self.appraisal.count_chips()

    def of(self, code: int) -> float:
        """How much a move is liked, about -2 to 2."""
        if code < ALLOW:
            return self.of_throw(code // int(AIMS) + 1, code % int(AIMS))
        if SELL < code < BUY:
            return {Style.BOLD: -0.5, Style.CAREFUL: 1.0}.get(self.style, -2.0)
        if code == BUY:
            return -1.0 if self.style is Style.CAREFUL else 1.0
        return 0.0

    def of_throw(self, chip: int, aim: int) -> float:
        """The bold like dear chips, shots and circles, the careful cheap chips in bowls."""
        if self.style is Style.STUBBORN:
            place = aim % int(FLIP)
            return 2.0 if aim < SHOT and self.appraisal.mine(place) > 0 else 0.0
        dear = (2.0 * chip - 1.0 - float(CHIPS)) / float(CHIPS)  # about -1 to 1
        risky = 1.0 if aim >= SHOT or aim % int(FLIP) >= EXTRA else 0.0
        return dear + risky if self.style is Style.BOLD else -dear - risky


def searching(advisor: Advisor) -> Search:
    """To the end of the round, which is valued as it stands then."""
    return Search(advisor, stages=1)


search_bot = partial(SearchBot, new_advisor, lean, make=searching)


LEVELS = (
    Level("porter", partial(PolicyBot, new_advisor, lean, 0.1, 0.3), 40),
    Level("peddler", partial(PolicyBot, new_advisor, lean, 0.19, 0.12), 25),
    Level("stallholder", partial(PolicyBot, new_advisor, lean, 0.33, 0.05), 15),
    Level("trader", partial(PolicyBot, new_advisor, lean, 0.6, 0.02), 10),
    Level("merchant", partial(search_bot, 25, 0.3), 5),
    Level("spicemaster", partial(search_bot, 2000, 0.6), 1),
)
