"""Incomplete, silent and oversized requests, and too many connections."""

from __future__ import annotations

import logging
import os
import resource
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, serving
from tests.server.raw_sockets import ended, non_reading, plain
from tests.waiting import eventually

pytestmark = compiled_only
HEAD = b"GET /version HTTP/1.1\r\nhost: 127.0.0.1\r\n"
UPGRADE = b"GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgr"


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    short = {"head_seconds": 0.2, "body_seconds": 0.2, "keep_alive": 1}
    with serving(tmp_path_factory.mktemp("house"), **short) as running:
        yield running


@pytest.mark.parametrize("sent", [b"GET / HT", HEAD, UPGRADE, b"\r\n"])
def test_half_a_head_is_not_waited_for(server: LiveServer, sent: bytes) -> None:
    with plain(server) as line:
        line.sendall(sent)
        assert ended(line).startswith(b"HTTP/1.1 408 ")
    assert server.ask("GET", "/version")[0] == 200


def test_who_says_nothing_is_not_waited_for(server: LiveServer) -> None:
    with plain(server) as line:
        assert ended(line) == b""


def test_a_head_that_comes_in_drops_is_not_waited_for(server: LiveServer) -> None:
    with plain(server) as line:
        line.sendall(HEAD + b"x: ")
        while not select.select([line], [], [], 0.01)[0]:
            line.sendall(b"y")
        assert ended(line).startswith(b"HTTP/1.1 408 ")


def test_a_line_is_not_kept_for_half_another_request(server: LiveServer) -> None:
    with plain(server) as line:
        line.sendall(HEAD + b"\r\n")
        assert b" 200 " in line.recv(1000)
        line.sendall(b"GET / HT")
        assert ended(line).startswith(b"HTTP/1.1 408 ")


def test_half_a_body_is_not_waited_for(
    server: LiveServer, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/replays HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 1000\r\n\r\n"
    with caplog.at_level(logging.WARNING), plain(server) as line:
        line.sendall(head + b"spicery-record")
        assert ended(line).startswith(b"HTTP/1.1 408 ")
        eventually(lambda: not server.app.access.slots._gates, "its place is not given back")
    assert not caplog.records, "it is no mistake of ours"


@pytest.mark.parametrize("many", [True, False])
@pytest.mark.parametrize("start", [HEAD, HEAD.replace(b"/version", b"/" + b"v" * 40_000)])
def test_a_head_has_a_size(server: LiveServer, start: bytes, many: bool) -> None:
    rest = b"x: y\r\n" * 10_000 if many else b"x: " + b"y" * 1_000_000
    with plain(server) as line:
        with suppress(ConnectionError):
            line.sendall(start + rest)
        told = ended(line)
    assert told.startswith(b"HTTP/1.1 431 ") or not told, "what came after may have reset the line"
    assert server.ask("GET", "/version")[0] == 200


def test_a_whole_head_that_is_too_large_is_refused_in_words(server: LiveServer) -> None:
    with plain(server) as line:
        line.sendall(HEAD + b"x: " + b"y" * 33_000 + b"\r\n\r\n")
        told = ended(line)
    assert told.startswith(b"HTTP/1.1 431 ")
    assert b"at most 32768 bytes" in told


def test_one_address_has_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    with serving(tmp_path, connections_each=4) as server:
        ann = server.guest("Ann")
        table = ann.open()
        eventually(lambda: open_lines(server) == 0, "lines stay open")
        with non_reading(ann, table) as four, plain(server), plain(server), plain(server):
            with plain(server) as fifth:
                assert ended(fifth).startswith(b"HTTP/1.1 503 ")
            with plain(server, "127.0.0.2") as another:
                another.sendall(HEAD + b"\r\n")
                assert b" 200 " in another.recv(1000)
            four.say("hello")
        eventually(lambda: open_lines(server) == 0, "who is gone still counts")
        assert ann.ask("GET", "/api/me")[0] == 200


def open_lines(server: LiveServer) -> int:
    """The number of connections that the server counts."""
    count: int = server.register._all
    return count


def test_all_in_all_there_are_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections=2) as server:
        with plain(server, "127.0.0.2"), plain(server, "127.0.0.3"):
            eventually(lambda: open_lines(server) == 2, "they are not counted")
            with plain(server) as third:
                assert b"Too many connections" in ended(third)
        eventually(lambda: open_lines(server) == 0, "who is gone still counts")
        assert server.ask("GET", "/version")[0] == 200


@contextmanager
def no_room() -> Iterator[None]:
    """A period in which this process is out of file descriptors."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = max(int(each.name) for each in Path("/proc/self/fd").iterdir())
    filled: list[int] = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (highest + 1, hard))
    try:
        with suppress(OSError):
            while True:
                filled.append(os.open("/dev/null", os.O_RDONLY))
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        for each in filled:
            os.close(each)


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="needs Linux")
def test_connections_wait_while_the_system_has_no_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        serving(tmp_path) as server,
        caplog.at_level(logging.INFO, "spicery"),
        socket.socket() as line,
    ):
        assert server.ask("GET", "/version")[0] == 200

        def told(event: str) -> list[logging.LogRecord]:
            return [each for each in caplog.records if each.getMessage() == event]

        with no_room():
            line.connect(("127.0.0.1", server.port))
            line.sendall(HEAD + b"\r\n")
            eventually(lambda: told("no-room-for-connections"), "it is not said")
        assert b" 200 " in line.recv(1000)
        assert server.ask("GET", "/version")[0] == 200
        assert len(told("no-room-for-connections")) == 1
        (again,) = told("room-for-connections")
        assert vars(again)["what"]["failures"] >= 1
