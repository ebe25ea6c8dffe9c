"""The store in one SQLite file: one writer thread, and group commit of everything queued.

`synchronous=FULL` makes every commit survive a power cut; one commit for many tables makes that
cheap.  An append is answered only after its commit.  Other processes may write to the same file:
SQLite counts their commits (`data_version`), and rows are numbered in commit order.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from spicery.store.guests import Guests
from spicery.store.log import NO_FILMS, Card, Damaged, OnAppend, Stale, StoreError
from spicery.store.schema import CARD, ENTRIES, LENGTHS, OTHERS, prepare

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]
MOST_IN_COMMIT = 512  # jobs in one commit
PATIENCE = 10  # seconds another process may lock the file
LOOKING = 0.05  # seconds between polls for other processes' writes, while watched
FEW, MANY = 2, 32  # after a commit of this many jobs, the writer waits for more
MOMENT = 0.002  # seconds
KNOWN_LENGTHS = 100_000  # logs whose length is remembered


class Job:
    """Something to write, and the future of its result."""

    __slots__ = ("done", "fault", "loop", "value")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.value: Any = None
        self.fault: Exception | None = None

    def settle(self) -> None:
        """Resolve the future; called in its loop."""
        if self.done.done():
            return
        if self.fault is not None:
            self.done.set_exception(self.fault)
        else:
            self.done.set_result(self.value)


class Append(Job):
    """Entries to append to a log."""

    __slots__ = ("card", "entries", "expected", "films", "length", "table")

    def __init__(
        self,
        table: str,
        expected: int,
        entries: Sequence[str],
        card: Card | None,
        films: Mapping[int, bytes],
    ) -> None:
        super().__init__()
        self.films = films
        self.table = table
        self.expected = expected
        self.entries = entries
        self.card = card
        self.length = expected  # of the log; includes the entries once written


class OtherWrite(Job):
    """Any other write."""

    __slots__ = ("work",)

    def __init__(self, work: Work) -> None:
        super().__init__()
        self.work = work


class SqliteStore(Guests):
    """Logs, lobby and guests in one file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._watchers: dict[OnAppend, asyncio.AbstractEventLoop] = {}
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._coming: list[Job] = []  # of this loop iteration; the writer is woken once for all
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None
        self._closed = False
        self._lengths: dict[str, int] = {}  # of logs; exact as of `_counted`
        self._counted = -1  # SQLite's count of others' commits at the last poll
        self._row = 0  # the last row seen
        self._looked = 0.0
        self._gather = False
        self._files: dict[Path, tuple[int, int] | None] = {}  # the files we write to
        self._saved = False  # the contents of a lost file
        ready: Future[None] = Future()
        self._writer = threading.Thread(target=self._write, args=(ready,), name="store-writer")
        self._writer.start()
        ready.result()

    # -- the log --------------------------------------------------------------------

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[str],
        card: Card | None = None,
        films: Mapping[int, bytes] = NO_FILMS,
    ) -> asyncio.Future[None]:
        """Write entries from number `expected` on; Stale if the log has another length."""
        return self._put(Append(table, expected, entries, card, films))

    async def film(self, table: str, number: int) -> bytes | None:
        """The film of a version of a table; None if there is none."""
        asked = "select film from films where place = ? and number = ?"
        found = await self._ask(asked, (table, number))
        return found[0][0] if found else None

    async def read(self, table: str, since: int = 0) -> list[str]:
        """The entries of a table from number `since` on; empty if there is no such table."""
        asked = "select version, entry from log where place = ? and version >= ? order by version"
        found = await self._ask(asked, (table, since))
        entries = [entry for _, entry in found]
        if found and found[-1][0] != since + len(found) - 1:
            gap = next(at for at, (version, _) in enumerate(found) if version != since + at)
            raise Damaged(since + gap, entries[:gap])
        return entries

    def watch(self, on_append: OnAppend) -> Callable[[], None]:
        """Call `on_append` after every append by any process; returns how to unsubscribe."""
        self._watchers[on_append] = asyncio.get_running_loop()
        self._queue.put([])  # wake the writer, which polls from now on

        def stop() -> None:
            self._watchers.pop(on_append, None)

        return stop

    async def lobby(self, most: int) -> list[tuple[str, str]]:
        """The listed tables and their cards, latest first."""
        asked = "select place, text from cards where listed order by changed desc limit ?"
        return [(place, text) for place, text in await self._ask(asked, (most,))]

    # -- the threads ----------------------------------------------------------------

    async def close(self) -> None:
        """Write whatever is queued, then close."""
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
        answer: T = await self._put(OtherWrite(work))
        return answer

    def _put(self, job: Job) -> asyncio.Future[Any]:
        if self._closed:
            raise StoreError("the store is closed")
        if not self._coming:
            job.loop.call_soon(self._flush)
        self._coming.append(job)
        return job.done

    def _flush(self) -> None:
        if self._coming:
            jobs, self._coming = self._coming, []
            self._queue.put(jobs)

    async def _ask(self, asked: str, values: tuple[object, ...]) -> list[tuple[Any, ...]]:
        def work() -> list[tuple[Any, ...]]:
            try:
                self._stay()
                if self._reading is None:
                    self._reading = self._connect()
                return self._reading.execute(asked, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError(str(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    def _stay(self) -> None:
        """Refuse to use a file that was moved or deleted: writes to it would be lost."""
        for path, file in self._files.items():
            if file_at(path) != file:
                raise sqlite3.OperationalError(
                    f"{path.name} was moved or deleted while the server was running; "
                    "put it back, or restart the server"
                )

    def _save(self, base: sqlite3.Connection) -> None:
        """If SQLite's write-ahead log was deleted, copy what it held into the file.

        This connection still has it open, but later connections would not see it.
        """
        lost = [path for path, file in self._files.items() if file_at(path) != file]
        if lost and self._path not in lost:
            if not self._saved:
                base.execute("pragma wal_checkpoint(full)")
            self._saved = True
        else:
            self._saved = False

    def _connect(self) -> sqlite3.Connection:
        base = sqlite3.connect(
            self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        base.execute("pragma journal_mode=wal")
        base.execute("pragma synchronous=full")
        base.execute("pragma temp_store=memory")  # rolling back a statement needs no file
        return base

    def _write(self, ready: Future[None]) -> None:
        try:
            base = self._connect()
            prepare(base)
            beside = [Path(f"{self._path}{end}") for end in ("-wal", "-shm")]
            self._files = {path: file_at(path) for path in (self._path, *beside)}
            self._look(base)
        except sqlite3.Error as error:
            ready.set_exception(StoreError(f"{self._path}: {error}"))
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
                if self._watchers and time.monotonic() - self._looked > LOOKING:
                    self._look_around(base)

    def _take(self) -> tuple[list[Job], bool]:
        """Everything queued, up to a limit; and whether it was the last."""
        jobs: list[Job] = []
        try:
            more = self._queue.get(timeout=LOOKING if self._watchers else None)
        except Empty:
            return jobs, False
        if self._gather and more:
            time.sleep(MOMENT)
        while more is not None:
            jobs += more
            if len(jobs) >= MOST_IN_COMMIT or self._queue.empty():
                self._gather = FEW <= len(jobs) < MANY
                return jobs, False
            more = self._queue.get()
        return jobs, True

    def _commit(self, base: sqlite3.Connection, jobs: list[Job]) -> None:
        """Run all jobs in one transaction; a stale one does not affect the others."""
        row = self._row
        try:
            self._stay()
            base.execute("begin immediate")
            self._look(base)
            row = self._row
            self._append(base, [job for job in jobs if isinstance(job, Append)])
            for job in jobs:
                if isinstance(job, OtherWrite):
                    job.value = job.work(base)
            base.execute("commit")
        except Exception as error:  # noqa: BLE001  (the writer thread must survive)
            with suppress(sqlite3.Error):
                if base.in_transaction:
                    base.execute("rollback")
            self._lengths.clear()
            self._row = row
            why = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
            for job in jobs:
                job.fault = StoreError(why)

    def _append(self, base: sqlite3.Connection, jobs: list[Append]) -> None:
        lengths = self._lengths
        unknown = {job.table for job in jobs if job.table not in lengths}
        if unknown:
            if len(lengths) > KNOWN_LENGTHS:
                lengths.clear()
                unknown = {job.table for job in jobs}
            lengths.update(base.execute(LENGTHS, (json.dumps(list(unknown)),)).fetchall())
        rows: list[object] = []
        for job in jobs:
            length = lengths[job.table]
            if length != job.expected:
                job.fault = Stale(f"the log has {length} entries, not {job.expected}")
                continue
            for at, entry in enumerate(job.entries, length):
                rows += (job.table, at, entry)
            lengths[job.table] = job.length = length + len(job.entries)
        self._insert(base, rows)
        for job in jobs:
            if job.fault is not None:
                continue
            if job.card is not None:
                self._show(base, job.table, job.card)
            for number, film in job.films.items():
                base.execute("insert into films values (?, ?, ?)", (job.table, number, film))

    def _show(self, base: sqlite3.Connection, table: str, card: Card) -> None:
        base.execute(CARD, (table, card.listed, card.text))
        base.execute("delete from players where place = ?", (table,))
        for guest in card.guests:
            base.execute("insert into players values (?, ?, ?)", (guest, table, card.over))

    def _insert(self, base: sqlite3.Connection, rows: list[object]) -> None:
        at = 0
        for size, statement in ENTRIES.items():
            while len(rows) - at >= 3 * size:
                self._row = base.execute(statement, rows[at : at + 3 * size]).lastrowid or 0
                at += 3 * size

    def _look_around(self, base: sqlite3.Connection) -> None:
        """Poll for what others wrote; if the file cannot be read now, try again next time."""
        try:
            self._save(base)
            self._look(base)
        except sqlite3.Error:
            self._looked = time.monotonic()

    def _look(self, base: sqlite3.Connection) -> None:
        """Find what other processes wrote since the last poll, and notify the watchers."""
        self._looked = time.monotonic()
        (count,) = base.execute("pragma data_version").fetchone()
        if count == self._counted:
            return
        if self._counted < 0:
            (self._row,) = base.execute("select coalesce(max(rowid), 0) from log").fetchone()
            self._counted = count
            return
        found = base.execute(OTHERS, (self._row,)).fetchall()
        self._counted = count
        self._row = max([self._row, *[row for _, _, row in found]])
        others = {place: length for place, length, _ in found}
        self._lengths.update(others)
        for on_append, loop in list(self._watchers.items()):
            call(loop, tell, on_append, others)

    def _answer(self, jobs: list[Job]) -> None:
        """Wake every loop once for all of its jobs."""
        loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in jobs:
            loops.setdefault(job.loop, []).append(job)
        for loop, its in loops.items():
            call(loop, self._settle, its)

    def _settle(self, jobs: list[Job]) -> None:
        for job in jobs:
            job.settle()
            if job.fault is None and isinstance(job, Append):
                for on_append in list(self._watchers):
                    on_append(job.table, job.length)


def file_at(path: Path) -> tuple[int, int] | None:
    """The identity of the file at a path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def call(loop: asyncio.AbstractEventLoop, work: Callable[..., None], *values: object) -> None:
    """Schedule something in a loop, unless it has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(work, *values)


def tell(on_append: OnAppend, lengths: dict[str, int]) -> None:
    """Notify a watcher of others' writes."""
    for place, length in lengths.items():
        on_append(place, length)
