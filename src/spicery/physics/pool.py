"""Worker processes that simulate motions for the tables of a server.

A worker that dies is replaced, and its simulation is repeated, since it has no side effects.  If
that fails again or takes too long, the caller gets a PhysicsError: the table is unchanged, and the
player can repeat the motion.
"""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from spicery.physics.cores import usable_cores
from spicery.physics.errors import PhysicsError
from spicery.physics.simulation import PhysicsRequest, PhysicsResult
from spicery.supervision.channel import WorkerFailed
from spicery.supervision.pool import WorkerPool
from spicery.supervision.process import CannotStart, WorkerEnded
from spicery.supervision.worker import Worker

SECONDS = 10.0  # time limit of a simulation


class PhysicsWorker(Worker):
    """A process pinned to a core, with the engine loaded."""

    MODULE = "spicery.physics.worker"

    async def simulate(self, request: PhysicsRequest) -> PhysicsResult:
        """The result of a simulation."""
        return PhysicsResult(*pickle.loads(await self.ask(pickle.dumps(tuple(request)))))


async def started_on(core: int, seconds: float) -> PhysicsWorker:
    """A worker on a core."""
    return await PhysicsWorker.start(seconds, str(core))


class PhysicsPool:
    """A supervised process on each of `count` cores, running one simulation at a time."""

    def __init__(
        self,
        count: int = 1,
        seconds: float = SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        cores = usable_cores()
        self.cores = [
            WorkerPool(partial(started_on, cores[-1 - number % len(cores)]), seconds, clock=clock)
            for number in range(count)
        ]
        self._free: asyncio.Queue[WorkerPool[PhysicsWorker]] = asyncio.Queue()

    async def start(self) -> None:
        """Start the processes; requests made meanwhile wait until one is ready."""
        await asyncio.gather(*[self._warm(core) for core in self.cores])

    async def _warm(self, core: WorkerPool[PhysicsWorker]) -> None:
        with suppress(CannotStart):  # the first request tries again
            await core.warm()
        self._free.put_nowait(core)

    async def simulate(self, request: PhysicsRequest) -> PhysicsResult:
        """The result of a simulation; PhysicsError if it fails or takes too long."""
        core = await self._free.get()
        try:
            return await core.ask(lambda worker: worker.simulate(request))
        except WorkerFailed as failed:
            raise PhysicsError(f"{failed.error}: {failed.message}") from failed
        except TimeoutError as error:
            raise PhysicsError("the simulation took too long; please try again") from error
        except WorkerEnded as error:
            raise PhysicsError("the simulation stopped; please try again") from error
        except CannotStart as error:
            message = "the simulation cannot be started now; please try again"
            raise PhysicsError(message) from error
        finally:
            self._free.put_nowait(core)

    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.pid for core in self.cores for worker in core.workers]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*[core.close() for core in self.cores])
