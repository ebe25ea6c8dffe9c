"""Tables, states, actions and generators can be copied and pickled."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from spicery.bots import advisor_of
from spicery.core.game import Action, Event
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games import find
from spicery.physics.simulation import physical_nature
from tests import mini

GAMES = ("alacarte", "safranito", "spicy")
Copied = Callable[[object], object]


def pickled(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def oldest(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing, protocol=2))


COPIES = (copy.copy, copy.deepcopy, pickled, oldest)


def play(table: Table, steps: int, seed: int = 7) -> None:
    """Play random legal actions."""
    rng = Rng(seed)
    for _ in range(steps):
        if table.over:
            return
        seat = table.turn()[0]
        legal = table.legal(seat)
        table.act(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("copied", COPIES)
def test_chance_goes_on_the_same_from_a_copy(copied: Copied) -> None:
    rng = Rng(2**61 + 5)
    rng.word()
    again = copied(rng)
    assert isinstance(again, Rng)
    assert again is not rng
    expected = [rng.below(1000) for _ in range(20)]
    assert [again.below(1000) for _ in range(20)] == expected


@pytest.mark.parametrize("copied", COPIES)
def test_actions_and_events_are_the_same_as_copies(copied: Copied) -> None:
    for each in (Action(2, 30, (1, -5)), Event(3, (1, 2), (9,), 4)):
        assert copied(each) == each


@pytest.mark.parametrize("copied", COPIES[1:])
@pytest.mark.parametrize("name", GAMES)
def test_a_table_goes_on_the_same_from_a_copy_and_alone(name: str, copied: Copied) -> None:
    table = Table(find(name), 3, seed=11)
    play(table, 25)
    again = copied(table)
    assert isinstance(again, Table)
    assert again.game is table.game
    before = table.record()
    assert again.record() == before
    play(again, 30)
    assert table.record() == before, "a copy is no part of its model"
    play(table, 30)
    assert again.record() == table.record()
    for seat in (0, 1, 2, ONLOOKER):
        assert again.facts(seat) == table.facts(seat)


@pytest.mark.parametrize("copied", COPIES[1:])
@pytest.mark.parametrize("name", GAMES)
def test_a_view_knows_the_same_as_its_copy(name: str, copied: Copied) -> None:
    table = Table(find(name), 4, seed=3)
    play(table, 40)
    advisor = advisor_of(find(name))
    for seat in range(4):
        view = table.view(seat)
        again = copied(view)
        assert type(again) is type(view)
        assert isinstance(again, type(view))
        assert again.facts() == view.facts()
        assert advisor.infoset_key(again, seat) == advisor.infoset_key(view, seat)
        assert again.legal(seat) == view.legal(seat)
        assert again.guess(Rng(5)).facts() == view.guess(Rng(5)).facts()


@pytest.mark.parametrize("copied", COPIES[1:])
def test_a_game_of_somebody_else_needs_nothing_for_it(copied: Copied) -> None:
    view = Table(mini.game_of(mini.HighCard), 3, seed=2).view(1)
    again = copied(view)
    assert isinstance(again, mini.HighCard)
    assert again.facts() == view.facts()
    assert again.legal(0) == view.legal(0)


def test_a_game_is_itself_in_every_copy() -> None:
    for name in GAMES:
        for copied in COPIES:
            assert copied(find(name)) is find(name)


def test_a_game_that_no_package_has_says_so() -> None:
    odd = mini.game_of(mini.HighCard)
    assert copy.deepcopy(odd) is odd
    with pytest.raises(pickle.PicklingError, match=r"not the GAME of the package 'tests.mini'"):
        pickle.dumps(odd)


def test_a_table_of_the_physics_travels_too() -> None:
    table = Table(find("safranito"), 2, seed=1, nature=physical_nature("safranito"))
    again = pickled(table)
    assert isinstance(again, Table)
    assert again.record() == table.record()


@pytest.mark.parametrize("items", [[], [1, 2, 250]])
def test_packed_numbers_are_the_same_as_copies(items: list[int]) -> None:
    from mypy_extensions import i16, i64, u8

    for packed in (vec[u8](items), vec[i16](items), vec[i64](items), vec[float](map(float, items))):
        for copied in COPIES:
            again = copied(packed)
            assert type(again) is type(packed)
            assert again == packed
            assert again is not packed


def record_of(table: Table) -> str:
    """Play on in another process; returns the record."""
    play(table, 30)
    return table.record()


def test_a_table_is_played_on_in_another_process() -> None:
    tables = [Table(find(name), 3, seed=4) for name in GAMES]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = list(pool.map(record_of, tables))
    assert there == [record_of(table) for table in tables]
