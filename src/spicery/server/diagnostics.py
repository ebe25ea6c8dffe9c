"""Structured logs, one JSON object per line; never with cards, actions, secrets or full links.

A fault is logged once with its cause; repetitions are counted, and the count is logged about once
a minute.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field

from spicery.physics.errors import PhysicsError
from spicery.store import StoreError

LOG = logging.getLogger("spicery")
EVERY = 60.0  # seconds between lines about the same fault
OVER = 600.0  # seconds without a recurrence after which a fault is forgotten
MOST_FAULTS = 200  # distinct faults; beyond that the least recent one is forgotten
LOCATIONS = ("table", "seat", "address")  # fields that do not make a fault a different one
LOGGABLE = (StoreError, PhysicsError)  # their texts never contain anything about a game


class JsonFormatter(logging.Formatter):
    """Formats a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line of JSON."""
        what = getattr(record, "what", {})
        line = {"at": round(time.time(), 3), "level": record.levelname.lower()}
        line |= {"event": record.getMessage(), **what}
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(level: int = logging.INFO) -> None:
    """Send our logs and uvicorn's to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("spicery", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "spicery" else logging.WARNING)


@dataclass
class FaultCount:
    """How often one fault has happened, and how much of that has been logged."""

    level: int
    event: str
    what: dict[str, object]
    seen: float  # when it last happened
    logged: float  # when it was last logged
    count: int = 1
    reported: int = 1

    def log(self, at: float) -> None:
        """Write a line with the count so far."""
        self.logged, self.reported = at, self.count
        LOG.log(self.level, self.event, extra={"what": {**self.what, "count": self.count}})


@dataclass
class Faults:
    """The faults of this process."""

    clock: Callable[[], float] = time.monotonic
    counts: dict[tuple[object, ...], FaultCount] = field(default_factory=dict)

    def add(self, level: int, event: str, key: tuple[object, ...], what: dict[str, object]) -> None:
        """A fault happened: log it if it is new or was last logged a while ago."""
        at = self.clock()
        fault = self.counts.pop((event, *key), None)
        if fault is None:
            fault = FaultCount(level, event, what, at, at)
            fault.log(at)
        else:
            fault.seen = at
            fault.count += 1
            if at - fault.logged >= EVERY:
                fault.what = what
                fault.log(at)
        self.counts[event, *key] = fault  # most recent last
        if len(self.counts) > MOST_FAULTS:
            self._forget(next(iter(self.counts)), at)

    def log_counts(self, *, last: bool = False) -> None:
        """Log how often faults happened since they were last logged; forget old ones."""
        at = self.clock()
        for key, fault in list(self.counts.items()):
            if last or at - fault.seen >= OVER:
                self._forget(key, at)
            elif fault.count > fault.reported and at - fault.logged >= EVERY:
                fault.log(at)

    def _forget(self, key: tuple[object, ...], at: float) -> None:
        fault = self.counts.pop(key)
        if fault.count > fault.reported:
            fault.log(at)


FAULTS = Faults()


def log_counts(*, last: bool = False) -> None:
    """Log how often faults happened since they were last logged; `last`: at shutdown."""
    FAULTS.log_counts(last=last)


def note(event: str, **what: object) -> None:
    """Log a normal event."""
    LOG.info(event, extra={"what": what})


def note_trouble(event: str, error: str, **what: object) -> None:
    """Log a problem that was handled; repetitions are counted across tables and addresses."""
    same = [str(value) for name, value in what.items() if name not in LOCATIONS]
    FAULTS.add(logging.WARNING, event, (error, *same), {"error": error, **what})


def note_fault(event: str, error: BaseException, **what: object) -> None:
    """Log an exception with its cause and location but no values; repetitions are counted."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]]
    cause = cause_of(error)
    told = {"error": type(error).__name__, "cause": cause, "where": where, **what}
    FAULTS.add(logging.ERROR, event, (cause, *where), told)


def cause_of(error: BaseException) -> str:
    """An exception and its causes; values that may be secret are left out.

    Only explicit causes (`raise … from`) count: compiled coroutines set unrelated contexts.
    """
    parts: list[str] = []
    each: BaseException | None = error
    while each is not None and len(parts) < 5:
        parts.append(described(each))
        each = each.__cause__
    return " < ".join(parts)


def described(error: BaseException) -> str:
    """The type of an exception, with its text if that cannot contain secrets."""
    name = type(error).__name__
    if isinstance(error, OSError):
        return f"{name}: {error.strerror}" if error.strerror else name
    return f"{name}: {error}" if isinstance(error, LOGGABLE) else name
