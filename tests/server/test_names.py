"""Names: people's must be visible, and bots' cannot be mistaken for anything else."""

from __future__ import annotations

import re
import sys
import unicodedata
from itertools import chain
from pathlib import Path

import pytest

from spicery.bots.names import BOT_NAMES, spare
from spicery.games import shipped
from spicery.server.names import BLANK, IGNORABLE, LONGEST, clean
from tests.compiled_only import compiled_only

WORDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
NAMED = re.compile(r"^\S*(?:spice|place|dish|level|cup|card|colour)-\S+ = (.+)$", re.MULTILINE)


def named() -> set[str]:
    """Every word in the name of a spice, a card, a place, a dish or a level, in every language."""
    texts = [path.read_text(encoding="utf-8") for path in WORDS.glob("*/words/*/*.ftl")]
    lines = chain.from_iterable(NAMED.findall(text) for text in texts)
    return set(re.findall(r"\w+", " ".join(lines).casefold()))


def test_no_bot_is_called_like_a_thing_in_a_game() -> None:
    words = named()
    assert {"saffron", "safran", "saffraan", "paprika", "forel", "tomcat", "tijger"} <= words
    assert not words & {name.casefold() for name in BOT_NAMES}


def test_a_table_full_of_bots_has_a_short_name_for_each() -> None:
    taken: list[str] = []
    for _ in range(max(game.most for game in shipped().values())):
        taken.append(spare(taken))
    assert taken == list(BOT_NAMES[: len(taken)])
    assert max(map(len, BOT_NAMES)) <= LONGEST // 4  # beside a level and a style, on a phone
    assert spare(list(BOT_NAMES)) == "Bot 11"


@pytest.mark.parametrize(
    "sign", ["\u3164", "\u2800", "\u115f", "\u034f", "\u200b", "\u202e", "\u0301"]
)
def test_a_name_of_what_cannot_be_seen_is_none(sign: str) -> None:
    assert clean(sign) == clean(sign * 5) == clean(f" {sign} {sign}\u00a0") == ""
    assert clean(f"Ann {sign}").startswith("Ann")


@compiled_only
def test_no_sign_that_cannot_be_seen_makes_a_name() -> None:
    ignorable = {code for first, last in IGNORABLE for code in range(first, last + 1)}
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        if unicodedata.category(sign)[0] in "CZM" or code in ignorable or sign in BLANK:
            assert clean(sign) == "", f"U+{code:04X}"
        if code in ignorable:
            assert clean(f"A{sign}nn") == "Ann", f"U+{code:04X}"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",  # Persian, with a sign that parts two letters
        "\u0915\u094d\u200d\u0937",  # Hindi, with one that joins two
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",  # one family
        "\u2764\ufe0f Ann",
        "4ever",
        "(-:",
    ],
)
def test_names_that_can_be_seen_stay_as_they_are(name: str) -> None:
    assert clean(name) == name


def test_a_name_is_on_one_line_and_not_too_long() -> None:
    assert clean("Ann\n\tMarie\u3000von") == "Ann Marie von"
    assert clean("x" * 99) == "x" * LONGEST
    assert clean("Ann\u200d") == "Ann"
