"""A guest's own tables, running and finished: those where they have a seat or are the host.

A summary of each log is cached in the store and recomputed only when the log has grown.  Only
persisted state is reported, so a room in memory is used only while it is idle.  A table whose log
is damaged is listed as damaged and does not affect the others.
"""

from __future__ import annotations

import asyncio

import msgspec

from spicery.games import catalogue
from spicery.server.diagnostics import note_fault
from spicery.server.http.responses import UNREADABLE, Refusal
from spicery.server.messages import OwnTable, Seat
from spicery.server.persistence.entries import SeatKind
from spicery.server.persistence.reader import BadLog, read_ledger
from spicery.server.room_registry import Registry
from spicery.server.settings import Settings
from spicery.server.table.ledger import Ledger, Unplayable
from spicery.server.table.views import clock_of
from spicery.store import ListedTable, StoreError

MOST_LISTED = 60  # tables


class TableSummary(msgspec.Struct, array_like=True):
    """A summary of a log for the list of tables; cached in the store, never sent to clients."""

    game: str
    title: str
    host: str
    chairs: list[tuple[SeatKind, str, str, str]]  # kind, name, guest, bot
    started: bool
    over: bool
    waiting: list[int]
    asked: float  # when the current question was asked, in Unix time
    until: float | None  # its deadline
    winners: list[int] | None
    damaged: bool = False  # its log cannot be read to the end
    rules: int = 0  # the rules version that computed this summary
    halted: bool = False  # begun under older rules, and cannot be continued


async def tables_of(registry: Registry, guest: str) -> list[OwnTable]:
    """The tables of a guest: those waiting for them first, then unfinished, then finished ones."""
    held = await registry.store.tables_of(guest, MOST_LISTED)
    found = await asyncio.gather(*[summary_of(registry, each) for each in held])
    now = registry.settings.clock.wall()
    own = [
        own_table(each.table, summary, guest, now)
        for each, summary in zip(held, found, strict=True)
        if summary is not None and is_of(summary, guest)
    ]
    return sorted(own, key=lambda table: (table.over, not table.turn))


async def put_away(registry: Registry, guest: str, table: str) -> bool:
    """Hide a table from a guest's list until its log grows; False if it is not on the list.

    Refused while others play there: they would wait for this guest indefinitely.
    """
    for held in await registry.store.tables_of(guest, MOST_LISTED):
        summary = await summary_of(registry, held) if held.table == table else None
        if summary is not None:
            if not is_removable(summary, guest):
                raise Refusal("not-now", "other people are playing at this table")
            await registry.store.put_away(guest, table, held.length)
            return True
    return False


def is_of(summary: TableSummary, guest: str) -> bool:
    """Whether a table belongs to a guest's list; for a damaged one, the store decides."""
    return (
        summary.damaged or summary.host == guest or guest in [chair[2] for chair in summary.chairs]
    )


def is_removable(summary: TableSummary, guest: str) -> bool:
    """Whether nobody but this guest still plays at a table."""
    if summary.over or summary.damaged or summary.halted:
        return True
    return all(owner in ("", guest) for _, _, owner, _ in summary.chairs)


async def summary_of(registry: Registry, held: ListedTable) -> TableSummary | None:
    """The summary of a log, cached or computed; None if the current rules cannot read it."""
    summary = cached_summary(held)
    if summary is None:
        try:
            ledger = await ledger_of(registry, held)
        except BadLog as damage:
            note_fault("damaged", damage, table=held.table[:6])
            return summary_of_damaged(damage.ledger)
        if ledger is None:
            return None
        summary = summary_from(ledger, registry.settings)
        try:
            await registry.store.note(
                held.table, ledger.length, msgspec.json.encode(summary).decode()
            )
        except StoreError as error:  # only a cache
            note_fault("not-noted", error)
    if summary.until is not None and summary.until < registry.settings.clock.wall():
        await registry.find(held.table)  # loads the room, which handles the timeout
    return summary


def cached_summary(held: ListedTable) -> TableSummary | None:
    """The cached summary, if it is up to date."""
    if held.noted != held.length:
        return None
    try:
        summary = msgspec.json.decode(held.note, type=TableSummary)
    except UNREADABLE:
        return None
    game = catalogue().get(summary.game)
    if summary.started and not summary.over and game is not None and summary.rules != game.version:
        return None  # it was cached under another rules version
    return summary


async def ledger_of(registry: Registry, held: ListedTable) -> Ledger | None:
    """The persisted ledger of a table; None if it cannot be read under the current rules."""
    room = registry.rooms.get(held.table)
    if room is not None and room.mailbox.idle and room.ledger.length >= held.length:
        return room.ledger
    try:
        return await read_ledger(registry.services, held.table)
    except BadLog:
        raise
    except Unplayable:
        return None


def summary_of_damaged(ledger: Ledger | None) -> TableSummary:
    """The summary of a damaged table, as far as its log could be read."""
    if ledger is None:
        return TableSummary("", "", "", [], False, False, [], 0.0, None, None, damaged=True)
    chairs = chairs_of(ledger)
    opened, asked = ledger.opened, ledger.asked_at
    return TableSummary(
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


def chairs_of(ledger: Ledger) -> list[tuple[SeatKind, str, str, str]]:
    """Kind, name, guest and bot of each seat."""
    return [(chair.kind, chair.name, chair.guest, chair.bot) for chair in ledger.chairs]


def summary_from(ledger: Ledger, settings: Settings) -> TableSummary:
    """The summary of a ledger."""
    waiting = [seat for seat in ledger.waiting() if seat >= 0]
    clock = clock_of(ledger, settings)
    until = None
    if clock.kind == "relaxed" and any(ledger.chairs[seat].kind == "person" for seat in waiting):
        until = ledger.asked_at + (clock.reaction if ledger.reacting() else clock.move)
    return TableSummary(
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


def own_table(table: str, summary: TableSummary, guest: str, now: float) -> OwnTable:
    """A table as listed for its guest."""
    seats = [
        Seat(seat, name, kind, bot, mine=owner == guest)
        for seat, (kind, name, owner, bot) in enumerate(summary.chairs)
    ]
    return OwnTable(
        id=table,
        game=summary.game,
        title=summary.title,
        seats=seats,
        host=summary.host == guest,
        started=summary.started,
        over=summary.over,
        waiting=summary.waiting,
        turn=any(seats[at].mine and seats[at].kind == "person" for at in summary.waiting),
        ago=0.0 if summary.damaged else max(0.0, round(now - summary.asked, 1)),
        left=left_of(summary, now),
        winners=summary.winners,
        spare=is_removable(summary, guest),
        halted=summary.halted,
        damaged=summary.damaged,
    )


def left_of(summary: TableSummary, now: float) -> float | None:
    """The seconds left, capped at the full time in case the wall clock was set back."""
    if summary.until is None:
        return None
    return round(min(max(0.0, summary.until - now), summary.until - summary.asked), 1)
