"""The network transport: uvicorn's protocols with limits against slow and greedy clients.

Headers must be small and arrive within seconds, idle connections are closed, clients that stop
reading are disconnected, and connections are limited in total and per address.  When the process
runs out of file descriptors, accepting pauses until some are free, and the log says so.
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
AGAIN = 0.5  # seconds to pause accepting when out of resources
AT_ONCE = 64  # connections accepted per event loop iteration
LEAST = 16_384  # bytes a stalled client must read per period
FRAGMENTS = 1024  # per WebSocket message
CUT = "spicery.cut"  # the ASGI extension that aborts a connection


@dataclass(frozen=True)
class ConnectionLimits:
    """Time and size limits of a connection."""

    head_seconds: float
    head_bytes: int
    body_seconds: float
    stalled: float  # seconds after which a stalled client is disconnected


class ConnectionCounter:
    """Counts open connections, in total and by address."""

    def __init__(self, most: int, each: int, is_shared: Callable[[str], bool]) -> None:
        self.most = most
        self.each = each  # per address
        self._is_shared = is_shared  # whether an address is a trusted proxy, which has no limit
        self._by_address: Counter[str] = Counter()
        self._all = 0

    def enter(self, host: str) -> bool:
        """Count a new connection; False if the limit is reached."""
        address = counted(host)
        full = self._all >= self.most
        many = self._by_address[address] >= self.each and not self._is_shared(host)
        if full or many:
            why = "too many connections" if full else "too many connections from one address"
            note_trouble("connections-refused", why)
            return False
        self._all += 1
        self._by_address[address] += 1
        return True

    def leave(self, host: str) -> None:
        """Count a closed connection."""
        address = counted(host)
        self._all -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class StallTimer:
    """Aborts a connection whose client reads next to nothing of what it is sent."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._size = 0  # of the write buffer at the last check
        self._timer: TimerHandle | None = None

    def begin(self) -> None:
        """The write buffer is full: start checking."""
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
        """The write buffer has drained, or the client is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class LimitedHttpProtocol(HttpToolsProtocol):
    """An HTTP connection with limits."""

    def __init__(self, bounds: ConnectionLimits, register: ConnectionCounter, **rest: Any) -> None:
        super().__init__(**rest)
        self._bounds = bounds
        self._register = register
        self._host = ""
        self._inside = False  # whether it is counted
        self._head = 0  # bytes received of incomplete headers; -1: they are complete
        self._size = 0  # of the parsed parts of the headers
        self._timer: TimerHandle | None = None
        self._stall: StallTimer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and start the header timeout."""
        super().connection_made(transport)
        self._stall = StallTimer(transport, self._bounds.stalled)
        self._host = self.client[0] if self.client else ""
        self._inside = self._register.enter(self._host)
        if self._inside:
            self._wait(self._bounds.head_seconds)
        else:
            self._end(503, "Too many connections; try again later.")

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection and cancel its timers."""
        self._stop_waiting()
        self._stall.end()
        if self._inside:
            self._inside = False
            self._register.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Feed the parser; enforce the header size."""
        if self.transport.is_closing():
            return
        if self._head >= 0:
            self._head += len(data)
        super().data_received(data)
        if self._head > self._bounds.head_bytes and not self.transport.is_closing():
            self._too_large()

    def on_url(self, url: bytes) -> None:
        """Part of the URL."""
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are complete; let the application abort the connection, too."""
        self._wait(self._bounds.body_seconds)
        self._head = -1
        self._size = 0
        super().on_headers_complete()
        self.scope.setdefault("extensions", {})[CUT] = {"cut": self.transport.close}

    def on_message_complete(self) -> None:
        """The request is complete; headers of the next one may follow."""
        self._stop_waiting()
        self._head = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """The response is sent; start the keep-alive timeout."""
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._wait(self.timeout_keep_alive + self._bounds.head_seconds)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket protocol, which uncounts it."""
        self._inside = False
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        self._stall.end()
        super().resume_writing()

    def _measure(self, size: int) -> None:
        self._size += size
        if self._size > self._bounds.head_bytes:
            self._too_large()
            raise ValueError("the headers are too large")  # stops the parser

    def send_400_response(self, msg: str) -> None:
        """Reject a malformed request, unless it was rejected already."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _too_large(self) -> None:
        self._end(431, f"Request headers may have at most {self._bounds.head_bytes} bytes.")

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        """A timeout: answer 408 if a request was incomplete, otherwise just close."""
        self._timer = None
        if self._head > 0 or (self._head < 0 and not self.cycle.response_started):
            self._end(408, "The request did not arrive in time.")
        else:
            self.transport.close()

    def _end(self, status: int, why: str) -> None:
        """Send an error response and close."""
        if self.transport.is_closing():
            return
        text = why.encode()
        head = f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(text)}\r\n"
        self.transport.write(
            STATUS_LINE[status] + head.encode() + b"connection: close\r\n\r\n" + text
        )
        self.transport.close()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection with limits."""

    def __init__(self, bounds: ConnectionLimits, register: ConnectionCounter, **rest: Any) -> None:
        super().__init__(**rest)
        self._bounds = bounds
        self._register = register
        self._stall: StallTimer

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over from the HTTP protocol."""
        super().connection_made(transport)
        self._stall = StallTimer(self.transport, self._bounds.stalled)

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncount the connection and cancel its timers."""
        self._stall.end()
        self._register.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The write buffer is full."""
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The write buffer has drained."""
        self._stall.end()
        super().resume_writing()

    def handle_ping(self) -> None:
        """Answer, unless the write buffer is full: pongs would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Any) -> None:
        """A continuation frame; limits their number, since they may be empty."""
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.transport.abort()

    async def run_asgi(self) -> None:
        """Let the application abort a connection without a closing handshake."""
        self.scope["extensions"][CUT] = {"cut": self.transport.abort}
        await super().run_asgi()


class Listener:
    """Accepts connections on one listening socket."""

    def __init__(self, place: socket.socket, make: Callable[[], asyncio.Protocol]) -> None:
        self._socket = place
        self._make_protocol = make
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._failures = 0
        self._pause: TimerHandle | None = None
        place.setblocking(False)
        self._listen()

    def _listen(self) -> None:
        self._pause = None
        self._loop.add_reader(self._socket.fileno(), self._ready)

    def _ready(self) -> None:
        """Accept pending connections."""
        for _ in range(AT_ONCE):
            try:
                client, _address = self._socket.accept()
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
            task = self._loop.create_task(self._serve(client))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _wait(self, error: OSError) -> None:
        """Out of resources: stop accepting for a moment; clients wait in the backlog."""
        if not self._failures:
            note("no-room-for-connections", error=error.strerror)
        self._failures += 1
        self._loop.remove_reader(self._socket.fileno())
        self._pause = self._loop.call_later(AGAIN, self._listen)

    async def _serve(self, client: socket.socket) -> None:
        try:
            client.setblocking(False)
            if client.family in (socket.AF_INET, socket.AF_INET6):
                client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # messages are small
            await self._loop.connect_accepted_socket(self._make_protocol, client)
        except OSError:  # the client is gone, or resources ran out
            client.close()

    def close(self) -> None:
        """Stop accepting."""
        if self._pause is not None:
            self._pause.cancel()
        else:
            self._loop.remove_reader(self._socket.fileno())

    async def wait_closed(self) -> None:
        """Nothing to wait for."""
