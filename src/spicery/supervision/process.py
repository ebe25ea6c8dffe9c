"""A child process, from its start to its end; how one talks to it is the business of others.

It is a fresh interpreter with this one's import path and nothing else of it: no threads, no open
files.  It leads a session of its own, so Ctrl-C in a terminal does not reach it, and whatever it
has started is ended with it.  Its standard input is one end of a socket; what it prints goes to
our standard error or is captured, and is never taken for an answer.
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

GRACE = 1.0  # seconds in which a process may end by itself
STARTING = 60.0  # seconds it may take to be ready, on a busy machine


class CannotStart(Exception):
    """No worker process can be started now."""


class WorkerEnded(Exception):
    """The worker process is gone, so there is no answer."""


class ChildProcess:
    """A Python module that runs in a process of its own; OSError if there is no room for one."""

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
        """What it prints, if that is captured."""
        return self._child.stdout

    @property
    def alive(self) -> bool:
        """Whether it is running."""
        return self._child.poll() is None

    def wait(self, seconds: float) -> int | None:
        """Its exit code; None if it does not end in time."""
        with suppress(subprocess.TimeoutExpired):
            return self._child.wait(seconds)
        return None

    def kill(self) -> None:
        """End it, whatever it is doing, and all that it started; waits until it is gone."""
        if self._child.poll() is None:
            kill_group(self._child)
        self._child.wait()


def launched(command: list[str], theirs: socket.socket, capture: bool) -> subprocess.Popen[bytes]:
    """Start a process and hand one end of the connection over to it."""
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
    """Kill a process that runs, with its session."""
    if sys.platform == "win32":
        child.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # macOS forbids signalling a zombie
        os.killpg(child.pid, signal.SIGKILL)
