"""A worker process for blocking code."""

from __future__ import annotations

import time
from typing import IO

from spicery.supervision.backoff import Backoff
from spicery.supervision.channel import LIMIT, Channel, Hangup, collect
from spicery.supervision.process import GRACE, STARTING, CannotStart, ChildProcess, WorkerEnded

ATTEMPTS = 5
SHORTEST, LONGEST = 0.2, 2.0  # seconds between two attempts to start a process


class BlockingWorker:
    """A process that answers one request at a time; CannotStart if it cannot be started.

    It gets ready in the background; the first request waits until it has.
    """

    def __init__(self, module: str, *arguments: str, capture: bool = False) -> None:
        self._process = started(module, *arguments, capture=capture)
        self._channel = Channel(self._process.socket)
        self._ready = False

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.alive

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def output(self) -> IO[bytes] | None:
        """Its output, if captured."""
        return self._process.output

    def ask(self, request: bytes, seconds: float) -> bytes:
        """The answer to a request; TimeoutError, WorkerEnded, or WorkerFailed with its error."""
        try:
            if not self._ready:
                self._answer(STARTING)
                self._ready = True
            self._channel.send(LIMIT.pack(seconds) + request, seconds)
            return self._answer(seconds)
        except Hangup as error:
            raise WorkerEnded from error

    def _answer(self, seconds: float) -> bytes:
        deadline = time.monotonic() + seconds
        parts: list[bytes] = []
        while not collect(self._channel.receive(max(0.0, deadline - time.monotonic())), parts):
            pass
        return b"".join(parts)

    def exit_code(self) -> int | None:
        """The exit code of a process that is about to exit; None if it does not."""
        return self._process.wait(GRACE)

    def end(self) -> None:
        """Kill the process."""
        self._channel.close()
        self._process.kill()


def started(module: str, *arguments: str, capture: bool) -> ChildProcess:
    """A new process; retries for a while, then raises CannotStart."""
    backoff = Backoff(SHORTEST, LONGEST)
    for attempt in range(1, ATTEMPTS + 1):
        try:
            return ChildProcess(module, *arguments, capture=capture)
        except OSError as error:
            if attempt == ATTEMPTS:
                raise CannotStart(f"cannot start a process: {error}") from error
        time.sleep(backoff.next_delay())
    raise AssertionError
