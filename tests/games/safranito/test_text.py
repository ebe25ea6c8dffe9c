"""Safranito's actions as text: what is none says what would be."""

from __future__ import annotations

import pytest

from spicery.core.catalog.options import BadOption
from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.core.table import Table
from spicery.games.safranito import GAME
from tests.games.safranito.dealt import nature, run, safranito, throw_text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "actions are"),
        ("dance", "actions are"),
        ("sell", "actions are"),
        ("sell 9", "actions are"),
        ("blend mint mint curry", "actions are"),
        ("blend mint curry", "actions are"),
        ("blend mint curry salt", "no spice"),
        ("keep salt", "no spice"),
        ("trade salt", "no spice"),
        ("throw 40 saffron", "no throw"),
        ("throw 45 from 0 -2600 900 at 0 900 300 spin 0 0 0", "no throw"),
        ("throw 40 from 0 -2600 x at 0 900 300 spin 0 0 0", "no throw"),
        ("throw 40 from 0 -2600 99999999999 at 0 900 300 spin 0 0 0", "no throw"),
        ("land 3", "no landing"),
        ("land 3 rest 0 0 0 0 0 sideways", "no landing"),
        ("shuffle chef", "no shuffle"),
        ("shuffle chef 0 cards x spices mint", "no shuffle"),
        ("shuffle chef 0 blends salt spices mint", "no shuffle"),
        ("reshuffle salt", "no spice"),
        ("keep " + "salt" * 40, "…"),
    ],
)
def test_what_is_no_action(text: str, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        safranito(2).act(0, text)


def test_capitals_and_spaces_do_not_matter() -> None:
    table = safranito(2)
    run(table, "0   " + throw_text(table, 0, 40).upper().replace(" ", "  "))
    nature(table, "LAND 0 rest 0 0 20 0 0 DOWN")
    assert table.turn() == [1]


def test_a_compact_code_is_recorded_as_the_release_behind_it() -> None:
    table, other = safranito(2), safranito(2)
    table.submit(Action(0, 3 * 64 + 4))
    other.act(0, table._truth.say(0, 3 * 64 + 4, ()))
    assert table.record() == other.record()


def test_nothing_is_done_before_the_set_up_or_out_of_nature_s_turn() -> None:
    table = Table(GAME, 2, {"head_chef": 0}, nature=None)
    with pytest.raises(IllegalAction, match="F7"):
        table.act(0, "done")
    table = safranito(2)
    with pytest.raises(IllegalAction, match="F12"):
        nature(table, "land 0 out")
    with pytest.raises(IllegalAction, match="F63"):
        nature(table, "reshuffle mint")
    with pytest.raises(IllegalAction, match="F11"):
        table.submit(Action(0, 503, (1, 2)))
    with pytest.raises(IllegalAction, match="F40"):
        table.submit(Action(0, 509))
    with pytest.raises(IllegalAction, match="F7"):
        table.submit(Action(int(NATURE), 3))


def test_hands_are_for_seats_that_are_there() -> None:
    with pytest.raises(BadOption, match="names 3 seats; there are 2"):
        Table(GAME, 2, {"hands": [1, 2, 3]}, seed=1)
    with pytest.raises(BadOption, match="0 to 80"):
        Table(GAME, 2, {"hands": [81]}, seed=1)
