"""The store in one SQLite file: one thread writes, and all that waits goes into one commit.

`synchronous=FULL` makes every commit survive a power cut; one commit for many tables makes it
cheap.  An append is answered only after its commit.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

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
# One statement for all that waits: each one gives up the interpreter and must win it back.
LENGTHS = """
select value, (select coalesce(max(version) + 1, 0) from log where place = value)
from json_each(?)
"""
ENTRIES = "insert into log select value ->> 0, value ->> 1, value ->> 2 from json_each(?)"
CARD = """
insert into cards values (?, ?, ?, (select coalesce(max(changed), 0) + 1 from cards))
on conflict do update set listed = excluded.listed, text = excluded.text,
    changed = case when listed then changed else excluded.changed end
"""
KNOWN = "select guests.id, name from keys join guests on guests.id = guest where key = ?"


class Job:
    """Something to be written, and where the answer is awaited."""

    __slots__ = ("done", "fault", "loop", "value")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.value: Any = None
        self.fault: Exception | None = None

    def settle(self) -> None:
        """Give the answer; in the loop."""
        if self.done.done():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.value)


class Append(Job):
    """Entries for a log."""

    __slots__ = ("card", "entries", "expected", "table")

    def __init__(
        self, table: str, expected: int, entries: Sequence[str], card: Card | None
    ) -> None:
        super().__init__()
        self.table = table
        self.expected = expected
        self.entries = entries
        self.card = card


class Errand(Job):
    """Anything else."""

    __slots__ = ("work",)

    def __init__(self, work: Work) -> None:
        super().__init__()
        self.work = work


class SqliteStore:
    """Logs, lobby and guests in a file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._watchers: list[Told] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._coming: list[Job] = []  # of this turn of the loop; the writer is woken once for all
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
        await self._put(Append(table, expected, entries, card))

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
        self._flush()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        if self._reading is not None:
            self._reading.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        answer: T = await self._put(Errand(work))
        return answer

    def _put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            raise Broken("the store is closed")
        if not self._coming:
            job.loop.call_soon(self._flush)
        self._coming.append(job)
        return job.done

    def _flush(self) -> None:
        if self._coming:
            jobs, self._coming = self._coming, []
            self._queue.put(jobs)

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
        more = self._queue.get()
        while more is not None:
            jobs += more
            if len(jobs) >= MOST or self._queue.empty():
                return jobs, False
            more = self._queue.get()
        return jobs, True

    def _commit(self, base: sqlite3.Connection, jobs: list[Job]) -> None:
        """All jobs in one transaction; one that is stale does not hinder the others."""
        try:
            base.execute("begin immediate")
            self._append(base, [job for job in jobs if isinstance(job, Append)])
            for job in jobs:
                if isinstance(job, Errand):
                    job.value = job.work(base)
            base.execute("commit")
        except sqlite3.Error as error:
            if base.in_transaction:
                base.execute("rollback")
            for job in jobs:
                job.fault = Broken(str(error))

    def _append(self, base: sqlite3.Connection, jobs: list[Append]) -> None:
        tables = json.dumps(list({job.table for job in jobs}))
        lengths: dict[str, int] = dict(base.execute(LENGTHS, (tables,)).fetchall())
        rows: list[tuple[str, int, str]] = []
        for job in jobs:
            length = lengths[job.table]
            if length != job.expected:
                job.fault = Stale(f"the log has {length} entries, not {job.expected}")
                continue
            rows += [(job.table, length + at, entry) for at, entry in enumerate(job.entries)]
            lengths[job.table] = job.value = length + len(job.entries)
        if rows:
            base.execute(ENTRIES, (json.dumps(rows),))
        for job in jobs:
            if job.card is not None and job.fault is None:
                base.execute(CARD, (job.table, job.card.listed, job.card.text))

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
            if job.fault is None and isinstance(job, Append):
                for told in self._watchers:
                    told(job.table, job.value)
