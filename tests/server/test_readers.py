"""Records are read within limits, few at a time, and never in the server's event loop."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import signal
import socket
import time
import tracemalloc
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from spicery.bots import bot_named
from spicery.core.record.replay import RecordedGame
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.server.replays.jobs import PART, ReplayJob, packed, replay_of, shown
from tests.compiled_only import compiled_only
from tests.server.live_server import LONG, Guest, LiveServer, play_out, serving

pytestmark = compiled_only


@pytest.fixture(name="server")
def server_(tmp_path: Path) -> Iterator[LiveServer]:
    with serving(tmp_path) as running:
        yield running


def longest(game: str) -> str:
    plays = resources.files(find(game).package).joinpath("plays")
    return max([each.read_text() for each in plays.iterdir()], key=len)


def finished(ann: Guest) -> str:
    options = {"deal": 3, "above": 6, "jitter": 0}
    table = ann.open(seats=2, sit=["Ann", "Bea"], start=True, options=options)
    with ann.at(table) as line:
        line.until("news")
        play_out({0: line, 1: line}, random.Random(1))
    return table


def test_too_many_steps_are_refused_wherever_a_record_is_read(tmp_path: Path) -> None:
    with serving(tmp_path, record_steps=5) as server:
        ann = server.guest("Ann")
        table = finished(ann)
        status, record = ann.ask("GET", f"/api/tables/{table}/record")
        assert status == 200, "nobody loses a game"
        steps = record.count("\n") - 6
        refusals = [
            ann.ask("GET", f"/api/tables/{table}/replay"),
            ann.ask("POST", "/api/replays", record),
            *[
                ann.ask("POST", f"/api/replays/{what}", {**kept, "step": 1, "do": "x"})
                for what in ("motions", "again", "analysis")
                for kept in ({"record": record}, {"table": table})
            ],
        ]
        for status, told in refusals:
            assert (status, told["why"]) == (413, "too-long")
            assert f"this record has {steps:,} steps; at most 5 can be shown" in told["detail"]


def test_too_many_bytes_are_refused_before_they_are_read(tmp_path: Path) -> None:
    with serving(tmp_path, record_bytes=1000) as server:
        for path, body in (("", "x" * 1001), ("/analysis", {"record": "x" * 1001})):
            status, told = server.stranger().ask("POST", f"/api/replays{path}", body)
            assert (status, told["why"]) == (413, "too-long")
            assert "1,000 bytes" in told["detail"]


def test_real_games_are_far_within_the_bounds(server: LiveServer) -> None:
    settings = server.app.registry.settings
    for game in ("spicy", "safranito", "alacarte"):
        text = longest(game)
        assert text.count("\n") * 10 < settings.record_steps
        assert len(text) * 10 < settings.record_bytes


def loop_seconds(server: LiveServer) -> float:
    """CPU seconds of the server's event loop thread."""

    async def seconds() -> float:
        return time.thread_time()

    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(seconds(), server.loop).result()


def very_long() -> str:
    """A game of random moves."""
    game = find("safranito")
    table, bot, rng = Table(game, 2, {}, seed=5), bot_named(game, "random"), Rng(3)
    while not table.over:
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
    return table.record()


def test_the_loop_is_free_while_records_are_read(server: LiveServer) -> None:
    text = very_long()
    began = time.thread_time()
    film = RecordedGame.of(find("safranito"), text)
    assert len(list(film.positions(-3))) > 1000
    cost = time.thread_time() - began
    began = loop_seconds(server)
    for _ in range(5):
        sent = server.ask("POST", "/api/replays?seat=-3", text, **{"accept-encoding": "gzip"})
        assert sent[0] == 200
    assert loop_seconds(server) - began < 5 * cost / 2
    began = loop_seconds(server)
    for what in ("motions", "again"):
        wish = {"record": text, "step": 1300, "do": "x"}
        assert server.ask("POST", f"/api/replays/{what}", wish)[0] in (400, 409)
    assert loop_seconds(server) - began < cost


