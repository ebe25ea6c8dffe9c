"""Another game with the same seats: one press by each, and it begins by itself.

Who has asked is in the log.  The next table's id follows from this one's, so that two processes,
or one that was interrupted, cannot open two.
"""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

import msgspec

from spicery.core.catalog import BadSeats
from spicery.core.catalog.options import BadOption
from spicery.server.log.entries import Kind, Rematched
from spicery.server.table.ledger import NotWritten

if TYPE_CHECKING:
    from spicery.server.table.ledger import Chair
    from spicery.server.table.room import Room

Place = tuple[str, Kind, str, str]  # name, kind, guest, bot
FREE: Place = ("", "free", "", "")
ID_BYTES = 12
MOMENT = 1.0  # seconds: whoever asked last begins it, unless their process ended


def due(room: Room) -> float | None:
    """When the next game begins, as far as this process knows; None as long as somebody thinks."""
    ledger = room.ledger
    if not ledger.wanted or ledger.rematch:
        return None
    at = room.moments.of(max(ledger.wanted.values())) + MOMENT
    for guest in ledger.people() - set(ledger.wanted):
        gone = room.presence.gone_since(guest)
        if gone is None:
            return None
        at = max(at, gone + room.settings.blink)
    return at


async def all_want(room: Room) -> bool:
    """Whether everybody who is connected, to whatever process, has asked for another game."""
    for guest in room.ledger.people() - set(room.ledger.wanted):
        away = await room.presence.away_for(guest)
        if away is None or away < room.settings.blink:
            return False
    return True


def objection(room: Room) -> str:
    """Why there can be no other game with what was chosen for this one; empty if there can."""
    ledger = room.ledger
    try:
        ledger.game.new(ledger.opened.seats, ledger.next_options())
    except (BadOption, BadSeats) as error:  # chosen by older rules
        return str(error)
    return ""


async def begin(room: Room) -> None:
    """Open the next table, begin its game, and say where it is."""
    ledger = room.ledger
    places = [await place_of(room, chair) for chair in ledger.chairs]
    wish = msgspec.structs.replace(
        ledger.opened,
        options=ledger.next_options(),
        host=host_of(room),
        several=ledger.several,
    )
    banned = [each for each in ledger.removed.values() if each.banned]
    bot = next((chair.bot for chair in ledger.chairs if chair.kind == "bot"), "")
    start = bot.partition("/")[0]
    following = await room.registry.open(wish, places, follow_up(room.id), start, banned)
    try:
        await room.write([Rematched(room.now(), following.id)])
    except NotWritten:
        if not room.ledger.rematch:  # else another process has written the same
            raise
    room.tell_about()


def host_of(room: Room) -> str:
    """The host stays the host, unless others had to ask for another game."""
    wanted = room.ledger.wanted
    host = room.ledger.host
    return host if host in wanted else next(iter(wanted), host)


async def place_of(room: Room, chair: Chair) -> Place:
    """A seat as it begins the next game.

    Who asked for it and is there plays.  For anybody else a stand-in does until they come, but at
    a relaxed table, where people are mostly away, they have their time.  Who was stood in for in
    the last game, too, is no longer waited for.
    """
    if not chair.guest:
        return chair.name, chair.kind, "", chair.bot
    wanted = chair.guest in room.ledger.wanted
    if chair.kind == "stand-in" and not wanted:
        return FREE
    there = await room.presence.away_for(chair.guest) is None
    if (wanted and there) or room.ledger.opened.clock.kind == "relaxed":
        return chair.name, "person", chair.guest, ""
    return chair.name, "stand-in", chair.guest, room.scheduler.substitute()


def follow_up(table_id: str) -> str:
    """The id of the table at which the people of another one go on; always the same."""
    digest = hashlib.sha256(f"rematch of {table_id}".encode()).digest()
    return urlsafe_b64encode(digest[:ID_BYTES]).decode()
