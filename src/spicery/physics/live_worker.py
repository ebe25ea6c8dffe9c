"""The worker process that steps all live simulations: `python -m spicery.physics.live_worker CORE`.

It sends the frames of all of them sixty times a second, and when there are none an empty list now
and then, as a sign of life.
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
from spicery.physics.live import (
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

BEHIND = 0.1  # seconds late, beyond which time is skipped instead of caught up with
PUT_DOWN = 15 * RATE  # frames after which the hand goes back by itself


@dataclass
class Simulation:
    """An object in a hand, and where that hand wants it."""

    scene: LiveScene
    object: LiveObject
    tilt: float = 0.0
    shake: int = 0  # until the next frame
    free: bool = False  # nobody moves it any more; it goes back

    def step(self) -> tuple[bytes, bool, Ending]:
        """One frame; whether it was the last, and how it ended."""
        try:
            free = self.free = self.free or self.object.frames >= PUT_DOWN
            frame = self.object.frame(0.0 if free else self.tilt, 0 if free else self.shake)
            self.shake = 0
            if self.object.done:
                return frame, True, LiveResult(*self.scene.result(self.object))
            return frame, free and self.object.untouched(), None
        except Exception as error:  # noqa: BLE001  (reported to whoever holds it)
            return b"", True, PhysicsError(f"{error}; please try again")


class Simulations:
    """All that run, by key."""

    def __init__(self) -> None:
        self.running: dict[int, Simulation] = {}

    def obey(self, key: int, command: Command) -> None:
        """Start, move, release or remove one."""
        if isinstance(command, Start):
            scene = live_scene_of(command.request.game)
            assert scene is not None
            self.running[key] = Simulation(scene, scene.hold(command.request.numbers))
        elif command is None:
            self.running.pop(key, None)
        elif key in self.running and isinstance(command, Tilt):
            self.running[key].tilt = command.degrees
            self.running[key].shake = max(self.running[key].shake, command.shake)
        elif key in self.running and isinstance(command, Free):
            self.running[key].free = True

    def step(self) -> list[Update]:
        """A frame of each; those that end are removed."""
        updates = [(key, *each.step()) for key, each in self.running.items()]
        for key, _, ended, _ in updates:
            if ended:
                del self.running[key]
        return updates


def run(channel: Channel) -> None:
    """Step everything in real time and obey commands in between."""
    all_ = Simulations()
    due = time.monotonic()
    while True:
        wait = max(0.0, due - time.monotonic()) if all_.running else HEARTBEAT
        try:
            message = channel.receive(wait)
        except TimeoutError:
            channel.send(pickle.dumps(all_.step()))
            due = max(due + FRAME, time.monotonic() - BEHIND)
            continue
        if not all_.running:
            due = time.monotonic()
        all_.obey(*pickle.loads(message))


def prepare() -> Callable[[Channel], None]:
    """Load the engine and simulate a frame, so that nobody waits for that later."""
    pin_to(int(sys.argv[1]))
    from spicery.physics.live_shaker import LiveShaker

    LiveShaker(5, 2, 1).frame(30.0)
    return run


if __name__ == "__main__":
    converse(prepare)
