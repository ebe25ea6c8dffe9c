"""Kuhn poker: its clauses, the laws, and the value of its equilibrium."""

from __future__ import annotations

import pytest
from kuhn_poker import GAME
from kuhn_poker.ai.advisor import new_advisor

from spicery.ai.search import Search
from spicery.core.game import NATURE, Action, IllegalAction, State
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.lab.miniature import measure, miniature_of
from spicery.testing import laws_test

VALUE = -1 / 18  # of the first seat, in chips a hand (Kuhn 1950)
JACK, QUEEN, KING = "jack", "queen", "king"

test_laws = laws_test(GAME)


def dealt(first: str, second: str, *actions: str) -> Table:
    """A table after a deal and some actions, seats taking turns."""
    third = ({JACK, QUEEN, KING} - {first, second}).pop()

    def nature(state: State, _rng: Rng) -> Action:
        return state.read(NATURE, f"deal {first} {second} {third}")

    table = Table(GAME, 2, nature=nature)
    for action in actions:
        table.act(table.turn()[0], action)
    return table


def test_it_is_found_by_its_entry_point() -> None:
    assert find("kuhn") is GAME


def test_K5_whoever_faces_a_bet_calls_or_folds() -> None:
    table = dealt(JACK, KING, "bet")
    assert table.legal(1) == ["fold", "call"]
    with pytest.raises(IllegalAction, match="K5 forbids 'check' here"):
        table.act(1, "check")


def test_K6_a_fold_gives_the_pot_away_and_shows_nothing() -> None:
    table = dealt(JACK, KING, "bet", "fold")
    assert table.scores() == [1, -1]
    assert table.facts(1)["cards"] == [["?"], ["king"]]


@pytest.mark.parametrize(
    ("actions", "scores"), [(["check", "check"], [-1, 1]), (["bet", "call"], [-2, 2])]
)
def test_K7_the_higher_card_takes_the_pot(actions: list[str], scores: list[int]) -> None:
    table = dealt(JACK, KING, *actions)
    assert table.scores() == scores
    assert table.facts(0)["cards"] == [["jack"], ["king"]]


def test_the_equilibrium_is_worth_what_kuhn_proved() -> None:
    found = measure(miniature_of(GAME, {}), ["sensible", "honest", "random"], rounds=2000, asks=1)
    sensible, honest, random = (row.found.exploitability for row in found.bots)
    assert found.value == pytest.approx(VALUE, abs=1e-4)
    assert found.balanced.found.exploitability == pytest.approx(0, abs=1e-3)
    assert sensible == pytest.approx(0, abs=1e-9), "no answer exploits the equilibrium"
    assert sensible < honest < random


def test_a_search_finds_that_a_king_calls() -> None:
    view = dealt(JACK, KING, "bet").view(1)
    node = Search(new_advisor()).run(view, 1, 400, Rng(1))
    visits = {view.say(1, int(node.codes[at]), ()): node.visits[at] for at in range(node.count)}
    assert visits["call"] > 2 * visits["fold"]
