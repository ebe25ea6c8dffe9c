"""The server's benchmark counts what it says it counts."""

import asyncio

import pytest

from bench import server
from bench._server import process


def test_echoes_and_actions_are_costed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SOCKETS", 4)
    with process("echo") as bare, process("spicery") as ours:
        assert 0 < asyncio.run(server.echo_cost(bare, 20)) < 0.01
        assert 0 < asyncio.run(server.game_cost(ours, 20)) < 0.1
        told = asyncio.run(server.many_tables(ours, 3, 1.2))
    assert told["tables"] == 3
    assert told["actions"] >= 3
    assert told["p50_ms"] <= told["p99_ms"]


def test_appends_are_counted() -> None:
    assert asyncio.run(server.append_rate(3, 0.2)) > 10
