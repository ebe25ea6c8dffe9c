"""A pool of worker processes of one kind: started on demand, replaced when they die.

A process may die at any time, even while idle: it is replaced, and the request is repeated once.
A process that takes too long, or whose answer is invalid, is killed.  After a failed start, the
next attempt waits (exponential backoff), so that an overloaded machine is not burdened further.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from spicery.supervision.backoff import Backoff
from spicery.supervision.channel import WorkerFailed
from spicery.supervision.process import CannotStart, WorkerEnded
from spicery.supervision.worker import Worker

W = TypeVar("W", bound=Worker)
T = TypeVar("T")
SHORTEST, LONGEST = 0.2, 5.0  # seconds of backoff after a process could not be started


class WorkerPool(Generic[W]):
    """The processes; callers decide how many requests run concurrently."""

    def __init__(
        self,
        start: Callable[[float], Awaitable[W]],
        seconds: float,
        on_death: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds  # time limit of a request; 0: none
        self.workers: set[W] = set()
        self._launch = start
        self._on_death = on_death  # called when a process is found to have died
        self._clock = clock
        self._idle: list[W] = []
        self._backoff = Backoff(SHORTEST, LONGEST)
        self._resume = float("-inf")  # no process is started before this time
        self._closed = False

    async def warm(self) -> None:
        """Start a process before it is needed; may raise CannotStart."""
        self._idle.append(await self._start())

    async def ask(self, request: Callable[[W], Awaitable[T]]) -> T:
        """The answer of a process to a request.

        Raises CannotStart; WorkerFailed if the request failed but the process goes on; WorkerEnded
        if two processes in a row died of it; TimeoutError.  After any other exception, too, the
        process is ended.
        """
        try:
            return await self._ask(await self._at_rest(), request)
        except WorkerEnded:  # it may have died before it was asked
            self._on_death()
        return await self._ask(await self._start(), request)

    async def _ask(self, worker: W, request: Callable[[W], Awaitable[T]]) -> T:
        worker.busy = True
        try:
            async with asyncio.timeout(self.seconds or None):
                answer = await request(worker)
        except WorkerFailed:
            self._release(worker)
            raise
        except BaseException:
            await self._drop(worker)
            raise
        self._release(worker)
        return answer

    def _release(self, worker: W) -> None:
        worker.busy = False
        self._idle.append(worker)

    async def _at_rest(self) -> W:
        """An idle process, or a new one; those that died in the meantime are removed."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._on_death()
            await self._drop(worker)
        return await self._start()

    async def _start(self) -> W:
        if self._closed or self._clock() < self._resume:
            raise CannotStart
        try:
            worker = await self._launch(self.seconds)
        except (OSError, WorkerEnded, WorkerFailed) as error:  # TimeoutError is an OSError
            self._resume = self._clock() + self._backoff.next_delay()
            raise CannotStart from error
        self._backoff.reset()
        self.workers.add(worker)
        if self._closed:
            await self._drop(worker)
            raise CannotStart
        return worker

    async def _drop(self, worker: W) -> None:
        self.workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End all processes and start no more."""
        self._closed = True
        self._idle.clear()
        await asyncio.gather(*[self._drop(worker) for worker in list(self.workers)])
