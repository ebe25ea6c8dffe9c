"""Two processes on one store: no process relies on memory that the other has outdated."""

from __future__ import annotations

import asyncio

import pytest

from spicery.server.physics.shaker_handlers import end
from tests.compiled_only import compiled_only
from tests.server.simulated_clients import Person, Told
from tests.server.simulation import (
    Plan,
    SimulatedServer,
    opened,
    run_simulated,
    two_processes,
)
from tests.server.stub_shakers import give

pytestmark = compiled_only


def test_a_hint_of_before_is_not_given_again_where_another_process_gave_a_newer_one() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann = await one.guest().named("Ann")
            table = await ann.open(sit=["Ann", "Bea"], options={"starter": 0}, start=True)
            here = await opened(ann.at(table, 0, 1))
            there = await opened(two.guest(ann.cookie).at(table, 0, 1))
            first = await here.ask("hint", seat=0)
            await here.do(0, first["do"])
            while here.news["waiting"] != [0] or "pass" not in here.legal(0):
                seat = here.news["waiting"][0]
                likely = [text for text in ("let go", "pass") if text in here.legal(seat)]
                await here.do(seat, likely[0])
            await there.until(lambda: there.news["v"] == here.news["v"])
            newer = await there.ask("hint", seat=0)
            await here.until(lambda: here.about["seats"][0]["hints"] == 2)
            again = await here.ask("hint", seat=0)
            assert first["do"] not in here.legal(0)
            assert again["do"] in here.legal(0), "it is for what is asked now"
            assert newer["do"] in here.legal(0)
            assert (await here.ask("hint", seat=0))["do"] == again["do"]
            assert here.about["seats"][0]["hints"] == 2

    run_simulated(run())


# -- what waits for a hand to be empty --------------------------------------------------------


async def two_at_a_table(one: SimulatedServer) -> tuple[Person, Person, str]:
    """Ann, the host, and Ben play; no clock runs."""
    ann, ben = [await one.guest().named(name) for name in ("Ann", "Ben")]
    table = await ann.open(seats=3, options={"starter": 0})
    await ben.at(table, 1).insist("sit", seat=1)
    await ann.at(table, 0).insist("start", bot="sensible")
    return ann, ben, table


ASKED: dict[str, tuple[int, Told]] = {  # who asks, what
    "stand": (1, {"seat": 1}),
    "remove": (0, {"seat": 1}),
    "cover": (0, {"seat": 1}),
}


async def asked_while_held(what: str, *, stale: bool) -> tuple[Told, Told]:
    """The answers to a request that waits for Ben's shaker and cannot be written at first."""
    async with two_processes() as (one, two):
        ann, ben, table = await two_at_a_table(one)
        lines = [await opened(ann.at(table, 0)), await opened(ben.at(table, 1))]
        asker, fields = ASKED[what]
        line = lines[asker]
        held = give(one, table, 1)
        if what == "cover":
            for each in [*one.lines, *two.lines]:
                if each.person.cookie == ben.cookie:
                    each.hang_up()
            await asyncio.sleep(1)
        line.post(what, "w", **fields)
        await asyncio.sleep(0.1)
        assert "w" not in line.answers, "what is in the hand comes first"
        if stale:
            one.registry._unwatch()
            other = await opened(two.guest(ann.cookie).at(table, 0))
            await other.insist("hint", seat=0)
        else:
            one.store.plan = Plan(1)
            one.store.plan.reads = False
        end(one.registry.rooms[table], held, None)
        await line.until(lambda: "w" in line.answers)
        first = line.answers["w"]
        return first, await line.ask(what, "w", **fields)


@pytest.mark.parametrize("what", ASKED)
def test_what_waited_for_a_hand_and_cannot_be_kept_is_refused(what: str) -> None:
    first, second = run_simulated(asked_while_held(what, stale=False))
    assert (first["say"], first["why"]) == ("refused", "not-now")
    assert second["say"] == "ack"


@pytest.mark.parametrize("what", ASKED)
def test_what_waited_for_a_hand_is_done_though_another_process_wrote_first(what: str) -> None:
    first, second = run_simulated(asked_while_held(what, stale=True))
    assert (first["say"], second["say"]) == ("ack", "ack")


