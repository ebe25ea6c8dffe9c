"""The bots of Kuhn poker: one that bluffs as the equilibrium does, and one that never bluffs."""

from __future__ import annotations

from collections.abc import Callable

from kuhn_poker.rules.game import BET, CALL, CHECK, FOLD, Kuhn
from spicery.bots import Bot
from spicery.core.game import Action, State
from spicery.core.rng import Rng

JACK, QUEEN, KING = range(3)


class Mixing:
    """Chooses by chance, as often as its table of bets and calls says."""

    first: dict[int, float]  # how often each card is bet by the first player,
    second: dict[int, float]  # by the second after a check,
    first_calls: dict[int, float]  # and how often each calls a bet, the first after its check
    second_calls: dict[int, float]

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The probability of each code."""
        assert isinstance(view, Kuhn)
        card = int(view.card[seat])
        if view.bet:
            calls = (self.first_calls, self.second_calls)[seat][card]
            return {int(CALL): calls, int(FOLD): 1 - calls}
        bets = (self.first, self.second)[seat][card]
        return {int(BET): bets, int(CHECK): 1 - bets}

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One of the two actions."""
        (code, chance), (other, _) = self.odds(view, seat).items()
        return Action(seat, code if rng.unit() < chance else other)


class Equilibrium(Mixing):
    """Loses as little as anybody can: one chip in eighteen hands as the first player."""

    first = {JACK: 1 / 3, QUEEN: 0.0, KING: 1.0}
    first_calls = {JACK: 0.0, QUEEN: 2 / 3, KING: 1.0}
    second = {JACK: 1 / 3, QUEEN: 0.0, KING: 1.0}
    second_calls = {JACK: 0.0, QUEEN: 1 / 3, KING: 1.0}


class Honest(Mixing):
    """Bets and calls with a king, calls with a queen half of the time, never bluffs."""

    first = {JACK: 0.0, QUEEN: 0.0, KING: 1.0}
    first_calls = {JACK: 0.0, QUEEN: 0.5, KING: 1.0}
    second = {JACK: 0.0, QUEEN: 0.0, KING: 1.0}
    second_calls = {JACK: 0.0, QUEEN: 0.5, KING: 1.0}


BOTS: dict[str, Callable[[], Bot]] = {"sensible": Equilibrium, "honest": Honest}
