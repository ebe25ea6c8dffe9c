"""My tables: found from any device, whether or not anybody is connected."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spicery.server import my_tables
from spicery.server.clock import SystemClock
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, log_of, play_out, serving
from tests.waiting import eventually

pytestmark = compiled_only


def own(guest: Guest) -> list[dict[str, Any]]:
    """The tables of a guest."""
    status, told = guest.ask("GET", "/api/me/tables")
    assert status == 200
    return list(told)


def brief(guest: Guest) -> list[tuple[object, ...]]:
    """The tables of a guest, reduced to what most tests check."""
    return [(each["id"], each["started"], each["over"], each["turn"]) for each in own(guest)]


def two_at(server: LiveServer, **wish: Any) -> tuple[Guest, Guest, str]:
    """Ann and Ben at a table that waits for Ann."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2, options={"starter": 0}, **wish)
    with ann.at(table) as one, ben.at(table) as two:
        assert two.ask("sit", seat=1)["say"] == "ack"
        assert one.ask("start")["say"] == "ack"
    return ann, ben, table


def test_only_those_who_sit_or_host_have_a_table(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server)
        watched = ben.open(seats=2, sit=[], start=False)
        assert brief(ann) == [(table, True, False, True)]
        assert brief(ben) == [(watched, False, False, False), (table, True, False, False)]
        assert [each["host"] for each in own(ben)] == [True, False]
        assert own(server.guest("Eve")) == own(server.stranger()) == []
        (mine,) = own(ann)
        assert [seat["mine"] for seat in mine["seats"]] == [True, False]
        assert (mine["waiting"], mine["game"], mine["left"]) == ([0], "spicy", None)


def test_who_left_before_the_start_has_it_no_longer(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(seats=2)
        with ben.at(table) as line:
            line.ask("sit", seat=1)
            assert [each["id"] for each in own(ben)] == [table]
            line.ask("stand", seat=1)
        assert own(ben) == []
        assert [each["id"] for each in own(ann)] == [table]


def test_a_game_against_bots_alone_is_put_away_until_it_is_played_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = ann.open(seats=2, options={"starter": 0}, start=True)
        assert [each["spare"] for each in own(ann)] == [True]
        assert eve.ask("DELETE", f"/api/me/tables/{table}")[0] == 404
        assert server.stranger().ask("DELETE", f"/api/me/tables/{table}")[0] == 401
        assert ann.ask("DELETE", f"/api/me/tables/{table}") == (200, [])
        assert own(ann) == []
    with serving(tmp_path) as server:
        ann.server = server
        assert own(ann) == []
        with ann.at(table) as line:
            line.until("news")
            assert line.do("pass", 0)["say"] == "ack"
        assert [each["id"] for each in own(ann)] == [table]


def test_a_table_where_others_play_stays_on_the_list(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server)
        assert [each["spare"] for each in own(ann) + own(ben)] == [False, False]
        status, told = ben.ask("DELETE", f"/api/me/tables/{table}")
        assert (status, told["why"]) == (409, "not-now")
        assert [each["id"] for each in own(ben)] == [table]


def test_no_secret_is_in_the_list(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server)
        ledger = server.rooms[table].ledger
        hands = [card for hand in ledger.table._truth.facts()["hands"] for card in hand]
        told = server.ask("GET", "/api/me/tables", cookie=ben.cookie)[2].decode()
        for secret in [*hands, *[chair.guest for chair in ledger.chairs], ann.cookie, ben.cookie]:
            assert secret not in told


def test_rooms_that_nobody_needs_are_listed_and_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server)
    with serving(tmp_path) as server:
        ann.server = ben.server = server
        assert brief(ann) == [(table, True, False, True)]
        assert server.rooms == {}
        read: list[str] = []

        async def count(_house: object, held: Any) -> None:
            read.append(held.table)

        monkeypatch.setattr(my_tables, "ledger_of", count)
        assert brief(ben) == [(table, True, False, False)]
        assert read == []  # what the log adds up to was noted
        monkeypatch.undo()
        with ann.at(table) as line:
            line.until("news")
            assert line.do("pass", 0)["say"] == "ack"
        assert brief(ben) == [(table, True, False, True)]
        assert brief(ann) == [(table, True, False, False)]


