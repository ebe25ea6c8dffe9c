"""The store: append-only logs, stale writers, and failures that write nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from spicery.store import Card, Damaged, Identity, ListedTable, SqliteStore, Stale, StoreError
from tests.compiled_only import compiled_only
from tests.waiting import eventually_async

pytestmark = compiled_only

Test = Callable[[SqliteStore], Awaitable[None]]


def with_store(folder: Path, test: Test) -> None:
    """Run a test in its own event loop."""

    async def run() -> None:
        store = SqliteStore(folder / "deep" / "tables.sqlite")
        try:
            await test(store)
        finally:
            await store.close()
            await store.close()  # again, harmless

    asyncio.run(run())


def test_entries_come_back_in_order(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append("t", 0, ["a", "b"])
        await store.append("t", 2, ["c"])
        await store.append("u", 0, ["x"])
        assert await store.read("t") == ["a", "b", "c"]
        assert await store.read("t", 2) == ["c"]
        assert await store.read("nowhere") == []

    with_store(tmp_path, test)


def test_of_two_that_expect_the_same_one_is_stale(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        found = await asyncio.gather(
            *[store.append("t", 0, [str(n)]) for n in range(5)],
            store.append("other", 0, ["fine"]),
            return_exceptions=True,
        )
        assert [type(each) for each in found[:5]].count(Stale) == 4
        assert found[5] is None
        assert len(await store.read("t")) == 1
        for expected in (0, 2, 9):
            with pytest.raises(Stale):
                await store.append("t", expected, ["late"])
        assert await store.read("other") == ["fine"]

    with_store(tmp_path, test)


def test_two_stores_on_one_file_do_not_overwrite_each_other(tmp_path: Path) -> None:
    async def run() -> None:
        one, two = (SqliteStore(tmp_path / "t.sqlite") for _ in range(2))
        await one.append("t", 0, ["a"])
        assert await two.read("t") == ["a"]
        with pytest.raises(Stale):
            await two.append("t", 0, ["b"])
        await two.append("t", 1, ["b"])
        assert await one.read("t") == ["a", "b"]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_a_failing_commit_writes_nothing_and_says_so(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append("t", 0, ["a"])
        blocker = sqlite3.connect(tmp_path / "deep" / "tables.sqlite", isolation_level=None)
        blocker.execute(
            "create trigger full before insert on log begin select raise(abort, 'full'); end"
        )
        told: list[tuple[str, int]] = []
        store.watch(lambda table, length: told.append((table, length)))
        with pytest.raises(StoreError, match="full"):
            await store.append("t", 1, ["b"])
        blocker.execute("drop trigger full")
        blocker.close()
        assert told == []
        assert await store.read("t") == ["a"]
        await store.append("t", 1, ["b"])
        assert told == [("t", 2)]

    with_store(tmp_path, test)


def test_what_was_written_survives(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await asyncio.gather(*[store.append(str(n), 0, ["a"]) for n in range(50)])

    async def read(store: SqliteStore) -> None:
        assert [await store.read(str(n)) for n in range(50)] == [["a"]] * 50

    with_store(tmp_path, write)
    with_store(tmp_path, read)
    base = sqlite3.connect(tmp_path / "deep" / "tables.sqlite")
    assert base.execute("pragma journal_mode").fetchone() == ("wal",)
    base.close()


def test_watchers_hear_every_append_until_they_stop(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        told: list[tuple[str, int]] = []
        stop = store.watch(lambda table, length: told.append((table, length)))
        await store.append("t", 0, ["a", "b"])
        stop()
        await store.append("t", 2, ["c"])
        assert told == [("t", 2)]

    with_store(tmp_path, test)


def test_the_lobby_lists_the_latest_first(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append("a", 0, ["1"], Card(True, "first"))
        await store.append("b", 0, ["1"], Card(True, "second"))
        await store.append("c", 0, ["1"], Card(False, "hidden"))
        await store.append("a", 1, ["2"], Card(True, "first, changed"))
        assert await store.lobby(9) == [("b", "second"), ("a", "first, changed")]
        assert await store.lobby(1) == [("b", "second")]
        await store.append("b", 1, ["2"], Card(False, "over"))
        assert await store.lobby(9) == [("a", "first, changed")]

    with_store(tmp_path, test)


def test_whose_tables_are_whose(tmp_path: Path) -> None:
    def card(*guests: str, over: bool = False) -> Card:
        return Card(False, "", frozenset(guests), over)

    async def test(store: SqliteStore) -> None:
        await store.append("a", 0, ["1"], card("ann", "ben"))
        await store.append("b", 0, ["1"], card("ann"))
        await store.append("c", 0, ["1", "2"], card("ann", over=True))
        assert await store.tables_of("ann", 9) == [
            ListedTable("b", 1),
            ListedTable("a", 1),
            ListedTable("c", 2),
        ]
        assert await store.tables_of("ann", 2) == [ListedTable("b", 1), ListedTable("a", 1)]
        assert await store.tables_of("eve", 9) == []
        await store.append("a", 1, ["2"])
        await store.note("a", 2, "so it stands")
        assert await store.tables_of("ben", 9) == [ListedTable("a", 2, "so it stands", 2)]
        assert [each.table for each in await store.tables_of("ann", 9)] == ["a", "b", "c"]
        await store.append("a", 2, ["3"], card("ann"))
        await store.note("a", 3, "so it stands now")
        assert await store.tables_of("ben", 9) == []
        assert (await store.tables_of("ann", 9))[0] == ListedTable("a", 3, "so it stands now", 3)

    with_store(tmp_path, test)


def test_who_is_where(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.attend("t", "ann", "one", 100.0)
        await store.attend("t", "ann", "two", 100.0)
        assert await store.attends("t", "ann", 99.0)
        assert not await store.attends("t", "ben", 99.0)
        assert not await store.attends("u", "ann", 99.0)
        assert await store.attends("t", "ann", 99.0, "two")
        await store.attend("t", "ann", "one", None)
        assert await store.attends("t", "ann", 99.0)
        assert not await store.attends("t", "ann", 99.0, "two")
        assert not await store.attends("t", "ann", 100.0)  # the other has been silent since
        await store.alive("two", 130.0)
        assert await store.attends("t", "ann", 129.0)
        await store.alive("three", 130.0 + 90_000)
        assert not await store.attends("t", "ann", 0.0)  # forgotten
        await store.attend("t", "ben", "two", 500_000.0)
        await store.alive("one", 100_000.0)  # the clock was set back since
        assert await store.attends("t", "ben", 99_999.0)
        assert not await store.attends("t", "ben", 100_000.0)

    with_store(tmp_path, test)


def test_guests_keys_and_codes(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        ann = Identity("1", "Ann")
        await store.admit(ann, "key")
        assert await store.who("key") == ann
        assert await store.who("other") is None
        await store.rename("1", "Anna")
        assert await store.who("key") == Identity("1", "Anna")
        await store.offer("1", "old", 100.0)
        await store.offer("1", "code", 100.0)  # the last one counts
        assert await store.claim("old", "k2", 50.0) is None
        assert await store.claim("code", "k2", 50.0) == Identity("1", "Anna")
        assert await store.claim("code", "k3", 50.0) is None
        assert await store.who("k2") == Identity("1", "Anna")
        await store.offer("1", "late", 100.0)
        assert await store.claim("late", "k4", 101.0) is None
        with pytest.raises(StoreError):
            await store.admit(ann, "again")

    with_store(tmp_path, test)


def test_a_closed_store_takes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.close()
        with pytest.raises(StoreError):
            await store.append("t", 0, ["a"])

    asyncio.run(run())


def test_a_file_that_is_no_store_is_said_to_be_none(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "t.sqlite")


def with_two(folder: Path, test: Callable[[SqliteStore, SqliteStore], Awaitable[None]]) -> None:
    """Two stores on one file, as in two processes; always closed."""

    async def run() -> None:
        one, two = (SqliteStore(folder / "t.sqlite") for _ in range(2))
        try:
            await test(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(run())


def test_watchers_hear_what_another_process_appends(tmp_path: Path) -> None:
    async def run(one: SqliteStore, two: SqliteStore) -> None:
        told: list[tuple[str, int]] = []
        await two.append("before", 0, ["x"])
        stop = one.watch(lambda table, length: told.append((table, length)))
        await two.append("t", 0, ["a", "b"])
        await one.append("u", 0, ["own"])
        await two.append("t", 2, ["c"])
        await eventually_async(lambda: {("t", 3), ("u", 1)} <= set(told))
        with pytest.raises(Stale):
            await one.append("t", 2, ["late"])
        await one.append("t", 3, ["d"])
        stop()
        told.clear()
        later: list[tuple[str, int]] = []
        one.watch(lambda table, length: later.append((table, length)))
        await two.append("t", 4, ["e"])
        await eventually_async(lambda: ("t", 5) in later)
        assert told == [], "who watches no more is not told, though another is"

    with_two(tmp_path, run)


def test_rows_of_a_commit_that_failed_hide_nothing_of_others(tmp_path: Path) -> None:
    async def run(one: SqliteStore, two: SqliteStore) -> None:
        told: list[tuple[str, int]] = []
        one.watch(lambda table, length: told.append((table, length)))
        blocker = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
        blocker.execute(
            "create trigger full before insert on cards begin select raise(abort, 'full'); end"
        )
        with pytest.raises(StoreError):
            await one.append("t", 0, ["a"] * 9, Card(True, "t"))
        blocker.execute("drop trigger full")
        blocker.close()
        await two.append("t", 0, ["b"])
        await eventually_async(lambda: told)
        assert told == [("t", 1)]
        await one.append("t", 1, ["c"])

    with_two(tmp_path, run)


def test_a_log_of_the_first_layout_is_laid_out_anew(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / "t.sqlite", isolation_level=None)
    base.execute(
        "create table log (place text not null, version integer not null, entry text not null,"
        " primary key (place, version)) without rowid"
    )
    base.execute("insert into log values ('t', 1, 'b'), ('t', 0, 'a'), ('s', 0, 'x')")
    base.close()

    async def run() -> None:
        for _ in range(2):
            store = SqliteStore(tmp_path / "t.sqlite")
            assert await store.read("t") == ["a", "b"]
            assert await store.read("s") == ["x"]
            await store.close()
        store = SqliteStore(tmp_path / "t.sqlite")
        await store.append("t", 2, ["c"])
        with pytest.raises(Stale):
            await store.append("t", 2, ["c"])
        await store.close()

    asyncio.run(run())


def test_what_would_go_into_a_deleted_file_is_refused(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append("t", 0, ["a"])
        (found,) = tmp_path.rglob("tables.sqlite")
        found.rename(tmp_path / "elsewhere")
        with pytest.raises(StoreError, match="moved or deleted"):
            await store.read("t")
        with pytest.raises(StoreError, match="moved or deleted"):
            await store.append("t", 1, ["b"])
        (tmp_path / "elsewhere").rename(found)
        await store.append("t", 1, ["b"])
        assert await store.read("t") == ["a", "b"]

    with_store(tmp_path, test)


@pytest.mark.parametrize("end", ["-wal", "-shm"])
def test_a_log_of_sqlite_that_is_deleted_is_noticed_and_nothing_is_lost(
    tmp_path: Path, end: str
) -> None:
    """Even if the server is then killed, the file contains everything that was written."""

    async def test(store: SqliteStore) -> None:
        store.watch(lambda _table, _length: None)
        await store.append("t", 0, ["a", "b"])
        (found,) = tmp_path.rglob("tables.sqlite")
        found.with_name(f"{found.name}{end}").unlink()
        for wrong in (store.append("t", 2, ["c"]), store.pulse(1.0), store.read("t")):
            with pytest.raises(StoreError, match=f"tables.sqlite{end} was moved or deleted"):
                await wrong
        copy = tmp_path / "copy.sqlite"
        await eventually_async(lambda: rows_in(found, copy) == [("a",), ("b",)])  # if killed now

    with_store(tmp_path, test)
    with_store(tmp_path, reads_on)


async def reads_on(store: SqliteStore) -> None:
    """The store still reads and appends after two entries."""
    assert await store.read("t") == ["a", "b"]
    await store.append("t", 2, ["c"])


def rows_in(file: Path, copy: Path) -> list[tuple[str]]:
    """The rows in a copy of the database file alone."""
    copy.write_bytes(file.read_bytes())
    base = sqlite3.connect(copy)
    try:
        return base.execute("select entry from log order by version").fetchall()
    except sqlite3.Error:
        return []
    finally:
        base.close()


def test_a_log_with_a_gap_is_damaged(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append("t", 0, ["a", "b", "c", "d"])
        base = sqlite3.connect(tmp_path / "deep" / "tables.sqlite", isolation_level=None)
        base.execute("delete from log where version = 2")
        base.close()
        for since in (0, 1, 2):
            with pytest.raises(Damaged, match="entry 2 "):
                await store.read("t", since)
        assert await store.read("t", 3) == ["d"]

    with_store(tmp_path, test)


def test_the_writer_survives_what_it_cannot_write(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        with pytest.raises(StoreError, match="OverflowError"):
            await store.put_away("ann", "t", 2**70)
        await store.append("t", 0, ["a"])

    with_store(tmp_path, test)


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append("t", 0, ["a"])
        assert await store.read("t") == ["a"]
        assert store._reading is not None
        store._reading.close()
        with pytest.raises(StoreError):
            await store.read("t")

    with_store(tmp_path, test)
