"""How long a table waits for absent or inactive people before others may act."""

from __future__ import annotations

from spicery.server.table.room import Room


async def host_is_away(room: Room) -> bool:
    """Whether the host has been away long enough for others to proceed."""
    away = await room.presence.away_for(room.ledger.host)
    return away is not None and away >= room.settings.away


async def time_to_cover(room: Room, seat: int, host: bool) -> float | None:
    """Seconds until a bot may cover for the person in a seat; None if never.

    With a clock, the clock decides; only the host may have an absent person covered sooner.
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
