"""Data files: an error names the file, the line and the reason."""

from __future__ import annotations

import pytest

from spicery.core.catalog.datafile import BadData, read_entries

GOOD = """\
# a comment
[[dish]]
name = "Soup"
heat = 3
spices = ["lemon"]

[[dish]]
name = "Stew"
heat = 4
spices = []
"""


def test_entries_know_their_lines() -> None:
    entries = read_entries(GOOD, "soup.toml", "dish")
    assert [(entry.line, entry.word("name")) for entry in entries] == [(2, "Soup"), (7, "Stew")]
    assert entries[0].whole("heat", 0, 7) == 3
    assert entries[0].words("spices", ("lemon",)) == ["lemon"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[[dish]]\nname = \n", "soup.toml, line 2: this is not TOML"),
        ("", "soup.toml, line 1: the file must contain [[dish]] entries"),
        ("dish = 3\n", "soup.toml, line 1: the file must contain [[dish]] entries"),
        ("[[dish]]\n[other]\n", "unknown key 'other'; only [[dish]] is allowed"),
    ],
)
def test_files_that_cannot_be_used(text: str, why: str) -> None:
    with pytest.raises(BadData) as error:
        read_entries(text, "soup.toml", "dish")
    assert why in str(error.value)


def test_values_that_cannot_be_used() -> None:
    entry = read_entries(GOOD, "soup.toml", "dish")[1]
    with pytest.raises(BadData, match=r"soup.toml, line 7: 'salt' is missing"):
        entry.word("salt")
    with pytest.raises(BadData, match="'heat' must be text, not 4"):
        entry.word("heat")
    with pytest.raises(BadData, match="'heat' must be a whole number from 5 to 7, not 4"):
        entry.whole("heat", 5, 7)
    with pytest.raises(BadData, match="'name' must be a list, not 'Stew'"):
        entry.words("name", ())
    with pytest.raises(BadData, match="unknown key 'heat'; known keys: name, spices"):
        entry.only("name", "spices")
    first = read_entries(GOOD, "soup.toml", "dish")[0]
    with pytest.raises(BadData, match="'spices' contains 'lemon'; allowed are: salt, pepper"):
        first.words("spices", ("salt", "pepper"))
