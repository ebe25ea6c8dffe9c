"""Message handlers for seats: sit, leave, cover, remove, start, rematch.

Every change is an entry in the log.
"""

from __future__ import annotations

import msgspec

from spicery.bots.names import spare
from spicery.server import messages as msg
from spicery.server.diagnostics import note
from spicery.server.names import clean
from spicery.server.persistence.entries import Allowed, Entry, Removed, Seated, Wanted
from spicery.server.seats.lineup import objection_to
from spicery.server.seats.patience import host_is_away, time_to_cover
from spicery.server.table.connection import Connection
from spicery.server.table.mailbox import Task
from spicery.server.table.opening import bot_seat
from spicery.server.table.retry import run_or_refuse
from spicery.server.table.room import Room, refuse


async def sit(room: Room, connection: Connection, asked: msg.Sit) -> None:
    """Take a free seat, or rename one's own."""
    ledger = room.ledger
    own = ledger.seats_of(connection.guest)
    if not connection.guest or connection.watch:
        refuse(room, connection, asked.id, "not-yours", "choose a name first, then take a seat")
    elif no_seat(room, connection, asked.seat, asked.id):
        return
    elif ledger.started:
        refuse(room, connection, asked.id, "not-now", "the game has begun")
    elif is_barred(room, connection):
        refuse(room, connection, asked.id, "barred", "the host removed you from this table")
    elif asked.seat not in own and ledger.chairs[asked.seat].kind != "free":
        refuse(room, connection, asked.id, "not-yours", "this seat is taken")
    elif own and asked.seat not in own and not ledger.several:
        detail = "you already have a seat; the host can allow several per person"
        refuse(room, connection, asked.id, "one-seat", detail)
    else:
        name = clean(asked.name) or connection.name
        seated = Seated(room.clock.stamp(), asked.seat, "person", name, connection.guest)
        await change(room, connection, asked.id, [seated])
        room.broadcast.send_news(connection)


async def stand(room: Room, connection: Connection, asked: msg.Stand) -> None:
    """Leave a seat: it becomes free before the start; later a stand-in keeps it."""
    ledger = room.ledger
    if no_seat(room, connection, asked.seat, asked.id):
        return
    own = asked.seat in room.audience.seats_of(connection)
    if not own and (ledger.started or not is_host(room, connection)):
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
    elif not own and ledger.chairs[asked.seat].guest:
        await remove(room, connection, msg.Remove(asked.seat, id=asked.id))
    elif not ledger.started:
        await change(room, connection, asked.id, [Seated(room.clock.stamp(), asked.seat, "free")])
    elif not defer_until_put_down(
        room, connection.guest, connection, asked.id, lambda: stand(room, connection, asked)
    ):
        if not ledger.closed:
            await room.scheduler.stand_in([asked.seat], "left")
            await room.succession.on_leave(connection.guest)
        acknowledge(room, connection, asked.id)


async def seat_bot(room: Room, connection: Connection, asked: msg.SeatBot) -> None:
    """The host puts a bot in a free seat, or replaces one."""
    ledger = room.ledger
    if not_host(room, connection, asked.id) or no_seat(room, connection, asked.seat, asked.id):
        return
    if ledger.started:
        refuse(room, connection, asked.id, "not-now", "the game has begun")
    elif ledger.chairs[asked.seat].kind == "person":
        refuse(room, connection, asked.id, "not-now", "this seat is taken")
    elif objection := objection_to(ledger.game, asked.bot):
        refuse(room, connection, asked.id, "unreadable", objection)
    else:
        await change(
            room,
            connection,
            asked.id,
            [bot_seat(ledger, room.clock.stamp(), asked.seat, asked.bot)],
        )


async def allow(room: Room, connection: Connection, asked: msg.Allow) -> None:
    """The host allows or disallows several seats per person."""
    if not_host(room, connection, asked.id):
        return
    if room.ledger.started:
        refuse(room, connection, asked.id, "not-now", "the game has begun")
    elif room.ledger.several != asked.several:
        await change(room, connection, asked.id, [Allowed(room.clock.stamp(), asked.several)])
    else:
        acknowledge(room, connection, asked.id)


