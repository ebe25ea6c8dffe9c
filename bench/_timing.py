"""Interleaved timing, so that background load affects all contestants equally.

Each contestant runs once per round for about the same time.  The best round counts, because noise
only ever slows things down.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Work = Callable[[int], int]  # amount of work -> moves or copies done


@dataclass(frozen=True)
class Contestant:
    """One thing to measure."""

    name: str
    work: Work


def timed(work: Work, amount: int) -> tuple[int, float]:
    """Work done, and the seconds it took."""
    begin = time.perf_counter()
    done = work(amount)
    return done, time.perf_counter() - begin


def fitting(work: Work, seconds: float) -> int:
    """The amount of work that takes about this many seconds."""
    amount = 1
    while True:
        _, took = timed(work, amount)
        if took > seconds / 4:
            return max(1, round(amount * seconds / took))
        amount *= 2


def race(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, float]:
    """The best rate of each contestant, per second."""
    amounts = {each.name: fitting(each.work, seconds) for each in contestants}
    best = dict.fromkeys(amounts, 0.0)
    for _ in range(rounds):
        for each in contestants:
            done, took = timed(each.work, amounts[each.name])
            best[each.name] = max(best[each.name], done / took)
    return best
