"""Stand-ins for people who are out of time or gone, and their return."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.compiled_only import compiled_only
from tests.server.live_server import serving
from tests.server.simulation import InMemoryStore, SimulatedServer, run_simulated

pytestmark = compiled_only

LIVE = {"kind": "live", "move": 0.3, "reaction": 0.2}
LIVE_MINUTE = {"kind": "live", "move": 60, "reaction": 60}
PATIENT = {"kind": "live", "move": 3600, "reaction": 3600}


def kinds_in(sim: SimulatedServer, table: str) -> list[str]:
    """The kinds of players ever seated, in the order of the log."""
    return [each["kind"] for each in sim.store.log(table) if each["type"] == "seated"]


def test_a_stand_in_takes_over_and_gives_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(seats=2, options={"starter": 0}, clock={**LIVE, "move": 0.3})
        with ann.at(table) as one, ben.at(table) as two:
            two.ask("sit", seat=1)
            one.ask("start")
            one.caught_up(1)
            about = one.until("table", where=lambda m: m["seats"][0]["kind"] == "stand-in")
            assert about["seats"][0] == {
                "seat": 0,
                "name": "Ann",
                "kind": "stand-in",
                "bot": "sensible",
                "style": "",
                "here": False,
                "mine": True,
                "hints": 0,
                "host": True,
                "gone": None,
                "again": False,
            }
            assert one.caught_up(2)["steps"][-1]["seat"] == 0  # it acted for her
            assert one.do("pass", 0)["why"] == "not-now"
            assert two.ask("return", seat=0)["why"] == "not-yours"
            assert one.ask("return", seat=0)["say"] == "ack"
            assert one.about["seats"][0]["kind"] == "person"
            assert one.ask("return", seat=0)["say"] == "ack"  # again, harmless


def test_who_is_gone_too_long_is_stood_in_for(tmp_path: Path) -> None:
    with serving(tmp_path, gone=0.2) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        clock = {"kind": "live", "move": 60, "reaction": 60}
        table = ann.open(seats=2, options={"starter": 0}, clock=clock)
        with ann.at(table) as one:
            with ben.at(table) as two:
                two.ask("sit", seat=1)
                one.ask("start")
            one.until("table", where=lambda m: m["seats"][1]["kind"] == "stand-in")
            with ben.at(table) as two:
                assert two.ask("return", seat=1)["say"] == "ack"
                assert two.about["seats"][1]["kind"] == "person"


def test_a_short_absence_costs_nothing() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(options={"starter": 0}, clock=PATIENT, start=True)
            gone = sim.registry.settings.gone
            line = ann.at(table, 0)
            await line.connect()
            line.hang_up()
            await asyncio.sleep(0.9 * gone)
            await line.connect()
            await asyncio.sleep(2 * gone)
            assert kinds_in(sim, table) == ["person", "bot"]

    run_simulated(run())


def test_without_a_clock_nobody_is_hurried() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(options={"starter": 0}, start=True)
            line = ann.at(table, 0)
            await line.connect()
            await line.until(lambda: bool(line.news))
            assert line.news["left"] is None
            line.hang_up()
            await asyncio.sleep(86_400)
            await line.connect()
            assert line.about["clock"] == {"kind": "none", "move": 0, "reaction": 0, "left": None}
            assert line.about["seats"][0]["kind"] == "person"

    run_simulated(run())


def test_relaxed_time_runs_while_the_room_sleeps() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            clock = {"kind": "relaxed", "move": 3600, "reaction": 3600}
            table = await ann.open(options={"starter": 0}, start=True, clock=clock)
            kept = sim.store.base.serialize()
            assert 0 < (await ann.ask("GET", f"/api/tables/{table}"))[1]["clock"]["left"] <= 3600
        await asyncio.sleep(3601)  # no server runs
        async with SimulatedServer(InMemoryStore(kept)) as sim:
            line = sim.guest(ann.cookie).at(table, 0)
            await line.connect()
            await line.until(lambda: line.about["seats"][0]["kind"] == "stand-in")
            assert kinds_in(sim, table) == ["person", "bot", "stand-in"]

    run_simulated(run())


def test_leaving_a_running_game_and_coming_back(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=0.2) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, options={"starter": 0}, start=True)
        with ann.at(table) as line:
            line.until("news")
            assert line.ask("stand", seat=0)["say"] == "ack"
            assert line.about["seats"][0]["kind"] == "stand-in"
            assert line.about["seats"][0]["mine"]
            line.caught_up(2)
            assert line.ask("return", seat=0)["say"] == "ack"


def test_no_time_runs_while_nobody_is_there() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(options={"starter": 0}, clock=LIVE_MINUTE, start=True)
            line = ann.at(table, 0)
            await line.connect()
            line.hang_up()
            await asyncio.sleep(600)
            await line.connect()
            await line.until(lambda: bool(line.news))
            assert line.news["v"] == 1
            assert line.about["seats"][0]["kind"] == "person"
            assert 59 < line.about["clock"]["left"] <= 60

    run_simulated(run())
