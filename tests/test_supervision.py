"""Worker processes: started on demand, replaced when they die, killed when they are too slow."""

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import pytest

from spicery.supervision import blocking, process
from spicery.supervision import worker as worker_module
from spicery.supervision.blocking import BlockingWorker
from spicery.supervision.channel import WorkerFailed
from spicery.supervision.pool import LONGEST, WorkerPool
from spicery.supervision.process import CannotStart, WorkerEnded
from spicery.supervision.worker import Worker
from tests.compiled_only import compiled_only
from tests.waiting import eventually_async, take

pytestmark = compiled_only


class Echo(Worker):
    """Echoes every request."""

    MODULE = "tests.echo_worker"

    async def say(self, word: bytes) -> int:
        """Send a word; returns the id of the process that echoed it."""
        pid, _, said = (await self.ask(word)).partition(b" ")
        if said != word:
            raise ValueError("this is no echo")
        return int(pid)


class Homeless(Echo):
    """A worker whose process cannot be started at first."""

    room = False
    tries = 0

    @classmethod
    async def start(cls, seconds: float = 0.0, *arguments: str) -> Self:
        """Fail until `room` is set."""
        cls.tries += 1
        if not cls.room:
            raise BlockingIOError("no more processes")
        return await super().start(seconds, *arguments)


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

    run(WorkerPool(Echo.start, 20), story)


def test_a_process_that_died_at_rest_is_replaced() -> None:
    deaths: list[int] = []

    async def story(pool: WorkerPool[Echo]) -> None:
        first = await pool.ask(saying(b"one"))
        os.kill(first, signal.SIGKILL)
        assert await pool.ask(saying(b"two")) != first
        assert len(deaths) == 1
        assert len(pool.workers) == 1

    run(WorkerPool(Echo.start, 20, lambda: deaths.append(1)), story)


def test_a_request_that_ends_every_process_is_made_twice() -> None:
    deaths: list[int] = []

    async def story(pool: WorkerPool[Echo]) -> None:
        with pytest.raises(WorkerEnded):
            await pool.ask(saying(b"die"))
        assert len(deaths) == 1
        assert not pool.workers
        assert await pool.ask(saying(b"one"))

    run(WorkerPool(Echo.start, 20, lambda: deaths.append(1)), story)


def test_a_process_that_takes_too_long_is_ended() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        with pytest.raises(TimeoutError):
            await pool.ask(saying(b"hang"))
        assert not pool.workers

    run(WorkerPool(Echo.start, 0.5), story)


def test_a_process_whose_answer_makes_no_sense_is_ended() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        with pytest.raises(ValueError, match="no echo"):
            await pool.ask(saying(b"babble"))
        assert not pool.workers

    run(WorkerPool(Echo.start, 20), story)


def test_nobody_waits_any_more_and_the_process_is_ended() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        asking = asyncio.ensure_future(pool.ask(saying(b"hang")))
        while not any(worker.busy for worker in pool.workers):
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        assert not pool.workers

    run(WorkerPool(Echo.start, 20), story)


def test_a_process_ends_even_if_whoever_ends_it_is_cancelled_again_and_again() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        asking = asyncio.create_task(pool.ask(saying(b"hang")))
        worker = await eventually_async(lambda: next(iter(pool.workers), None))
        busy = ThreadPoolExecutor(1)  # so that no thread is free for the kill at once
        asyncio.get_running_loop().set_default_executor(busy)
        busy.submit(take, 0.05)
        while not asking.done():
            asking.cancel()
            await asyncio.sleep(0)
        await eventually_async(lambda: not worker.alive)

    run(WorkerPool(Echo.start, 60.0), story)


