"""Structured logs: one JSON line an event.  Never a card, an action, a secret, a whole link."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback

LOG = logging.getLogger("spicery")


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


def note(event: str, **what: object) -> None:
    """Something happened."""
    LOG.info(event, extra={"what": what})


def note_fault(event: str, error: BaseException, **what: object) -> None:
    """A mistake of ours: where it was, but not with which values."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-6:]]
    LOG.error(event, extra={"what": {"error": type(error).__name__, "where": where, **what}})
