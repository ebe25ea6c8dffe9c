"""Analyses: streamed, cached, based on each seat's own knowledge, limited."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.client import HTTPConnection
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from spicery.bots import Weighed, advisor_of
from spicery.core.game import Action, State
from spicery.core.table import replay_steps
from spicery.games import find
from spicery.server.bots.bot_worker import BotReply, BotRequest, BotWorker, judge
from spicery.server.bots.fair_queue import Urgency
from spicery.server.messages.replays import Findings
from spicery.server.replays import analysis
from spicery.server.replays.analysis import Analyst, cache_findings, digest, read_findings
from spicery.server.replays.replay_pool import ReplayPool
from spicery.server.settings import Rate
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, play_out, serving
from tests.waiting import eventually

Lines = list[dict[str, Any]]


@pytest.fixture(name="server")
def server_(tmp_path: Path) -> Iterator[LiveServer]:
    with serving(tmp_path, analyses=tmp_path / "analyses") as running:
        yield running


ADVISOR = advisor_of(find("safranito"))


def finished(ann: Guest) -> str:
    """A short game of Spicy at a table."""
    options = {"deal": 3, "above": 6, "jitter": 0}
    table = ann.open(seats=3, sit=["Ann", "Bea", "Cleo"], start=True, options=options)
    with ann.at(table) as line:
        line.until("news")
        play_out({0: line, 1: line, 2: line}, random.Random(1))
    return table


def analysed(guest: Guest, **kept: str) -> tuple[int, Lines]:
    """All lines of an analysis."""
    status, _, data = guest.server.ask("POST", "/api/replays/analysis", kept)
    return status, [json.loads(line) for line in data.splitlines()]


def golden(game: str) -> str:
    plays = resources.files(find(game).package).joinpath("plays")
    return min(plays.iterdir(), key=lambda each: len(each.read_text())).read_text()


def test_a_finished_game_is_looked_back_at_step_by_step(server: LiveServer, tmp_path: Path) -> None:
    ann = server.guest("Ann")
    table = finished(ann)
    status, lines = analysed(ann, table=table)
    assert status == 200
    every = lines[-1]["all"]
    assert [line["done"] for line in lines] == list(range(every + 1))
    assert {line["bot"] for line in lines} == {"tiger"}
    record = ann.ask("GET", f"/api/tables/{table}/record")[1]
    steps = list(check(record, [finding for line in lines for finding in line["found"]]))
    assert {"claim", "claim known"} == {word for words in steps for word in words}
    assert len(list((tmp_path / "analyses").glob("*.json"))) == 1
    again = analysed(ann, record=record)  # the same record from a file: it is kept
    assert again[0] == 200
    assert len(again[1]) == 1
    assert again[1][0]["found"] == [finding for line in lines for finding in line["found"]]


def check(record: str, findings: Lines) -> Iterator[set[str]]:
    """Check that every decision has a legal preferred move, and every claim all seats' beliefs."""
    by_step = {finding["v"]: finding for finding in findings}
    legal: dict[int, list[str]] = {}
    for number, table in enumerate(replay_steps(find("spicy"), record)):
        finding = by_step.get(number)
        if number and table.actors(number - 1)[0] >= 0:
            seat = table.actors(number - 1)[0]
            if len(legal[seat]) > 1:
                assert finding is not None
                assert (finding["seat"], finding["played"] in legal[seat]) == (seat, True)
                assert finding["preferred"] in legal[seat]
                assert finding["reasons"]
                same = finding["played"] == finding["preferred"]
                assert (finding["verdict"] == "same") == same
                assert finding["verdict"] in {"same", "near", "other"}, "there are no motions"
                assert 0 <= finding["rank"] <= finding["of"] <= len(legal[seat])
            if finding and finding["played"].startswith(("play", "copy")):
                assert [each["seat"] for each in finding["beliefs"]] == [0, 1, 2]
                yield {each["reason"]["word"] for each in finding["beliefs"]}
        legal = {seat: table.legal(seat) for seat in range(3)}


@compiled_only
@pytest.mark.parametrize("game", ["safranito", "alacarte"])
def test_decisions_of_other_games_from_a_file(server: LiveServer, game: str) -> None:
    status, lines = analysed(server.stranger(), record=golden(game))
    assert status == 200
    found = [finding for line in lines for finding in line["found"]]
    assert len(found) == lines[-1]["all"] > 5
    assert all(finding["preferred"] and not finding["beliefs"] for finding in found)
    assert any(finding["verdict"] in {"same", "near"} for finding in found)


