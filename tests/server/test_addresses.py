"""Client addresses: proxies, limits per person and per address, host names."""

from __future__ import annotations

import json
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from spicery.server.clock import SystemClock
from spicery.server.http import rate_limits
from spicery.server.http.addresses import Proxies, counted
from spicery.server.http.rate_limits import RateLimits, Requester
from spicery.server.http.responses import Refusal
from spicery.server.settings import Rate
from tests.compiled_only import compiled_only
from tests.server.live_server import LONG, LiveServer, serving
from tests.waiting import eventually

pytestmark = compiled_only
FEW = Rate(2, 0)


@pytest.mark.parametrize(
    ("host", "as_"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_addresses_as_they_are_counted(host: str, as_: str) -> None:
    assert counted(host) == as_


def through(peer: str, proxies: tuple[str, ...], **headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "http",
        "client": (peer, 4711),
        "scheme": "http",
        "headers": [(b"host", b"inner:8000"), *raw],
    }
    Proxies(proxies).see_through(scope)
    return scope


@pytest.mark.parametrize(
    ("peer", "hops", "client"),
    [
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"),  # the left one may be invented
        ("10.0.0.1", "198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"),  # two proxies
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),  # all of them are
        ("10.0.0.1", "203.0.113.9, unknown", "10.0.0.1"),
        ("10.0.0.1", "203.0.113.9:5678", "203.0.113.9"),
        ("10.0.0.1", "[2001:db8::1]:5678", "2001:db8::1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"),  # not named
        ("127.0.0.1", "203.0.113.9", "127.0.0.1"),  # not even this machine, unasked
    ],
)
def test_the_rightmost_address_that_is_no_proxys_counts(peer: str, hops: str, client: str) -> None:
    assert through(peer, ("10.0.0.0/8",), x_forwarded_for=hops)["client"][0] == client


def test_scheme_and_host_are_believed_from_named_proxies_only() -> None:
    sent = {"x_forwarded_proto": "https", "x_forwarded_host": "play.example.org"}
    seen = through("10.0.0.1", ("10.0.0.1",), **sent)
    assert seen["scheme"] == "https"
    assert dict(seen["headers"])[b"host"] == b"play.example.org"
    seen = through("10.0.0.2", ("10.0.0.1",), **sent)
    assert seen["scheme"] == "http"
    assert dict(seen["headers"])[b"host"] == b"inner:8000"


def names(server: LiveServer, count: int, **headers: str) -> list[int]:
    """The statuses of a number of requests to take a name."""
    return [server.ask("POST", "/api/me", {"name": "x"}, **headers)[0] for _ in range(count)]


def test_forwarded_addresses_count_only_behind_a_named_proxy(tmp_path: Path) -> None:
    ours = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(3)]
    with serving(tmp_path, requests=FEW) as server:
        found = [names(server, 1, **each) for each in ours]
        assert found == [[200], [200], [429]], "they may all be invented"
    with serving(tmp_path, requests=FEW, proxies=("127.0.0.1",)) as server:
        found = [names(server, 3, **each) for each in ours]
        assert found == [[200, 200, 429]] * 3


def test_a_whole_network_of_one_customer_counts_as_one(tmp_path: Path) -> None:
    with serving(tmp_path, requests=FEW, proxies=("127.0.0.1",)) as server:
        found = [
            names(server, 1, **{"x-forwarded-for": f"2001:db8::{each}"}) for each in range(1, 4)
        ]
        assert found == [[200], [200], [429]]


def test_people_at_one_address_have_limits_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, requests=Rate(3, 0), crowd=2) as server:
        guests = [server.guest(name) for name in ("Ann", "Bea", "Cleo")]  # three of six are spent
        wish = {"game": "spicy", "seats": 2}
        assert [guests[0].ask("POST", "/api/tables", wish)[0] for _ in range(2)] == [201] * 2
        assert guests[1].ask("POST", "/api/tables", wish)[0] == 201, "it is another person"
        assert guests[2].ask("POST", "/api/tables", wish)[0] == 429, "but the same address"


def test_only_so_many_guests_come_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, guests=FEW, proxies=("127.0.0.1",)) as server:
        ann = server.guest("Ann")
        assert names(server, 2) == [200, 429]
        assert ann.ask("POST", "/api/me", {"name": "Anna"})[0] == 200, "who is known may be renamed"
        status, _, body = server.ask("POST", "/api/me", {"name": "x"})
        assert (status, "new guests" in json.loads(body)["detail"]) == (429, True)
        assert names(server, 1, **{"x-forwarded-for": "203.0.113.1"}) == [200]


