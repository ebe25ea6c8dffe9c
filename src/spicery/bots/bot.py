"""What a bot is, and the one that plays at random."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from spicery.core.game import Action, State
from spicery.core.rng import Rng


class Bot(Protocol):
    """Chooses an action for a seat from what that seat was shown."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """An action that is legal for this seat now."""


@runtime_checkable
class Candid(Protocol):
    """A bot that states its mixed strategy, so that its exploitability can be computed exactly."""

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The chance of each code, 1 in all; what it never chooses may be left out."""


@runtime_checkable
class Wavering(Protocol):
    """A bot that states its mixed strategy for one decision; asked again, it may differ."""

    def odds_now(self, view: State, seat: int, rng: Rng) -> dict[int, float]:
        """The chance of each code, 1 in all; what it never chooses may be left out."""


@dataclass(frozen=True)
class Reason:
    """A reason: a word with a few named values, which are numbers or names of the game."""

    word: str
    values: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Weighed:
    """A move, its worth in points, and the reason for it as a word with odds in percent.

    A search adds the chance of winning with it, and how likely the policy is to choose it; of a
    move it has compared with the preferred one, also the standard error of the difference.
    """

    code: int
    worth: float
    why: str
    percent: int = 100
    chance: float | None = None
    prior: float = 0.0
    error: float = 0.0

    @property
    def reasons(self) -> list[Reason]:
        """The reason, as a list of one."""
        return [Reason(self.why, {"percent": self.percent})]


def in_percent(chance: float) -> int:
    """A probability in whole percent; texts say under 1 for 0, and over 99 for 100."""
    return round(100 * chance)


class RandomBot:
    """Plays a listed action uniformly at random."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One listed action."""
        legal = view.legal(seat)
        return legal[rng.below(len(legal))]

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The uniform distribution."""
        legal = view.legal(seat)
        return {action.code: 1.0 / len(legal) for action in legal}