@pytest.mark.parametrize("steps", range(4))
def test_a_start_that_nobody_waits_for_leaves_no_process(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    children: list[process.ChildProcess] = []

    class Noted(process.ChildProcess):
        def __init__(self, *arguments: str) -> None:
            super().__init__(*arguments)
            children.append(self)

    monkeypatch.setattr(worker_module, "ChildProcess", Noted)

    async def story() -> None:
        starting = asyncio.create_task(Echo.start())
        for _ in range(steps):
            await asyncio.sleep(0)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting

    asyncio.run(story())
    assert len(children) == (steps > 0)
    assert not any(child.alive for child in children)


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

    run(WorkerPool(Homeless.start, 20, clock=lambda: now), story)


def test_a_request_that_fails_is_reported_and_the_process_goes_on() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        first = await pool.ask(saying(b"one"))
        with pytest.raises(WorkerFailed) as failed:
            await pool.ask(saying(b"fail"))
        assert (failed.value.error, failed.value.message) == ("KeyError", "'a secret'")
        assert failed.value.where[-1].startswith("echo_worker.py:")
        assert "secret" not in str(failed.value)
        with pytest.raises(WorkerFailed, match="EOFError"):
            await pool.ask(saying(b"input"))
        assert await pool.ask(saying(b"two")) == first

    run(WorkerPool(Echo.start, 20), story)


def test_a_process_that_does_not_get_ready_is_not_tried_again_at_once() -> None:
    tries = 0

    async def start(seconds: float) -> Echo:
        nonlocal tries
        tries += 1
        return await Echo.start(seconds, "unready")

    async def story(pool: WorkerPool[Echo]) -> None:
        for _ in range(3):
            with pytest.raises(CannotStart) as error:
                await pool.ask(saying(b"one"))
            if tries == 1 and error.value.__cause__ is not None:
                assert str(error.value.__cause__) == "LookupError"
        assert tries == 1

    run(WorkerPool(start, 20, clock=lambda: 0.0), story)


def test_a_pool_that_is_closed_starts_no_more() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        asking = asyncio.ensure_future(pool.ask(saying(b"hang")))
        while not any(worker.busy for worker in pool.workers):
            await asyncio.sleep(0)
        await pool.close()
        with pytest.raises(CannotStart):
            await asking

    run(WorkerPool(Echo.start, 20), story)


def test_a_process_started_ahead_is_the_one_that_answers() -> None:
    async def story(pool: WorkerPool[Echo]) -> None:
        await pool.warm()
        (worker,) = pool.workers
        assert await pool.ask(saying(b"one")) == worker.pid

    run(WorkerPool(Echo.start, 20), story)


# -- for code that blocks -----------------------------------------------------------------


@contextmanager
def echo(*arguments: str) -> Iterator[BlockingWorker]:
    worker = BlockingWorker("tests.echo_worker", *arguments)
    try:
        yield worker
    finally:
        worker.end()
        assert not worker.alive


def test_a_blocking_worker_answers_fails_hangs_and_dies() -> None:
    with echo() as worker:
        assert worker.ask(b"one", 20) == b"%d one" % worker.pid
        with pytest.raises(WorkerFailed, match="KeyError"):
            worker.ask(b"fail", 20)
        assert worker.ask(b"two", 20) == b"%d two" % worker.pid
        with pytest.raises(TimeoutError):
            worker.ask(b"hang", 0.05)
    with echo() as worker:
        with pytest.raises(WorkerEnded):
            worker.ask(b"die", 20)
        assert worker.exit_code() == 3
    with echo("unready") as worker, pytest.raises(WorkerFailed, match="LookupError"):
        worker.ask(b"one", 20)


def test_where_no_process_can_be_started_a_blocking_worker_waits_ever_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []

    def full(*_: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(process, "launched", full)
    monkeypatch.setattr(time, "sleep", waits.append)
    with pytest.raises(CannotStart, match="no more processes"):
        BlockingWorker("tests.echo_worker")
    assert len(waits) == blocking.ATTEMPTS - 1
    assert waits == sorted(waits)


# -- the process --------------------------------------------------------------------------


def test_a_process_imports_from_where_its_parent_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from spicery.supervision.serving import serve\nserve(lambda: lambda word: [word])\n"
    (tmp_path / "mine.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    worker = BlockingWorker("mine")
    try:
        assert worker.ask(b"one", 20) == b"one"
    finally:
        worker.end()


def wait_for_end(pid: int) -> None:
    """Wait until any process has ended, not only a child of ours."""
    try:
        file = os.pidfd_open(pid)
    except ProcessLookupError:
        return
    try:
        assert select.select([file], [], [], 30)[0], "it is still running"
    finally:
        os.close(file)


linux = pytest.mark.skipif(sys.platform != "linux", reason="only there can any process be awaited")


@linux
def test_ctrl_c_does_not_reach_it_and_what_it_started_ends_with_it() -> None:
    with echo() as worker:
        grandchild = int(worker.ask(b"spawn", 20).split()[0])
        assert os.getsid(worker.pid) == worker.pid != os.getsid(0)
    wait_for_end(grandchild)


PARENT = """
from spicery.supervision.blocking import BlockingWorker
worker = BlockingWorker("tests.echo_worker")
worker.ask(b"one", 20)
print(worker.pid, flush=True)
{then}
"""


@linux
@pytest.mark.parametrize("then", ["input()", "worker.ask(b'hang', 1)"], ids=["idle", "busy"])
def test_no_process_outlives_a_parent_that_is_killed(then: str) -> None:
    command = [sys.executable, "-c", PARENT.format(then=then)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        pid = int(parent.stdout.readline())
        while "hang" in then and parent.stderr.readline() != b"hanging\n":
            pass
        parent.kill()
        wait_for_end(pid)
