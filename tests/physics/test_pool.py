"""The physics pool: identical results from other processes, time limits, retryable errors."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import LiveSimulations
from spicery.physics.pool import PhysicsPool
from spicery.physics.simulation import (
    PhysicsRequest,
    PhysicsResult,
    as_action,
    engine_name,
    request_for,
    simulate,
)
from spicery.supervision import process
from spicery.supervision.pool import LONGEST
from tests.waiting import eventually_async

THROW = "throw 30 from 0 -2700 1000 at 0 1100 400 spin 0 0 12000"


def opened() -> Table:
    return Table(find("safranito"), 2, {"head_chef": 0}, seed=5, physics=engine_name())


def asked_of(table: Table, text: str = THROW) -> PhysicsRequest:
    made = table.parse_action(0, text)
    found = table.ahead(made, lambda state, _: request_for("safranito", state, Rng(1)))
    assert found is not None
    return found


async def use(workers: PhysicsPool, questions: Sequence[PhysicsRequest]) -> list[PhysicsResult]:
    await workers.start()
    try:
        return await asyncio.gather(*[workers.simulate(each) for each in questions])
    finally:
        await workers.close()


def test_another_process_answers_the_same_to_the_last_bit() -> None:
    table = opened()
    texts = [f"throw 30 from {x} -2700 1000 at 0 {900 + x} 400 spin 0 0 {x}" for x in (0, 70, 90)]
    questions = [asked_of(table, text) for text in texts]
    flip = PhysicsRequest("alacarte", 504, (504, 7, 10, 150, 80, 0))
    questions.append(flip)
    here = [simulate(each) for each in questions]
    assert asyncio.run(use(PhysicsPool(2), questions)) == here
    assert here[0].engine == engine_name()


def test_nothing_is_written_before_the_answer_is_there() -> None:
    table = opened()
    asked = asked_of(table)
    assert table.version == 1
    found = simulate(asked)
    table.submit(table.parse_action(0, THROW), then=as_action(asked, found))
    assert table.version == 3
    assert table.lines()[-1].startswith("nature land 0 ")
    assert "physics rapier3d" in table.record()


def test_who_is_not_asked_ahead_gets_nothing() -> None:
    table = Table(find("spicy"), 3, seed=1)
    assert table.ahead(None, lambda state, rng: state) is None


async def late(workers: PhysicsPool, asked: PhysicsRequest) -> tuple[str, PhysicsResult]:
    await workers.start()
    try:
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(PhysicsError, match="too long") as error:
            await workers.simulate(asked)
        workers.cores[0].seconds = 60.0
        return str(error.value), await workers.simulate(asked)
    finally:
        await workers.close()


def test_a_late_worker_is_replaced_and_the_player_told() -> None:
    asked = asked_of(opened())
    told, answer = asyncio.run(late(PhysicsPool(1, seconds=0.3), asked))
    assert "try again" in told
    assert answer == simulate(asked)


async def crashed(workers: PhysicsPool, asked: PhysicsRequest) -> PhysicsResult:
    await workers.start()
    try:
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        return await workers.simulate(asked)
    finally:
        await workers.close()


def test_a_worker_that_died_at_rest_is_replaced_and_nobody_is_refused() -> None:
    asked = asked_of(opened())
    assert asyncio.run(crashed(PhysicsPool(1), asked)) == simulate(asked)


class Full:
    """A machine on which the first few attempts to start a process fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refusals: int) -> None:
        self.left = refusals
        self.launched = process.launched
        monkeypatch.setattr(process, "launched", self.start)

    def start(self, *arguments: Any) -> object:
        if self.left:
            self.left -= 1
            raise BlockingIOError("no more processes")
        return self.launched(*arguments)


async def cramped(workers: PhysicsPool, asked: PhysicsRequest) -> PhysicsResult:
    await workers.start()
    try:
        with pytest.raises(PhysicsError, match="try again"):
            await workers.simulate(asked)
        return await workers.simulate(asked)
    finally:
        await workers.close()


def test_a_worker_that_cannot_be_started_now_is_started_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = asked_of(opened())
    Full(monkeypatch, refusals=2)
    clock = count(step=LONGEST).__next__
    assert asyncio.run(cramped(PhysicsPool(1, clock=clock), asked)) == simulate(asked)


def test_shakers_can_be_held_once_there_is_room_for_their_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    full = Full(monkeypatch, refusals=2)

    async def pid() -> int:
        live = LiveSimulations(1)
        live.start()
        try:
            return await eventually_async(lambda: live.pid, within=30.0)
        finally:
            await live.close()

    assert asyncio.run(pid())
    assert full.left == 0


async def refused(
    workers: PhysicsPool, asked: PhysicsRequest, good: PhysicsRequest
) -> PhysicsResult:
    await workers.start()
    try:
        with pytest.raises(PhysicsError, match="ValueError"):
            await workers.simulate(asked)
        return await workers.simulate(good)
    finally:
        await workers.close()


def test_an_error_inside_reaches_who_asked_and_the_worker_goes_on() -> None:
    good = asked_of(opened())
    broken = PhysicsRequest("safranito", good.code, good.numbers[:2])
    assert asyncio.run(refused(PhysicsPool(1), broken, good)) == simulate(good)


def test_the_rules_need_no_engine() -> None:
    code = (
        "import sys; sys.modules['rapier3d'] = None\n"
        "import spicery, spicery.physics.simulation, spicery.physics.pool\n"
        "table = spicery.open_table('safranito', 2, seed=1)\n"
        "assert table.version == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_record_names_the_engine_that_is_installed() -> None:
    from spicery.physics.world import NAME

    assert engine_name() == NAME
