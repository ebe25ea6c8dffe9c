"""Safranito's terminal UI: nothing hidden is shown; every event and choice has words."""

from __future__ import annotations

from typing import cast

import pytest
from rich.console import Console

from spicery.cli.rendering import split_event
from spicery.core.record.replay import OPEN, RecordedGame
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.safranito import GAME
from spicery.games.safranito.rules.cards import CIRCLES, SPICES
from spicery.games.safranito.ui.terminal import hear, menu, show, tell
from tests.games.safranito.dealt import (
    PRINTED,
    deal,
    run,
    safranito,
    throw,
    throws,
    truth,
)
from tests.games.safranito.plays import AIMS, FOLDER

NAMES = ["Ada", "Bo", "Cy", "Di"]


def shown(table: Table, seat: int, width: int = 120) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(show(table.facts(seat), seat, NAMES[: table.header.seats]))
    return capture.get()


def test_the_board_shows_chips_cards_and_blends() -> None:
    table = safranito(3, cards="mint mint cumin", blends=(PRINTED, "chili curry garlic"))
    throw(table, 0, 40, "saffron")
    throw(table, 1, 60, "extra throw", "up")
    own, other = shown(table, 0), shown(table, 2)
    assert "·40" in own
    assert "40" not in other.replace("10 20 30 40 50 60", "")
    for text in (own, other):
        assert "60" in text
        assert "mint ×2" in text
        assert "chili curry garlic" in text
        assert "round 1" in text
    assert "??" in other
    assert "your chips: 10 20 30 40 50 60" in other
    assert "(you)" not in shown(table, ONLOOKER)


def lines_of_board(width: int) -> list[str]:
    """A board with two chips at a terminal width, without the frame."""
    table = safranito(2, cards="mint mint cumin curry")
    throw(table, 0, 40, "saffron", "up")
    throw(table, 1, 60, "extra throw", "up")
    lines = shown(table, 0, width).splitlines()
    assert all(len(line) <= width for line in lines)
    for name in (*SPICES, *CIRCLES):
        assert any(name in line for line in lines)
    return [line.strip("│ ") for line in lines]


@pytest.mark.parametrize("width", [40, 60, 75])
def test_bowls_and_circles_are_listed_on_a_narrow_terminal(width: int) -> None:
    lines = lines_of_board(width)
    assert {"mint ×2", "ginger", "saffron  G40", "extra throw  R60"} <= set(lines)


@pytest.mark.parametrize("width", [76, 120])
def test_bowls_and_circles_are_a_map_on_a_wide_terminal(width: int) -> None:
    assert any("mint ×2" in line and "cinnamon" in line for line in lines_of_board(width))


def test_what_only_the_owner_sees_is_shown_to_the_owner() -> None:
    cards = "mint mint mint mint garlic ginger"
    table = throws(safranito(2, cards=cards), "20 spice card, 10 reserve, 30 nowhere")
    run(table, "0 take")
    assert "you drew: garlic ginger" in shown(table, 0)
    assert "you drew" not in shown(table, 1)
    run(table, "0 keep garlic", "0 take")
    assert "reserved for you" in shown(table, 0)
    assert "reserved for you" not in shown(table, 1)


