"""Host succession: if the host leaves, the longest-seated person present becomes the host.

A host who leaves the game is succeeded immediately, one who disconnects after a timeout; at a
relaxed table, where people are mostly away, a seated host is never replaced.  Finished games keep
their host.  A former host who comes back is an ordinary player.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spicery.server.diagnostics import note
from spicery.server.persistence.entries import Hosted
from spicery.server.seats.presence import Presence
from spicery.server.table.table_core import TableCore


class Succession:
    """Host succession at one table."""

    def __init__(self, core: TableCore, presence: Presence, announce: Callable[[], None]) -> None:
        self._core = core
        self._presence = presence
        self._announce = announce  # broadcasts the table's info
        self._timer: asyncio.TimerHandle | None = None

    async def on_leave(self, guest: str) -> None:
        """A guest left the game; replace them if they are the host and have no other seat."""
        if guest == self._core.ledger.host and not self._plays(guest):
            await self._pass_on_host()

    def reschedule(self) -> None:
        """Plan the succession again, after somebody connected or disconnected."""
        self.stop()
        due = self._due()
        if due is not None:
            settings = self._core.settings
            wait = min(max(due - settings.clock.monotonic(), settings.retry_most), settings.away)
            self._timer = asyncio.get_running_loop().call_later(wait, self._on_timer)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timer(self) -> None:
        self._timer = None
        self._core.mailbox.put(self._check)

    async def _check(self) -> None:
        due, core = self._due(), self._core
        try:
            ripe = due is not None and due <= core.settings.clock.monotonic()
            if ripe and await self._presence.away_for(core.ledger.host) is not None:
                await self._pass_on_host()
        finally:
            self.reschedule()

    def _due(self) -> float | None:
        """When the host is replaced, unless connected to another process; None: never."""
        core, ledger = self._core, self._core.ledger
        gone = self._presence.gone_since(ledger.host)
        heirs = ledger.seniors().keys() - {ledger.host}
        if (
            gone is None
            or ledger.closed
            or core.mailbox.frozen
            or heirs.isdisjoint(core.audience.connected_guests())
        ):
            return None
        if not self._plays(ledger.host):
            return gone + core.settings.away
        return None if ledger.opened.clock.kind == "relaxed" else gone + core.settings.host_gone

    def _plays(self, guest: str) -> bool:
        return guest in self._core.ledger.seniors()

    async def _pass_on_host(self) -> None:
        """Make the most senior person present the host, if there is one."""
        core = self._core
        for guest in list(core.ledger.seniors()):
            if guest != core.ledger.host and await self._presence.away_for(guest) is None:
                await core.journal.write([Hosted(core.clock.stamp(), guest)])
                note("new-host", table=core.id[:6])
                self._announce()
                return
