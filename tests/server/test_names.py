"""Names of bots: nobody takes them for something that is dealt, cooked or traded."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

from spicery.games import catalogue
from spicery.server.names import BOTS, LONGEST, spare

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
    assert not words & {name.casefold() for name in BOTS}


def test_a_table_full_of_bots_has_a_short_name_for_each() -> None:
    taken: list[str] = []
    for _ in range(max(game.most for game in catalogue().values())):
        taken.append(spare(taken))
    assert taken == list(BOTS[: len(taken)])
    assert max(map(len, BOTS)) <= LONGEST // 4  # beside a level and a style, on a phone
    assert spare(list(BOTS)) == "Bot 11"
