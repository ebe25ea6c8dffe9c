"""Messages between a parent and a worker process: four bytes of length, then the bytes.

Each request states its time limit.  The answer consists of one or more parts, each a message, or is
a failure.  What the messages contain (JSON, pickle) is up to the two ends.
"""

from __future__ import annotations

import json
import socket
import struct
import time
import traceback
from contextlib import suppress

HEAD = struct.Struct(">I")  # length
LIMIT = struct.Struct(">d")  # seconds a request may take; 0: no limit
LARGEST = 1 << 26  # bytes of one message
CHUNK = 1 << 16
FRAMES = 4  # innermost frames of a traceback that are reported
PART, LAST, FAILED = b"+", b".", b"!"


class Hangup(EOFError):
    """The other end is gone."""


class Garbled(Exception):
    """The bytes that arrived are not a message."""


class WorkerFailed(Exception):
    """The request failed in the worker, which goes on: the error, and where it was raised.

    Its message may contain secrets, so it is not part of this exception's text.
    """

    def __init__(self, error: str, message: str, where: list[str]) -> None:
        super().__init__(error)
        self.error = error
        self.message = message
        self.where = where


def framed(message: bytes) -> bytes:
    """A message as it is sent."""
    return HEAD.pack(len(message)) + message


def length_in(head: bytes) -> int:
    """The length of the next message; Garbled if it is impossibly long."""
    length: int = HEAD.unpack(head)[0]
    if length > LARGEST:
        raise Garbled
    return length


def failure(error: Exception) -> bytes:
    """The message that reports an error."""
    message = ""
    with suppress(Exception):  # a third party's __str__ may fail
        message = str(error)
    told = {"error": type(error).__name__, "message": message, "where": places(error)}
    return FAILED + json.dumps(told).encode()


def places(error: BaseException) -> list[str]:
    """Where an error was raised: file and line of the innermost frames."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]


def collect(message: bytes, parts: list[bytes]) -> bool:
    """Add one message of an answer to its parts; whether the answer is complete."""
    kind, data = message[:1], message[1:]
    if kind == FAILED:
        raise failure_in(data)
    if kind not in (PART, LAST):
        raise Garbled
    parts.append(data)
    return kind == LAST


def failure_in(data: bytes) -> WorkerFailed:
    """The failure that a message reports; Garbled if it is malformed."""
    try:
        told = json.loads(data)
        where = [str(place) for place in told["where"]]
        return WorkerFailed(str(told["error"]), str(told["message"]), where)
    except (ValueError, TypeError, KeyError) as error:
        raise Garbled from error


class Channel:
    """One end of a connection, for blocking code; Hangup once the other end is gone."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._received = bytearray()

    def send(self, message: bytes, seconds: float | None = None) -> None:
        """Send a message; TimeoutError if the other end does not read it in time."""
        self._socket.settimeout(seconds)
        try:
            self._socket.sendall(framed(message))
        except TimeoutError:
            raise
        except OSError as error:
            raise Hangup from error

    def receive(self, seconds: float | None = None) -> bytes:
        """The next message; TimeoutError if it is not complete in time, but nothing is lost."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while (message := self._next()) is None:
            left = None if deadline is None else max(0.0, deadline - time.monotonic())
            self._received += self._chunk(left)
        return message

    def _next(self) -> bytes | None:
        if len(self._received) < HEAD.size:
            return None
        end = HEAD.size + length_in(bytes(self._received[: HEAD.size]))
        if len(self._received) < end:
            return None
        message = bytes(self._received[HEAD.size : end])
        del self._received[:end]
        return message

    def _chunk(self, seconds: float | None) -> bytes:
        self._socket.settimeout(seconds)
        try:
            chunk = self._socket.recv(CHUNK)
        except (TimeoutError, BlockingIOError) as error:
            raise TimeoutError from error
        except OSError as error:
            raise Hangup from error
        if not chunk:
            raise Hangup
        return chunk

    def close(self) -> None:
        """Close this end."""
        self._socket.close()
