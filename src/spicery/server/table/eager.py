"""Runs a coroutine at once, up to where it first has to wait, without a task for it.

Nearly every message goes out without a wait, and a task for each would cost more than sending it
does.  Python has eager tasks for this only from 3.12 on, and we support 3.11; so the coroutine is
driven by hand here, and nowhere else.  What it yields at its first wait is the future
that the event loop would have been given: `finish` hands it on, in a task, and goes on from there.
"""

from __future__ import annotations

import types
from collections.abc import Coroutine, Generator
from typing import Any

Sending = Coroutine[Any, Any, None]
DONE = object()  # nothing is left to wait for


def begin(sending: Sending) -> object:
    """Run it up to its first wait; what it waits for, or DONE.  What it raises is raised here."""
    return next(sending.__await__(), DONE)


@types.coroutine
def finish(sending: Sending, waits_for: object) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was begun outside of a task and had to wait."""
    yield waits_for
    yield from sending
