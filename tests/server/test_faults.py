"""The store fails at its n-th call, for every n, during scenes from all three games.

After the fault every table continues, nothing that was acknowledged is lost, and every request is
answered.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from tests.compiled_only import compiled_only
from tests.server.simulated_clients import BREATH, Person, play
from tests.server.simulation import (
    InMemoryStore,
    InProcessBots,
    InProcessPhysics,
    Plan,
    SimulatedServer,
    run_simulated,
)

pytestmark = compiled_only

Names = dict[str, str]  # cookies of people, ids of tables
SHORT = {"deal": 2, "above": 3, "jitter": 0}
LIVE = {"kind": "live", "move": 60, "reaction": 8}


@dataclass
class Scene:
    """A scene: its preparation, and what happens."""

    before: Callable[[SimulatedServer, Names], Awaitable[None]]
    then: Callable[[SimulatedServer, Names], Awaitable[None]]
    kept: bytes = b""
    names: Names = field(default_factory=dict)

    async def prepare(self) -> None:
        """Run the preparation."""
        async with SimulatedServer(InMemoryStore()) as sim:
            await self.before(sim, self.names)
            self.kept = sim.store.base.serialize()

    async def run(
        self,
        plan: Plan,
        bot_pool: InProcessBots | None = None,
        physics: InProcessPhysics | None = None,
    ) -> None:
        """Run the scene with planned faults."""
        async with SimulatedServer(InMemoryStore(self.kept, plan), bot_pool, physics) as sim:
            await self.then(sim, dict(self.names))


def choosing(seed: int = 1) -> Callable[[list[str]], str]:
    """A player who chooses at random, but reproducibly."""
    return random.Random(seed).choice


async def nothing(sim: SimulatedServer, names: Names) -> None:
    """No preparation."""


async def friends(sim: SimulatedServer, names: Names) -> None:
    """Ann and Ben have names."""
    for name in ("Ann", "Ben"):
        names[name] = (await sim.guest().named(name)).cookie


def of(sim: SimulatedServer, names: Names) -> tuple[Person, Person]:
    """Ann and Ben."""
    return sim.guest(names["Ann"]), sim.guest(names["Ben"])


# -- the scenes -------------------------------------------------------------------------


async def meet(sim: SimulatedServer, names: Names) -> None:
    """Two people take names, sit down at a table of Spicy with a bot, and begin."""
    ann, ben = [await sim.guest().named(name) for name in ("Ann", "Ben")]
    await ann.named("Anna")
    table = await ann.open(seats=3, options={"starter": 0}, public=True)
    one, two = ann.at(table, 0), ben.at(table, 1)
    await two.insist("sit", seat=1)
    await two.insist("stand", seat=1)
    await two.insist("sit", seat=1, name="Benny")
    await one.insist("bot", seat=2, bot="sensible")
    await two.insist("chat", text="hello")
    assert table in [each["id"] for each in await ben.insist("GET", "/api/lobby")]
    await one.insist("start")
    await play([one, two], 6, choosing())
    assert [each["id"] for each in await ben.insist("GET", "/api/me/tables")] == [table]
    await ann.insist("GET", f"/api/tables/{table}")


async def begin_spicy(sim: SimulatedServer, names: Names) -> None:
    """A table of Spicy with Ann, Ben and a bot, begun."""
    await friends(sim, names)
    ann, ben = of(sim, names)
    table = names["table"] = await ann.open(seats=3, options={"starter": 0})
    one, two = ann.at(table, 0), ben.at(table, 1)
    await two.insist("sit", seat=1)
    await one.insist("start", bot="sensible")


async def help_out(sim: SimulatedServer, names: Names) -> None:
    """Hints, automatic passing, leaving and coming back, a broken connection."""
    ann, ben = of(sim, names)
    one, two = ann.at(names["table"], 0), ben.at(names["table"], 1)
    assert (await one.insist("hint", seat=0))["say"] == "advice"
    await two.insist("ahead", seat=1, on=True)
    await play([one, two], 3, choosing())
    await one.insist("stand", seat=0)
    await asyncio.sleep(5)
    await one.insist("return", seat=0)
    two.hang_up()
    await play([one, two], 4, choosing())


async def begin_live(sim: SimulatedServer, names: Names) -> None:
    """A live table of Spicy, begun; it is Ann's turn."""
    await friends(sim, names)
    ann, ben = of(sim, names)
    table = names["table"] = await ann.open(seats=2, options={"starter": 0}, clock=LIVE)
    one, two = ann.at(table, 0), ben.at(table, 1)
    await two.insist("sit", seat=1)
    await one.insist("start")


