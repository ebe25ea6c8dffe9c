"""Six levels for each game, from a child's to a champion's, and the styles within a level.

Two dials stand behind a level: judgement, which its maker knows, and steadiness of hand, which
belongs to the seat.  A game lists its levels in its `bots.py` as `LEVELS`, weakest first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from spicery.bots.bot import Bot, RandomBot, Weighed
from spicery.core.game import Action, State
from spicery.core.rng import Rng


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


class Fallible:
    """Plays as another bot does, but now and then anything that is allowed."""

    def __init__(self, bot: Bot, slips: float) -> None:
        self.bot = bot
        self.slips = slips  # of its decisions
        self._any = RandomBot()

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """What the other bot would, unless it slips."""
        bot = self._any if rng.unit() < self.slips else self.bot
        return bot.choose(view, seat, rng)

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """What the other bot thinks of the moves; nothing where it does not say."""
        weigh = getattr(self.bot, "weigh", None)
        found: list[Weighed] = weigh(view, seat) if weigh else []
        return found


def slipping(
    make: Callable[[], Bot], ladder: Sequence[tuple[str, float, int]]
) -> tuple[Level, ...]:
    """Levels of one bot by name, how often each slips, and how unsteady its hand is."""
    return tuple(Level(name, partial(slips, make, often), hand) for name, often, hand in ladder)


def slips(make: Callable[[], Bot], often: float, _style: Style) -> Bot:
    """A bot that slips so often, whatever its style."""
    return Fallible(make(), often)


def hands_of(levels: Sequence[Level], names: Sequence[str]) -> list[int]:
    """The steadiness of each seat's hand by the name of its bot; of others as people's, 0."""
    known = {level.name: level.hand for level in levels}
    return [known.get(name.partition("/")[0], 0) for name in names]
