"""Trained values: predictions of the winner, and how they are trained."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

from spicery.ai.rollout import Rollout
from spicery.ai.training.fitting import (
    Outlook,
    Surprise,
    Watched,
    chances,
    fitted,
    played,
    surprise,
)
from spicery.bots import advisor_of
from spicery.core.packed import COMPILED, vec
from spicery.core.rng import Rng
from spicery.games import find
from tests.shipped_games import SHIPPED

GAMES = SHIPPED
LOOKS = 150  # games that are watched


def value_trainer(game: str) -> Outlook:
    """The trainer of a game's value function."""
    weights = import_module(f"{find(game).package}.ai.weights").trained_weights()
    found = import_module(f"{find(game).package}.ai.training.train").value_trainer(weights)
    assert isinstance(found, Outlook)
    return found


@pytest.mark.skipif(not COMPILED, reason="hundreds of games; the numbers are the same compiled")
@pytest.mark.parametrize("game", GAMES)
def test_the_outlook_is_surprised_less_than_chance(game: str) -> None:
    for found in value_trainer(game).surprises(LOOKS, 5, lambda _done: None):
        assert found.of_chance < 0.96, str(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_outlook_gives_everybody_a_chance_and_one_in_all(game: str) -> None:
    advisor = advisor_of(find(game))
    for starts in value_trainer(game).kinds:
        for state in played(starts[0], Rng(3), Rollout(advisor)):
            odds = list(advisor.value(state))
            assert sum(odds) == pytest.approx(1)
            assert state.over or min(odds) > 0.0
        assert list(advisor.value(state)) == list(state.shares())


def test_a_fit_finds_what_counts() -> None:
    made = np.random.default_rng(1)
    marks = made.normal(size=(4000, 3, 4))
    odds = chances(marks, np.array([1.0, -0.5, 0.0, 2.0]))
    seen = Watched(marks, np.array([made.multinomial(1, row) for row in odds]))
    found, nothing = fitted(seen), surprise(seen, vec[float]([0.0] * 4))
    assert found == pytest.approx([1.0, -0.5, 0.0, 2.0], abs=0.15)
    assert nothing.of_chance == pytest.approx(1)
    assert surprise(seen, vec[float](found)).found < nothing.found


def test_the_same_seed_learns_the_same() -> None:
    plain = value_trainer("alacarte")
    rows = []
    for _ in range(2):
        learner = Outlook(
            plain.kinds[:1], plain.marks_of, vec[float]([0.0] * 34), plain.advisor, plain.share
        )
        learner.learn(4, 7, lambda _done: None)
        rows.append(list(learner.counts))
    assert rows[0] == rows[1]
    assert any(rows[0])


def test_a_surprise_tells_itself() -> None:
    assert str(Surprise(2, 0.5)) == "who wins, 2 seats: surprise 0.500; by chance 0.693"
