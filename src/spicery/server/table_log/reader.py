"""A table's log, read: what it adds up to, or which entry is damaged.

Whoever is told of damage may be anybody with the link, so nothing of an entry is quoted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec

from spicery.core.record import BadRecord
from spicery.games import UnknownGame
from spicery.server.services import Services
from spicery.server.table.ledger import Ledger, Unplayable
from spicery.server.table_log.entries import Entry, OpenedTable, read_entry
from spicery.store import Damaged

SLICE = 40  # entries read from a log before others have their turn


class BadLog(Unplayable):
    """A log that is damaged; says which entry, and in what way."""

    def __init__(self, number: int, kind: str, ledger: Ledger | None = None) -> None:
        super().__init__(f"this table cannot be opened: entry {number} of its log {kind}")
        self.ledger = ledger  # what the entries before it add up to


async def read_entries(services: Services, table_id: str, since: int = 0) -> list[str]:
    """The entries of a table from a number on, as they are written."""
    try:
        return await services.store.read(table_id, since)
    except Damaged as error:
        before = error.before if since == 0 else []
        ledger = await add_up(before) if before else None
        raise BadLog(error.number, "is missing", ledger) from error


async def read_ledger(services: Services, table_id: str) -> Ledger | None:
    """The ledger of a table from its log; None if there is no such table."""
    texts = await read_entries(services, table_id)
    if not texts:
        return None
    ledger = await add_up(texts)
    ledger.resume(services.settings.nature())
    return ledger


async def add_up(texts: list[str]) -> Ledger:
    """What the entries of a log add up to; others have their turn in between."""
    ledger = opened(texts[0])
    for number, _ in enumerate(take_all(ledger, texts[1:]), 1):
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return ledger


def opened(text: str) -> Ledger:
    """The ledger of the first entry of a log."""
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


def take_all(ledger: Ledger, texts: list[str]) -> Iterator[Entry]:
    """Let a ledger take the next entries of its log; each, once it is taken."""
    for text in texts:
        number = ledger.length
        try:
            entry = read_entry(text)
            ledger.take(entry)
        except Unplayable:
            raise
        except Exception as error:  # a damaged entry may fail anywhere
            raise BadLog(number, kind_of(error), ledger) from error
        yield entry


def kind_of(error: Exception) -> str:
    """In what way an entry is damaged."""
    if isinstance(error, msgspec.MsgspecError | UnicodeError | RecursionError):
        return "cannot be read"
    if isinstance(error, BadRecord):
        return "is not what the rules make of the entries before it"
    return "does not fit the entries before it"