def asked_before(game: str, verb: str) -> tuple[BotRequest, State]:
    """The first decision of a kind in a golden record, as a request to a quick bot."""
    rules, text = find(game), golden(game)
    for number, table in enumerate(replay_steps(rules, text)):
        seat = table.actors(number - 1)[0] if number else -1
        if seat >= 0 and table.lines(number - 1)[0].split(" ")[1] == verb:
            break
    told = table.seen(seat)[: number - 1]
    seats, options = table.header.seats, table.header.options
    view = rules.new(seats, options)
    for texts in told:
        for line in texts:
            view.evolve(rules.vocabulary.read(line))
    return BotRequest("k", game, seats, options, seat, "sensible", 1, 0, told, "hint"), view


def nudged(action: Action) -> Action:
    """Nearly the same motion, but not a listed one."""
    numbers = (action.numbers[0] + 7, *action.numbers[1:])
    return Action(action.seat, action.code, numbers)


def verdict_on(asked: BotRequest, played: str) -> str:
    asked.played = played
    return BotWorker().think(asked).verdict


@pytest.mark.parametrize(("game", "verb"), [("safranito", "throw"), ("alacarte", "season")])
def test_the_same_by_another_motion_is_not_called_otherwise(game: str, verb: str) -> None:
    asked, view = asked_before(game, verb)
    best = BotWorker().think(asked).do
    assert best.split(" ")[0] == verb
    action = view.read(asked.seat, best)
    by_hand = view.say_action(nudged(action))
    assert verdict_on(asked, best) == "same"
    assert by_hand not in view.legal(asked.seat)
    assert verdict_on(asked, by_hand) == "motion"


def test_a_throw_elsewhere_is_judged_by_the_best_one_there() -> None:
    asked, view = asked_before("safranito", "throw")
    best = view.read(asked.seat, BotWorker().think(asked).do)
    verdicts = {}
    for code in view.codes():
        listed = view.unfold(asked.seat, int(code))
        if ADVISOR.intent(listed) != ADVISOR.intent(best):
            by_hand = nudged(listed)
            assert ADVISOR.intent(by_hand) == ADVISOR.intent(listed)
            verdicts[ADVISOR.intent(listed)] = verdict_on(asked, view.say_action(by_hand))
    assert set(verdicts.values()) == {"near", "other"}


def test_a_motion_that_was_not_weighed_has_no_verdict() -> None:
    asked, view = asked_before("safranito", "throw")
    asked.bot = "random"  # it weighs nothing
    chosen = view.read(asked.seat, BotWorker().think(asked).do)
    listed = [view.unfold(asked.seat, int(code)) for code in view.codes()]
    texts = [
        view.say_action(each) for each in listed if ADVISOR.intent(each) != ADVISOR.intent(chosen)
    ]
    assert {verdict_on(asked, text) for text in texts} == {""}


@pytest.mark.parametrize(
    ("lost", "error", "verdict"),
    [(0.04, 0.0, "near"), (0.07, 0.01, "other"), (0.07, 0.04, "near"), (0.2, 0.04, "other")],
)
def test_a_difference_that_may_be_chance_is_no_mistake(
    lost: float, error: float, verdict: str
) -> None:
    best, played = Weighed(1, 1.0, "wins", 60, 0.6), Weighed(2, 0.5, "wins", 60, 0.6 - lost)
    thought = BotReply()
    judge(thought, [best, replace(played, error=error)], 1)
    assert (thought.cost, thought.verdict) == (round(100 * lost), verdict)


def test_what_cannot_be_analysed_is_refused_in_words(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = server.guest("Ann")
    running = ann.open(seats=2, start=True)
    assert analysed(ann, table=running)[0] == 409
    assert analysed(ann, table="nowhere")[0] == 404
    assert analysed(ann, record="hello")[0] == 422
    monkeypatch.setattr(analysis, "MOST_STEPS", 10)
    assert analysed(ann, record=golden("spicy"))[0] == 413


@compiled_only
def test_only_so_many_are_begun_and_what_is_kept_costs_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, analyses=tmp_path, analysing=Rate(1, 0)) as server:
        anybody = server.stranger()
        assert analysed(anybody, record=golden("alacarte"))[0] == 200
        assert analysed(anybody, record=golden("alacarte"))[0] == 200
        assert analysed(anybody, record=golden("safranito"))[0] == 429


