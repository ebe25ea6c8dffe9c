"""Throws at a live table: settled by physics, stored with their film, repeatable after failures."""

from __future__ import annotations

import base64
import os
import signal
import threading
from pathlib import Path
from typing import Any

import pytest

from spicery.physics.film import decode
from spicery.physics.pool import PhysicsWorker
from spicery.physics.simulation import PhysicsRequest, PhysicsResult, engine_name
from spicery.server.clock import SystemClock
from tests.compiled_only import compiled_only
from tests.server.live_server import LONG, Guest, LiveServer, TableClient, serving
from tests.server.test_restart import process

pytestmark = compiled_only

FLIGHT = "from 0 -2700 1000 at 0 1100 400 spin 0 0 12000"
THROW = f"throw 30 {FLIGHT}"
BACK = "throw 30 from 0 2700 1000 at 0 -1100 400 spin 0 0 12000"  # from the other side
WISH: dict[str, Any] = {"game": "safranito", "seats": 2, "options": {"head_chef": 0}}


def opened(server: LiveServer, name: str = "Ann", **options: object) -> tuple[Guest, str]:
    """Two at one screen, with the first throw to make."""
    ann = server.guest(name)
    wish = {**WISH, "options": {**WISH["options"], **options}}
    return ann, ann.open(**wish, sit=["A", "B"], start=True)


def film_of(server: LiveServer, table: str, version: int) -> bytes:
    """A film, fetched from the server."""
    status, headers, data = server.ask("GET", f"/api/tables/{table}/films/{version}")
    assert status == 200
    assert headers["content-type"] == "application/octet-stream"
    assert "immutable" in headers["cache-control"]
    return data


def landing(line: TableClient) -> dict[str, Any]:
    """The step with the landing."""
    step: dict[str, Any] = next(step for step in line.news["steps"] if step["film"])
    return step


def test_a_throw_lands_on_the_record_with_its_film(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server)
        with ann.at(table) as line:
            line.caught_up(1)
            assert line.do(THROW, 0) == {"say": "ack", "id": "m2", "v": 2}
            line.caught_up(3)
            step = landing(line)
            assert (step["v"], step["seat"]) == (3, -1)
            landed = step["told"]["0"][0].split()
            chip = line.facts()["chips"][0]
            assert landed[:2] == ["landed", "0"]
            assert landed[8] == chip["place"].replace(" ", "-"), "the place is told with the event"
            film = film_of(server, table, 3)
            assert len(film) == step["film"]
            reel = decode(film)
            assert [track.body for track in reel.tracks] == [0]
            assert len(reel.tracks[0].rows) > 20
            assert server.ask("GET", f"/api/tables/{table}/films/2")[0] == 404
            assert server.ask("GET", "/api/tables/nowhere/films/3")[0] == 404
            record = server.rooms[table].ledger.record()
            assert f"physics {engine_name()}" in record.splitlines()
            rest = reel.tracks[0].rows[-1]
            chip = line.facts()["chips"][0]
            assert [abs(a - b) <= 1 for a, b in zip(chip["at"], rest[:3], strict=True)] == [
                True
            ] * 3


def test_a_worker_that_dies_in_the_middle_of_a_throw_is_replaced_and_the_throw_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server)
        with ann.at(table) as line:
            line.caught_up(1)
            line.do(THROW, 0)
            line.caught_up(3)
            pid = server.app.registry.services.physics.pids()[0]
            os.kill(pid, signal.SIGSTOP)  # it is asked, and never answers
            asked, simulate = threading.Event(), PhysicsWorker.simulate

            async def noted(worker: PhysicsWorker, request: PhysicsRequest) -> PhysicsResult:
                asked.set()
                return await simulate(worker, request)

            monkeypatch.setattr(PhysicsWorker, "simulate", noted)
            id_ = line.say("do", seat=1, do=BACK, after=3, id="throw")
            assert asked.wait(LONG)
            os.kill(pid, signal.SIGKILL)
            assert line.answer(id_)["v"] == 4
            line.caught_up(5)
            assert film_of(server, table, 5)
            assert server.app.registry.services.physics.pids() != [pid]


