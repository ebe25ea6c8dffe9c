"""Bots as anybody might write them."""

import os
import time
from contextlib import suppress

from spicery.core.game import Action, State
from spicery.core.rng import Rng


class Slow:
    """Computes for two seconds, without ever waiting."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        end = time.perf_counter() + 2
        while time.perf_counter() < end:
            sum(range(1000))
        return view.legal(seat)[0]


class Dozing:
    """Takes its time, and no computer's."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        time.sleep(0.4)
        return view.legal(seat)[0]


class Endless:
    """Never comes to an end."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        while True:
            time.sleep(0.01)


class Failing:
    """Makes a mistake."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        print("this is not an answer")
        raise ZeroDivisionError(str(view.facts()))


class Dying:
    """Takes its whole process with it."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        os._exit(3)


class Babbling:
    """Finds the line that answers go out on, and writes nonsense to it."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        for line in range(3, 20):
            with suppress(OSError):
                os.write(line, b"nonsense\n")
        return view.legal(seat)[0]


class Cheating:
    """Does what no rule allows."""

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
