"""Structured logs: one JSON line an event.  Never a card, an action, a secret, a whole link.

A fault is logged once with its cause; when it happens again it is counted, and the count is
logged about once a minute.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from dataclasses import dataclass, field

from spicery.physics.errors import PhysicsError
from spicery.store import Broken

LOG = logging.getLogger("spicery")
EVERY = 60.0  # seconds between two lines about the same fault
OVER = 600.0  # seconds after which a fault that did not happen again is forgotten
MOST_FAULTS = 200  # faults that are told apart; beyond that the one seen longest ago is forgotten
BEFALLEN = ("table", "seat", "address")  # the same trouble elsewhere is the same trouble
PLAIN = (Broken, PhysicsError)  # errors whose text is about machines, never about a game


class Lines(logging.Formatter):
    """One JSON object a record."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        what = getattr(record, "what", {})
        line = {"at": round(time.time(), 3), "level": record.levelname.lower()}
        line |= {"event": record.getMessage(), **what}
        return json.dumps(line, ensure_ascii=False, default=str)


def write_logs(level: int = logging.INFO) -> None:
    """Send our lines and the web server's to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("spicery", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "spicery" else logging.WARNING)


@dataclass
class Tally:
    """How often one fault has happened, and how much of that has been logged."""

    level: int
    event: str
    what: dict[str, object]
    seen: float  # when it last happened
    logged: float  # when it was last logged
    count: int = 1
    told: int = 1

    def log(self, at: float) -> None:
        """Write a line with the count so far."""
        self.logged, self.told = at, self.count
        LOG.log(self.level, self.event, extra={"what": {**self.what, "count": self.count}})


@dataclass
class Faults:
    """The faults of this process."""

    tallies: dict[tuple[object, ...], Tally] = field(default_factory=dict)

    def add(self, level: int, event: str, key: tuple[object, ...], what: dict[str, object]) -> None:
        """A fault happened: log it if it is new or was last logged a while ago."""
        at = time.monotonic()
        tally = self.tallies.pop((event, *key), None)
        if tally is None:
            tally = Tally(level, event, what, at, at)
            tally.log(at)
        else:
            tally.seen = at
            tally.count += 1
            if at - tally.logged >= EVERY:
                tally.what = what
                tally.log(at)
        self.tallies[event, *key] = tally  # the latest stand last
        if len(self.tallies) > MOST_FAULTS:
            self._forget(next(iter(self.tallies)), at)

    def tell_counts(self, *, last: bool = False) -> None:
        """Log how often faults happened since they were last logged; forget old ones."""
        at = time.monotonic()
        for key, tally in list(self.tallies.items()):
            if last or at - tally.seen >= OVER:
                self._forget(key, at)
            elif tally.count > tally.told and at - tally.logged >= EVERY:
                tally.log(at)

    def _forget(self, key: tuple[object, ...], at: float) -> None:
        tally = self.tallies.pop(key)
        if tally.count > tally.told:
            tally.log(at)


FAULTS = Faults()


def tell_counts(*, last: bool = False) -> None:
    """Log how often faults happened since they were last logged; `last`: the server ends."""
    FAULTS.tell_counts(last=last)


def note(event: str, **what: object) -> None:
    """Something happened."""
    LOG.info(event, extra={"what": what})


def note_trouble(event: str, error: str, **what: object) -> None:
    """Something went wrong that is dealt with; repetitions are counted, whoever they befall."""
    same = [str(value) for name, value in what.items() if name not in BEFALLEN]
    FAULTS.add(logging.WARNING, event, (error, *same), {"error": error, **what})


def note_fault(event: str, error: BaseException, **what: object) -> None:
    """An error: its cause and where it was, but not with which values; repetitions are counted."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]]
    cause = cause_of(error)
    told = {"error": type(error).__name__, "cause": cause, "where": where, **what}
    FAULTS.add(logging.ERROR, event, (cause, *where), told)


def cause_of(error: BaseException) -> str:
    """An error and its causes, back to the first; values that may be secret are left out.

    Only `raise … from` counts: compiled coroutines leave an unrelated error as the context.
    """
    parts: list[str] = []
    each: BaseException | None = error
    while each is not None and len(parts) < 5:
        parts.append(described(each))
        each = each.__cause__
    return " < ".join(parts)


def described(error: BaseException) -> str:
    """The name of an error, with its text if that is about machines only."""
    name = type(error).__name__
    if isinstance(error, OSError):
        return f"{name}: {error.strerror}" if error.strerror else name
    return f"{name}: {error}" if isinstance(error, PLAIN) else name
