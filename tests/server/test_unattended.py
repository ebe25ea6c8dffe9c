"""Bots pause when nobody watches, and one person's tables do not crowd out another's."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from spicery.server.bots.bot_pool import MOST_PROCESSES
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, log_of, serving
from tests.waiting import eventually

pytestmark = compiled_only

SLOWER = 2.0  # how many times as long another's bots may take beside a greedy guest
GREEDY = 8 * MOST_PROCESSES  # tables of theirs


def settled(server: LiveServer, table: str) -> int:
    """The version at which a table waits for people."""
    room = server.rooms[table]
    eventually(lambda: not room.busy)
    version: int = room.ledger.version
    return version


def test_bots_among_themselves_wait_for_somebody_to_watch(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=3, sit=[], bot="sensible", start=True)
        assert settled(server, table) == 1
        with server.stranger().at(table) as line:
            seen = line.caught_up(5)["v"]
        paused = settled(server, table)
        assert paused >= seen
        assert not server.rooms[table].ledger.over
        with ann.at(table, watch=True) as line:
            line.caught_up(paused + 1)
            line.until("news", where=lambda m: m["scores"] is not None)


def test_a_table_at_rest_leaves_memory_and_goes_on_when_somebody_comes(tmp_path: Path) -> None:
    with serving(tmp_path, idle=0.1) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=3, sit=[], bot="random", start=True)
        eventually(lambda: table not in server.rooms)
        assert len([e for e in log_of(tmp_path, table) if e["type"] == "acted"]) == 1
        with ann.at(table, watch=True) as line:
            line.until("news", where=lambda m: m["scores"] is not None)


def test_bots_answer_who_has_left_and_then_wait(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        clock = {"kind": "relaxed"}
        table = ann.open(seats=3, bot="sensible", options={"starter": 0}, clock=clock, start=True)
        with ann.at(table) as line:
            line.until("news")
            played = line.do(line.legal(0)[0], 0)["v"]
        assert settled(server, table) > played
        room = server.rooms[table]
        assert 0 in room.ledger.waiting() or room.ledger.over


def test_when_all_people_are_stood_in_for_the_table_waits_for_one_of_them(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=3, bot="sensible", options={"starter": 0}, start=True)
        with ann.at(table) as line:
            line.until("news")
            assert line.ask("stand", seat=0)["say"] == "ack"
        paused = settled(server, table)
        assert not server.rooms[table].ledger.over
        with ann.at(table) as line:
            line.caught_up(paused + 1)
            assert line.ask("return", seat=0)["say"] == "ack"


def test_only_where_somebody_watches_is_played_on(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        ann = one.guest("Ann")
        table = ann.open(seats=3, sit=[], bot="random", start=True)
        assert settled(one, table) == 1
        with Guest(two, ann.cookie).at(table, watch=True) as line:
            line.until("news", where=lambda m: m["scores"] is not None)
        over = line.news["v"]
        eventually(lambda: one.rooms[table].ledger.version == over)


def played_out(guest: Guest) -> float:
    """The duration of a watched game between bots."""
    table = guest.open("faulty", 4, sit=[], bot="dozing")
    with guest.at(table, watch=True) as line:
        begun = time.monotonic()
        line.ask("start", bot="dozing")
        line.until("news", where=lambda m: m["scores"] is not None)
        return time.monotonic() - begun


def test_somebody_greedy_hardly_slows_anothers_bots(tmp_path: Path, faulty_game: None) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        ann, greedy = server.guest("Ann"), server.guest("Gus")
        played_out(ann)  # a process is there
        alone = played_out(ann)
        for _ in range(GREEDY):
            table = greedy.open("faulty", 4, sit=[], bot="dozing", start=True)
            stack.enter_context(greedy.at(table, watch=True)).until("news")
        bot_pool = server.app.registry.services.bot_pool
        eventually(lambda: bot_pool.slots.asked_for > GREEDY // 2)
        assert played_out(ann) < SLOWER * alone
        assert bot_pool.slots.asked_for > MOST_PROCESSES, "all the while many were waiting"


def test_a_guest_has_so_many_unfinished_tables_and_is_told_what_to_do(tmp_path: Path) -> None:
    with serving(tmp_path, tables=2) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        first, second = ann.open(), ann.open(start=True)
        status, told = ann.ask("POST", "/api/tables", {"game": "spicy", "seats": 2})
        assert (status, told["why"]) == (409, "too-many")
        assert "2 unfinished tables" in told["detail"]
        assert "remove one from your list" in told["detail"]
        assert ben.open(), "that is Ann's limit alone"
        with ben.at(first) as line:  # a table that others play at does not count
            line.until("table")
            assert line.ask("sit", seat=1)["say"] == "ack"
        ann.open()
        assert ann.ask("POST", "/api/tables", {"game": "spicy", "seats": 2})[0] == 409
        assert ann.ask("DELETE", f"/api/me/tables/{second}")[0] == 200
        ann.open()


def test_a_finished_table_counts_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, tables=1) as server:
        ann = server.guest("Ann")
        options = {"deal": 3, "above": 6, "jitter": 0}
        table = ann.open(seats=2, sit=[], bot="random", start=True, options=options)
        assert ann.ask("POST", "/api/tables", {"game": "spicy", "seats": 2})[0] == 409
        with ann.at(table, watch=True) as line:
            line.until("news", where=lambda m: m["scores"] is not None)
        ann.open()


def test_many_at_once_do_not_slip_past_the_limit(tmp_path: Path) -> None:
    with serving(tmp_path, tables=3) as server, ThreadPoolExecutor(12) as pool:
        ann = server.guest("Ann")
        wish = {"game": "spicy", "seats": 2}
        asked = [pool.submit(ann.ask, "POST", "/api/tables", wish) for _ in range(12)]
        opened = [each.result()[0] for each in asked].count(201)
        assert 1 <= opened <= 3
