"""What a match consists of: who sits where in which game, and with which seeds.

A game follows from its number alone, so that the work can be split anywhere and resumed.
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
    patience: float = PATIENCE  # seconds per decision of a third-party bot
    memory: int = MEMORY  # megabytes for such a bot's process; 0: no limit

    def text(self) -> str:
        """The match as one line of JSON."""
        return json.dumps(asdict(self), sort_keys=True)


def read_match(text: str) -> Match:
    """Parse a match from JSON; raises ValueError or TypeError if it is none."""
    told = json.loads(text)
    told["bots"] = tuple(told["bots"])
    return Match(**told)


def seatings(match: Match) -> int:
    """In how many seatings one deal is played."""
    if not match.paired:
        return 1
    together = min(match.seats, len(match.bots))
    return comb(len(match.bots), together) * together


def whole_deals(match: Match) -> Match:
    """The match, rounded up to whole deals: every deal in every rotation."""
    size = seatings(match)
    return replace(match, games=-(-match.games // size) * size)


def deal_of(match: Match, number: int) -> int:
    """Which deal a game is played with."""
    return number // seatings(match)


def lineup(match: Match, number: int) -> Lineup:
    """Which bot sits where.

    Unpaired, bots alternate round the table and move on by one seat every game: after as many
    games as there are bots, each has sat in every seat equally often.  Paired, a deal is played
    by every group of bots that fits the table, in every rotation, and the next deal uses another
    order round the table.
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
    """Every combination of this many bots."""
    return tuple(combinations(range(count), together))


@lru_cache(maxsize=1024)
def ring(size: int, number: int) -> Lineup:
    """An order round a table; all orders that differ by more than rotation alternate."""
    orders: Iterator[Lineup] = permutations(range(1, size))
    return (0, *next(islice(orders, number % factorial(size - 1), None)))


def derived_seed(match: Match, *words: object) -> int:
    """A seed derived from the match's seed and its purpose."""
    text = " ".join(map(str, (match.seed, *words))).encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> 2


def name_of(match: Match, which: int) -> str:
    """A bot's name, numbered if it occurs twice."""
    name = match.bots[which]
    if match.bots.count(name) == 1:
        return name
    return f"{name} {match.bots[:which].count(name) + 1}"
