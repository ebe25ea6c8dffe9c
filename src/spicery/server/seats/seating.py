"""Who sits where: sitting down, leaving, being stood in for or removed; start and rematch.

One function for each message.  Every change is an entry of the log.
"""

from __future__ import annotations

import msgspec

from spicery.bots.names import spare
from spicery.server import messages as say
from spicery.server.diagnostics import note
from spicery.server.names import clean
from spicery.server.retry import persist
from spicery.server.seats.lineup import objection_to
from spicery.server.seats.patience import host_is_away, time_to_cover
from spicery.server.table.connection import Connection
from spicery.server.table.mailbox import Task
from spicery.server.table.opening import bot_seat
from spicery.server.table.room import Room, refuse
from spicery.server.table_log.entries import Allowed, Entry, Removed, Seated, Wanted


async def sit(room: Room, connection: Connection, asked: say.Sit) -> None:
    """Take a free seat, or rename one's own."""
    ledger = room.ledger
    own = ledger.seats_of(connection.guest)
    if not connection.guest or connection.watch:
        refuse(room, connection, asked.id, "not-yours", "take a name first, then a seat")
    elif no_seat(room, connection, asked.seat, asked.id):
        return
    elif ledger.started:
        refuse(room, connection, asked.id, "not-now", "the game has begun")
    elif is_barred(room, connection):
        refuse(room, connection, asked.id, "barred", "the host removed you from this table")
    elif asked.seat not in own and ledger.chairs[asked.seat].kind != "free":
        refuse(room, connection, asked.id, "not-yours", "somebody sits there")
    elif own and asked.seat not in own and not ledger.several:
        detail = "you have a seat already; the host may allow several for one person"
        refuse(room, connection, asked.id, "one-seat", detail)
    else:
        name = clean(asked.name) or connection.name
        seated = Seated(room.clock.stamp(), asked.seat, "person", name, connection.guest)
        await change(room, connection, asked.id, [seated])
        room.broadcast.tell_news(connection)


async def stand(room: Room, connection: Connection, asked: say.Stand) -> None:
    """Leave a seat: free before the start, kept by a stand-in after it."""
    ledger = room.ledger
    if no_seat(room, connection, asked.seat, asked.id):
        return
    own = asked.seat in room.audience.mine(connection)
    if not own and (ledger.started or not is_host(room, connection)):
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
    elif not own and ledger.chairs[asked.seat].guest:
        await remove(room, connection, say.Remove(asked.seat, id=asked.id))
    elif not ledger.started:
        await change(room, connection, asked.id, [Seated(room.clock.stamp(), asked.seat, "free")])
    elif not in_hand(
        room, connection.guest, connection, asked.id, lambda: stand(room, connection, asked)
    ):
        if not ledger.closed:
            await room.scheduler.stand_in([asked.seat], "left")
            await room.succession.left(connection.guest)
        acknowledge(room, connection, asked.id)


async def seat_bot(room: Room, connection: Connection, asked: say.SeatBot) -> None:
    """The host puts a bot on a free seat, or changes it."""
    ledger = room.ledger
    if not_host(room, connection, asked.id) or no_seat(room, connection, asked.seat, asked.id):
        return
    if ledger.started:
        refuse(room, connection, asked.id, "not-now", "the game has begun")
    elif ledger.chairs[asked.seat].kind == "person":
        refuse(room, connection, asked.id, "not-now", "somebody sits there")
    elif objection := objection_to(ledger.game, asked.bot):
        refuse(room, connection, asked.id, "unreadable", objection)
    else:
        await change(
            room,
            connection,
            asked.id,
            [bot_seat(ledger, room.clock.stamp(), asked.seat, asked.bot)],
        )


async def allow(room: Room, connection: Connection, asked: say.Allow) -> None:
    """The host says whether one person may take several seats."""
    if not_host(room, connection, asked.id):
        return
    if room.ledger.started:
        refuse(room, connection, asked.id, "not-now", "the game has begun")
    elif room.ledger.several != asked.several:
        await change(room, connection, asked.id, [Allowed(room.clock.stamp(), asked.several)])
    else:
        acknowledge(room, connection, asked.id)


async def remove(room: Room, connection: Connection, asked: say.Remove) -> None:
    """The host takes all seats from a person, who sees what onlookers see from then on."""
    ledger = room.ledger
    if not_host(room, connection, asked.id) or no_seat(room, connection, asked.seat, asked.id):
        return
    guest = ledger.chairs[asked.seat].guest
    if not guest:
        if ledger.removed:  # it was done before, and is only sent again
            acknowledge(room, connection, asked.id)
        else:
            refuse(room, connection, asked.id, "not-now", "nobody sits there")
        return
    if guest == connection.guest:
        refuse(room, connection, asked.id, "not-now", "this is your own seat; leave it instead")
        return
    if in_hand(room, guest, connection, asked.id, lambda: remove(room, connection, asked)):
        return
    at, own = room.clock.stamp(), ledger.seats_of(guest)
    left = bots_on(room, own) if ledger.started else [Seated(at, seat, "free") for seat in own]
    await room.scheduler.reseat([Removed(at, guest, asked.ban), *left])
    note("removed", table=room.id[:6], seat=asked.seat, banned=asked.ban)
    acknowledge(room, connection, asked.id)
    for each in room.audience.connections:
        if each.guest == guest:
            room.broadcast.tell_news(each)


