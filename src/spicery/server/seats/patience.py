"""How long a table waits for somebody, and who may then do something about it.

Nobody holds a table up.
"""

from __future__ import annotations

from spicery.server.table.room import Room


async def host_is_away(room: Room) -> bool:
    """Whether the host has been away for so long that others may go on without."""
    away = await room.presence.away_for(room.ledger.host)
    return away is not None and away >= room.settings.away


async def time_to_cover(room: Room, seat: int, host: bool) -> float | None:
    """Seconds until a bot may play for the person on a seat; None if that is not foreseen.

    Where a clock runs it decides; only the host may relieve somebody who is away sooner.
    """
    ledger = room.ledger
    away = await room.presence.away_for(ledger.chairs[seat].guest)
    if host and away is not None:
        return 0.0
    if ledger.opened.clock.kind != "none" or seat not in ledger.waiting():
        return None
    waited = room.scheduler.waited() if away is None else min(away, room.scheduler.waited())
    settings = room.settings
    return max(0.0, (settings.away if host or away is not None else settings.here) - waited)
