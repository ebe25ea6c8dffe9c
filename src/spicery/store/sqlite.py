"""The store in one SQLite file: one thread writes, and all that waits goes into one commit.

`synchronous=FULL` makes every commit survive a power cut; one commit for many tables makes it
cheap.  An append is answered only after its commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from spicery.store.log import Broken, Card, Identity, Stale, Told

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]
MOST = 512  # pieces of work in one commit
PATIENCE = 10  # seconds that another process may hold the file

SCHEMA = """
create table if not exists log (
    place text not null, version integer not null, entry text not null,
    primary key (place, version)
) without rowid;
create table if not exists cards (
    place text primary key, listed integer not null, text text not null,
    changed integer not null
) without rowid;
create index if not exists lobby on cards (changed) where listed;
create table if not exists guests (id text primary key, name text not null) without rowid;
create table if not exists keys (
    key text primary key, guest text not null references guests (id)
) without rowid;
create table if not exists codes (
    code text primary key, guest text not null references guests (id), until real not null
) without rowid;
"""
LENGTH = "select coalesce(max(version) + 1, 0) from log where place = ?"
CARD = """
insert into cards values (?, ?, ?, (select coalesce(max(changed), 0) + 1 from cards))
on conflict do update set listed = excluded.listed, text = excluded.text,
    changed = case when listed then changed else excluded.changed end
"""
KNOWN = "select guests.id, name from keys join guests on guests.id = guest where key = ?"


class Job:
    """One piece of work for the writer, and where its answer is awaited."""

    __slots__ = ("done", "fault", "loop", "table", "value", "work")

    def __init__(self, work: Work, table: str = "") -> None:
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[object] = self.loop.create_future()
        self.work = work
        self.table = table
        self.value: object = None
        self.fault: Exception | None = None

    def settle(self) -> None:
        """Give the answer; in the loop."""
        if self.done.done():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.value)


class SqliteStore:
    """Logs, lobby and guests in a file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._watchers: list[Told] = []
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._closed = False
        ready: Future[None] = Future()
        self._writer = threading.Thread(target=self._write, args=(ready,), name="store-writer")
        self._writer.start()
        ready.result()

    # -- the log --------------------------------------------------------------------

    async def append(
        self, table: str, expected: int, entries: Sequence[str], card: Card | None = None
    ) -> None:
        """Write entries number `expected` and on; Stale if the log has another length."""
        rows = [(table, version, entry) for version, entry in enumerate(entries, expected)]

        def work(base: sqlite3.Connection) -> int:
            (length,) = base.execute(LENGTH, (table,)).fetchone()
            if length != expected:
                raise Stale(f"the log of the table has {length} entries, not {expected}")
            if len(rows) == 1:
                base.execute("insert into log values (?, ?, ?)", rows[0])
            else:
                base.executemany("insert into log values (?, ?, ?)", rows)
            if card is not None:
                base.execute(CARD, (table, card.listed, card.text))
            return expected + len(rows)

        await self._do(work, table)

    async def read(self, table: str, since: int = 0) -> list[str]:
        """The entries of a table from number `since` on; none if there is no such table."""
        asked = "select entry from log where place = ? and version >= ? order by version"
        return [entry for (entry,) in await self._ask(asked, (table, since))]

    def watch(self, told: Told) -> Callable[[], None]:
        """Be called after every append by anybody; the answer ends it."""
        self._watchers.append(told)
        return lambda: self._watchers.remove(told)

    async def lobby(self, most: int) -> list[tuple[str, str]]:
        """The listed tables and their cards, the latest first."""
        asked = "select place, text from cards where listed order by changed desc limit ?"
        return [(place, text) for place, text in await self._ask(asked, (most,))]

    # -- guests ---------------------------------------------------------------------

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

    # -- the threads ----------------------------------------------------------------

    async def close(self) -> None:
        """Write what is waiting, and end."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        if self._reading is not None:
            self._reading.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T], table: str = "") -> T:
        if self._closed:
            raise Broken("the store is closed")
        job = Job(work, table)
        self._queue.put(job)
        return await job.done  # type: ignore[return-value]  # what `work` gave

    async def _ask(self, asked: str, values: tuple[object, ...]) -> list[tuple[str, ...]]:
        def work() -> list[tuple[str, ...]]:
            if self._reading is None:
                self._reading = self._connect()
            return self._reading.execute(asked, values).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def _connect(self) -> sqlite3.Connection:
        base = sqlite3.connect(
            self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        base.execute("pragma journal_mode=wal")
        base.execute("pragma synchronous=full")
        return base

    def _write(self, ready: Future[None]) -> None:
        try:
            base = self._connect()
            base.executescript(SCHEMA)
        except sqlite3.Error as error:
            ready.set_exception(Broken(f"{self._path}: {error}"))
            return
        ready.set_result(None)
        with closing(base):
            while True:
                jobs, last = self._take()
                if jobs:
                    self._commit(base, jobs)
                    self._answer(jobs)
                if last:
                    return

    def _take(self) -> tuple[list[Job], bool]:
        """All that waits, up to a limit; and whether it was the last."""
        jobs: list[Job] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST or self._queue.empty():
                return jobs, False
            job = self._queue.get()
        return jobs, True

    def _commit(self, base: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction; one that is stale does not hinder the others."""
        try:
            base.execute("begin immediate")
            for job in jobs:
                try:
                    job.value = job.work(base)
                except Stale as error:
                    job.fault = error
            base.execute("commit")
        except sqlite3.Error as error:
            if base.in_transaction:
                base.execute("rollback")
            for job in jobs:
                job.fault = Broken(str(error))

    def _answer(self, jobs: list[Job]) -> None:
        """Wake every loop once for all of its jobs."""
        loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            loops.setdefault(job.loop, []).append(job)
        for loop, its in loops.items():
            try:
                loop.call_soon_threadsafe(self._settle, its)
            except RuntimeError:  # that loop has ended; nobody waits any more
                continue

    def _settle(self, jobs: list[Job]) -> None:
        for job in jobs:
            job.settle()
            if job.fault is None and job.table and isinstance(job.value, int):
                for told in list(self._watchers):
                    told(job.table, job.value)
