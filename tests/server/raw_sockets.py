"""Raw sockets, for misbehaving clients."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.live_server import LONG, Guest, LiveServer

SMALL = 4096  # bytes of socket buffers, each way
TEXT, PING = 1, 9


def shrink_buffers(server: LiveServer) -> None:
    """Shrink the send buffer, so that a client that doesn't read is noticed soon."""
    assert server.bound is not None
    server.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)


@contextmanager
def plain(server: LiveServer, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection on which nothing has been sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.settimeout(LONG)
    line.bind((source, 0))
    line.connect(("127.0.0.1", server.port))
    with line:
        yield line


def ended(line: socket.socket) -> bytes:
    """Everything the server sends until it closes the connection."""
    heard = b""
    try:
        while data := line.recv(65_536):
            heard += data
    except ConnectionError:
        return heard
    return heard


@contextmanager
def non_reading(guest: Guest, table: str) -> Iterator[NonReadingSocket]:
    """A table socket that sends but never reads."""
    with plain(guest.server) as line:
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "host: 127.0.0.1",
            "upgrade: websocket",
            "connection: upgrade",
            f"sec-websocket-key: {key}",
            "sec-websocket-version: 13",
            f"cookie: {guest.cookie}",
        ]
        line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += line.recv(1)
        assert b" 101 " in heard
        yield NonReadingSocket(line)


class NonReadingSocket:
    """A WebSocket that never reads."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line

    def frame(self, kind: int, data: bytes) -> bytes:
        """A client frame, masked with zeros."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        return bytes([0x80 | kind]) + size + bytes(4) + data

    def say(self, what: str, **fields: object) -> None:
        """Send a message."""
        self.line.sendall(self.frame(TEXT, json.dumps({"say": what, **fields}).encode()))

    def ping(self, count: int) -> None:
        """Send many protocol-level pings."""
        self.line.sendall(self.frame(PING, b"x" * 125) * count)
