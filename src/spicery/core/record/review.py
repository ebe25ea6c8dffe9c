"""What a recorded game adds up to for each seat: a game counts it in its `ui/review.py`.

`tallies(recorded)` there returns what can be counted from the events alone, without any judgement:
challenges that were right, throws that count, pours that helped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spicery.core.record.replay import OPEN, RecordedGame


@dataclass(frozen=True)
class Tally:
    """A count of a seat: `count` of `of` (0: there is no total).

    With `v`, it's about the action that led to this version.
    """

    seat: int
    word: str
    count: int
    of: int = 0
    v: int = 0


@dataclass(frozen=True)
class Happening:
    """One action of a recorded game: its events in words, the open table before and after it."""

    v: int
    actor: int
    told: list[list[str]]
    before: dict[str, object]
    after: dict[str, object]


def happenings(recorded: RecordedGame) -> Iterator[Happening]:
    """Every action of a recorded game, with everything face up."""
    positions = recorded.positions(OPEN)
    before = next(positions)
    for v, after in enumerate(positions, 1):
        told = [plain_words(text) for text in recorded.told(v, OPEN)]
        yield Happening(v, recorded.actors[v - 1], told, before, after)
        before = after


def plain_words(text: str) -> list[str]:
    """The words of an event; secrets are listed like the rest, without who saw them."""
    told, brace, secret = text.partition(" {")
    shown = secret.partition(" : ")[0] if brace else ""
    return [*told.split(), *shown.split()]
