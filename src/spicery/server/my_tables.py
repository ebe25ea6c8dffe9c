"""A guest's own tables, running and finished: those where they sit or are the host.

A log is read for it only when it grew since it was last looked at: what it adds up to is noted
in the store.  Nothing is told that is not written, so a room in memory is asked only at rest.
A table whose log is damaged is listed as such, and hides no other.
"""

from __future__ import annotations

import asyncio

import msgspec

from spicery.games import catalogue
from spicery.server.diagnostics import note_fault
from spicery.server.http.web import UNREADABLE, Refusal
from spicery.server.messages import OwnTable, Seat
from spicery.server.registry import Registry
from spicery.server.settings import Settings
from spicery.server.table.ledger import Ledger, Unplayable
from spicery.server.table.views import clock_of
from spicery.server.table_log.entries import Kind
from spicery.server.table_log.reader import BadLog, read_ledger
from spicery.store import Broken, Held

MOST_LISTED = 60  # tables that are listed


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
    damaged: bool = False  # its log cannot be read to the end
    rules: int = 0  # the version of the rules that this was found by
    halted: bool = False  # begun by older rules, and cannot be played on


async def tables_of(registry: Registry, guest: str) -> list[OwnTable]:
    """The tables of a guest: first those that wait for it, then the unfinished, then the rest."""
    held = await registry.store.tables_of(guest, MOST_LISTED)
    found = await asyncio.gather(*[slip_of(registry, each) for each in held])
    now = registry.settings.clock.wall()
    own = [
        own_table(each.table, slip, guest, now)
        for each, slip in zip(held, found, strict=True)
        if slip is not None and is_of(slip, guest)
    ]
    return sorted(own, key=lambda table: (table.over, not table.turn))


async def put_away(registry: Registry, guest: str, table: str) -> bool:
    """Take a table from a guest's list until it is played on; False if it is not on it.

    Refused while others play there, for they would wait in vain.
    """
    for held in await registry.store.tables_of(guest, MOST_LISTED):
        slip = await slip_of(registry, held) if held.table == table else None
        if slip is not None:
            if not is_spare(slip, guest):
                raise Refusal("not-now", "others play at this table")
            await registry.store.put_away(guest, table, held.length)
            return True
    return False


def is_of(slip: Slip, guest: str) -> bool:
    """Whether a table is a guest's; of a damaged one only the store knows."""
    return slip.damaged or slip.host == guest or guest in [chair[2] for chair in slip.chairs]


def is_spare(slip: Slip, guest: str) -> bool:
    """Whether nobody but this guest plays on at a table."""
    if slip.over or slip.damaged or slip.halted:
        return True
    return all(owner in ("", guest) for _, _, owner, _ in slip.chairs)


async def slip_of(registry: Registry, held: Held) -> Slip | None:
    """What a log adds up to; None if these rules cannot read it."""
    slip = noted(held)
    if slip is None:
        try:
            ledger = await ledger_of(registry, held)
        except BadLog as damage:
            note_fault("damaged", damage, table=held.table[:6])
            return slip_of_damaged(damage.ledger)
        if ledger is None:
            return None
        slip = slip_from(ledger, registry.settings)
        try:
            await registry.store.note(held.table, ledger.length, msgspec.json.encode(slip).decode())
        except Broken as error:  # it can be read again
            note_fault("not-noted", error)
    if slip.until is not None and slip.until < registry.settings.clock.wall():
        await registry.find(held.table)  # its clock rings
    return slip


def noted(held: Held) -> Slip | None:
    """What was noted when the log was as long as it is now; None if nothing of use was."""
    if held.noted != held.length:
        return None
    try:
        slip = msgspec.json.decode(held.note, type=Slip)
    except UNREADABLE:
        return None
    game = catalogue().get(slip.game)
    if slip.started and not slip.over and game is not None and slip.rules != game.version:
        return None  # it was noted before the rules were renewed
    return slip


async def ledger_of(registry: Registry, held: Held) -> Ledger | None:
    """The ledger of a table as it is written."""
    room = registry.rooms.get(held.table)
    if room is not None and room.mailbox.at_rest and room.ledger.length >= held.length:
        return room.ledger
    try:
        return await read_ledger(registry.services, held.table)
    except BadLog:
        raise
    except Unplayable:
        return None


def slip_of_damaged(ledger: Ledger | None) -> Slip:
    """A damaged table in brief, as far as its log could be read."""
    if ledger is None:
        return Slip("", "", "", [], False, False, [], 0.0, None, None, damaged=True)
    chairs = chairs_of(ledger)
    opened, asked = ledger.opened, ledger.asked_at
    return Slip(
        opened.game,
        ledger.game.title,
        ledger.host,
        chairs,
        ledger.started,
        False,
        [],
        asked,
        None,
        None,
        damaged=True,
    )


def chairs_of(ledger: Ledger) -> list[tuple[Kind, str, str, str]]:
    """Who has which seat."""
    return [(chair.kind, chair.name, chair.guest, chair.bot) for chair in ledger.chairs]


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
        ledger.host,
        chairs_of(ledger),
        ledger.started,
        ledger.over,
        waiting,
        ledger.asked_at,
        until,
        ledger.table.winners() if ledger.table is not None and ledger.over else None,
        rules=ledger.game.version,
        halted=ledger.halted,
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
        ago=0.0 if slip.damaged else max(0.0, round(now - slip.asked, 1)),
        left=left_of(slip, now),
        winners=slip.winners,
        spare=is_spare(slip, guest),
        halted=slip.halted,
        damaged=slip.damaged,
    )


def left_of(slip: Slip, now: float) -> float | None:
    """The seconds that are left, never more than there were: the clock may have been set back."""
    if slip.until is None:
        return None
    return round(min(max(0.0, slip.until - now), slip.until - slip.asked), 1)
