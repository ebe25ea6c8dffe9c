"""Exponential backoff: how long to wait before the next attempt."""

from __future__ import annotations

import random


class Backoff:
    """Each delay is twice the previous one, up to a limit, with some jitter."""

    def __init__(self, first: float, most: float) -> None:
        self._first = first
        self._most = most
        self._next = first
        self._chance = random.Random()

    def next_delay(self) -> float:
        """After a failure: the seconds to wait, jittered so that not all retry at once."""
        wait, self._next = self._next, min(2 * self._next, self._most)
        return wait * (0.75 + self._chance.random() / 4)

    def reset(self) -> None:
        """After a success: the next delay is short again."""
        self._next = self._first
