"""What an AI knows about playing a game: policy, beliefs, value.  Beside the rules, never in them.

A state is what a referee needs; an advisor is what a player brings.  Search, levels, hints and
training are given one.  The default knows nothing: all actions and all worlds consistent with a
view are equally likely, and a position is worth what it would pay if the game ended now.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor:
    """Advice for one game.  Not thread-safe: it may keep state between calls."""

    def read(self, view: State) -> None:
        """Take in the public history.  Called once before a decision; search relies on it."""

    def policy(self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]) -> None:
        """The probability of each listed action, from what the seat knows and nothing else.

        Weights are non-negative, at least one is positive, and they need not sum to 1.
        """
        for at in range(count):
            out[at] = 1.0

    def opponent_policy(
        self, state: State, seat: i64, codes: vec[i64], count: i64, out: vec[float]
    ) -> None:
        """The same, as others may expect it from what they have seen this seat do."""
        self.policy(state, seat, codes, count, out)

    def sample_world(self, view: State, rng: Rng) -> State:
        """A determinization of a view, sampled from the advisor's beliefs."""
        return view.guess(rng)

    def value(self, state: State) -> vec[float]:
        """Each seat's probability of winning, summing to 1; its share once the game is over."""
        return state.shares()

    def stage(self, state: State) -> i64:
        """How far the game has come, in rounds or similar, for searches of limited depth."""
        return 0

    def infoset_key(self, state: State, seat: i64) -> i64:
        """A hash of the information set: everything `seat` knows that bears on its choice.

        The same on its view, on the truth and on every world sampled from its view.
        """
        raise NotImplementedError

    def similarity(self, code: i64, other: i64) -> float:
        """How much one listed throw or motion teaches about another, from 0 to 1."""
        return 0.0

    def intent(self, action: Action) -> int:
        """What an action is meant to do: the same for motions that differ only in execution."""
        return action.code
