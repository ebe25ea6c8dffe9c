"""The worker processes that read records, seen from the server: few, and bounded in time."""

from __future__ import annotations

import asyncio

import msgspec

from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.http.web import Refusal
from spicery.server.messages import Fault
from spicery.server.replays.replay_worker import END, FAILED, HEAD, PART, REFUSED, Failure, Job
from spicery.supervision.pool import CannotStart, WorkerPool
from spicery.supervision.worker import WorkerEnded, WorkerProcess

FAULT = msgspec.json.Decoder(Fault)
FAILURE = msgspec.json.Decoder(Failure)
PATIENCE = 20.0  # seconds that somebody waits for a free reader


class Reader(WorkerProcess):
    """One process."""

    MODULE = "spicery.server.replays.replay_worker"

    async def read(self, job: Job) -> list[bytes] | Refusal:
        """The parts of an answer, or why there is none."""
        await self.write_line(msgspec.json.encode(job))
        parts: list[bytes] = []
        while True:
            letter, length = HEAD.unpack(await self.read_exactly(HEAD.size))
            data = await self.read_exactly(length)
            if letter == PART:
                parts.append(data)
            elif letter == END:
                return parts
            else:
                return refusal_in(letter, data)


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
    """All processes, of which so many read at once."""

    def __init__(self, most: int, seconds: float) -> None:
        self.pool = WorkerPool(Reader, seconds)
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
            answer = await self.pool.ask(lambda reader: reader.read(job))
        except TimeoutError as error:
            told = f"this record takes longer to read than {self.pool.seconds:g} seconds"
            raise Refusal("too-long", told) from error
        except (WorkerEnded, CannotStart) as error:
            note_fault("reader-died", error)
            raise Refusal("not-now", "this record could not be read; try again") from error
        finally:
            self._room.release()
        if isinstance(answer, Refusal):
            raise answer
        return answer

    async def close(self) -> None:
        """End them all."""
        await self.pool.close()
