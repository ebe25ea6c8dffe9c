"""Times contestants in turns, so that a busy machine is busy for all of them.

Each contestant does its work once a round, in slices of about the same time; what counts is
its best round, for noise only ever slows.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Work = Callable[[int], int]  # so many games or copies to do; how many moves or copies were done


@dataclass(frozen=True)
class Contestant:
    """One thing to measure."""

    name: str
    work: Work


def timed(work: Work, amount: int) -> tuple[int, float]:
    """What was done, and the seconds it took."""
    begin = time.perf_counter()
    done = work(amount)
    return done, time.perf_counter() - begin


def fitting(work: Work, seconds: float) -> int:
    """How much work takes about so long."""
    amount = 1
    while True:
        _, took = timed(work, amount)
        if took > seconds / 4:
            return max(1, round(amount * seconds / took))
        amount *= 2


def race(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, float]:
    """Each contestant's best rate, a second."""
    amounts = {each.name: fitting(each.work, seconds) for each in contestants}
    best = dict.fromkeys(amounts, 0.0)
    for _ in range(rounds):
        for each in contestants:
            done, took = timed(each.work, amounts[each.name])
            best[each.name] = max(best[each.name], done / took)
    return best
