"""Who is who, which tables are whose, and who is where: what the store keeps beside the logs."""

from __future__ import annotations

import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from spicery.store.log import Held, Identity
from spicery.store.schema import ALONE, KNOWN, OWN

T = TypeVar("T")
FORGOTTEN = 86_400.0  # seconds after which a process that was silent is not even remembered


class Guests(ABC):
    """The part of a store in SQLite that is about people."""

    @abstractmethod
    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write something, in the next commit."""

    @abstractmethod
    async def _ask(self, asked: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        """Read something."""

    # -- who is who -------------------------------------------------------------------

    async def admit(self, who: Identity, key: str) -> None:
        """A new guest, and the digest of the secret that proves it."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("insert into guests values (?, ?)", (who.id, who.name))
            base.execute("insert into keys values (?, ?)", (key, who.id))

        await self._do(work)

    async def rename(self, who: str, name: str) -> None:
        """A guest's new name."""
        await self._do(
            lambda base: base.execute("update guests set name=? where id=?", (name, who))
        )

    async def who(self, key: str) -> Identity | None:
        """The guest with that digest of a secret."""
        found = await self._ask(KNOWN, (key,))
        return Identity(*found[0]) if found else None

    async def offer(self, who: str, code: str, until: float) -> None:
        """A digest of a code that another device may claim this guest with, once."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("delete from codes where guest = ?", (who,))
            base.execute("insert into codes values (?, ?, ?)", (code, who, until))

        await self._do(work)

    async def claim(self, code: str, key: str, now: float) -> Identity | None:
        """Use up a code, and let another secret prove its guest too."""

        def work(base: sqlite3.Connection) -> Identity | None:
            base.execute("delete from codes where until < ?", (now,))
            found = base.execute("delete from codes where code = ? returning guest", (code,))
            guest = found.fetchone()
            if guest is None:
                return None
            base.execute("insert into keys values (?, ?)", (key, guest[0]))
            return Identity(*base.execute(KNOWN, (key,)).fetchone())

        return await self._do(work)

    # -- tables of one's own ------------------------------------------------------------

    async def tables_of(self, guest: str, most: int) -> list[Held]:
        """The tables with a guest on their card: unfinished ones first, then the latest."""
        return [Held(*row) for row in await self._ask(OWN, (guest, most))]

    async def alone_at(self, guest: str, most: int) -> int:
        """How many unfinished tables nobody but this guest has, counted up to a limit."""
        ((count,),) = await self._ask(ALONE, (guest, most))
        return int(count)

    async def put_away(self, guest: str, table: str, length: int) -> None:
        """Take a table from those of a guest, until its log is longer than that."""
        await self._do(
            lambda base: base.execute("replace into away values (?, ?, ?)", (guest, table, length))
        )

    async def note(self, table: str, length: int, text: str) -> None:
        """Keep what a log of this length adds up to, so that it need not be read for it again."""
        await self._do(
            lambda base: base.execute("replace into notes values (?, ?, ?)", (table, length, text))
        )

    async def pulse(self, at: float) -> None:
        """Write something small for good, to see whether that can be done now."""
        await self._do(lambda base: base.execute("replace into pulse values (1, ?)", (at,)))

    # -- who is where -------------------------------------------------------------------

    async def attend(self, table: str, guest: str, process: str, at: float | None) -> None:
        """A guest is connected to a table in a process since then; None: no longer."""

        def work(base: sqlite3.Connection) -> None:
            which = (table, guest, process)
            base.execute("delete from here where (place, guest, process) = (?, ?, ?)", which)
            if at is not None:
                base.execute("insert into here values (?, ?, ?, ?)", (*which, at))

        await self._do(work)

    async def alive(self, process: str, at: float) -> None:
        """A process is there; whoever was connected to it still is."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("update here set at = ? where process = ?", (at, process))
            base.execute("update here set at = ? where at > ?", (at, at))  # the clock was set back
            base.execute("delete from here where at < ?", (at - FORGOTTEN,))

        await self._do(work)

    async def attends(self, table: str, guest: str, since: float, but: str = "") -> bool:
        """Whether a guest is at a table in a process, `but` not that one, there after that time."""
        asked = (
            "select 1 from here where (place, guest) = (?, ?) and at > ? and process <> ? limit 1"
        )
        return bool(await self._ask(asked, (table, guest, since, but)))

    async def attending(
        self, tables: Sequence[str], since: float, but: str
    ) -> list[tuple[str, str, float]]:
        """Tables, of those named, and guests who are there in other processes than `but`.

        With the time of the last sign of such a process.
        """
        asked = (
            "select place, guest, max(at) from here "
            "where place in (select value from json_each(?)) and at > ? and process <> ? "
            "group by place, guest"
        )
        found = await self._ask(asked, (json.dumps(list(tables)), since, but))
        return [(place, guest, at) for place, guest, at in found]
