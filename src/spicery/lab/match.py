"""What is to be played: who sits where in which game, and with what luck.

A game is told by its number alone, so that the work can be cut anywhere and taken up again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations, islice, permutations
from math import comb, factorial

from spicery.bots import MEMORY, PATIENCE

Lineup = tuple[int, ...]  # for each seat, which of the match's bots sits there


@dataclass(frozen=True)
class Match:
    """Games between bots; `paired`: each deal is played in every rotation, else only once."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    paired: bool = False
    patience: float = PATIENCE  # seconds for a thought of anybody's bot
    memory: int = MEMORY  # megabytes for the process of such a bot; 0: no limit

    def text(self) -> str:
        """The match as one line of JSON."""
        return json.dumps(asdict(self), sort_keys=True)


def read_match(text: str) -> Match:
    """The match that a line of JSON says; ValueError or TypeError if it says none."""
    told = json.loads(text)
    told["bots"] = tuple(told["bots"])
    return Match(**told)


def seatings(match: Match) -> int:
    """In how many seatings one deal is played."""
    if not match.paired:
        return 1
    together = min(match.seats, len(match.bots))
    return comb(len(match.bots), together) * together


def whole(match: Match) -> Match:
    """The match with as many games more as it takes to play every deal in every rotation."""
    size = seatings(match)
    return replace(match, games=-(-match.games // size) * size)


def deal_of(match: Match, number: int) -> int:
    """Which deal a game is played with."""
    return number // seatings(match)


def lineup(match: Match, number: int) -> Lineup:
    """Which bot sits where.

    Unpaired, bots alternate round the table and move on a seat every game: after as many games
    as there are bots, each has sat in every seat equally often.  Paired, a deal is played by
    every group of bots that fits the table, in every rotation, and the order in which they
    follow each other round the table is another with the next deal.
    """
    count = len(match.bots)
    if not match.paired:
        return tuple((seat + number) % count for seat in range(match.seats))
    deal, which = divmod(number, seatings(match))
    together = min(match.seats, count)
    group, turned = divmod(which, together)
    members = groups(count, together)[group]
    order = [members[at] for at in ring(together, deal)]
    return tuple(order[(seat + turned) % together] for seat in range(match.seats))


@lru_cache
def groups(count: int, together: int) -> tuple[Lineup, ...]:
    """Every choice of so many bots."""
    return tuple(combinations(range(count), together))


@lru_cache(maxsize=1024)
def ring(size: int, number: int) -> Lineup:
    """An order round a table; each that no rotation makes another's comes up equally often."""
    orders: Iterator[Lineup] = permutations(range(1, size))
    return (0, *next(islice(orders, number % factorial(size - 1), None)))


def sown(match: Match, *words: object) -> int:
    """A seed made from the match's and what it is for."""
    text = " ".join(map(str, (match.seed, *words))).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> 2


def name_of(match: Match, which: int) -> str:
    """A bot's name, numbered where two are alike."""
    name = match.bots[which]
    if match.bots.count(name) == 1:
        return name
    return f"{name} {match.bots[:which].count(name) + 1}"
