"""The tables of one's own: where a guest has a seat or is the host, played and finished.

A log is read for it only when it grew since it was last looked at: what it adds up to is noted
in the store.  Nothing is told that is not written, so a room in memory is asked only at rest.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec

from spicery.server.entries import Kind
from spicery.server.house import House
from spicery.server.ledger import Ledger, Unplayable
from spicery.server.messages import OwnTable, Seat
from spicery.server.room import read_ledger
from spicery.server.settings import Settings
from spicery.server.telling import clock_of
from spicery.server.web import Refusal
from spicery.store import Broken, Held

MOST = 60  # tables that are listed


class Slip(msgspec.Struct, array_like=True):
    """What a log adds up to, as far as a list of tables needs it; never leaves the server."""

    game: str
    title: str
    host: str
    chairs: list[tuple[Kind, str, str, str]]  # kind, name, guest, bot
    started: bool
    over: bool
    waiting: list[int]
    asked: float  # when the present question was put, in seconds since 1970
    until: float | None  # when its time is up
    winners: list[int] | None


async def tables_of(house: House, guest: str) -> list[OwnTable]:
    """The tables of a guest: first those that wait for it, then the unfinished, then the rest."""
    held = await house.store.tables_of(guest, MOST)
    found = await asyncio.gather(*[slip_of(house, each) for each in held])
    now = time.time()
    own = [
        own_table(each.table, slip, guest, now)
        for each, slip in zip(held, found, strict=True)
        if slip is not None and (slip.host == guest or guest in [chair[2] for chair in slip.chairs])
    ]
    return sorted(own, key=lambda table: (table.over, not table.turn))


async def put_away(house: House, guest: str, table: str) -> bool:
    """Take a table from a guest's list until it is played on; False if it is not on it.

    Refused while others play there, for they would wait in vain.
    """
    for held in await house.store.tables_of(guest, MOST):
        slip = await slip_of(house, held) if held.table == table else None
        if slip is not None:
            if not is_spare(slip, guest):
                raise Refusal("not-now", "others play at this table")
            await house.store.put_away(guest, table, held.length)
            return True
    return False


def is_spare(slip: Slip, guest: str) -> bool:
    """Whether nobody but this guest plays on at a table."""
    return slip.over or all(owner in ("", guest) for _, _, owner, _ in slip.chairs)


async def slip_of(house: House, held: Held) -> Slip | None:
    """What a log adds up to; None if these rules cannot read it."""
    if held.noted == held.length:
        slip = msgspec.json.decode(held.note, type=Slip)
    else:
        ledger = await ledger_of(house, held)
        if ledger is None:
            return None
        slip = slip_from(ledger, house.settings)
        with suppress(Broken):  # it can be read again
            await house.store.note(held.table, ledger.length, msgspec.json.encode(slip).decode())
    if slip.until is not None and slip.until < time.time():
        await house.find(held.table)  # its clock rings
    return slip


async def ledger_of(house: House, held: Held) -> Ledger | None:
    """The ledger of a table as it is written."""
    room = house.rooms.get(held.table)
    if room is not None and room.at_rest and room.ledger.length >= held.length:
        return room.ledger
    try:
        return await read_ledger(house, held.table)
    except Unplayable:
        return None


def slip_from(ledger: Ledger, settings: Settings) -> Slip:
    """A ledger in brief."""
    waiting = [seat for seat in ledger.waiting() if seat >= 0]
    clock = clock_of(ledger, settings)
    until = None
    if clock.kind == "relaxed" and any(ledger.chairs[seat].kind == "person" for seat in waiting):
        until = ledger.asked_at + (clock.reaction if ledger.reacting() else clock.move)
    return Slip(
        ledger.opened.game,
        ledger.game.title,
        ledger.opened.host,
        [(chair.kind, chair.name, chair.guest, chair.bot) for chair in ledger.chairs],
        ledger.started,
        ledger.over,
        waiting,
        ledger.asked_at,
        until,
        ledger.table.winners() if ledger.table is not None and ledger.over else None,
    )


def own_table(table: str, slip: Slip, guest: str, now: float) -> OwnTable:
    """A table as it stands in its guest's list."""
    seats = [
        Seat(seat, name, kind, bot, mine=owner == guest)
        for seat, (kind, name, owner, bot) in enumerate(slip.chairs)
    ]
    return OwnTable(
        id=table,
        game=slip.game,
        title=slip.title,
        seats=seats,
        host=slip.host == guest,
        started=slip.started,
        over=slip.over,
        waiting=slip.waiting,
        turn=any(seats[at].mine and seats[at].kind == "person" for at in slip.waiting),
        ago=max(0.0, round(now - slip.asked, 1)),
        left=None if slip.until is None else max(0.0, round(slip.until - now, 1)),
        winners=slip.winners,
        spare=is_spare(slip, guest),
    )
