"""Runs a coroutine eagerly until it first suspends, without creating a task.

Nearly every send completes without suspending, and a task for each would cost more than the send
itself.  Python has eager tasks only from 3.12 on, and we support 3.11, so the coroutine is driven
by hand, here and nowhere else.  What it yields when it suspends is the future meant for the event
loop; `resume` passes it on, inside a task, and continues from there.
"""

from __future__ import annotations

import types
from collections.abc import Coroutine, Generator
from typing import Any

Sending = Coroutine[Any, Any, None]
DONE = object()  # the coroutine has completed


def run_eagerly(sending: Sending) -> object:
    """Run until the first suspension; returns the awaited object, or DONE."""
    return next(sending.__await__(), DONE)


@types.coroutine
def resume(sending: Sending, waits_for: object) -> Generator[Any, Any, None]:
    """Continue a suspended coroutine; to be awaited in a task."""
    yield waits_for
    yield from sending
