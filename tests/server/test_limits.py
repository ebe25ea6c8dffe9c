"""Limits: invalid, oversized, too frequent and cross-origin requests are refused with a reason."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from spicery.core.table import replayed
from spicery.games import find
from spicery.server.settings import Rate
from tests.server.live_server import LiveServer, serving


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house"), refusals=1_000_000) as running:
        yield running


@pytest.fixture(scope="module", name="place")
def place_(server: LiveServer) -> str:
    return server.guest("Ann").open(start=True, options={"starter": 0})


def test_an_oversized_message_is_refused_and_the_line_stays(server: LiveServer, place: str) -> None:
    with server.guest("Eve").at(place) as line:
        line.wire.send(json.dumps({"say": "chat", "text": "x" * 5000, "id": "long"}))
        told = line.until("refused")
        assert told["why"] == "too-long"
        assert "4096" in told["detail"]
        assert line.ask("chat", text="short")["say"] == "ack"


def test_a_monstrous_message_cuts_the_line_of_its_sender_only(
    server: LiveServer, place: str
) -> None:
    with server.guest("Ben").at(place) as other, server.guest("Eve").at(place) as line:
        line.wire.send("x" * 1_000_000)
        assert line.closed() == 1009
        assert other.ask("chat", text="still here")["say"] == "ack"


@pytest.mark.parametrize(
    "text", ["[" * 4000, '{"say": "do", "x": ' + "[" * 1900 + "]" * 1900 + "}"]
)
def test_what_is_nested_too_deep_is_refused_and_the_line_stays(
    server: LiveServer, place: str, text: str
) -> None:
    with server.guest("Eve").at(place) as line:
        line.wire.send(text)
        assert line.until("refused")["why"] == "unreadable"
        assert line.ask("chat", text="still here")["say"] == "ack"


WORDS = st.sampled_from(
    [
        "hello",
        "do",
        "sit",
        "stand",
        "bot",
        "start",
        "rematch",
        "return",
        "cover",
        "remove",
        "allow",
        "ahead",
        "chat",
        "hint",
        "ping",
        "echo",
        "nonsense",
    ]
)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["seat", "do", "after", "id", "name", "bot", "on", "text", "mood", "since", "ban", "now"]
    )
    | st.text(max_size=3),
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.lists(st.integers(), max_size=3),
)
MESSAGES = st.builds(lambda say, more: {**more, "say": say}, WORDS, FIELDS)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    said=st.lists(
        MESSAGES.map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40), max_size=8
    )
)
def test_fuzzed_messages_are_answered(
    server: LiveServer, place: str, said: list[str | bytes]
) -> None:
    with server.stranger().at(place) as line:
        for each in said:
            line.wire.send(each)
        line.silence()
    with server.stranger().at(place) as line:
        assert line.until("news")["v"] == 1  # nothing was changed by it
    assert not server.rooms[place].frozen


def test_every_unreadable_message_gets_its_answer(server: LiveServer, place: str) -> None:
    with server.guest("Eve").at(place) as line:
        line.until("table")
        for text in ("", "{", "[]", "null", '{"say":"do"}', '{"say":"do","seat":"x"}', "\ud7ff"):
            line.wire.send(text)
            assert line.until("refused")["why"] == "unreadable"
        line.wire.send('{"say":"sit","seat":"one","id":"mine"}')
        assert line.until("refused")["id"] == "mine"
        line.say("chat", text="hi", id="x" * 65)
        assert line.until("refused")["why"] == "too-long"
        line.wire.send(b"\xff\xfe")
        assert line.until("refused")["why"] == "unreadable"


def test_before_hello_nothing_is_done(server: LiveServer, place: str) -> None:
    wire = f"ws://127.0.0.1:{server.port}/api/tables/{place}/socket"
    with connect(wire) as plain:
        plain.send('{"say":"chat","text":"hi","id":"a"}')
        assert json.loads(plain.recv(5))["why"] == "not-now"


def test_too_many_messages_are_refused_then_the_line_is_cut(tmp_path: Path) -> None:
    with serving(tmp_path, messages=Rate(10, 1), refusals=20) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(start=True)
        with ben.at(table) as other, ann.at(table) as line:
            other.until("news")
            for number in range(60):
                line.say("hint", seat=0, id=f"h{number}")
            told = line.until("refused", where=lambda m: "slow down" in m["detail"])
            assert told["why"] == "too-often"
            assert told["id"].startswith("h")
            assert line.closed() == 1008
            other.silence()


def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, outbox=4) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(seats=2)
        with ann.at(table) as one, ben.at(table) as two:
            two.until("table")
            two.wire.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            connection = next(
                f for f in server.rooms[table].audience.connections if f.name == "Ben"
            )
            connection._send = never  # its line is stuck
            for number in range(12):
                one.ask("chat", text=f"line {number}")
            one.silence()
            assert connection.full


async def never(message: object) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_other_sites_get_no_socket(server: LiveServer, place: str, origin: str) -> None:
    with pytest.raises(InvalidStatus):  # noqa: SIM117
        with server.guest("Ann").at(place, origin=origin):
            pass


def test_our_own_pages_get_a_socket(server: LiveServer, place: str) -> None:
    with server.guest("Ann").at(place, origin=f"http://127.0.0.1:{server.port}") as line:
        line.until("table")


def test_other_sites_cannot_post(server: LiveServer) -> None:
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        status, _, body = server.ask("POST", "/api/me", {"name": "x"}, **headers)
        assert (status, json.loads(body)["why"]) == (403, "not-yours")
    status, _, body = server.ask("POST", "/api/me", '{"name":"x"}')  # as a form could
    assert status == 400


def test_an_unknown_table_is_said_to_be_unknown(server: LiveServer) -> None:
    ann = server.guest("Ann")
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/nowhere/socket") as wire:
        assert json.loads(wire.recv(5))["why"] == "unknown"
    assert ann.ask("GET", "/api/tables/nowhere")[0] == 404


def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, requests=Rate(3, 0)) as server:
        found = [server.ask("POST", "/api/me", {"name": "x"})[0] for _ in range(4)]
        assert found == [200, 200, 200, 429]


def test_dropped_and_doubled_messages_end_in_the_right_state(server: LiveServer) -> None:
    """Connections are cut at random, and everything is sent twice."""
    ann = server.guest("Ann")
    table = ann.open(seats=2, sit=["A", "B"], start=True)
    rng = random.Random(4)
    version, number = 0, 0
    for _ in range(12):
        with ann.at(table, since=version) as line:
            line.until("news")
            for _ in range(rng.randrange(1, 4)):
                seat = line.news["waiting"][0]
                number += 1
                said = {"seat": seat, "do": rng.choice(line.legal(seat)), "after": line.news["v"]}
                first = line.ask("do", **said, id=f"n{number}")
                again = line.ask("do", **said, id=f"n{number}")
                assert first == again
                assert first["v"] > version
                version = line.caught_up(first["v"])["v"]
                if line.news["scores"] is not None:
                    return
    with ann.at(table) as line:
        line.until("news")
        acts = [step for step in line.news["steps"] if step["seat"] >= 0]
        assert len(acts) == number


def test_late_and_reordered_messages_end_in_the_right_state(server: LiveServer) -> None:
    """Messages arrive late, repeatedly, in any order, on several connections that are cut."""
    ann = server.guest("Ann")
    table = ann.open(seats=3, sit=["A", "B", "C"], start=True, clock={"lag": 0})
    rng = random.Random(9)
    bag: list[dict[str, object]] = []  # under way, and given up never
    acked: dict[str, int] = {}
    meant: dict[int, dict[str, object]] = {}
    version = number = 0
    over = False
    while not over:
        with ann.at(table, since=version) as one, ann.at(table) as two:
            one.until("news")
            two.until("news")
            for _ in range(10):
                seat, news = one.news["waiting"][0], one.news
                number += 1
                said = {"seat": seat, "do": rng.choice(one.legal(seat)), "after": news["v"]}
                bag += [{**said, "id": f"n{number}"}] * rng.randrange(1, 4)
                rng.shuffle(bag)
                for _ in range(min(len(bag), rng.randrange(1, 4))):
                    sent, line = bag.pop(), rng.choice((one, two))
                    told = line.answer(line.say("do", **sent))
                    if sent["id"] in acked:  # done before: the same answer, and nothing new
                        assert told["v"] == acked[str(sent["id"])]
                    if told["say"] == "ack":
                        acked[str(sent["id"])] = told["v"]
                        meant[told["v"]] = sent
                one.silence()
                two.silence()
                assert one.news["looks"] == two.news["looks"]
                version, over = one.news["v"], one.news["scores"] is not None
                if over:
                    break
        assert number < 2000, "it does not end"
    table_ = replayed(find("spicy"), ann.ask("GET", f"/api/tables/{table}/record")[1])
    assert table_.version == version
    assert len(meant) == sum(actor >= 0 for actor in table_.actors(0))
    for at, sent in meant.items():  # nothing but letting go came between what was seen and done
        between = range(int(str(sent["after"])) + 1, at)
        assert {meant[v]["do"] for v in between if v in meant} <= {"let go", "pass"}
    with ann.at(table) as fresh:
        assert fresh.until("news")["looks"] == one.news["looks"]


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=2) as server:
        ann = server.guest("Ann")
        table = ann.open()
        with ann.at(table) as one, ann.at(table) as two:
            one.until("table")
            two.until("table")
            with ann.at(table, hello=False) as three:
                assert three.until("refused")["why"] == "too-often"
                assert three.closed() == 1013
