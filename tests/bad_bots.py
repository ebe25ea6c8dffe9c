"""Third-party bots, most of them faulty; a test names them as `tests.bad_bots:Class`."""

from __future__ import annotations

import os
from typing import Any

from spicery.bots import RandomBot
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from tests.waiting import hang, take


class Good(RandomBot):
    """A correct bot."""


class Illegal:
    """Returns an illegal action."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        return Action(seat, 999_999)


class Usurper(RandomBot):
    """Returns an action for another seat."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        action = super().choose(view, seat, rng)
        return Action((seat + 1) % view.seats, action.code, action.numbers)


class Crashing(RandomBot):
    """Raises an exception at its third decision."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        self.asked += 1
        if self.asked == 3:
            raise RuntimeError("no more ideas")
        return super().choose(view, seat, rng)


class Unprintable:
    """Raises an exception whose text cannot be encoded."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        raise OSError("no file\n  \udcff\x1b.txt")


class Dying:
    """Ends its own process."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        os._exit(3)


class Nonsense:
    """Returns something that is not an action."""

    def choose(self, view: State, seat: int, rng: Rng) -> Any:
        return "play chili 7 as 9 pepper"


class Meddler(RandomBot):
    """Chooses a legal action, but modifies the view it was given."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        action = super().choose(view, seat, rng)
        view.act(action)
        view.mover = 17
        view.over = True
        return action


class Sleeper:
    """Never answers."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        hang()


class Chatty(RandomBot):
    """Prints to standard output."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        print('{"code": 1}')
        return super().choose(view, seat, rng)


class Unmade(RandomBot):
    """Can be created only once, when its name is looked up."""

    def __init__(self) -> None:
        if os.environ.get("SPICERY_TEST_UNMADE"):
            raise OSError("no weights")


class Boaster(RandomBot):
    """Reports probabilities that add up to more than 1."""

    def odds(self, view: State, seat: int) -> dict[int, float]:
        return {action.code: 1.0 for action in view.legal(seat)}


class Clueless:
    """Raises an exception at every decision."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        raise RuntimeError("no idea at all")


class Flooding(RandomBot):
    """Prints endlessly, from Python and directly to the file descriptor."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        for _ in range(200):
            print("flood " * 200)
            os.write(2, b"more\n" * 200)
        return super().choose(view, seat, rng)


class Greedy(RandomBot):
    """Allocates all memory at its second decision."""

    def __init__(self) -> None:
        self.held: list[bytearray] = []

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        while self.held:
            self.held.append(bytearray(1 << 26))
        self.held.append(bytearray(1))
        return super().choose(view, seat, rng)


class Quitter(RandomBot):
    """Plays two legal actions slowly, then an illegal one."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        self.asked += 1
        if self.asked > 2:
            return Action(seat, 999_999)
        take(0.05)
        return super().choose(view, seat, rng)
