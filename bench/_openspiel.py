"""Spicy as an OpenSpiel game, and OpenSpiel's information-set search as a bot for Spicery.

    .venv-bench/bin/spicery arena spicy --bots tiger,bench._openspiel:Ismcts

The search is `open_spiel.python.algorithms.ismcts`, unchanged: the C++ version cannot sample hidden
states of a game written in Python.  Its playouts, the most expensive part, run in our compiled
code.  SPICERY_ISMCTS_SECONDS sets its time per decision.
"""

from __future__ import annotations

import os
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import Evaluator

from bench._infoset_text import seen_by
from spicery.core.game import NATURE, Action, State
from spicery.core.playout import playout
from spicery.core.rng import Rng
from spicery.games import find
from spicery.games.spicy.rules.cards import SHUFFLE
from spicery.games.spicy.rules.game import Spicy

SECONDS = "SPICERY_ISMCTS_SECONDS"
DEFAULT = "0.25"
EXPLORE = 0.7  # exploration constant; a win is 1
LONGEST = 10_000  # maximum game length declared to OpenSpiel

TYPE = pyspiel.GameType(
    short_name="python_spicy",
    long_name="Spicy",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """Spicy for a number of seats; the utility is the share of the win."""

    def __init__(self, params: dict[str, int] | None = None) -> None:
        params = params or {}
        self.seats = params.get("players", 4)
        about = pyspiel.GameInfo(
            num_distinct_actions=int(SHUFFLE),
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, about, params)

    def new_initial_state(self) -> SpielState:
        """A table before the shuffle."""
        fresh = find("spicy").new(self.seats, {})
        return SpielState(self, fresh, Rng(int(np.random.randint(1 << 31))))

    def make_py_observer(self, _type: Any = None, _params: Any = None) -> None:
        """None: searches use the information state string."""


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state or view of ours, wrapped for OpenSpiel."""

    def __init__(self, game: SpielGame, inner: State, rng: Rng) -> None:
        super().__init__(game)
        assert isinstance(inner, Spicy)
        self.game = game
        self.inner = inner
        self.rng = rng
        self._key = ""  # cached information state string of the mover

    def current_player(self) -> int:
        """The player to move."""
        if self.inner.over:
            return int(pyspiel.PlayerId.TERMINAL)
        mover = int(self.inner.mover)
        return int(pyspiel.PlayerId.CHANCE) if mover == NATURE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inner.codes()) if player >= 0 else [0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A single outcome, sampled when it is applied."""
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        self._key = ""
        if self.inner.mover == NATURE:
            self.inner.act(self.inner.draw(self.rng))
        else:
            self.inner.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inner.say(player, action, ()) if player >= 0 else "shuffle"

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.inner.over

    def returns(self) -> list[float]:
        """The win, shared among the winners."""
        return list(self.inner.shares()) if self.inner.over else [0.0] * self.game.seats

    def __str__(self) -> str:
        return str(self.inner.facts())

    def information_state_string(self, player: int | None = None) -> str:
        """The information state of a seat as a string."""
        if player is not None:
            return seen_by(self.inner, player)
        self._key = self._key or seen_by(self.inner, int(self.inner.mover))
        return self._key

    def clone(self) -> SpielState:
        """An independent copy."""
        return SpielState(self.game, self.inner.clone(), self.rng)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A determinization of this view, uniformly sampled."""
        return SpielState(self.game, self.inner.guess(self.rng), self.rng)


pyspiel.register_game(TYPE, SpielGame)


class Playouts(Evaluator):  # type: ignore[misc]
    """Random play to the end, inside compiled code."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        """The shares of the win after one random playout."""
        copy = state.inner.clone()
        playout(copy, self.rng)
        return list(copy.shares())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """A uniform prior."""
        codes = state.legal_actions()
        return [(code, 1 / len(codes)) for code in codes]


class TimeUp(Exception):
    """The search has used up its time."""


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a time limit instead of a simulation count."""

    def __init__(self, game: SpielGame, rng: Rng, seconds: float) -> None:
        super().__init__(
            game,
            Playouts(rng),
            EXPLORE,
            10**9,
            random_state=np.random.RandomState(int(rng.word())),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.seconds = seconds
        self.simulations = 0
        self._end = 0.0

    def run_search(self, state: SpielState) -> Any:
        """The policy found within the time limit."""
        self.simulations = 0
        self._end = time.perf_counter() + self.seconds
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> SpielState:
        """Called at the start of each simulation; checks the time."""
        if self.simulations > 1 and time.perf_counter() > self._end:
            raise TimeUp
        self.simulations += 1
        sampled: SpielState = super().sample_root_state(state)
        return sampled


class Ismcts:
    """OpenSpiel's search as a bot."""

    def __init__(self) -> None:
        self.seconds = float(os.environ.get(SECONDS, DEFAULT))

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """The most visited action."""
        game = SpielGame({"players": int(view.seats)})
        state = SpielState(game, view, rng)
        assert state.current_player() == seat
        return Action(seat, int(TimedSearch(game, rng, self.seconds).step(state)))
