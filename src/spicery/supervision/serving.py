"""The worker's side: get ready, then answer requests until the parent is gone.

If a request exceeds its time limit, the operating system kills the process.  The parent would, too,
but may have been killed itself; no worker outlives it for long.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from spicery.supervision.channel import LAST, LIMIT, PART, Channel, Hangup, failure
from spicery.supervision.process import GRACE, STARTING

T = TypeVar("T")
Handler = Callable[[bytes], Iterable[bytes]]  # a request in, the parts of its answer out


def serve(prepare: Callable[[], Handler]) -> None:
    """Answer requests with the handler that `prepare` returns once everything is loaded."""
    converse(lambda: requests_for(prepare()))


def requests_for(handler: Handler) -> Callable[[Channel], None]:
    """A conversation in which a handler answers one request after another."""

    def conversation(channel: Channel) -> None:
        while True:
            request = channel.receive()
            (seconds,) = LIMIT.unpack_from(request)
            with time_limit(seconds):
                answer(channel, handler, request[LIMIT.size :])

    return conversation


def converse(prepare: Callable[[], Callable[[Channel], None]]) -> None:
    """Prepare, report ready, then run the returned conversation until either side hangs up."""
    channel = parent_channel()
    with suppress(Hangup):
        with time_limit(STARTING):
            conversation = prepared(channel, prepare)
        channel.send(LAST)
        conversation(channel)


def prepared(channel: Channel, prepare: Callable[[], T]) -> T:
    """What `prepare` returns; if it fails, report the error to the parent and exit."""
    try:
        return prepare()
    except Exception as error:
        channel.send(failure(error))
        raise SystemExit(1) from error


def answer(channel: Channel, handler: Handler, request: bytes) -> None:
    """Send the parts of an answer, or the error that the handler raised.

    The last part is marked as such; a separate end message would wake the parent twice.
    """
    try:
        parts = iter(handler(request))
        last = next(parts, b"")
        for part in parts:
            channel.send(PART + last)
            last = part
    except Hangup:
        raise
    except Exception as error:  # noqa: BLE001  (reported to the caller)
        channel.send(failure(error))
    else:
        channel.send(LAST + last)


def parent_channel() -> Channel:
    """The channel to the parent, passed as standard input, which is then replaced by nothing."""
    if sys.platform == "win32":
        connection = socket.fromshare(sys.stdin.buffer.read())
    else:
        connection = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return Channel(connection)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Have the operating system kill this process if the block takes too long; 0: no limit."""
    if not seconds or not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
