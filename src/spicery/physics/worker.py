"""The worker process that simulates throws and motions: `python -m spicery.physics.worker CORE`."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator

from spicery.physics.cores import pin_to
from spicery.physics.simulation import PhysicsRequest, simulate
from spicery.supervision.serving import Handler, serve


def prepare() -> Handler:
    """Load the engine and simulate something, so that nobody waits for that later."""
    pin_to(int(sys.argv[1]))
    from spicery.physics.chips import throw
    from spicery.physics.flight import Release

    throw({}, 0, Release((0.0, -27.0, 5.0), (0.0, 150.0, 0.0), (0.0, 0.0, 0.0)))
    return answer


def answer(request: bytes) -> Iterator[bytes]:
    """The result of a simulation."""
    yield pickle.dumps(tuple(simulate(PhysicsRequest(*pickle.loads(request)))))


if __name__ == "__main__":
    serve(prepare)
