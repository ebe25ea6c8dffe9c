"""Plain sockets for clients that behave as no client should."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.server.house import LONG, Guest, Running

SMALL = 4096  # bytes that the system keeps for a connection, each way
TEXT, PING = 1, 9


def eventually(holds: Callable[[], object], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.01)


def keep_little(server: Running) -> None:
    """Let the system keep little of what is sent, so that a client who reads nothing is noticed."""
    assert server.bound is not None
    server.bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)


@contextmanager
def plain(server: Running, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection on which nothing was said yet."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.settimeout(LONG)
    line.bind((source, 0))
    line.connect(("127.0.0.1", server.port))
    with line:
        yield line


def ended(line: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    try:
        while data := line.recv(65_536):
            heard += data
    except ConnectionError:
        return heard
    return heard


@contextmanager
def mute(guest: Guest, table: str) -> Iterator[Mute]:
    """A socket at a table that speaks and never reads."""
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
        yield Mute(line)


class Mute:
    """Such a socket."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line

    def frame(self, kind: int, data: bytes) -> bytes:
        """A frame of a client, masked with zeros."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 254, len(data))
        return bytes([0x80 | kind]) + size + bytes(4) + data

    def say(self, what: str, **fields: object) -> None:
        """A message."""
        self.line.sendall(self.frame(TEXT, json.dumps({"say": what, **fields}).encode()))

    def ping(self, count: int) -> None:
        """Many pings of the protocol, each to be answered."""
        self.line.sendall(self.frame(PING, b"x" * 125) * count)
