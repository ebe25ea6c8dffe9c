"""What all tables of a process share: the store, the settings, the worker processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

from spicery.server.bots.bot_pool import BotPool
from spicery.server.diagnostics import note_fault
from spicery.server.physics.answers import Physics
from spicery.server.replays.analysis import Analyst
from spicery.server.replays.replay_pool import ReplayPool
from spicery.server.settings import Settings
from spicery.store import Store, StoreError

T = TypeVar("T")
ID_BYTES = 12  # 96 bits: not guessable


class Services:
    """Shared by all tables; independent of any of them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        clock = settings.clock.monotonic
        self.bot_pool = BotPool(settings.thinking, clock)
        self.physics = Physics(settings)
        self.readers = ReplayPool(settings.readers, settings.reading, clock)
        self.analyst = Analyst(self.bot_pool, self.readers, settings.analyses)
        self.process = secrets.token_urlsafe(ID_BYTES)  # identifies this process in the store

    async def retry_until_available(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Call the store until it succeeds."""
        while True:
            try:
                return await ask()
            except StoreError as error:
                note_fault("store-failed", error)
            await asyncio.sleep(self.settings.read_again)

    async def close(self) -> None:
        """Stop the worker processes, then close the store."""
        await self.bot_pool.close()
        await self.readers.close()
        await self.physics.close()
        await self.store.close()
