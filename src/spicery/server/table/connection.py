"""One connection to a table: what it may see, what it was told, how fast it may speak.

What is told goes out at once while the line takes it, without waking a task for it; a line that
is stuck gets a task that waits for it, and nobody else waits.  What waits for it is bounded, by
number and by bytes: whoever is further behind is cut off, and comes back with what they have.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import cast

import msgspec
from starlette.types import Message, Send

from spicery.server.messages import ToClient
from spicery.server.table.eager import DONE, Sending, begin, finish

ENCODER = msgspec.json.Encoder()
ECHOES = 5  # round trips that are remembered


class Connection:
    """A socket at a table."""

    def __init__(self, guest: str, name: str, most: int, most_bytes: int, send: Send) -> None:
        self.guest = guest
        self.name = name
        self.watch = False
        self.folded = False  # its actions are acknowledged inside the news
        self.joined = False
        self.version = 0  # up to which it was told
        self.waiting = 0  # messages of its that the room has not handled yet
        self.full = False  # it reads too slowly, and is to be closed
        self.hang_up: Callable[[], object] = lambda: None
        self._send = send
        self._most = most
        self._most_bytes = most_bytes
        self._outbox: deque[str] = deque()
        self._waiting = 0  # bytes of memory that the outbox takes
        self._pending = 0  # and the message that is being sent
        self._writer: asyncio.Task[None] | None = None
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
        if self._writer is not None:
            self._outbox.append(text)
            self._waiting += sys.getsizeof(text)
            if len(self._outbox) > self._most or self.queued > self._most_bytes:
                self.close()
                self.hang_up()
            return
        self._send_now({"type": "websocket.send", "text": text})

    def _send_now(self, message: Message) -> None:
        sending = cast("Sending", self._send(message))
        try:
            waits_for = begin(sending)
        except (OSError, RuntimeError):  # the client is gone; the reader hears it too
            self.full = True
            return
        if waits_for is not DONE:
            self._pending = sys.getsizeof(message.get("text") or message["bytes"])
            self._writer = asyncio.create_task(self._write(sending, waits_for))

    def pass_frame(self, data: bytes) -> None:
        """Send a picture of a moment, if the line is free; the next one is newer anyway."""
        if not self.full and self._writer is None:
            self._send_now({"type": "websocket.send", "bytes": data})

    async def _write(self, sending: Sending, waits_for: object) -> None:
        """Wait for a line that is stuck, then send what has come meanwhile."""
        try:
            await finish(sending, waits_for)
            while self._outbox:
                text = self._outbox.popleft()
                self._pending = sys.getsizeof(text)
                self._waiting -= self._pending
                await self._send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            self.full = True
        finally:
            self._writer = None
            self._pending = 0

    @property
    def queued(self) -> int:
        """Bytes of memory that wait for a line that is stuck."""
        return self._waiting + self._pending

    def start_over(self) -> None:
        """Forget what waits to be sent: all is told anew."""
        self._outbox.clear()
        self._waiting = 0

    def close(self) -> None:
        """Send nothing more."""
        self.full = True
        self.start_over()
        if self._writer is not None:
            self._writer.cancel()

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
