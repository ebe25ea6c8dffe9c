"""Operators notice faults: the health check reports a full disk, and the log each fault once."""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import signal
import socket
import struct
import subprocess
import threading
from collections.abc import AsyncIterator
from http.client import IncompleteRead
from pathlib import Path
from typing import Any

import pytest

from spicery.server import diagnostics
from spicery.server.diagnostics import Faults, note_fault
from spicery.server.http import replay_api
from spicery.store import StoreError
from tests.compiled_only import compiled_only
from tests.server.live_server import LONG, LiveServer, serving
from tests.server.raw_sockets import plain
from tests.server.simulated_clients import play
from tests.server.simulation import InMemoryStore, SimulatedServer, run_simulated
from tests.server.test_analysis import golden
from tests.server.test_restart import process
from tests.waiting import eventually

pytestmark = compiled_only

TRIES = 20


def health(server: LiveServer) -> tuple[int, dict[str, Any]]:
    """The response of the health check."""
    status, _, body = server.ask("GET", "/healthz")
    return status, json.loads(body)


def health_once(server: LiveServer, status: int) -> dict[str, Any]:
    """The same, once it differs from the response cached for a second."""

    def told() -> dict[str, Any] | None:
        found, says = health(server)
        return says if found == status else None

    return eventually(told, f"it never answers {status}")


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="no disk can be filled here")
def test_a_full_disk_is_seen_and_survived(tmp_path: Path) -> None:
    with process(tmp_path, log=subprocess.PIPE) as (server, child):
        ann = server.guest("Ann")
        table = ann.open(seats=2, sit=["Ann", "Bea"], options={"starter": 0}, start=True)
        with ann.at(table) as line:
            line.caught_up(1)
            assert health(server)[0] == 200
            resource.prlimit(child.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            for _ in range(TRIES):
                assert line.do("pass", 0, after=1)["why"] == "not-now"
            found = health_once(server, 503)
            assert found["ok"] is False
            assert found["why"].startswith("the store cannot be written: ")
            assert ann.ask("POST", "/api/me", {"name": "Anna"})[0] == 503
            no_limit = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(child.pid, resource.RLIMIT_FSIZE, no_limit)
            assert line.do("pass", 0, after=1)["say"] == "ack"
            assert health_once(server, 200)["ok"]
        child.send_signal(signal.SIGINT)
        assert child.stderr is not None
        told = [json.loads(text) for text in child.stderr if text.startswith("{")]
    failed = [each for each in told if each["event"] == "not-written"]
    assert [each["count"] for each in failed] == [1, TRIES]
    assert all(each["cause"].startswith("StoreError: disk") for each in failed)
    assert next(each["count"] for each in told if each["event"] == "unwell") == 1
    assert len(told) < TRIES


def test_health_is_looked_at_once_a_second_however_often_it_is_asked() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            guest, plan = sim.guest(), sim.store.plan
            for _ in range(50):
                assert await guest.ask("GET", "/healthz") == (200, {"ok": True, "rooms": 0})
            assert plan.calls == 1
            plan.first = 2
            assert (await guest.ask("GET", "/healthz"))[0] == 200
            await asyncio.sleep(1.1)
            status, told = await guest.ask("GET", "/healthz")
            assert (status, told["why"]) == (503, "the store cannot be written: the disk is full")
            await asyncio.sleep(1.1)
            assert (await guest.ask("GET", "/healthz"))[0] == 200

    run_simulated(run())


def test_bots_on_a_full_disk_pause_longer_each_time_and_then_play_on() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(seats=3, bot="random", options={"starter": 1}, start=True)
            line = ann.at(table, 0)
            await line.connect()
            plan = sim.store.plan
            before = plan.calls
            plan.first, plan.many, plan.reads = before + 1, 10**9, False
            await asyncio.sleep(600)
            assert 60 < plan.calls - before < 140  # 20 of the sweeper, and one every 8 seconds
            plan.first = 0
            version = line.news["v"]
            await line.until(lambda: line.news["v"] > version)
            await play([line], 3, lambda legal: legal[0])

    run_simulated(run())


# -- the log ------------------------------------------------------------------------------


class Told(logging.Handler):
    """Records log messages."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.lines.append({"event": record.getMessage(), **record.what})  # type: ignore[attr-defined]


@pytest.fixture(name="told")
def told_(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(diagnostics, "FAULTS", Faults())
    told = Told()
    diagnostics.LOG.addHandler(told)
    yield told.lines
    diagnostics.LOG.removeHandler(told)


def fail(why: str) -> Exception:
    """An error with a traceback."""
    try:
        try:
            raise OSError(28, "No space left on device")
        except OSError as error:
            raise StoreError(why) from error
    except StoreError as error:
        return error


def test_a_fault_is_logged_once_with_its_cause_and_then_counted(
    told: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(diagnostics, "FAULTS", Faults(clock=lambda: now))
    for number in range(1000):
        note_fault("not-written", fail("full"), table=f"t{number}")
    assert [(each["count"], each["table"]) for each in told] == [(1, "t0")]
    assert told[0]["cause"] == "StoreError: full < OSError: No space left on device"
    assert told[0]["where"][-1].startswith("test_seen_faults.py:")
    note_fault("not-written", fail("gone"))
    assert [each["count"] for each in told] == [1, 1]  # another cause
    now += diagnostics.EVERY
    note_fault("not-written", fail("full"), table="later")
    assert (told[-1]["count"], told[-1]["table"]) == (1001, "later")
    note_fault("not-written", fail("full"))
    diagnostics.FAULTS.log_counts()
    assert len(told) == 3
    now += diagnostics.EVERY
    diagnostics.FAULTS.log_counts()
    diagnostics.FAULTS.log_counts()
    assert [each["count"] for each in told[3:]] == [1002]
    now += diagnostics.OVER
    diagnostics.FAULTS.log_counts()
    assert diagnostics.FAULTS.counts == {}
    note_fault("not-written", fail("full"))
    assert told[-1]["count"] == 1


def test_what_an_error_says_is_logged_only_if_it_is_about_machines(
    told: list[dict[str, Any]],
) -> None:
    try:
        raise ValueError("chili 7")
    except ValueError as error:
        note_fault("mistake", error)
    assert "chili" not in str(told)
    assert told[0]["cause"] == "ValueError"


def test_only_so_many_faults_are_told_apart(told: list[dict[str, Any]]) -> None:
    for number in range(2 * diagnostics.MOST_FAULTS):
        diagnostics.note_trouble("bot-failed", f"Fault{number}")
    assert len(diagnostics.FAULTS.counts) == diagnostics.MOST_FAULTS


def test_headers_of_a_proxy_that_was_not_named_are_logged_once_with_what_to_do(
    tmp_path: Path, told: list[dict[str, Any]]
) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        secure: dict[str, Any] = {"x-forwarded-proto": "https"}
        for _ in range(3):
            server.ask("GET", "/version", **{"x-forwarded-for": "203.0.113.9"})
        with ann.at(ann.open(), **secure) as line:
            line.until("table")
        seen = [each for each in told if each["event"] == "unknown-proxy"]
        assert [(each["address"], each["count"]) for each in seen] == [("127.0.0.1", 1)]
        assert "--trusted-proxies" in seen[0]["error"]
    with serving(tmp_path, proxies=("127.0.0.1",)) as server:
        server.ask("GET", "/version", **{"x-forwarded-for": "203.0.113.9"})
    seen = [each for each in told if each["event"] == "unknown-proxy"]
    assert [each["count"] for each in seen] == [1, 4], "when the server ends, the count is told"


def test_a_mistake_of_ours_is_logged_with_its_cause_and_not_by_the_web_server(
    tmp_path: Path,
    told: list[dict[str, Any]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def wrong(*_: object) -> None:
        raise ZeroDivisionError("chili 7")

    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open()
        monkeypatch.setattr(server.app.registry.store, "lobby", wrong)
        for _ in range(3):
            status, answer = ann.ask("GET", "/api/lobby")
            assert (status, answer["why"]) == (500, "ours")
        monkeypatch.setattr(server.app.registry, "find", wrong)
        for _ in range(2):
            with pytest.raises(Exception, match="HTTP 403"), ann.at(table):
                pass
    mistakes = [each for each in told if each["event"] == "mistake"]
    assert [(each["path"], each["count"]) for each in mistakes] == [
        ("/api/lobby", 1),
        ("a table's socket", 1),
        ("/api/lobby", 3),
        ("a table's socket", 2),
    ]
    assert {each["cause"] for each in mistakes} == {"ZeroDivisionError"}
    assert "chili" not in str(told)
    assert [each for each in caplog.records if "ASGI" in each.getMessage()] == []


def test_an_answer_that_breaks_midway_is_one_line_of_the_log(
    tmp_path: Path,
    told: list[dict[str, Any]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def breaks(_parts: list[bytes]) -> AsyncIterator[bytes]:
        yield b"[" * 100
        raise ZeroDivisionError("chili 7")

    monkeypatch.setattr(replay_api, "unpacking", breaks)
    with serving(tmp_path) as server:
        with pytest.raises(IncompleteRead):
            server.ask("POST", "/api/replays", golden("spicy"))
        assert server.ask("GET", "/version")[0] == 200
    assert [(each["event"], each["cause"]) for each in told] == [("mistake", "ZeroDivisionError")]
    assert [each for each in caplog.records if each.name.startswith("uvicorn")] == []


@pytest.mark.parametrize("reset", [True, False])
def test_a_client_who_leaves_in_the_middle_of_an_answer_is_no_fault(
    tmp_path: Path,
    told: list[dict[str, Any]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    reset: bool,
) -> None:
    ended = threading.Event()

    async def endless(_parts: list[bytes]) -> AsyncIterator[bytes]:
        try:
            while True:
                yield b"[" * 60_000
                await asyncio.sleep(0)
        finally:
            ended.set()

    monkeypatch.setattr(replay_api, "unpacking", endless)
    body = golden("spicy").encode()
    with serving(tmp_path) as server:
        with plain(server) as line:
            head = f"POST /api/replays HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n"
            line.sendall(head.encode() + body)
            assert line.recv(1000)
            if reset:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert ended.wait(LONG)
    assert told == []
    assert [each for each in caplog.records if each.name.startswith("uvicorn")] == []
