"""Bots in worker processes: slow ones hold up nobody, broken ones do not stop a table."""

from __future__ import annotations

import logging
import random
import time
from pathlib import Path

import pytest

from spicery.core.table import Table
from spicery.games import find
from spicery.server.bots.bot_worker import BotRequest, BotWorker
from tests.compiled_only import compiled_only
from tests.server.live_server import TableClient, serving

pytestmark = compiled_only


def finished(line: TableClient) -> None:
    """Play the first seat until the game is over."""
    line.until("news")
    while line.news["scores"] is None:
        if 0 in line.news["waiting"]:
            line.caught_up(line.do(line.legal(0)[0], 0)["v"])
        else:
            line.until("news")


def test_a_slow_bot_holds_up_nobody_else(tmp_path: Path, faulty_game: None) -> None:
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        slow = ann.open("faulty", sit=[], bot="slow", start=True)
        quick = ben.open("spicy", sit=["Ben", "Bea"], start=True)
        with ann.at(slow, watch=True) as watcher, ben.at(quick) as line:
            watcher.until("news")
            line.until("news")
            begun = time.monotonic()
            waits = []
            while time.monotonic() < begun + 1.5:
                asked = time.monotonic()
                line.silence()
                waits.append(time.monotonic() - asked)
            assert server.rooms[slow].scheduler._thinking
            assert sorted(waits)[-2] < 0.5, max(waits)
            watcher.ask("chat", text="come on")  # its own table listens, too
            assert watcher.news["v"] == 1
            watcher.until("news", where=lambda m: m["scores"] is not None)


@pytest.mark.parametrize(
    ("bot", "error"),
    [
        ("failing", "ZeroDivisionError"),
        ("dying", "WorkerEnded"),
        ("endless", "TimeoutError"),
        ("cheating", ""),
    ],
)
def test_a_broken_bot_is_noted_and_its_table_goes_on(
    tmp_path: Path, faulty_game: None, caplog: pytest.LogCaptureFixture, bot: str, error: str
) -> None:
    caplog.set_level(logging.INFO, "spicery")
    with serving(tmp_path, thinking=2.0) as server:
        ann = server.guest("Ann")
        table = ann.open("faulty", bot=bot, start=True)
        with ann.at(table) as line:
            finished(line)
    noted = [record.what for record in caplog.records if record.getMessage() == "bot-failed"]  # type: ignore[attr-defined]
    assert noted, "nothing was noted"
    assert noted[0]["error"] == error or not error
    if bot == "failing":
        assert noted[0]["where"][-1].startswith("players.py:")
        assert "hands" not in str(noted)


def test_a_hint_that_fails_is_refused_in_words(tmp_path: Path, faulty_game: None) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open("faulty", sit=["Ann", "Bea"], bot="random", start=True)
        with ann.at(table) as line:
            line.until("news")
            told = line.ask("hint", seat=line.news["waiting"][0])  # by the first of its bots
            assert told["say"] == "refused"
            assert told["why"] == "not-now"


def test_the_processes_end_with_the_server(tmp_path: Path, faulty_game: None) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, bot="sensible", sit=[], start=True)
        with ann.at(table, watch=True) as line:
            line.caught_up(4)
        thinkers = list(server.app.registry.services.bot_pool.pool.workers)
        assert thinkers
    assert all(not each.alive for each in thinkers)


@pytest.mark.parametrize("game", ["alacarte", "safranito", "spicy"])
def test_what_a_process_is_told_adds_up_to_the_view(game: str) -> None:
    table = Table(find(game), 3, seed=5)
    mind = BotWorker()
    rng = random.Random(5)
    for _ in range(60):
        if table.over:
            break
        seat = table.turn()[0]
        since = mind._kept.get(str(seat), (0,))[0]
        told = table.seen(seat, since)
        asked = BotRequest(str(seat), game, 3, {}, seat, "sensible", 7, since, told)
        thought = mind.think(asked)
        table.parse_action(seat, thought.do)  # it is allowed
        version, view, _ = mind._kept[str(seat)]
        assert version == table.version
        assert view.facts() == table.facts(seat)
        table.act(seat, rng.choice(table.legal(seat)))


def test_a_process_that_does_not_know_a_game_asks_for_all_of_it() -> None:
    table = Table(find("spicy"), 2, seed=1)
    seat = table.turn()[0]
    asked = BotRequest("t", "spicy", 2, {}, seat, "random", 7, 1, [])
    mind = BotWorker()
    assert mind.think(asked).again
    asked.since, asked.told = 0, table.seen(seat)
    assert mind.think(asked).do in table.legal(seat)