@pytest.mark.parametrize("name", AIMS)
def test_every_event_of_the_golden_records_has_a_sentence_or_none(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    film = RecordedGame.of(GAME, text)
    said = set()
    for step in range(1, len(film.steps) + 1):
        for kind, words in map(split_event, film.told(step, OPEN)):
            sentence = tell(kind, words, NAMES[: film.header.seats])
            said.add((kind, bool(sentence)))
            assert sentence == "" or sentence[0].isupper() or sentence[0] in "—♜★"
    assert ("ended", True) in said
    assert ("landed", True) in said
    assert ("asked", False) in said


@pytest.mark.parametrize(
    ("name", "words", "sentence"),
    [
        ("won", ["spice-card", "1", "60"], "Bo has the most on “spice card” (60)"),
        ("drew", ["1", "?"], ""),
        ("drew", ["1", "mint"], "Bo drew mint."),
        ("kept", ["0", "?"], "Ada kept a card."),
        ("reserved", ["0", "?"], "Ada reserved a blend."),
        ("reserved", ["0", "cardamom+chili+cumin"], "Ada reserved cardamom, chili, cumin."),
        ("sold", ["2", "2", "240"], "Cy sold 2 cards for 240 rupees."),
        ("sold", ["2", "1", "120"], "Cy sold a card for 120 rupees."),
        ("sold", ["2", "0", "0"], ""),
        ("threw", ["0", "0", *"000000000", "?"], "Ada threw a chip."),
        ("threw", ["0", "0", *"000000000", "40"], "Ada threw the 40."),
        (
            "landed",
            ["7", "0", "0", "20", "0", "0", "down", "saffron", "certain"],
            "A chip of Bo came to rest in saffron.",
        ),
        (
            "landed",
            ["7", "650", "0", "20", "0", "0", "up", "nowhere", "certain"],
            "A chip of Bo came to rest between the bowls.",
        ),
        ("fell", ["7"], "A chip of Bo is off the board."),
        ("decided", ["7", "disallowed"], "The head chef doesn't let a chip of Bo count."),
        ("turned", ["0", "40"], "A chip of Ada shows 40."),
        ("began", ["3"], "— Round 3 —"),
        ("funded", ["0", "200"], ""),
    ],
)
def test_sentences(name: str, words: list[str], sentence: str) -> None:
    told = tell(name, words, NAMES)
    assert told == sentence or (sentence and told.startswith(sentence))


def test_the_menu_of_throws_is_grouped_and_legal() -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron")
    rows = menu(table.view(1), 1)
    assert len(rows) == 6 * 14
    assert {label.split(" > ")[0] for label, _ in rows} == {f"Throw {v}0" for v in range(1, 7)}
    legal = table.legal(1)
    assert all(text in legal for _, text in rows)
    aims = {label.split(" > ")[1] for label, _ in rows if "shoot it off" in label}
    assert aims == {"at G's chip in saffron (#0), to shoot it off"}


def test_the_menu_names_rivals_chips_by_their_letter() -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron")
    throw(table, 1, 20, "spice card", "up")
    throw(table, 0, 50, "saffron")
    throw(table, 1, 10, "nowhere")
    aims = {label.split(" > at ")[1] for label, _ in menu(table.view(0), 0)}
    assert {aim for aim in aims if "'s" in aim} == {
        "R's 20 in spice card (#6), to shoot it off",
        "R's chip between the bowls (#7), to shoot it off",
    }


def test_every_menu_of_whole_games_is_legal() -> None:
    for seed in range(6):
        table = Table(GAME, 2 + seed % 3, {"max_rounds": 2, "hands": [10, 10]}, seed=seed)
        rng = Rng(seed)
        while not table.over:
            seat = table.turn()[0]
            rows = menu(table.view(seat), seat)
            label, text = rows[rng.below(len(rows))]
            assert label
            shown(table, seat)
            table.act(seat, text)
        assert "over" in cast("str", table.facts()["phase"])


@pytest.mark.parametrize(
    ("typed", "aim"),
    [
        ("throw 40 saffron", 4),
        ("throw 40 SAFF", 4),
        ("40 extra", 9),
        ("throw 40 head chef", 12),
        ("throw 40 saffron flip", 17),
        ("40 head chef f", 25),
        ("throw 40 #0", 32),
    ],
)
def test_shorthand_of_throws(typed: str, aim: int) -> None:
    table = safranito(2)
    throw(table, 0, 40, "mint")
    view = table.view(1)
    text = hear(view, 1, typed)
    assert text == view.say_action(view.unfold(1, 3 * 64 + aim))
    table.act(1, text)


@pytest.mark.parametrize(
    "typed",
    [
        *("throw 45 mint", "throw 70 mint", "throw 40", "throw 40 salt", "throw 40 c", "40 #99"),
        *("x", "", "y", "7", "throw 40 #0 flip", "40 #3"),
        "throw 40 from 0 -2600 900 at 0 900 300 spin 0 0 0",
    ],
)
def test_what_is_no_shorthand(typed: str) -> None:
    assert hear(safranito(2).view(0), 0, typed) is None


def test_yes_no_and_numbers() -> None:
    table = safranito(2, cards="mint mint")
    deal(table, 0, "mint")
    throws(table, "10 mint, 20 reserve, 30 extra throw")
    view = table.view(0)
    assert (hear(view, 0, "y"), hear(view, 0, "n")) == (None, "decline")
    run(table, "0 decline")
    view = table.view(0)
    assert (hear(view, 0, "y"), hear(view, 0, "n")) == ("take", "decline")
    assert menu(view, 0)[0] == ("Do it: reserve the top blend of the pile", "take")
    run(table, "0 decline")
    view = table.view(0)
    assert hear(view, 0, "1") == "sell 1"
    assert hear(view, 0, "n") == "sell 0"
    assert menu(view, 0) == [("Sell no mint", "sell 0"), ("Sell 1 mint for 10 rupees", "sell 1")]
    run(table, "0 sell 0")
    assert hear(table.view(0), 0, "y") == "buy"
    assert menu(table.view(0), 0)[1] == ("Buy mint for 10 rupees", "buy")
    assert truth(table).phase
