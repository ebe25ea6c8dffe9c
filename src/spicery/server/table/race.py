"""Actions of several people that exclude each other: who was first.

The published rule is docs/fairness.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from spicery.server.messages import Do
from spicery.server.table.connection import Connection

GRAIN = 0.01  # seconds: arrivals in the same hundredth are a tie


@dataclass
class Claimant:
    """Somebody who wants to be first."""

    connection: Connection  # the connection on which it was sent last
    said: Do
    at: float  # arrival, corrected by half the round trip


class Race:
    """The claimants while the lag allowance lasts; when it is over, `on_due` is called once."""

    def __init__(self, first: Claimant, lag: float, on_due: Callable[[], None]) -> None:
        self.begun = first.at
        self.claimants = [first]
        self.later: list[tuple[Connection, Do, float]] = []  # what waits for the decision
        asyncio.get_running_loop().call_later(lag, on_due)

    def add(self, claimant: Claimant) -> None:
        """One more within the allowance."""
        self.claimants.append(claimant)
        self.begun = min(self.begun, claimant.at)

    def claim_of(self, seat: int) -> Claimant | None:
        """What a seat wants in this race."""
        return next((each for each in self.claimants if each.said.seat == seat), None)

    def ranked(self, leader: int, seats: int) -> list[Claimant]:
        """The claimants, the first one first."""
        order = {
            each.said.seat: order_of(each.at - self.begun, each.said.seat, leader, seats)
            for each in self.claimants
        }
        return sorted(self.claimants, key=lambda each: order[each.said.seat])


def order_of(after: float, seat: int, leader: int, seats: int) -> tuple[int, int]:
    """Earlier first; in the same hundredth of a second clockwise from who played last."""
    return int(after / GRAIN), (seat - leader - 1) % seats
