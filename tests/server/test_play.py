"""Whole games over real sockets, with messages in the right order."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spicery.core.table import replayed
from spicery.games import find
from tests.server.live_server import LiveServer, play_out, serving
from tests.shipped_games import SHIPPED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> object:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_two_sockets_play_a_whole_game(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open()
    with ann.at(table) as one, ben.at(table) as two:
        assert one.until("table")["host"]
        assert not two.until("table")["host"]
        assert two.ask("sit", seat=1)["say"] == "ack"
        about = one.until("table", where=lambda m: m["seats"][1]["kind"] == "person")
        assert [seat["name"] for seat in about["seats"]] == ["Ann", "Ben"]
        assert [seat["mine"] for seat in about["seats"]] == [True, False]
        assert [seat["here"] for seat in about["seats"]] == [True, True]
        assert one.ask("start")["say"] == "ack"
        end = play_out({0: one, 1: two}, random.Random(3))
        assert end["winners"]
        seen = [step["v"] for text in one.heard for step in steps_in(text)]
        assert seen == list(range(1, end["v"] + 1))
    status, record = ann.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert replayed(find("spicy"), record).scores() == end["scores"]


def steps_in(text: str) -> list[dict[str, int]]:
    import json

    return json.loads(text).get("steps", [])  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_is_played_through_the_same_room(server: LiveServer, game: str) -> None:
    """Two at one screen play for a while, then leave: stand-ins play on to the end."""
    ann = server.guest("Ann")
    table = ann.open(game, 3, start=True, sit=["Ann", "Bea"])
    rng = random.Random(5)
    with ann.at(table) as line:
        line.until("news")
        assert [look["seat"] for look in line.news["looks"]] == [0, 1]
        for _ in range(15):
            while not {0, 1}.intersection(line.news["waiting"]):
                line.until("news")
            seat = next(seat for seat in line.news["waiting"] if seat < 2)
            told = line.do(rng.choice(line.legal(seat)), seat)
            line.caught_up(told["v"])
        for seat in (0, 1):
            assert line.ask("stand", seat=seat)["say"] == "ack"
        kinds = [seat["kind"] for seat in line.about["seats"]]
        assert kinds == ["stand-in", "stand-in", "bot"]
        end = line.until("news", where=lambda m: m["scores"] is not None)
        assert len(end["scores"]) == 3


def test_a_fresh_joiner_holds_what_a_follower_holds(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=3, start=True, sit=["Ann", "Bea", "Cid"])
    rng = random.Random(8)
    with ann.at(table) as line:
        line.until("news")
        for _ in range(10):
            version = line.news["v"]
            with ann.at(table) as fresh, ann.at(table, since=version) as returned:
                fresh.until("news")
                returned.until("news")
                assert fresh.news["looks"] == returned.news["looks"] == line.news["looks"]
                assert [step["v"] for step in fresh.news["steps"]] == [*range(1, version + 1)]
                assert returned.news["steps"] == []
            seat = line.news["waiting"][0]
            told = line.do(rng.choice(line.legal(seat)), seat)
            line.caught_up(told["v"])


def test_a_version_from_nowhere_is_served_from_the_beginning(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(start=True)
    for since in (99, -4):
        with ann.at(table, since=since) as line:
            assert [step["v"] for step in line.until("news")["steps"]][:1] == [1]


def test_a_resent_action_is_done_once(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(options={"starter": 0})
    with ann.at(table) as one, ben.at(table) as two:
        two.ask("sit", seat=1)
        one.ask("start")
        one.caught_up(1)
        first = one.do("pass", 0, id="same")
        again = one.do("pass", 0, after=1, id="same")
        assert first == again == {"say": "ack", "id": "same", "v": 2}
        two.caught_up(2)
        stolen = two.ask("do", seat=0, do="pass", after=2, id="same")
        assert stolen["why"] == "not-yours"
        assert two.do("pass", 1, id="same")["v"] == 3  # ids are each seat's own


def test_refusals_say_why(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(options={"starter": 0})
    with ann.at(table) as one, ben.at(table) as two:
        assert one.do("pass", 0, after=0)["why"] == "not-now"
        two.ask("sit", seat=1)
        one.ask("start")
        one.caught_up(1)
        two.caught_up(1)
        wrong = two.do("pass", 1)
        assert (wrong["why"], wrong["clause"]) == ("illegal", "S7")
        assert "forbids 'pass'" in wrong["detail"]
        assert one.do("dance", 0)["why"] == "unreadable"
        assert one.do("pass", 0, after=9)["why"] == "stale"
        card = one.facts()["hands"][0][0]
        assert one.do(f"play {card} as 9 chili", 0)["clause"] == "S9"
        assert one.do(f"play {card} as 1 chili", 0)["v"] == 2
        stale = one.do("pass", 0, after=1)
        assert stale["why"] in ("stale", "late")
        assert one.until("news")["v"] == 2  # with the table as it is now


def test_idle_rooms_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle=0.0) as server:
        ann = server.guest("Ann")
        table = ann.open(start=True, options={"starter": 0})
        with ann.at(table) as line:
            before = line.until("news")
        for _ in range(200):
            if table not in server.rooms:
                break
            line_gone = server.ask("GET", "/healthz")[0]
            assert line_gone == 200
        assert table not in server.rooms
        with ann.at(table) as line:
            again = line.until("news")
            assert again["looks"] == before["looks"]
            assert line.do("pass", 0)["say"] == "ack"


def test_an_action_may_be_acknowledged_inside_its_news(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(sit=["Ann", "Bea"], options={"starter": 0}, start=True)
        with ann.at(table, hello=False) as line, ann.at(table) as other:
            line.say("hello", folded=True)
            line.until("news")
            other.until("news")
            told = {"seat": 0, "do": line.legal(0)[0], "after": 1, "id": "once"}
            line.say("do", **told)
            assert line.until("news")["ack"] == {"say": "ack", "id": "once", "v": 2}
            assert other.until("news")["ack"] is None
            line.say("do", **told)  # again, and it is answered alone
            assert line.answer("once")["v"] == 2
            line.say("do", seat=0, do="nonsense", after=2, id="bad")
            assert line.answer("bad")["why"] == "unreadable"
            line.silence()
            assert [text for text in line.heard if '"say":"ack"' in text and '"v":2' in text][1:]
            assert sum('"news"' in text for text in line.heard) == 2
