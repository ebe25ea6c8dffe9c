"""The mailbox of a table: a queue of tasks that run one at a time.

A task whose write fails leaves the table unchanged.  Any other exception is a bug and freezes the
table: its record is safe, but nothing more happens there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from spicery.server.diagnostics import note_fault
from spicery.server.table.ledger import NotWritten, Unplayable
from spicery.store import StoreError

Task = Callable[[], Awaitable[None]]
OUR_MISTAKE = "an internal error stopped this table; its record is safe"
BATCH = 64  # tasks before yielding to other tables
DRAINING = 5.0  # seconds to finish queued tasks at shutdown


class Mailbox:
    """The task queue and background tasks of one table."""

    def __init__(
        self, name: str, on_unwritten: Callable[[], None], on_frozen: Callable[[], None]
    ) -> None:
        self.frozen = ""  # why the table is frozen
        self._name = name  # for logs
        self._on_unwritten = on_unwritten
        self._on_frozen = on_frozen
        self._queue: deque[Task] = deque()
        self._background: set[asyncio.Task[None]] = set()
        self._worker: asyncio.Task[None] | None = None
        self._wakeup: asyncio.Future[None] | None = None  # set while the worker is idle
        self._over = False  # the table was unloaded

    def put(self, task: Task) -> None:
        """Queue a task."""
        if self._over:
            return
        self._queue.append(task)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        elif self._wakeup is not None:
            self._wakeup.set_result(None)
            self._wakeup = None

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background, outside the queue."""
        task = asyncio.create_task(self._run(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001  (must not go unnoticed)
            note_fault("errand-failed", error, table=self._name)

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            count = 0
            while self._queue:
                count += 1
                if count % BATCH == 0:  # yield to other tables
                    await asyncio.sleep(0)
                task = self._queue.popleft()
                try:
                    await task()
                except (NotWritten, StoreError) as failed:  # nothing has changed
                    if isinstance(failed, StoreError):
                        note_fault("not-done", failed, table=self._name)
                    self._on_unwritten()
                except Exception as error:  # noqa: BLE001  (a bug: freeze the table)
                    self.freeze(error)
            self._wakeup = loop.create_future()
            await self._wakeup

    def freeze(self, error: Exception) -> None:
        """Stop the table after an unexpected exception."""
        note_fault("frozen", error, table=self._name)
        self.frozen = str(error) if isinstance(error, Unplayable) else OUR_MISTAKE
        self._on_frozen()

    @property
    def idle(self) -> bool:
        """Whether no task is queued or running, so that the ledger is fully persisted."""
        return not self._queue and not self._at_work

    @property
    def background(self) -> int:
        """How many background tasks are running."""
        return len(self._background)

    @property
    def _at_work(self) -> bool:
        return self._worker is not None and self._wakeup is None

    async def drain(self) -> None:
        """Finish the queued tasks; background tasks are cancelled."""
        for work in self._background:
            work.cancel()
        if self._at_work:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def last() -> None:
                done.set_result(None)

            self.put(last)
            await asyncio.wait([done], timeout=DRAINING)

    def end(self) -> None:
        """Stop the worker; later tasks are ignored."""
        self._over = True
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None
