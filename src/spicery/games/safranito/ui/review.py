"""What a game of Safranito adds up to: throws that count, chips knocked away, the best shot."""

from __future__ import annotations

from dataclasses import dataclass

from spicery.core.record.replay import RecordedGame
from spicery.core.record.review import Tally, happenings
from spicery.games.safranito.rules.cards import CHIPS, PLACES

WORTHLESS = PLACES[-2:]  # beside every bowl and circle, or off the board
RESTING = ("landed", "fell")


@dataclass
class Throw:
    """A throw: whether its chip came to rest where it counts, and what it knocked away."""

    seat: int
    v: int = 0  # at which it came to rest
    counts: bool = False
    knocked: int = 0  # chips of others that counted before, and don't any more


class Board:
    """Where every chip of the round counts, and every throw so far."""

    def __init__(self) -> None:
        self.throws: list[Throw] = []
        self.lying: dict[int, str] = {}  # by token, where it counts
        self.thrown: dict[int, Throw] = {}  # by token, as long as nothing has moved it since

    def take(self, v: int, told: list[list[str]]) -> None:
        """Follow one action; a round may begin once the last chip of another has come to rest."""
        self._rest(v, dict(resting(name, words) for name, *words in told if name in RESTING))
        for name, *words in told:
            if name == "threw":
                self.throws.append(Throw(int(words[0])))
            elif name == "decided" and words[1] == "disallowed" and int(words[0]) in self.thrown:
                self.thrown[int(words[0])].counts = False
            elif name == "began":
                self.lying, self.thrown = {}, {}

    def _rest(self, v: int, moved: dict[int, str]) -> None:
        """Chips came to rest; the one that wasn't there before is the one that was thrown."""
        for token, place in moved.items():
            throw, was = self.throws[-1], self.lying.get(token)
            throw.v = v
            self.thrown.pop(token, None)
            if was is None:
                throw.counts = place not in WORTHLESS
                self.thrown[token] = throw
            elif token // int(CHIPS) != throw.seat:
                throw.knocked += was not in WORTHLESS and place in WORTHLESS
        self.lying.update(moved)


def resting(name: str, words: list[str]) -> tuple[int, str]:
    """A chip that came to rest, and where it counts."""
    return int(words[0]), words[-2] if name == "landed" else WORTHLESS[-1]


def tallies(recorded: RecordedGame) -> list[Tally]:
    """The counts of every seat."""
    board = Board()
    for happened in happenings(recorded):
        board.take(happened.v, happened.told)
    found: list[Tally] = []
    for seat in range(recorded.header.seats):
        throws = [throw for throw in board.throws if throw.seat == seat]
        found.append(Tally(seat, "throws", sum(each.counts for each in throws), len(throws)))
        found.append(Tally(seat, "knocked", sum(each.knocked for each in throws)))
        best = max(throws, key=lambda each: (each.knocked, each.counts), default=None)
        if best is not None and (best.knocked or best.counts):
            found.append(Tally(seat, "shot", best.knocked, v=best.v))
    return found
