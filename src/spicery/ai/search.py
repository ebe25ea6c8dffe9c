"""Information-set Monte Carlo tree search, for any game.

It is given a view and an advisor, and searches determinizations of the view, never the truth.
Statistics are kept by information set (`Advisor.infoset_key`), so nobody in the tree sees another's
cards, and what was learned before a move still counts after it.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.ai.rollout import Rollout
from spicery.core.game import NATURE, NO_NUMBERS, State
from spicery.core.packed import vec
from spicery.core.playout import playout
from spicery.core.rng import Rng

MOST_NODES: Final = 20000  # beyond that, the tree is dropped
MOST_CHOICES: Final[i64] = 800000  # of all nodes together, about 40 MB; the same
LONGEST: Final[i64] = 512  # nodes on one path
CLOCK: Final[i64] = 16  # iterations between checks of the clock
FEW: Final[i64] = 8  # actions that are always considered
SENSELESS: Final = 1e-10  # moves with a lower prior are never explored
GREEDY: Final = 0.5  # share of greedy choices of learning seats
PRIOR_VISITS: Final = 5.0  # visits the prior counts for
ANY: Final[i64] = -1  # no particular action


@final
class Node:
    """A decision of a seat in one information set."""

    def __init__(self, seat: i64, codes: vec[i64], count: i64, prior: vec[float]) -> None:
        self.seat = seat
        self.codes = codes
        self.count = count
        self.prior = prior  # the policy's probability of each
        self.tries = prior  # exploration weight of each
        self.visits = vec[i64]([0] * count)
        self.worth = vec[float]([0.0] * count)  # wins, summed over visits
        self.open = count  # the number of moves that are tried, the likeliest first
        self.total: i64 = 0
        self.sum = 0.0
        # With similarity, visits and wins of similar actions count too, weighted by similarity.
        self.near = NO_SHARES
        self.near_worth = NO_SHARES

    def mean(self) -> float:
        """The value of the information set to the seat."""
        return self.sum / float(self.total) if self.total > 0 else 0.5

    def worth_of(self, at: i64) -> float:
        """The mean value of an action; that of the node if it was never tried."""
        if len(self.near) > 0:
            if self.near[at] > 0.0:
                return self.near_worth[at] / self.near[at]
        elif self.visits[at] > 0:
            return self.worth[at] / float(self.visits[at])
        return self.mean()


NO_SHARES: Final = vec[float]([])


@final
class Search:
    """A search tree over information sets, grown by simulated games."""

    def __init__(
        self,
        advisor: Advisor,
        explore: float = 0.7,
        judged: bool = True,
        others: bool = False,
        horizon: i64 = 1000000,
        widen: float = 3.0,
        stages: i64 = 1000000,
        wary: bool = False,
        anything: float = 0.0,
        strict: bool = False,
    ) -> None:
        self.advisor = advisor
        self.explore = explore  # the exploration constant
        self.judged = judged  # use the advisor's policy and beliefs; else uniform ones
        self.others = others  # other seats learn too, in information sets met again
        self.horizon = horizon  # actions of a rollout before the value is used
        self.widen = widen  # progressive widening, for actions of skill
        self.stages = stages  # the same, in stages
        self.wary = wary  # expect flatter policies of everybody, most of all at two seats
        self.anything = anything  # share of its own trials that ignores the policy
        self.strict = strict  # never try what the policy rules out: moves with a prior of 0
        self.nodes: dict[int, Node] = {}
        self.met: set[int] = set()  # information sets of others seen once
        self.iterations: i64 = 0  # over all runs
        self._choices: i64 = 0  # of all nodes
        self._codes = vec[i64]([])
        self._rollout = Rollout(advisor)
        self._steps = vec[i64]([0] * LONGEST)

    def run(self, view: State, seat: i64, iterations: i64, rng: Rng, seconds: float = 0.0) -> Node:
        """Search on behalf of a seat, limited by iterations and seconds; returns the root."""
        if len(self._codes) < view.most_actions:
            self._codes = vec[i64]([0] * view.most_actions)
        if len(self.nodes) > MOST_NODES or self._choices > MOST_CHOICES:
            self.nodes = {}
            self._choices = 0
        if len(self.met) > MOST_NODES:
            self.met = set()
        self.advisor.read(view)
        if self.wary:
            self._rollout.power = 0.5 if view.seats == 2 else 0.75
        self._rollout.own = seat
        root = self._node(view, seat)
        end = perf_counter() + seconds
        for number in range(iterations):
            if seconds > 0.0 and number % CLOCK == CLOCK - 1 and perf_counter() > end:
                break
            self._once(view, seat, rng, ANY)
            self.iterations += 1
        return root

    def try_out(
        self, view: State, seat: i64, at: i64, least: i64, rng: Rng, seconds: float = 0.0
    ) -> None:
        """Try one action of a searched root until it has enough visits to be compared.

        A search hardly looks at moves that seem bad, so it cannot say how bad they are.
        """
        root = self._node(view, seat)
        end = perf_counter() + seconds
        while root.visits[at] < least and (seconds <= 0.0 or perf_counter() < end):
            self._once(view, seat, rng, at)

    def _once(self, view: State, seat: i64, rng: Rng, first: i64) -> None:
        """One simulated game from one determinization; `first` is the root's action, or ANY."""
        state = self.advisor.sample_world(view, rng) if self.judged else view.guess(rng)
        path: list[Node] = []
        mover = seat
        while not state.over and len(path) < LONGEST:
            if mover == NATURE:
                self._rollout.answer(state, rng)
            elif mover == seat:
                node = self._node(state, mover)
                if first != ANY and len(path) == 0:
                    at = first
                else:
                    at = self._mixed(node, rng) if self.others else self._select(node)
                self._steps[len(path)] = at
                path.append(node)
                state.do(mover, node.codes[at], NO_NUMBERS)
                if node.total == 0:
                    break  # a new leaf: roll out from here
            else:
                rival = self._rival(state, mover)
                if rival is None:
                    state.do(mover, self._at_once(state, rng), NO_NUMBERS)
                else:
                    at = self._mixed(rival, rng)
                    self._steps[len(path)] = at
                    path.append(rival)
                    state.do(mover, rival.codes[at], NO_NUMBERS)
            mover = state.mover
        self._play_on(state, rng, self.advisor.stage(view) + self.stages)
        self._learn(path, self.advisor.value(state))

    def _node(self, state: State, seat: i64) -> Node:
        """The node of a seat's information set, existing or new."""
        key = self.advisor.infoset_key(state, seat)
        found = self.nodes.get(key)
        if found is not None:
            return found
        count = state.list_actions(seat, self._codes)
        codes = self._codes[:count]
        prior = vec[float]([1.0 / float(count)] * count)
        if self.judged:
            self._rollout.policy(state, seat, codes, count, prior)
            order(codes, prior, count)
        node = Node(seat, codes, count, prior)
        if self.judged and self.strict:
            node.open = possible(prior, count)
        if self.judged and seat == self._rollout.own:
            node.tries = self._daring(prior, count)
        if self.advisor.similarity(codes[0], codes[0]) > 0.0:
            node.near = vec[float]([0.0] * count)
            node.near_worth = vec[float]([0.0] * count)
        self.nodes[key] = node
        self._choices += count
        return node

    def _daring(self, prior: vec[float], count: i64) -> vec[float]:
        """Exploration weights: the prior mixed with a uniform share, except for senseless moves.

        Where there are few moves the share is larger, so that each is tried often enough.
        """
        share = min(1.0, self.anything * float(max(FEW, count)) / float(count))
        tries = prior[:]
        for at in range(count):
            if prior[at] > SENSELESS:
                tries[at] += share * (1.0 / float(count) - prior[at])
        return tries

    def _rival(self, state: State, seat: i64) -> Node | None:
        """The node of another seat, if others learn and this information set was met before."""
        if not self.others:
            return None
        key = self.advisor.infoset_key(state, seat)
        if key in self.met or key in self.nodes:
            return self._node(state, seat)
        self.met.add(key)
        return None

    def _at_once(self, state: State, rng: Rng) -> i64:
        """The move of a seat that does not learn."""
        return self._rollout.choose(state, rng) if self.judged else state.random_action(rng)

    def _mixed(self, node: Node, rng: Rng) -> i64:
        """Greedy, or sampled from the average strategy so far.

        Always acting greedily would be predictable; mixing comes closer to an equilibrium.
        """
        if rng.unit() < GREEDY:
            return self._select(node)
        pick = rng.unit() * (float(node.total) + PRIOR_VISITS)
        for at in range(node.count):
            pick -= float(node.visits[at]) + PRIOR_VISITS * node.prior[at]
            if pick < 0.0:
                return at
        return 0

    def _select(self, node: Node) -> i64:
        """The action with the best upper bound: its value plus an exploration bonus (PUCT)."""
        open_ = node.open
        if len(node.near) > 0:
            open_ = min(open_, FEW + i64(self.widen * math.sqrt(float(node.total))))
        reach = self.explore * math.sqrt(float(node.total + 1))
        best: i64 = 0
        most = -1.0
        for at in range(open_):
            tried = float(node.visits[at])
            promise = node.worth_of(at) + reach * node.tries[at] / (1.0 + tried)
            if promise > most:
                most = promise
                best = at
        return best

    def _play_on(self, state: State, rng: Rng, last: i64) -> None:
        """Roll out to the end, or to the horizon."""
        if self.judged:
            self._rollout.play_on(state, rng, self.horizon, last)
        else:
            playout(state, rng, self.horizon)

    def _learn(self, path: list[Node], shares: vec[float]) -> None:
        for number in range(len(path)):
            node = path[number]
            at = self._steps[number]
            won = shares[node.seat]
            node.visits[at] += 1
            node.worth[at] += won
            node.total += 1
            node.sum += won
            if len(node.near) > 0:
                spread(self.advisor, node, at, won)


def spread(advisor: Advisor, node: Node, tried: i64, won: float) -> None:
    """Credit the outcome of one action to similar ones."""
    for at in range(node.count):
        alike = advisor.similarity(node.codes[tried], node.codes[at])
        if alike > 0.0:
            node.near[at] += alike
            node.near_worth[at] += alike * won


def possible(prior: vec[float], count: i64) -> i64:
    """How many of the actions, sorted by prior, have any."""
    while count > 1 and prior[count - 1] == 0.0:
        count -= 1
    return count


def order(codes: vec[i64], prior: vec[float], count: i64) -> None:
    """Normalize the weights and sort the actions by them, likeliest first."""
    total = 0.0
    for at in range(count):
        total += prior[at]
    for at in range(count):
        prior[at] /= total
    for at in range(1, count):
        code = codes[at]
        odds = prior[at]
        to = at - 1
        while to >= 0 and prior[to] < odds:
            codes[to + 1] = codes[to]
            prior[to + 1] = prior[to]
            to -= 1
        codes[to + 1] = code
        prior[to + 1] = odds
