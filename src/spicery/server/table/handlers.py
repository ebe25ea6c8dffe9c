"""Everything but actions and seats: chat, hints, letting go ahead.  A function for each message."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from spicery.server import messages as say
from spicery.server.bots.bot_worker import Thought
from spicery.server.bots.requests import ask
from spicery.server.names import clean, mark_of
from spicery.server.physics.grasp import grasp, settle
from spicery.server.retry import persist
from spicery.server.seats.lineup import champion
from spicery.server.seats.seating import (
    acknowledge,
    allow,
    ask_rematch,
    come_back,
    cover,
    is_banned,
    remove,
    seat_bot,
    sit,
    stand,
    start,
)
from spicery.server.table.actions import answer, do
from spicery.server.table.connection import Connection
from spicery.server.table.ledger import Decision, NotWritten
from spicery.server.table.room import NOT_KEPT, Room, refuse
from spicery.server.table_log.entries import Hinted

Handler = Callable[[Room, Connection, Any], Awaitable[None]]
MOOD = re.compile(r"[a-z-]{1,16}")  # the client knows how to show it


async def ahead(room: Room, connection: Connection, asked: say.Ahead) -> None:
    """Let the next cards go without being asked, until one's own turn."""
    if asked.seat not in room.audience.mine(connection):
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
    elif not room.ledger.game.yields:
        refuse(room, connection, asked.id, "not-now", "in this game there is nothing to let go")
    elif asked.on and room.ledger.chairs[asked.seat].kind != "person":
        refuse(
            room, connection, asked.id, "not-now", "a bot plays for this seat; take it back first"
        )
    else:
        (room.scheduler.ahead.add if asked.on else room.scheduler.ahead.discard)(asked.seat)
        acknowledge(room, connection, asked.id)
        room.scheduler.replan()


async def chat(room: Room, connection: Connection, asked: say.Chat) -> None:
    """A line to the table, or a quick reaction."""
    text = clean(asked.text, room.settings.chat_signs + 1)
    if not connection.guest:
        refuse(room, connection, asked.id, "not-yours", "take a name first")
    elif is_banned(room, connection):
        refuse(room, connection, asked.id, "barred", "the host banned you from this table")
    elif len(text) > room.settings.chat_signs:
        most = room.settings.chat_signs
        refuse(room, connection, asked.id, "too-long", f"a line has at most {most} signs")
    elif asked.mood and not MOOD.fullmatch(asked.mood):
        refuse(room, connection, asked.id, "unreadable", "a mood is one small word")
    elif not text and not asked.mood:
        refuse(room, connection, asked.id, "unreadable", "there is nothing to say")
    elif not room.spend(connection.guest, "chat"):
        refuse(room, connection, asked.id, "too-often", "too many messages at once; slow down")
    else:
        seat = next(iter(room.audience.mine(connection)), -2)
        name = room.ledger.chairs[seat].name if seat >= 0 else connection.name
        acknowledge(room, connection, asked.id)
        room.audience.say(say.Said(name, seat, mark_of(connection.guest), text, asked.mood))


async def hint(room: Room, connection: Connection, asked: say.Hint) -> None:
    """What the strongest bot would do, from that seat's view alone; the same when asked again."""
    table = room.ledger.table
    if asked.seat not in room.audience.mine(connection):
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
    elif table is None or not table.may_act(asked.seat):
        refuse(room, connection, asked.id, "not-now", "there is nothing to do now")
    elif not room.spend(connection.guest, "hint"):
        refuse(room, connection, asked.id, "too-often", "not so many hints at once")
    else:
        known = advice_for(room, asked.seat)
        if known and room.ledger.hinted(asked.seat):
            tell_advice(room, connection, asked, known)
            return
        thinking = ask(room.core, asked.seat, champion(room.ledger.game), hint=True)
        decision = room.ledger.decision(asked.seat)
        room.mailbox.aside(advise(room, connection, asked, decision, thinking))


def advice_for(room: Room, seat: int) -> Thought | None:
    """What a seat was advised in this process on what it has to decide now."""
    decision, thought = room.advice.get(seat, ((-1, []), None))
    return thought if room.ledger.still_decides(seat, decision) else None


def tell_advice(room: Room, connection: Connection, asked: say.Hint, advice: Thought) -> None:
    """Give somebody the hint they asked for."""
    name = champion(room.ledger.game)
    connection.tell(say.Advice(asked.id, advice.do, name, advice.reasons))


async def advise(
    room: Room,
    connection: Connection,
    asked: say.Hint,
    decision: Decision,
    thinking: Awaitable[Thought | None],
) -> None:
    """Answer a hint when a bot has thought about it; the table is told of one for each decision."""
    thought = await thinking
    if thought is None:
        refuse(room, connection, asked.id, "not-now", "nobody has an idea just now")
        return

    async def tell() -> None:
        if asked.seat not in room.audience.mine(
            connection
        ):  # removed meanwhile: that hand is not theirs
            refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
            return
        if not room.ledger.still_decides(asked.seat, decision):
            refuse(room, connection, asked.id, "not-now", "the table has moved on")
            return
        if not room.ledger.hinted(asked.seat):
            try:
                await room.journal.write([Hinted(room.clock.stamp(), asked.seat)])
            except NotWritten:
                refuse(room, connection, asked.id, "not-now", NOT_KEPT)
                return
            room.broadcast.tell_about()
        advice = advice_for(room, asked.seat) or thought  # two may have been asked for at once
        room.advice[asked.seat] = decision, advice
        tell_advice(room, connection, asked, advice)

    room.mailbox.put(tell)


HANDLERS: dict[type, Handler] = {
    say.Grasp: grasp,
    say.Settle: settle,
    say.Answer: answer,
    say.Sit: sit,
    say.Stand: stand,
    say.SeatBot: seat_bot,
    say.Start: start,
    say.Rematch: ask_rematch,
    say.Return: come_back,
    say.Cover: cover,
    say.Remove: remove,
    say.Allow: allow,
    say.Ahead: ahead,
    say.Chat: chat,
    say.Hint: hint,
}


async def handle(room: Room, connection: Connection, message: say.ToServer, arrived: float) -> None:
    """One message of a client, in the room's mailbox; it is never left without an answer."""
    connection.waiting -= 1
    id_ = getattr(message, "id", "")
    if isinstance(message, say.Hello):
        room.join(connection, message.since, message.watch, message.folded)
    elif not connection.joined:
        refuse(room, connection, id_, "not-now", "say hello first")
    elif isinstance(message, say.Do):
        said = message
        await persist(room, connection, id_, lambda: do(room, connection, said, arrived))
    else:
        handler = HANDLERS[type(message)]
        await persist(room, connection, id_, lambda: handler(room, connection, message))
