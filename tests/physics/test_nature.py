"""Answers from other processes: the same, in time, and an error that can be tried again."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing.context import SpawnProcess

import pytest

from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.physics import nature
from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import Hands
from spicery.physics.nature import (
    Answer,
    PhysicsRequest,
    Workers,
    action,
    engine_name,
    question,
    settle,
)

THROW = "throw 30 from 0 -2700 1000 at 0 1100 400 spin 0 0 12000"


def opened() -> Table:
    return Table(find("safranito"), 2, {"head_chef": 0}, seed=5, physics=engine_name())


def asked_of(table: Table, text: str = THROW) -> PhysicsRequest:
    made = table.asked(0, text)
    found = table.ahead(made, lambda state, _: question("safranito", state, Rng(1)))
    assert found is not None
    return found


async def use(workers: Workers, questions: Sequence[PhysicsRequest]) -> list[Answer]:
    await workers.start()
    try:
        return await asyncio.gather(*[workers.answer(each) for each in questions])
    finally:
        workers.stop()


def test_another_process_answers_the_same_to_the_last_bit() -> None:
    table = opened()
    texts = [f"throw 30 from {x} -2700 1000 at 0 {900 + x} 400 spin 0 0 {x}" for x in (0, 70, 90)]
    questions = [asked_of(table, text) for text in texts]
    flip = PhysicsRequest("alacarte", 504, (504, 7, 10, 150, 80, 0))
    questions.append(flip)
    here = [settle(each) for each in questions]
    assert asyncio.run(use(Workers(2), questions)) == here
    assert here[0].engine == engine_name()


def test_nothing_is_written_before_the_answer_is_there() -> None:
    table = opened()
    asked = asked_of(table)
    assert table.version == 1
    found = settle(asked)
    table.submit(table.asked(0, THROW), then=action(asked, found))
    assert table.version == 3
    assert table.lines()[-1].startswith("nature land 0 ")
    assert "physics rapier3d" in table.record()


def test_who_is_not_asked_ahead_gets_nothing() -> None:
    table = Table(find("spicy"), 3, seed=1)
    assert table.ahead(None, lambda state, rng: state) is None


def sleepy(asked: PhysicsRequest) -> Answer:
    raise AssertionError(asked)


async def late(workers: Workers, asked: PhysicsRequest) -> tuple[str, Answer]:
    await workers.start()
    try:
        process = workers._workers[0].process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        with pytest.raises(PhysicsError, match="too long") as error:
            await workers.answer(asked)
        workers.seconds = 60.0
        return str(error.value), await workers.answer(asked)
    finally:
        workers.stop()


def test_a_late_worker_is_replaced_and_the_player_told() -> None:
    asked = asked_of(opened())
    told, answer = asyncio.run(late(Workers(1, seconds=0.3), asked))
    assert "try again" in told
    assert answer == settle(asked)


async def crashed(workers: Workers, asked: PhysicsRequest) -> Answer:
    await workers.start()
    try:
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        return await workers.answer(asked)
    finally:
        workers.stop()


def test_a_worker_that_died_at_rest_is_replaced_and_nobody_is_refused() -> None:
    asked = asked_of(opened())
    assert asyncio.run(crashed(Workers(1), asked)) == settle(asked)


class Full:
    """A machine with no room for a process until so many wishes were refused."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refusals: int) -> None:
        self.left = refusals
        self.popen = SpawnProcess._Popen
        monkeypatch.setattr(SpawnProcess, "_Popen", staticmethod(self.start))

    def start(self, process: SpawnProcess) -> object:
        if self.left:
            self.left -= 1
            raise BlockingIOError("no more processes")
        return self.popen(process)


async def cramped(workers: Workers, asked: PhysicsRequest) -> Answer:
    await workers.start()
    try:
        with pytest.raises(PhysicsError, match="try again"):
            await workers.answer(asked)
        return await workers.answer(asked)
    finally:
        workers.stop()


def test_a_worker_that_cannot_be_started_now_is_started_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = asked_of(opened())
    Full(monkeypatch, refusals=2)
    assert asyncio.run(cramped(Workers(1), asked)) == settle(asked)


def test_shakers_can_be_held_once_there_is_room_for_their_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    full = Full(monkeypatch, refusals=2)

    async def pid() -> int:
        hands = Hands(1)
        hands.start()
        try:
            for _ in range(600):
                if hands.pid:
                    break
                await asyncio.sleep(0.05)
            return hands.pid
        finally:
            await asyncio.to_thread(hands.stop)

    assert asyncio.run(pid())
    assert full.left == 0


async def refused(workers: Workers, asked: PhysicsRequest, good: PhysicsRequest) -> Answer:
    await workers.start()
    try:
        with pytest.raises(PhysicsError, match="ValueError"):
            await workers.answer(asked)
        return await workers.answer(good)
    finally:
        workers.stop()


def test_an_error_inside_reaches_who_asked_and_the_worker_goes_on() -> None:
    good = asked_of(opened())
    broken = PhysicsRequest("safranito", good.code, good.numbers[:2])
    assert asyncio.run(refused(Workers(1), broken, good)) == settle(good)


def test_the_rules_need_no_engine() -> None:
    code = (
        "import sys; sys.modules['rapier3d'] = None\n"
        "import spicery, spicery.physics.nature\n"
        "table = spicery.open_table('safranito', 2, seed=1)\n"
        "assert table.version == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_record_names_the_engine_that_is_installed() -> None:
    from spicery.physics.world import NAME

    assert engine_name() == NAME
    assert nature.SECONDS < nature.STARTING
