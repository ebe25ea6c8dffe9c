"""Everything but actions and seats: chat, hints, letting go ahead.  A function for each message."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from spicery.server import messages as say
from spicery.server.entries import Hinted
from spicery.server.follower import Follower
from spicery.server.holding import grasp, settle
from spicery.server.ledger import Decision, NotWritten
from spicery.server.mind import Thought
from spicery.server.names import clean, mark_of
from spicery.server.opponents import champion
from spicery.server.persisting import persist
from spicery.server.play import answer, do
from spicery.server.room import NOT_KEPT, Room, refuse
from spicery.server.seating import (
    acknowledge,
    allow,
    come_back,
    cover,
    is_banned,
    rematch,
    remove,
    seat_bot,
    sit,
    stand,
    start,
)
from spicery.server.thinking import ask

Handler = Callable[[Room, Follower, Any], Awaitable[None]]
MOOD = re.compile(r"[a-z-]{1,16}")  # the client knows how to show it


async def ahead(room: Room, follower: Follower, asked: say.Ahead) -> None:
    """Let the next cards go without being asked, until one's own turn."""
    if asked.seat not in room.mine(follower):
        refuse(room, follower, asked.id, "not-yours", "this seat is not yours")
    elif not room.ledger.game.yields:
        refuse(room, follower, asked.id, "not-now", "in this game there is nothing to let go")
    elif asked.on and room.ledger.chairs[asked.seat].kind != "person":
        refuse(room, follower, asked.id, "not-now", "a bot plays for this seat; take it back first")
    else:
        (room.pace.ahead.add if asked.on else room.pace.ahead.discard)(asked.seat)
        acknowledge(room, follower, asked.id)
        room.pace.replan()


async def chat(room: Room, follower: Follower, asked: say.Chat) -> None:
    """A line to the table, or a quick reaction."""
    text = clean(asked.text, room.settings.chat_signs + 1)
    if not follower.guest:
        refuse(room, follower, asked.id, "not-yours", "take a name first")
    elif is_banned(room, follower):
        refuse(room, follower, asked.id, "barred", "the host banned you from this table")
    elif len(text) > room.settings.chat_signs:
        most = room.settings.chat_signs
        refuse(room, follower, asked.id, "too-long", f"a line has at most {most} signs")
    elif asked.mood and not MOOD.fullmatch(asked.mood):
        refuse(room, follower, asked.id, "unreadable", "a mood is one small word")
    elif not text and not asked.mood:
        refuse(room, follower, asked.id, "unreadable", "there is nothing to say")
    elif not room.spend(follower.guest, "chat"):
        refuse(room, follower, asked.id, "too-often", "slowly: not so many lines at once")
    else:
        seat = next(iter(room.mine(follower)), -2)
        name = room.ledger.chairs[seat].name if seat >= 0 else follower.name
        acknowledge(room, follower, asked.id)
        room.say(say.Said(name, seat, mark_of(follower.guest), text, asked.mood))


async def hint(room: Room, follower: Follower, asked: say.Hint) -> None:
    """What the strongest bot would do, from that seat's view alone; the same when asked again."""
    table = room.ledger.table
    if asked.seat not in room.mine(follower):
        refuse(room, follower, asked.id, "not-yours", "this seat is not yours")
    elif table is None or not table.may_act(asked.seat):
        refuse(room, follower, asked.id, "not-now", "there is nothing to do now")
    elif not room.spend(follower.guest, "hint"):
        refuse(room, follower, asked.id, "too-often", "not so many hints at once")
    else:
        known = advice_for(room, asked.seat)
        if known and room.ledger.hinted(asked.seat):
            tell_advice(room, follower, asked, known)
            return
        thinking = ask(room, asked.seat, champion(room.ledger.game), hint=True)
        decision = room.ledger.decision(asked.seat)
        room.aside(advise(room, follower, asked, decision, thinking))


def advice_for(room: Room, seat: int) -> Thought | None:
    """What a seat was advised in this process on what it has to decide now."""
    decision, thought = room.advice.get(seat, ((-1, []), None))
    return thought if room.ledger.still_decides(seat, decision) else None


def tell_advice(room: Room, follower: Follower, asked: say.Hint, advice: Thought) -> None:
    """Give somebody the hint they asked for."""
    name = champion(room.ledger.game)
    follower.tell(say.Advice(asked.id, advice.do, name, advice.reasons))


async def advise(
    room: Room,
    follower: Follower,
    asked: say.Hint,
    decision: Decision,
    thinking: Awaitable[Thought | None],
) -> None:
    """Answer a hint when a bot has thought about it; the table is told of one for each decision."""
    thought = await thinking
    if thought is None:
        refuse(room, follower, asked.id, "not-now", "nobody has an idea just now")
        return

    async def tell() -> None:
        if asked.seat not in room.mine(follower):  # removed meanwhile: that hand is not theirs
            refuse(room, follower, asked.id, "not-yours", "this seat is not yours")
            return
        if not room.ledger.still_decides(asked.seat, decision):
            refuse(room, follower, asked.id, "not-now", "the table has moved on")
            return
        if not room.ledger.hinted(asked.seat):
            try:
                await room.write([Hinted(room.now(), asked.seat)])
            except NotWritten:
                refuse(room, follower, asked.id, "not-now", NOT_KEPT)
                return
            room.tell_about()
        advice = advice_for(room, asked.seat) or thought  # two may have been asked for at once
        room.advice[asked.seat] = decision, advice
        tell_advice(room, follower, asked, advice)

    room.put(tell)


HANDLERS: dict[type, Handler] = {
    say.Grasp: grasp,
    say.Settle: settle,
    say.Answer: answer,
    say.Sit: sit,
    say.Stand: stand,
    say.SeatBot: seat_bot,
    say.Start: start,
    say.Rematch: rematch,
    say.Return: come_back,
    say.Cover: cover,
    say.Remove: remove,
    say.Allow: allow,
    say.Ahead: ahead,
    say.Chat: chat,
    say.Hint: hint,
}


async def handle(room: Room, follower: Follower, message: say.ToServer, arrived: float) -> None:
    """One message of a client, in the room's queue; it is never left without an answer."""
    follower.waiting -= 1
    id_ = getattr(message, "id", "")
    if isinstance(message, say.Hello):
        room.join(follower, message.since, message.watch, message.folded)
    elif not follower.joined:
        refuse(room, follower, id_, "not-now", "say hello first")
    elif isinstance(message, say.Do):
        said = message
        await persist(room, follower, id_, lambda: do(room, follower, said, arrived))
    else:
        handler = HANDLERS[type(message)]
        await persist(room, follower, id_, lambda: handler(room, follower, message))
