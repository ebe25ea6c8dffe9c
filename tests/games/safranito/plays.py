"""Golden records of Safranito: one for each way a game can end, each circle, and more.

`python -m tests.games.safranito.plays` writes them anew; do that only when the version grows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import spicery.games.safranito
from spicery.bots import bot_named
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.safranito import GAME

FOLDER = Path(spicery.games.safranito.__file__).parent / "plays"

Aim = tuple[int, dict[str, object], Callable[[str], bool]]


def has(*patterns: str) -> Callable[[str], bool]:
    """A goal: a record that contains all of these."""
    return lambda record: all(re.search(pattern, record) for pattern in patterns)


ONE_ROUND: dict[str, object] = {"max_rounds": 1, "hands": [10, 10]}

AIMS: dict[str, Aim] = {
    "third-blend": (3, {"hands": [10, 10, 10]}, has("ended third-blend", "face-up; ended")),
    "most-blends": (2, {"max_rounds": 3, "hands": [10, 10]}, has("ended most-blends")),
    "most-money": (2, ONE_ROUND, has("ended most-money", "sold . [1-9]|bought")),
    "shared": (4, ONE_ROUND, has("ended shared", "winners . .")),
    "extra-throw": (4, ONE_ROUND, has(r"won extra-throw (.) .*\n\1 throw 0*")),
    "spice-card": (3, ONE_ROUND, has("drew", "keep", "kept")),
    "reserve": (2, {"hands": [10, 10]}, has("reserved", "own; ended third-blend")),
    "head-chef": (4, ONE_ROUND, has("took-mill")),
    "doubt": (4, ONE_ROUND, has(" allow ->", " disallow ->")),
    "reshuffle": (4, {"max_rounds": 11, "restock": "refill"}, has("ran-out", "nature reshuffle")),
    "secret-money": (3, {**ONE_ROUND, "secret_money": True}, has("bought", "withdrew")),
    "open-hands": (3, {**ONE_ROUND, "open_hands": True, "walk": True}, has("kept . [a-z]")),
}


def play(seats: int, options: dict[str, object], seed: int) -> str:
    """The record of a game between sensible and random bots."""
    rng = Rng(seed)
    names = ["sensible", "random"] if seed % 2 else ["sensible"]
    bots = [bot_named(GAME, names[(seat + seed) % len(names)]) for seat in range(seats)]
    table = Table(GAME, seats, options, seed=seed)
    while not table.over:
        seat = table.turn()[0]
        table.submit(bots[seat].choose(table.view(seat), seat, rng))
    return table.record()


def main() -> None:
    """Write a record for every goal, from the first seed that reaches it."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options, reached) in AIMS.items():
        records = (play(seats, options, seed) for seed in range(20000))
        (FOLDER / f"{name}.record").write_text(next(filter(reached, records)), encoding="utf-8")


if __name__ == "__main__":
    main()
