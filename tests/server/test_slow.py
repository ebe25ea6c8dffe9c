"""Clients that do not read: bounded memory, soon released, and nobody else waits."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spicery.server.settings import Rate
from tests.compiled_only import compiled_only
from tests.server.live_server import PLENTY, Guest, LiveServer, TableClient, play_out, serving
from tests.server.raw_sockets import NonReadingSocket, non_reading, plain, shrink_buffers
from tests.waiting import eventually

pytestmark = compiled_only
FULL = 65_536 + 16_384  # bytes on a line, and then nothing more is put on it


def played(ann: Guest) -> str:
    """A table with a history."""
    table = ann.open(seats=3, sit=["Ann", "Bea", "Cleo"], start=True)
    with ann.at(table) as line:
        line.until("news")
        play_out({0: line, 1: line, 2: line}, random.Random(1))
    return table


@contextmanager
def stuck(guest: Guest, table: str) -> Iterator[NonReadingSocket]:
    """A socket that never reads, with small buffers."""
    shrink_buffers(guest.server)
    with non_reading(guest, table) as line:
        yield line


def connections(server: LiveServer, table: str, name: str) -> list[Any]:
    return [each for each in list(server.rooms[table].audience.connections) if each.name == name]


def heard(line: TableClient, text: str) -> None:
    """Wait until a chat message has arrived."""
    line.until("said", where=lambda said: said["text"] == text)


def on_the_line(connection: Any) -> int:
    """The bytes pending on a connection, beyond our own queue."""
    size: int = connection._send.__self__.transport.get_write_buffer_size()
    return size


def test_hellos_of_who_never_reads_pile_up_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path, greetings=PLENTY, outbox_bytes=100_000) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = played(ann)
        with ann.at(table) as other:
            history = len(json.dumps(other.until("news")))
            held = 0
            with stuck(ben, table) as line:
                for number in range(60):
                    line.say("hello", since=0)
                    line.say("chat", text=f"hello {number}", id="c")
                    heard(other, f"hello {number}")
                    (slow,) = connections(server, table, "Ben")
                    held = max(held, slow.queued + on_the_line(slow))
                assert slow._writer is not None, "the line is not stuck"
            assert 60 * history > 3 * held
            assert held < FULL + 3 * history + 100_000
            other.silence()


def test_repeated_hellos_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, greetings=Rate(2, 0)) as server:
        ann = server.guest("Ann")
        table = ann.open()
        with ann.at(table) as line:
            line.say("hello", since=0)
            line.say("hello", since=0)
            told = line.until("refused")
            assert told["why"] == "too-often"
            assert "hellos" in told["detail"]
            assert line.ask("chat", text="still here")["say"] == "ack"


def test_who_is_too_many_bytes_behind_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, outbox_bytes=20_000) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open()
        with ann.at(table) as one, stuck(ben, table) as two:
            two.say("hello")
            eventually(lambda: connections(server, table, "Ben"), "no hello")
            (slow,) = connections(server, table, "Ben")
            for number in range(1000):
                one.ask("chat", text=f"{number} " + "ü" * 200)
                assert slow.queued <= 20_000
                if slow.full:
                    break
            assert slow.full
            assert number < 600, "256 messages alone do not cut it off"
            eventually(lambda: slow.queued == 0, "its messages are kept")
            eventually(lambda: not connections(server, table, "Ben"), "it still follows")
            eventually(lambda: on_the_line(slow) == 0, "its memory is not given back")
            assert one.ask("chat", text="still here")["say"] == "ack"


def test_a_line_that_takes_nothing_is_cut_after_a_while(tmp_path: Path) -> None:
    with serving(tmp_path, stalled=0.2) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open()
        with ann.at(table) as one, stuck(ben, table) as two:
            two.say("hello")
            eventually(lambda: connections(server, table, "Ben"), "no hello")
            (slow,) = connections(server, table, "Ben")
            while slow._writer is None:
                one.ask("chat", text="x" * 300)
            eventually(lambda: not connections(server, table, "Ben"), "it is not cut")
            assert on_the_line(slow) == 0


def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, stalled=0.2) as server:
        ann = server.guest("Ann")
        table = played(ann)
        shrink_buffers(server)
        with plain(server) as line:
            head = f"GET /api/tables/{table}/replay HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
            line.sendall(head.encode() * 20)
            slots = server.app.access.slots
            eventually(lambda: slots._gates, "nothing is under way")
            eventually(lambda: not slots._gates, "it is under way for ever")


def test_pings_of_who_never_reads_are_not_answered_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open()
        with ann.at(table) as one, stuck(ben, table) as two:
            two.say("hello")
            one.until("table", where=lambda m: m["onlookers"] == 1)
            (slow,) = connections(server, table, "Ben")
            for _ in range(20):
                two.ping(200)
            two.say("chat", text="done", id="c")
            one.until("said")
            assert on_the_line(slow) < 2 * FULL


def test_a_socket_without_a_hello_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path, hello_seconds=0.05) as server:
        ann = server.guest("Ann")
        table = ann.open()
        with ann.at(table, hello=False) as silent, ann.at(table) as other:
            assert silent.closed() == 1008
            assert other.ask("chat", text="still here")["say"] == "ack"
