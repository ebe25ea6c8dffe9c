"""Succession: a host who leaves hands the table on, so that a table always has a host."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.compiled_only import compiled_only
from tests.server.simulated_clients import Person, TableClient
from tests.server.simulation import InMemoryStore, Plan, SimulatedServer, run_simulated

pytestmark = compiled_only
NAMES = ("Ann", "Ben", "Cleo")


@asynccontextmanager
async def three(
    *, start: bool = True, store: InMemoryStore | None = None, **wish: Any
) -> AsyncIterator[tuple[SimulatedServer, list[TableClient]]]:
    """Ann opens a table; Cleo sits down before Ben does, and all are there."""
    async with SimulatedServer(store or InMemoryStore()) as sim:
        people = [await sim.guest().named(name) for name in NAMES]
        table = await people[0].open(seats=3, options={"starter": 0}, sit=["Ann"], **wish)
        lines = [person.at(table, seat) for seat, person in enumerate(people)]
        for seat in (0, 2, 1):
            await lines[seat].connect()
            if seat:
                await lines[seat].insist("sit", seat=seat)
        if start:
            await lines[0].insist("start")
        yield sim, lines


def hosts(line: TableClient) -> list[str]:
    """The host, as each connection sees it."""
    return [seat["name"] for seat in line.about["seats"] if seat["host"]]


def test_a_host_who_leaves_the_game_hands_it_on_to_who_sat_down_first() -> None:
    async def run() -> None:
        async with three() as (_, lines):
            ann, ben, cleo = lines
            await ann.insist("stand", seat=0)
            await ben.until(lambda: hosts(ben) == ["Cleo"])
            assert (cleo.about["host"], ann.about["host"]) == (True, False)
            assert (await ben.ask("remove", seat=0))["why"] == "not-yours"
            await ann.insist("return", seat=0)
            assert hosts(ann) == ["Cleo"], "it is not taken back"
            assert (await ann.ask("remove", seat=1))["why"] == "not-yours"
            await cleo.insist("remove", seat=0)

    run_simulated(run())


def test_whoever_is_not_there_is_passed_over() -> None:
    async def run() -> None:
        async with three() as (_, lines):
            ann, ben, cleo = lines
            cleo.hang_up()
            await ben.until(lambda: not ben.about["seats"][2]["here"])
            await ann.insist("stand", seat=0)
            await ben.until(lambda: hosts(ben) == ["Ben"])

    run_simulated(run())


def test_a_host_who_leaves_nobody_behind_stays_the_host_until_somebody_comes() -> None:
    async def run() -> None:
        async with three() as (_, lines):
            ann, ben, cleo = lines
            for line in (ben, cleo):
                line.hang_up()
            await ann.until(lambda: not any(seat["here"] for seat in ann.about["seats"][1:]))
            await ann.insist("stand", seat=0)
            assert hosts(ann) == ["Ann"]
            ann.hang_up()
            await asyncio.sleep(30)
            await ben.connect()
            assert hosts(ben) == ["Ann"]
            begin = asyncio.get_running_loop().time()
            await ben.until(lambda: hosts(ben) == ["Ben"])
            assert 80 < asyncio.get_running_loop().time() - begin < 100, "two minutes in all"

    run_simulated(run())


@pytest.mark.parametrize("start", [True, False])
def test_a_host_who_stays_away_without_a_word_is_waited_for_longer(start: bool) -> None:
    async def run() -> None:
        async with three(start=start) as (_, lines):
            ann, ben, _cleo = lines
            ann.hang_up()
            await asyncio.sleep(500)
            await ann.connect()
            assert hosts(ann) == ["Ann"], "who comes back in time is the host"
            ann.hang_up()
            await asyncio.sleep(590)
            assert hosts(ben) == ["Ann"]
            await asyncio.sleep(20)
            assert hosts(ben) == ["Cleo"]

    run_simulated(run())


def test_where_people_are_mostly_away_nobody_loses_the_table_by_it() -> None:
    async def run() -> None:
        async with three(clock={"kind": "relaxed"}) as (_, lines):
            ann, ben, _cleo = lines
            ann.hang_up()
            await asyncio.sleep(3600)
            assert hosts(ben) == ["Ann"]

    run_simulated(run())


def test_who_is_connected_to_another_process_has_not_left() -> None:
    async def run() -> None:
        store = InMemoryStore()
        async with three(store=store) as (_, lines), SimulatedServer(store) as two:
            ann, ben, _cleo = lines
            there = two.guest(ann.person.cookie).at(ann.table, 0)
            await there.connect()
            ann.hang_up()
            await asyncio.sleep(3600)
            assert hosts(ben) == ["Ann"]
            there.hang_up()
            await asyncio.sleep(590)
            assert hosts(ben) == ["Ann"], "the wait begins only now"
            await asyncio.sleep(20)
            assert hosts(ben) == ["Cleo"]

    run_simulated(run())


@pytest.mark.parametrize("seats", [["Ann"], ["Ann", "Anna"]])
def test_who_still_plays_or_has_nobody_else_stays_the_host(seats: list[str]) -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(seats=3, sit=seats, several=True)
            line = ann.at(table, 0)
            if len(seats) > 1:
                ben = await sim.guest().named("Ben")
                await ben.at(table, 2).insist("sit", seat=2)
            await line.insist("start", bot="random")
            await line.insist("stand", seat=0)
            assert line.about["host"]
            kinds = [entry["type"] for entry in sim.store.log(table)]
            assert "hosted" not in kinds

    run_simulated(run())


def test_a_finished_table_is_left_as_it_is() -> None:
    """It does not return to the lists of people who put it away."""

    async def run() -> None:
        async with three() as (sim, lines):
            room = sim.registry.rooms[lines[0].table]
            assert room.ledger.table is not None
            room.ledger.older = 1  # as good as finished
            lines[0].hang_up()
            await asyncio.sleep(3600)
            assert hosts(lines[1]) == ["Ann"]

    run_simulated(run())


def test_the_new_host_is_the_host_after_a_restart_and_of_the_next_game() -> None:
    async def run() -> None:
        async with three() as (sim, lines):
            await lines[0].insist("stand", seat=0)
            await lines[2].until(lambda: lines[2].about["host"])
            kept, table = sim.store.base.serialize(), lines[0].table
            cookie = lines[2].person.cookie
        async with SimulatedServer(InMemoryStore(kept)) as again:
            cleo = Person(again, cookie)
            status, about = await cleo.ask("GET", f"/api/tables/{table}")
            assert (status, about["host"]) == (200, True)
            assert [each["host"] for each in await cleo.insist("GET", "/api/me/tables")] == [True]

    run_simulated(run())


def test_it_is_handed_on_though_the_disk_was_full_at_first() -> None:
    async def run() -> None:
        async with three() as (sim, lines):
            ann, ben, _cleo = lines
            ann.hang_up()
            await asyncio.sleep(599)
            sim.store.plan = Plan(1, 3)
            sim.store.plan.reads = False
            await ben.until(lambda: hosts(ben) == ["Cleo"])

    run_simulated(run())
