"""A fair queue for the slots of the bot workers.

Live tables have priority over analyses, and analyses over tables nobody is watching.  Within a
priority, slots go round-robin by person, however many tables each has.  Nobody holds more than half
of the slots, and non-urgent work never fills more than half, so that an urgent request waits for at
most one bot to finish.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum

AGE = 10.0  # seconds of waiting that raise the priority by one step, against starvation


class Urgency(IntEnum):
    """The priority of a request; the lowest value goes first."""

    TABLE = 0  # people at a table are waiting: a bot's move, a hint
    LOOKBACK = 1  # a person is reading an analysis
    AWAY = 2  # nobody is connected


class SlotRequest:
    """A request for a slot."""

    def __init__(self, owner: str, urgency: Callable[[], Urgency], since: float) -> None:
        self.owner = owner
        self.urgency = urgency  # evaluated repeatedly, since people come and go
        self.since = since
        self.urgent = True  # when the slot was assigned
        self.given: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class WorkerSlots:
    """A fixed number of slots, assigned fairly."""

    def __init__(self, count: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.count = count
        self.half = max(1, count // 2)
        self._clock = clock
        self._waiting: list[SlotRequest] = []
        self._held: list[SlotRequest] = []
        self._turns = 0
        self._served: dict[str, int] = {}  # by owner: the last turn

    @property
    def asked_for(self) -> int:
        """How many requests hold a slot or wait for one."""
        return len(self._waiting) + len(self._held)

    @asynccontextmanager
    async def slot(self, owner: str, urgency: Callable[[], Urgency]) -> AsyncIterator[None]:
        """Hold a slot on behalf of an owner for the duration of the block."""
        request = SlotRequest(owner, urgency, self._clock())
        self._waiting.append(request)
        self.assign()
        try:
            await request.given
            yield
        finally:
            self._leave(request)

    def assign(self) -> None:
        """Assign free slots; call it after every change, including changes of urgency."""
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

    def _leave(self, request: SlotRequest) -> None:
        for where in (self._waiting, self._held):
            if request in where:
                where.remove(request)
        if all(other.owner != request.owner for other in (*self._waiting, *self._held)):
            self._served.pop(request.owner, None)
        self.assign()

    def _next(self) -> SlotRequest | None:
        """The next request to serve; None if none is eligible."""
        holds = Counter(request.owner for request in self._held)
        idly = Counter(request.owner for request in self._held if not request.urgent)
        now = self._clock()

        def may(request: SlotRequest) -> bool:
            if request.given.done() or holds[request.owner] >= self.half:  # done: cancelled
                return False
            if request.urgency() is Urgency.TABLE:
                return True
            return not idly[request.owner] and idly.total() < self.half

        def order(request: SlotRequest) -> tuple[int, int, int, float]:
            step = max(0, request.urgency() - int((now - request.since) / AGE))
            owner = request.owner
            return step, holds[owner], self._served.get(owner, 0), request.since

        return min(filter(may, self._waiting), key=order, default=None)
