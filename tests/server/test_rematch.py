"""Rematches: everybody asks once, and the next game begins with the same seats."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from spicery.server.seats.rematch import follow_up
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, Message, TableClient, log_of, serving

pytestmark = compiled_only

SHORT = {"deal": 1, "above": 1, "jitter": 0, "starter": 0}
NEVER = 1e9


def has_next(message: Message) -> bool:
    """Whether a table says where the next game is."""
    return bool(message["rematch"])


@contextmanager
def after_a_game(
    folder: Path, names: str = "Ann Ben Cem", wish: dict[str, Any] | None = None, **settings: Any
) -> Iterator[tuple[LiveServer, str, list[Guest], list[TableClient]]]:
    """People at a table whose game is over."""
    with serving(folder, **settings) as server, ExitStack() as stack:
        guests = [server.guest(name) for name in names.split()]
        table = guests[0].open(seats=len(guests), options=SHORT, **(wish or {}))
        lines = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat, line in enumerate(lines[1:], 1):
            line.ask("sit", seat=seat)
        lines[0].ask("start")
        lines[0].caught_up(1)
        lines[0].do("pass", 0)
        for line in lines:
            line.until("news", where=lambda m: m["scores"] is not None)
        yield server, table, guests, lines


def seats_at(guest: Guest, table: str) -> list[str]:
    """Who plays where at a table."""
    status, told = guest.ask("GET", f"/api/tables/{table}")
    assert status == 200, told
    return [seat["kind"] for seat in told["seats"]]


def hang_up(line: TableClient, other: TableClient, seat: int) -> None:
    """Close a connection, and wait until the other person is informed."""
    line.wire.close()
    other.until("table", where=lambda m: m["seats"][seat]["gone"] is not None)


@pytest.mark.parametrize("sit", [[""], ["Ann", "Bea"], []])
def test_one_press_is_enough_where_nobody_else_plays(tmp_path: Path, sit: list[str]) -> None:
    """Against bots, several at one screen, bots alone."""
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, sit=sit, options=SHORT, start=True, bot="random")
        with ann.at(table) as line:
            line.until("news")
            while line.news["scores"] is None:
                if sit:
                    seat = line.news["waiting"][0]
                    line.caught_up(line.do("pass", seat)["v"])
                else:
                    line.until("news")
            assert line.ask("rematch")["say"] == "ack"
            following = line.about["rematch"]
        with ann.at(following) as line:
            about = line.until("table")
            assert about["started"]
            assert not about["over"] or not sit
            assert line.until("news")["v"] >= 1


def test_the_same_opponents_play_again(tmp_path: Path) -> None:
    """Each with its name, its level and its style."""

    def opponents(table: str) -> list[tuple[str, str, str]]:
        seats = ann.ask("GET", f"/api/tables/{table}")[1]["seats"]
        return [(seat["name"], seat["bot"], seat["style"]) for seat in seats[1:]]

    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        bots = ["kitten/bold", "housecat"]
        table = ann.open(seats=3, bots=bots, options=SHORT, start=True)
        with ann.at(table) as line:
            line.until("news")
            line.do("pass", 0)
            line.until("news", where=lambda m: m["scores"] is not None)
            assert line.ask("rematch")["say"] == "ack"
            following = line.about["rematch"]
        assert opponents(following) == opponents(table)
        assert opponents(following)[0][1:] == ("kitten", "bold")


def test_each_presses_once(tmp_path: Path) -> None:
    with after_a_game(tmp_path) as (server, table, guests, lines):
        for count, line in enumerate(lines, 1):
            assert line.ask("rematch")["say"] == "ack"
            assert line.ask("rematch")["say"] == "ack"  # a second press changes nothing
            pressed = [seat["again"] for seat in line.about["seats"]]
            assert pressed == [True] * count + [False] * (3 - count)
        for line in lines:
            line.silence()
            assert has_next(line.about)
        assert seats_at(guests[0], lines[0].about["rematch"]) == ["person"] * 3
        types = [entry["type"] for entry in log_of(tmp_path, table)]
        assert types[-4:] == ["wanted", "wanted", "wanted", "rematched"]
        assert server.rooms[lines[0].about["rematch"]].ledger.started


def test_onlookers_do_not_press(tmp_path: Path) -> None:
    with (
        after_a_game(tmp_path, "Ann Ben") as (server, table, _guests, lines),
        server.guest("Dan").at(table) as onlooker,
    ):
        onlooker.until("table")
        assert onlooker.ask("rematch")["why"] == "not-yours"
        for line in lines:
            line.ask("rematch")
        onlooker.until("table", where=has_next)


def test_who_went_away_is_not_waited_for(tmp_path: Path) -> None:
    """Ben asks, Ann and Cem do not come back: it begins automatically, with Ben as host."""
    with after_a_game(tmp_path, blink=0.3) as (_, _table, guests, lines):
        hang_up(lines[0], lines[1], 0)
        lines[1].ask("rematch")
        assert not has_next(lines[1].about)
        hang_up(lines[2], lines[1], 2)
        following = lines[1].until("table", where=has_next)["rematch"]
        with guests[1].at(following) as line:
            about = line.until("table")
            assert [seat["kind"] for seat in about["seats"]] == ["stand-in", "person", "stand-in"]
            assert about["host"]
        with guests[0].at(following) as line:  # she returns, and takes her seat
            line.until("news")
            assert line.ask("return", seat=0)["say"] == "ack"


def test_a_short_break_of_the_line_is_waited_for(tmp_path: Path) -> None:
    with after_a_game(tmp_path, "Ann Ben", blink=NEVER) as (_, table, guests, lines):
        hang_up(lines[1], lines[0], 1)
        lines[0].ask("rematch")
        with guests[1].at(table) as back:
            back.until("table")
            assert not has_next(back.about)
            back.ask("rematch")
            assert has_next(back.about)
            assert seats_at(guests[0], back.about["rematch"]) == ["person"] * 2


def test_the_host_begins_with_those_who_pressed(tmp_path: Path) -> None:
    with after_a_game(tmp_path, away=NEVER) as (_, _table, guests, lines):
        lines[1].ask("rematch")
        assert lines[1].ask("rematch", now=True)["why"] == "not-now"
        assert lines[0].ask("rematch", now=True)["say"] == "ack"
        kinds = seats_at(guests[0], lines[0].about["rematch"])
        assert kinds == ["person", "person", "stand-in"]


def test_after_a_while_anybody_begins_with_those_who_pressed(tmp_path: Path) -> None:
    with after_a_game(tmp_path, away=0.0) as (_, _table, guests, lines):
        assert lines[1].ask("rematch")["say"] == "ack"
        assert lines[1].about["wanted"] is not None
        assert lines[1].ask("rematch", now=True)["say"] == "ack"
        kinds = seats_at(guests[1], lines[1].about["rematch"])
        assert kinds == ["stand-in", "person", "stand-in"]


def test_at_a_relaxed_table_everybody_has_their_time(tmp_path: Path) -> None:
    wish = {"clock": {"kind": "relaxed"}}
    with after_a_game(tmp_path, "Ann Ben", wish, blink=0.0) as (_, _table, guests, lines):
        hang_up(lines[1], lines[0], 1)
        lines[0].ask("rematch")
        following = lines[0].about["rematch"] or lines[0].until("table", where=has_next)["rematch"]
        assert seats_at(guests[0], following) == ["person", "person"]


def test_who_had_left_or_was_removed_is_replaced_by_a_bot(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=60.0, blink=0.0) as server, ExitStack() as stack:
        guests = [server.guest(name) for name in ("Ann", "Ben", "Cem", "Dan")]
        table = guests[0].open(seats=4, options=SHORT)
        one, two, three, four = (stack.enter_context(guest.at(table)) for guest in guests)
        for seat, line in enumerate((two, three, four), 1):
            line.ask("sit", seat=seat)
        one.ask("start")
        two.ask("stand", seat=1)
        hang_up(two, one, 1)
        one.ask("remove", seat=2, ban=True)
        one.ask("cover", seat=3)
        one.caught_up(1)
        one.do("pass", 0)
        four.ask("rematch")
        one.ask("rematch")
        following = one.about["rematch"]
        assert seats_at(guests[0], following) == ["person", "bot", "bot", "person"]
        assert following not in [each["id"] for each in guests[1].ask("GET", "/api/me/tables")[1]]
        with guests[2].at(following) as line:  # a ban holds at the next table, too
            line.until("news")
            assert line.about["removed"] == "banned"
            assert line.ask("chat", text="Hello?")["why"] == "barred"


def test_presses_outlive_the_server(tmp_path: Path) -> None:
    with after_a_game(tmp_path, "Ann Ben", blink=NEVER) as (_, table, guests, lines):
        lines[1].ask("rematch")
    with serving(tmp_path, blink=NEVER) as server:
        for guest in guests:
            guest.server = server
        with guests[0].at(table) as one, guests[1].at(table) as two:
            two.until("table", where=lambda m: m["seats"][1]["again"])
            assert not has_next(two.about)
            one.ask("rematch")
            two.until("table", where=has_next)


def test_two_processes_begin_one_game(tmp_path: Path) -> None:
    with after_a_game(tmp_path, "Ann Ben", blink=NEVER) as (one, table, guests, lines):
        with serving(tmp_path, blink=NEVER) as two:
            there = Guest(two, guests[1].cookie)
            with there.at(table) as right:
                right.until("table")
                hang_up(lines[1], lines[0], 1)
                lines[0].ask("rematch")
                assert not has_next(lines[0].about)  # Ben is connected to the other process
                right.until("table", where=lambda m: m["seats"][0]["again"])
                right.ask("rematch")
                following = lines[0].until("table", where=has_next)["rematch"]
                assert right.about["rematch"] == following
                assert seats_at(there, following) == ["person", "person"]
        assert [e["type"] for e in log_of(tmp_path, following)].count("opened") == 1
        assert one.rooms[table].ledger.rematch == following


def test_a_game_that_was_opened_but_not_linked_is_found_again(tmp_path: Path) -> None:
    """As if the server had been killed between the two."""
    with after_a_game(tmp_path, "Ann Ben") as (server, table, guests, lines):
        room = server.rooms[table]
        chairs: Any = [
            ("Ann", "person", room.ledger.opened.host, ""),
            ("Hugo", "bot", "", "random"),
        ]
        coming = server.app.registry.open(room.ledger.opened, chairs, follow_up(table), "")
        assert server.loop is not None
        asyncio.run_coroutine_threadsafe(coming, server.loop).result(20)
        for line in lines:
            assert line.ask("rematch")["say"] == "ack"
        assert lines[1].about["rematch"] == follow_up(table)
        assert seats_at(guests[0], follow_up(table)) == ["person", "bot"]
