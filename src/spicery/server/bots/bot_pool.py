"""The server's side of the worker processes in which bots think.

A slow bot delays only its own seat; failures and timeouts are reported.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import msgspec

from spicery.server.bots.bot_worker import KEPT_VIEWS, BotReply, BotRequest
from spicery.server.bots.fair_queue import Urgency, WorkerSlots
from spicery.server.diagnostics import note
from spicery.supervision.channel import WorkerFailed
from spicery.supervision.pool import WorkerPool
from spicery.supervision.process import ChildProcess
from spicery.supervision.worker import Streams, Worker

MOST_PROCESSES = max(4, os.cpu_count() or 1)
EventsSince = Callable[[int], list[list[str]]]  # what the seat was shown from a version on
DECODER = msgspec.json.Decoder(BotReply)


class BotFailure(Exception):
    """The bot failed; holds the name and location of its error."""

    def __init__(self, fault: str, where: list[str]) -> None:
        super().__init__(fault)
        self.fault = fault
        self.where = where


class BotProcess(Worker):
    """One worker process; it caches views, so that only new events are sent."""

    MODULE = "spicery.server.bots.bot_worker"

    def __init__(self, process: ChildProcess, streams: Streams, seconds: float) -> None:
        super().__init__(process, streams, seconds)
        self._knows: dict[str, int] = {}  # the version of each cached view, by key

    async def think(self, asked: BotRequest, version: int, told: EventsSince) -> BotReply:
        """Ask a bot, sending only new events unless the worker has dropped its view."""
        known = self._knows.pop(asked.key, 0)
        asked.since = known if known <= version else 0
        asked.told = told(asked.since)[: version - asked.since]
        thought = await self._reply(asked)
        if thought.again:
            asked.since, asked.told = 0, told(0)[:version]
            thought = await self._reply(asked)
        self._knows[asked.key] = version
        if len(self._knows) > KEPT_VIEWS:
            del self._knows[next(iter(self._knows))]
        return thought

    async def _reply(self, asked: BotRequest) -> BotReply:
        return DECODER.decode(await self.ask(msgspec.json.encode(asked)))


class BotPool:
    """The worker processes and the queue for them."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.pool = WorkerPool(BotProcess.start, patience, lambda: note("thinker-ended"), clock)
        self.slots = WorkerSlots(MOST_PROCESSES, clock)

    async def think(
        self,
        asked: BotRequest,
        version: int,
        told: EventsSince,
        owner: str,
        urgency: Callable[[], Urgency],
    ) -> BotReply:
        """What a bot would do at a version; BotFailure if it fails or times out.

        Slots are shared fairly between owners; `owner` is the person on whose behalf it thinks.
        """
        async with self.slots.slot(owner, urgency):
            try:
                return await self.pool.ask(lambda worker: worker.think(asked, version, told))
            except WorkerFailed as failed:
                raise BotFailure(failed.error, failed.where) from failed
            except Exception as error:
                raise BotFailure(type(error).__name__, []) from error

    async def close(self) -> None:
        """Stop all workers."""
        await self.pool.close()
