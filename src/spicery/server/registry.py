"""All rooms of this process: opened, found by their link, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from spicery.bots.names import spare
from spicery.server.diagnostics import note, note_fault, tell_counts
from spicery.server.services import ID_BYTES, Services
from spicery.server.settings import Settings
from spicery.server.table.ledger import Ledger
from spicery.server.table.opening import beginning
from spicery.server.table.room import Room
from spicery.server.table.views import card_with
from spicery.server.table_log.entries import Entry, Kind, OpenedTable, Removed, Seated, write_entry
from spicery.server.table_log.reader import read_ledger
from spicery.store import Broken, Stale, Store

Chairs = Sequence[tuple[str, Kind, str, str]]  # name, kind, guest, bot of each seat


class TooMany(Exception):
    """A guest has as many unfinished tables as one may have."""


class Registry:
    """Keeps the rooms."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.services = Services(store, settings)
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self._opening: Counter[str] = Counter()  # tables about to be written, by guest
        self._coming: dict[str, asyncio.Task[Room | None]] = {}
        self._unwatch: Callable[[], None] = lambda: None
        self._sweeper: asyncio.Task[None] | None = None
        self._watcher: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Hear what others write, and look for idle rooms, from now on; in the loop."""
        self._unwatch = self.store.watch(self._heard)
        self.services.physics.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._watcher = asyncio.create_task(self._look_elsewhere())

    async def close(self) -> None:
        """End everything that is under way."""
        self._unwatch()
        for task in (self._sweeper, self._watcher):
            if task is not None:
                task.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.services.close()
        tell_counts(last=True)

    @asynccontextmanager
    async def opening(self, guest: str) -> AsyncIterator[None]:
        """While a guest opens one more table; TooMany if they have too many already."""
        most = self.settings.tables
        self._opening[guest] += 1
        try:
            if await self.store.alone_at(guest, most) + self._opening[guest] > most:
                raise TooMany(
                    f"you have {most} unfinished tables at which nobody else plays; finish one, "
                    "or remove one from your list of tables, then open another"
                )
            yield
        finally:
            self._opening[guest] -= 1
            if not self._opening[guest]:
                del self._opening[guest]

    async def open(
        self,
        wish: OpenedTable,
        chairs: Chairs,
        table_id: str = "",
        start: str | None = None,
        removed: Sequence[Removed] = (),
    ) -> Room:
        """A new table; with `start`, the bot for free seats, its game starts at once.

        It is opened whole or not at all.  Opening one with the same `table_id` again, after a
        fault or in another process, finds the one that is there.
        """
        at = self.settings.clock.stamp()
        opened = msgspec.structs.replace(wish, at=at)
        entries: list[Entry] = [opened, *removed]
        taken = [chair[0] for chair in chairs]
        for seat, (name, kind, guest, bot) in enumerate(chairs):
            if kind != "free":
                called = name or spare(taken)
                taken.append(called)
                entries.append(Seated(at, seat, kind, called, guest, bot))
        new_id = table_id or secrets.token_urlsafe(ID_BYTES)
        ledger = Ledger.of(entries, self.settings.nature())
        if start is not None:
            entries += beginning(self.services, ledger, start)
        lines = [write_entry(entry) for entry in entries]
        try:
            card = card_with(ledger, [], new_id, self.settings)
            await self.store.append(new_id, 0, lines, card)
        except Stale:
            found = await self.find(new_id)
            assert found is not None
            return found
        except Broken:
            if await self.store.read(new_id) != lines:  # else only the answer was lost
                raise
        note("opened", table=new_id[:6], game=opened.game, seats=opened.seats)
        return self._keep(new_id, ledger)

    async def _follow_up(
        self,
        wish: OpenedTable,
        chairs: Chairs,
        table_id: str,
        start: str,
        removed: Sequence[Removed],
    ) -> None:
        """The table at which the people of another one go on."""
        await self.open(wish, chairs, table_id, start, removed)

    async def find(self, table_id: str) -> Room | None:
        """The room of a table, rebuilt from its log if need be; None if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = self.settings.clock.monotonic()
            return room
        if table_id not in self._coming:
            coming = self._coming[table_id] = asyncio.create_task(self._load(table_id))
            coming.add_done_callback(partial(self._came, table_id))
        return await asyncio.shield(self._coming[table_id])

    async def _load(self, table_id: str) -> Room | None:
        """Rebuild a room; whoever asked for it may be gone before it is there."""
        ledger = await read_ledger(self.services, table_id)
        return self._keep(table_id, ledger) if ledger else None

    def _came(self, table_id: str, coming: asyncio.Task[Room | None]) -> None:
        del self._coming[table_id]
        if not coming.cancelled():
            coming.exception()  # whoever waits gets it; nobody may

    def _keep(self, table_id: str, ledger: Ledger) -> Room:
        """The one room of a table, from now on; another one may have been quicker."""
        if table_id not in self.rooms:
            room = Room(self.services, table_id, ledger, self._follow_up)
            self.rooms[table_id] = room
            room.scheduler.replan()
        return self.rooms[table_id]

    def _heard(self, table_id: str, length: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.heard(length)

    async def _look_elsewhere(self) -> None:
        """Ask the store who is connected to other processes, for tables that miss somebody."""
        while True:
            await asyncio.sleep(self.settings.elsewhere)
            missing = [room for room in self.rooms.values() if room.presence.misses_somebody()]
            since = self.settings.clock.wall() - self.settings.silent
            try:
                tables = [room.id for room in missing]
                found = (
                    await self.store.attending(tables, since, self.services.process)
                    if tables
                    else []
                )
            except Broken as error:  # whoever was there may still be
                note_fault("not-read", error)
                continue
            for room in missing:
                room.presence.hear({guest: at for table, guest, at in found if table == room.id})

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, min(self.settings.idle, 30.0)))
            try:
                self.drop_idle()
                tell_counts()
                await self.store.alive(self.services.process, self.settings.clock.wall())
            except Exception as error:  # noqa: BLE001  (the next round may do better)
                note_fault("store-failed" if isinstance(error, Broken) else "not-swept", error)

    def drop_idle(self) -> None:
        """Let rooms go that nobody has needed for a while."""
        old = self.settings.clock.monotonic() - self.settings.idle
        for table_id, room in list(self.rooms.items()):
            if room.used < old and not room.busy:
                room.let_go()
                del self.rooms[table_id]
