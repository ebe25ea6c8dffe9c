"""The six levels of Spicy: from a kitten that plays nearly anything to a tiger that looks ahead.

The lower ones go by judgement that was learned, more or less calmly; the upper ones search.  A
style shifts what is liked a little; nobody knows more than its view.
"""

from __future__ import annotations

from functools import partial
from math import log

from mypy_extensions import i64

from spicery.bots.bot import Bot, Weighed
from spicery.bots.levels import Level, Style
from spicery.bots.search import Node, Search
from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.playout import draw
from spicery.core.rng import Rng
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
    likes_at,
)
from spicery.games.spicy.learned import LIKES
from spicery.games.spicy.rules import Spicy

LEANS = {  # what a style likes more or less than others do, by place in LIKES
    Style.EVEN: {},
    Style.BOLD: {KIND + 1: 0.5, KIND + 2: 0.5, KIND + 3: 0.7, DOUBT: 0.8},
    Style.CAREFUL: {KIND + 1: -0.4, KIND + 2: -0.6, KIND + 3: -0.8, DOUBT: -0.5, PASSES: 0.8},
    Style.STUBBORN: {WASTED: 1.0, LATE: 0.8, TRAIT: 0.6, TRAIT + 1: -0.6, TEN + 1: 0.8},
}
ASKED = 1  # seeds a search for people: the same question, the same answer
SPREAD = 0.25  # moves that were searched less than this share of the most are not played


class Cat:
    """Plays by quick judgement that was learned; leans to a style; slips now and then."""

    def __init__(self, style: Style, calm: float = 1.0, slips: float = 0.0) -> None:
        self.calm = calm
        self.slips = slips
        self._style = style
        self._likes: dict[int, vec[float]] = {}

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """A move, as likely as it is liked."""
        codes = codes_of(view, seat)
        if rng.unit() < self.slips:
            return Action(seat, codes[rng.below(len(codes))])
        odds = self.liking(view, seat, codes)
        return Action(seat, codes[draw(odds, len(codes), rng)])

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """How likely it chooses each move, slips and all."""
        codes = codes_of(view, seat)
        odds = self.liking(view, seat, codes)
        total = sum([odds[at] for at in range(len(codes))])
        slip = self.slips / float(len(codes))
        return {
            int(codes[at]): slip + (1.0 - self.slips) * odds[at] / total for at in range(len(codes))
        }

    def liking(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        """How much it likes each move, when it does not slip."""
        assert isinstance(view, Spicy)
        odds = vec[float]([0.0] * len(codes))
        Look(view, seat, codes, len(codes), self.likes(view.seats), 0).odds(self.calm, odds)
        return odds

    def likes(self, seats: int) -> vec[float]:
        """What it likes at a table of so many."""
        if seats not in self._likes:
            first = likes_at(seats)
            likes = vec[float]([LIKES[first + at] for at in range(LIKED)])
            for at, lean in LEANS[self._style].items():
                likes[at] += lean
            self._likes[seats] = likes
        return self._likes[seats]


class Hunter:
    """Looks ahead: plays on from what may be so, and does what won most, mixed where it is close.

    Its style leans only where moves were searched about as much.
    """

    def __init__(self, style: Style, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._cat = Cat(style)
        self._search = Search()

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One of the moves that were searched most."""
        codes = codes_of(view, seat)
        if len(codes) == 1:
            return Action(seat, codes[0])
        node = self._search.run(view, seat, self.iterations, rng, self.seconds)
        odds = self.mixed(node)
        for at, lean in enumerate(self.lean(view, seat, node)):
            odds[at] *= lean
        return Action(seat, node.codes[draw(odds, len(odds), rng)])

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """Every move by how much it was searched, with how often it won; for people who ask."""
        search = Search()  # not what it remembers of its own game
        node = search.run(view, seat, self.iterations, Rng(ASKED), self.seconds)
        return [
            Weighed(
                int(node.codes[at]),
                log(1 + int(node.visits[at])),
                "wins",
                round(100 * node.worth_of(at)),
            )
            for at in range(node.count)
        ]

    def mixed(self, node: Node) -> vec[float]:
        """The odds of each move by how much it was searched."""
        most = max([node.visits[at] for at in range(node.count)])
        odds = vec[float]([0.0] * node.count)
        for at in range(node.count):
            if float(node.visits[at]) >= SPREAD * float(most):
                odds[at] = float(node.visits[at]) ** 2
        return odds

    def lean(self, view: State, seat: int, node: Node) -> list[float]:
        """How much more its style likes each move than an even one does."""
        mine = self._cat.liking(view, seat, node.codes)
        return [(mine[at] + 1e-3) / (node.prior[at] + 1e-3) for at in range(node.count)]


def codes_of(view: State, seat: int) -> vec[i64]:
    """The codes that are open to a seat."""
    return vec[i64]([action.code for action in view.legal(seat)])


def cat(calm: float, slips: float, style: Style) -> Bot:
    """A bot that plays by judgement alone."""
    return Cat(style, calm, slips)


def hunter(iterations: int, seconds: float, style: Style) -> Bot:
    """A bot that looks ahead."""
    return Hunter(style, iterations, seconds)


LEVELS = (
    Level("kitten", partial(cat, 0.1, 0.3)),
    Level("housecat", partial(cat, 0.25, 0.1)),
    Level("alleycat", partial(cat, 0.6, 0.03)),
    Level("tomcat", partial(cat, 1.5, 0.0)),
    Level("panther", partial(hunter, 250, 0.4)),
    Level("tiger", partial(hunter, 2000, 0.7)),
)
