"""The processes that read records, seen from the server: few, and asked without holding the loop.

Readers start when they are needed.  One that takes too long is ended and the record refused; one
that has died is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from spicery.server.http.web import Refusal
from spicery.server.logs import note_fault, note_trouble
from spicery.server.messages import Fault
from spicery.server.replays.replay_worker import END, FAILED, HEAD, PART, REFUSED, Failure, Job

FAULT = msgspec.json.Decoder(Fault)
FAILURE = msgspec.json.Decoder(Failure)
GONE = (OSError, RuntimeError, asyncio.IncompleteReadError)  # uvloop raises RuntimeError
PATIENCE = 20.0  # seconds that somebody waits for a free reader


class Reader:
    """One process."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self._child = child

    @classmethod
    async def start(cls) -> Reader:
        """A new process."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "spicery.server.replays.replay_worker")
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        )

    async def ask(self, job: Job) -> list[bytes]:
        """The parts of an answer; a Refusal says why there is none."""
        assert self._child.stdin is not None
        self._child.stdin.write(msgspec.json.encode(job) + b"\n")
        await self._child.stdin.drain()
        parts: list[bytes] = []
        while True:
            letter, data = await self._frame()
            if letter == PART:
                parts.append(data)
            elif letter == END:
                return parts
            else:
                raise refusal_in(letter, data)

    async def _frame(self) -> tuple[bytes, bytes]:
        assert self._child.stdout is not None
        letter, length = HEAD.unpack(await self._child.stdout.readexactly(HEAD.size))
        return letter, await self._child.stdout.readexactly(length)

    async def end(self) -> None:
        """Stop it, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._child.kill()
        await self._child.wait()


def refusal_in(letter: bytes, data: bytes) -> Refusal:
    """Why a job has no answer."""
    if letter == FAILED:
        failure = FAILURE.decode(data)
        note_trouble("reader-failed", failure.error, where=failure.where)
        return Refusal("ours", "a mistake of ours")
    assert letter == REFUSED
    fault = FAULT.decode(data)
    return Refusal(fault.why, fault.detail, fault.line)


class Readers:
    """All processes; started when they are needed."""

    def __init__(self, most: int, seconds: float) -> None:
        self.seconds = seconds  # for one record
        self._idle: list[Reader] = []
        self._all: set[Reader] = set()
        self._room = asyncio.Semaphore(most)

    async def ask(self, job: Job) -> bytes:
        """A whole answer; a Refusal says why there is none."""
        return b"".join(await self.parts(job))

    async def parts(self, job: Job) -> list[bytes]:
        """The same in the parts in which it came."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._room.acquire()
        except TimeoutError as error:
            raise Refusal("too-often", "many records are read just now; try again soon") from error
        try:
            return await self._read(job)
        finally:
            self._room.release()

    async def _read(self, job: Job) -> list[bytes]:
        """Ask a reader; once more if it turns out that it had died meanwhile."""
        while self._idle:
            with contextlib.suppress(*GONE):
                return await self._ask(self._idle.pop(), job)
        try:
            return await self._ask(await self._start(), job)
        except GONE as error:
            note_fault("reader-died", error)
            raise Refusal("not-now", "this record could not be read; try again") from error

    async def _start(self) -> Reader:
        reader = await Reader.start()
        self._all.add(reader)
        return reader

    async def _ask(self, reader: Reader, job: Job) -> list[bytes]:
        try:
            async with asyncio.timeout(self.seconds):
                parts = await reader.ask(job)
        except Refusal:
            self._idle.append(reader)
            raise
        except TimeoutError as error:
            await self._drop(reader)
            told = f"this record takes longer to read than {self.seconds:g} seconds"
            raise Refusal("too-long", told) from error
        except BaseException:
            await self._drop(reader)
            raise
        self._idle.append(reader)
        return parts

    async def _drop(self, reader: Reader) -> None:
        self._all.discard(reader)
        await reader.end()

    async def close(self) -> None:
        """End them all."""
        self._idle.clear()
        await asyncio.gather(*[self._drop(reader) for reader in list(self._all)])
