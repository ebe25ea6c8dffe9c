"""The server benchmark counts what it claims to count."""

import asyncio
from pathlib import Path

import pytest

from bench import _browser, server
from bench._server import process
from tests.compiled_only import compiled_only

pytestmark = compiled_only


def test_echoes_and_actions_are_costed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SOCKETS", 4)
    monkeypatch.setattr(server, "THINKING", 0.1)
    with process("echo") as bare, process("spicery") as ours:
        assert 0 < asyncio.run(server.echo_cost(bare, 20)) < 0.01
        assert 0 < asyncio.run(server.game_cost(ours, 20)) < 0.1
        told = asyncio.run(server.many_tables(ours, 3, 1.2))
    assert told["tables"] == 3
    assert told["actions"] >= 3
    assert told["p50_ms"] <= told["p99_ms"]


def test_appends_are_counted() -> None:
    assert asyncio.run(server.append_rate(3, 0.2)) > 10


def test_without_a_client_there_is_no_figure_but_a_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(_browser, "DIST", tmp_path)
    found = _browser.first_load()
    assert found["first_load_kb"] is None
    assert "make web" in found["first_load_why"]


def test_a_first_visit_is_weighed_and_timed(tmp_path: Path) -> None:
    if not (_browser.DIST / "index.html").is_file():
        pytest.skip("the client is not built")
    found = _browser.first_load(1)
    if found["first_load_kb"] is None:
        assert found["first_load_why"]
    else:
        assert 10 < found["first_load_kb"] < 250
        assert 0 < found["interactive_ms"] < 20_000
