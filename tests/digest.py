"""Prints one digest of random games for each game, seats and options: `python -m tests.digest`.

Tests run it compiled, interpreted and under other hash seeds, and compare.
"""

from __future__ import annotations

import hashlib
import json
import random

from spicery.core.catalog import Game
from spicery.games import shipped
from spicery.testing import random_record

SAMPLES: dict[str, list[dict[str, object]]] = {
    "spicy": [{}, {"variants": ["random", "random"]}, {"strict": True}],
    "safranito": [{}, {"walk": True, "restock": "refill", "secret_money": True, "hands": [10, 20]}],
    "alacarte": [{}, {"finish": 3, "hands": [5, 20]}],
}
GAMES_EACH = 2


def digests() -> dict[str, str]:
    """A digest of the records for each game, seats and options."""
    return {
        f"{game.name} {seats} {options}": digest(game, seats, options)
        for game in shipped().values()
        for seats in range(game.fewest, game.most + 1)
        for options in SAMPLES.get(game.name, [{}])
    }


def digest(game: Game, seats: int, options: dict[str, object]) -> str:
    """One digest of a few games."""
    records = [random_record(game, seats, options, seed) for seed in range(GAMES_EACH)]
    return hashlib.sha256("".join(records).encode()).hexdigest()


if __name__ == "__main__":
    before = random.getstate()
    found = digests()
    assert random.getstate() == before, "the global generator was touched"
    print(json.dumps(found))
