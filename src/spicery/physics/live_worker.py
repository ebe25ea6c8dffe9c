"""The worker process that steps all live simulations: `python -m spicery.physics.live_worker CORE`.

Sixty times a second it sends a frame of each; while there are none, it regularly sends an empty
list as a heartbeat.
"""

from __future__ import annotations

import pickle
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from spicery.physics.cores import pin_to
from spicery.physics.errors import PhysicsError
from spicery.physics.film import RATE
from spicery.physics.live_pool import (
    FRAME,
    HEARTBEAT,
    Command,
    Ending,
    Free,
    LiveObject,
    LiveResult,
    LiveScene,
    Start,
    Tilt,
    Update,
    live_scene_of,
)
from spicery.supervision.channel import Channel
from spicery.supervision.serving import converse

BEHIND = 0.1  # seconds late, beyond which frames are skipped instead of caught up on
PUT_DOWN = 15 * RATE  # frames after which the holder has to let go


@dataclass
class Simulation:
    """An object in a hand, and the position that the hand is moving it to."""

    scene: LiveScene
    object: LiveObject
    tilt: float = 0.0
    shake: int = 0  # until the next frame
    free: bool = False  # the holder let go; it returns to rest

    def step(self) -> tuple[bytes, bool, Ending]:
        """One frame; whether it was the last, and how it ended."""
        try:
            free = self.free = self.free or self.object.frames >= PUT_DOWN
            frame = self.object.frame(0.0 if free else self.tilt, 0 if free else self.shake)
            self.shake = 0
            if self.object.done:
                return frame, True, LiveResult(*self.scene.result(self.object))
            return frame, free and self.object.untouched(), None
        except Exception as error:  # noqa: BLE001  (reported to the holder)
            return b"", True, failure(error)


def failure(error: Exception) -> PhysicsError:
    """What the holder is told about an error."""
    return PhysicsError(f"{error}; please try again")


class Simulations:
    """All running simulations, by key."""

    def __init__(self) -> None:
        self.running: dict[int, Simulation] = {}
        self._failed: list[Update] = []  # could not be started; reported with the next frames

    @property
    def busy(self) -> bool:
        """Whether there is anything to step or to report."""
        return bool(self.running or self._failed)

    def obey(self, key: int, command: Command) -> None:
        """Start, move, release or discard a simulation."""
        if isinstance(command, Start):
            self._start(key, command)
        elif command is None:
            self.running.pop(key, None)
        elif key in self.running and isinstance(command, Tilt):
            self.running[key].tilt = command.degrees
            self.running[key].shake = max(self.running[key].shake, command.shake)
        elif key in self.running and isinstance(command, Free):
            self.running[key].free = True

    def _start(self, key: int, command: Start) -> None:
        """Start a simulation; if that fails, only its own holder is affected."""
        try:
            scene = live_scene_of(command.request.game)
            if scene is None:
                raise LookupError("this game has nothing to hold")
            self.running[key] = Simulation(scene, scene.hold(command.request.numbers))
        except Exception as error:  # noqa: BLE001  (reported to the holder)
            self._failed.append((key, b"", True, failure(error)))

    def step(self) -> list[Update]:
        """A frame of each; simulations that end are removed."""
        updates, self._failed = self._failed, []
        updates += [(key, *each.step()) for key, each in self.running.items()]
        for key, _, ended, _ in updates:
            if ended:
                self.running.pop(key, None)
        return updates


def run(channel: Channel) -> None:
    """Step everything in real time, obeying commands in between."""
    all_ = Simulations()
    due = time.monotonic()
    while True:
        wait = max(0.0, due - time.monotonic()) if all_.busy else HEARTBEAT
        try:
            message = channel.receive(wait)
        except TimeoutError:
            channel.send(pickle.dumps(all_.step()))
            due = max(due + FRAME, time.monotonic() - BEHIND)
            continue
        if not all_.busy:
            due = time.monotonic()
        all_.obey(*pickle.loads(message))


def prepare() -> Callable[[Channel], None]:
    """Load the engine and simulate one frame, so that the first holder need not wait for it."""
    pin_to(int(sys.argv[1]))
    from spicery.physics.live_shaker import LiveShaker

    LiveShaker(5, 2, 1).frame(30.0)
    return run


if __name__ == "__main__":
    converse(prepare)
