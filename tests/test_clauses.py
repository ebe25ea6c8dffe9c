"""Every clause of every game's RULES.md has a test that carries its id."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spicery.games import catalogue

TESTS = Path(__file__).resolve().parent / "games"


def clauses(rules: str) -> list[str]:
    """The ids of the clauses, in order."""
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", rules, flags=re.MULTILINE)


def ids_tested(name: str) -> set[str]:
    """The ids that the names of a game's tests carry."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_*.py")]
    return set(re.findall(r"^def test_([A-Z]\d+)_", "\n".join(texts), flags=re.MULTILINE))


@pytest.mark.parametrize("name", catalogue())
def test_every_clause_has_a_test(name: str) -> None:
    found = clauses(catalogue()[name].file("RULES.md"))
    assert len(found) > 20, "RULES.md lists its clauses as '- **S1** …'"
    assert len(found) == len(set(found)), "a clause stands twice"
    assert not set(found) - ids_tested(name), "clauses without a test"
    assert not ids_tested(name) - set(found), "tests of clauses that do not exist"


def test_a_missing_test_is_noticed() -> None:
    assert set(clauses("- **S1** a\n- **Z9** b\n")) - ids_tested("spicy") == {"Z9"}
