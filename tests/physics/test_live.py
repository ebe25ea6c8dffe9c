"""Live simulations: one that fails does not affect others, and their process is replaced."""

import asyncio
import pickle
from typing import Any

import pytest

from spicery.physics import live_pool, live_worker
from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import Ending, LiveSimulations, LiveWorker, Start, Tilt
from spicery.physics.simulation import PhysicsRequest
from spicery.supervision.channel import Garbled
from tests.waiting import eventually_async

REQUEST = PhysicsRequest("alacarte", 0, ())


class StubObject:
    """An object that only counts its frames."""

    frames = 0
    done = False

    def frame(self, _tilt: float, _shake: int = 0) -> bytes:
        """The number of this frame."""
        self.frames += 1
        return b"%d" % self.frames

    def untouched(self) -> bool:
        """It never is."""
        return False


class StubScene:
    """A scene in which the second object cannot be picked up."""

    def __init__(self) -> None:
        self.held = 0

    def hold(self, _numbers: object) -> StubObject:
        """An object; an error the second time."""
        self.held += 1
        if self.held == 2:
            raise ValueError("it slipped")
        return StubObject()


def test_an_object_that_cannot_be_picked_up_fails_for_its_own_holder_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = StubScene()
    monkeypatch.setattr(live_worker, "live_scene_of", lambda _: scene)
    simulations = live_worker.Simulations()
    for key in (1, 2, 3):
        simulations.obey(key, Start(REQUEST))
    simulations.obey(2, Tilt(10.0, 0))
    failed, *others = simulations.step()
    assert (failed[:3], str(failed[3])) == ((2, b"", True), "it slipped; please try again")
    assert others == [(1, b"1", False, None), (3, b"1", False, None)]
    assert [update[0] for update in simulations.step()] == [1, 3]


def test_a_failed_start_is_reported_even_if_nothing_else_runs() -> None:
    simulations = live_worker.Simulations()
    simulations.obey(1, Start(PhysicsRequest("spicy", 0, ())))
    assert simulations.busy
    ((key, _, ended, error),) = simulations.step()
    assert (key, ended, isinstance(error, PhysicsError)) == (1, True, True)
    assert not simulations.busy


class ScriptedWorker:
    """A process that sends one message, then nothing more; an exception is raised instead."""

    alive = True
    pid = 1

    def __init__(self, message: bytes | Exception) -> None:
        self.busy = False
        self.message: bytes | Exception | None = message

    def post(self, _message: bytes) -> None:
        """Ignore a command."""

    async def receive(self) -> bytes:
        """The message."""
        message, self.message = self.message, None
        if message is None:
            await asyncio.Event().wait()
        if isinstance(message, Exception):
            raise message
        assert message is not None
        return message

    async def end(self) -> None:
        """The process is ended."""
        self.alive = False


@pytest.mark.parametrize(
    "nonsense",
    [
        Garbled(),
        RuntimeError("closed"),
        b"not a pickle",
        pickle.dumps(5),
        pickle.dumps([(1, 2)]),
        pickle.dumps([("one", b"", False, None)]),
    ],
)
def test_a_process_that_sends_nonsense_is_replaced_and_holders_get_an_error(
    nonsense: bytes | Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = pickle.dumps([])
    workers = [ScriptedWorker(nonsense), ScriptedWorker(good)]
    left, faults, endings = list(workers), list[Exception](), list[Ending]()
    holder_ready = asyncio.Event()

    async def started(_seconds: float) -> Any:
        worker = left.pop(0)
        receive = worker.receive

        async def receive_once_held() -> bytes:
            await holder_ready.wait()
            return await receive()

        worker.receive = receive_once_held  # type: ignore[method-assign]
        return worker

    monkeypatch.setattr(live_pool, "started", started)
    monkeypatch.setattr(live_pool, "PAUSE", 0.0)

    async def story() -> None:
        simulations = LiveSimulations(1, on_fault=faults.append)
        simulations.start()
        try:
            await eventually_async(lambda: simulations.pid)
            assert simulations.hold(REQUEST, lambda _: None, endings.append) is not None
            holder_ready.set()
            await eventually_async(lambda: endings)
            await eventually_async(lambda: not left and simulations.pid)
        finally:
            await simulations.close()

    asyncio.run(story())
    assert [worker.alive for worker in workers] == [False, False]
    assert [str(ending) for ending in endings] == [live_pool.STOPPED]
    assert len(faults) == 1


def test_the_process_is_the_one_that_runs_live_simulations() -> None:
    assert live_worker.__name__ == LiveWorker.MODULE
