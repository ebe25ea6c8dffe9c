"""Nobody holds up a table: bots cover for absent people, and a game can start without its host."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, TableClient, serving
from tests.waiting import eventually

pytestmark = compiled_only

NEVER = 1e9
LIVE = {"kind": "live", "move": 600, "reaction": 600}
DAYS = {"kind": "relaxed"}


@contextmanager
def three_at_a_table(
    folder: Path, wish: dict[str, Any] | None = None, **settings: Any
) -> Iterator[tuple[LiveServer, str, Guest, TableClient, TableClient]]:
    """Ann (host), Ben and Cem, who is gone on his turn; Cem, and the others' connections."""
    with serving(folder, bot_delay=60.0, **settings) as server:
        ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
        table = ann.open(seats=3, options={"starter": 2}, **(wish or {}))
        with ann.at(table) as one, ben.at(table) as two:
            two.ask("sit", seat=1)
            with cem.at(table) as three:
                three.ask("sit", seat=2)
                one.ask("start")
                three.caught_up(1)
            one.until("table", where=lambda m: m["seats"][2]["gone"] is not None)
            yield server, table, cem, one, two


def kinds(line: TableClient) -> list[str]:
    """The kinds of players, by the latest message."""
    line.silence()
    return [seat["kind"] for seat in line.about["seats"]]


@pytest.mark.parametrize("clock", [{}, LIVE, DAYS])
def test_the_host_lets_a_bot_play_for_somebody_who_is_away(
    tmp_path: Path, clock: dict[str, Any]
) -> None:
    wish = {"clock": clock} if clock else {}
    with three_at_a_table(tmp_path, wish, away=NEVER, gone=NEVER) as (_, table, cem, one, two):
        seat = one.about["seats"][2]
        assert (seat["here"], seat["kind"]) == (False, "person")
        assert one.about["patience"] == {"away": NEVER, "here": 300.0}
        assert two.ask("cover", seat=2)["why"] == "not-now"  # not before a long wait
        assert one.ask("cover", seat=1)["why"] == "not-now"  # Ben is here
        assert one.ask("cover", seat=7)["why"] == "unreadable"
        assert one.ask("cover", seat=2)["say"] == "ack"
        assert one.ask("cover", seat=2)["say"] == "ack"  # again, harmless
        assert kinds(two) == ["person", "person", "stand-in"]
        with cem.at(table) as three:  # he comes back and plays on
            three.until("news")
            assert three.ask("return", seat=2)["say"] == "ack"
            assert kinds(two)[2] == "person"
            changes = [(each["v"], each["seat"], each["kind"]) for each in two.about["changes"]]
            assert changes == [(1, 2, "stand-in"), (1, 2, "person")]
            assert three.do("pass", 2)["say"] == "ack"


def test_the_host_hands_a_seat_back(tmp_path: Path) -> None:
    with three_at_a_table(tmp_path) as (_, _table, _cem, one, two):
        one.ask("cover", seat=2)
        assert two.ask("return", seat=2)["why"] == "not-yours"
        assert one.ask("return", seat=2)["say"] == "ack"
        assert kinds(two)[2] == "person"


def test_after_a_while_anybody_at_the_table_may(tmp_path: Path) -> None:
    with three_at_a_table(tmp_path, away=0.0) as (server, table, _cem, one, two):
        one.silence()
        assert one.about["seats"][2]["gone"] is not None
        with server.guest("Dan").at(table) as onlooker:
            onlooker.until("news")
            assert onlooker.ask("cover", seat=2)["why"] == "not-yours"
        assert two.ask("cover", seat=0)["why"] == "not-now"  # nobody waits for Ann
        assert two.ask("cover", seat=2)["say"] == "ack"
        assert kinds(one) == ["person", "person", "stand-in"]


def test_not_at_a_table_where_a_clock_does_it(tmp_path: Path) -> None:
    with three_at_a_table(tmp_path, {"clock": DAYS}, away=0.0) as (_, _table, _cem, one, two):
        assert two.ask("cover", seat=2)["why"] == "not-now"
        assert kinds(one)[2] == "person"


