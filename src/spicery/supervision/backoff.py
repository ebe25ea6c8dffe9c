"""Exponential backoff: how long to wait before something that failed is tried again."""

from __future__ import annotations

import random


class Backoff:
    """Each wait is twice as long as the one before, up to a limit, with some jitter."""

    def __init__(self, first: float, most: float) -> None:
        self._first = first
        self._most = most
        self._next = first
        self._chance = random.Random()

    def longer(self) -> float:
        """It failed: the seconds to wait now, a little by chance so that not all try at once."""
        wait, self._next = self._next, min(2 * self._next, self._most)
        return wait * (0.75 + self._chance.random() / 4)

    def over(self) -> None:
        """It went well: the next wait is short again."""
        self._next = self._first
