"""The disk is full, or another process wrote first: nothing unwritten is sent to anybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from spicery.store import NO_FILMS, Card, StoreError
from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, serving

pytestmark = compiled_only


class Faulty:
    """A store that fails on demand."""

    def __init__(self, server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fails = False
        self.blind = False
        store = server.app.registry.store
        append, read = store.append, store.read

        async def maybe(
            table: str,
            expected: int,
            entries: Sequence[str],
            card: Card | None = None,
            films: Mapping[int, bytes] = NO_FILMS,
        ) -> None:
            if self.fails:
                raise StoreError("the disk is full")
            await append(table, expected, entries, card, films)

        async def seen(table: str, since: int = 0) -> list[str]:
            if self.blind:
                raise StoreError("the disk is gone")
            found: list[str] = await read(table, since)
            return found

        monkeypatch.setattr(store, "append", maybe)
        monkeypatch.setattr(store, "read", seen)


def test_a_failing_commit_tells_nobody_and_the_room_is_rebuilt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(options={"starter": 0})
        with ann.at(table) as one, ben.at(table) as two:
            faulty = Faulty(server, monkeypatch)
            faulty.fails = True
            told = two.ask("sit", seat=1)
            assert (told["why"], told["detail"]) == (
                "not-now",
                "this could not be saved; try again",
            )
            faulty.fails = False
            assert two.ask("sit", seat=1)["say"] == "ack"
            one.ask("start")
            before = two.caught_up(1)
            faulty.fails = True
            assert one.do("pass", 0, after=1, id="again")["why"] == "not-now"
            two.silence()
            assert two.news["looks"] == before["looks"]
            assert not any(step["v"] == 2 for step in two.news["steps"])
            faulty.fails = False
            assert one.do("pass", 0, after=1, id="again") == {"say": "ack", "id": "again", "v": 2}
            assert two.caught_up(2)["waiting"] == [1]


def test_a_table_waits_for_a_disk_that_cannot_even_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, read_again=0.05) as server:
        ann = server.guest("Ann")
        table, other = (ann.open(sit=["A", "B"], options={"starter": 0}, start=True) for _ in "12")
        server.rooms.pop(other)
        with ann.at(table) as line:
            line.caught_up(1)
            faulty = Faulty(server, monkeypatch)
            faulty.fails = faulty.blind = True
            id_ = line.say("do", seat=0, do="pass", after=1)
            line.silence()
            with ann.at(other, hello=False) as late:
                assert late.hear()["why"] == "not-now"
                assert late.closed() == 1013
            faulty.fails = faulty.blind = False
            told = line.answer(id_)
            assert (told["why"], told["v"]) == ("not-now", 1)
            assert line.do("pass", 0, after=1)["v"] == 2


def test_requests_that_cannot_be_kept_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        Faulty(server, monkeypatch).fails = True
        status, told = ann.ask("POST", "/api/tables", {"game": "spicy", "seats": 2})
        assert (status, told["why"]) == (503, "not-kept")


def test_two_servers_on_one_store_do_not_play_two_games(tmp_path: Path) -> None:
    with serving(tmp_path) as here, serving(tmp_path) as there:
        ann = here.guest("Ann")
        table = ann.open(seats=2, sit=["A", "B"], options={"starter": 0}, start=True)
        with ann.at(table) as one:
            one.until("news")
            ann.server = there
            with ann.at(table) as two:
                two.until("news")
                for server in (here, there):  # deaf: who had heard of it would be told "late"
                    server.app.registry._unwatch()
                assert one.do("pass", 0)["v"] == 2
                stale = two.do("pass", 0, after=1, id="x")
                assert stale["why"] == "stale"
                assert two.caught_up(2)["waiting"] == [1]
                assert two.do("pass", 1)["v"] == 3
                assert one.do("pass", 1, after=2, id="y")["why"] == "stale"
                assert one.caught_up(3)["looks"] == two.caught_up(3)["looks"]


def test_a_mistake_of_ours_freezes_the_room_and_keeps_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, sit=["A", "B"], options={"starter": 0}, start=True)
        with ann.at(table) as line:
            line.until("news")
            monkeypatch.setattr(server.app.registry.store, "append", lambda *_: 1 / 0)
            line.say("do", seat=0, do="pass", after=1)
            assert "internal error" in line.until("frozen")["detail"]
            assert line.do("pass", 0)["why"] == "not-now"
            with ann.at(table) as other:
                assert other.until("frozen")
    with serving(tmp_path) as server:
        ann.server = server
        with ann.at(table) as line:
            assert line.until("news")["v"] == 1
            assert line.do("pass", 0)["say"] == "ack"


def test_what_another_process_wrote_is_told_when_the_store_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as here, serving(tmp_path) as there:
        ann = here.guest("Ann")
        table = ann.open(seats=2, sit=["A", "B"], options={"starter": 0}, start=True)
        with ann.at(table) as one:
            one.until("news")
            ann.server = there
            with ann.at(table) as two:
                two.until("news")
                assert two.do("pass", 0)["v"] == 2
            assert here.loop is not None
            length = there.rooms[table].ledger.length
            here.loop.call_soon_threadsafe(here.app.registry._on_append, table, length)
            assert one.caught_up(2)["waiting"] == [1]
            assert one.do("pass", 1)["v"] == 3


def test_a_table_of_newer_rules_is_frozen_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from spicery.games import catalogue, find

    newer = replace(find("spicy"), version=99)
    with monkeypatch.context() as patch, serving(tmp_path) as server:
        patch.setitem(catalogue(), "spicy", newer)
        ann = server.guest("Ann")
        table = ann.open(start=True)
    with serving(tmp_path) as server:
        ann.server = server
        with ann.at(table, hello=False) as line:
            detail = line.until("frozen")["detail"]
            assert f"this server has version {find('spicy').version}" in detail
        assert ann.ask("GET", f"/api/tables/{table}")[0] == 409
