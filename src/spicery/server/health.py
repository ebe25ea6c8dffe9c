"""Health check: performs a real write to the store."""

from __future__ import annotations

import asyncio

from spicery.server.clock import SystemClock
from spicery.server.diagnostics import note_fault
from spicery.store import Store, StoreError

EVERY = 1.0  # seconds for which a result is cached, so that frequent checks are cheap
PATIENCE = 3.0  # seconds for a write


class Health:
    """Writes to the store on request, at most once a second."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self._store = store
        self._clock = clock
        self._found = ""
        self._until = float("-inf")  # when the cached result expires
        self._looking: asyncio.Task[None] | None = None

    async def fault(self) -> str:
        """What is wrong; empty if the server is healthy."""
        if self._clock.monotonic() >= self._until:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())
            done, _ = await asyncio.wait([self._looking], timeout=PATIENCE)
            if not done:
                return f"the store has not completed a write for {PATIENCE:g} seconds"
        return self._found

    async def _look(self) -> None:
        try:
            await self._store.pulse(self._clock.wall())
            self._found = ""
        except StoreError as error:
            note_fault("unwell", error)
            self._found = f"the store cannot be written: {error}"
        self._until = self._clock.monotonic() + EVERY
