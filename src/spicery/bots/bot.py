"""What a bot is, the one that plays at random, and how bots are found by name.

A game's own bots stand in its `bots.py` as `BOTS`, name to maker; `random` plays every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from spicery.core.catalog import Game
from spicery.core.game import Action, State
from spicery.core.rng import Rng


class UnknownBot(ValueError):
    """There is no bot of that name for the game."""


class Bot(Protocol):
    """Chooses for a seat from what that seat was shown."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One of the actions that the rules allow this seat now."""


@dataclass(frozen=True)
class Weighed:
    """A move, what it is worth in points, and the reason as a word with its odds in percent."""

    code: int
    worth: float
    why: str
    percent: int = 100


class RandomBot:
    """Any listed action, each as likely as any other."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One listed action."""
        legal = view.legal(seat)
        return legal[rng.below(len(legal))]


def bots_of(game: Game) -> dict[str, Callable[[], Bot]]:
    """Every bot of a game by name."""
    found: dict[str, Callable[[], Bot]] = {"random": RandomBot}
    module = f"{game.package}.bots"
    if find_spec(module):
        found.update(import_module(module).BOTS)
    return found


def bot_named(game: Game, name: str) -> Bot:
    """A new bot; UnknownBot lists the known ones."""
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"{game.name} has no bot '{name}'; it has: {', '.join(known)}")
    return known[name]()
