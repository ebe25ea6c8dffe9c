"""What a bot is, and the one that plays at random."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from spicery.core.game import Action, State
from spicery.core.rng import Rng


class Bot(Protocol):
    """Chooses for a seat from what that seat was shown."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One of the actions that the rules allow this seat now."""


@runtime_checkable
class Candid(Protocol):
    """A bot that also tells how it mixes its moves; how far it can be exploited is then exact."""

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The chance of each code, 1 in all; what it never chooses may be left out."""


@runtime_checkable
class Wavering(Protocol):
    """A bot that tells how it mixes its moves this time; next time it may think otherwise."""

    def odds_now(self, view: State, seat: int, rng: Rng) -> dict[int, float]:
        """The chance of each code, 1 in all; what it never chooses may be left out."""


@dataclass(frozen=True)
class Reason:
    """Why, as a word with a few named values: numbers, or names that the game has words for."""

    word: str
    values: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Weighed:
    """A move, what it is worth in points, and the reason as a word with its odds in percent."""

    code: int
    worth: float
    why: str
    percent: int = 100

    @property
    def reasons(self) -> list[Reason]:
        """The same as a list of one."""
        return [Reason(self.why, {"percent": self.percent})]


def in_percent(chance: float) -> int:
    """A chance in whole percent; words say under 1 for 0, and over 99 for 100."""
    return round(100 * chance)


class RandomBot:
    """Any listed action, each as likely as any other."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One listed action."""
        legal = view.legal(seat)
        return legal[rng.below(len(legal))]

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The same chance for each."""
        legal = view.legal(seat)
        return {action.code: 1.0 / len(legal) for action in legal}