def test_somebody_who_is_there_but_does_nothing_is_waited_for_longer(tmp_path: Path) -> None:
    for number, (away, here, host, other) in enumerate(
        ((NEVER, NEVER, "not-now", "not-now"), (0.0, NEVER, "", "not-now"), (NEVER, 0.0, "", ""))
    ):
        folder = tmp_path / str(number)
        folder.mkdir()
        with (
            three_at_a_table(folder, away=away, here=here) as (_, table, cem, one, two),
            cem.at(table) as three,
        ):
            three.until("news")
            assert two.ask("cover", seat=2).get("why", "") == other
            assert one.ask("cover", seat=2).get("why", "") == host


def test_how_long_somebody_has_been_waited_for_is_told(tmp_path: Path) -> None:
    with three_at_a_table(tmp_path) as (_, table, cem, one, _two):
        with cem.at(table) as three:
            assert three.until("news")["ago"] < 20
            three.silence()
            assert three.about["seats"][2]["gone"] is None
            assert three.about["ago"] < 20
        gone = one.until("table", where=lambda m: m["seats"][2]["gone"] is not None)
        assert gone["seats"][2]["gone"] < 20
        assert [seat["host"] for seat in gone["seats"]] == [True, False, False]


def test_who_is_connected_to_another_process_is_not_away(tmp_path: Path) -> None:
    with (
        three_at_a_table(tmp_path, away=0.0) as (_, table, cem, one, two),
        serving(tmp_path) as elsewhere,
        Guest(elsewhere, cem.cookie).at(table) as three,
    ):
        three.until("news")
        mailbox = elsewhere.rooms[table].mailbox
        eventually(lambda: not mailbox.background, "the store never knows")
        assert two.ask("cover", seat=2)["why"] == "not-now"
        assert kinds(one)[2] == "person"


def test_leaving_a_table_without_a_clock_keeps_the_seat(tmp_path: Path) -> None:
    with three_at_a_table(tmp_path) as (server, table, _cem, one, two):
        assert two.ask("stand", seat=1)["say"] == "ack"
        assert kinds(one)[1] == "stand-in"
        assert two.about["seats"][1]["mine"]
        assert one.ask("stand", seat=1)["why"] == "not-yours"  # nobody is removed by mistake
        assert two.ask("return", seat=1)["say"] == "ack"
        assert kinds(one)[1] == "person"
        assert server.rooms[table].ledger.removed == {}


def test_letting_go_ahead_ends_when_a_stand_in_takes_over(tmp_path: Path) -> None:
    with three_at_a_table(tmp_path) as (server, table, _cem, one, two):
        assert two.ask("ahead", seat=1, on=True)["say"] == "ack"
        assert two.ask("stand", seat=1)["say"] == "ack"
        assert server.rooms[table].scheduler.ahead == set()
        assert one.ask("ahead", seat=0, on=True)["say"] == "ack"
        assert two.ask("return", seat=1)["say"] == "ack"
        assert server.rooms[table].scheduler.ahead == {0}


@pytest.mark.parametrize("seated", [True, False])
def test_a_game_starts_without_its_host(tmp_path: Path, seated: bool) -> None:
    with serving(tmp_path, away=0.0) as server:
        ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
        table = ann.open(seats=3, sit=[""] if seated else [])
        with ben.at(table) as two, cem.at(table) as onlooker:
            with ann.at(table) as one:
                two.ask("sit", seat=1)
                assert two.ask("start")["why"] == "not-yours"  # she is here
                assert two.about["away"] is None
                one.silence()
            two.until("table", where=lambda m: m["away"] is not None)
            onlooker.until("table")
            assert onlooker.ask("start")["why"] == "not-yours"
            assert two.ask("start", bot="random")["say"] == "ack"
            assert two.about["started"]


def test_a_host_who_was_there_just_now_is_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, away=NEVER) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(seats=2)
        with ben.at(table) as two:
            two.ask("sit", seat=1)
            assert two.ask("start")["why"] == "not-yours"