async def cover(room: Room, connection: Connection, asked: say.Cover) -> None:
    """Let a bot play for somebody for whom the table has waited long enough."""
    ledger = room.ledger
    if no_seat(room, connection, asked.seat, asked.id):
        return
    chair, host = ledger.chairs[asked.seat], is_host(room, connection)
    if not host and not room.audience.mine(connection):
        refuse(room, connection, asked.id, "not-yours", "only those who play here may do this")
    elif not ledger.started or ledger.closed or not chair.guest:
        refuse(room, connection, asked.id, "not-now", "nobody plays there now")
    elif chair.kind == "stand-in":
        acknowledge(room, connection, asked.id)
    else:
        wait = await time_to_cover(room, asked.seat, host)
        if wait is None:
            refuse(room, connection, asked.id, "not-now", f"{chair.name} does not hold anybody up")
        elif wait > 0:
            refuse(
                room, connection, asked.id, "not-now", f"wait for {chair.name} {wait:.0f} s more"
            )
        elif not in_hand(
            room, chair.guest, connection, asked.id, lambda: cover(room, connection, asked)
        ):
            await room.scheduler.stand_in(list(ledger.seats_of(chair.guest)), "covered")
            acknowledge(room, connection, asked.id)


async def come_back(room: Room, connection: Connection, asked: say.Return) -> None:
    """Take one's seat back from the stand-in; or, as the host, hand it back to its person."""
    if no_seat(room, connection, asked.seat, asked.id):
        return
    chair = room.ledger.chairs[asked.seat]
    handed = is_host(room, connection) and chair.guest not in ("", connection.guest)
    if asked.seat not in room.audience.mine(connection) and not handed:
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
        return
    if chair.kind == "stand-in":
        await room.scheduler.reseat(
            [Seated(room.clock.stamp(), asked.seat, "person", chair.name, chair.guest)]
        )
    acknowledge(room, connection, asked.id)
    room.broadcast.tell_news(connection)


async def start(room: Room, connection: Connection, asked: say.Start) -> None:
    """The host starts the game; after a while without the host, anybody who has a seat."""
    if not is_host(room, connection):
        if not room.audience.mine(connection):
            refuse(room, connection, asked.id, "not-yours", "only the host may start")
            return
        if not await host_is_away(room):
            refuse(room, connection, asked.id, "not-yours", "the host is here, or was just now")
            return
    if objection := objection_to(room.ledger.game, asked.bot):
        refuse(room, connection, asked.id, "unreadable", objection)
        return
    if not room.ledger.started:
        await room.begin(asked.bot)
    acknowledge(room, connection, asked.id)


async def ask_rematch(room: Room, connection: Connection, asked: say.Rematch) -> None:
    """Ask for another game; it begins when everybody who is there has asked."""
    ledger = room.ledger
    host, guest = is_host(room, connection), connection.guest
    if not host and not room.audience.mine(connection):
        refuse(room, connection, asked.id, "not-yours", "only those who played can play again")
        return
    if not ledger.closed:
        refuse(room, connection, asked.id, "not-now", "this game is not over")
        return
    if ledger.older and (why := room.rematch.objection()):
        refuse(room, connection, asked.id, "not-now", why)
        return
    if not ledger.rematch:
        first = min(ledger.wanted.values(), default=room.clock.stamp())
        if asked.now and not host and room.moments.since(first) < room.settings.away:
            detail = "the host may begin without the others; a little later, anybody may"
            refuse(room, connection, asked.id, "not-now", detail)
            return
        if guest not in ledger.wanted:
            await room.journal.write([Wanted(room.clock.stamp(), guest)])
        if asked.now or await room.rematch.all_want():
            await room.rematch.begin()
        room.scheduler.replan()
    room.broadcast.tell_about()
    acknowledge(room, connection, asked.id)


# -- what several need --------------------------------------------------------------------


def in_hand(room: Room, guest: str, connection: Connection, id_: str, step: Task) -> bool:
    """Whether a guest has something in the hand; what fell counts, and only then comes `step`."""
    live_hold = room.live_hold
    if live_hold is None or live_hold.connection.guest != guest:
        return False
    live_hold.later.append(lambda: persist(room, connection, id_, step))
    live_hold.free(live_hold.connection)
    return True


def bots_on(room: Room, seats: tuple[int, ...]) -> list[Seated]:
    """Bots like the others here, with names of their own, instead of those who sit there."""
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
    """Whether a connection is the host's."""
    return bool(connection.guest) and connection.guest == room.ledger.host


def is_barred(room: Room, connection: Connection) -> bool:
    """Whether a guest was removed and may not sit down, or not yet."""
    removed = room.ledger.removed.get(connection.guest)
    recent = removed is not None and room.moments.since(removed.at) < room.settings.barred
    return recent or is_banned(room, connection)


def is_banned(room: Room, connection: Connection) -> bool:
    """Whether the host banned a guest from the table."""
    removed = room.ledger.removed.get(connection.guest)
    return removed is not None and removed.banned


def not_host(room: Room, connection: Connection, id_: str) -> bool:
    """Refuse what is the host's, if somebody else asks for it."""
    if is_host(room, connection):
        return False
    refuse(room, connection, id_, "not-yours", "only the host may do this")
    return True


def no_seat(room: Room, connection: Connection, seat: int, id_: str) -> bool:
    """Refuse a seat that does not exist."""
    if 0 <= seat < len(room.ledger.chairs):
        return False
    refuse(room, connection, id_, "unreadable", "there is no such seat")
    return True


def acknowledge(room: Room, connection: Connection, id_: str) -> None:
    """Say that a message was taken, to whoever wants to know."""
    if id_:
        connection.tell(say.Ack(id_, room.ledger.version))


async def change(room: Room, connection: Connection, id_: str, entries: list[Entry]) -> None:
    """Write who sits where, tell everybody."""
    await room.journal.write(entries)
    room.broadcast.tell_about()
    acknowledge(room, connection, id_)
