"""Loads a table's ledger from its log, or reports which entry is damaged.

Errors may be shown to anybody who has the link, so they never quote an entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from spicery.core.record import BadRecord
from spicery.games import UnknownGame
from spicery.server.persistence.entries import Entry, OpenedTable, read_entry
from spicery.server.services import Services
from spicery.server.table.ledger import Ledger, Unplayable
from spicery.store import Damaged

SLICE = 40  # entries applied before yielding to other tasks


class BadLog(Unplayable):
    """A damaged log; names the entry and the kind of damage."""

    def __init__(self, number: int, kind: str, ledger: Ledger | None = None) -> None:
        super().__init__(f"this table can't be opened: entry {number} of its log {kind}")
        self.ledger = ledger  # built from the entries before it


async def read_entries(services: Services, table_id: str, since: int = 0) -> list[str]:
    """The raw entries of a table from a number on."""
    try:
        return await services.store.read(table_id, since)
    except Damaged as error:
        before = error.before if since == 0 else []
        ledger = await build_ledger(before) if before else None
        raise BadLog(error.number, "is missing", ledger) from error


async def read_ledger(services: Services, table_id: str) -> Ledger | None:
    """Load the ledger of a table; None if there is no such table."""
    texts = await read_entries(services, table_id)
    if not texts:
        return None
    ledger = await build_ledger(texts)
    ledger.resume(services.settings.nature())
    return ledger


async def build_ledger(texts: list[str]) -> Ledger:
    """Build a ledger from raw entries, yielding to other tasks in between."""
    ledger = opened(texts[0])
    for number, _ in enumerate(apply_all(ledger, texts[1:]), 1):
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return ledger


def opened(text: str) -> Ledger:
    """The ledger after the first entry of a log."""
    try:
        first = read_entry(text)
        ledger = Ledger(first) if isinstance(first, OpenedTable) else None
    except UnknownGame as error:
        raise Unplayable(str(error)) from error
    except Exception as error:
        raise BadLog(0, kind_of(error)) from error
    if ledger is None:
        raise BadLog(0, "is not the opening of a table")
    return ledger


def apply_all(ledger: Ledger, texts: list[str]) -> Iterator[Entry]:
    """Apply raw entries to a ledger; yields each entry after it is applied."""
    for text in texts:
        number = ledger.length
        try:
            entry = read_entry(text)
            ledger.apply(entry)
        except Unplayable:
            raise
        except Exception as error:  # a damaged entry can raise anything
            raise BadLog(number, kind_of(error), ledger) from error
        yield entry


def kind_of(error: Exception) -> str:
    """The kind of damage, in words."""
    if isinstance(error, msgspec.MsgspecError | UnicodeError | RecursionError):
        return "can't be read"
    if isinstance(error, BadRecord):
        return "contradicts the rules"
    return "doesn't fit the entries before it"
