"""The log of a table, and the ledger built from it.

Write first, then broadcast: nothing is sent before the store has committed it.  Several processes
may write to one log with optimistic concurrency: each write names the length it expects.  When a
write is stale or fails, nothing is sent, and the ledger is reloaded from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.persistence.entries import Acted, Entry, write_entry
from spicery.server.persistence.reader import apply_all, read_entries, read_ledger
from spicery.server.services import Services
from spicery.server.table.ledger import Ledger, NotWritten
from spicery.server.table.views import card_with
from spicery.store import NO_FILMS, Stale, StoreError


class Journal:
    """Writes the log of one table, and follows what other processes write to it."""

    def __init__(
        self,
        services: Services,
        table_id: str,
        ledger: Ledger,
        on_entry: Callable[[Entry], None],
        on_reload: Callable[[], None],
    ) -> None:
        self.ledger = ledger
        self._services = services
        self._id = table_id
        self._on_entry = on_entry  # another process wrote it
        self._on_reload = on_reload  # the ledger was replaced or extended
        self._length = ledger.length  # of the log, as known here

    async def write(
        self,
        entries: list[Entry],
        *,
        counted: bool = False,
        films: Mapping[int, bytes] = NO_FILMS,
    ) -> None:
        """Write entries, then apply them (`counted`: the ledger already has)."""
        ledger = self.ledger
        expected = ledger.length - (len(entries) if counted else 0)
        self._length = expected + len(entries)
        listing = None
        if not isinstance(entries[0], Acted) or ledger.over:
            coming = [] if counted else entries
            listing = card_with(ledger, coming, self._id, self._services.settings)
        lines = [write_entry(entry) for entry in entries]
        try:
            await self._services.store.append(self._id, expected, lines, listing, films)
        except (Stale, StoreError) as error:
            if await self._unwritten(error, expected, lines):
                raise NotWritten(stale=isinstance(error, Stale)) from error
        else:
            if not counted:
                for entry in entries:
                    ledger.apply(entry)

    async def _unwritten(self, error: Exception, expected: int, lines: list[str]) -> bool:
        """Reload the ledger after an error; whether the lines are missing from the log."""
        if isinstance(error, Stale):
            note_trouble("stale", "another process wrote first", table=self._id[:6])
        else:
            note_fault("not-written", error, table=self._id[:6])
        services = self._services
        found = await services.retry_until_available(
            lambda: read_entries(services, self._id, expected)
        )
        await self._reload()
        return found[: len(lines)] != lines  # otherwise only the reply was lost

    async def _reload(self) -> None:
        """Rebuild the ledger from the log."""
        services = self._services
        ledger = await services.retry_until_available(lambda: read_ledger(services, self._id))
        assert ledger is not None
        self.ledger = ledger
        self._length = ledger.length
        self._on_reload()

    def is_behind(self, length: int) -> bool:
        """Whether a log of this length has entries from another process."""
        return length > self._length

    async def catch_up(self) -> None:
        """Apply what other processes wrote."""
        services, ledger = self._services, self.ledger
        entries = await services.retry_until_available(
            lambda: read_entries(services, self._id, ledger.length)
        )
        if not entries:
            return
        for entry in apply_all(ledger, entries):
            self._on_entry(entry)
        ledger.resume(services.settings.nature())
        self._length = ledger.length
        self._on_reload()
