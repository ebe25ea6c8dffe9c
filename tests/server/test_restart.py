"""A server killed at any time loses nothing it acknowledged and repeats nothing."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, TableClient, play_out

pytestmark = compiled_only

SHORT = {"deal": 3, "above": 20, "jitter": 0}  # so that no limit of messages is reached


@contextmanager
def process(
    folder: Path, physics: int = 0, log: int = subprocess.DEVNULL, options: tuple[str, ...] = ()
) -> Iterator[tuple[LiveServer, subprocess.Popen[str]]]:
    """`spicery serve` in a process of its own; `log`: where its log goes."""
    command = [sys.executable, "-m", "spicery", "serve", "--port", "0", "--no-open"]
    child = subprocess.Popen(
        [*command, "--data", str(folder), "--physics", str(physics), *options],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert child.stdout is not None
    try:
        said = child.stdout.readline()
        port = re.search(r":(\d+)/", said)
        assert port, said
        yield LiveServer(int(port[1])), child
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
        if child.stderr is not None:
            child.stderr.close()


def move(line: TableClient, rng: random.Random, number: int) -> tuple[dict[str, object], int]:
    """Send one legal action without waiting for its outcome."""
    seat = line.news["waiting"][0]
    said = {"seat": seat, "do": rng.choice(line.legal(seat)), "after": line.news["v"]}
    line.say("do", **said, id=f"act-{number}")
    return {**said, "id": f"act-{number}"}, seat


def test_killed_in_mid_game_and_started_again(tmp_path: Path) -> None:
    rng = random.Random(11)
    with process(tmp_path) as (server, child):
        ann = server.guest("Ann")
        table = ann.open(sit=["Ann", "Bea"], start=True, options=SHORT, clock={"lag": 0})
        with ann.at(table) as line:
            line.until("news")
            for number in range(8):
                said, _ = move(line, rng, number)
                line.caught_up(line.answer(f"act-{number}")["v"])
            before = line.news
            sent, _ = move(line, rng, 8)  # no answer is awaited
            os.kill(child.pid, signal.SIGKILL)
            child.wait()
            line.closed()
    with process(tmp_path) as (server, _child):
        ann.server = server
        with ann.at(table, since=before["v"]) as line:
            line.until("news")
            assert before["v"] <= line.news["v"] <= before["v"] + 2
            whether = line.news["v"]
            told = line.ask("do", **sent)  # sent again, by its id
            assert told["say"] == "ack"
            line.silence()
            assert told["v"] == before["v"] + 1
            assert line.news["v"] >= told["v"]
            assert line.ask("do", **sent) == told
            line.silence()
            assert line.news["v"] <= max(whether, told["v"] + 1)
            with ann.at(table) as fresh:
                fresh.until("news")
                assert fresh.news["looks"] == line.news["looks"]
                assert [step["v"] for step in fresh.news["steps"]] == [
                    *range(1, fresh.news["v"] + 1)
                ]
            assert said["id"] != sent["id"]
            play_out({0: line, 1: line}, rng)


def test_a_terminated_server_ends_cleanly(tmp_path: Path) -> None:
    with process(tmp_path) as (server, child):
        ann = server.guest("Ann")
        table = ann.open(start=True)
        with ann.at(table) as line:
            line.until("news")
            child.send_signal(signal.SIGINT)
            assert line.closed() in (1001, 1012)
        assert child.wait(10) in (0, 130, -signal.SIGINT)
