"""The other engines: OpenSpiel, RLCard and PettingZoo, playing at random as documented.

Random choices come from the same compiled generator as ours.  Engines that are not installed are
skipped.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from bench._timing import Work
from spicery.core.rng import Rng

# Liar's dice is for two players in OpenSpiel; the others are for four.
SPIEL_GAMES = (
    "liars_dice",
    "leduc_poker(players=4)",
    "crazy_eights(players=4)",
    "hearts",
)
SAMPLE = 20_000  # games to estimate the mean length


def spiel_from_python(game: Any, seed: int = 11) -> Work:
    """Whole games from Python: chance_outcomes or legal_actions, then apply_action."""
    below = Rng(seed).below

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    # All chance outcomes here are equally likely.
                    actions = [action for action, _ in state.chance_outcomes()]
                else:
                    actions = state.legal_actions()
                state.apply_action(actions[below(len(actions))])
                moves += 1
        return moves

    return work


def spiel_begun(game: Any, seed: int = 12) -> Any:
    """A state after the first chance moves, with a real choice."""
    rng = Rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


def mean_length(start: Any, games: int, seed: int = 13) -> float:
    """How many moves random play takes from a state to the end."""
    below = Rng(seed).below
    moves = 0
    for _ in range(games):
        state = start.clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[below(len(actions))])
            moves += 1
    return moves / games


def spiel_inside(game: Any, length_sample: int = SAMPLE, seed: int = 14) -> Work:
    """Random games in C++: the rollouts of one leaf of a search, times the mean length."""
    import pyspiel

    start = spiel_begun(game)
    length = mean_length(start, length_sample)

    def work(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, seed, False)
        bot.mcts_search(start)  # one simulation: its leaf is the start itself
        return round(games * length)

    return work


def spiel_contestants(short: bool) -> dict[str, Work]:
    """OpenSpiel's games, from Python and inside C++."""
    if find_spec("pyspiel") is None:
        return {}
    import pyspiel

    found: dict[str, Work] = {}
    for name in SPIEL_GAMES:
        plain = name.partition("(")[0]
        game = pyspiel.load_game(name)
        found[f"openspiel {plain} from Python"] = spiel_from_python(game)
        sample = SAMPLE if plain == "liars_dice" else 500
        found[f"openspiel {plain} inside C++"] = spiel_inside(game, sample // (2 if short else 1))
    return found


def rlcard_steps() -> Work:
    """RLCard's limit hold'em for four."""
    import rlcard

    env = rlcard.make("limit-holdem", config={"game_num_players": 4, "seed": 15})
    below = Rng(15).below

    def work(games: int) -> int:
        steps = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[below(len(actions))])
                steps += 1
        return steps

    return work


def pettingzoo_steps() -> Work:
    """PettingZoo's classic hold'em for four."""
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env(num_players=4)
    below = Rng(16).below
    seed = 0

    def work(games: int) -> int:
        nonlocal seed
        steps = 0
        for _ in range(games):
            seed += 1
            env.reset(seed=seed)
            for _agent in env.agent_iter():
                shown, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                actions = shown["action_mask"].nonzero()[0]
                env.step(int(actions[below(len(actions))]))
                steps += 1
        return steps

    return work


def other_contestants() -> dict[str, Work]:
    """RLCard and PettingZoo, if installed."""
    makers: dict[str, tuple[str, Callable[[], Work]]] = {
        "rlcard": ("rlcard limit-holdem", rlcard_steps),
        "pettingzoo": ("pettingzoo texas_holdem", pettingzoo_steps),
    }
    return {name: make() for module, (name, make) in makers.items() if find_spec(module)}
