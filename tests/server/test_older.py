"""Tables of older rules: kept and replayed, but neither judged nor continued."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from spicery.games import catalogue, find
from spicery.testing import random_record
from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, log_of, play_out, serving
from tests.server.older import ALACARTE, SPICY, updated

pytestmark = compiled_only


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house"), physics=1) as running:
        yield running


@pytest.mark.parametrize("record", [SPICY, ALACARTE], ids=["spicy", "alacarte"])
def test_an_older_record_can_be_uploaded_and_is_marked(server: LiveServer, record: str) -> None:
    status, replay = server.stranger().ask("POST", "/api/replays?seat=-3", record)
    assert status == 200, replay
    assert replay["older"] == 1
    assert len(replay["steps"]) == len(record.split("\n")) - 6  # header and result; one step before
    assert replay["winners"] == [1]
    assert not any(step["motion"] for step in replay["steps"])


def test_a_record_of_the_present_rules_is_not_marked(server: LiveServer) -> None:
    record = random_record(find("spicy"), 2, {}, 1)
    assert server.stranger().ask("POST", "/api/replays", record)[1]["older"] == 0


def test_nothing_is_tried_or_judged_in_an_older_record(server: LiveServer) -> None:
    anybody = server.stranger()
    for path, wish in (
        ("motions", {"step": 3}),
        ("again", {"step": 3, "do": "heat", "seat": -2}),
        ("analysis", {}),
    ):
        status, told = anybody.ask("POST", f"/api/replays/{path}", {"record": ALACARTE, **wish})
        assert (status, told["why"]) == (422, "bad-record"), told
        assert "it can be shown step by step, but not validated or continued" in told["detail"]


def test_an_older_record_that_makes_no_sense_is_refused(server: LiveServer) -> None:
    nonsense = SPICY.replace("gave-way 1", "gave-way 99", 1)
    status, told = server.stranger().ask("POST", "/api/replays", nonsense)
    assert (status, told["why"]) == (422, "bad-record")
    assert told["line"] == 8


# -- tables in the store -----------------------------------------------------------------------


def test_a_finished_table_is_still_there(tmp_path: Path) -> None:
    with updated(tmp_path, "spicy", SPICY) as (ann, table):
        with ann.at(table) as line:
            about, news = line.until("table"), line.until("news")
            assert (about["over"], about["older"]) == (True, 1)
            assert (news["scores"], news["winners"]) == ([9, 38], [1])
            assert news["looks"][0]["legal"] == []
            assert line.do("pass", 0)["why"] == "not-now"
        status, record = ann.ask("GET", f"/api/tables/{table}/record")
        assert (status, record) == (200, SPICY)
        status, replay = ann.ask("GET", f"/api/tables/{table}/replay?seat=0")
        assert (status, replay["older"], len(replay["steps"])) == (200, 1, 62)
        own = ann.ask("GET", "/api/me/tables")[1]
        assert [(each["over"], each["halted"], each["winners"]) for each in own] == [
            (True, False, [1])
        ]
        told = ann.ask("POST", "/api/replays/analysis", {"table": table})[1]
        assert "not validated or continued" in told["detail"]


def test_an_unfinished_table_says_so_and_offers_another_game(tmp_path: Path) -> None:
    """With the same people and the defaults of that time: seven dishes for two cooks."""
    with updated(tmp_path, "alacarte", ALACARTE, 40) as (ann, table):
        own = ann.ask("GET", "/api/me/tables")[1]
        assert [(each["halted"], each["turn"], each["spare"]) for each in own] == [
            (True, False, True)
        ]
        with ann.at(table) as line:
            about, news = line.until("table"), line.until("news")
            assert (about["started"], about["over"], about["older"]) == (True, False, 1)
            assert (news["v"], news["waiting"], news["scores"]) == (40, [], None)
            assert news["looks"][0]["facts"]["finish"] == 7
            assert line.do("heat", 0)["why"] == "older-rules"
            assert line.ask("hint", seat=0)["why"] == "not-now"
            status, record = ann.ask("GET", f"/api/tables/{table}/record")
            assert status == 200, "no secret of it is of use any more"
            assert record.split("\n")[:-1] == ALACARTE.split("\n")[: 5 + 40]
            status, replay = ann.ask("GET", f"/api/tables/{table}/replay?seat=0")
            assert (status, replay["older"], len(replay["steps"])) == (200, 1, 41)
            told = ann.ask("POST", "/api/replays?seat=0", record)[1]
            assert told["steps"] == replay["steps"]
            assert line.ask("rematch")["say"] == "ack"
            again = line.about["rematch"]
            assert again
        with ann.at(again) as line:
            about, news = line.until("table"), line.until("news")
            assert (about["older"], about["started"]) == (0, True)
            assert [seat["name"] for seat in about["seats"]] == ["Ann", "Bea"]
            assert about["options"]["finish"] == 7
            assert news["waiting"]


def test_an_unfinished_table_of_older_rules_leaves_the_lobby(tmp_path: Path) -> None:
    with updated(tmp_path, "spicy", SPICY, 9, public=True) as (ann, table):
        other = ann.open(seats=2, public=True, sit=["Ann"], start=True)
        assert [each["id"] for each in ann.ask("GET", "/api/lobby")[1]] == [other]
        base = sqlite3.connect(tmp_path / "tables.sqlite")
        listed = base.execute("select place from cards where listed").fetchall()
        base.close()
        assert listed == [(other,)], "it is not looked at again"
        assert ann.ask("GET", f"/api/tables/{table}")[0] == 200
        assert [each["id"] for each in ann.ask("GET", "/api/me/tables")[1]] == [other, table]


def test_a_table_of_rules_to_come_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older server cannot open tables of a newer one, and leaves them alone."""
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(public=True, sit=["Ann"], start=True)
    with monkeypatch.context() as before, serving(tmp_path) as server:
        before.setitem(catalogue(), "spicy", replace(find("spicy"), version=1))
        ann.server = server
        assert ann.ask("GET", "/api/lobby")[1] == []
    with serving(tmp_path) as server:
        ann.server = server
        assert [each["id"] for each in ann.ask("GET", "/api/lobby")[1]] == [table]


