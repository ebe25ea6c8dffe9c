"""Every line of play of a small game, and what each seat knows at every step of it.

Seats are asked one at a time, as in the arena.  A situation is an information set: everything a
seat has been shown so far, its own moves included, so there is perfect recall.  Steps are stored
level by level in plain arrays: a pass up or down is a few numpy operations per level.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from spicery.core.catalog import Game
from spicery.core.game import NATURE, Action, Event, State

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Answers = Callable[[State], Sequence[tuple[tuple[int, ...], float]]]  # NATURE's, with their odds
Key = tuple[int, tuple[Event, ...]]  # what a seat knew, and what it was shown then
FIXED = -1  # NATURE's step, not a seat's choice


class NotEnumerable(ValueError):
    """The tree of a game cannot be built, and why."""


class TooLarge(NotEnumerable):
    """The tree is too large."""


@dataclass(frozen=True)
class Situation:
    """An information set: what a seat knows when it is asked, and what it may do."""

    seat: int
    view: State
    codes: tuple[int, ...]
    first: int  # the index of its first choice


@dataclass(frozen=True)
class Depth:
    """Steps of one depth, and the situations and choices in which they end."""

    steps: slice
    situations: slice
    choices: slice


@dataclass(frozen=True)
class Tree:
    """All steps; the first is the root, and each names its parent."""

    seats: int
    situations: list[Situation]
    levels: list[Depth]
    before: Whole  # the parent step
    choice: Whole  # which choice led here; FIXED if NATURE did
    odds: Floats  # of NATURE's answer; 1 where a seat chose
    mover: Whole  # who led here
    situation: Whole  # in which a seat chooses next; FIXED if none does
    gained: Floats  # by seat and step; 0 unless terminal
    total: float  # the constant sum of all gains
    in_wins: bool  # whether gains are shares of the win, not points, chips or the like
    chooser: Whole  # whose each choice is
    first: Whole  # the first choice of each situation
    earlier: Whole  # the previous choice of its seat before each situation; FIXED: none

    @property
    def choices(self) -> int:
        """How many choices there are, in all situations."""
        return len(self.chooser)


@dataclass
class TreeTip:
    """A step from which the tree still grows."""

    state: State
    knows: tuple[int, ...]  # by seat
    chose: tuple[int, ...]  # by seat: its last choice


class TreeBuilder:
    """A tree while it grows."""

    def __init__(self, seats: int, answers: Answers, most: int) -> None:
        self.answers = answers
        self.most = most
        self.seats = seats
        self.views: list[State] = []
        self.known: dict[Key, int] = {}
        self.found: dict[int, int] = {}  # situations by what is known in them
        self.depth: list[int] = []  # of each situation
        self.earlier: list[int] = []  # the choice of its seat before it
        self.situations: list[Situation] = []
        self.choices = 0
        self.steps: list[tuple[int, int, float, int]] = []
        self.asked: list[int] = []
        self.ends: list[tuple[int, list[float]]] = []
        self.in_wins = True

    def add(self, tip: TreeTip, at: int, depth: int) -> list[TreeTip]:
        """Expand a step; returns the tips it leads to."""
        state = tip.state
        self.asked.append(FIXED)
        if state.over:
            self.end(state, at)
            return []
        if state.mover == NATURE:
            told = self.answers(state)
            self.steps += [(at, FIXED, odds, int(NATURE)) for _, odds in told]
            code = int(state.awaits)
            return [
                self.after(tip, Action(NATURE, code, numbers), tip.chose) for numbers, _ in told
            ]
        return self.ask(tip, at, depth)

    def end(self, state: State, at: int) -> None:
        """Note what each seat gained in a game that ended with a step."""
        returns, shares = state.returns(), state.shares()
        gained = [float(returns[seat]) for seat in range(self.seats)]
        self.in_wins = self.in_wins and gained == [shares[seat] for seat in range(self.seats)]
        self.ends.append((at, gained))

    def ask(self, tip: TreeTip, at: int, depth: int) -> list[TreeTip]:
        """Where a seat's choice may lead."""
        seat = int(tip.state.mover)
        legal = tip.state.legal(seat)
        number = self.situation(seat, tip, legal, depth)
        self.asked[-1] = number
        first = self.situations[number].first
        self.steps += [(at, first + which, 1.0, seat) for which in range(len(legal))]
        further = []
        for which, action in enumerate(legal):
            chose = (*tip.chose[:seat], first + which, *tip.chose[seat + 1 :])
            further.append(self.after(tip, action, chose))
        return further

    def after(self, tip: TreeTip, action: Action, chose: tuple[int, ...]) -> TreeTip:
        """The step that an action leads to."""
        state = tip.state.clone()
        state.listening = True
        told = state.act(action)
        knows = tuple(self.shown(seat, was, told) for seat, was in enumerate(tip.knows))
        return TreeTip(state, knows, chose)

    def shown(self, seat: int, knew: int, told: list[Event]) -> int:
        """What a seat knows afterwards, by number."""
        seen = tuple(event.seen_by(seat) for event in told)
        key = (knew, seen)
        if key not in self.known:
            view = self.views[knew].clone()
            for event in seen:
                view.evolve(event)
            self.known[key] = self.begin(view)
        return self.known[key]

    def begin(self, view: State) -> int:
        """Register a new state of knowledge."""
        self.views.append(view)
        return len(self.views) - 1

    def situation(self, seat: int, tip: TreeTip, legal: list[Action], depth: int) -> int:
        """The situation of a seat by what it knows."""
        knows, codes = tip.knows[seat], tuple(action.code for action in legal)
        if knows not in self.found:
            self.found[knows] = len(self.situations)
            self.depth.append(depth)
            self.earlier.append(tip.chose[seat])
            self.situations.append(Situation(seat, self.views[knows], codes, self.choices))
            self.choices += len(codes)
        number = self.found[knows]
        assert self.situations[number].codes == codes
        if self.earlier[number] != tip.chose[seat]:
            raise NotEnumerable(
                "with these options a seat may not be able to distinguish its own moves; "
                "only games with perfect recall can be enumerated"
            )
        assert self.depth[number] == depth, "a seat was not shown that another seat acted"
        return number


