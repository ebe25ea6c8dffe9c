"""Which core a worker process runs on: pinned, or the engine moves every step to another one."""

from __future__ import annotations

import os
from collections.abc import Sequence


def usable_cores() -> Sequence[int]:
    """The cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return range(os.cpu_count() or 1)


def pin_to(core: int) -> None:
    """Keep this process on one core, where the system can; call it before loading the engine."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