def test_a_replay_is_packed_step_by_step() -> None:
    text = longest("safranito")
    parts = replay_of(ReplayJob(text, -3, [], {3: 77}, settles=False))
    replay = json.loads(gzip.decompress(b"".join(parts)))
    _, steps = shown(text, -3, settles=False)
    assert [step["facts"] for step in replay["steps"]] == [step.facts for step in steps]
    assert [step["v"] for step in replay["steps"] if step["film"]] == [3]

    def much() -> Iterator[bytes]:
        noise = random.Random(1)
        for _ in range(3000):
            yield noise.randbytes(1000)

    tracemalloc.start()
    for part in packed(much()):
        assert len(part) < 2 * PART
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 1_000_000, "three million bytes were never there at once"


def test_an_answer_is_packed_for_whoever_can_unpack_it(server: LiveServer) -> None:
    text = longest("spicy")
    headers = {"accept-encoding": "gzip"}
    status, sent, data = server.ask("POST", "/api/replays", text, **headers)
    assert (status, sent["content-encoding"]) == (200, "gzip")
    plain = server.ask("POST", "/api/replays", text)[2]
    assert gzip.decompress(data) == plain
    assert len(data) * 5 < len(plain)


def half_sent(server: LiveServer, guest: Guest) -> socket.socket:
    """An upload in progress that does not end."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=LONG)
    line.sendall(
        b"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n"
        b"expect: 100-continue\r\ncookie: " + guest.cookie.encode() + b"\r\n\r\n"
    )
    assert b"100 Continue" in line.recv(1000), "the server wants the body: it is under way"
    return line


def test_each_person_has_few_under_way_and_others_go_on(tmp_path: Path) -> None:
    with serving(tmp_path, at_once=1, patience=0.05, crowd=2) as server:
        ann, bea, cleo = [server.guest(name) for name in ("Ann", "Bea", "Cleo")]
        text = longest("spicy")
        with half_sent(server, ann):
            for path, body in (("", text), ("/analysis", {"record": text})):
                status, told = ann.ask("POST", f"/api/replays{path}", body)
                assert (status, told["why"]) == (429, "too-often")
                assert "at most 1" in told["detail"]
                assert "wait" in told["detail"]
            assert bea.ask("POST", "/api/replays", text)[0] == 200
            with half_sent(server, bea):
                assert cleo.ask("POST", "/api/replays", text)[0] == 429, "all of one address"
        until = time.monotonic() + LONG
        while ann.ask("POST", "/api/replays", text)[0] != 200:
            assert time.monotonic() < until, "the place is not given back"
        assert not server.app.registry.services.readers._room.locked()


def test_strangers_at_one_address_leave_each_other_and_named_guests_room(tmp_path: Path) -> None:
    with serving(tmp_path, at_once=1, patience=0.05, crowd=3) as server:
        anybody, ann, text = server.stranger(), server.guest("Ann"), longest("spicy")
        with half_sent(server, anybody):
            assert anybody.ask("POST", "/api/replays", text)[0] == 200, "another stranger"
            with half_sent(server, anybody):
                assert anybody.ask("POST", "/api/replays", text)[0] == 429, "enough of them"
                assert ann.ask("POST", "/api/replays", text)[0] == 200, "who has a name goes on"


def test_who_asks_for_too_many_in_a_row_must_wait(tmp_path: Path) -> None:
    from spicery.server.settings import Rate

    with serving(tmp_path, replays=Rate(2, 0)) as server:
        ann = server.guest("Ann")
        table = finished(ann)
        found = [ann.ask("GET", f"/api/tables/{table}/replay")[0] for _ in range(3)]
        assert found == [200, 200, 429]


def test_a_reader_that_died_is_replaced(server: LiveServer) -> None:
    ann, text = server.guest("Ann"), longest("spicy")
    assert ann.ask("POST", "/api/replays", text)[0] == 200
    readers = server.app.registry.services.readers
    (reader,) = readers.pool.workers
    os.kill(reader.pid, signal.SIGKILL)
    assert ann.ask("POST", "/api/replays", text)[0] == 200
    assert reader not in readers.pool.workers
    assert len(readers.pool.workers) == 1


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, reading=0.001) as server:
        ann, text = server.guest("Ann"), longest("spicy")
        status, told = ann.ask("POST", "/api/replays", text)
        assert (status, told["why"]) == (413, "too-long")
        assert "takes longer than 0.001 seconds" in told["detail"]
        readers = server.app.registry.services.readers
        assert not readers.pool.workers, "it was ended"
        readers.pool.seconds = LONG
        assert ann.ask("POST", "/api/replays", text)[0] == 200