def grow(game: Game, options: Mapping[str, object], answers: Answers, most: int = 10**6) -> Tree:
    """The whole tree of a two-player game; TooLarge if it has more than `most` steps."""
    seats = 2
    growing = TreeBuilder(seats, answers, most)
    knows = tuple(growing.begin(game.new(seats, options)) for _ in range(seats))
    tips = [TreeTip(game.new(seats, options), knows, (FIXED,) * seats)]
    growing.steps.append((0, FIXED, 1.0, int(NATURE)))
    levels: list[Depth] = []
    while tips:
        done, old, begun = len(growing.asked), len(growing.situations), growing.choices
        further: list[TreeTip] = []
        for number, tip in enumerate(tips):
            further += growing.add(tip, done + number, len(levels))
            if len(growing.steps) > most:
                raise TooLarge(f"the tree has more than {most} steps; use a smaller deck")
        levels.append(
            Depth(
                slice(done, done + len(tips)),
                slice(old, len(growing.situations)),
                slice(begun, growing.choices),
            )
        )
        tips = further
    return grown(growing, levels)


def grown(growing: TreeBuilder, levels: list[Depth]) -> Tree:
    """The finished tree, as arrays."""
    before, choice, odds, mover = zip(*growing.steps, strict=True)
    gained = np.zeros((growing.seats, len(before)))
    for at, each in growing.ends:
        gained[:, at] = each
    totals = {round(sum(each), 9) for _, each in growing.ends}
    if len(totals) > 1:
        raise NotEnumerable(
            "only constant-sum games can be measured: what one seat gains the other must lose"
        )
    situations = growing.situations
    owners = [each.seat for each in situations for _ in each.codes]
    return Tree(
        seats=growing.seats,
        situations=situations,
        levels=levels,
        before=np.array(before),
        choice=np.array(choice),
        odds=np.array(odds),
        mover=np.array(mover),
        situation=np.array(growing.asked),
        gained=gained,
        total=totals.pop(),
        in_wins=growing.in_wins,
        chooser=np.array(owners),
        first=np.array([each.first for each in situations]),
        earlier=np.array(growing.earlier),
    )
