"""Rematches: another game with the same seats, once every connected person has asked.

Requests are in the log.  The next table's id is derived from this one's, so that neither a second
process nor a retry can open two.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from spicery.bots import default_bot
from spicery.core.catalog import BadSeats
from spicery.core.catalog.options import BadOption
from spicery.server.persistence.entries import OpenedTable, Rematched, Removed, SeatKind
from spicery.server.seats.presence import Presence
from spicery.server.table.ledger import Chair, NotWritten
from spicery.server.table.table_core import TableCore

Place = tuple[str, SeatKind, str, str]  # name, kind, guest, bot
# Opens or finds the table with this id and begins its game; the bot is for free seats.
OpenTable = Callable[[OpenedTable, Sequence[Place], str, str, Sequence[Removed]], Awaitable[None]]
FREE: Place = ("", "free", "", "")
ID_BYTES = 12
MOMENT = 1.0  # seconds after which any process may begin what the last requester's should have


class Rematch:
    """The rematch of one table."""

    def __init__(
        self,
        core: TableCore,
        presence: Presence,
        open_table: OpenTable,
        announce: Callable[[], None],
    ) -> None:
        self._core = core
        self._presence = presence
        self._open_table = open_table
        self._announce = announce  # broadcasts the table's info

    def due(self) -> float | None:
        """When the rematch begins, as far as this process knows; None while it is undecided."""
        core, ledger = self._core, self._core.ledger
        if not ledger.wanted or ledger.rematch:
            return None
        at = core.moments.of(max(ledger.wanted.values())) + MOMENT
        for guest in ledger.people() - set(ledger.wanted):
            gone = self._presence.gone_since(guest)
            if gone is None:
                return None
            at = max(at, gone + core.settings.blink)
        return at

    async def everyone_asked(self) -> bool:
        """Whether everybody connected to any process has asked for a rematch."""
        ledger = self._core.ledger
        for guest in ledger.people() - set(ledger.wanted):
            away = await self._presence.away_for(guest)
            if away is None or away < self._core.settings.blink:
                return False
        return True

    def objection(self) -> str:
        """Why the current rules reject a rematch with the same options; empty if they don't."""
        ledger = self._core.ledger
        try:
            ledger.game.new(ledger.opened.seats, ledger.next_options())
        except (BadOption, BadSeats) as error:  # chosen under older rules
            return str(error)
        return ""

    async def begin(self) -> None:
        """Open the next table, begin its game, and announce it."""
        core, ledger = self._core, self._core.ledger
        places = [await self._place_of(chair) for chair in ledger.chairs]
        wish = msgspec.structs.replace(
            ledger.opened,
            options=ledger.next_options(),
            host=self._host(),
            several=ledger.several,
        )
        banned = [each for each in ledger.removed.values() if each.banned]
        bot = next((chair.bot for chair in ledger.chairs if chair.kind == "bot"), "")
        following = follow_up(core.id)
        await self._open_table(wish, places, following, bot.partition("/")[0], banned)
        try:
            await core.journal.write([Rematched(core.clock.stamp(), following)])
        except NotWritten:
            if not core.ledger.rematch:  # otherwise another process has written the same
                raise
        self._announce()

    def _host(self) -> str:
        """The host stays the host if they asked; otherwise whoever asked first."""
        wanted, host = self._core.ledger.wanted, self._core.ledger.host
        return host if host in wanted else next(iter(wanted), host)

    async def _place_of(self, chair: Chair) -> Place:
        """A seat at the start of the rematch.

        People who asked and are connected play.  Others get a stand-in until they come, except at a
        relaxed table, where their clock runs instead.  A person who already had a stand-in and did
        not ask loses the seat.
        """
        if not chair.guest:
            return chair.name, chair.kind, "", chair.bot
        wanted = chair.guest in self._core.ledger.wanted
        if chair.kind == "stand-in" and not wanted:
            return FREE
        there = await self._presence.away_for(chair.guest) is None
        if (wanted and there) or self._core.ledger.opened.clock.kind == "relaxed":
            return chair.name, "person", chair.guest, ""
        return chair.name, "stand-in", chair.guest, default_bot(self._core.ledger.game)


def follow_up(table_id: str) -> str:
    """The id of a table's rematch; deterministic."""
    digest = hashlib.sha256(f"rematch of {table_id}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()
