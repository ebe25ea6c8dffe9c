"""Contestants of the search benchmark: ours on our games, OpenSpiel's C++ search on its own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench._rivals import spiel_begun
from bench._timing import Work
from spicery.bots import advisor_of
from spicery.core.catalog import Game
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import shipped

DECISION = 500  # iterations per search; each starts with an empty tree
EXPLORE = 0.7
SPIEL_GAMES = ("hearts", "gin_rummy", "leduc_poker")
SEARCH = "spicery.ai.search"


def ours(game: Game, seats: int, seed: int = 1) -> Work:
    """Search for the first move of a game, with all seats learning and uniform playouts."""
    search: Any = import_module(SEARCH)
    advisor = advisor_of(game)
    table = Table(game, seats, seed=seed)
    seat = table.turn()[0]
    view, rng = table.view(seat), Rng(seed)
    assert len(view.legal(seat)) > 1

    def work(decisions: int) -> int:
        for _ in range(decisions):
            search.Search(advisor, EXPLORE, judged=False, others=True).run(
                view, seat, DECISION, rng
            )
        return decisions * DECISION

    return work


def our_searches() -> dict[str, Work]:
    """Every game at every number of seats."""
    if find_spec(SEARCH) is None:
        return {}
    return {
        f"{game.name}, {seats} seats": ours(game, seats)
        for game in shipped().values()
        for seats in range(game.fewest, game.most + 1)
    }


def theirs(name: str, seed: int = 12) -> Work:
    """OpenSpiel's search from a position with a real choice."""
    import pyspiel

    start = spiel_begun(pyspiel.load_game(name), seed)
    assert len(start.legal_actions()) > 1
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work(decisions: int) -> int:
        for number in range(decisions):
            playouts = pyspiel.RandomRolloutEvaluator(1, seed + number)
            chosen = (EXPLORE, DECISION, -1, policy, False, False)
            pyspiel.ISMCTSBot(seed + number, playouts, *chosen).step(start)
        return decisions * DECISION

    return work


def their_searches() -> dict[str, Work]:
    """OpenSpiel's games, if it is installed."""
    if find_spec("pyspiel") is None:
        return {}
    return {f"openspiel {name}": theirs(name) for name in SPIEL_GAMES}
