"""Every request is answered: carried out, retried after a conflict, or refused."""

from __future__ import annotations

from spicery.server.diagnostics import note_fault
from spicery.server.table.connection import Connection
from spicery.server.table.ledger import NotWritten
from spicery.server.table.mailbox import Task
from spicery.server.table.room import NOT_KEPT, Room, refuse
from spicery.store import StoreError

TRIES = 4  # attempts when other processes write first


async def run_or_refuse(room: Room, connection: Connection, id_: str, step: Task) -> None:
    """Run a step on behalf of a connection; refuse it if it cannot be saved."""
    if room.frozen:
        refuse(room, connection, id_, "not-now", room.frozen)
        return
    try:
        await with_retries(step)
    except (NotWritten, StoreError) as failed:
        if isinstance(failed, StoreError):
            note_fault("not-done", failed, table=room.id[:6])
        refuse(room, connection, id_, "not-now", NOT_KEPT)


async def with_retries(step: Task) -> None:
    """Run a step, repeating it, checks included, whenever another process wrote first."""
    for _ in range(TRIES - 1):
        try:
            await step()
        except NotWritten as unwritten:
            if not unwritten.stale:
                raise
        else:
            return
    await step()
