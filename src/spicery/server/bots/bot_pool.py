"""The worker processes in which bots think, seen from the server.

A slow bot holds up its own seat only; one that fails, or takes too long, is reported as such.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

import msgspec

from spicery.server.bots.bot_worker import KEPT_VIEWS, BotRequest, Thought
from spicery.server.bots.fair_queue import Places, Urgency
from spicery.server.diagnostics import note
from spicery.supervision.pool import WorkerPool
from spicery.supervision.worker import WorkerProcess

MOST_PROCESSES = max(4, os.cpu_count() or 1)  # at once
Told = Callable[[int], list[list[str]]]  # what the seat was shown from a version on
DECODER = msgspec.json.Decoder(Thought)


class NoThought(Exception):
    """The bot failed: its error's name, and where."""

    def __init__(self, fault: str, where: list[str]) -> None:
        super().__init__(fault)
        self.fault = fault
        self.where = where


class Thinker(WorkerProcess):
    """One process; it remembers what it was told, so that only what is new must be said."""

    MODULE = "spicery.server.bots.bot_worker"

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        super().__init__(child)
        self._knows: dict[str, int] = {}  # up to which version it was told, by key

    async def think(self, asked: BotRequest, version: int, told: Told) -> Thought:
        """Ask; only what is new to the process is told, unless it has forgotten the rest."""
        known = self._knows.pop(asked.key, 0)
        asked.since = known if known <= version else 0
        asked.told = told(asked.since)[: version - asked.since]
        thought = await self._ask(asked)
        if thought.again:
            asked.since, asked.told = 0, told(0)[:version]
            thought = await self._ask(asked)
        if not thought.fault:
            self._knows[asked.key] = version
            if len(self._knows) > KEPT_VIEWS:
                del self._knows[next(iter(self._knows))]
        return thought

    async def _ask(self, asked: BotRequest) -> Thought:
        await self.write_line(msgspec.json.encode(asked))
        return DECODER.decode(await self.read_line())


class BotPool:
    """All processes, and whose turn it is to use them."""

    def __init__(self, patience: float) -> None:
        self.pool = WorkerPool(Thinker, patience, lambda: note("thinker-ended"))
        self.places = Places(MOST_PROCESSES)

    async def think(
        self,
        asked: BotRequest,
        version: int,
        told: Told,
        owner: str,
        urgency: Callable[[], Urgency],
    ) -> Thought:
        """What a bot would do at a version; NoThought if it fails or takes too long.

        The `owner` is the person for whom it thinks: each has the same right to the processes.
        """
        async with self.places.place(owner, urgency):
            try:
                thought = await self.pool.ask(lambda worker: worker.think(asked, version, told))
            except Exception as error:
                raise NoThought(type(error).__name__, []) from error
        if thought.fault:
            raise NoThought(thought.fault, thought.where)
        return thought

    async def close(self) -> None:
        """End them all."""
        await self.pool.close()