async def remove(room: Room, connection: Connection, asked: msg.Remove) -> None:
    """The host removes a person from all their seats; they become an onlooker."""
    ledger = room.ledger
    if not_host(room, connection, asked.id) or no_seat(room, connection, asked.seat, asked.id):
        return
    guest = ledger.chairs[asked.seat].guest
    if not guest:
        if ledger.removed:  # probably a resend
            acknowledge(room, connection, asked.id)
        else:
            refuse(room, connection, asked.id, "not-now", "nobody is in this seat")
        return
    if guest == connection.guest:
        refuse(
            room, connection, asked.id, "not-now", "this is your own seat; you can leave it instead"
        )
        return
    if defer_until_put_down(
        room, guest, connection, asked.id, lambda: remove(room, connection, asked)
    ):
        return
    at, own = room.clock.stamp(), ledger.seats_of(guest)
    left = bots_on(room, own) if ledger.started else [Seated(at, seat, "free") for seat in own]
    await room.scheduler.reseat([Removed(at, guest, asked.ban), *left])
    note("removed", table=room.id[:6], seat=asked.seat, banned=asked.ban)
    acknowledge(room, connection, asked.id)
    for each in room.audience.connections:
        if each.guest == guest:
            room.broadcast.send_news(each)


async def cover(room: Room, connection: Connection, asked: msg.Cover) -> None:
    """Let a bot cover for a person the table has waited for long enough."""
    ledger = room.ledger
    if no_seat(room, connection, asked.seat, asked.id):
        return
    chair, host = ledger.chairs[asked.seat], is_host(room, connection)
    if not host and not room.audience.seats_of(connection):
        refuse(room, connection, asked.id, "not-yours", "only players at this table can do this")
    elif not ledger.started or ledger.closed or not chair.guest:
        refuse(room, connection, asked.id, "not-now", "nobody is playing in this seat")
    elif chair.kind == "stand-in":
        acknowledge(room, connection, asked.id)
    else:
        wait = await time_to_cover(room, asked.seat, host)
        if wait is None:
            refuse(room, connection, asked.id, "not-now", f"nobody is waiting for {chair.name}")
        elif wait > 0:
            refuse(
                room,
                connection,
                asked.id,
                "not-now",
                f"wait {wait:.0f} more seconds for {chair.name}",
            )
        elif not defer_until_put_down(
            room, chair.guest, connection, asked.id, lambda: cover(room, connection, asked)
        ):
            await room.scheduler.stand_in(list(ledger.seats_of(chair.guest)), "covered")
            acknowledge(room, connection, asked.id)


async def come_back(room: Room, connection: Connection, asked: msg.Return) -> None:
    """Take a seat back from the stand-in, or, as the host, return it to its person."""
    if no_seat(room, connection, asked.seat, asked.id):
        return
    chair = room.ledger.chairs[asked.seat]
    handed = is_host(room, connection) and chair.guest not in ("", connection.guest)
    if asked.seat not in room.audience.seats_of(connection) and not handed:
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
        return
    if chair.kind == "stand-in":
        await room.scheduler.reseat(
            [Seated(room.clock.stamp(), asked.seat, "person", chair.name, chair.guest)]
        )
    acknowledge(room, connection, asked.id)
    room.broadcast.send_news(connection)


async def start(room: Room, connection: Connection, asked: msg.Start) -> None:
    """The host starts the game; if the host is away for long, any seated person may."""
    if not is_host(room, connection):
        if not room.audience.seats_of(connection):
            refuse(room, connection, asked.id, "not-yours", "only the host can start the game")
            return
        if not await host_is_away(room):
            refuse(
                room,
                connection,
                asked.id,
                "not-yours",
                "only the host can start the game while they are around",
            )
            return
    if objection := objection_to(room.ledger.game, asked.bot):
        refuse(room, connection, asked.id, "unreadable", objection)
        return
    if not room.ledger.started:
        await room.begin(asked.bot)
    acknowledge(room, connection, asked.id)


