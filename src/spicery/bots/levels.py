"""Six levels for each game, from a child's to a champion's, and the styles within a level.

Two dials stand behind a level: judgement, which its maker knows, and steadiness of hand, which
belongs to the seat.  A game lists its levels in its `bots.py` as `LEVELS`, weakest first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from spicery.bots.bot import Bot


class Style(Enum):
    """How a bot leans among moves of about the same worth; none knows more than another."""

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
    """The steadiness of each seat's hand by the name of its bot; of others as people's, 0."""
    known = {level.name: level.hand for level in levels}
    return [known.get(name.partition("/")[0], 0) for name in names]
