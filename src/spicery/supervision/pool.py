"""Worker processes of one kind: started when they are needed, replaced when they die.

A process may die at any time, at rest too: it is replaced, and the request is made once more.  One
that takes too long, or whose answer makes no sense, is ended.  When none can be started, the next
attempt waits for a backoff, so that a machine without room is not asked again and again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from spicery.supervision.backoff import Backoff
from spicery.supervision.worker import WorkerEnded, WorkerProcess

W = TypeVar("W", bound=WorkerProcess)
T = TypeVar("T")
SHORTEST, LONGEST = 0.2, 5.0  # seconds of backoff after a process could not be started


class CannotStart(Exception):
    """The machine has no room for another process now."""


class WorkerPool(Generic[W]):
    """The processes; how many are at work at once is up to whoever asks."""

    def __init__(
        self,
        kind: type[W],
        seconds: float,
        on_death: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds  # for one request
        self.workers: set[W] = set()
        self._kind = kind
        self._on_death = on_death  # a process died, at rest or at work
        self._clock = clock
        self._idle: list[W] = []
        self._backoff = Backoff(SHORTEST, LONGEST)
        self._resume = float("-inf")  # no process is started before this

    async def ask(self, request: Callable[[W], Awaitable[T]]) -> T:
        """What a process answers.

        CannotStart, WorkerEnded if this request ends whatever process it is made to, TimeoutError,
        or whatever the request raises; then that process is ended.
        """
        try:
            return await self._ask(await self._at_rest(), request)
        except WorkerEnded:  # it may have died before it was asked
            self._on_death()
        return await self._ask(await self._start(), request)

    async def _ask(self, worker: W, request: Callable[[W], Awaitable[T]]) -> T:
        worker.busy = True
        try:
            async with asyncio.timeout(self.seconds):
                answer = await request(worker)
        except BaseException:
            await self._drop(worker)
            raise
        worker.busy = False
        self._idle.append(worker)
        return answer

    async def _at_rest(self) -> W:
        """A process that has nothing to do; those that died meanwhile are cleared away."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._on_death()
            await self._drop(worker)
        return await self._start()

    async def _start(self) -> W:
        if self._clock() < self._resume:
            raise CannotStart
        try:
            worker = await self._kind.start()
        except OSError as error:
            self._resume = self._clock() + self._backoff.longer()
            raise CannotStart from error
        self._backoff.over()
        self.workers.add(worker)
        return worker

    async def _drop(self, worker: W) -> None:
        self.workers.discard(worker)
        await worker.end()

    async def close(self) -> None:
        """End them all."""
        self._idle.clear()
        await asyncio.gather(*[self._drop(worker) for worker in list(self.workers)])
