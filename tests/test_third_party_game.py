"""A third-party game beside ours: played in the same ways, without affecting our games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spicery.cli import app
from spicery.core.table import replayed
from spicery.games import catalogue, find, shipped
from spicery.testing import random_record
from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, serving
from tests.shipped_games import SHIPPED
from tests.third_party_game import NAME, RULES, installed
from tools import types

pytestmark = compiled_only

TESTS = Path(__file__).resolve().parent


@pytest.fixture(scope="module", name="theirs")
def theirs_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with (
        pytest.MonkeyPatch.context() as patch,
        installed(tmp_path_factory.mktemp("site") / "theirs", patch),
    ):
        yield


@pytest.fixture(scope="module", name="server")
def server_(theirs: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_it_is_in_the_catalogue_and_ours_are_as_before(theirs: None) -> None:
    assert set(catalogue()) == {*SHIPPED, NAME}
    assert list(shipped()) == SHIPPED == ["alacarte", "safranito", "spicy"]


def test_our_tests_go_over_our_games_only() -> None:
    """Tests over the whole catalogue would also test third-party games."""
    goes_over = re.compile(r"(?:\bfor [^\n]* in|, )\s*(?:\w+\()?catalogue\(\)")
    paths = [*TESTS.rglob("*.py"), *TESTS.parent.joinpath("bench").glob("*.py")]
    found = [path.name for path in paths if goes_over.search(path.read_text(encoding="utf-8"))]
    assert found == []
    for line in ('parametrize("game", NAMES)', "for name, game in NAMES.items():"):
        assert goes_over.search(line.replace("NAMES", "catalogue" + "()")), line


def test_a_title_like_the_name_of_another_game_hides_nothing(
    theirs: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    monkeypatch.setitem(catalogue(), NAME, replace(find(NAME), title="Spicy"))
    assert find("spicy").name == "spicy"
    assert find("Spicy").name == "spicy"


def test_the_terminal_knows_it(theirs: None) -> None:
    def run(*words: str) -> str:
        told = CliRunner().invoke(app, [*words], input="1\n" * 9)
        assert told.exit_code == 0, told.output
        return told.output

    assert "High Card" in run("games")
    assert "keep your card or swap it" in run("rules", NAME, "swaps")
    assert "win" in run("play", NAME, "--seats", "3", "--seed", "1")


def test_the_server_plays_it_to_the_end_and_shows_it_again(server: LiveServer) -> None:
    ann = server.guest("Ann")
    told = {game["name"]: game for game in ann.ask("GET", "/api/games")[1]}
    assert set(told) == {*SHIPPED, NAME}
    table = ann.open(NAME, 3, start=True)
    with ann.at(table) as line:
        line.until("news")
        while line.news["scores"] is None:
            if 0 in line.news["waiting"]:
                line.caught_up(line.do("keep", 0)["v"])
            else:
                line.until("news")
    status, record = ann.ask("GET", f"/api/tables/{table}/record")
    assert status == 200
    assert replayed(find(NAME), record).over
    status, replay = ann.ask("POST", "/api/replays", record)
    assert (status, replay["title"]) == (200, "High Card")


def test_rules_come_from_the_package_of_the_game(server: LiveServer) -> None:
    anybody = server.stranger()
    assert anybody.ask("GET", f"/api/games/{NAME}/rules") == (200, RULES)
    assert "- **S41** " in anybody.ask("GET", "/api/games/spicy/rules")[1]
    assert anybody.ask("GET", "/api/games/chess/rules")[0] == 404


def test_the_build_of_the_client_hears_of_its_clauses(theirs: None, tmp_path: Path) -> None:
    types.main(tmp_path / "wire.ts")
    clauses = json.loads((tmp_path / "clauses.json").read_text(encoding="utf-8"))
    assert clauses[NAME] == ["H1", "H2"]
    assert set(clauses) == {*SHIPPED, NAME}


def test_a_record_of_a_game_that_is_gone_says_so(server: LiveServer) -> None:
    record = random_record(find(NAME), 2, {}, 1).replace(f"game {NAME}", "game oldmaid")
    status, told = server.stranger().ask("POST", "/api/replays", record)
    assert (status, told["line"]) == (422, 2)
    assert "there is no game 'oldmaid'" in told["detail"]
