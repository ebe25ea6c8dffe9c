"""Bot workers that die, idle or busy: nobody is held up, and no answer is lost."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import uvloop

from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, TableClient, serving
from tests.waiting import eventually

pytestmark = compiled_only

PROMPT = 8.0  # seconds: to start an interpreter on a busy machine, and far below any patience


@pytest.fixture(name="noted")
def noted_(caplog: pytest.LogCaptureFixture) -> Callable[[str], list[dict[str, object]]]:
    """The events logged under a name."""
    caplog.set_level(logging.INFO, "spicery")

    def noted(event: str) -> list[dict[str, object]]:
        return [each.what for each in caplog.records if each.getMessage() == event]  # type: ignore[attr-defined]

    return noted


def test_the_tests_run_on_the_loop_of_the_product(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert isinstance(server.loop, uvloop.Loop)


def pids(server: LiveServer) -> list[int]:
    """The ids of the bot workers."""
    return [thinker.pid for thinker in server.app.registry.services.bot_pool.pool.workers]


def first_turn(line: TableClient) -> None:
    """Wait until it is the first seat's turn."""
    line.until("news", where=lambda m: 0 in m["waiting"])


def kill(server: LiveServer, noticed: bool) -> None:
    """Kill the idle workers; `noticed`: and wait until the server has noticed."""
    dead = pids(server)
    assert dead
    children = list(server.app.registry.services.bot_pool.pool.workers)
    for pid in dead:
        os.kill(pid, signal.SIGKILL)
    if noticed:
        eventually(lambda: all(not child.alive for child in children))


@pytest.mark.parametrize("noticed", [True, False])
def test_a_process_that_died_at_rest_is_replaced_before_the_next_move(
    tmp_path: Path, noted: Callable[[str], list[dict[str, object]]], noticed: bool
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, bot="sensible", options={"starter": 1}, start=True)
        with ann.at(table) as line:
            first_turn(line)  # the bot has played
            line.caught_up(line.do("let go", 0)["v"])
            before = pids(server)
            kill(server, noticed)
            begun = time.monotonic()
            version = line.do(line.legal(0)[0], 0)["v"]
            line.until("news", where=lambda m: m["v"] > version)
            assert time.monotonic() - begun < PROMPT
            assert not set(before) & set(pids(server))
    assert noted("bot-failed") == [], "the bot itself has answered, not chance"
    assert len(noted("thinker-ended")) == 1


@pytest.mark.parametrize("noticed", [True, False])
def test_a_hint_comes_from_a_fresh_process(tmp_path: Path, noticed: bool) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, bot="sensible", options={"starter": 1}, start=True)
        with ann.at(table) as line:
            first_turn(line)
            kill(server, noticed)
            assert line.ask("hint", seat=0)["say"] == "advice"


def test_a_process_that_dies_at_work_is_replaced_and_asked_again(
    tmp_path: Path, faulty_game: None, noted: Callable[[str], list[dict[str, object]]]
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open("faulty", sit=[], bot="slow", start=True)
        with ann.at(table, watch=True) as line:
            line.until("news")
            eventually(
                lambda: any(
                    thinker.busy for thinker in server.app.registry.services.bot_pool.pool.workers
                )
            )
            (pid,) = pids(server)
            os.kill(pid, signal.SIGKILL)
            begun = time.monotonic()
            line.until("news", where=lambda m: m["v"] > 1)
            assert time.monotonic() - begun < 2.0 + PROMPT
    assert noted("bot-failed") == []
    assert len(noted("thinker-ended")) == 1


def test_an_answer_that_is_none_is_a_failed_thought_and_the_table_goes_on(
    tmp_path: Path, faulty_game: None, noted: Callable[[str], list[dict[str, object]]]
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open("faulty", sit=[], bot="babbling", start=True)
        with ann.at(table, watch=True) as line:
            line.until("news", where=lambda m: m["scores"] is not None)
    assert {each["error"] for each in noted("bot-failed")} == {"Garbled"}
