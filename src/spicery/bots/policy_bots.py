"""Bots that sample from an advisor's policy, or search with it.

Both have a style: a game says how much more or less a style likes each move than others do.
Neither sees more than its view.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from statistics import mean, stdev
from time import perf_counter

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.search import Node, Search
from spicery.bots.bot import Weighed, in_percent
from spicery.bots.levels import Style
from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.playout import draw
from spicery.core.rng import Rng

# How much more often a style chooses each of a seat's moves than others do, as factors.
StyleBias = Callable[[Advisor, State, int, vec[i64], Style], list[float]]
ASKED = 1  # the seed of searches for hints: the same question, the same answer
KEEN = 4.0  # log odds per standard deviation of worth
LITTLE = 0.02  # differences in worth that are noise
DOUBTED = 20.0  # pseudo-visits with the node's mean value
UNLIKELY = 1e-6  # odds below which moves count the same
LEAST = 20  # trials of two moves that are compared
SHARE = 4  # the same, as a part of all iterations
SPREAD = 0.25  # moves visited less than this share of the most visited are not played


class PolicyBot:
    """Samples from the policy at some temperature, with occasional random slips."""

    def __init__(
        self,
        advise: Callable[[], Advisor],
        style_bias: StyleBias,
        style: Style,
        *,
        sharpness: float,
        slip_rate: float,
    ) -> None:
        self.sharpness = sharpness  # inverse temperature: above 1, likely moves become likelier
        self.slip_rate = slip_rate  # the share of moves that are chosen regardless of the policy
        self.style = style
        self._advisor = advise()
        self._style_bias = style_bias

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """A move sampled from its odds."""
        codes = codes_of(view, seat)
        slipped = rng.unit() < self.slip_rate
        odds = self.slip_odds(view, seat, codes) if slipped else self.liking(view, seat, codes)
        return view.unfold(seat, codes[draw(odds, len(codes), rng)])

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The probability of each move, slips included."""
        codes = codes_of(view, seat)
        liking = self.liking(view, seat, codes)
        total = sum([liking[at] for at in range(len(codes))])
        slips = self.slip_odds(view, seat, codes)
        return {
            int(codes[at]): self.slip_rate * slips[at] + (1.0 - self.slip_rate) * liking[at] / total
            for at in range(len(codes))
        }

    def slip_odds(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        """The probability of each move by a slip: all the same."""
        return vec[float]([1.0 / float(len(codes))] * len(codes))

    def liking(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        """Unnormalized odds of each move when it does not slip."""
        odds = vec[float]([0.0] * len(codes))
        self._advisor.read(view)
        self._advisor.policy(view, seat, codes, len(codes), odds)
        biases = self._style_bias(self._advisor, view, seat, codes, self.style)
        for at in range(len(codes)):
            odds[at] = (odds[at] * biases[at]) ** self.sharpness
        return odds


class SearchBot:
    """Searches, then samples a move from odds derived from the search.

    The game says how: `most_searched` or `balanced`.  The style then shifts these odds.
    """

    def __init__(
        self,
        advise: Callable[[], Advisor],
        style_bias: StyleBias,
        style: Style,
        *,
        iterations: int,
        seconds: float,
        make: Callable[[Advisor], Search] = Search,
        settle: Callable[[Node], vec[float]] | None = None,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.style = style
        self._advise = advise
        self._style_bias = style_bias
        self._make = make
        self._settle = settle or most_searched  # turns a searched root into odds
        self._search = make(advise())

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """A move sampled from the odds that search and style give."""
        codes = codes_of(view, seat)
        if len(codes) == 1:
            return view.unfold(seat, codes[0])
        node = self._search.run(view, seat, self.iterations, rng, self.seconds)
        odds = self._liking(view, seat, node)
        return view.unfold(seat, node.codes[draw(odds, len(odds), rng)])

    def odds_now(self, view: State, seat: int, rng: Rng) -> dict[int, float]:
        """The probability of each move after one search."""
        node = self._search.run(view, seat, self.iterations, rng, self.seconds)
        odds = list(self._liking(view, seat, node))
        return {int(node.codes[at]): each / sum(odds) for at, each in enumerate(odds)}

    def _liking(self, view: State, seat: int, node: Node) -> vec[float]:
        """Unnormalized odds of each move after a search."""
        odds = self._settle(node)
        advisor = self._search.advisor
        for at, bias in enumerate(self._style_bias(advisor, view, seat, node.codes, self.style)):
            odds[at] *= bias
        return odds

    def weigh(
        self, view: State, seat: int, played: Callable[[int], bool] | None = None
    ) -> list[Weighed]:
        """Every move with its odds and its win rate in the search; for hints and analyses.

        The likeliest of those that were `played` is compared with the preferred move: a search
        hardly looks at moves that seem bad, so it cannot say how bad they are.
        """
        search, rng = self._make(self._advise()), Rng(ASKED)  # a fresh tree: not its own game's
        node = search.run(view, seat, self.iterations, rng, self.seconds)
        odds = self._settle(node)
        order = sorted(range(node.count), key=lambda at: -odds[at])
        done = [at for at in order if played is not None and played(int(node.codes[at]))]
        chance = [node.worth_of(at) for at in range(node.count)]
        error = [0.0] * node.count
        if done and done[0] != order[0]:
            count, seconds = max(LEAST, self.iterations // SHARE), self.seconds / SHARE
            lost, error[done[0]] = differ(search, node, view, (order[0], done[0]), count, seconds)
            chance[done[0]] = min(1.0, max(0.0, chance[order[0]] - lost))
        return [
            Weighed(
                int(node.codes[at]),
                log(UNLIKELY + odds[at]),
                "wins",
                in_percent(chance[at]),
                chance[at],
                node.prior[at],
                error[at],
            )
            for at in range(node.count)
        ]


def differ(
    search: Search, root: Node, view: State, pair: tuple[int, int], count: int, seconds: float
) -> tuple[float, float]:
    """By how much the first of two actions of a searched root wins more often, and the error of it.

    Both are tried in the same determinizations with the same luck (common random numbers): what
    is left of it is mostly the difference that the actions make.
    """
    end = perf_counter() + seconds
    found: list[float] = []
    while len(found) < LEAST or (len(found) < count and (seconds <= 0.0 or perf_counter() < end)):
        won: list[float] = []
        for at in pair:
            before = root.worth[at]
            search.try_out(view, root.seat, at, root.visits[at] + 1, Rng(ASKED + len(found)))
            won.append(root.worth[at] - before)
        found.append(won[0] - won[1])
    return mean(found), stdev(found) / len(found) ** 0.5


def codes_of(view: State, seat: int) -> vec[i64]:
    """The listed codes open to a seat."""
    codes = vec[i64]([0] * int(view.most_actions))
    return codes[: view.list_actions(seat, codes)]


def most_searched(node: Node, sure: float = 2.0) -> vec[float]:
    """Odds by visit counts: for games with little to hide.

    The higher `sure`, the more the most visited move is preferred.
    """
    most = max([node.visits[at] for at in range(node.count)])
    odds = vec[float]([0.0] * node.count)
    for at in range(node.count):
        if float(node.visits[at]) >= SPREAD * float(most):
            odds[at] = (float(node.visits[at]) / float(most)) ** sure
    return odds


def balanced(node: Node, sharpness: float = 1.0, keen: float = KEEN) -> vec[float]:
    """The search shifts the odds of the policy, which mixes: for games of bluff.

    `sharpness` is the inverse temperature of the policy.  Each standard deviation of worth above
    the mean then adds `keen` to a move's log odds; a move that was hardly tried counts as average.
    """
    moves = range(node.count)
    odds = [node.prior[at] ** sharpness for at in moves]
    total = sum(odds)
    worth = [settled(node, at) for at in moves]
    mean = sum([odds[at] * worth[at] for at in moves]) / total
    spread = sum([odds[at] * (worth[at] - mean) ** 2 for at in moves]) / total
    best = max(worth)
    each = keen / (spread**0.5 + LITTLE)
    return vec[float]([odds[at] * exp(each * (worth[at] - best)) for at in moves])


def settled(node: Node, at: int) -> float:
    """The value of a move, shrunk towards the node's mean if it was hardly tried."""
    tried = float(node.visits[at])
    return (tried * node.worth_of(at) + DOUBTED * node.mean()) / (tried + DOUBTED)
