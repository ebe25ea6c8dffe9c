"""All rooms of this process: opened, found by their link, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import msgspec

from spicery.server.analysis import Analyst
from spicery.server.entries import Entry, Kind, OpenedTable, Seated, write_entry
from spicery.server.ledger import Ledger
from spicery.server.logs import note
from spicery.server.minds import Minds
from spicery.server.names import spare
from spicery.server.nature import Physics
from spicery.server.readers import Readers
from spicery.server.room import Room, read_ledger
from spicery.server.settings import Settings
from spicery.server.telling import now
from spicery.store import Broken, Store

T = TypeVar("T")
Chairs = Sequence[tuple[str, Kind, str, str]]  # name, kind, guest, bot of each seat
ID_BYTES = 12  # 96 bits: a link that nobody guesses


class TooMany(Exception):
    """A guest has as many unfinished tables as one may have."""


class House:
    """Keeps the rooms."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.minds = Minds(settings.thinking)
        self.physics = Physics(settings)
        self.readers = Readers(settings.readers, settings.reading)
        self.analyst = Analyst(self.minds, self.readers, settings.analyses)
        self.process = secrets.token_urlsafe(ID_BYTES)  # among those that share the store
        self.rooms: dict[str, Room] = {}
        self._opening: Counter[str] = Counter()  # tables about to be written, by guest
        self._coming: dict[str, asyncio.Future[Room | None]] = {}
        self._unwatch: Callable[[], None] = lambda: None
        self._sweeper: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Hear what others write, and look for idle rooms, from now on; in the loop."""
        self._unwatch = self.store.watch(self._heard)
        self.physics.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """End everything that is under way."""
        self._unwatch()
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.minds.close()
        await self.readers.close()
        await self.physics.close()
        await self.store.close()

    @asynccontextmanager
    async def opening(self, guest: str) -> AsyncIterator[None]:
        """While a guest opens one more table; TooMany if they have too many already."""
        most = self.settings.tables
        self._opening[guest] += 1
        try:
            if await self.store.alone_at(guest, most) + self._opening[guest] > most:
                raise TooMany(
                    f"you have {most} unfinished tables at which nobody else plays; finish one, "
                    "or take one off your list of tables, then open another"
                )
            yield
        finally:
            self._opening[guest] -= 1
            if not self._opening[guest]:
                del self._opening[guest]

    async def open(self, wish: OpenedTable, chairs: Chairs) -> Room:
        """A new table."""
        at = now()
        opened = msgspec.structs.replace(wish, at=at)
        entries: list[Entry] = [opened]
        taken = [chair[0] for chair in chairs]
        for seat, (name, kind, guest, bot) in enumerate(chairs):
            if kind != "free":
                called = name or spare(taken)
                taken.append(called)
                entries.append(Seated(at, seat, kind, called, guest, bot))
        table_id = secrets.token_urlsafe(ID_BYTES)
        room = Room(self, table_id, Ledger.of(entries, self.settings.nature()))
        lines = [write_entry(entry) for entry in entries]
        await self.store.append(table_id, 0, lines, room.card([]))
        self.rooms[table_id] = room
        note("opened", table=table_id[:6], game=opened.game, seats=opened.seats)
        return room

    async def find(self, table_id: str) -> Room | None:
        """The room of a table, rebuilt from its log if need be; None if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        if table_id in self._coming:
            return await asyncio.shield(self._coming[table_id])
        coming: asyncio.Future[Room | None] = asyncio.get_running_loop().create_future()
        self._coming[table_id] = coming
        try:
            ledger = await read_ledger(self, table_id)
            room = Room(self, table_id, ledger) if ledger else None
            if room is not None:
                self.rooms[table_id] = room
                room.pace.replan()
            coming.set_result(room)
        except BaseException as error:
            coming.set_exception(error)
            coming.exception()  # whoever waits gets it; nobody may
            raise
        finally:
            del self._coming[table_id]
        return room

    async def insist(self, read: Callable[[], Awaitable[T]]) -> T:
        """What the store has, once it can be read; the room that needs it waits."""
        while True:
            with suppress(Broken):
                return await read()
            note("not-read")
            await asyncio.sleep(self.settings.read_again)

    def _heard(self, table_id: str, length: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.heard(length)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, min(self.settings.idle, 30.0)))
            self.drop_idle()
            with suppress(Broken):  # the next round may do better
                await self.store.alive(self.process, time.time())

    def drop_idle(self) -> None:
        """Let rooms go that nobody has needed for a while."""
        old = time.monotonic() - self.settings.idle
        for table_id, room in list(self.rooms.items()):
            if room.used < old and not room.busy:
                room.let_go()
                del self.rooms[table_id]
