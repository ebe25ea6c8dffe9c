"""Every clause of our RULES.md has a test named after it, and marks what is not in the book."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spicery.core.catalog import clauses
from spicery.games import find
from tests.shipped_games import SHIPPED

TESTS = Path(__file__).resolve().parent / "games"
TRANSLATIONS = TESTS.parents[1] / "web" / "src" / "games"

# How each language marks a ruling, and a value that is our own.
MARKS = {
    "en": (r"\bRuling\b", r"\b[Oo]ur own\b"),
    "de": (r"\bAuslegung\b", r"\b[Vv]on uns\b"),
    "nl": (r"\bUitleg\b", r"\b[Vv]an ons\b"),
}

# Values that the rule books do not give, by clause; each must be marked as a ruling or our own.
UNPRINTED = {
    "spicy": {"S5": "ruling"},
    "safranito": {
        **dict.fromkeys(["F1", "F2", "F3", "F11"], "own"),
        **dict.fromkeys(["F16", "F65"], "ruling"),
    },
    "alacarte": dict.fromkeys(["C3", "C5", "C34", "C61", "C65"], "own"),
}
# The clauses that say how the book chooses the starting player, with a word of what it says.
STARTERS = {
    "spicy": ("S6", "youngest"),
    "safranito": ("F8", "cooked last"),
    "alacarte": ("C7", "players decide"),
}


def ids(rules: str) -> list[str]:
    """The ids of the clauses, in order."""
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", rules, flags=re.MULTILINE)


def ids_tested(name: str) -> set[str]:
    """The clause ids in the names of a game's tests."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_*.py")]
    return set(re.findall(r"^def test_([A-Z]\d+)_", "\n".join(texts), flags=re.MULTILINE))


@pytest.mark.parametrize("name", SHIPPED)
def test_every_clause_has_a_test(name: str) -> None:
    found = ids(find(name).file("RULES.md"))
    assert len(found) > 20, "RULES.md lists its clauses as '- **S1** …'"
    assert len(found) == len(set(found)), "a clause stands twice"
    assert not set(found) - ids_tested(name), "clauses without a test"
    assert not ids_tested(name) - set(found), "tests of clauses that do not exist"


def test_a_missing_test_is_noticed() -> None:
    assert set(ids("- **S1** a\n- **Z9** b\n")) - ids_tested("spicy") == {"Z9"}


def marks(language: str, clause: str) -> tuple[int, int]:
    """The number of rulings and additions of our own that a text marks."""
    ruling, own = MARKS[language]
    return len(re.findall(ruling, clause)), len(re.findall(own, clause))


@pytest.mark.parametrize("name", SHIPPED)
def test_values_that_the_book_does_not_give_are_marked(name: str) -> None:
    rules = clauses(find(name).file("RULES.md"))
    for clause, kind in UNPRINTED[name].items():
        assert marks("en", rules[clause])[kind == "own"], f"{clause} marks nothing as {kind}"
    clause, word = STARTERS[name]
    assert word in rules[clause]
    assert marks("en", rules[clause])[0], "how the table chooses the starter is a ruling"


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("name", SHIPPED)
def test_translations_mark_the_same(name: str, language: str) -> None:
    rules = clauses(find(name).file("RULES.md"))
    translated = clauses((TRANSLATIONS / name / "rules" / f"{language}.md").read_text("utf-8"))
    differing = {
        clause: (marks("en", text), marks(language, translated[clause]))
        for clause, text in rules.items()
        if marks("en", text) != marks(language, translated[clause])
    }
    assert differing == {}


def test_data_files_say_what_is_printed() -> None:
    blends = find("safranito").file("blends.toml").split("[[blend]]\n")
    assert "our own" in blends[0]
    printed = [blend for blend in blends[1:] if blend.startswith("# Printed.")]
    assert len(printed) == 1
    assert '["cardamom", "chili", "cumin"]' in printed[0]
    assert "our own" in find("alacarte").file("dishes.toml").split("[[dish]]")[0]
