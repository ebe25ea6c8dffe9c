"""One connection to a table: what it may see, what it was told, how fast it may speak."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

import msgspec

from spicery.server.messages import ToClient
from spicery.server.settings import Rate

ENCODER = msgspec.json.Encoder()
ECHOES = 5  # round trips that are remembered


class Bucket:
    """Lets a burst through, then so many a second."""

    __slots__ = ("left", "rate", "then")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.then = time.monotonic()

    def spend(self, now: float | None = None) -> bool:
        """Whether one more may pass."""
        at = time.monotonic() if now is None else now
        self.left = min(self.rate.burst, self.left + (at - self.then) * self.rate.second)
        self.then = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Follower:
    """A socket at a table."""

    def __init__(self, guest: str, name: str, most: int) -> None:
        self.guest = guest
        self.name = name
        self.watch = False
        self.joined = False
        self.version = 0  # up to which it was told
        self.waiting = 0  # messages of its that the room has not handled yet
        self.full = False  # it reads too slowly, and is to be closed
        self.hang_up: Callable[[], object] = lambda: None
        self._most = most
        self._outbox: deque[str] = deque()
        self._awake = asyncio.Event()
        self._marks: dict[int, float] = {}
        self._last_mark = 0
        self._trips: deque[float] = deque(maxlen=ECHOES)

    # -- telling ----------------------------------------------------------------------

    def tell(self, message: ToClient) -> None:
        """Send a message, without waiting."""
        self.pass_on(ENCODER.encode(message).decode())

    def pass_on(self, text: str) -> None:
        """Send what is already encoded, without waiting."""
        if self.full:
            return
        self._outbox.append(text)
        if len(self._outbox) > self._most:
            self.full = True
            self.hang_up()
        self._awake.set()

    async def letters(self) -> list[str]:
        """What is to be sent now; waits until there is something."""
        while not self._outbox:
            self._awake.clear()
            await self._awake.wait()
        found = list(self._outbox)
        self._outbox.clear()
        return found

    # -- the way there and back ---------------------------------------------------------

    def mark(self) -> int:
        """A mark for a pong, to be echoed at once."""
        self._last_mark += 1
        self._marks[self._last_mark] = time.monotonic()
        self._marks.pop(self._last_mark - ECHOES, None)
        return self._last_mark

    def echoed(self, mark: int) -> None:
        """A mark came back."""
        sent = self._marks.pop(mark, None)
        if sent is not None:
            self._trips.append(time.monotonic() - sent)

    @property
    def trip(self) -> float:
        """The measured round trip in seconds: the middle of the last ones; 0 if unknown."""
        trips = sorted(self._trips)
        return trips[len(trips) // 2] if trips else 0.0
