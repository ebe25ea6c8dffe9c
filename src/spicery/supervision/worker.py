"""One worker process: requests go to its standard input, answers come from its standard output.

How a request and an answer are framed, by lines or by lengths, is up to whoever speaks with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import ClassVar, Self

GRACE = 1.0  # seconds in which a process at rest ends by itself once nobody can ask it any more


class WorkerEnded(Exception):
    """The process has ended, so there is no answer."""


class WorkerProcess:
    """A child process that answers one request at a time."""

    MODULE: ClassVar[str]  # what it runs

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self.busy = False  # a request is under way
        self._child = child

    @classmethod
    async def start(cls) -> Self:
        """A new process; OSError if the machine has no room for one now."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", cls.MODULE)
        # In a session of its own, Ctrl-C at the server's terminal does not reach it.
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        )

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._child.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs, as far as is known."""
        return self._child.returncode is None

    async def write_line(self, data: bytes) -> None:
        """Send a request that is one line; WorkerEnded if nobody reads it any more."""
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(data + b"\n")
            await self._child.stdin.drain()
        except (OSError, RuntimeError) as error:  # uvloop raises RuntimeError for a closed pipe
            raise WorkerEnded from error

    async def read_line(self) -> bytes:
        """An answer that is one line; WorkerEnded if there is none."""
        assert self._child.stdout is not None
        try:
            line = await self._child.stdout.readline()
        except (OSError, RuntimeError) as error:
            raise WorkerEnded from error
        if not line.endswith(b"\n"):
            raise WorkerEnded
        return line

    async def read_exactly(self, length: int) -> bytes:
        """A part of an answer that has this length; WorkerEnded if it is cut off."""
        assert self._child.stdout is not None
        try:
            return await self._child.stdout.readexactly(length)
        except (OSError, RuntimeError, asyncio.IncompleteReadError) as error:
            raise WorkerEnded from error

    async def end(self) -> None:
        """Stop it, whatever it does; one at rest ends by itself when its input is closed."""
        if self._child.stdin is not None and not self.busy:
            self._child.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._child.wait(), GRACE)
        with contextlib.suppress(ProcessLookupError):
            self._child.kill()
        await self._child.wait()
