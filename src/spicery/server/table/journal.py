"""The log of a table, and the ledger that it adds up to.

Written first, told afterwards: nobody hears of anything before the store has it.  Several processes
may write to one log, with optimistic concurrency: each write names the length that it expects.
When a write is stale or fails, nobody is told, and the ledger is read again from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.services import Services
from spicery.server.table.ledger import Ledger, NotWritten
from spicery.server.table.views import card_with
from spicery.server.table_log.entries import Acted, Entry, write_entry
from spicery.server.table_log.reader import read_entries, read_ledger, take_all
from spicery.store import NO_FILMS, Broken, Stale


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
        self._on_reload = on_reload  # the ledger is not what it was
        self._length = ledger.length  # of the log, as far as it was written or read here

    async def write(
        self,
        entries: list[Entry],
        *,
        counted: bool = False,
        films: Mapping[int, bytes] = NO_FILMS,
    ) -> None:
        """Write entries, then take them (`counted`: the ledger has taken them already)."""
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
        except (Stale, Broken) as error:
            if await self._unwritten(error, expected, lines):
                raise NotWritten(stale=isinstance(error, Stale)) from error
        else:
            if not counted:
                for entry in entries:
                    ledger.take(entry)

    async def _unwritten(self, error: Exception, expected: int, lines: list[str]) -> bool:
        """Whether lines are not in the log; either way, the ledger is what the log adds up to."""
        if isinstance(error, Stale):
            note_trouble("stale", "another process wrote first", table=self._id[:6])
        else:
            note_fault("not-written", error, table=self._id[:6])
        services = self._services
        found = await services.insist(lambda: read_entries(services, self._id, expected))
        await self._reload()
        return found[: len(lines)] != lines  # else only the answer was lost

    async def _reload(self) -> None:
        """Forget the ledger, and read it from the log."""
        services = self._services
        ledger = await services.insist(lambda: read_ledger(services, self._id))
        assert ledger is not None
        self.ledger = ledger
        self._length = ledger.length
        self._on_reload()

    def is_behind(self, length: int) -> bool:
        """Whether a log of that length holds what another process wrote."""
        return length > self._length

    async def catch_up(self) -> None:
        """Take what other processes wrote."""
        services, ledger = self._services, self.ledger
        entries = await services.insist(lambda: read_entries(services, self._id, ledger.length))
        if not entries:
            return
        for entry in take_all(ledger, entries):
            self._on_entry(entry)
        ledger.resume(services.settings.nature())
        self._length = ledger.length
        self._on_reload()
