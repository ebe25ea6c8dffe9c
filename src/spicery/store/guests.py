"""Guests, their tables and their connections: what the store keeps beside the logs."""

from __future__ import annotations

import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from spicery.store.log import Identity, ListedTable
from spicery.store.schema import ALONE, KNOWN, OWN

T = TypeVar("T")
FORGOTTEN = 86_400.0  # seconds without a heartbeat after which a process is forgotten


class Guests(ABC):
    """The guest-related part of the SQLite store."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write something, in the next commit."""

    @abstractmethod
    async def _ask(self, asked: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Read something."""

    # -- who is who -------------------------------------------------------------------

    async def admit(self, who: Identity, key: str) -> None:
        """Add a guest, with the digest of their secret."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("insert into guests values (?, ?)", (who.id, who.name))
            base.execute("insert into keys values (?, ?)", (key, who.id))

        await self._do(work)

    async def rename(self, who: str, name: str) -> None:
        """Rename a guest."""
        await self._do(
            lambda base: base.execute("update guests set name=? where id=?", (name, who))
        )

    async def who(self, key: str) -> Identity | None:
        """The guest whose secret has this digest."""
        found = await self._ask(KNOWN, (key,))
        return Identity(*found[0]) if found else None

    async def offer(self, who: str, code: str, until: float) -> None:
        """Offer a one-time code, by its digest, to link another device to a guest."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("delete from codes where guest = ?", (who,))
            base.execute("insert into codes values (?, ?, ?)", (code, who, until))

        await self._do(work)

    async def claim(self, code: str, key: str, now: float) -> Identity | None:
        """Redeem a code: another secret identifies its guest too."""

        def work(base: sqlite3.Connection) -> Identity | None:
            base.execute("delete from codes where until < ?", (now,))
            found = base.execute("delete from codes where code = ? returning guest", (code,))
            guest = found.fetchone()
            if guest is None:
                return None
            base.execute("insert into keys values (?, ?)", (key, guest[0]))
            return Identity(*base.execute(KNOWN, (key,)).fetchone())

        return await self._do(work)

    # -- a guest's tables ---------------------------------------------------------------

    async def tables_of(self, guest: str, most: int) -> list[ListedTable]:
        """The tables with a guest on their card: unfinished ones first, then the latest."""
        return [ListedTable(*row) for row in await self._ask(OWN, (guest, most))]

    async def alone_at(self, guest: str, most: int) -> int:
        """How many unfinished tables a guest has alone, counted up to a limit."""
        ((count,),) = await self._ask(ALONE, (guest, most))
        return int(count)

    async def put_away(self, guest: str, table: str, length: int) -> None:
        """Take a table off a guest's list until its log is longer than this."""
        await self._do(
            lambda base: base.execute("replace into away values (?, ?, ?)", (guest, table, length))
        )

    async def note(self, table: str, length: int, text: str) -> None:
        """Cache the summary of a log of this length, so that it need not be read again."""
        await self._do(
            lambda base: base.execute("replace into notes values (?, ?, ?)", (table, length, text))
        )

    async def pulse(self, at: float) -> None:
        """A small durable write, as a health check."""
        await self._do(lambda base: base.execute("replace into pulse values (1, ?)", (at,)))

    # -- who is where -------------------------------------------------------------------

    async def attend(self, table: str, guest: str, process: str, at: float | None) -> None:
        """Record that a guest is connected to a table in a process; None: no longer."""

        def work(base: sqlite3.Connection) -> None:
            which = (table, guest, process)
            base.execute("delete from here where (place, guest, process) = (?, ?, ?)", which)
            if at is not None:
                base.execute("insert into here values (?, ?, ?, ?)", (*which, at))

        await self._do(work)

    async def alive(self, process: str, at: float) -> None:
        """Heartbeat of a process: renews the presence of its guests."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("update here set at = ? where process = ?", (at, process))
            base.execute("update here set at = ? where at > ?", (at, at))  # the clock was set back
            base.execute("delete from here where at < ?", (at - FORGOTTEN,))

        await self._do(work)

    async def attends(self, table: str, guest: str, since: float, but: str = "") -> bool:
        """Whether a guest is connected to a table in a live process other than `but`."""
        asked = (
            "select 1 from here where (place, guest) = (?, ?) and at > ? and process <> ? limit 1"
        )
        return bool(await self._ask(asked, (table, guest, since, but)))

    async def attending(
        self, tables: Sequence[str], since: float, but: str
    ) -> list[tuple[str, str, float]]:
        """Guests connected to these tables in other processes, with the last heartbeat."""
        asked = (
            "select place, guest, max(at) from here "
            "where place in (select value from json_each(?)) and at > ? and process <> ? "
            "group by place, guest"
        )
        found = await self._ask(asked, (json.dumps(list(tables)), since, but))
        return [(place, guest, at) for place, guest, at in found]
