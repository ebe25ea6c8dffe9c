"""HTTP: headers, client files, the catalogue, and the OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from spicery.core.catalog.options import Option
from spicery.games import find
from spicery.server.http.openapi import document
from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, serving
from tests.shipped_games import SHIPPED

pytestmark = compiled_only


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    dist = tmp_path_factory.mktemp("dist")
    (dist / "assets").mkdir()
    (dist / "index.html").write_text("<!doctype html><title>client</title>", encoding="utf-8")
    (dist / "assets" / "app-1a2b.js").write_text("1;", encoding="utf-8")
    (dist / "icon.svg").write_text("<svg/>", encoding="utf-8")
    with serving(tmp_path_factory.mktemp("house"), dist=dist) as running:
        yield running


def test_every_answer_carries_the_usual_headers(server: LiveServer) -> None:
    for path in ("/", "/healthz", "/api/me", "/api/nothing", "/assets/app-1a2b.js"):
        _, headers, _ = server.ask("GET", path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["server"] is None
    assert server.ask("GET", "/api/me")[1]["cache-control"] == "no-store"


def test_the_cookie_is_out_of_reach(server: LiveServer) -> None:
    cookie = server.ask("POST", "/api/me", {"name": "Ann"})[1]["set-cookie"].lower()
    for part in ("httponly", "samesite=lax", "path=/", "max-age=157680000"):
        assert part in cookie


def test_the_client_is_served_at_its_own_addresses(server: LiveServer) -> None:
    page = {"accept": "text/html"}
    for path in ("/", "/t/abc", "/r/abc", "/learn/spicy", "/rules/spicy"):
        status, headers, body = server.ask("GET", path, **page)
        assert (status, b"client" in body) == (200, True)
        assert headers["cache-control"] == "no-cache"
    assert server.ask("GET", "/icon.svg")[2] == b"<svg/>"
    status, headers, _ = server.ask("GET", "/assets/app-1a2b.js")
    assert (status, "immutable" in headers["cache-control"]) == (200, True)
    for path in ("/assets/none.js", "/api/none", "/t/abc"):
        assert server.ask("GET", path)[0] == 404
    assert server.ask("GET", "/api/none", **page)[0] == 404
    assert server.ask("GET", "/assets/../../secrets", **page)[2].find(b"root:") < 0


def test_without_a_client_a_page_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, dist=tmp_path / "nowhere") as server:
        assert b"make" in server.ask("GET", "/")[2]


def test_wrong_methods_name_the_right_ones(server: LiveServer) -> None:
    wrong = {"/api/me": {"GET", "HEAD", "POST"}, "/api/tables": {"POST"}, "/": {"GET", "HEAD"}}
    for path, right in wrong.items():
        status, headers, _ = server.ask("DELETE", path)
        assert status == 405
        assert {each.strip() for each in headers["allow"].split(",")} == right


def rules_of(server: LiveServer, game: str) -> str:
    """The text of RULES.md; the catalogue, which every visit loads, leaves it out."""
    return server.ask("GET", f"/api/games/{game}/rules")[2].decode()


def test_health_version_catalogue(server: LiveServer) -> None:
    assert json.loads(server.ask("GET", "/healthz")[2])["ok"]
    assert json.loads(server.ask("GET", "/version")[2])["spicery"]
    games = {game["name"]: game for game in json.loads(server.ask("GET", "/api/games")[2])}
    assert set(games) >= {"alacarte", "safranito", "spicy"}
    spicy = games["spicy"]
    assert (spicy["fewest"], spicy["most"]) == (2, 6)
    assert "sensible" in spicy["bots"]
    assert spicy["rules"]
    assert "- **S14** The top card may be challenged" in rules_of(server, "spicy")
    assert next(option["name"] for option in spicy["options"]) == "variants"


def test_the_catalogue_says_what_each_option_takes(server: LiveServer) -> None:
    """Enough for a form: every value it allows is accepted, and no other."""
    games = json.loads(server.ask("GET", "/api/games")[2])
    kinds = {(game["name"], option["name"]): option for game in games for option in game["options"]}
    assert {key[1]: each["kind"] for key, each in kinds.items() if key[0] == "safranito"} == {
        "head_chef": "number",
        "walk": "tick",
        "restock": "choice",
        "open_hands": "tick",
        "secret_money": "tick",
        "max_rounds": "number",
        "blends": "own",
        "hands": "numbers",
    }
    variants = kinds["spicy", "variants"]
    assert (variants["kind"], variants["most"], variants["repeat"]) == ("some", 2, "random")
    proposed = {
        key: each["proposed"]
        for key, each in kinds.items()
        if key[0] in SHIPPED and each["proposed"]
    }
    assert proposed == {("alacarte", "finish"): {"2": 7}}
    assert kinds["alacarte", "finish"]["default"] == 5
    for (game, name), option in kinds.items():
        rule = next(each for each in find(game).options if each.name == name)
        good, bad = offered(option)
        assert [takes(rule, value) for value in good] == [True] * len(good), name
        assert [takes(rule, value) for value in bad] == [False] * len(bad), name


def takes(option: Option, value: object) -> bool:
    """Whether an option takes a value."""
    try:
        option.accept(value)
    except ValueError:
        return False
    return True


def offered(option: dict[str, Any]) -> tuple[list[object], list[object]]:
    """Values that a form offers for an option, and some that it does not."""
    kind, words = option["kind"], option["words"]
    if kind == "tick":
        return [True, False], [2, "yes"]
    if kind == "number":
        return [option["low"], option["high"], option["default"]], [
            option["low"] - 1,
            option["high"] + 1,
        ]
    if kind == "choice":
        return words, ["none of them"]
    if kind == "some":
        plain = [word for word in words if word != option["repeat"]]
        most = option["most"]
        return (
            [[], plain[:most], [option["repeat"]] * most],
            [plain[: most + 1], [plain[0]] * 2, ["none of them"]],
        )
    return [option["default"]], []


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'"),
        ({"game": "spicy", "seats": 9}, "2 to 6 seats"),
        ({"game": "spicy", "seats": 2, "options": {"jitter": "x"}}, "whole number"),
        ({"game": "spicy", "seats": 2, "sit": ["a", "b", "c"]}, "people for 2 seats"),
        ({"game": "spicy", "seats": 2, "bot": "hal"}, "unknown bot 'hal'"),
        ({"game": "spicy", "seats": 2, "clock": {"move": -1}}, "'move'"),
        ({"game": "spicy", "seats": 2, "clock": {"lag": 9}}, "'lag'"),
        ({"game": "spicy", "seats": 2, "clock": {"kind": "sand"}}, "clock.kind"),
        ({"game": "spicy"}, "seats"),
        ([], "object"),
    ],
)
def test_tables_that_cannot_be_opened(server: LiveServer, wish: object, why: str) -> None:
    status, told = server.guest("Ann").ask("POST", "/api/tables", wish)
    assert (status, told["why"]) == (400, "unreadable")
    assert why in told["detail"]


def test_a_table_needs_a_guest(server: LiveServer) -> None:
    status, told = server.stranger().ask("POST", "/api/tables", {"game": "spicy", "seats": 2})
    assert (status, told["why"]) == (401, "unknown-guest")


schema = schemathesis.openapi.from_dict(document("test"))
schema.config.checks.negative_data_rejection.expected_statuses.append("413")  # wrong and too long


@schema.parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_the_document_keeps_its_promises(case: schemathesis.Case[Any], server: LiveServer) -> None:
    """A blank name or a file that is no record matches the schema, and is refused anyway."""
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{server.port}",
        cookies=dict([server.guest("Ann").cookie.split("=", 1)]),
        excluded_checks=[positive_data_acceptance],
    )


def test_the_document_is_served(server: LiveServer) -> None:
    told = json.loads(server.ask("GET", "/api/openapi.json")[2])
    assert told["paths"] == document("test")["paths"]
