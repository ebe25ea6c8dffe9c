"""A worker process for asyncio code."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar, Self

from spicery.supervision.channel import HEAD, LIMIT, collect, framed, length_in
from spicery.supervision.process import GRACE, STARTING, ChildProcess, WorkerEnded

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
BROKEN = (OSError, RuntimeError, EOFError)  # uvloop raises RuntimeError for a closed socket


class Worker:
    """A process that answers one request at a time, or holds a longer conversation."""

    MODULE: ClassVar[str]  # the module to run

    def __init__(self, process: ChildProcess, streams: Streams, seconds: float) -> None:
        self.busy = False  # a request is in progress
        self._process = process
        self._reader, self._writer = streams
        self._seconds = seconds

    @classmethod
    async def start(cls, seconds: float = 0.0, *arguments: str) -> Self:
        """Start a process and wait until it is ready; `seconds` limits each request, 0: no limit.

        Raises OSError if it cannot be started, and WorkerEnded, WorkerFailed or TimeoutError if it
        does not get ready.
        """
        process = ChildProcess(cls.MODULE, *arguments)
        try:
            streams = await asyncio.open_connection(sock=process.socket)
        except BaseException:  # such as a cancellation
            process.socket.close()
            await killed(process)
            raise
        worker = cls(process, streams, seconds)
        worker.busy = True
        try:
            async with asyncio.timeout(STARTING):
                await worker._answer()
        except BaseException:
            await worker.end()
            raise
        worker.busy = False
        return worker

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.alive

    async def ask(self, request: bytes) -> bytes:
        """The whole answer to a request; WorkerEnded, or WorkerFailed with its error."""
        return b"".join(await self.parts(request))

    async def parts(self, request: bytes) -> list[bytes]:
        """The same, in the parts in which it was sent."""
        self.post(LIMIT.pack(self._seconds) + request)
        return await self._answer()

    async def _answer(self) -> list[bytes]:
        parts: list[bytes] = []
        while not collect(await self.receive(), parts):
            pass
        return parts

    def post(self, message: bytes) -> None:
        """Send a message without waiting until it is read; WorkerEnded if the process is gone."""
        try:
            self._writer.write(framed(message))
        except BROKEN as error:
            raise WorkerEnded from error

    async def receive(self) -> bytes:
        """The next message; WorkerEnded if the process is gone."""
        try:
            head = await self._reader.readexactly(HEAD.size)
            return await self._reader.readexactly(length_in(head))
        except BROKEN as error:
            raise WorkerEnded from error

    async def end(self) -> None:
        """End the process: if idle, let it exit by itself; if busy, kill it."""
        try:
            if not self.busy:
                with suppress(*BROKEN):  # TimeoutError is an OSError
                    self._writer.write_eof()
                    async with asyncio.timeout(GRACE):
                        await self._reader.read()
        finally:
            self._writer.close()
            await killed(self._process)


async def killed(process: ChildProcess) -> None:
    """Kill a process and wait until it has ended, even if the waiting task is cancelled.

    Some frameworks cancel a task again at every await; without the shield, the thread that kills
    the process might never run.
    """
    await asyncio.shield(asyncio.to_thread(process.kill))