async def ask_rematch(room: Room, connection: Connection, asked: msg.Rematch) -> None:
    """Ask for a rematch; it begins when everybody connected has asked."""
    ledger = room.ledger
    host, guest = is_host(room, connection), connection.guest
    if not host and not room.audience.seats_of(connection):
        refuse(
            room,
            connection,
            asked.id,
            "not-yours",
            "only players of this game can ask for a rematch",
        )
        return
    if not ledger.closed:
        refuse(room, connection, asked.id, "not-now", "this game isn't over")
        return
    if ledger.older and (why := room.rematch.objection()):
        refuse(room, connection, asked.id, "not-now", why)
        return
    if not ledger.rematch:
        first = min(ledger.wanted.values(), default=room.clock.stamp())
        if asked.now and not host and room.moments.since(first) < room.settings.away:
            detail = "for now only the host can begin without the others; later, anybody can"
            refuse(room, connection, asked.id, "not-now", detail)
            return
        if guest not in ledger.wanted:
            await room.journal.write([Wanted(room.clock.stamp(), guest)])
        if asked.now or await room.rematch.everyone_asked():
            await room.rematch.begin()
        room.scheduler.replan()
    room.broadcast.send_info()
    acknowledge(room, connection, asked.id)


# -- shared -------------------------------------------------------------------------------


def defer_until_put_down(
    room: Room, guest: str, connection: Connection, id_: str, step: Task
) -> bool:
    """If a guest holds a live shaker, put it down first, then run `step`; whether that is so."""
    live_hold = room.live_hold
    if live_hold is None or live_hold.connection.guest != guest:
        return False
    live_hold.later.append(lambda: run_or_refuse(room, connection, id_, step))
    live_hold.free(live_hold.connection)
    return True


def bots_on(room: Room, seats: tuple[int, ...]) -> list[Seated]:
    """Replace the occupants of seats by bots of the table's level, under new names."""
    chairs = room.ledger.chairs
    like = next((chair.bot for chair in chairs if chair.kind == "bot"), "").partition("/")[0]
    taken = [chair.name for chair in chairs]
    found: list[Seated] = []
    for seat in seats:
        bot = bot_seat(room.ledger, room.clock.stamp(), seat, like)
        entry = msgspec.structs.replace(bot, name=spare(taken))
        taken.append(entry.name)
        found.append(entry)
    return found


def is_host(room: Room, connection: Connection) -> bool:
    """Whether a connection belongs to the host."""
    return bool(connection.guest) and connection.guest == room.ledger.host


def is_barred(room: Room, connection: Connection) -> bool:
    """Whether a removed guest may not sit down, for good or for now."""
    removed = room.ledger.removed.get(connection.guest)
    recent = removed is not None and room.moments.since(removed.at) < room.settings.barred
    return recent or is_banned(room, connection)


def is_banned(room: Room, connection: Connection) -> bool:
    """Whether the host banned a guest from the table."""
    removed = room.ledger.removed.get(connection.guest)
    return removed is not None and removed.banned


def not_host(room: Room, connection: Connection, id_: str) -> bool:
    """Refuse a host-only request from anybody else; whether it was refused."""
    if is_host(room, connection):
        return False
    refuse(room, connection, id_, "not-yours", "only the host can do this")
    return True


def no_seat(room: Room, connection: Connection, seat: int, id_: str) -> bool:
    """Refuse a seat that does not exist; whether it was refused."""
    if 0 <= seat < len(room.ledger.chairs):
        return False
    refuse(room, connection, id_, "unreadable", "this seat doesn't exist")
    return True


def acknowledge(room: Room, connection: Connection, id_: str) -> None:
    """Acknowledge a message that has an id."""
    if id_:
        connection.send(msg.Ack(id_, room.ledger.version))


async def change(room: Room, connection: Connection, id_: str, entries: list[Entry]) -> None:
    """Write a seating change, broadcast it, and acknowledge the message."""
    await room.journal.write(entries)
    room.broadcast.send_info()
    acknowledge(room, connection, id_)
