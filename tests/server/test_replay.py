"""Replays: of finished games, of downloaded and uploaded records, and of bad files."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib import resources

import pytest

from spicery.core.table import replayed
from spicery.games import find
from tests.server.live_server import LiveServer, play_out, serving
from tests.shipped_games import SHIPPED


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture(scope="module", name="over")
def over_(server: LiveServer) -> str:
    ann = server.guest("Ann")
    options = {"deal": 3, "above": 6, "jitter": 0}
    table = ann.open(seats=2, sit=["Ann", "Bea"], start=True, options=options)
    with ann.at(table) as line:
        line.until("news")
        play_out({0: line, 1: line}, random.Random(1))
    return table


def test_a_finished_game_is_seen_again_with_any_eyes(server: LiveServer, over: str) -> None:
    anybody = server.stranger()
    shown = {
        seat: anybody.ask("GET", f"/api/tables/{over}/replay?seat={seat}")[1]
        for seat in (-3, -2, 0, 1)
    }
    lengths = {len(replay["steps"]) for replay in shown.values()}
    assert len(lengths) == 1
    assert [seat["name"] for seat in shown[0]["seats"]] == ["Ann", "Bea"]
    assert shown[0]["winners"]
    for seat, replay in shown.items():
        assert [step["v"] for step in replay["steps"]] == list(range(len(replay["steps"])))
        dealt = replay["steps"][1]["facts"]["hands"]
        hidden = [hand == ["?"] * 3 for hand in dealt]
        assert hidden == [seat not in (-3, 0), seat not in (-3, 1)]
    assert anybody.ask("GET", f"/api/tables/{over}/replay")[1] == shown[-2]
    for wrong in ("2", "-1", "x", "99999999999"):
        assert anybody.ask("GET", f"/api/tables/{over}/replay?seat={wrong}")[0] == 400


def test_only_with_everything_open_the_top_card_and_its_truth_are_told(server: LiveServer) -> None:
    plays = resources.files(find("spicy").package).joinpath("plays")
    record = min(plays.iterdir(), key=lambda each: each.name).read_text()
    shown = {
        seat: [
            step["facts"]
            for step in server.stranger().ask("POST", f"/api/replays?seat={seat}", record)[1][
                "steps"
            ]
            if step["facts"]["claim"]
        ]
        for seat in (-3, -2, 0)
    }
    for facts in shown[-3]:
        spice, number = facts["stack"][-1]["card"].split()
        claim = facts["claim"].split()
        truth = {"number": number == claim[0], "spice": spice == claim[1]}
        assert spice == "wild" or facts["truth"] == truth
    assert [facts["truth"] for facts in shown[-2]] == ["?"] * len(shown[-3])
    assert {facts["owner"] == 0 for facts in shown[0]} == {True, False}
    for facts in shown[0]:
        assert (facts["truth"] == "?") == (facts["owner"] != 0)


def test_a_record_goes_home_and_comes_back(server: LiveServer, over: str) -> None:
    anybody = server.stranger()
    status, record = anybody.ask("GET", f"/api/tables/{over}/record")
    assert status == 200
    assert replayed(find("spicy"), record).over
    status, replay = anybody.ask("POST", "/api/replays?seat=-3", record)
    assert status == 200
    known = anybody.ask("GET", f"/api/tables/{over}/replay?seat=-3")[1]
    assert replay["steps"] == known["steps"]
    assert [seat["name"] for seat in replay["seats"]] == ["", ""], "a record knows no names"


@pytest.mark.parametrize("game", SHIPPED)
def test_golden_records_of_every_game_can_be_uploaded(server: LiveServer, game: str) -> None:
    plays = resources.files(find(game).package).joinpath("plays")
    path = min(plays.iterdir(), key=lambda each: each.name)
    status, replay = server.stranger().ask("POST", "/api/replays", path.read_text())
    assert status == 200
    assert len(replay["steps"]) > 10


def test_a_bad_file_says_line_and_reason(server: LiveServer, over: str) -> None:
    anybody = server.stranger()
    record = anybody.ask("GET", f"/api/tables/{over}/record")[1]
    lines = record.split("\n")
    bad = {
        "": (1, "a record begins with"),
        "hello\n": (1, "a record begins with"),
        record.replace("game spicy", "game chess"): (2, "there is no game 'chess'"),
        re.sub(r"^game spicy \d+$", "game spicy 9", record, flags=re.MULTILINE): (2, "version 9"),
        record.replace("seats 2", "seats 9"): (3, "2 to 6 seats"),
        "\n".join([*lines[:6], "5 dance", *lines[6:]]): (7, ""),
        "\n".join([*lines[:8], *lines[9:]]): (9, ""),
        record[:-5]: (len(lines) - 1, "truncated"),
    }
    for text, (line, reason) in bad.items():
        status, told = anybody.ask("POST", "/api/replays", text)
        assert (status, told["why"], told["line"]) == (422, "bad-record", line), told
        assert reason in told["detail"]


def test_a_file_that_is_no_text_or_too_long(server: LiveServer) -> None:
    import http.client

    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.request("POST", "/api/replays", b"spicery-record 1\n\xff\xfe", {})
    answer = line.getresponse()
    assert answer.status == 422
    assert b'"line":2' in answer.read()
    line.close()
    assert server.stranger().ask("POST", "/api/replays", "x" * 5_000_000)[0] == 413


def test_a_replay_knows_who_was_removed_and_when(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2, options={"deal": 1, "above": 1, "jitter": 0, "starter": 0})
    with ann.at(table) as one, ben.at(table) as two:
        two.ask("sit", seat=1)
        one.ask("start")
        one.caught_up(1)
        one.ask("remove", seat=1)
        one.do("pass", 0)
        one.until("news", where=lambda news: news["scores"])
    replay = ann.ask("GET", f"/api/tables/{table}/replay")[1]
    assert [(each["v"], each["was"]) for each in replay["changes"]] == [(1, "Ben")]
    assert replay["seats"][1]["name"] == replay["changes"][0]["name"]
