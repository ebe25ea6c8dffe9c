"""The laws hold for a correct third-party game and catch every deliberate fault."""

from __future__ import annotations

import pytest

from spicery.ai.advisor import Advisor
from spicery.core.game import State
from spicery.core.table import ONLOOKER, Table
from spicery.testing import (
    check_laws,
    check_reproducible,
    check_secrecy,
    laws_test,
)
from tests import mini
from tests.mini.ai.advisor import Judges, Knows


def cards(state: State) -> int:
    assert isinstance(state, mini.HighCard)
    return len(state.deck)


def all_laws(kind: type[mini.HighCard], seed: int, advisor: Advisor | None) -> None:
    game = mini.game_of(kind)
    check_reproducible(game, 3, {}, seed)
    table = check_laws(game, 3, {}, seed, material=cards, longest=50, advisor=advisor)
    check_secrecy(table)


def many_games(kind: type[mini.HighCard], advisor: Advisor | None = None) -> None:
    for seed in range(30):
        all_laws(kind, seed, advisor)


def test_an_honest_game_keeps_them() -> None:
    many_games(mini.HighCard)


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        (mini.Leaks, "is no secret of one seat"),
        (mini.SharesItsHands, "play on a copy changed its model"),
        (mini.Unseeded, "the same seed gave two different games"),
        (mini.Peeks, "what seat . may do|legality of a guess"),
        (mini.Forgets, "sight of seat"),
        (mini.GuessesWrong, "guess of seat"),
        (mini.Accepts, "is not refused"),
        (mini.Invents, "a refusal by 'H9', which is no clause"),
        (mini.NeverEnds, "random play does not end|cannot be played to the end"),
        (mini.Loses, "material"),
        (mini.Stays, "a state that cannot be sent"),
    ],
)
def test_a_broken_game_is_caught(fault: type[mini.HighCard], law: str) -> None:
    with pytest.raises(AssertionError, match=law):
        many_games(fault)


@pytest.mark.parametrize(
    ("fault", "law"),
    [(Knows, "what seat . knows|is so in every guess"), (Judges, "policy of seat")],
)
def test_a_broken_advisor_is_caught(fault: type[Advisor], law: str) -> None:
    with pytest.raises(AssertionError, match=law):
        many_games(mini.HighCard, fault())


def test_a_game_without_an_advisor_keeps_them_too() -> None:
    many_games(mini.HighCard, Advisor())


test_laws_of_high_card = laws_test(mini.game_of(mini.HighCard), examples=10)


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