# -- actions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lag", [0.0, 0.2])
def test_an_action_counts_though_another_process_wrote_something_else_first(lag: float) -> None:
    async def run() -> Told:
        async with two_processes() as (one, two):
            ann = await one.guest().named("Ann")
            table = await ann.open(
                sit=["Ann", "Bea"], options={"starter": 0}, start=True, clock={"lag": lag}
            )
            here = await opened(ann.at(table, 0, 1))
            there = await opened(two.guest(ann.cookie).at(table, 0, 1))
            one.registry._unwatch()  # deaf: only the store can tell it
            await there.insist("hint", seat=0)
            return await here.do(0, next(t for t in here.legal(0) if t.startswith("play")))

    assert run_simulated(run())["say"] == "ack"


def test_an_action_that_came_to_both_processes_is_acknowledged_by_both() -> None:
    async def run() -> list[Told]:
        async with two_processes() as (one, two):
            ann = await one.guest().named("Ann")
            table = await ann.open(sit=["Ann", "Bea"], options={"starter": 0}, start=True)
            lines = [await opened(sim.guest(ann.cookie).at(table, 0, 1)) for sim in (one, two)]
            for sim in (one, two):
                sim.registry._unwatch()
            do = next(text for text in lines[0].legal(0) if text.startswith("play"))
            said = {"seat": 0, "do": do, "after": 1}
            first = await lines[0].ask("do", "same", **said)
            await asyncio.sleep(1)
            return [first, await lines[1].ask("do", "same", **said)]

    first, second = run_simulated(run())
    assert first["say"] == "ack"
    assert second == first


# -- who is there -----------------------------------------------------------------------------


def test_who_is_connected_to_another_process_is_shown_as_connected() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann, ben, table = await two_at_a_table(one)
            for each in one.lines:
                each.hang_up()
            await asyncio.sleep(10)
            here = await opened(ann.at(table, 0))
            assert here.about["seats"][1]["gone"] >= 10
            there = await opened(two.guest(ben.cookie).at(table, 1))
            await here.until(lambda: here.about["seats"][1]["here"])
            assert here.about["seats"][1]["gone"] is None
            await there.until(lambda: there.about["seats"][0]["here"])
            assert there.about["away"] is None, "nor is the host away"
            there.hang_up()
            await here.until(lambda: not here.about["seats"][1]["here"])
            seat: Told = here.about["seats"][1]
            assert 0 <= seat["gone"] < 1

    run_simulated(run())


def test_who_leaves_another_process_for_good_is_stood_in_for() -> None:
    """Nobody else is connected to that process."""

    async def run() -> None:
        async with two_processes() as (one, two):
            ann, ben = [await one.guest().named(name) for name in ("Ann", "Ben")]
            clock = {"kind": "live", "move": 600, "reaction": 600}
            table = await ann.open(seats=2, options={"starter": 0}, clock=clock)
            here, there = ann.at(table, 0), two.guest(ben.cookie).at(table, 1)
            await here.connect()
            await there.insist("sit", seat=1)
            await here.insist("start")
            await here.until(lambda: here.about["seats"][1]["here"])
            there.hang_up()
            await here.until(lambda: here.about["seats"][1]["kind"] == "stand-in")

    run_simulated(run())


def test_a_store_that_cannot_be_read_makes_nobody_come_or_go() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann, ben, table = await two_at_a_table(one)
            for each in one.lines:
                each.hang_up()
            here = await opened(ann.at(table, 0))
            await opened(two.guest(ben.cookie).at(table, 1))
            await here.until(lambda: here.about["seats"][1]["here"])
            one.store.plan = Plan(1, 1000)
            await asyncio.sleep(30)
            assert here.about["seats"][1]["here"]
            one.store.plan = Plan()

    run_simulated(run())


def test_whose_process_fell_silent_is_away_since_its_last_sign() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann, ben, table = await two_at_a_table(one)
            for each in one.lines:
                each.hang_up()
            here = await opened(ann.at(table, 0))
            await opened(two.guest(ben.cookie).at(table, 1))
            await here.until(lambda: here.about["seats"][1]["here"])
            assert two.registry._sweeper is not None
            two.registry._sweeper.cancel()  # it does not say any more that it is alive
            await here.until(lambda: not here.about["seats"][1]["here"])
            seat: Told = here.about["seats"][1]
            assert 89 < seat["gone"] < 95

    run_simulated(run())
