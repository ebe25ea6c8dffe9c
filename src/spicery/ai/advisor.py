"""What an AI thinks of a game: policy, beliefs, value.  It stands beside the rules, never in them.

A state is what a referee needs; an advisor is what a player brings.  Search, levels, hints and
training are given one.  The default knows nothing: every action, and every world that agrees with
a view, is as likely as any other, and a game is worth what it would pay if it ended now.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """Advice for one game.  Not shared between threads: it may keep notes from call to call."""

    def read(self, view: State) -> None:
        """Take in the public history.  Called once before a decision; search relies on it."""

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """The probability of each listed action, from what the seat knows and nothing else.

        No weight is below 0, and at least one is above; they need not add up to 1.
        """
        for at in range(count):
            out[at] = 1.0

    def opponent_policy(
        self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]
    ) -> None:
        """The same, as the others may expect it after what they have seen this seat do."""
        self.policy(state, seat, codes, count, out)

    def sample_world(self, view: State, rng: Rng) -> State:
        """A state with nothing hidden that agrees with a view, drawn by the advisor's beliefs."""
        return view.guess(rng)

    def value(self, state: State) -> vec[float]:
        """How likely each seat is to win, 1 in all; its share of the win once the game is over."""
        return state.shares()

    def stage(self, state: State) -> i64:
        """How far the game has come, in rounds or the like, for searches of limited depth."""
        return 0

    def infoset_key(self, state: State, seat: i64) -> i64:
        """A hash of all that bears on the choice of `seat` and that it knows.

        The same in its view, in the truth and in every world sampled from its view.
        """
        raise NotImplementedError

    def similarity(self, code: i64, other: i64) -> float:
        """How alike two listed actions of skill are, 0 to 1: what one teaches about the other."""
        return 0.0

    def intent(self, action: Action) -> int:
        """What an action is meant to do: the same for motions that differ only in execution."""
        return action.code
