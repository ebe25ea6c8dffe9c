"""The server's side of the worker processes that replay records; limited in number and time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.http.responses import Refusal
from spicery.server.messages import Fault
from spicery.server.replays.replay_worker import Job
from spicery.supervision.channel import WorkerFailed
from spicery.supervision.pool import WorkerPool
from spicery.supervision.process import CannotStart, WorkerEnded
from spicery.supervision.worker import Worker

FAULT = msgspec.json.Decoder(Fault)
PATIENCE = 20.0  # seconds to wait for a free worker


class ReplayProcess(Worker):
    """One worker process."""

    MODULE = "spicery.server.replays.replay_worker"

    async def read(self, job: Job) -> list[bytes] | Refusal:
        """The parts of a reply, or a refusal."""
        *parts, refused = await self.parts(msgspec.json.encode(job))
        if refused:
            fault = FAULT.decode(refused)
            return Refusal(fault.why, fault.detail, fault.line)
        return parts


class ReplayPool:
    """The worker processes, with a limit on concurrent jobs."""

    def __init__(
        self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.pool = WorkerPool(ReplayProcess.start, seconds, clock=clock)
        self._room = asyncio.Semaphore(most)

    async def ask(self, job: Job) -> bytes:
        """Run a job; raises Refusal if it fails."""
        return b"".join(await self.parts(job))

    async def parts(self, job: Job) -> list[bytes]:
        """The same, as the parts in which it arrived."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._room.acquire()
        except TimeoutError as error:
            raise Refusal(
                "too-often", "the server is busy with other records; try again soon"
            ) from error
        try:
            answer = await self.pool.ask(lambda reader: reader.read(job))
        except TimeoutError as error:
            told = f"reading this record takes longer than {self.pool.seconds:g} seconds"
            raise Refusal("too-long", told) from error
        except WorkerFailed as failed:
            note_trouble("reader-failed", failed.error, where=failed.where)
            raise Refusal("ours", "internal server error") from failed
        except (WorkerEnded, CannotStart) as error:
            note_fault("reader-died", error)
            raise Refusal("not-now", "this record could not be read; try again") from error
        finally:
            self._room.release()
        if isinstance(answer, Refusal):
            raise answer
        return answer

    async def close(self) -> None:
        """Stop all workers."""
        await self.pool.close()
