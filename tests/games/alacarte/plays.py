"""Golden records of A la carte: each way a game ends, each cup, each face, crêpes made and burnt.

`python -m tests.games.alacarte.plays` writes them anew; do that only when the rules' version
grows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import spicery.games.alacarte
from spicery.bots import bot_named
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.alacarte import GAME, shipped_dishes
from spicery.games.alacarte.rules.material import CUPS, FACES

FOLDER = Path(spicery.games.alacarte.__file__).parent / "plays"

MOST_SEEDS = 3000
Aim = tuple[int, dict[str, object], str, Callable[[str], bool]]


def has(*parts: str) -> Callable[[str], bool]:
    """A goal: a record that contains all of these."""
    return lambda record: all(part in record for part in parts)


def burnt_by_another(record: str) -> bool:
    """C63: a crêpe went to the bin as a turn began, and the turn went on."""
    return bool(re.search(r"began (\d); binned \1 crepe\n\1 cook .*\n\1 (heat|season)", record))


OWN = [{**dish, "name": f"Our {dish['name']}"} for dish in shipped_dishes()[::2]]
OWN[1]["colour"] = "green"

AIMS: dict[str, Aim] = {
    "no-dish": (4, {}, "random", has("ended no-dish")),
    "five-dishes": (3, {}, "sensible", has("ended dishes-finished")),
    "five-dishes-for-two": (2, {}, "sensible", has("ended dishes-finished")),
    "seven-dishes": (2, {"finish": 7}, "sensible", has("ended dishes-finished")),
    "three-stars": (4, {}, "sensible", has("ended three-stars")),
    "three-stars-for-two": (2, {}, "sensible", has("ended three-stars")),
    "every-cup": (4, {}, "sensible", has(*[f" {cup};" for cup in CUPS[1:]], "cup point")),
    "every-face": (3, {}, "sensible", has(*[f"nature roll {face} ->" for face in FACES])),
    "crepe-finished": (3, {}, "sensible", has("nature land turned", "crepe plain")),
    "crepe-burnt": (4, {}, "random", has("land unturned", "land missed", "binned 0 crepe")),
    "crepe-burnt-by-another": (4, {}, "random", burnt_by_another),
    "dish-saved": (3, {}, "random", has("burned 1 ", "-> used 1 cool; cooled 1")),
    "waited-ready": (4, {}, "sensible", lambda record: waited(record, "served")),
    "waited-spoilt": (4, {}, "sensible", lambda record: waited(record, "binned")),
    "tray-empty": (2, {}, "greedy", has("take cup")),
    "cups-shuffled": (2, {"starter": 0}, "greedy", has("reshuffled 0")),
    "shakers-filled": (4, {}, "random", has("refilled")),
    "unsteady-hands": (2, {"hands": [20, 5], "starter": 1}, "sensible", has("ended")),
    "own-menu": (3, {"dishes": OWN, "finish": 3}, "sensible", has("served", "dish-3")),
}


def waited(record: str, what: str) -> bool:
    """C51, C54: a dish was settled as a turn began."""
    return any(f"began {seat}; {what} {seat} " in record for seat in range(4))


class Greedy:
    """Seat 0 rolls for cups and keeps them; the others use theirs and do nothing else."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """The first legal action that is wanted, else a random one."""
        legal = view.legal(seat)
        said = [view.say_action(action) for action in legal]
        wanted = ("heat", "choose 1", "end", "bin") if seat == 0 else ("cup", "season", "end")
        for begin in wanted:
            for action, text in zip(legal, said, strict=True):
                if text.startswith(begin):
                    return action
        return legal[rng.below(len(legal))]


def play(seats: int, options: dict[str, object], bot_name: str, seed: int) -> str:
    """The record of a game between bots."""
    rng = Rng(seed)
    bot = Greedy() if bot_name == "greedy" else bot_named(GAME, bot_name)
    table = Table(GAME, seats, options, seed=seed)
    while not table.over:
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
    return table.record()


def main() -> None:
    """Write a record for every goal, from the first seed that reaches it."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options, bot, reached) in AIMS.items():
        records = (play(seats, options, bot, seed) for seed in range(MOST_SEEDS))
        found = next(filter(reached, records), None)
        if found is None:
            raise SystemExit(f"no game of {MOST_SEEDS} shows {name}")
        (FOLDER / f"{name}.record").write_text(found, encoding="utf-8")


if __name__ == "__main__":
    main()
