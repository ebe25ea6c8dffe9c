"""Bots at a table: a level by name, a style drawn by the server, a hand to go with it; hints."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from spicery.bots import Style, levels_of
from spicery.games import find
from spicery.server.seats.lineup import cast, champion, objection_to, usual_bot
from tests.once import once
from tests.ours import OURS
from tests.server.house import Guest, Running, log_of, serving

STYLES = {style.value for style in Style}


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def bots_at(guest: Guest, table: str) -> list[tuple[str, str]]:
    """Level and style of each bot."""
    about = guest.ask("GET", f"/api/tables/{table}")[1]
    return [(seat["bot"], seat["style"]) for seat in about["seats"] if seat["kind"] == "bot"]


def test_the_catalogue_tells_the_levels_and_the_usual_one(server: Running) -> None:
    told = {game["name"]: game for game in server.stranger().ask("GET", "/api/games")[1]}
    for name in OURS:
        game = find(name)
        levels = [level.name for level in levels_of(game)]
        assert told[name]["levels"] == levels
        assert len(levels) == 6
        assert told[name]["usual"] == levels[2] == usual_bot(game)
        assert champion(game) == levels[-1]


def test_free_seats_get_the_wished_level_each_in_a_style_of_its_own(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=5, sit=[], bot="panther", start=True)
    found = bots_at(ann, table)
    assert [level for level, _ in found] == ["panther"] * 5
    assert {style for _, style in found} == STYLES, "drawn anew only when all have been drawn"
    assert bots_at(ann, ann.open(seats=2, start=True))[0][0] == "alleycat"


def test_the_host_seats_a_level_and_changes_it(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=3)
    with ann.at(table) as line:
        line.until("table")
        assert line.ask("bot", seat=1, bot="kitten")["say"] == "ack"
        name = line.about["seats"][1]["name"]
        assert line.ask("bot", seat=1, bot="tiger/bold")["say"] == "ack"
        seat = line.about["seats"][1]
        assert (seat["name"], seat["bot"], seat["style"]) == (name, "tiger", "bold")
        for wrong in ("lion", "tiger/sad", "random/bold", "os:getcwd", "kitten/"):
            told = line.ask("bot", seat=2, bot=wrong)
            assert (told["say"], told["why"]) == ("refused", "unreadable"), wrong
            assert line.ask("start", bot=wrong)["why"] == "unreadable"
        assert line.ask("start", bot="housecat")["say"] == "ack"
    assert bots_at(ann, table)[0] == ("tiger", "bold")
    assert bots_at(ann, table)[1][0] == "housecat"
    assert ann.ask("POST", "/api/tables", {"game": "spicy", "seats": 2, "bot": "lion"})[0] == 400


def test_a_bot_has_the_hand_of_its_level_unless_the_host_said_otherwise(server: Running) -> None:
    ann = server.guest("Ann")
    hands = {level.name: level.hand for level in levels_of(find("safranito"))}

    def at(**wish: object) -> object:
        table = ann.open("safranito", 2, start=True, **wish)
        return ann.ask("GET", f"/api/tables/{table}")[1]["options"].get("hands")

    assert at(bot="porter") == [0, hands["porter"]]
    assert at(bot="spicemaster") == [0, hands["spicemaster"]]
    assert at(bot="sensible") == [0, "cook"]
    assert at(bot="porter", options={"hands": [7, 7]}) == [7, 7]


def test_tables_with_bots_without_a_level_still_open(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=3, bot="sensible", start=True)
    with serving(tmp_path) as server:
        again = Guest(server, ann.cookie)
        assert bots_at(again, table) == [("sensible", "")] * 2
        with again.at(table) as line:
            line.until("news")


@once
def test_who_played_is_seen_in_the_replay(server: Running) -> None:
    ann = server.guest("Ann")
    options = {"deal": 3, "above": 6, "jitter": 0}
    table = ann.open(seats=2, sit=[], bot="tiger/bold", start=True, options=options)
    with ann.at(table, watch=True) as line:
        line.until("news", where=lambda m: m["scores"] is not None)
    seats = ann.ask("GET", f"/api/tables/{table}/replay")[1]["seats"]
    assert [(seat["kind"], seat["bot"], seat["style"]) for seat in seats] == [
        ("bot", "tiger", "bold")
    ] * 2


def test_a_wish_for_a_style_is_kept_and_a_bot_without_levels_has_none() -> None:
    spicy = find("spicy")
    assert cast(spicy, "tiger/bold", []) == "tiger/bold"
    assert cast(spicy, "random", []) == "random"
    assert {cast(spicy, "tiger", []) for _ in range(100)} == {f"tiger/{each}" for each in STYLES}
    assert cast(spicy, "", ["x/even", "y/bold", "z/careful"]) == "alleycat/stubborn"
    assert not objection_to(spicy, "")


def test_bots_that_are_asked_at_once_answer_one_after_the_other(tmp_path: Path) -> None:
    delay = 0.4
    with serving(tmp_path, bot_delay=delay) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=6, sit=[], start=True)
        with ann.at(table, watch=True) as line:
            line.until("news", where=lambda m: m["v"] >= 9)
        acts = [entry for entry in log_of(tmp_path, table) if entry.get("by") == "bot"]
        apart = [float(b["at"]) - float(a["at"]) for a, b in pairwise(acts)]  # as the server acts
        assert len(apart) >= 6
        assert min(apart) > delay * 0.24, apart
        assert max(apart) - min(apart) > 0.01, "like clockwork"


def test_bots_leave_people_time_to_watch_a_reveal(tmp_path: Path) -> None:
    delay = 0.04
    with serving(tmp_path, bot_delay=delay) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, sit=[], bot="random", start=True)
        with ann.at(table, watch=True) as line:
            line.until("news", where=lambda m: m["v"] >= 25)
        acts = [entry for entry in log_of(tmp_path, table) if entry.get("by") == "bot"]
        waits: dict[bool, list[float]] = {True: [], False: []}
        for one, two in pairwise(acts):
            waits["revealed" in str(one)].append(float(two["at"]) - float(one["at"]))
        assert waits[True]
        assert min(waits[True]) > 3 * delay * 0.99
        assert min(waits[False]) < 3 * delay


def test_hints_are_counted_for_all_to_see_and_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, sit=["Ann", "Bea"], start=True)
        with ann.at(table) as line, server.stranger().at(table) as onlooker:
            line.until("news")
            seat = line.news["waiting"][0]
            told = line.ask("hint", seat=seat)
            assert told["do"] in line.legal(seat)
            while onlooker.about.get("seats", [{}] * 2)[seat].get("hints") != 1:
                onlooker.until("table")
            assert line.about["seats"][1 - seat]["hints"] == 0
            assert line.ask("hint", seat=9)["say"] == "refused"
    with serving(tmp_path) as server:
        ann = Guest(server, ann.cookie)
        assert hints_of(ann, table)[seat] == 1
        with ann.at(table) as line:
            line.until("news")
            assert line.ask("hint", seat=seat)["do"] in line.legal(seat)
        assert hints_of(ann, table)[seat] == 1, "it is still the same decision"


def hints_of(guest: Guest, table: str) -> list[int]:
    return [each["hints"] for each in guest.ask("GET", f"/api/tables/{table}")[1]["seats"]]


def test_a_hint_asked_for_again_is_the_same_and_counts_once_for_each_decision(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=3, sit=["Ann", "Bea", "Cleo"], start=True)
        with ann.at(table) as line:
            line.until("news")
            seat = line.news["waiting"][0]
            first = line.ask("hint", seat=seat)
            again = line.ask("hint", seat=seat)
            assert (again["do"], again["reasons"]) == (first["do"], first["reasons"])
            assert hints_of(ann, table)[seat] == 1
            line.do(next(text for text in line.legal(seat) if text.startswith("play")), seat)
            line.silence()
            one, other = [each for each in range(3) if each != seat]
            line.ask("hint", seat=one)
            line.do("let go", other)
            line.ask("hint", seat=one)  # nothing changed for this seat
            assert hints_of(ann, table)[one] == 1
            line.do("let go", one)
            line.silence()
            after = line.news["waiting"][0]
            before = hints_of(ann, table)[after]
            assert line.ask("hint", seat=after)["do"] in line.legal(after)
            assert hints_of(ann, table)[after] == before + 1, "that is another decision"