def test_a_throw_that_ends_every_worker_is_refused_and_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server)
        simulate = PhysicsWorker.simulate

        async def deadly(worker: PhysicsWorker, request: PhysicsRequest) -> PhysicsResult:
            os.kill(worker.pid, signal.SIGKILL)
            return await simulate(worker, request)

        with ann.at(table) as line:
            line.caught_up(1)
            before = server.rooms[table].ledger.record()
            with monkeypatch.context() as fault:
                fault.setattr(PhysicsWorker, "simulate", deadly)
                told = line.do(THROW, 0, after=1, id="throw")
            assert (told["say"], told["why"], told["v"]) == ("refused", "not-now", 1)
            assert "try again" in told["detail"]
            assert server.rooms[table].ledger.record() == before
            assert line.do(THROW, 0, after=1, id="throw")["v"] == 2
            line.caught_up(3)
            assert film_of(server, table, 3)


def test_a_late_answer_holds_up_no_other_table(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1, simulating=3.0) as server:
        ann, table = opened(server)
        other = ann.open(seats=2, sit=["A", "B"], options={"starter": 0}, start=True)
        with ann.at(table) as line, ann.at(other) as spicy:
            line.caught_up(1)
            spicy.caught_up(1)
            assert line.do(THROW, 0, after=1)["v"] == 2
            line.caught_up(3)
            os.kill(server.app.registry.services.physics.pids()[0], signal.SIGSTOP)
            id_ = line.say("do", seat=1, do=BACK, after=3)
            assert spicy.do("pass", 0)["v"] == 2
            told = line.answer(id_)
            assert told["why"] == "not-now"
            assert "too long" in told["detail"]
            assert line.do(BACK, 1, after=3)["v"] == 4


def test_bots_throw_with_hands_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann = server.guest("Ann")
        table = ann.open(**{**WISH, "options": {"head_chef": 1}}, bot="random", start=True)
        with ann.at(table) as line:
            while line.news.get("waiting") != [0]:
                line.hear()
            assert line.about["options"]["hands"] == [0, "cook"]
            assert landing(line)["v"] == 3
            assert decode(film_of(server, table, 3)).kind == "throw"


def test_films_survive_a_killed_server(tmp_path: Path) -> None:
    with process(tmp_path, physics=1) as (server, child):
        ann, table = opened(server)
        with ann.at(table) as line:
            line.caught_up(1)
            line.do(THROW, 0)
            before = landing_of(line)
            kept = film_of(server, table, 3)
            os.kill(child.pid, signal.SIGKILL)
            child.wait()
    with process(tmp_path, physics=1) as (server, _):
        ann.server = server
        with ann.at(table) as line:
            assert landing_of(line) == before
            assert film_of(server, table, 3) == kept
            assert line.do(BACK, 1)["v"] == 4


def landing_of(line: TableClient) -> dict[str, Any]:
    """Wait for the first landing; returns its step."""
    line.caught_up(3)
    return landing(line)


class Stopped(SystemClock):
    """A stopped clock, so that no message contains durations."""

    def wall(self) -> float:
        return 1e9

    def monotonic(self) -> float:
        return 1e6


def heard_of_a_throw(folder: Path, value: int) -> tuple[list[str], list[dict[str, Any]], bytes]:
    """Everything sent to an onlooker about two throws, the second at the first chip; the films."""
    folder.mkdir()
    with serving(folder, physics=1, nature=lambda: dictated, clock=Stopped()) as server:
        ann, table = opened(server)
        with ann.at(table) as line, server.stranger().at(table) as stranger:
            line.caught_up(1)
            line.do(f"throw {value} from 0 -2700 200 at 0 900 100 spin 0 0 9000", 0)
            line.caught_up(3)
            line.do("throw 60 from 0 2700 200 at 0 -1100 100 spin 0 0 9000", 1)
            line.caught_up(5)
            stranger.caught_up(5)
            sides = [chip["up"] for chip in line.facts()["chips"]]
            assert sides == [False, False]
            films = film_of(server, table, 3) + film_of(server, table, 5)
            heard = [text.replace(table, "TABLE") for text in stranger.heard]
            return heard, line.news["looks"], films


def dictated(state: Any, _rng: Any) -> Any:
    """The same shuffle in every game."""
    from spicery.core.rng import Rng

    return state.draw(Rng(4))


