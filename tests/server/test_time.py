"""Out of time or gone: a stand-in plays, the person returns."""

from __future__ import annotations

import time
from pathlib import Path

from tests.once import once
from tests.server.house import serving

pytestmark = once

LIVE = {"kind": "live", "move": 0.3, "reaction": 0.2}


def test_a_stand_in_takes_over_and_gives_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(seats=2, options={"starter": 0}, clock={**LIVE, "move": 0.3})
        with ann.at(table) as one, ben.at(table) as two:
            two.ask("sit", seat=1)
            one.ask("start")
            one.caught_up(1)
            about = one.until("table", where=lambda m: m["seats"][0]["kind"] == "stand-in")
            assert about["seats"][0] == {
                "seat": 0,
                "name": "Ann",
                "kind": "stand-in",
                "bot": "sensible",
                "style": "",
                "here": False,
                "mine": True,
                "hints": 0,
                "host": True,
                "gone": None,
                "again": False,
            }
            assert one.caught_up(2)["steps"][-1]["seat"] == 0  # it acted for her
            assert one.do("pass", 0)["why"] == "not-now"
            assert two.ask("return", seat=0)["why"] == "not-yours"
            assert one.ask("return", seat=0)["say"] == "ack"
            assert one.about["seats"][0]["kind"] == "person"
            assert one.ask("return", seat=0)["say"] == "ack"  # again, harmless


def test_who_is_gone_too_long_is_stood_in_for(tmp_path: Path) -> None:
    with serving(tmp_path, gone=0.2) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        clock = {"kind": "live", "move": 60, "reaction": 60}
        table = ann.open(seats=2, options={"starter": 0}, clock=clock)
        with ann.at(table) as one:
            with ben.at(table) as two:
                two.ask("sit", seat=1)
                one.ask("start")
            one.until("table", where=lambda m: m["seats"][1]["kind"] == "stand-in")
            with ben.at(table) as two:
                assert two.ask("return", seat=1)["say"] == "ack"
                assert two.about["seats"][1]["kind"] == "person"


def test_a_short_absence_costs_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, gone=0.5) as server:
        ann = server.guest("Ann")
        clock = {"kind": "live", "move": 60, "reaction": 60}
        table = ann.open(seats=2, options={"starter": 0}, clock=clock, start=True)
        with ann.at(table) as line:
            line.until("news")
        with ann.at(table) as line:
            line.until("news")
            time.sleep(0.7)
            line.silence()
            assert line.about["seats"][0]["kind"] == "person"


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    with serving(tmp_path, gone=0.0) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, options={"starter": 0}, start=True)
        with ann.at(table) as line:
            assert line.until("news")["left"] is None
        time.sleep(0.1)
        with ann.at(table) as line:
            line.until("news")
            assert line.about["clock"] == {"kind": "none", "move": 0, "reaction": 0, "left": None}
            assert line.about["seats"][0]["kind"] == "person"


def test_relaxed_time_runs_while_the_room_sleeps(tmp_path: Path) -> None:
    clock = {"kind": "relaxed", "move": 0.5, "reaction": 0.5}
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, options={"starter": 0}, start=True, clock=clock)
        assert 0 < ann.ask("GET", f"/api/tables/{table}")[1]["clock"]["left"] <= 0.5
    time.sleep(0.6)
    with serving(tmp_path) as server:
        ann.server = server
        with ann.at(table) as line:
            line.until("table", where=lambda m: m["seats"][0]["kind"] == "stand-in")


def test_leaving_a_running_game_and_coming_back(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=0.2) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, options={"starter": 0}, start=True)
        with ann.at(table) as line:
            line.until("news")
            assert line.ask("stand", seat=0)["say"] == "ack"
            assert line.about["seats"][0]["kind"] == "stand-in"
            assert line.about["seats"][0]["mine"]
            line.caught_up(2)
            assert line.ask("return", seat=0)["say"] == "ack"


def test_no_time_runs_while_nobody_is_there(tmp_path: Path) -> None:
    with serving(tmp_path, gone=0.1) as server:
        ann = server.guest("Ann")
        clock = {"kind": "live", "move": 0.3, "reaction": 0.3}
        table = ann.open(seats=2, options={"starter": 0}, clock=clock, start=True)
        with ann.at(table) as line:
            line.until("news")
        time.sleep(0.6)
        with ann.at(table) as line:
            assert line.until("news")["v"] == 1
            line.silence()
            assert line.about["seats"][0]["kind"] == "person"
            assert 0 < line.about["clock"]["left"] <= 0.3
