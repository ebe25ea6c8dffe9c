"""The bots of Kuhn poker: one plays an equilibrium, the other never bluffs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kuhn_poker.rules.game import BET, CALL, CHECK, FOLD, Kuhn
from spicery.bots import Bot
from spicery.core.game import Action, State
from spicery.core.rng import Rng

Chances = tuple[float, float, float]  # with a jack, a queen, a king


@dataclass(frozen=True)
class Mixing:
    """A mixed strategy: for each seat, how often it bets and how often it calls."""

    bets: tuple[Chances, Chances]
    calls: tuple[Chances, Chances]

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The probability of each action; `spicery lab exploit` asks for it."""
        assert isinstance(view, Kuhn)
        card = int(view.card[seat])
        if view.bet:
            calls = self.calls[seat][card]
            return {int(CALL): calls, int(FOLD): 1 - calls}
        bets = self.bets[seat][card]
        return {int(BET): bets, int(CHECK): 1 - bets}

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One of the two actions."""
        (bold, chance), (timid, _) = self.odds(view, seat).items()
        return Action(seat, bold if rng.unit() < chance else timid)


def equilibrium() -> Mixing:
    """An equilibrium: as the first player it loses at most one chip in eighteen hands."""
    return Mixing(
        bets=((1 / 3, 0.0, 1.0), (1 / 3, 0.0, 1.0)),
        calls=((0.0, 2 / 3, 1.0), (0.0, 1 / 3, 1.0)),
    )


def honest() -> Mixing:
    """Bets a king, calls half of the time with a queen, and never bluffs."""
    return Mixing(
        bets=((0.0, 0.0, 1.0), (0.0, 0.0, 1.0)),
        calls=((0.0, 0.5, 1.0), (0.0, 0.5, 1.0)),
    )


BOTS: dict[str, Callable[[], Bot]] = {"sensible": equilibrium, "honest": honest}
