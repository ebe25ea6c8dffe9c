"""Few places, many who ask: whose turn it is.

People at a table go before people who read an analysis, and they go before tables that nobody is
looking at.  Among equals it is each person's turn after the other's, however many tables they have.
Nobody holds more than half of the places, and what is not urgent never fills more than half, so
that whoever comes next finds a place at once, or as soon as one thought has ended.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum

AGE = 10.0  # seconds of waiting that count as one step of urgency, so that nobody waits for ever


class Urgency(IntEnum):
    """Who waits for an answer; the lowest goes first."""

    TABLE = 0  # somebody at a table: a bot's move, a hint
    LOOKBACK = 1  # somebody who reads an analysis
    AWAY = 2  # nobody now: they will see it when they come back


class PlaceRequest:
    """One who asks for a place, and from when it has one."""

    def __init__(self, owner: str, urgency: Callable[[], Urgency], since: float) -> None:
        self.owner = owner
        self.urgency = urgency  # asked again and again: people come and go meanwhile
        self.since = since
        self.urgent = True  # as it was when it got its place
        self.given: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Places:
    """So many may be at work at once."""

    def __init__(self, count: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = count
        self.half = max(1, count // 2)
        self._clock = clock
        self._waiting: list[PlaceRequest] = []
        self._held: list[PlaceRequest] = []
        self._turns = 0
        self._served: dict[str, int] = {}  # by owner, the last turn it had

    @property
    def asked_for(self) -> int:
        """How many have a place or wait for one."""
        return len(self._waiting) + len(self._held)

    @asynccontextmanager
    async def place(self, owner: str, urgency: Callable[[], Urgency]) -> AsyncIterator[None]:
        """Wait for a place, on somebody's behalf, and keep it for as long as the block takes."""
        request = PlaceRequest(owner, urgency, self._clock())
        self._waiting.append(request)
        self.look()
        try:
            await request.given
            yield
        finally:
            self._leave(request)

    def look(self) -> None:
        """Give free places away; after every change, also of how urgent something is."""
        while self._waiting and len(self._held) < self.count:
            request = self._next()
            if request is None:
                return
            self._waiting.remove(request)
            self._held.append(request)
            request.urgent = request.urgency() is Urgency.TABLE
            self._turns += 1
            self._served[request.owner] = self._turns
            request.given.set_result(None)

    def _leave(self, request: PlaceRequest) -> None:
        for where in (self._waiting, self._held):
            if request in where:
                where.remove(request)
        if all(other.owner != request.owner for other in (*self._waiting, *self._held)):
            self._served.pop(request.owner, None)
        self.look()

    def _next(self) -> PlaceRequest | None:
        """Who is next; None if nobody who waits may have a place now."""
        holds = Counter(request.owner for request in self._held)
        idly = Counter(request.owner for request in self._held if not request.urgent)
        now = self._clock()

        def may(request: PlaceRequest) -> bool:
            if request.given.done() or holds[request.owner] >= self.half:  # done: it gave up
                return False
            if request.urgency() is Urgency.TABLE:
                return True
            return not idly[request.owner] and idly.total() < self.half

        def order(request: PlaceRequest) -> tuple[int, int, int, float]:
            step = max(0, request.urgency() - int((now - request.since) / AGE))
            owner = request.owner
            return step, holds[owner], self._served.get(owner, 0), request.since

        return min(filter(may, self._waiting), key=order, default=None)
