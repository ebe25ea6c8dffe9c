"""Reviews: costs of decisions, tallies, shared analyses, and playing on from a step."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from spicery.core.record import read_header
from spicery.core.table import replay_steps
from spicery.games import find
from spicery.server.bots.bot_pool import BotPool
from spicery.server.bots.bot_worker import SLIGHT, BotReply, BotRequest, BotWorker
from spicery.server.http import replay_api
from spicery.server.messages.replays import Finding
from spicery.server.replays import analysis
from spicery.server.replays.analysis import Analyst, Ask
from spicery.server.replays.jobs import AnalysisInput, AnalysisStep
from spicery.server.replays.replay_pool import ReplayPool
from tests.server.live_server import Guest, LiveServer, log_of, play_out, serving
from tests.shipped_games import SHIPPED

LONG = {"deal": 6, "above": 40, "jitter": 0, "starter": 0}


@pytest.fixture(scope="module", name="folder")
def folder_(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module", name="server")
def server_(folder: Path) -> Iterator[LiveServer]:
    with serving(folder) as running:
        yield running


@pytest.fixture(scope="module", name="over")
def over_(server: LiveServer) -> str:
    ann = server.guest("Ann")
    table = ann.open(seats=3, sit=["Ann", "Bea", "Cleo"], start=True, options=LONG)
    with ann.at(table) as line:
        line.until("news")
        play_out({0: line, 1: line, 2: line}, random.Random(1))
    return table


def golden(game: str) -> str:
    plays = resources.files(find(game).package).joinpath("plays")
    return min(plays.iterdir(), key=lambda each: len(each.read_text())).read_text()


# -- what a decision cost -----------------------------------------------------------------


def asked_at_a_choice(bot: str) -> tuple[BotRequest, list[str]]:
    """The first decision of a golden record of Spicy, and its legal actions."""
    text = golden("spicy")
    for table in replay_steps(find("spicy"), text):
        seat = table.turn()[0]
        if seat >= 0 and len(table.legal(seat)) > 3:
            break
    header = table.header
    told = table.seen(seat)
    asked = BotRequest(
        "k", "spicy", header.seats, header.options, seat, bot, 1, 0, told, "hint", ""
    )
    return asked, table.legal(seat)


def test_a_cost_is_what_was_given_away_and_decides_the_verdict() -> None:
    asked, legal = asked_at_a_choice("panther")
    replies: dict[str, BotReply] = {}
    for asked.played in legal[:12]:
        replies[asked.played] = BotWorker().think(asked)
    for played, reply in replies.items():
        assert reply.cost >= 0
        if played == reply.do:
            assert (reply.cost, reply.verdict) == (0, "same")
        elif reply.cost < SLIGHT:
            assert reply.verdict == "near"
        else:  # a larger cost may still be chance: see the tests of `judge`
            assert reply.verdict in {"near", "other"}
        assert reply.gain == 0 or reply.cost < 100
    assert len({reply.cost for reply in replies.values()}) > 2


def test_without_a_search_nobody_knows_what_a_move_cost() -> None:
    asked, legal = asked_at_a_choice("sensible")
    asked.played = legal[0]
    reply = BotWorker().think(asked)
    assert reply.verdict
    assert (reply.cost, reply.gain) == (-1, 0)


# -- an analysis is shared ------------------------------------------------------------------


class Counting(Analyst):
    """An analyst that records the steps it was asked for and finds nothing."""

    def __init__(self, readers: ReplayPool) -> None:
        super().__init__(BotPool(1.0), readers, None)
        self.asked: list[int] = []

    async def _finding(
        self, ask: Ask, prepared: AnalysisInput, step: AnalysisStep, bot: str
    ) -> Finding:
        self.asked.append(step.number)
        await asyncio.sleep(0)  # others are asked meanwhile
        return Finding(step.number, step.seat, step.played)


def analysing(run: Any) -> None:
    """Run something with an analyst of its own."""

    async def within() -> None:
        readers = ReplayPool(1, 20.0)
        try:
            await run(Counting(readers))
        finally:
            await readers.close()

    asyncio.run(within())


def test_what_one_has_found_nobody_is_asked_for_again() -> None:
    text = golden("spicy")

    async def run(counting: Counting) -> None:
        prepared = await counting.prepare(text)

        async def listen(most: int = 9999) -> list[int]:
            found = []
            async for line in counting.findings(text, prepared, "ann"):
                found += [each.v for each in line.found]
                if len(found) >= most:
                    break
            return found

        begun = await listen(5)  # and left
        assert counting.asked == begun
        both = await asyncio.gather(listen(), listen())
        numbers = [step.number for step in prepared.steps]
        assert list(both) == [numbers, numbers]
        assert counting.asked == numbers, "each step once"

    analysing(run)


def test_ones_own_decisions_come_first_and_the_first_line_says_what_is_to_come() -> None:
    text = golden("spicy")

    async def run(counting: Counting) -> None:
        prepared = await counting.prepare(text)
        lines = [line async for line in counting.findings(text, prepared, "ann", 1)]
        numbers = [step.number for step in prepared.steps]
        assert lines[0].steps == numbers
        assert lines[0].tallies == prepared.tallies != []
        seats = [finding.seat for line in lines for finding in line.found]
        own = seats.count(1)
        assert set(seats[:own]) == {1}
        assert sorted(counting.asked) == numbers

    analysing(run)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_counts_something_for_every_seat(game: str) -> None:
    text = golden(game)

    async def run(counting: Counting) -> None:
        prepared = await counting.prepare(text)
        assert {tally.seat for tally in prepared.tallies} == set(range(prepared.seats))
        assert all(0 <= tally.count <= tally.of for tally in prepared.tallies if tally.of)

    analysing(run)


def test_only_complete_analyses_are_kept_and_drafts_are_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(analysis, "KEPT_DRAFTS", 2)
    drafts = analysis.Drafts()
    first = drafts.of("a")
    drafts.of("b")
    assert drafts.of("a") is first
    drafts.of("c")
    assert drafts.of("a") is first
    assert drafts.of("b") is not first, "the one that was longest unused has gone"


# -- playing on -------------------------------------------------------------------------------


def play_on(guest: Guest, **wish: object) -> tuple[int, Any]:
    return guest.ask("POST", "/api/replays/play", wish)


def test_a_table_goes_on_from_a_step_with_bots_around_one_seat(
    server: LiveServer, over: str, folder: Path
) -> None:
    ben = server.guest("Ben")
    record = ben.ask("GET", f"/api/tables/{over}/record")[1]
    step = 4
    status, opened = play_on(ben, table=over, step=step, seat=1, bot="kitten")
    assert status == 201
    entries = log_of(folder, opened["id"])
    lines = record.split("\n")[len(read_header(record.split("\n")).lines()) :]
    acted = [entry["line"] for entry in entries if entry["type"] == "acted"]
    assert acted[:step] == lines[:step]
    with ben.at(opened["id"]) as line:
        line.until("news")
        kinds = [(seat["kind"], seat["bot"], seat["mine"]) for seat in line.about["seats"]]
        assert kinds[1] == ("person", "", True)
        assert [kinds[0][:2], kinds[2][:2]] == [("bot", "kitten")] * 2
        assert not line.about["public"]
        assert line.news["v"] >= step
        end = play_out({1: line}, random.Random(2))
        assert end["winners"]


def test_bots_keep_their_names_and_people_give_theirs_to_nobody(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(seats=4, sit=["Ann", "Bea"], start=True, options={**LONG, "above": 1})
    with ann.at(table) as line:
        line.until("news")
        names = [seat["name"] for seat in line.about["seats"]]
        play_out({0: line, 1: line}, random.Random(1))
    _, opened = play_on(ann, table=table, step=1, seat=0)
    seats = ann.ask("GET", f"/api/tables/{opened['id']}")[1]["seats"]
    assert [seats[at]["name"] for at in (0, 2, 3)] == [names[at] for at in (0, 2, 3)]
    assert seats[1]["name"] not in names
    assert len({seat["style"] for seat in seats[1:]}) == 3, "no two bots play alike"


def test_who_plays_on_is_shown_what_that_seat_knew_and_no_more(
    server: LiveServer, over: str
) -> None:
    ben = server.guest("Ben")
    step = 4
    known = ben.ask("GET", f"/api/tables/{over}/replay?seat=2")[1]["steps"]
    _, opened = play_on(ben, table=over, step=step, seat=2)
    with ben.at(opened["id"]) as line:
        line.until("news")
        told = [each["told"]["2"] for each in line.news["steps"][:step]]
        assert told == [each["told"] for each in known[1 : step + 1]]
        assert {look["seat"] for look in line.news["looks"]} == {2}
        hands = line.facts()["hands"]
        assert set(hands[0]) | set(hands[1]) == {"?"}
        assert line.facts()["deck order"] == "?"
    assert ben.ask("GET", f"/api/tables/{opened['id']}/record")[0] == 409, "it isn't over"
    watcher = server.guest("Cleo")
    with watcher.at(opened["id"]) as line:
        line.until("news")
        assert set().union(*line.facts()["hands"]) == {"?"}


@pytest.mark.parametrize("game", SHIPPED)
def test_any_step_of_an_uploaded_record_can_be_played_on(
    server: LiveServer, game: str, folder: Path
) -> None:
    """At a step that waits for chance, it goes on with what chance did in the record."""
    ben, record = server.guest("Ben"), golden(game)
    header = read_header(record.split("\n"))
    lines = record.split("\n")[len(header.lines()) : -2]
    asked = [table.turn() != [-1] for table in replay_steps(find(game), record)]
    for step in (0, 2, 3, len(lines) // 2):
        status, opened = play_on(ben, record=record, step=step, seat=0)
        assert status == 201, opened
        with ben.at(opened["id"], watch=True) as line:
            line.until("news")
            assert line.news["v"] >= max(step, 1)
            assert line.news["waiting"] != [-1]
        acted = [
            entry["line"] for entry in log_of(folder, opened["id"]) if entry["type"] == "acted"
        ]
        kept = asked.index(True, step)
        assert acted[:kept] == lines[:kept]


def test_hands_are_those_of_the_new_seats(server: LiveServer) -> None:
    ben, record = server.guest("Ben"), golden("safranito")
    assert '"hands"' in record
    _, opened = play_on(ben, record=record, step=1, seat=1, bot="porter")
    hands = ben.ask("GET", f"/api/tables/{opened['id']}")[1]["options"]["hands"]
    assert hands[1] == 0, "a person's own"
    assert {hand for seat, hand in enumerate(hands) if seat != 1} == {90}


def test_a_game_of_very_many_steps_is_not_repeated(
    server: LiveServer, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_api, "MOST_REPEATED", 3)
    ann = server.guest("Ann")
    assert play_on(ann, table=over, step=3, seat=0)[0] == 201
    assert play_on(ann, table=over, step=4, seat=0)[0] == 413


def test_what_cannot_be_played_on_is_refused(server: LiveServer, over: str) -> None:
    ann = server.guest("Ann")
    running = ann.open(seats=2, start=True)
    record = ann.ask("GET", f"/api/tables/{over}/record")[1]
    steps = len(ann.ask("GET", f"/api/tables/{over}/replay")[1]["steps"]) - 1
    refused = {
        409: [{"table": running, "step": 1, "seat": 0}, {"table": over, "step": steps, "seat": 0}],
        400: [
            {"table": over, "step": 99_999, "seat": 0},
            {"table": over, "step": 1, "seat": 3},
            {"table": over, "step": 1, "seat": -2},
            {"table": over, "step": 1, "seat": 0, "bot": "os:system"},
            {"table": over, "step": 1},
        ],
        404: [{"table": "nowhere", "step": 1, "seat": 0}],
        422: [{"record": record.replace("0 play", "0 dance", 1), "step": 9, "seat": 0}],
    }
    for status, wishes in refused.items():
        for wish in wishes:
            assert play_on(ann, **wish)[0] == status, wish
    assert play_on(server.stranger(), table=over, step=1, seat=0)[0] == 401