def test_a_face_down_value_is_in_no_film_and_in_no_message(tmp_path: Path) -> None:
    one = heard_of_a_throw(tmp_path / "a", 30)
    two = heard_of_a_throw(tmp_path / "b", 50)
    assert one[0] == two[0]
    assert one[2] == two[2]
    assert one[1] != two[1]  # who threw it knows: the comparison can fail


@pytest.mark.parametrize("number", ["-1", "x", "99999999999999999999"])
def test_a_film_that_cannot_be_is_unknown(tmp_path: Path, number: str) -> None:
    with serving(tmp_path) as server:
        assert server.ask("GET", f"/api/tables/nowhere/films/{number}")[0] == 404


def test_without_physics_chance_stands_in(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, table = opened(server)
        with ann.at(table) as line:
            line.caught_up(1)
            line.do(THROW, 0)
            line.caught_up(3)
            assert [step["film"] for step in line.news["steps"]] == [0, 0]
            assert "physics" not in server.rooms[table].ledger.record()


def test_a_throw_is_made_again_without_changing_anything(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server)
        with ann.at(table) as line:
            line.caught_up(1)
            line.do(THROW, 0)
            line.caught_up(3)
            kept = film_of(server, table, 3)
        record = server.rooms[table].ledger.record()
        wish = {"record": record, "step": 1, "do": THROW, "seat": 0}
        status, same = ann.ask("POST", "/api/replays/again", wish)
        assert status == 200
        assert base64.b64decode(same["film"]) == kept
        assert [step["v"] for step in same["steps"]] == [2, 3]
        assert same["steps"][1]["told"][0] == landing(line)["told"]["0"][0]
        other = f"throw 40 {FLIGHT.replace('1100', '900')}"
        status, told = ann.ask("POST", "/api/replays/again", {**wish, "do": other})
        assert status == 200
        assert told["film"] != same["film"]
        assert told["steps"][1]["film"] == len(base64.b64decode(told["film"]))
        assert server.rooms[table].ledger.record() == record
        for bad, why in (
            ({"step": 2}, (409, "not-now")),
            ({"step": 99}, (400, "unreadable")),
            ({"do": "decline"}, (400, "unreadable")),
            ({"table": table}, (409, "not-now")),
            ({"table": "nowhere"}, (404, "unknown")),
            ({"record": "nonsense"}, (422, "bad-record")),
        ):
            status, told = ann.ask("POST", "/api/replays/again", {**wish, **bad})
            assert (status, told["why"]) == why


def test_a_replay_says_where_a_motion_can_be_tried_and_which(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server, hands=[0, 80])
        with ann.at(table) as line:
            line.caught_up(1)
            line.do(THROW, 0)
            line.caught_up(3)
        record = server.rooms[table].ledger.record()
        status, replay = ann.ask("POST", "/api/replays?seat=-2", record)
        assert status == 200
        assert [step["motion"] for step in replay["steps"]] == [False, True, False, True]
        status, told = ann.ask("POST", "/api/replays/motions", {"record": record, "step": 3})
        assert (status, told["seat"]) == (200, 1)
        assert {text.split()[0] for text in told["legal"]} == {"throw"}
        assert {text.split()[1] for text in told["legal"]} == {"10", "20", "30", "40", "50", "60"}
        assert told["facts"]["chips"][0]["value"] == "?", "with the eyes of whoever is to throw"
        status, told = ann.ask("POST", "/api/replays/motions", {"record": record, "step": 2})
        assert (status, told["why"]) == (409, "not-now")
        wish = {"record": record, "step": 3, "do": BACK, "seat": 1}
        films = [ann.ask("POST", "/api/replays/again", wish)[1]["film"] for _ in range(2)]
        assert films[0] == films[1], "one's own motion, without the noise of a bot's hand"


def test_where_nothing_is_simulated_no_motion_can_be_tried(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, table = opened(server)
        record = server.rooms[table].ledger.record()
        steps = ann.ask("POST", "/api/replays", record)[1]["steps"]
        assert not any(step["motion"] for step in steps)
        told = ann.ask("POST", "/api/replays/motions", {"record": record, "step": 1})
        assert (told[0], told[1]["why"]) == (409, "not-now")


def test_practice_lays_chips_out_and_throws_one_more(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann = server.guest("Ann")
        lying = [[20, 0, 0, 20, 0, 0, 0], [60, -1300, 1300, 20, 0, 0, 1]]
        wish: dict[str, Any] = {"game": "safranito", "lying": lying}
        status, told = ann.ask("POST", "/api/practice", wish)
        assert (status, len(told["steps"]), told["film"]) == (200, 1, "")
        chips = told["steps"][0]["facts"]["chips"]
        assert [(chip["value"], chip["place"]) for chip in chips] == [
            (20, "saffron"),
            (60, "curry"),
        ]
        status, told = ann.ask("POST", "/api/practice", {**wish, "do": THROW})
        assert status == 200
        assert told["steps"][1]["told"][0].startswith("threw 0 2 ")
        assert told["steps"][2]["told"][0].startswith("landed 2 ")
        assert told["steps"][2]["film"] == len(base64.b64decode(told["film"])) > 0
        assert decode(base64.b64decode(told["film"])).tracks[0].body == 2
        assert ann.ask("POST", "/api/practice", {**wish, "do": THROW})[1] == told, "repeatable"
        for bad, why in (
            ({"do": "decline"}, (400, "unreadable")),
            ({"do": THROW.replace("30", "20")}, (400, "unreadable")),  # it lies there
            ({"do": BACK}, (400, "unreadable")),  # from the other side
            ({"lying": [*lying, lying[0]]}, (400, "unreadable")),
            ({"lying": [[25, 0, 0, 20, 0, 0, 0]]}, (400, "unreadable")),
            ({"lying": [[20, 3000, 0, 20, 0, 0, 0]]}, (400, "unreadable")),  # off the board
            ({"lying": [[20, 0, 0, 20, 0, 0, 2]]}, (400, "unreadable")),
            ({"lying": [[20, 0]]}, (400, "unreadable")),
            ({"lying": [[20, 0, 0, 20, 0, 0, 0, 2]]}, (400, "unreadable")),  # no such seat
            (
                {"lying": [[10 * value, 0, 0, 20, 0, 0, 0] for value in range(1, 7)]},
                (400, "unreadable"),
            ),
            ({"lying": [[20, 10**18, 0, 20, 0, 0, 0]]}, (400, "unreadable")),
            ({"game": "spicy"}, (404, "unknown")),
            ({"game": "nothing"}, (404, "unknown")),
        ):
            status, told = ann.ask("POST", "/api/practice", {**wish, **bad})
            assert (status, told["why"]) == why, bad
    with serving(tmp_path) as server:
        told = server.guest("Ann").ask("POST", "/api/practice", wish)
        assert (told[0], told[1]["why"]) == (409, "not-now")


def test_practice_lays_out_the_chips_of_a_rival(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        lying = [[20, 0, 0, 20, 0, 0, 0, 1], [20, -1300, 0, 20, 0, 0, 0]]
        wish = {"game": "safranito", "lying": lying, "do": THROW}
        status, told = server.guest("Ann").ask("POST", "/api/practice", wish)
        assert status == 200
        chips = told["steps"][0]["facts"]["chips"]
        assert [(chip["token"], chip["seat"], chip["place"]) for chip in chips] == [
            (0, 0, "chili"),
            (6, 1, "saffron"),
        ]
        assert told["steps"][1]["told"][0].startswith("threw 0 1 ")


@pytest.mark.parametrize("where", ["practice", "table"])
def test_an_answer_that_the_rules_forbid_can_be_tried_again(
    tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, physics=1) as server:
        ann, table = opened(server)
        simulate = server.app.registry.services.physics.simulate

        async def sunk(request: PhysicsRequest) -> PhysicsResult:
            found: PhysicsResult = await simulate(request)
            numbers = list(found.numbers)
            numbers[4] = -500  # in the board
            return found._replace(numbers=tuple(numbers))

        def thrown() -> tuple[str, str]:
            """The code and text of the refusal; empty if it is accepted."""
            if where == "practice":
                told = ann.ask("POST", "/api/practice", {"game": "safranito", "do": THROW})[1]
            else:
                with ann.at(table) as line:
                    line.caught_up(1)
                    told = line.do(THROW, 0, after=1)
            return told.get("why", ""), told.get("detail", "")

        with monkeypatch.context() as fault:
            fault.setattr(server.app.registry.services.physics, "simulate", sunk)
            why, detail = thrown()
            assert (why, "try again" in detail) == ("not-now", True), detail
        assert thrown() == ("", "")
