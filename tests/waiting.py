"""How tests wait: until a condition holds, never for a fixed time.

Tests of timing run on virtual time (`tests.server.simulation`).  These helpers poll where only
another process, a thread or a file can tell.  `tests/test_tidy.py` lets no other test module sleep.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import NoReturn, TypeVar

T = TypeVar("T")

LONG = 20.0  # seconds until a test gives up
FIRST_PAUSE, LONGEST_PAUSE = (
    0.002,
    0.05,
)  # seconds between two polls; each pause is longer than the last


def eventually(
    find: Callable[[], T | None], what: str = "it never came", within: float = LONG
) -> T:
    """Poll until something true is found, and return it."""
    for pause in pauses(what, within):
        if found := find():
            return found
        time.sleep(pause)
    raise AssertionError(what)


async def eventually_async(
    find: Callable[[], T | None], what: str = "it never came", within: float = LONG
) -> T:
    """The same without blocking the event loop."""
    for pause in pauses(what, within):
        if found := find():
            return found
        await asyncio.sleep(pause)
    raise AssertionError(what)


def pauses(what: str, within: float) -> Iterator[float]:
    """How long to pause before each further poll; fails when time is up."""
    end, pause = time.monotonic() + within, FIRST_PAUSE
    while True:
        yield pause
        assert time.monotonic() < end, what
        pause = min(2 * pause, LONGEST_PAUSE)


def take(seconds: float) -> None:
    """Take time without using the processor; for bots that are tested for being slow."""
    time.sleep(seconds)


def hang() -> NoReturn:
    """Never answer; a process that nobody kills still ends eventually."""
    time.sleep(600)
    raise TimeoutError("nobody killed this process")