def test_another_process_lists_what_this_one_plays(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        ann, ben, table = two_at(one)
        there = Guest(two, ben.cookie)
        assert brief(there) == [(table, True, False, False)]
        with ann.at(table) as line:
            line.until("news")
            assert line.do("pass", 0)["say"] == "ack"
            assert brief(there) == [(table, True, False, True)]
        assert two.rooms == {}


def test_nothing_is_listed_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        ann, _, table = two_at(server)
        store = server.app.registry.store
        append: Callable[..., Any] = store.append
        asked: list[str] = []

        written = asyncio.Event()

        async def slowly(*what: Any) -> None:
            asked.append(what[0])
            await written.wait()
            await append(*what)

        with ann.at(table) as line:
            line.until("news")
            monkeypatch.setattr(store, "append", slowly)
            sent = line.say("do", seat=0, do="pass", after=1)
            eventually(lambda: asked)
            assert brief(ann) == [(table, True, False, True)]
            assert server.loop is not None
            server.loop.call_soon_threadsafe(written.set)
            assert line.answer(sent)["say"] == "ack"
            assert brief(ann) == [(table, True, False, False)]


def test_finished_games_come_last_with_their_winners(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben, done = two_at(server)
        with ann.at(done) as one, ben.at(done) as two:
            last = play_out({0: one, 1: two}, random.Random(5))
        later = ann.open(seats=2)
        assert brief(ann) == [(later, False, False, False), (done, True, True, False)]
        assert own(ann)[1]["winners"] == last["winners"]
        assert own(ann)[1]["waiting"] == []
        assert ann.ask("GET", f"/api/tables/{done}/replay")[0] == 200


class Tomorrow(SystemClock):
    """A clock that is one day ahead."""

    def wall(self) -> float:
        return super().wall() + 86_400


def test_a_clock_that_ran_out_while_nobody_looked_rings(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server, clock={"kind": "relaxed", "move": 3600, "reaction": 3600})
        assert 3500 < own(ann)[0]["left"] <= 3600
    with serving(tmp_path, bot_delay=60.0, clock=Tomorrow()) as server:
        ann.server = ben.server = server
        eventually(lambda: own(ben)[0]["seats"][0]["kind"] == "stand-in")
        assert brief(ann) == [(table, True, False, False)]


def test_a_device_that_claimed_a_guest_has_its_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, _, table = two_at(server)
        code = ann.ask("POST", "/api/me/code", {})[1]["code"]
        _, headers, _ = server.ask("POST", "/api/me/claim", {"code": code})
        phone = Guest(server, headers["set-cookie"].partition(";")[0])
        assert phone.cookie != ann.cookie
        assert own(phone)[0] | {"ago": 0} == own(ann)[0] | {"ago": 0}
        assert brief(phone) == [(table, True, False, True)]


def test_tables_from_before_there_was_a_list_are_found(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server)
    base = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    base.execute("drop table players")
    base.execute("drop table notes")
    base.close()
    with serving(tmp_path) as server:
        ann.server = ben.server = server
        assert brief(ann) == [(table, True, False, True)]
        assert brief(ben) == [(table, True, False, False)]


def test_a_table_that_these_rules_cannot_read_hides_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, _, table = two_at(server)
        other = ann.open(seats=2)
    base = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    newer = "update log set entry = json_set(entry, '$.rules', 99) where place = ? and version = 3"
    assert base.execute(newer, (table,)).rowcount == 1
    base.execute("delete from notes")
    base.close()
    with serving(tmp_path) as server:
        ann.server = server
        assert [each["id"] for each in own(ann)] == [other]


def cards_of(folder: Path, table: str) -> list[str]:
    """The cards that the log of a table names."""
    found = re.findall(r"(?:chili|wasabi|pepper)-\d+", str(log_of(folder, table)))
    assert found
    return found


@pytest.mark.parametrize(
    ("change", "number", "kind"),
    [
        ("substr(entry, 1, 40)", 4, "can't be read"),
        ('\'{"type":"acted"}\'', 4, "can't be read"),
        ("replace(entry, 'played 0 1-', 'played 0 2-')", 5, "contradicts the rules"),
        ("replace(entry, '\"0 play ', '\"1 play ')", 5, "contradicts the rules"),
        ("replace(entry, '\"seat\":0', '\"seat\":9')", 1, "doesn't fit the entries before it"),
        ("'[]'", 0, "can't be read"),
        ("null", 4, "is missing"),
        ("null", 0, "is missing"),
    ],
)
def test_damage_stays_with_its_table_and_nothing_of_it_is_quoted(
    tmp_path: Path, change: str, number: int, kind: str
) -> None:
    with serving(tmp_path) as server:
        ann, ben, table = two_at(server)
        with ann.at(table) as line:
            line.caught_up(1)
            card = line.facts()["hands"][0][0]
            assert line.do(f"play {card} as 1 chili", 0)["say"] == "ack"
        other = ann.open(seats=2)
    cards = cards_of(tmp_path, table)
    base = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    if change == "null":
        statement = "delete from log where place = ? and version = ?"
    else:
        statement = f"update log set entry = {change} where place = ? and version = ?"
    assert base.execute(statement, (table, number)).rowcount == 1
    base.execute("delete from notes")
    base.close()
    with serving(tmp_path) as server:
        ann.server = ben.server = server
        assert {each["id"]: each["damaged"] for each in own(ann)} == {table: True, other: False}
        (damaged,) = own(ben)
        assert (damaged["spare"], damaged["turn"], damaged["over"]) == (True, False, False)
        if number > 3:
            assert (damaged["title"], damaged["seats"][0]["name"]) == ("Spicy", "Ann")
        status, told = ben.ask("GET", f"/api/tables/{table}")
        assert (status, told["why"]) == (409, "not-now")
        assert f"entry {number} of its log {kind}" in told["detail"]
        with ben.at(table, hello=False) as line:
            assert line.until("frozen")["detail"] == told["detail"]
        said = str([told, own(ann), own(ben)]) + str(line.heard)
        assert [card for card in cards if card in said or card.replace("-", " ") in said] == []
        assert ben.ask("DELETE", f"/api/me/tables/{table}") == (200, [])


def test_a_damaged_card_hides_no_other_table_of_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table, other = (ann.open(seats=2, public=True) for _ in "12")
        base = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        base.execute("update cards set text = substr(text, 1, 30) where place = ?", (table,))
        base.execute("update notes set note = 'nothing'")
        base.close()
        status, told = ann.ask("GET", "/api/lobby")
        assert (status, [each["id"] for each in told]) == (200, [other])
        assert len(own(ann)) == 2
