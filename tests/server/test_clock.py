"""Adjusting the machine's clock changes no deadline."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.compiled_only import compiled_only
from tests.server.simulated_clients import TableClient, play
from tests.server.simulation import InMemoryStore, SimulatedServer, run_simulated

pytestmark = compiled_only

HOUR = 3600.0
LIVE = {"kind": "live", "move": 60, "reaction": 8}
RELAXED = {"kind": "relaxed", "move": 100, "reaction": 100}


async def two_seats(sim: SimulatedServer, **wish: object) -> TableClient:
    """Ann on two seats of a table of Spicy; it is her turn."""
    ann = await sim.guest().named("Ann")
    wished: dict[str, Any] = {
        "sit": ["Ann", "Bea"],
        "options": {"starter": 0},
        "start": True,
        **wish,
    }
    line = ann.at(await ann.open(**wished), 0, 1)
    await line.connect()
    await line.until(lambda: bool(line.news))
    return line


async def waited(line: TableClient, kind: str) -> float:
    """The seconds until the seat's kind of player changes."""
    begin = asyncio.get_running_loop().time()
    await line.until(lambda: line.about["seats"][0]["kind"] == kind)
    return asyncio.get_running_loop().time() - begin


async def left_at(line: TableClient) -> float:
    """The time left as a new connection sees it."""
    other = line.person.sim.guest().at(line.table)
    await other.connect()
    assert other.about["clock"]["left"] is not None
    left: float = other.about["clock"]["left"]
    return left


def test_a_clock_that_is_set_back_gives_nobody_an_hour_more() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            line = await two_seats(sim, clock=LIVE)
            await asyncio.sleep(10)
            sim.clock.wrong = -HOUR
            assert await left_at(line) == 50
            assert 49 < await waited(line, "stand-in") < 51

    run_simulated(run())


@pytest.mark.parametrize("how", ["another connection", "another hello", "as an onlooker"])
def test_who_is_there_already_gets_no_more_time_by_coming_again(how: str) -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            line = await two_seats(sim, clock=LIVE)
            await asyncio.sleep(40)
            if how == "another hello":
                line._say({"say": "hello", "since": 0})
            else:
                other = line.person.at(line.table, 0, 1)
                await other.connect()
                if how == "as an onlooker":
                    other._say({"say": "hello", "since": 0, "watch": True})
                    await asyncio.sleep(0)
                    other._say({"say": "hello", "since": 0})
            assert await left_at(line) == 20
            assert 19 < await waited(line, "stand-in") < 21

    run_simulated(run())


def test_whoever_comes_first_after_all_were_away_has_their_time() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            line = await two_seats(sim, clock=LIVE)
            await asyncio.sleep(40)
            line.hang_up()
            await asyncio.sleep(10)
            await line.connect()
            assert await left_at(line) == 60

    run_simulated(run())


def test_a_clock_that_is_set_forward_takes_nothing_away() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            line = await two_seats(sim, clock=LIVE)
            await asyncio.sleep(10)
            sim.clock.wrong = HOUR
            assert await left_at(line) == 50
            assert 49 < await waited(line, "stand-in") < 51

    run_simulated(run())


def test_bots_go_on_when_the_clock_is_set_back() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            line = await two_seats(sim, sit=["Ann"], options={"starter": 1}, bot="random")
            for _ in range(3):
                version = line.news["v"]
                sim.clock.wrong -= HOUR
                begin = asyncio.get_running_loop().time()
                if 0 in line.news["waiting"]:
                    await line.do(0, line.legal(0)[0])
                await line.until(lambda: line.news["v"] > version)  # noqa: B023
                assert asyncio.get_running_loop().time() - begin < 5

    run_simulated(run())


def test_a_log_from_the_future_is_played_on_at_once() -> None:
    """If the clock was set back while no server ran, no question counts as asked in the future."""

    async def before() -> tuple[bytes, str, str]:
        async with SimulatedServer(InMemoryStore()) as sim:
            sim.clock.wrong = HOUR
            line = await two_seats(sim, clock=RELAXED)
            await asyncio.sleep(60)
            return sim.store.base.serialize(), line.person.cookie, line.table

    async def after(kept: bytes, cookie: str, table: str) -> None:
        async with SimulatedServer(InMemoryStore(kept)) as sim:
            line = sim.guest(cookie).at(table, 0, 1)
            (own,) = await line.person.insist("GET", "/api/me/tables")
            assert (own["ago"], own["left"]) == (0.0, 100.0)
            await line.connect()
            assert line.about["clock"]["left"] == 100
            assert 99 < await waited(line, "stand-in") < 101

    run_simulated(after(*run_simulated(before())))


def test_old_questions_keep_their_age() -> None:
    """However long ago they were asked, and however recently the machine was started."""

    async def before() -> tuple[bytes, str, str]:
        async with SimulatedServer(InMemoryStore()) as sim:
            line = await two_seats(sim, clock=RELAXED)
            return sim.store.base.serialize(), line.person.cookie, line.table

    async def after(kept: bytes, cookie: str, table: str) -> None:
        async with SimulatedServer(InMemoryStore(kept)) as sim:
            sim.clock.wrong = 90.0
            line = sim.guest(cookie).at(table, 0, 1)
            await line.connect()
            assert line.about["clock"]["left"] == 10

    run_simulated(after(*run_simulated(before())))


def test_another_game_begins_though_the_clock_is_set_back() -> None:
    """Ann asks for it, Ben is gone, and the clock is adjusted before it can begin."""

    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann, ben = [await sim.guest().named(name) for name in ("Ann", "Ben")]
            table = await ann.open(options={"above": 80}, clock={"lag": 0})
            one, two = ann.at(table, 0), ben.at(table, 1)
            await two.insist("sit", seat=1)
            await one.insist("start")
            await play([one, two], 1000, lambda legal: legal[-1])
            two.hang_up()
            await one.insist("rematch")
            sim.clock.wrong = -HOUR
            begin = asyncio.get_running_loop().time()
            await one.until(lambda: bool(one.about["rematch"]))
            assert asyncio.get_running_loop().time() - begin < 20

    run_simulated(run())


def test_who_was_removed_may_sit_down_again_though_the_clock_is_set_back() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann, ben = [await sim.guest().named(name) for name in ("Ann", "Ben")]
            table = await ann.open()
            one, two = ann.at(table, 0), ben.at(table, 1)
            await two.insist("sit", seat=1)
            await one.ask("remove", seat=1)
            assert (await two.ask("sit", seat=1))["say"] == "refused"
            sim.clock.wrong = -HOUR
            await asyncio.sleep(sim.registry.settings.barred + 1)
            assert (await two.ask("sit", seat=1))["say"] == "ack"

    run_simulated(run())
