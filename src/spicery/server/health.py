"""Whether the server is well: what is written now must be kept.  That is tried, not guessed."""

from __future__ import annotations

import asyncio

from spicery.server.clock import SystemClock
from spicery.server.diagnostics import note_fault
from spicery.store import Broken, Store

EVERY = 1.0  # seconds for which an answer holds, so that asking often costs nothing
PATIENCE = 3.0  # seconds for a write


class Health:
    """Writes something small when somebody asks, at most once a second."""

    def __init__(self, store: Store, clock: SystemClock) -> None:
        self._store = store
        self._clock = clock
        self._found = ""
        self._until = float("-inf")  # what was found holds
        self._looking: asyncio.Task[None] | None = None

    async def fault(self) -> str:
        """What is wrong; empty if nothing is."""
        if self._clock.monotonic() >= self._until:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())
            done, _ = await asyncio.wait([self._looking], timeout=PATIENCE)
            if not done:
                return f"nothing could be written for {PATIENCE:g} seconds"
        return self._found

    async def _look(self) -> None:
        try:
            await self._store.pulse(self._clock.wall())
            self._found = ""
        except Broken as error:
            note_fault("unwell", error)
            self._found = f"nothing can be written: {error}"
        self._until = self._clock.monotonic() + EVERY
