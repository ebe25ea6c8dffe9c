"""The data file of blends: the shipped one, and the errors of others."""

from __future__ import annotations

import pytest

from spicery.core.catalog.datafile import BadData
from spicery.core.catalog.options import BadOption
from spicery.core.table import Table, replayed
from spicery.games.safranito import GAME, load_blends
from spicery.testing import random_record

GOOD = GAME.file("blends.toml")
HEAD = '[[blend]]\nspices = ["mint", "curry", "chili"]\n'


def test_the_box_holds_eighteen() -> None:
    assert len(load_blends(GOOD, "blends.toml")) == 18


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ('[[blend]]\nspices = ["mint", "curry"]', 1, "three different spices"),
        ('[[blend]]\nspices = ["mint", "curry", "mint"]', 1, "three different spices"),
        ("[[blend]]\nspices = []", 1, "none"),
        (HEAD + '\n[[blend]]\nspices = ["mint", "curry", "salt"]', 4, "'salt'"),
        (HEAD + '\n[[blend]]\nspices = ["curry", "chili", "mint"]', 4, "second blend"),
        (HEAD + "\n[[blend]]\nherbs = 3", 4, "'herbs'"),
        (HEAD + "\n[[blend]]", 4, "'spices' is missing"),
        (HEAD + '\n[[blend]]\nspices = "mint"', 4, "must be a list"),
        (HEAD, 1, "9 are needed"),
        (HEAD + "nonsense", 3, "not TOML"),
        ("", 1, r"\[\[blend\]\]"),
    ],
)
def test_a_wrong_file_says_where_and_what(text: str, line: int, why: str) -> None:
    with pytest.raises(BadData, match=rf"(?s)mine\.toml, line {line}: .*{why}"):
        load_blends(text, "mine.toml")


@pytest.mark.parametrize(
    ("blends", "why"),
    [
        ("mint", "isn't a list"),
        (["mint"], "isn't a list of spices"),
        ([["mint", "curry", "salt"]], "'salt' isn't a spice"),
        ([["mint", "curry", "curry"]], "three different"),
        ([["mint", "curry", "chili"]] * 9, "second blend"),
        ([["mint", "curry", "chili"]], "9 are needed"),
    ],
)
def test_a_wrong_option_says_what(blends: object, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        Table(GAME, 2, {"blends": blends}, seed=1)


def test_a_table_plays_with_its_own_blends() -> None:
    own = load_blends(GOOD, "blends.toml")[:9]
    record = random_record(GAME, 3, {"blends": own, "max_rounds": 3}, 5)
    table = replayed(GAME, record)
    assert table.over
    assert len(str(table.facts()["blend pile"]).split(",")) <= 9
