"""One connection to a table: who it is, which version it has, and its outbox.

Messages are sent immediately, without a task, while the transport accepts them.  Under
back-pressure a task drains the outbox, and nobody else waits.  The outbox is bounded by messages
and bytes; a client that falls further behind is disconnected and resumes from its last version.
"""

from __future__ import annotations

import asyncio
import sys
from collections import deque
from collections.abc import Callable
from typing import cast

import msgspec
from starlette.types import Message, Send

from spicery.server.messages import ToClient
from spicery.server.table.eager_coroutine import DONE, Sending, resume, run_eagerly

ENCODER = msgspec.json.Encoder()
ECHOES = 5  # round trips to average over


class Connection:
    """A socket at a table."""

    def __init__(self, guest: str, name: str, most: int, most_bytes: int, send: Send) -> None:
        self.guest = guest
        self.name = name
        self.watch = False
        self.folded = False  # acknowledgements are sent inside the news
        self.joined = False
        self.version = 0  # the last version sent
        self.waiting = 0  # received messages that are still queued
        self.full = False  # closed, or too slow and about to be closed
        self.hang_up: Callable[[], object] = lambda: None
        self._send = send
        self._most = most
        self._most_bytes = most_bytes
        self._outbox: deque[str] = deque()
        self._waiting = 0  # memory used by the outbox
        self._pending = 0  # and by the message being sent
        self._writer: asyncio.Task[None] | None = None
        self._marks: dict[int, float] = {}
        self._last_mark = 0
        self._trips: deque[float] = deque(maxlen=ECHOES)

    # -- sending ----------------------------------------------------------------------

    def send(self, message: ToClient) -> None:
        """Send a message without waiting."""
        self.send_text(ENCODER.encode(message).decode())

    def send_text(self, text: str) -> None:
        """Send an encoded message without waiting."""
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
            waits_for = run_eagerly(sending)
        except (OSError, RuntimeError):  # the client is gone; the reader notices, too
            self.full = True
            return
        if waits_for is not DONE:
            self._pending = sys.getsizeof(message.get("text") or message["bytes"])
            self._writer = asyncio.create_task(self._write(sending, waits_for))

    def send_frame(self, data: bytes) -> None:
        """Send a frame, or drop it under back-pressure; a newer one follows anyway."""
        if not self.full and self._writer is None:
            self._send_now({"type": "websocket.send", "bytes": data})

    async def _write(self, sending: Sending, waits_for: object) -> None:
        """Finish a blocked send, then drain the outbox."""
        try:
            await resume(sending, waits_for)
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
        """Memory used by unsent messages."""
        return self._waiting + self._pending

    def clear_outbox(self) -> None:
        """Discard unsent messages; a full update follows."""
        self._outbox.clear()
        self._waiting = 0

    def close(self) -> None:
        """Stop sending."""
        self.full = True
        self.clear_outbox()
        if self._writer is not None:
            self._writer.cancel()

    # -- round trips --------------------------------------------------------------------

    def new_mark(self, now: float) -> int:
        """A mark for a pong that is sent now, to be echoed immediately."""
        self._last_mark += 1
        self._marks[self._last_mark] = now
        self._marks.pop(self._last_mark - ECHOES, None)
        return self._last_mark

    def on_echo(self, mark: int, arrived: float) -> None:
        """A mark came back."""
        sent = self._marks.pop(mark, None)
        if sent is not None:
            self._trips.append(arrived - sent)

    @property
    def round_trip(self) -> float:
        """The median of the last round trips in seconds; 0 if unknown."""
        trips = sorted(self._trips)
        return trips[len(trips) // 2] if trips else 0.0