class Pondering:
    """Bots that never answer."""

    async def think(self, *_: object) -> BotReply:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody answers this")


@contextmanager
def under_way(server: LiveServer, guest: Guest, record: str) -> Iterator[None]:
    """An analysis in progress that does not end."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    headers = {"content-type": "application/json", "cookie": guest.cookie}
    line.request("POST", "/api/replays/analysis", json.dumps({"record": record}), headers)
    answer = line.getresponse()
    assert json.loads(answer.readline())["done"] == 0
    try:
        yield
    finally:
        answer.close()
        line.close()


def test_analyses_under_way_leave_room_for_replays(tmp_path: Path) -> None:
    with serving(tmp_path, analyses=tmp_path / "kept", patience=0.05) as server:
        ann, record = server.guest("Ann"), golden("spicy")
        path = "/api/replays/analysis"
        server.app.registry.services.analyst._minds = Pondering()
        with under_way(server, ann, record), under_way(server, ann, golden("alacarte")):
            assert ann.ask("POST", "/api/replays", record)[0] == 200
            status, told = ann.ask("POST", path, {"record": record})
            assert (status, told["why"]) == (429, "too-often")
            cache_findings(
                tmp_path / "kept" / f"{digest(record)}.json", Findings("sensible", 0, 0, [])
            )
            assert ann.ask("POST", path, {"record": record})[0] == 200, "what is kept costs nothing"


class Slow:
    """Slow bots that record their requests."""

    def __init__(self) -> None:
        self.mind = BotWorker()
        self.asked: list[tuple[BotRequest, int]] = []

    async def think(
        self, asked: BotRequest, version: int, told: Any, owner: str, urgency: Any
    ) -> BotReply:
        assert (owner, urgency()) == ("ann", Urgency.LOOKBACK)
        self.asked.append((asked, version))
        await asyncio.sleep(0)  # others are asked meanwhile
        asked.since, asked.told = 0, told(0)[:version]
        return self.mind.think(asked)


def test_bots_are_told_what_the_seat_had_been_shown_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "champion", lambda _: "alleycat")  # a quick one
    text = golden("spicy")
    slow = Slow()

    async def run() -> None:
        readers = ReplayPool(1, 20.0)
        analyst = Analyst(slow, readers, None)  # type: ignore[arg-type]
        async for _ in analyst.findings(text, await analyst.prepare(text), "ann"):
            pass
        await readers.close()

    asyncio.run(run())
    views = {
        number: [t.seen(seat) for seat in range(t.header.seats)]
        for number, t in enumerate(replay_steps(find("spicy"), text))
    }
    assert {asked.ask for asked, _ in slow.asked} == {"hint", "belief"}
    for asked, version in slow.asked:
        assert asked.told == views[version][asked.seat]


def test_it_ends_when_the_page_is_left(tmp_path: Path) -> None:
    with serving(tmp_path, analyses=tmp_path / "kept") as server:
        record = golden("alacarte")
        line = HTTPConnection("127.0.0.1", server.port, timeout=20)
        body = json.dumps({"record": record})
        line.request("POST", "/api/replays/analysis", body, {"content-type": "application/json"})
        answer = line.getresponse()
        assert json.loads(answer.readline())["done"] == 0
        assert json.loads(answer.readline())["done"] == 1
        answer.close()
        line.close()
        bot_pool = server.app.registry.services.bot_pool
        eventually(lambda: not bot_pool.slots.asked_for, "it goes on without anybody")
        assert not list(tmp_path.glob("kept/*.json")), "only what is whole is kept"


def test_a_spoilt_file_is_found_anew_and_old_ones_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "KEPT", 2)
    paths = [
        tmp_path / f"{digest(golden(game))}.json" for game in ("spicy", "safranito", "alacarte")
    ]
    for second, path in enumerate(paths):
        cache_findings(path, Findings("tiger", 0, 0, []))
        os.utime(path, (second, second))
    assert [path.exists() for path in paths] == [False, True, True]
    assert read_findings(paths[1]) == Findings("tiger", 0, 0, [])
    paths[1].write_text("{")
    assert read_findings(paths[1]) is None
    assert read_findings(paths[0]) is None
