"""Seats, host, hot seat, rematch, chat, hints, and the same guest on another device."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from spicery.server.settings import Rate
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, play_out, serving

pytestmark = compiled_only


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_the_host_arranges_the_seats(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=3)
    with ann.at(table) as one, ben.at(table) as two:
        two.until("table")
        assert two.ask("bot", seat=2)["why"] == "not-yours"
        assert two.ask("sit", seat=0)["why"] == "not-yours"
        assert two.ask("sit", seat=7)["why"] == "unreadable"
        assert two.ask("stand", seat=7)["why"] == "unreadable"
        assert two.ask("stand", seat=0)["why"] == "not-yours"
        assert two.ask("sit", seat=1, name=" Benni \u202e\n the first ")["say"] == "ack"
        assert two.about["seats"][1]["name"] == "Benni the first"
        assert one.ask("bot", seat=1)["why"] == "not-now"
        assert one.ask("bot", seat=9)["why"] == "unreadable"
        assert one.ask("bot", seat=2, bot="hal")["why"] == "unreadable"
        assert one.ask("bot", seat=2, bot="random")["say"] == "ack"
        assert one.about["seats"][2]["bot"] == "random"
        assert two.ask("sit", seat=2)["why"] == "not-yours"
        assert one.ask("stand", seat=2)["say"] == "ack"
        assert one.ask("stand", seat=1)["say"] == "ack"  # the host may
        assert [seat["kind"] for seat in one.about["seats"]] == ["person", "free", "free"]
        assert two.ask("start")["why"] == "not-yours"
        assert one.ask("rematch")["why"] == "not-now"
        assert one.ask("start")["say"] == "ack"
        assert one.ask("start")["say"] == "ack"
        assert [seat["kind"] for seat in one.about["seats"]] == ["person", "bot", "bot"]
        assert len({seat["name"] for seat in one.about["seats"]}) == 3
        assert two.ask("sit", seat=1)["why"] == "not-now"
        assert one.ask("bot", seat=1)["why"] == "not-now"


def test_strangers_may_watch_but_neither_sit_nor_talk(server: LiveServer) -> None:
    table = server.guest("Ann").open(seats=2)
    with server.stranger().at(table) as line:
        assert line.ask("sit", seat=1)["why"] == "not-yours"
        assert line.ask("chat", text="hello")["why"] == "not-yours"
        line.silence()
        assert line.about["onlookers"] == 1


def test_several_people_at_one_screen(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=2, several=True)
    with ann.at(table) as line:
        assert line.ask("sit", seat=1, name="Opa")["say"] == "ack"
        line.ask("start")
        news = line.caught_up(1)
        assert [look["seat"] for look in news["looks"]] == [0, 1]
        assert list(news["steps"][0]["told"]) == ["0", "1"]
        hands = [look["facts"]["hands"] for look in news["looks"]]
        assert hands[0][1] == hands[1][0] == ["?"] * 6
        assert "?" not in hands[0][0] + hands[1][1]


def test_a_rematch_keeps_the_seats(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    options = {"deal": 2, "above": 3, "jitter": 0}
    table = ann.open(seats=3, options=options, clock={"lag": 0})
    with ann.at(table) as one, ben.at(table) as two:
        two.ask("sit", seat=1)
        one.ask("start")
        play_out({0: one, 1: two}, random.Random(2))
        assert two.ask("rematch")["say"] == "ack"
        assert two.about["rematch"] == ""  # it waits for Ann
        assert [seat["again"] for seat in two.about["seats"]] == [False, True, False]
        assert one.ask("rematch")["say"] == "ack"
        again = two.until("table", where=lambda m: m["rematch"] != "")["rematch"]
        one.ask("rematch")
        assert one.about["rematch"] == again  # asked twice, opened once
    with ben.at(again) as two:
        about = two.until("table")
        assert [seat["kind"] for seat in about["seats"]] == ["person", "person", "bot"]
        assert [seat["mine"] for seat in about["seats"]] == [False, True, False]
        assert about["options"] == options
        assert about["started"]


def test_chat_reaches_everybody_on_one_line(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2)
    with ann.at(table) as one, ben.at(table) as two:
        two.until("table")
        one.ask("chat", text="guten\n Appetit \u0007")
        said = two.until("said")
        assert said == {
            "say": "said",
            "name": "Ann",
            "seat": 0,
            "who": said["who"],
            "text": "guten Appetit",
            "mood": "",
        }
        two.ask("chat", mood="purr")
        assert one.until("said", where=lambda m: m["mood"] == "purr")["seat"] == -2
        assert one.ask("chat", text="x" * 301)["why"] == "too-long"
        assert one.ask("chat", text=" ")["why"] == "unreadable"
        assert one.ask("chat", mood="<b>")["why"] == "unreadable"


def test_who_speaks_is_told_by_a_mark_that_is_the_same_at_every_table(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ann")
    marks = []
    for _ in range(2):
        table = ann.open(seats=2)
        with ann.at(table) as one, ben.at(table) as two:
            for line in (one, two):
                line.until("table")
                line.ask("chat", text="hello")
            marks.append([one.until("said")["who"], one.until("said")["who"]])
    assert marks[0] == marks[1]
    assert len(set(marks[0])) == 2


def test_chat_and_hints_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, chats=Rate(2, 0), hints=Rate(1, 0)) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, start=True, options={"starter": 0})
        with ann.at(table) as one, ann.at(table) as again:
            one.until("news")
            assert one.ask("chat", text="one")["say"] == "ack"
            assert again.ask("chat", text="two")["say"] == "ack"
            assert one.ask("chat", text="three")["why"] == "too-often"
            advice = one.ask("hint", seat=0)
            assert advice["say"] == "advice"
            assert advice["do"] in one.legal(0)
            assert advice["reasons"][0]["word"]
            assert one.ask("hint", seat=0)["why"] == "too-often"


def test_hints_in_every_game(server: LiveServer) -> None:
    for game in ("alacarte", "safranito", "spicy"):
        ann = server.guest("Ann")
        with ann.at(ann.open(game, 2, sit=["A", "B"], start=True)) as line:
            seat = line.until("news")["waiting"][0]
            advice = line.ask("hint", seat=seat)
            assert line.do(advice["do"], seat)["say"] == "ack"
            assert line.ask("ahead", seat=seat, on=True)["say"] == (
                "ack" if game == "spicy" else "refused"
            )


def test_a_code_carries_a_guest_to_another_device(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=2, start=True)
    status, told = ann.ask("POST", "/api/me/code")
    assert status == 200
    assert told["seconds"] == 600
    status, headers, _ = server.ask("POST", "/api/me/claim", {"code": told["code"].lower()})
    assert status == 200
    phone = Guest(server, headers["set-cookie"].partition(";")[0])
    assert phone.cookie != ann.cookie
    assert phone.ask("GET", "/api/me") == (200, {"known": True, "name": "Ann"})
    with phone.at(table) as line:
        assert line.until("news")["looks"][0]["seat"] == 0
    assert server.ask("POST", "/api/me/claim", {"code": told["code"]})[0] == 403
    assert ann.ask("GET", "/api/me")[1]["known"]


def test_codes_cannot_be_guessed_for_long_and_grow_old(tmp_path: Path) -> None:
    with serving(tmp_path, claims=Rate(3, 0), code_lives=0.0) as server:
        ann = server.guest("Ann")
        code = ann.ask("POST", "/api/me/code")[1]["code"]
        found = [server.ask("POST", "/api/me/claim", {"code": code})[0] for _ in range(4)]
        assert found == [403, 403, 403, 429]


def test_a_guest_renames(server: LiveServer) -> None:
    ann = server.guest("Ann")
    assert ann.ask("POST", "/api/me", {"name": "Anna"}) == (200, {"known": True, "name": "Anna"})
    assert ann.ask("GET", "/api/me")[1]["name"] == "Anna"
    assert server.stranger().ask("GET", "/api/me") == (200, {"known": False, "name": ""})
    assert ann.ask("POST", "/api/me", {"name": " \u200b "})[0] == 400
    assert server.stranger().ask("POST", "/api/me/code")[0] == 401


def test_the_lobby_lists_public_tables_until_they_are_over(server: LiveServer) -> None:
    ann = server.guest("Ann")
    hidden, shown = ann.open(), ann.open(seats=3, public=True)
    listed = {table["id"]: table for table in ann.ask("GET", "/api/lobby")[1]}
    assert hidden not in listed
    assert listed[shown]["title"] == "Spicy"
    assert [seat["kind"] for seat in listed[shown]["seats"]] == ["person", "free", "free"]
    ben = server.guest("Ben")
    with ben.at(shown) as line:
        line.ask("sit", seat=1)
    listed = {table["id"]: table for table in ann.ask("GET", "/api/lobby")[1]}
    assert listed[shown]["seats"][1]["name"] == "Ben"
    short = {"deal": 1, "above": 1, "jitter": 0, "starter": 0}
    over = ann.open(public=True, start=True, options=short)
    with ann.at(over) as line:
        line.until("news")
        line.do("pass", 0)
        assert line.caught_up(2)["scores"] is not None
    assert over not in [table["id"] for table in ann.ask("GET", "/api/lobby")[1]]
