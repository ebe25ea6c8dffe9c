"""Companion tables: people enter what chance did with the real box, and the rules check it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spicery.core.table import replayed
from spicery.games import find
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, TableClient, serving

pytestmark = compiled_only

BOWL = 1300  # tenths of a millimetre between two bowls


def opened(server: LiveServer, game: str, **options: object) -> tuple[Guest, str]:
    """A companion table for two at one screen."""
    ann = server.guest("Ann")
    wish: dict[str, Any] = {"game": game, "seats": 2, "options": options, "companion": True}
    return ann, ann.open(**wish, sit=["Ann", "Bea"], start=True)


def tell(line: TableClient, text: str) -> dict[str, Any]:
    """Enter what chance did."""
    return line.ask("answer", do=text, after=line.news["v"])


def landing(line: TableClient, throws: int) -> str:
    """The thrown chip lies in the next bowl, face down."""
    token = line.facts()["flight"]["token"]
    x, y = (throws % 3 - 1) * BOWL, (throws // 3 % 3 - 1) * BOWL
    return f"land {token} rest {x + throws * 7} {y} 0 0 0 down"


def test_rounds_of_safranito_are_told_by_people(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server, "safranito", head_chef=0)
        with ann.at(table) as line, server.stranger().at(table) as stranger:
            line.caught_up(1)
            assert line.about["companion"]
            throws = 0
            while line.facts()["round"] < 3:
                waiting = line.news["waiting"]
                if waiting == [-1]:
                    told = tell(line, landing(line, throws))
                    throws += 1
                else:
                    legal = line.legal(waiting[0])
                    told = line.do(legal[0] if "done" not in legal else "done", waiting[0])
                assert told["say"] == "ack", told
                line.caught_up(told["v"])
            assert throws == 16
            assert [step["film"] for step in line.news["steps"]] == [0] * len(line.news["steps"])
            record = server.rooms[table].ledger.record()
            assert "physics" not in record
            assert replayed(find("safranito"), record).facts() == stranger_facts(stranger, line)
    with serving(tmp_path) as server:
        ann.server = server
        with ann.at(table) as line:
            line.until("news")
            assert line.about["companion"]
            assert line.facts()["round"] == 3


def stranger_facts(stranger: TableClient, line: TableClient) -> Any:
    """The facts as an onlooker sees them."""
    stranger.caught_up(line.news["v"])
    return stranger.facts()


def test_where_a_chip_would_count_is_said_ahead(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, table = opened(server, "safranito", head_chef=0)
        asked = {"events": ["landed 0 0 0 20 0 0 down", "landed 1 0 550 20 0 0 up", "fell 2"]}
        status, told = ann.ask("POST", "/api/games/safranito/told", asked)
        assert status == 200
        assert told["events"] == [
            "landed 0 0 0 20 0 0 down saffron certain",
            "landed 1 0 550 20 0 0 up saffron in-doubt",
            "fell 2",
        ]
        for wrong in ("landed 0", "", "swept 1", "landed 0 x 0 20 0 0 down", f"fell {10**8}"):
            status, told = ann.ask("POST", "/api/games/safranito/told", {"events": [wrong]})
            assert (status, told["why"]) == (400, "unreadable"), wrong
        assert ann.ask("POST", "/api/games/chess/told", {"events": []})[0] == 404
        assert "landed" not in server.rooms[table].ledger.record()


def test_what_cannot_be_is_refused_with_its_clause(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, table = opened(server, "safranito", head_chef=0)
        with ann.at(table) as line, server.stranger().at(table) as stranger:
            line.caught_up(1)
            assert tell(line, "land 0 out")["why"] == "not-now"  # nobody has thrown
            line.caught_up(line.do(line.legal(0)[0], 0)["v"])
            assert line.news["waiting"] == [-1]
            before = server.rooms[table].ledger.record()
            assert tell(line, "land somewhere")["why"] == "unreadable"
            wrong = tell(line, "land 7 rest 0 0 0 0 0 down")
            assert wrong["why"] == "illegal"
            assert wrong["clause"].startswith("F")
            assert tell(line, "take")["why"] == "illegal"
            stale = line.ask("answer", do="land 0 out", after=1)
            assert stale["why"] == "stale"
            stranger.until("news")
            told = stranger.ask("answer", do="land 0 out", after=line.news["v"])
            assert told["why"] == "not-yours"
            assert line.do(line.legal(0)[0] if line.legal(0) else "done", 0)["say"] == "refused"
            assert server.rooms[table].ledger.record() == before
            version = line.news["v"]
            first = line.ask("answer", do="land 0 out", after=version, id="once")
            assert (first["say"], first["v"]) == ("ack", version + 1)
            line.caught_up(version + 1)
            after = server.rooms[table].ledger.record()
            again = line.ask("answer", do="land 0 out", after=version, id="once")
            assert (again["say"], again["v"]) == ("ack", version + 1)
            late = line.ask("answer", do="land 0 out", after=version, id="another")
            assert late["say"] == "refused"
            told = stranger.ask("answer", do="land 0 out", after=version, id="once")
            assert told["why"] == "not-yours"
            assert server.rooms[table].ledger.record() == after


def test_the_die_and_what_falls_are_told_by_people(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, table = opened(server, "alacarte", starter=0)
        with ann.at(table) as line:
            line.caught_up(1)
            for dish in ("cook fish-chips", "cook gazpacho"):
                seat = line.news["waiting"][0]
                text = next(text for text in line.legal(seat) if text.startswith(dish))
                line.caught_up(line.do(text, seat)["v"])
            line.caught_up(line.do("heat", 0)["v"])
            assert (line.news["waiting"], line.facts()["phase"]) == ([-1], "roll")
            assert tell(line, "roll 7")["why"] == "unreadable"
            line.caught_up(tell(line, "roll 2")["v"])
            assert line.facts()["stoves"][0]["heat"] == 2
            season = next(text for text in line.legal(0) if text.startswith("season"))
            line.caught_up(line.do(season, 0)["v"])
            assert tell(line, "fall 16 salt 0")["why"] == "illegal"
            line.caught_up(tell(line, "fall 1 salt 1")["v"])
            assert line.news["waiting"] == [0]
            told = line.ask("grasp", seat=0, do="season lemon", after=line.news["v"])
            assert told["why"] == "not-now"


def test_where_chance_is_the_programs_people_tell_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        wish = {"game": "spicy", "seats": 2, "companion": True}
        status, told = ann.ask("POST", "/api/tables", wish)
        assert (status, told["why"]) == (400, "unreadable")
        games = {about["name"]: about["companion"] for about in ann.ask("GET", "/api/games")[1]}
        assert games == {"alacarte": True, "safranito": True, "spicy": False}
        table = ann.open(game="safranito", seats=2, sit=["A", "B"], start=True)
        with ann.at(table) as line:
            line.caught_up(1)
            assert tell(line, "land 0 out")["why"] == "not-now"
