"""Golden records of Spicy: one for each way a game can end, each variant card, strict play.

`python -m tests.games.spicy.plays` writes them anew; do that only when the rules' version grows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import spicery.games.spicy
from spicery.bots import bot_named
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.cards import VARIANTS

FOLDER = Path(spicery.games.spicy.__file__).parent / "plays"

MOST_SEEDS = 2000
Aim = tuple[int, dict[str, object], Callable[[str], bool]]


def has(*parts: str) -> Callable[[str], bool]:
    """A goal: a record that contains all of these."""
    return lambda record: all(part in record for part in parts)


def claims(record: str) -> list[str]:
    """Every claim in order, an empty one where a stack was taken."""
    found = []
    for line in record.split("\n"):
        if " -> played" in line:
            found.append(line.split(" as ")[1].split(" ->")[0])
        elif "taken" in line:
            found.append("")
    return found


def switches(record: str) -> bool:
    """S31: a stack of another spice went on with chili."""
    pairs = pairwise(claims(record))
    return any(a and b.endswith("chili") and not a.endswith("chili") for a, b in pairs)


def turned(record: str) -> bool:
    """S35: a 9 was shown for a claimed 6 or the other way round, and won."""
    lines = record.split("\n")
    for before, line in pairwise(lines):
        shown = line.split("number ")[-1].split(";")[0]
        said = before.split(" as ")[-1].split(" ")[0]
        if "revealed" in line and f"{said}:{shown.split('-')[-1]}" in ("6:9", "9:6"):
            loser_was_challenger = line.split("taken ")[1].split(";")[0].split()[1] == line[0]
            if loser_was_challenger:
                return True
    return False


def loser_drew(record: str) -> bool:
    """S41: the loser of the challenge that decided the game drew two all the same."""
    return bool(re.search(r"taken \d (\d); trophied \d; (drew \1 {.*}; ){2}ended second", record))


SIGNS = {
    "we love chili": lambda record: "variants we-love-chili" in record and switches(record),
    "start it up": has("variants start-it-up", "ended"),
    "spice raider": has("; played", "raided"),
    "change your luck": has("tucked", "opened"),
    "turn it up": turned,
    "copy cat": has("challenge copy", "copy {"),
}

AIMS: dict[str, Aim] = {
    "second-trophy": (2, {}, has("ended second-trophy")),
    "third-trophy": (3, {}, has("ended third-trophy")),
    "challenged-trophy": (2, {}, loser_drew),
    "worlds-end": (6, {}, has("ended world's-end")),
    "strict": (3, {"strict": True}, has("invalid", " challenge ->")),
    "strict-last-card": (2, {"strict": True, "deal": 1}, has("unannounced", "last ->")),
    "two-variants": (4, {"variants": ["copy cat", "spice raider"]}, has("raided", "copy {")),
    **{
        name.replace(" ", "-"): (4, {"variants": [name]}, sign)
        for name, sign in SIGNS.items()
        if name in VARIANTS
    },
}


def play(seats: int, options: dict[str, object], seed: int) -> str:
    """The record of a game between bots; in strict play, they make mistakes."""
    rng = Rng(seed)
    bot = bot_named(GAME, "random" if options.get("strict") else "sensible")
    table = Table(GAME, seats, options, seed=seed)
    while not table.over:
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
    return table.record()


def main() -> None:
    """Write a record for every goal, from the first seed that reaches it."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options, reached) in AIMS.items():
        records = (play(seats, options, seed) for seed in range(MOST_SEEDS))
        found = next(filter(reached, records), None)
        if found is None:
            raise SystemExit(f"no game of {MOST_SEEDS} shows {name}")
        (FOLDER / f"{name}.record").write_text(found, encoding="utf-8")


if __name__ == "__main__":
    main()