async def be_absent(sim: SimulatedServer, names: Names) -> None:
    """Ann runs out of time and Ben disconnects: both get stand-ins, and both return."""
    ann, ben = of(sim, names)
    one, two = ann.at(names["table"], 0), ben.at(names["table"], 1)
    await one.connect()
    await two.connect()
    await one.until(lambda: one.about["seats"][0]["kind"] == "stand-in")
    await one.insist("return", seat=0)
    two.hang_up()
    await one.until(lambda: one.about["seats"][1]["kind"] == "stand-in")
    await play([one, two], 8, choosing())
    assert two.about["seats"][1]["kind"] == "person"


async def finish(sim: SimulatedServer, names: Names) -> None:
    """A short game of Spicy, played to its end."""
    await friends(sim, names)
    ann, ben = of(sim, names)
    table = names["table"] = await ann.open(options={"above": 80}, clock={"lag": 0})
    one, two = ann.at(table, 0), ben.at(table, 1)
    await two.insist("sit", seat=1)
    await one.insist("start")
    assert (await play([one, two], 1000, choosing()))["scores"] is not None


async def look_back(sim: SimulatedServer, names: Names) -> None:
    """The finished game is replayed; both play again; the old table is put away."""
    ann, ben = of(sim, names)
    table = names["table"]
    assert (await ben.insist("GET", f"/api/tables/{table}/replay?seat=1"))["scores"]
    assert "over scores" in await ben.insist("GET", f"/api/tables/{table}/record")
    one, two = ann.at(table, 0), ben.at(table, 1)
    await two.connect()
    await one.insist("rematch")
    await two.insist("rematch")
    await two.until(lambda: bool(two.about["rematch"]))
    again = two.about["rematch"]
    first, second = ann.at(again, 0), ben.at(again, 1)
    await play([first, second], 3, choosing())
    status, told = 503, dict[str, object]()
    while status == 503:
        status, told = await ann.ask("DELETE", f"/api/me/tables/{table}")
    assert status == 200 or told["why"] == "unknown"  # done, but not heard
    assert [each["id"] for each in await ann.insist("GET", "/api/me/tables")] == [again]
    assert {each["id"] for each in await ben.insist("GET", "/api/me/tables")} == {again, table}


async def play_others(sim: SimulatedServer, names: Names) -> None:
    """Tables of Safranito and A la carte are opened and played, one with a relaxed clock."""
    ann, ben = of(sim, names)
    relaxed = {"kind": "relaxed", "move": 3600}
    throws = await ann.open("safranito", 3, bot="sensible", start=True, clock=relaxed)
    cooks = await ben.open("alacarte", 2, bot="random", start=True)
    one, two = ann.at(throws, 0), ben.at(cooks, 0)
    await play([one], 16, choosing(3))
    await play([two], 16, choosing(3))
    one.hang_up()
    two.hang_up()
    await asyncio.sleep(200)
    assert sim.registry.rooms.keys() <= {throws}  # idle; the other's bots may still play
    own = await ann.insist("GET", "/api/me/tables")
    assert [(each["id"], each["started"]) for each in own] == [(throws, True)]
    await play([one], 3, choosing(4))
    await play([two], 3, choosing(4))


async def host(sim: SimulatedServer, names: Names) -> None:
    """The host lets a bot play for somebody absent, hands the seat back, and removes them."""
    ann, ben = of(sim, names)
    table = await ann.open(seats=3, options={"starter": 1})
    one, two = ann.at(table, 0), ben.at(table, 1)
    await one.insist("allow", several=True)
    await two.insist("sit", seat=1)
    await two.insist("sit", seat=2)
    await one.insist("start")
    two.hang_up()
    await asyncio.sleep(1)
    await one.insist("cover", seat=1)
    await play([one], 2, choosing())
    await one.insist("return", seat=1)
    await two.connect()
    await one.insist("remove", seat=1, ban=True)
    await play([one], 3, choosing())
    assert two.about["seats"][1]["kind"] == "bot"


async def tell_chance(sim: SimulatedServer, names: Names) -> None:
    """People at a companion table enter where their chips landed."""
    ann, _ = of(sim, names)
    table = await ann.open("safranito", sit=["Ann", "Bea"], companion=True, start=True)
    line = ann.at(table, 0, 1)
    await line.connect()
    await line.until(lambda: bool(line.news))
    told = 0
    while told < 3:
        (seat,) = line.news["waiting"]
        if seat == -1:
            token = line.news["looks"][0]["facts"]["flight"]["token"]
            done = await line.ask("answer", do=f"land {token} out", after=line.news["v"])
            told += done["say"] == "ack"
        else:
            done = await line.do(seat, line.legal(seat)[0])
        if done["say"] == "ack":
            await line.until(lambda: line.news["v"] >= done["v"])  # noqa: B023
        else:
            await asyncio.sleep(BREATH)


