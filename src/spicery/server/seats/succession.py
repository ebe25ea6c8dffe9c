"""Who is the host when the host has left: whoever there has had a seat for longest.

A host who leaves the game hands it on at once.  One who stays away is waited for, and at a relaxed
table, where people are mostly away, for as long as they have a seat.  A game that is over is left
as it is.  Who was the host once may come back, but the table is another's then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from spicery.server.diagnostics import note
from spicery.server.seats.presence import Presence
from spicery.server.table.shared import TableCore
from spicery.server.table_log.entries import Hosted


class Succession:
    """Who comes next at one table."""

    def __init__(self, core: TableCore, presence: Presence, announce: Callable[[], None]) -> None:
        self._core = core
        self._presence = presence
        self._announce = announce  # who sits where, to everybody
        self._timer: asyncio.TimerHandle | None = None

    async def left(self, guest: str) -> None:
        """A guest left the game; a host who plays no other seat hands it on."""
        if guest == self._core.ledger.host and not self._plays(guest):
            await self._hand_on()

    def look(self) -> None:
        """Somebody came or went: see when the table is to be handed on."""
        self.stop()
        due = self._due()
        if due is not None:
            settings = self._core.settings
            wait = min(max(due - settings.clock.monotonic(), settings.retry_most), settings.away)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        """Nobody is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._core.mailbox.put(self._look_again)

    async def _look_again(self) -> None:
        due, core = self._due(), self._core
        try:
            ripe = due is not None and due <= core.settings.clock.monotonic()
            if ripe and await self._presence.away_for(core.ledger.host) is not None:
                await self._hand_on()
        finally:
            self.look()

    def _due(self) -> float | None:
        """When somebody here becomes the host, unless the host is elsewhere; None: not foreseen."""
        core, ledger = self._core, self._core.ledger
        gone = self._presence.gone_since(ledger.host)
        heirs = ledger.seniors().keys() - {ledger.host}
        if (
            gone is None
            or ledger.closed
            or core.mailbox.frozen
            or heirs.isdisjoint(core.audience.here())
        ):
            return None
        if not self._plays(ledger.host):
            return gone + core.settings.away
        return None if ledger.opened.clock.kind == "relaxed" else gone + core.settings.host_gone

    def _plays(self, guest: str) -> bool:
        return guest in self._core.ledger.seniors()

    async def _hand_on(self) -> None:
        """Make the first who is there the host; if nobody is, everything stays as it is."""
        core = self._core
        for guest in list(core.ledger.seniors()):
            if guest != core.ledger.host and await self._presence.away_for(guest) is None:
                await core.journal.write([Hosted(core.clock.stamp(), guest)])
                note("new-host", table=core.id[:6])
                self._announce()
                return
