"""The published rule of docs/fairness.md, to the hundredth of a second, on virtual time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.compiled_only import compiled_only
from tests.server.simulated_clients import TableClient, Told
from tests.server.simulation import InMemoryStore, SimulatedServer, run_simulated

pytestmark = compiled_only

CHALLENGE = "challenge number"


def now() -> float:
    """The time of the event loop."""
    return asyncio.get_running_loop().time()


async def people(*servers: SimulatedServer, **wish: Any) -> list[TableClient]:
    """People at a table of Spicy, each with a connection to their seat's server; seat 0 begins."""
    guests = [await server.guest().named(f"P{seat}") for seat, server in enumerate(servers)]
    table = await guests[0].open(seats=len(servers), options={"starter": 0}, **wish)
    lines = [guest.at(table, seat) for seat, guest in enumerate(guests)]
    for seat, line in enumerate(lines[1:], 1):
        await line.insist("sit", seat=seat)
    await lines[0].insist("start")
    await caught_up(lines, 1)
    return lines


async def caught_up(lines: list[TableClient], version: int) -> None:
    """Wait until everybody has received a version."""
    for line in lines:
        await line.until(lambda line=line: line.news.get("v", 0) >= version)  # type: ignore[misc]


async def play(lines: list[TableClient], seat: int, claim: str) -> int:
    """A seat plays its first card; the version."""
    told = await lines[seat].do(seat, card_of(lines[seat], seat, claim))
    assert told["say"] == "ack"
    await caught_up(lines, told["v"])
    version: int = told["v"]
    return version


def card_of(line: TableClient, seat: int, claim: str) -> str:
    """The action with which a seat plays its first card."""
    return f"play {line.news['looks'][0]['facts']['hands'][seat][0]} as {claim}"


async def let_go(lines: list[TableClient], *seats: int) -> int:
    """Seats let a card go; the version."""
    version = 0
    for seat in seats:
        version = (await lines[seat].do(seat, "let go"))["v"]
        await caught_up(lines, version)
    return version


async def answer(line: TableClient, id_: str) -> Told:
    """The answer to a message that was posted."""
    await line.until(lambda: id_ in line.answers)
    return line.answers[id_]


@pytest.mark.parametrize(("later", "first"), [(0.08, "far"), (0.12, "near")])
def test_a_slower_line_is_given_back_half_its_round_trip(later: float, first: str) -> None:
    async def run() -> dict[str, Told]:
        async with SimulatedServer(InMemoryStore()) as sim:
            lines = await people(sim, sim, sim)
            version = await play(lines, 0, "1 chili")
            _, near, far = lines
            await near.echo(0.0)
            await far.echo(0.2)  # 0.1 seconds each way
            near.post("do", "near", seat=1, do=CHALLENGE, after=version)
            await asyncio.sleep(later)
            far.post("do", "far", seat=2, do=CHALLENGE, after=version)
            return {"near": await answer(near, "near"), "far": await answer(far, "far")}

    told = run_simulated(run())
    assert told.pop(first)["say"] == "ack"
    assert [each["why"] for each in told.values()] == ["late"]


def test_covering_a_card_races_with_a_challenge() -> None:
    """The seat on turn covers the card; a challenge that arrives a little later but was sent
    from far away comes first."""

    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            lines = await people(sim, sim, sim)
            await play(lines, 0, "1 chili")
            version = await let_go(lines, 1, 2)
            await lines[2].echo(0.2)
            cover = card_of(lines[1], 1, "2 chili")
            lines[1].post("do", "cover", seat=1, do=cover, after=version)
            await asyncio.sleep(0.03)
            told = await lines[2].ask("do", seat=2, do=CHALLENGE, after=version)
            assert told["say"] == "ack"
            assert (await answer(lines[1], "cover"))["why"] == "late"

    run_simulated(run())


@pytest.mark.parametrize(("first", "answered"), [(1, ("ack", None)), (2, ("refused", "late"))])
def test_what_is_sent_again_while_a_race_is_open_is_answered_where_it_was_sent_last(
    first: int, answered: tuple[str, str | None]
) -> None:
    """The connection breaks, and the client resends what was not answered on a new one."""

    async def run() -> tuple[Told, TableClient]:
        async with SimulatedServer(InMemoryStore()) as sim:
            lines = await people(sim, sim, sim, clock={"lag": 1.0})
            version = await play(lines, 0, "1 chili")
            if first == 2:
                await lines[2].echo(0.6)  # half is given back, so that it comes first
            said = {"seat": 1, "do": CHALLENGE, "after": version}
            lines[1].post("do", "mine", **said)
            again = sim.guest(lines[1].person.cookie).at(lines[1].table, 1)
            await again.connect()
            again.post("do", "mine", **said)
            if first == 2:
                await asyncio.sleep(0.2)
                told = await lines[2].ask("do", seat=2, do=CHALLENGE, after=version)
                assert told["say"] == "ack"
            return await answer(again, "mine"), lines[1]

    told, before = run_simulated(run())
    assert (told["say"], told.get("why")) == answered
    assert "mine" not in before.answers


def test_with_two_nobody_waits_for_the_lag() -> None:
    async def run() -> float:
        async with SimulatedServer(InMemoryStore()) as sim:
            lines = await people(sim, sim, clock={"lag": 1.0})
            begun = now()
            await play(lines, 0, "1 chili")
            assert (await lines[1].do(1, CHALLENGE))["say"] == "ack"
            return now() - begun

    assert run_simulated(run()) == 0


def test_the_reaction_window_closes_in_time() -> None:
    async def run() -> None:
        async with SimulatedServer(InMemoryStore()) as sim:
            clock = {"kind": "live", "move": 60, "reaction": 8}
            lines = await people(sim, sim, sim, clock=clock)
            version = await play(lines, 0, "1 chili")
            begun = now()
            assert lines[1].news["left"] == 8
            await caught_up(lines, version + 2)
            assert 8 <= now() - begun < 8.1
            assert lines[1].news["waiting"] == [1]
            assert lines[1].news["left"] == 60
            assert [seat["kind"] for seat in lines[1].about["seats"]] == ["person"] * 3

    run_simulated(run())


def test_bots_let_people_decide_first() -> None:
    async def run() -> float:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            table = await ann.open(seats=3, start=True, options={"starter": 1}, sit=["Ann"])
            line = ann.at(table, 0)
            await line.connect()
            await line.until(lambda: line.news.get("waiting") == [2, 0])
            begun = now()
            await line.until(lambda: line.news["waiting"] != [2, 0])
            return now() - begun

    assert 2.5 <= run_simulated(run()) < 3.5
