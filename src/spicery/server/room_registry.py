"""All rooms of this process: creates, finds and unloads them."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from spicery.bots.names import spare
from spicery.server.diagnostics import log_counts, note, note_fault
from spicery.server.persistence.entries import (
    Entry,
    OpenedTable,
    Removed,
    Seated,
    SeatKind,
    write_entry,
)
from spicery.server.persistence.reader import read_ledger
from spicery.server.services import ID_BYTES, Services
from spicery.server.settings import Settings
from spicery.server.table.ledger import Ledger
from spicery.server.table.opening import beginning
from spicery.server.table.room import Room
from spicery.server.table.views import card_with
from spicery.store import Stale, Store, StoreError

Chairs = Sequence[tuple[str, SeatKind, str, str]]  # name, kind, guest, bot of each seat


class TooManyTables(Exception):
    """The guest has reached the limit of unfinished tables."""


class Registry:
    """The rooms in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.services = Services(store, settings)
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self._opening: Counter[str] = Counter()  # tables about to be written, by guest
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._unwatch: Callable[[], None] = lambda: None
        self._sweeper: asyncio.Task[None] | None = None
        self._watcher: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Subscribe to the store and start the background tasks; call it in the event loop."""
        self._unwatch = self.store.watch(self._on_append)
        self.services.physics.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self._watcher = asyncio.create_task(self._poll_presence())

    async def close(self) -> None:
        """Stop everything."""
        self._unwatch()
        for task in (self._sweeper, self._watcher):
            if task is not None:
                task.cancel()
        for room in list(self.rooms.values()):
            await room.close()
        await self.services.close()
        log_counts(last=True)

    @asynccontextmanager
    async def opening(self, guest: str) -> AsyncIterator[None]:
        """Reserve a new table for a guest; TooManyTables if the limit is reached."""
        most = self.settings.tables
        self._opening[guest] += 1
        try:
            if await self.store.alone_at(guest, most) + self._opening[guest] > most:
                raise TooManyTables(
                    f"you have {most} unfinished tables where nobody else plays; finish one or "
                    "remove one from your list of tables, then open another"
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
        past: Sequence[str] = (),
    ) -> Room:
        """Open a table; with `start`, the bot for free seats, its game begins immediately.

        With `past`, lines of a record that the rules have checked, it goes on after them.

        Atomic and idempotent: opening the same `table_id` again, after a fault or in another
        process, returns the existing table.
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
            entries += beginning(self.services, ledger, start, past)
        lines = [write_entry(entry) for entry in entries]
        try:
            card = card_with(ledger, [], new_id, self.settings)
            await self.store.append(new_id, 0, lines, card)
        except Stale:
            found = await self.find(new_id)
            assert found is not None
            return found
        except StoreError:
            if await self.store.read(new_id) != lines:  # otherwise only the reply was lost
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
        """Open the rematch of another table."""
        await self.open(wish, chairs, table_id, start, removed)

    async def find(self, table_id: str) -> Room | None:
        """The room of a table, loaded from its log if necessary; None if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.used = self.settings.clock.monotonic()
            return room
        if table_id not in self._loading:
            coming = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            coming.add_done_callback(partial(self._loaded, table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Room | None:
        """Load a room; runs to completion even if the caller is cancelled."""
        ledger = await read_ledger(self.services, table_id)
        return self._keep(table_id, ledger) if ledger else None

    def _loaded(self, table_id: str, coming: asyncio.Task[Room | None]) -> None:
        del self._loading[table_id]
        if not coming.cancelled():
            coming.exception()  # mark as retrieved; there may be no waiter left

    def _keep(self, table_id: str, ledger: Ledger) -> Room:
        """Register the room of a table, unless another task was faster."""
        if table_id not in self.rooms:
            room = Room(self.services, table_id, ledger, self._follow_up)
            self.rooms[table_id] = room
            room.scheduler.replan()
        return self.rooms[table_id]

    def _on_append(self, table_id: str, length: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            room.on_append(length)

    async def _poll_presence(self) -> None:
        """Poll the store for guests who are connected to other processes."""
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
            except StoreError as error:  # keep the last known state
                note_fault("not-read", error)
                continue
            for room in missing:
                room.presence.update_elsewhere(
                    {guest: at for table, guest, at in found if table == room.id}
                )

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(0.05, min(self.settings.idle, 30.0)))
            try:
                self.drop_idle()
                log_counts()
                await self.store.alive(self.services.process, self.settings.clock.wall())
            except Exception as error:  # noqa: BLE001  (the sweeper must survive)
                note_fault("store-failed" if isinstance(error, StoreError) else "not-swept", error)

    def drop_idle(self) -> None:
        """Unload rooms that have been idle for a while."""
        old = self.settings.clock.monotonic() - self.settings.idle
        for table_id, room in list(self.rooms.items()):
            if room.used < old and not room.busy:
                room.let_go()
                del self.rooms[table_id]
