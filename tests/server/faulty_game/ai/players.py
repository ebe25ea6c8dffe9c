"""Misbehaving bots."""

import os
import time
from contextlib import suppress

from spicery.core.game import Action, State
from spicery.core.rng import Rng
from tests.waiting import hang, take


class Slow:
    """Computes for two seconds without yielding."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        end = time.perf_counter() + 2
        while time.perf_counter() < end:
            sum(range(1000))
        return view.legal(seat)[0]


class Dozing:
    """Sleeps before it answers."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        take(0.4)
        return view.legal(seat)[0]


class Endless:
    """Never returns."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        hang()


class Failing:
    """Raises an exception."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        print("this is not an answer")
        raise ZeroDivisionError(str(view.facts()))


class Dying:
    """Kills its process."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        os._exit(3)


class Babbling:
    """Writes nonsense to the pipe of the replies."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        for line in range(3, 20):
            with suppress(OSError):
                os.write(line, b"nonsense\n")
        return view.legal(seat)[0]


class Cheating:
    """Returns an illegal action."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        return Action((seat + 1) % int(view.seats), 2)


BOTS = {
    "failing": Failing,  # the first gives the hints
    "slow": Slow,
    "dozing": Dozing,
    "endless": Endless,
    "dying": Dying,
    "babbling": Babbling,
    "cheating": Cheating,
}