def test_chat_is_limited_by_person_and_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, chats=FEW, crowd=2) as server:
        guests = [server.guest(name) for name in ("Ann", "Bea", "Cleo")]
        tables = [guests[0].open(), guests[0].open()]
        with guests[0].at(tables[0]) as one, guests[0].at(tables[1]) as two:
            assert [one.ask("chat", text="x")["say"] for _ in range(2)] == ["ack", "ack"]
            told = two.ask("chat", text="x")
            assert (told["say"], told["why"]) == ("refused", "too-often"), "at whatever table"
        with guests[1].at(tables[0]) as one, guests[2].at(tables[0]) as two:
            assert [one.ask("chat", text="x")["say"] for _ in range(2)] == ["ack", "ack"]
            assert two.ask("chat", text="x")["say"] == "refused", "four from one address"


def test_one_person_has_so_many_sockets_and_others_theirs(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=1, crowd=2) as server:
        ann, bea, cleo = [server.guest(name) for name in ("Ann", "Bea", "Cleo")]
        table = ann.open()
        with ann.at(table) as one, bea.at(table) as two:
            one.until("table")
            two.until("table")
            for guest, why in ((ann, "close some pages"), (cleo, "one address")):
                with guest.at(table, hello=False) as more:
                    assert why in more.until("refused")["detail"]
                    assert more.closed() == 1013


def test_new_sockets_come_one_after_the_other(tmp_path: Path) -> None:
    with serving(tmp_path, connecting=FEW) as server:
        ann = server.guest("Ann")
        table = ann.open()
        for _ in range(2):
            with ann.at(table) as line:
                line.until("table")
        with ann.at(table, hello=False) as line:
            assert line.until("refused")["why"] == "too-often"


# -- hosts and origins ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1",
        "192.168.1.7:8000",
        "203.0.113.7",
        "[::1]:8000",
        "[2001:db8::1]",
        "kitchen",
        "kitchen.local:8000",
        "kitchen.home.arpa",
        "Play.Example.org:8000",
        "other.example.org",
    ],
)
def test_hosts_that_are_answered(tmp_path: Path, host: str) -> None:
    chosen: dict[str, Any] = {
        "names": ("play.example.org",),
        "origins": ("https://other.example.org",),
    }
    with serving(tmp_path, **chosen) as server:
        assert server.ask("GET", "/version", host=host)[0] == 200


@pytest.mark.parametrize(
    "host", ["evil.example:8000", "localhost.evil.example", "127.0.0.1.nip.io"]
)
def test_a_name_that_anybody_may_have_led_here_is_not_answered(tmp_path: Path, host: str) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        status, headers, body = server.ask("GET", "/api/lobby", host=host)
        assert (status, json.loads(body)["why"]) == (421, "wrong-host")
        assert f"--host-name {host.partition(':')[0]}" in json.loads(body)["detail"]
        assert headers["x-content-type-options"] == "nosniff"
        own: dict[str, Any] = {"host": host, "origin": f"http://{host}"}
        assert server.ask("POST", "/api/me", {"name": "x"}, **own)[0] == 421
        with pytest.raises(InvalidStatus), ann.at(ann.open(), **own):
            pass
    with serving(tmp_path, names=("*",)) as server:
        assert server.ask("GET", "/version", host=host)[0] == 200


@pytest.mark.parametrize(
    ("languages", "lang", "said"),
    [
        ("", "en", "does not answer to the name"),
        ("fr, de-AT;q=0.9, en;q=0.8", "de", "nicht zu erreichen"),
        ("nl", "nl", "niet naar de naam"),
    ],
)
def test_a_person_who_opens_an_unknown_name_gets_a_page(
    tmp_path: Path, languages: str, lang: str, said: str
) -> None:
    asked: dict[str, str] = {"accept": "text/html,*/*;q=0.8", "accept-language": languages}
    with serving(tmp_path) as server:
        status, headers, body = server.ask("GET", "/t/abc", host="evil.example:8000", **asked)
        assert (status, headers["content-type"]) == (421, "text/html; charset=utf-8")
        assert headers["x-content-type-options"] == "nosniff"
        text = body.decode()
        assert f'<html lang="{lang}">' in text
        assert said in text
        assert "--host-name evil.example<" in text
        odd = server.ask("GET", "/", host="<script>.example", **asked)[2]
        assert b"<script>" not in odd
        assert b"&lt;script&gt;" in odd
        posted = server.ask("POST", "/api/me", {"name": "x"}, host="evil.example", **asked)
        assert posted[1]["content-type"] == "application/json"
        head = server.ask("HEAD", "/", host="evil.example", **asked)
        assert (head[0], head[2]) == (421, b"")


