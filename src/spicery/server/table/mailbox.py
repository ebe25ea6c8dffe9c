"""The queue of a table: whatever changes it is a task in here, done one after the other.

A worker is started with the first task.  A task that could not be written leaves the table as it
was; any other error is a mistake of ours, and freezes the table: its record is kept, and nothing
more happens.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from spicery.server.diagnostics import note_fault
from spicery.server.table.ledger import NotWritten, Unplayable
from spicery.store import Broken

Task = Callable[[], Awaitable[None]]
OUR_MISTAKE = "a mistake of ours stopped this table; its record is kept"
BATCH = 64  # tasks of one table before other tables have their turn
DRAINING = 5.0  # seconds that a table has to finish what is queued when the server ends


class Mailbox:
    """The tasks of one table, and errands that no task waits for."""

    def __init__(
        self, name: str, on_unwritten: Callable[[], None], on_frozen: Callable[[], None]
    ) -> None:
        self.frozen = ""  # why nothing happens here any more
        self._name = name  # for the server's log
        self._on_unwritten = on_unwritten
        self._on_frozen = on_frozen
        self._queue: deque[Task] = deque()
        self._errands: set[asyncio.Task[None]] = set()
        self._worker: asyncio.Task[None] | None = None
        self._rest: asyncio.Future[None] | None = None  # of the worker, while the queue is empty
        self._over = False  # the table has left memory

    def put(self, task: Task) -> None:
        """Have something done when all that came before it is done."""
        if self._over:
            return
        self._queue.append(task)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        elif self._rest is not None:
            self._rest.set_result(None)
            self._rest = None

    def aside(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody in the queue waits for."""
        task = asyncio.create_task(self._run(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except Exception as error:  # noqa: BLE001  (or nobody would ever hear of it)
            note_fault("errand-failed", error, table=self._name)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            count = 0
            while self._queue:
                count += 1
                if count % BATCH == 0:  # whatever is queued here, others have their turn
                    await asyncio.sleep(0)
                task = self._queue.popleft()
                try:
                    await task()
                except (NotWritten, Broken) as failed:  # the table is as it was
                    if isinstance(failed, Broken):
                        note_fault("not-done", failed, table=self._name)
                    self._on_unwritten()
                except Exception as error:  # noqa: BLE001  (our mistake: the table is frozen)
                    self.freeze(error)
            self._rest = loop.create_future()
            await self._rest

    def freeze(self, error: Exception) -> None:
        """A mistake of ours: nothing more happens here, and the record is kept."""
        note_fault("frozen", error, table=self._name)
        self.frozen = str(error) if isinstance(error, Unplayable) else OUR_MISTAKE
        self._on_frozen()

    @property
    def at_rest(self) -> bool:
        """Whether no task is queued or under way, so that all of the ledger is written."""
        return not self._queue and not self._at_work

    @property
    def errands(self) -> int:
        """How many errands are under way."""
        return len(self._errands)

    @property
    def _at_work(self) -> bool:
        return self._worker is not None and self._rest is None

    async def drain(self) -> None:
        """Finish the tasks that are queued; errands are dropped."""
        for errand in self._errands:
            errand.cancel()
        if self._at_work:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def last() -> None:
                done.set_result(None)

            self.put(last)
            await asyncio.wait([done], timeout=DRAINING)

    def end(self) -> None:
        """Nothing is done here any more."""
        self._over = True
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None