def test_what_was_noted_before_the_update_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of my tables no longer says that it is my turn."""
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        ann.open(sit=["Ann", "Bea"], several=True, start=True, options={"starter": 0})
        assert [each["turn"] for each in ann.ask("GET", "/api/me/tables")[1]] == [True]
    monkeypatch.setitem(catalogue(), "spicy", replace(find("spicy"), version=99))
    with serving(tmp_path) as server:
        ann.server = server
        own = ann.ask("GET", "/api/me/tables")[1]
        assert [(each["turn"], each["halted"]) for each in own] == [(False, True)]


def test_bots_and_clocks_leave_a_halted_table_alone(tmp_path: Path) -> None:
    clock = {"kind": "live", "move": 0.05, "reaction": 0.05}
    with updated(tmp_path, "spicy", SPICY, 9, clock=clock) as (ann, table):
        with ann.at(table) as line:
            line.until("news")
            line.silence()
            assert line.news["left"] is None
            assert line.ask("cover", seat=1)["why"] == "not-now"
            assert line.ask("stand", seat=1)["say"] == "ack"
            assert [seat["kind"] for seat in line.about["seats"]] == ["person", "person"]
        assert len(log_of(tmp_path, table)) == 13  # nothing was written since


def test_results_are_written_so_that_later_rules_need_not_count(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        options = {"deal": 3, "above": 6, "jitter": 0}
        table = ann.open(sit=["Ann", "Bea"], several=True, start=True, options=options)
        with ann.at(table) as line:
            line.until("news")
            end = play_out({0: line, 1: line}, random.Random(1))
    scores, winners = (" ".join(map(str, end[each])) for each in ("scores", "winners"))
    assert log_of(tmp_path, table)[-1]["end"] == f"over scores {scores} winners {winners}"
    counted = "over scores 1 2 winners 0"
    with updated(tmp_path, "spicy", SPICY, end=counted) as (ann, table), ann.at(table) as line:
        news = line.until("news")
        assert (news["scores"], news["winners"]) == ([1, 2], [0])


def test_options_that_these_rules_no_longer_take_are_said(tmp_path: Path) -> None:
    with updated(tmp_path, "spicy", SPICY, 9) as (ann, table), ann.at(table) as line:
        line.until("news")
        ann.server.rooms[table].ledger.opened.options["gone"] = 1
        told = line.ask("rematch")
        assert told["why"] == "not-now"
        assert "no option 'gone'" in told["detail"]
