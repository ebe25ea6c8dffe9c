"""Bots at a table: levels by name, styles drawn by the server, their hands; hints."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from spicery.bots import Reason, Style, levels_of
from spicery.games import find
from spicery.server.bots.bot_worker import BotReply
from spicery.server.seats.lineup import cast, champion, objection_to, usual_bot
from spicery.server.settings import Settings
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, serving
from tests.server.simulated_clients import Told
from tests.server.simulation import (
    InMemoryStore,
    InProcessBots,
    Plan,
    SimulatedServer,
    run_simulated,
)
from tests.shipped_games import SHIPPED

STYLES = {style.value for style in Style}


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def bots_at(guest: Guest, table: str) -> list[tuple[str, str]]:
    """Level and style of each bot."""
    about = guest.ask("GET", f"/api/tables/{table}")[1]
    return [(seat["bot"], seat["style"]) for seat in about["seats"] if seat["kind"] == "bot"]


def test_the_catalogue_tells_the_levels_and_the_usual_one(server: LiveServer) -> None:
    told = {game["name"]: game for game in server.stranger().ask("GET", "/api/games")[1]}
    for name in SHIPPED:
        game = find(name)
        levels = [level.name for level in levels_of(game)]
        assert told[name]["levels"] == levels
        assert set(told[name]["styles"]) == STYLES
        assert len(levels) == 6
        assert told[name]["usual"] == levels[2] == usual_bot(game)
        assert champion(game) == levels[-1]


def test_free_seats_get_the_wished_level_each_in_a_style_of_its_own(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=5, sit=[], bot="panther", start=True)
    found = bots_at(ann, table)
    assert [level for level, _ in found] == ["panther"] * 5
    assert {style for _, style in found} == STYLES, "drawn anew only when all have been drawn"
    assert bots_at(ann, ann.open(seats=2, start=True))[0][0] == "alleycat"


def test_each_opponent_is_chosen_when_the_table_is_opened(server: LiveServer) -> None:
    ann = server.guest("Emma")  # her name is not given to a bot as well
    table = ann.open(seats=5, bots=["tiger/bold", "kitten", "", "tiger/careful"], start=True)
    found = bots_at(ann, table)
    assert [level for level, _ in found] == ["tiger", "kitten", "alleycat", "tiger"]
    assert (found[0][1], found[3][1]) == ("bold", "careful")
    assert {found[1][1], found[2][1]} == {"even", "stubborn"}, "styles that nobody else has"
    seats = ann.ask("GET", f"/api/tables/{table}")[1]["seats"]
    assert len({seat["name"] for seat in seats}) == 5
    waiting = ann.open(seats=4, bots=["kitten"])
    kinds = [seat["kind"] for seat in ann.ask("GET", f"/api/tables/{waiting}")[1]["seats"]]
    assert kinds == ["person", "bot", "free", "free"]


@pytest.mark.parametrize("bots", [["kitten"] * 3, ["lion"], ["kitten/sad"], ["random/bold"]])
def test_opponents_that_cannot_be_are_refused(server: LiveServer, bots: list[str]) -> None:
    wish = {"game": "spicy", "seats": 3, "bots": bots, "start": True}
    status, told = server.guest("Ann").ask("POST", "/api/tables", wish)
    assert (status, told["why"]) == (400, "unreadable")


def test_the_host_seats_a_level_and_changes_it(server: LiveServer) -> None:
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


def test_a_bot_has_the_hand_of_its_level_unless_the_host_said_otherwise(server: LiveServer) -> None:
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


@compiled_only
def test_who_played_is_seen_in_the_replay(server: LiveServer) -> None:
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


def acts_of_bots(seats: int) -> list[Told]:
    """The logged actions of random bots in a whole game, at normal pace."""

    async def run() -> list[Told]:
        async with SimulatedServer(InMemoryStore(), InProcessBots(Plan(), bot="random")) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(seats=seats, sit=[], start=True)
            line = ann.at(table)
            await line.connect()
            await line.until(lambda: bool(line.news))
            while line.news["scores"] is None:
                version = line.news["v"]
                await line.until(lambda: line.news["v"] > version)  # noqa: B023
            return sim.store.log(table)

    return [entry for entry in run_simulated(run()) if entry.get("by") == "bot"]


class Talkative(InProcessBots):
    """Bots that give a reason for everything they do."""

    async def think(self, *asked: Any) -> BotReply:
        reply = await super().think(*asked)
        return BotReply(reply.do, [Reason("said", {"percent": 7})])


def test_what_a_bot_says_of_its_action_is_told_with_it_and_kept() -> None:
    async def run() -> None:
        store = InMemoryStore()
        async with SimulatedServer(store, Talkative(Plan())) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(seats=2, sit=[], start=True)
            line = ann.at(table)
            await line.connect()
            await line.until(lambda: bool(line.news) and line.news["v"] > 3)
            step = next(each for each in line.news["steps"] if each["seat"] >= 0)
            assert step["reasons"] == [{"word": "said", "values": {"percent": 7}}]
        kept = [entry for entry in store.log(table) if entry.get("by") == "bot"]
        assert kept
        assert all(entry["reasons"][0]["word"] == "said" for entry in kept)

    run_simulated(run())


def test_bots_that_are_asked_at_once_answer_one_after_the_other() -> None:
    acts = acts_of_bots(seats=6)
    apart = [float(b["at"]) - float(a["at"]) for a, b in pairwise(acts)]  # as the server acts
    assert len(apart) >= 6
    assert min(apart) > Settings.bot_delay * 0.24, apart
    assert max(apart) - min(apart) > 0.01, "like clockwork"


def test_bots_leave_people_time_to_watch_a_reveal() -> None:
    acts = acts_of_bots(seats=2)
    waits: dict[bool, list[float]] = {True: [], False: []}
    for one, two in pairwise(acts):
        waits["revealed" in str(one)].append(float(two["at"]) - float(one["at"]))
    assert min(waits[True]) > 3 * Settings.bot_delay * 0.99
    assert max(waits[False]) < 3 * Settings.bot_delay


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
