"""The laws hold for an honest game of a third party, and catch every deliberate fault."""

from __future__ import annotations

import pytest

from spicery.core.game import State
from spicery.core.table import ONLOOKER, Table
from tests import mini
from tests.laws import keeps_the_laws, stranger_learns_nothing, tells_the_same_from_a_seed


def cards(state: State) -> int:
    assert isinstance(state, mini.HighCard)
    return len(state.deck)


def all_laws(kind: type[mini.HighCard], seed: int) -> None:
    game = mini.game_of(kind)
    tells_the_same_from_a_seed(game, 3, {}, seed)
    table = keeps_the_laws(game, 3, {}, seed, material=cards, longest=50)
    stranger_learns_nothing(table)


def many_games(kind: type[mini.HighCard]) -> None:
    for seed in range(30):
        all_laws(kind, seed)


def test_an_honest_game_keeps_them() -> None:
    many_games(mini.HighCard)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (mini.Leaks, "is no secret of one seat"),
        (mini.SharesItsHands, "play on a copy changed its model"),
        (mini.Unseeded, "one seed told two games"),
        (mini.Peeks, "what seat . may do|legality of a guess"),
        (mini.Knows, "what seat . knows"),
        (mini.Judges, "judgement of seat"),
        (mini.Forgets, "sight of seat"),
        (mini.GuessesWrong, "guess of seat"),
        (mini.Accepts, "DID NOT RAISE"),
        (mini.NeverEnds, "random play does not end|cannot be played to the end"),
        (mini.Loses, "material"),
        (mini.Stays, "a state that cannot be sent"),
    ],
)
def test_a_broken_game_is_caught(fault: type[mini.HighCard], law: str) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception), match=law):
        many_games(fault)


def test_a_table_never_hands_out_the_truth() -> None:
    table = Table(mini.game_of(mini.HighCard), 3, {}, seed=4)
    for seat in (0, 1, 2, ONLOOKER):
        view = table.view(seat)
        assert view is not table._truth
        assert isinstance(view, mini.HighCard)
        view.hands[0] = 99
        assert table.facts(0) != {}
        assert "99" not in str(table.facts(seat))
    shown = [name for name in dir(table) if not name.startswith("_")]
    assert not [name for name in shown if isinstance(getattr(table, name), State)]
