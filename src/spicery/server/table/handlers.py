"""Message dispatch, and the handlers for chat, hints and letting cards go in advance."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from spicery.server import messages as msg
from spicery.server.bots.bot_worker import BotReply
from spicery.server.bots.requests import ask
from spicery.server.names import clean, public_id
from spicery.server.persistence.entries import Hinted
from spicery.server.physics.shaker_handlers import grasp, settle
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
from spicery.server.table.retry import run_or_refuse
from spicery.server.table.room import NOT_KEPT, Room, refuse

Handler = Callable[[Room, Connection, Any], Awaitable[None]]
MOOD = re.compile(r"[a-z-]{1,16}")  # rendered by the client


async def ahead(room: Room, connection: Connection, asked: msg.Ahead) -> None:
    """Let cards go automatically until the seat's own turn."""
    if asked.seat not in room.audience.seats_of(connection):
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
    elif not room.ledger.game.yields:
        refuse(room, connection, asked.id, "not-now", "this game has no reactions to skip")
    elif asked.on and room.ledger.chairs[asked.seat].kind != "person":
        refuse(
            room,
            connection,
            asked.id,
            "not-now",
            "a bot is playing for this seat; take it back first",
        )
    else:
        (room.scheduler.ahead.add if asked.on else room.scheduler.ahead.discard)(asked.seat)
        acknowledge(room, connection, asked.id)
        room.scheduler.replan()


async def chat(room: Room, connection: Connection, asked: msg.Chat) -> None:
    """A chat message or a quick reaction."""
    text = clean(asked.text, room.settings.chat_signs + 1)
    if not connection.guest:
        refuse(room, connection, asked.id, "not-yours", "choose a name first")
    elif is_banned(room, connection):
        refuse(room, connection, asked.id, "barred", "the host banned you from this table")
    elif len(text) > room.settings.chat_signs:
        most = room.settings.chat_signs
        refuse(
            room,
            connection,
            asked.id,
            "too-long",
            f"a chat message may have at most {most} characters",
        )
    elif asked.mood and not MOOD.fullmatch(asked.mood):
        refuse(room, connection, asked.id, "unreadable", "a reaction is one lower-case word")
    elif not text and not asked.mood:
        refuse(room, connection, asked.id, "unreadable", "the message is empty")
    elif not room.spend(connection.guest, "chat"):
        refuse(room, connection, asked.id, "too-often", "too many messages at once; slow down")
    else:
        seat = next(iter(room.audience.seats_of(connection)), -2)
        name = room.ledger.chairs[seat].name if seat >= 0 else connection.name
        acknowledge(room, connection, asked.id)
        room.audience.send_all(msg.Said(name, seat, public_id(connection.guest), text, asked.mood))


async def hint(room: Room, connection: Connection, asked: msg.Hint) -> None:
    """What the strongest bot would do, from the seat's view; repeated requests get the same."""
    table = room.ledger.table
    if asked.seat not in room.audience.seats_of(connection):
        refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
    elif table is None or not table.may_act(asked.seat):
        refuse(room, connection, asked.id, "not-now", "there is nothing to decide right now")
    elif not room.spend(connection.guest, "hint"):
        refuse(room, connection, asked.id, "too-often", "too many hints at once; wait a moment")
    else:
        known = advice_for(room, asked.seat)
        if known and room.ledger.has_hint(asked.seat):
            send_advice(room, connection, asked, known)
            return
        thinking = ask(room.core, asked.seat, champion(room.ledger.game), hint=True)
        decision = room.ledger.decision(asked.seat)
        room.mailbox.spawn(advise(room, connection, asked, decision, thinking))


def advice_for(room: Room, seat: int) -> BotReply | None:
    """The hint this process gave a seat for its current decision, if any."""
    decision, thought = room.advice.get(seat, ((-1, []), None))
    return thought if room.ledger.is_pending(seat, decision) else None


def send_advice(room: Room, connection: Connection, asked: msg.Hint, advice: BotReply) -> None:
    """Send a hint."""
    name = champion(room.ledger.game)
    connection.send(msg.Advice(asked.id, advice.do, name, advice.reasons))


async def advise(
    room: Room,
    connection: Connection,
    asked: msg.Hint,
    decision: Decision,
    thinking: Awaitable[BotReply | None],
) -> None:
    """Send a hint once the bot has replied; logs one hint per decision."""
    thought = await thinking
    if thought is None:
        refuse(room, connection, asked.id, "not-now", "no hint is available right now; try again")
        return

    async def deliver() -> None:
        own = room.audience.seats_of(connection)
        if asked.seat not in own:  # removed in the meantime
            refuse(room, connection, asked.id, "not-yours", "this seat is not yours")
            return
        if not room.ledger.is_pending(asked.seat, decision):
            refuse(room, connection, asked.id, "not-now", "the table has moved on")
            return
        if not room.ledger.has_hint(asked.seat):
            try:
                await room.journal.write([Hinted(room.clock.stamp(), asked.seat)])
            except NotWritten:
                refuse(room, connection, asked.id, "not-now", NOT_KEPT)
                return
            room.broadcast.send_info()
        advice = advice_for(room, asked.seat) or thought  # two requests may overlap
        room.advice[asked.seat] = decision, advice
        send_advice(room, connection, asked, advice)

    room.mailbox.put(deliver)


HANDLERS: dict[type, Handler] = {
    msg.Grasp: grasp,
    msg.Settle: settle,
    msg.Answer: answer,
    msg.Sit: sit,
    msg.Stand: stand,
    msg.SeatBot: seat_bot,
    msg.Start: start,
    msg.Rematch: ask_rematch,
    msg.Return: come_back,
    msg.Cover: cover,
    msg.Remove: remove,
    msg.Allow: allow,
    msg.Ahead: ahead,
    msg.Chat: chat,
    msg.Hint: hint,
}


async def handle(room: Room, connection: Connection, message: msg.ToServer, arrived: float) -> None:
    """Handle one message of a client; every message is answered."""
    connection.waiting -= 1
    id_ = getattr(message, "id", "")
    if isinstance(message, msg.Hello):
        room.join(connection, message.since, message.watch, message.folded)
    elif not connection.joined:
        refuse(room, connection, id_, "not-now", "the first message must be a hello")
    elif isinstance(message, msg.Do):
        said = message
        await run_or_refuse(room, connection, id_, lambda: do(room, connection, said, arrived))
    else:
        handler = HANDLERS[type(message)]
        await run_or_refuse(room, connection, id_, lambda: handler(room, connection, message))
