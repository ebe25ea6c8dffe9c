"""Whatever somebody asks for is answered: done, tried again, or refused; never left in silence."""

from __future__ import annotations

from spicery.server.diagnostics import note_fault
from spicery.server.table.connection import Connection
from spicery.server.table.ledger import NotWritten
from spicery.server.table.mailbox import Task
from spicery.server.table.room import NOT_KEPT, Room, refuse
from spicery.store import Broken

TRIES = 4  # for what another process may have written first


async def persist(room: Room, connection: Connection, id_: str, step: Task) -> None:
    """Take a step that somebody asked for, or refuse it if it cannot be kept."""
    if room.frozen:
        refuse(room, connection, id_, "not-now", room.frozen)
        return
    try:
        await try_again(step)
    except (NotWritten, Broken) as failed:
        if isinstance(failed, Broken):
            note_fault("not-done", failed, table=room.id[:6])
        refuse(room, connection, id_, "not-now", NOT_KEPT)


async def try_again(step: Task) -> None:
    """Take a step; once more, from its checks on, if another process wrote first."""
    for _ in range(TRIES - 1):
        try:
            await step()
        except NotWritten as unwritten:
            if not unwritten.stale:
                raise
        else:
            return
    await step()
