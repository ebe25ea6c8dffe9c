"""Races between mutually exclusive actions, decided by the rule in docs/fairness.md."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from spicery.server.messages import Do
from spicery.server.table.connection import Connection

GRAIN = 0.01  # seconds: arrivals within the same hundredth tie


@dataclass
class Claimant:
    """An action competing in a race."""

    connection: Connection  # where it was sent last
    said: Do
    at: float  # arrival, corrected by half the round trip


class Race:
    """Collects claims during the lag allowance, then calls `on_due` once."""

    def __init__(self, first: Claimant, lag: float, on_due: Callable[[], None]) -> None:
        self.begun = first.at
        self.claimants = [first]
        self.later: list[tuple[Connection, Do, float]] = []  # deferred until the decision
        asyncio.get_running_loop().call_later(lag, on_due)

    def add(self, claimant: Claimant) -> None:
        """Add a claim."""
        self.claimants.append(claimant)
        self.begun = min(self.begun, claimant.at)

    def claim_of(self, seat: int) -> Claimant | None:
        """The claim of a seat, if any."""
        return next((each for each in self.claimants if each.said.seat == seat), None)

    def ranked(self, leader: int, seats: int) -> list[Claimant]:
        """The claims, earliest first."""
        order = {
            each.said.seat: order_of(each.at - self.begun, each.said.seat, leader, seats)
            for each in self.claimants
        }
        return sorted(self.claimants, key=lambda each: order[each.said.seat])


def order_of(after: float, seat: int, leader: int, seats: int) -> tuple[int, int]:
    """Earlier first; ties go clockwise from the seat that played last."""
    return int(after / GRAIN), (seat - leader - 1) % seats