def test_the_full_name_of_the_machine_is_answered_once_it_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Name resolution may be slow; neither start nor shutdown waits for it."""
    found = threading.Event()

    def slowly() -> str:
        assert found.wait(LONG)
        return "Kitchen.Example.org"

    monkeypatch.setattr("socket.getfqdn", slowly)
    with serving(tmp_path) as server:
        assert server.ask("GET", "/version", host="kitchen.example.org")[0] == 421
        found.set()
        eventually(
            lambda: server.ask("GET", "/version", host="kitchen.example.org:81")[0] == 200,
            "its own name",
        )


def test_the_scheme_of_an_origin_counts(tmp_path: Path) -> None:
    def ask(server: LiveServer, origin: str, **headers: str) -> tuple[int, str]:
        status, _, body = server.ask("POST", "/api/me", {"name": "x"}, origin=origin, **headers)
        return status, json.loads(body).get("detail", "")

    proxied: dict[str, Any] = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example.org"}
    with serving(tmp_path) as server:
        place = f"127.0.0.1:{server.port}"
        assert ask(server, f"http://{place}")[0] == 200
        status, why = ask(server, f"https://{place}")
        assert (status, "--trusted-proxies" in why) == (403, True)
        assert ask(server, "http://kitchen", host="kitchen:80")[0] == 200
        ann = server.guest("Ann")
        table = ann.open()
        with pytest.raises(InvalidStatus), ann.at(table, origin=f"https://{place}"):
            pass
    with serving(tmp_path, secure=True) as server:
        place = f"127.0.0.1:{server.port}"
        assert ask(server, f"https://{place}")[0] == 200
        status, why = ask(server, f"http://{place}")
        assert (status, "https only" in why) == (403, True)
    behind: dict[str, Any] = {"proxies": ("127.0.0.1",), "names": ("play.example.org",)}
    with serving(tmp_path, **behind) as server:
        assert ask(server, "https://play.example.org", **proxied)[0] == 200
        assert ask(server, "http://play.example.org", **proxied)[0] == 403
        ann = server.guest("Ann")
        with ann.at(ann.open(), origin="https://play.example.org", **proxied) as line:
            line.until("table")


@pytest.mark.parametrize("secure", [True, False])
def test_browsers_are_told_to_stay_with_https(tmp_path: Path, secure: bool) -> None:
    with serving(tmp_path, secure=secure) as server:
        told = server.ask("GET", "/")[1]["strict-transport-security"]
        assert told == ("max-age=31536000" if secure else None)


# -- the table of limits ------------------------------------------------------------------------


class Wound(SystemClock):
    """A clock that only the test advances."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now


def test_what_was_spent_comes_back_with_time_up_to_the_burst() -> None:
    clock, rate, ann = Wound(), Rate(2, 0.5), Requester("ann", "")
    limits = RateLimits(2, clock)

    def passed() -> int:
        return [limits.allow(ann, "write", rate) for _ in range(5)].count(True)

    assert passed() == 2
    clock.now += 1.9
    assert passed() == 0
    clock.now += 0.2
    assert passed() == 1
    clock.now += 3600
    assert passed() == 2


def test_the_table_of_limits_is_bounded_and_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 1000)
    table = RateLimits(2, SystemClock())
    for number in range(5000):
        table.spend(Requester("", f"a{number}"), "write", FEW)
    assert len(table._buckets) == 1000
    table.spend(Requester("", "a4999"), "write", FEW)
    with pytest.raises(Refusal):
        table.spend(Requester("", "a4999"), "write", FEW)
    table.spend(Requester("", "a0"), "write", FEW)  # long forgotten, so it begins anew


def test_many_addresses_take_no_longer_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the bound, a new address costs as much as before: eviction needs no search."""

    def cost(most: int) -> float:
        monkeypatch.setattr(rate_limits, "MOST_BUCKETS", most)
        table = RateLimits(2, SystemClock())
        for number in range(most):
            table.spend(Requester("", f"old {number}"), "write", FEW)
        began = time.thread_time()
        for number in range(2000):
            table.spend(Requester("", f"new {number}"), "write", FEW)
        return time.thread_time() - began

    assert cost(20_000) < 20 * cost(200)