async def throw(sim: SimulatedServer, names: Names) -> None:
    """A person and a bot throw a chip each."""
    ann, _ = of(sim, names)
    table = await ann.open("safranito", bot="random", start=True)
    await play([ann.at(table, 0)], 5, choosing(3))


async def move_house(sim: SimulatedServer, names: Names) -> None:
    """Ann continues on another device."""
    ann, _ = of(sim, names)
    code = (await ann.insist("POST", "/api/me/code", {}))["code"]
    phone = sim.guest()
    status, told = 503, dict[str, object]()
    while status == 503:
        status, told = await phone.ask("POST", "/api/me/claim", {"code": code})
        await asyncio.sleep(BREATH)
    assert told == {"known": True, "name": "Ann"} or told["why"] == "not-yours"  # used up unheard
    line = ann.at(names["table"], 0)
    await play([line, sim.guest(names["Ben"]).at(names["table"], 1)], 2, choosing())


async def gather(sim: SimulatedServer, names: Names) -> None:
    """Ann, Ben and Cem at a table of Spicy that has begun without a clock; it is Cem's turn."""
    await friends(sim, names)
    ann, ben = of(sim, names)
    cem = await sim.guest().named("Cem")
    names["Cem"] = cem.cookie
    table = names["table"] = await ann.open(seats=3, options={**SHORT, "starter": 2})
    one, two, three = ann.at(table, 0), ben.at(table, 1), cem.at(table, 2)
    await one.insist("allow", several=True)
    await two.insist("sit", seat=1)
    await three.insist("sit", seat=2)
    await one.insist("start")


async def fall_out(sim: SimulatedServer, names: Names) -> None:
    """Cem is absent; Ben, then Ann have a bot cover for him; he is removed; two play again."""
    ann, ben = of(sim, names)
    one, two = ann.at(names["table"], 0), ben.at(names["table"], 1)
    await one.connect()
    await two.connect()
    await asyncio.sleep(150)
    await two.insist("cover", seat=2)
    await one.insist("return", seat=2)
    await one.insist("cover", seat=2)
    await one.insist("remove", seat=2, ban=True)
    await play([one, two], 1000, choosing())
    await two.insist("rematch")
    one.hang_up()
    await two.until(lambda: bool(two.about["rematch"]))
    await play([ben.at(two.about["rematch"], 1)], 1, choosing())


SCENES = {
    "meet": Scene(nothing, meet),
    "help out": Scene(begin_spicy, help_out),
    "be absent": Scene(begin_live, be_absent),
    "look back": Scene(finish, look_back),
    "fall out": Scene(gather, fall_out),
    "other games": Scene(friends, play_others),
    "host": Scene(friends, host),
    "the real box": Scene(friends, tell_chance),
    "another device": Scene(begin_spicy, move_house),
}


@pytest.fixture(scope="module", params=SCENES, name="scene")
def scene_(request: pytest.FixtureRequest) -> Scene:
    scene = SCENES[request.param]
    run_simulated(scene.prepare())
    return scene


@pytest.mark.parametrize(
    ("many", "late"),
    [(1, False), (8, False), (1, True)],
    ids=["once", "for a while", "written, but not heard"],
)
def test_the_store_fails_at_its_nth_call(scene: Scene, many: int, late: bool) -> None:
    plan = Plan()
    run_simulated(scene.run(plan))
    assert plan.calls > 5
    for first in range(1, plan.calls + 1):
        run_simulated(scene.run(Plan(first, many, late=late)))


def test_the_physics_fails_at_its_nth_answer() -> None:
    scene = Scene(friends, throw)
    run_simulated(scene.prepare())
    plan = Plan()
    run_simulated(scene.run(Plan(), physics=InProcessPhysics(plan)))
    assert plan.calls > 1
    for first in range(1, plan.calls + 1):
        run_simulated(scene.run(Plan(), physics=InProcessPhysics(Plan(first, 2))))


@pytest.mark.parametrize("fault", ["BotFailure", "RuntimeError"])
def test_a_bot_fails_at_its_nth_thought(scene: Scene, fault: str) -> None:
    from spicery.server.bots.bot_pool import BotFailure

    plan = Plan()
    run_simulated(scene.run(Plan(), InProcessBots(plan)))
    kind = {"BotFailure": BotFailure, "RuntimeError": RuntimeError}[fault]
    for first in range(1, plan.calls + 1):
        run_simulated(scene.run(Plan(), InProcessBots(Plan(first), kind)))
