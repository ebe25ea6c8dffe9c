"""Connections as they come from the network: so many, so long, so much, whoever sends or does not.

A head must come whole within seconds and be small; nobody holds a line by saying nothing; what a
client does not take off the line is not kept for it for ever; and when the system has no room for
another connection we wait until it has, and say so.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spicery.server.diagnostics import note, note_trouble
from spicery.server.http.addresses import counted

NO_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
AGAIN = 0.5  # seconds until we look whether there is room for a connection
AT_ONCE = 64  # connections that are taken before others have their turn
LEAST = 16_384  # bytes that a client takes off a full line in that time
FRAGMENTS = 1024  # of one message
CUT = "spicery.cut"  # the ASGI extension that ends a line


@dataclass(frozen=True)
class Bounds:
    """What a connection may take."""

    head_seconds: float
    head_bytes: int
    body_seconds: float
    stalled: float  # seconds in which a client takes something off a full line


class Register:
    """The open connections, all in all and by address."""

    def __init__(self, most: int, each: int, is_shared: Callable[[str], bool]) -> None:
        self.most = most
        self.each = each  # of one address
        self._is_shared = is_shared  # whether an address is a proxy's: everybody comes from there
        self._by_address: Counter[str] = Counter()
        self._all = 0

    def enter(self, host: str) -> bool:
        """Count one more connection, if there may be one more."""
        address = counted(host)
        full = self._all >= self.most
        many = self._by_address[address] >= self.each and not self._is_shared(host)
        if full or many:
            why = "too many" if full else "too many of one address"
            note_trouble("connections-refused", why)
            return False
        self._all += 1
        self._by_address[address] += 1
        return True

    def leave(self, host: str) -> None:
        """A connection ended."""
        address = counted(host)
        self._all -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class Stall:
    """Ends a line whose client takes next to nothing of what it is sent, and frees the memory."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._size = 0  # of what waited on the line when we looked last
        self._timer: TimerHandle | None = None

    def begin(self) -> None:
        """The client has much to take off the line."""
        if self._timer is None:
            self._size = self._transport.get_write_buffer_size()
            self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def _look(self) -> None:
        before, self._size = self._size, self._transport.get_write_buffer_size()
        if before - self._size < LEAST:
            self._transport.abort()
        else:
            self._wait()

    def end(self) -> None:
        """It took most of it, or is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpLine(HttpToolsProtocol):
    """A connection that speaks HTTP."""

    def __init__(self, bounds: Bounds, register: Register, **rest: Any) -> None:
        super().__init__(**rest)
        self._bounds = bounds
        self._register = register
        self._host = ""
        self._inside = False  # it is counted
        self._head = 0  # bytes of a head that is not whole yet; -1: it is whole
        self._size = 0  # of the head's parts that were read
        self._timer: TimerHandle | None = None
        self._stall: Stall

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client came."""
        super().connection_made(transport)
        self._stall = Stall(transport, self._bounds.stalled)
        self._host = self.client[0] if self.client else ""
        self._inside = self._register.enter(self._host)
        if self._inside:
            self._wait(self._bounds.head_seconds)
        else:
            self._end(503, "Too many connections; try again soon.")

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._stop_waiting()
        self._stall.end()
        if self._inside:
            self._inside = False
            self._register.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request."""
        if self.transport.is_closing():
            return
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        if self._head > self._bounds.head_bytes and not self.transport.is_closing():
            self._too_large()

    def on_url(self, url: bytes) -> None:
        """Some of the address."""
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole; a body may follow.  The application may end the line, too."""
        self._wait(self._bounds.body_seconds)
        self._head = -1
        self._size = 0
        super().on_headers_complete()
        self.scope.setdefault("extensions", {})[CUT] = {"cut": self.transport.close}

    def on_message_complete(self) -> None:
        """The body is whole; what comes next is another head."""
        self._stop_waiting()
        self._head = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Answered; the line is kept for another request, but not for long."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._wait(self.timeout_keep_alive + self._bounds.head_seconds)

    def handle_websocket_upgrade(self) -> None:
        """From now on a SocketLine counts this connection."""
        self._inside = False
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client takes less than it is sent."""
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It took most of it."""
        self._stall.end()
        super().resume_writing()

    def _measure(self, size: int) -> None:
        self._size += size
        if self._size > self._bounds.head_bytes:
            self._too_large()
            raise ValueError("the head is too large")  # the parser stops here

    def send_400_response(self, msg: str) -> None:
        """What cannot be read, unless that was answered already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _too_large(self) -> None:
        self._end(431, f"A request's headers have at most {self._bounds.head_bytes} bytes.")

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        """What was to come did not; who has sent nothing, or is being answered, is told nothing."""
        self._timer = None
        if self._head > 0 or (self._head < 0 and not self.cycle.response_started):
            self._end(408, "The request did not come in time.")
        else:
            self.transport.close()

    def _end(self, status: int, why: str) -> None:
        """Say why, and end the connection."""
        if self.transport.is_closing():
            return
        text = why.encode()
        head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\n"
        self.transport.write(
            STATUS_LINE[status] + head.encode() + b"connection: close\r\n\r\n" + text
        )
        self.transport.close()


class SocketLine(WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    def __init__(self, bounds: Bounds, register: Register, **rest: Any) -> None:
        super().__init__(**rest)
        self._bounds = bounds
        self._register = register
        self._stall: Stall

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """An HttpLine hands over its client."""
        super().connection_made(transport)
        self._stall = Stall(self.transport, self._bounds.stalled)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._stall.end()
        self._register.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client takes less than it is sent."""
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It took most of it."""
        self._stall.end()
        super().resume_writing()

    def handle_ping(self) -> None:
        """Answer, unless the client takes nothing anyway: answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Any) -> None:
        """One more part of a message; they may be empty, but not too many."""
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Tell the application how to end a line that takes nothing, not even a farewell."""
        self.scope["extensions"][CUT] = {"cut": self.transport.abort}
        await super().run_asgi()


class Listener:
    """Takes the connections of one listening socket."""

    def __init__(self, place: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
        self._place = place
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures = 0
        self._pause: TimerHandle | None = None
        place.setblocking(False)
        self._listen()

    def _listen(self) -> None:
        self._pause = None
        self._loop.add_reader(self._place.fileno(), self._ready)

    def _ready(self) -> None:
        """Somebody knocks."""
        for _ in range(AT_ONCE):
            try:
                line, _address = self._place.accept()
            except (BlockingIOError, InterruptedError, ConnectionError):
                return
            except OSError as error:
                if error.errno not in NO_ROOM:
                    raise
                self._wait(error)
                return
            if self._failures:
                note("room-for-connections", failures=self._failures)
                self._failures = 0
            task = self._loop.create_task(self._take(line))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _wait(self, error: OSError) -> None:
        """There is no room now: those who knock wait outside, and we look again soon."""
        if not self._failures:
            note("no-room-for-connections", error=error.strerror)
        self._failures += 1
        self._loop.remove_reader(self._place.fileno())
        self._pause = self._loop.call_later(AGAIN, self._listen)

    async def _take(self, line: socket.socket) -> None:
        try:
            line.setblocking(False)
            if line.family in (socket.AF_INET, socket.AF_INET6):
                line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # messages are small
            await self._loop.connect_accepted_socket(self._make, line)
        except OSError:  # gone again, or no room: it is as if it had not come
            line.close()

    def close(self) -> None:
        """Take no more."""
        if self._pause is not None:
            self._pause.cancel()
        else:
            self._loop.remove_reader(self._place.fileno())

    async def wait_closed(self) -> None:
        """Nothing is left to wait for."""
