"""Custom menus: errors in a data file name the line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from spicery.core.catalog.datafile import BadData
from spicery.core.catalog.options import BadOption
from spicery.core.table import Table, replayed
from spicery.games.alacarte import GAME, MENU_FILE, shipped_dishes
from spicery.games.alacarte.rules.dishes import load_dishes, slug
from spicery.testing import check_laws

SHIPPED = GAME.file(MENU_FILE)
GOOD = shipped_dishes()
SOFT_HYPHEN = "\u00ad"  # where a name may be broken on a narrow card


def test_the_shipped_menu_loads() -> None:
    assert len(load_dishes(SHIPPED, MENU_FILE)) == 20


CLIENT = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "alacarte"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_rules_list_the_shipped_menu(language: str) -> None:
    """With the words and letters that the client shows in each language."""
    translated = CLIENT / "rules" / f"{language}.md"
    rules = translated.read_text("utf-8") if language != "en" else GAME.file("RULES.md")
    said = (CLIENT / "words" / language / "table.ftl").read_text("utf-8")
    words = dict(re.findall(r"^ala-([\w-]+) = (.*)$", said, flags=re.MULTILINE))
    rows = [line.strip("|\n ").split(" | ") for line in rules.splitlines() if "| " in line][1:]
    assert len(rows) == len(GOOD) == 20
    for (colour, title, spices, green, red, points, _), dish in zip(rows, GOOD, strict=True):
        name = words[f"dish-{slug(str(dish['name']))}"].replace(SOFT_HYPHEN, "")
        assert title in (name, f"{name} ({dish['name']})")
        assert colour == words[f"colour-{dish['colour']}"].lower()
        needs = dish["spices"]
        assert isinstance(needs, list)
        letters = sorted(words[f"letter-{spice}"] for spice in needs)
        assert sorted(spices.split()) == (letters or ["–"])
        low, high = dish["green_low"], dish["green_high"]
        assert green == (str(low) if low == high else f"{low}–{high}")
        assert (red, points) == (str(dish["red"]), str(dish["points"]))


def line_of(name: str) -> int:
    """The line on which the entry of a dish begins."""
    before = SHIPPED[: SHIPPED.index(f'name = "{name}"')]
    return before[: before.rindex("[[dish]]")].count("\n") + 1


TROUT = 'name = "Trout by Moonlight"'


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (TROUT, "", "'name' is missing"),
        (TROUT, "name = 7", "'name' must be text, not 7"),
        (TROUT, 'name = "!?"', "no letters or digits to name it by"),
        (TROUT, 'name = "Crêpe"', "the same name as the crêpe"),
        (TROUT, 'name = "breakfast fidel"', "has the same name as the dish of line"),
        (f'{TROUT}\ncolour = "yellow"', f'{TROUT}\ncolour = "pink"', "'colour' is 'pink'"),
        ('spices = ["lemon", "herbs"]', 'spices = "lemon"', "'spices' must be a list"),
        ('spices = ["lemon", "herbs"]', 'spices = ["mint"]', "'spices' contains 'mint'"),
        (
            'spices = ["lemon", "herbs"]',
            'spices = ["herbs", "herbs", "herbs"]',
            "needs herbs three times",
        ),
        ("green_low = 2\ngreen_high = 3", "green_low = -1\ngreen_high = 3", "'green_low' must be"),
        ("green_low = 2\ngreen_high = 3", "green_low = 4\ngreen_high = 3", "'green_high' must be"),
        ("green_high = 3\nred = 5", "green_high = 3\nred = 3", "'red' must be above the green"),
        ("green_high = 3\nred = 5", "green_high = 3\nred = 8", "'red' must be a whole number"),
        (
            'red = 5\npoints = 2\n\n[[dish]]\nname = "Tom',
            'red = 5\npoints = 0\n\n[[dish]]\nname = "Tom',
            "'points' must be",
        ),
        (
            'red = 5\npoints = 2\n\n[[dish]]\nname = "Tom',
            'red = 5\npoints = 2\nsize = 1\n\n[[dish]]\nname = "Tom',
            "unknown key 'size'",
        ),
    ],
)
def test_a_bad_entry_is_named_with_its_line(old: str, new: str, why: str) -> None:
    assert SHIPPED.count(old) == 1
    with pytest.raises(BadData, match=why) as caught:
        load_dishes(SHIPPED.replace(old, new), "mine.toml")
    assert str(caught.value).startswith(f"mine.toml, line {line_of('Trout by Moonlight')}: ")


def test_a_dish_that_would_be_ready_at_once() -> None:
    text = SHIPPED.replace(
        "green_low = 5\ngreen_high = 6\nred = 7\npoints = 2",
        "green_low = 0\ngreen_high = 6\nred = 7\npoints = 2",
        1,
    )
    with pytest.raises(BadData, match="would be ready at once"):
        load_dishes(text, "mine.toml")


def test_no_toml_no_dishes_too_many() -> None:
    with pytest.raises(BadData, match="line 2: this is not TOML"):
        load_dishes("\n[[dish", "mine.toml")
    with pytest.raises(BadData, match="must contain"):
        load_dishes("", "mine.toml")
    many = "".join(SHIPPED.replace('name = "', f'name = "{n} ') for n in range(4))
    with pytest.raises(BadData, match="at most 60 dishes"):
        load_dishes(many, "mine.toml")


def test_all_five_colours_are_needed() -> None:
    with pytest.raises(BadData, match="no black dish"):
        load_dishes(SHIPPED.replace('"black"', '"red"'), "mine.toml")


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("trout", "a menu must be a list"),
        ([], "a menu must be a list"),
        ([7], "line 1: a dish must be a table of keys and values, not 7"),
        ([*GOOD[:3], {**GOOD[3], "red": 0}], "the list of dishes, line 4: 'red' must be"),
    ],
)
def test_a_bad_option(value: Any, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Table(GAME, 2, {"dishes": value})


def test_an_own_menu_is_played_recorded_and_replayed() -> None:
    own = [{**dish, "name": f"Le {dish['name']}", "points": 9} for dish in GOOD[:18]]
    table = check_laws(GAME, 3, {"dishes": own}, seed=5)
    record = table.record()
    assert "cook le-" in record
    assert "put 0 dish-" in record
    assert replayed(GAME, record).scores() == table.scores()


def test_slugs() -> None:
    assert slug("Eau pour le café à la Bocuse") == "eau-pour-le-cafe-a-la-bocuse"
    assert slug(" Fish & Chips ") == "fish-chips"
