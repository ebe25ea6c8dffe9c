"""Worker processes: started when needed, replaced when they die, ended when they are too slow."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Self

import pytest

from spicery.supervision.backoff import Backoff
from spicery.supervision.pool import LONGEST, CannotStart, WorkerPool
from spicery.supervision.worker import WorkerEnded, WorkerProcess
from tests.once import once

pytestmark = once


class Echo(WorkerProcess):
    """Says everything back."""

    MODULE = "tests.echo_worker"

    async def say(self, word: bytes) -> int:
        """The process that answered."""
        await self.write_line(word)
        pid, _, said = (await self.read_line()).partition(b" ")
        if said != word + b"\n":
            raise ValueError("this is no echo")
        return int(pid)


class Homeless(Echo):
    """There is no room for its process."""

    room = False
    tries = 0

    @classmethod
    async def start(cls) -> Self:
        """Fail, for as long as there is no room."""
        cls.tries += 1
        if not cls.room:
            raise BlockingIOError("no more processes")
        return await super().start()


def saying(word: bytes) -> Callable[[Echo], Awaitable[int]]:
    return lambda worker: worker.say(word)


def run(pool: WorkerPool[Echo], story: Callable[[WorkerPool[Echo]], Awaitable[None]]) -> None:
    async def whole() -> None:
        try:
            await story(pool)
        finally:
            workers = list(pool.workers)
            await pool.close()
            assert not any(worker.alive for worker in workers)
            assert not pool.workers

    asyncio.run(whole())


def test_a_process_at_rest_is_asked_again() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        first = await pool.ask(saying(b"one"))
        assert await pool.ask(saying(b"two")) == first
        assert [worker.pid for worker in pool.workers] == [first]

    run(WorkerPool(Echo, 20), story)


def test_a_process_that_died_at_rest_is_replaced() -> None:
    deaths: list[int] = []

    async def story(pool: WorkerPool[Echo]) -> None:
        first = await pool.ask(saying(b"one"))
        os.kill(first, signal.SIGKILL)
        assert await pool.ask(saying(b"two")) != first
        assert len(deaths) == 1
        assert len(pool.workers) == 1

    run(WorkerPool(Echo, 20, lambda: deaths.append(1)), story)


def test_a_request_that_ends_every_process_is_made_twice() -> None:
    deaths: list[int] = []

    async def story(pool: WorkerPool[Echo]) -> None:
        with pytest.raises(WorkerEnded):
            await pool.ask(saying(b"die"))
        assert len(deaths) == 1
        assert not pool.workers
        assert await pool.ask(saying(b"one"))

    run(WorkerPool(Echo, 20, lambda: deaths.append(1)), story)


def test_a_process_that_takes_too_long_is_ended() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        with pytest.raises(TimeoutError):
            await pool.ask(saying(b"hang"))
        assert not pool.workers

    run(WorkerPool(Echo, 0.5), story)


def test_a_process_whose_answer_makes_no_sense_is_ended() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        with pytest.raises(ValueError, match="no echo"):
            await pool.ask(saying(b"two\nlines"))
        assert not pool.workers

    run(WorkerPool(Echo, 20), story)


def test_nobody_waits_any_more_and_the_process_is_ended() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        asking = asyncio.ensure_future(pool.ask(saying(b"hang")))
        while not any(worker.busy for worker in pool.workers):
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert not pool.workers

    run(WorkerPool(Echo, 20), story)


def test_where_no_process_can_be_started_it_is_not_tried_again_at_once() -> None:
    now = 0.0

    async def story(pool: WorkerPool[Echo]) -> None:
        nonlocal now
        for _ in range(3):
            with pytest.raises(CannotStart):
                await pool.ask(saying(b"one"))
        assert Homeless.tries == 1
        now += LONGEST
        Homeless.room = True
        assert await pool.ask(saying(b"one"))
        assert Homeless.tries == 2

    run(WorkerPool(Homeless, 20, clock=lambda: now), story)


def test_each_wait_is_longer_until_it_goes_well() -> None:
    backoff = Backoff(1.0, 4.0)
    for most in (1.0, 2.0, 4.0, 4.0):
        assert 0.75 * most <= backoff.longer() <= most
    backoff.over()
    assert backoff.longer() <= 1.0
