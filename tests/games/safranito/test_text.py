"""Safranito's actions as text: errors say what would be right."""

from __future__ import annotations

import pytest

from spicery.core.catalog.options import BadOption
from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.core.record.replay import RecordedGame
from spicery.core.table import Table, replay_steps
from spicery.games.safranito import GAME
from spicery.games.safranito.rules.board import judge
from spicery.games.safranito.rules.cards import PLACES
from spicery.games.safranito.ui import browser
from spicery.testing import random_record
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
        ("blend mint curry salt", "isn't a spice"),
        ("keep salt", "isn't a spice"),
        ("trade salt", "isn't a spice"),
        ("throw 40 saffron", "isn't a throw"),
        ("throw 45 from 0 -2600 900 at 0 900 300 spin 0 0 0", "isn't a throw"),
        ("throw 40 from 0 -2600 x at 0 900 300 spin 0 0 0", "isn't a throw"),
        ("throw 40 from 0 -2600 99999999999 at 0 900 300 spin 0 0 0", "isn't a throw"),
        ("land 3", "isn't a landing"),
        ("land 3 rest 0 0 0 0 0 sideways", "isn't a landing"),
        ("shuffle chef", "isn't a shuffle"),
        ("shuffle chef 0 cards x spices mint", "isn't a shuffle"),
        ("shuffle chef 0 blends salt spices mint", "isn't a shuffle"),
        ("reshuffle salt", "isn't a spice"),
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
    with pytest.raises(BadOption, match="0 to 120"):
        Table(GAME, 2, {"hands": [121]}, seed=1)


def test_where_a_chip_counts_is_told_but_never_recorded() -> None:
    """F15: clients are told the place that the facts show; records and views do without it."""
    places: set[str] = set()
    for seed in range(4):
        text = random_record(GAME, 3, {"max_rounds": 2}, seed)
        for table in replay_steps(GAME, text):
            if not table.version or table.actors(table.version - 1) != [NATURE]:
                continue
            told, seen = table.told(0, table.version - 1)[0], table.seen(0, table.version - 1)[0]
            for line, shown in zip(told, seen, strict=True):
                if not line.startswith("landed "):
                    assert line == shown
                    continue
                assert line.startswith(f"{shown} ")
                place, certainty = line.removeprefix(shown).split()
                chip = chip_on(table, int(line.split()[1]))
                if chip is not None:  # chips are swept away when a round ends
                    assert chip["place"] == place.replace("-", " ")
                    assert chip["in doubt"] == (certainty == "in-doubt")
                places.add(place)
        film = RecordedGame.of(GAME, text)
        assert [film.told(step, 0) for step in range(1, len(film.steps) + 1)] == table.told(0)
        assert table.record() == text
    assert len(places) > 5


def chip_on(table: Table, token: int) -> dict[str, object] | None:
    """A chip on the board, as everybody sees it."""
    chips = table.facts()["chips"]
    assert isinstance(chips, list)
    return next((chip for chip in chips if chip["token"] == token), None)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("landed 3 0 0 20 0 0 up", "saffron certain"),
        ("landed 3 650 -650 20 0 0 down", "head-chef certain"),
        ("landed 3 0 550 20 0 0 up", "saffron in-doubt"),
        ("landed 3 0 1900 20 0 0 up", "nowhere certain"),
        ("landed 3 2300 0 20 0 0 up", "off certain"),
    ],
)
def test_a_landing_implies_its_place(text: str, told: str) -> None:
    words = GAME.vocabulary
    event = words.read(text)
    assert words.tell(event) == f"{text} {told}"
    assert words.write(event) == text


@pytest.mark.parametrize("text", ["landed 3 0 0", "landed 3 0 0 20 0 0 up saffron", "swept 1"])
def test_an_event_with_other_numbers_implies_nothing(text: str) -> None:
    with pytest.raises(ValueError, match=r"numbers|valid"):
        GAME.vocabulary.tell(GAME.vocabulary.read(text))


def test_chips_laid_down_for_a_place_count_there() -> None:
    """F15: where the client puts a chip that people say is in a bowl, a circle or neither."""
    spots = browser.constants()["SPOTS"]
    assert isinstance(spots, dict)
    assert list(spots) == [*PLACES[:-1]]
    for place, found in spots.items():
        assert len(found) > 5
        assert {PLACES[judge(x, y)] for x, y in found} == {place}
