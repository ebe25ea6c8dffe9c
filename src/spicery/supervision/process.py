"""Starts and ends a child process; communication with it is handled by other modules.

The child is a fresh Python interpreter that inherits only the import path: no threads, no open
files.  It runs in its own session, so Ctrl-C in a terminal does not reach it, and killing it also
kills everything it started.  Its standard input is one end of a socket; its output goes to our
standard error or is captured, and is never mistaken for an answer.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

GRACE = 1.0  # seconds a process has to exit by itself
STARTING = 60.0  # seconds a process has to get ready, even on a busy machine


class CannotStart(Exception):
    """No worker process can be started at the moment."""


class WorkerEnded(Exception):
    """The worker process ended before it answered."""


class ChildProcess:
    """A Python module running in its own process; OSError if it cannot be started."""

    def __init__(self, module: str, *arguments: str, capture: bool = False) -> None:
        command = [sys.executable, "-P", "-m", module, *arguments]
        self.socket, theirs = socket.socketpair()
        try:
            with theirs:
                self._child = launched(command, theirs, capture)
        except BaseException:
            self.socket.close()
            raise

    @property
    def pid(self) -> int:
        """The process id."""
        return self._child.pid

    @property
    def output(self) -> IO[bytes] | None:
        """Its output, if captured."""
        return self._child.stdout

    @property
    def alive(self) -> bool:
        """Whether it is running."""
        return self._child.poll() is None

    def wait(self, seconds: float) -> int | None:
        """Its exit code; None if it does not exit in time."""
        with suppress(subprocess.TimeoutExpired):
            return self._child.wait(seconds)
        return None

    def kill(self) -> None:
        """Kill it and everything it started, and wait until it has ended."""
        if self._child.poll() is None:
            kill_group(self._child)
        self._child.wait()


def launched(command: list[str], theirs: socket.socket, capture: bool) -> subprocess.Popen[bytes]:
    """Start a process and pass it one end of the connection."""
    output = subprocess.PIPE if capture else 2
    errors = subprocess.STDOUT if capture else None
    path = os.pathsep.join([str(Path(entry).absolute()) for entry in sys.path])
    environment = {**os.environ, "PYTHONPATH": path}
    if sys.platform == "win32":  # there, a socket cannot be a standard stream
        child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=output,
            stderr=errors,
            env=environment,
            creationflags=subprocess.CREATE_NEW_PROCESS_GROUP,
        )
        assert child.stdin is not None
        with child.stdin:
            child.stdin.write(theirs.share(child.pid))
        return child
    return subprocess.Popen(
        command,
        stdin=theirs.fileno(),
        stdout=output,
        stderr=errors,
        env=environment,
        start_new_session=True,
    )


def kill_group(child: subprocess.Popen[bytes]) -> None:
    """Kill a running process with its whole session."""
    if sys.platform == "win32":
        child.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # macOS forbids signalling a zombie
        os.killpg(child.pid, signal.SIGKILL)
