"""Levels of strength, and the styles within a level.

A level has two dials: how well it plays, which its factory knows, and how steady its hand is, which
belongs to the seat.  A game lists its levels in `ai/players` as `LEVELS`, weakest first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from spicery.bots.bot import Bot


class Style(Enum):
    """A bot's preference among moves of about the same worth; none is stronger than another."""

    EVEN = "even"
    BOLD = "bold"
    CAREFUL = "careful"
    STUBBORN = "stubborn"


@dataclass(frozen=True)
class Level:
    """One step of a game's ladder."""

    name: str
    make: Callable[[Style], Bot]
    hand: int = 0  # how unsteady, in tenths of k, where the game asks for skill


def hands_of(levels: Sequence[Level], names: Sequence[str]) -> list[int]:
    """Each seat's hand noise by the name of its bot; 0, as for people, for unknown names."""
    known = {level.name: level.hand for level in levels}
    return [known.get(name.partition("/")[0], 0) for name in names]
