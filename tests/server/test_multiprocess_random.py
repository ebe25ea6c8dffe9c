"""Three processes on one store, with a bot and people who send many messages twice.

Every action in the log answers a question that its sender was shown, and no id occurs twice.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest

from spicery.games import find
from tests.compiled_only import compiled_only
from tests.server.simulated_clients import TableClient, Told
from tests.server.simulation import InMemoryStore, SimulatedServer, run_simulated

pytestmark = compiled_only

PROCESSES = 3
LATE = (0.0, 0.01, 0.1, 0.3, 1.0)  # seconds after which a process hears what another wrote


@dataclass
class Sent:
    """An action that was sent, and the version its sender had seen."""

    seat: int
    do: str
    after: int


def hear_late(sim: SimulatedServer, rng: random.Random) -> None:
    """Delay a process's notifications of other processes' writes."""
    house = sim.registry
    house._unwatch()
    loop = asyncio.get_running_loop()

    def heard(table: str, length: int) -> None:
        loop.call_later(rng.choice(LATE), house._on_append, table, length)

    house._unwatch = sim.store.watch(heard)


async def act_wildly(lines: list[TableClient], seat: int, rng: random.Random) -> dict[str, Sent]:
    """Send random actions on random connections, repeating some on another one."""
    sent: dict[str, Sent] = {}
    for number in range(40):
        await asyncio.sleep(rng.random() * 0.3)
        line = rng.choice(lines)
        legal = line.legal(seat)
        if legal:
            said = Sent(seat, rng.choice(legal), line.news["v"])
            sent[f"{seat}-{number}"] = said
        if not sent:
            continue
        for id_ in [list(sent)[-1], *rng.choices(list(sent), k=rng.choice((0, 0, 1)))]:
            for each in rng.sample(lines, rng.choice((1, 1, 2))):
                each.post("do", id_, seat=seat, do=sent[id_].do, after=sent[id_].after)
                await asyncio.sleep(rng.random() * 0.1)
    for id_ in sent:  # nobody is left without an answer
        for line in lines:
            if id_ in line.posted:
                await line.until(lambda line=line, id_=id_: id_ in line.answers)  # type: ignore[misc]
    return sent


def check(acted: list[Told], sent: dict[str, Sent], lines: list[TableClient]) -> int:
    """Compare the log with what was sent and received; returns the number of people's actions."""
    yields = find("spicy").yields
    said = [entry["line"].partition(" -> ")[0].partition(" ")[::2] for entry in acted]
    by_id = {entry["id"]: number for number, entry in enumerate(acted, 1) if entry.get("id")}
    assert len(by_id) == len([entry for entry in acted if entry.get("id")])
    for id_, version in by_id.items():
        wish = sent[id_]
        assert said[version - 1] == (str(wish.seat), wish.do)
        for who, did in said[wish.after : version - 1]:
            assert did in yields, f"{wish} became {version}, after '{did}'"
            assert who != str(wish.seat)
    for line in lines:
        for id_, told in line.answers.items():
            if id_ in sent and told["say"] == "ack":
                assert by_id[id_] == told["v"]
    return len(by_id)


@pytest.mark.parametrize("seed", range(12))
def test_no_action_lands_where_it_was_not_meant_and_none_twice(seed: int) -> None:
    async def run() -> int:
        rng = random.Random(seed)
        store = InMemoryStore()
        async with AsyncExitStack() as stack:
            sims = [
                await stack.enter_async_context(SimulatedServer(store)) for _ in range(PROCESSES)
            ]
            people = [await sims[0].guest().named(f"P{seat}") for seat in range(4)]
            table = await people[0].open(seats=5, options={"starter": 0})
            for seat, person in enumerate(people[1:], 1):
                await person.at(table, seat).insist("sit", seat=seat)
            await people[0].at(table, 0).insist("start", bot="sensible")
            everywhere = [
                [sim.guest(person.cookie).at(table, seat) for sim in sims]
                for seat, person in enumerate(people)
            ]
            for line in [line for lines in everywhere for line in lines]:
                await line.connect()
                await line.until(lambda line=line: bool(line.news))  # type: ignore[misc]
            for sim in sims:
                hear_late(sim, rng)
            found = await asyncio.gather(
                *[act_wildly(lines, seat, rng) for seat, lines in enumerate(everywhere)]
            )
            sent = {id_: said for each in found for id_, said in each.items()}
            lines = [line for lines in everywhere for line in lines]
            acted = [entry for entry in store.log(table) if entry["type"] == "acted"]
            return check(acted, sent, lines)

    assert run_simulated(run()) > 10
