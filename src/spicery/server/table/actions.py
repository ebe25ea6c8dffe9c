"""An action of a person: whose it is, whether it still means what it meant, who was first.

The published rule for races is docs/fairness.md.
"""

from __future__ import annotations

from functools import partial

from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.physics.errors import PhysicsError
from spicery.server.diagnostics import note_fault
from spicery.server.messages import Ack, Answer, Do, Grasp
from spicery.server.physics.answers import Found
from spicery.server.retry import TRIES, persist
from spicery.server.table.connection import Connection
from spicery.server.table.ledger import DoneAlready, MovedOn, NotWritten, Wish
from spicery.server.table.mailbox import Task
from spicery.server.table.race import Claimant, Race
from spicery.server.table.room import NOT_KEPT, Room, refuse


def later_on(room: Room, connection: Connection, said: Do, arrived: float) -> Task:
    """An action that waited for the decision of a race."""
    return lambda: persist(room, connection, said.id, lambda: do(room, connection, said, arrived))


async def decide(room: Room, race: Race) -> None:
    """The first one's action counts, if it still can; the others are told."""
    room.end_race()
    winner: Claimant | None = None
    try:
        for each in race.ranked(room.ledger.leader, len(room.ledger.chairs)):
            if winner is not None:
                name = room.ledger.chairs[winner.said.seat].name
                refuse(room, each.connection, each.said.id, "late", f"{name} was first")
            elif await attempt(room, each.connection, each.said):
                winner = each
    finally:
        for connection, said, at in race.later:
            room.mailbox.put(later_on(room, connection, said, at))
        room.scheduler.replan()


def decide_soon(room: Room) -> None:
    """The lag allowance of a race is over."""
    race = room.race
    if race is not None:
        room.mailbox.put(lambda: decide(room, race))


def lag_at(room: Room) -> float:
    """The lag allowance of the table."""
    wish = room.ledger.opened.clock.lag
    return room.settings.lag if wish < 0 else wish


def is_contested(room: Room, seat: int, text: str) -> bool:
    """Whether an action takes away a chance that another person at the table has now."""
    ledger = room.ledger
    if not ledger.game.yields or ledger.is_yielding(text) or lag_at(room) <= 0:
        return False
    table = ledger.playing
    own = ledger.chairs[seat].guest  # at one screen there is no lag
    rivals = {
        chair.guest
        for other, chair in enumerate(ledger.chairs)
        if chair.kind == "person" and chair.guest != own and table.may_act(other)
    }
    return bool(rivals) and not rivals.isdisjoint(room.audience.here())


def objection(room: Room, connection: Connection, said: Do | Grasp) -> tuple[str, str]:
    """Why an action cannot be looked at now; two empty texts if it can."""
    ledger = room.ledger
    if not ledger.started:
        return "not-now", "the game has not begun"
    if said.seat not in room.audience.mine(connection):
        return "not-yours", "this seat is not yours"
    if ledger.chairs[said.seat].kind != "person":
        return "not-now", "a stand-in plays for this seat; take it back first"
    if ledger.halted:
        return "older-rules", "this game was begun by older rules and cannot be played on"
    if ledger.over:
        return "not-now", "the game is over"
    if said.after > ledger.version:
        return "stale", "this version does not exist yet"
    if room.live_hold is not None:
        name = ledger.chairs[room.live_hold.said.seat].name
        return "not-now", f"{name} has a shaker in the hand"
    return "", ""


def known_already(room: Room, connection: Connection, said: Do | Grasp | Answer) -> bool:
    """Whether it was done before, and is only sent again."""
    own = room.audience.mine(connection)
    seat = int(NATURE) if isinstance(said, Answer) else said.seat
    known = room.ledger.done.get((seat, said.id)) if said.id else None
    if known is None or not own or (seat >= 0 and seat not in own):
        return False
    connection.tell(Ack(said.id, known))
    return True


def answered(room: Room, connection: Connection, said: Do | Grasp) -> bool:
    """Whether it needs no look at the rules: it was done before, or cannot be taken now."""
    if known_already(room, connection, said):
        return True
    why, detail = objection(room, connection, said)
    if why:
        refuse(room, connection, said.id, why, detail)
    return bool(why)


def readable(room: Room, connection: Connection, said: Do | Grasp, text: str) -> Action | None:
    """The action that a text says, if it is still asked for and legal; or say why not."""
    ledger = room.ledger
    if not ledger.still_asked(said.seat, said.after):
        tell_moved_on(room, connection, said)
        return None
    return judged(room, connection, said.id, said.seat, text)


def tell_moved_on(room: Room, connection: Connection, said: Do | Grasp | Answer) -> None:
    """Say that something else is asked by now, and what happened meanwhile."""
    ledger = room.ledger
    why, detail = "stale", "the table has moved on"
    others = not isinstance(said, Answer) and ledger.own[said.seat] <= said.after
    if others and said.after >= ledger.before and ledger.game.yields:
        why, detail = "late", f"{ledger.chairs[ledger.leader].name} was first"
    refuse(room, connection, said.id, why, detail)
    room.broadcast.tell_news(connection)


def judged(room: Room, connection: Connection, id_: str, seat: int, text: str) -> Action | None:
    """The action that a text says, if it is legal; or say why not."""
    try:
        return room.ledger.playing.asked(seat, text)
    except BadMessage as garbled:
        refuse(room, connection, id_, "unreadable", str(garbled))
    except IllegalAction as illegal:
        refuse(room, connection, id_, "illegal", str(illegal), illegal.clause)
    return None


async def do(room: Room, connection: Connection, said: Do, arrived: float) -> None:
    """Carry out an action of a seat, or say why not."""
    held = room.live_hold
    if held is not None and held.is_given_up(connection, said):
        held.forget()
        room.put_down(held, again=False)
    if answered(room, connection, said):
        return
    race = room.race
    claim = race.claim_of(said.seat) if race is not None else None
    if claim is not None:
        if claim.said.id == said.id:  # sent again, perhaps on another connection: answered there
            claim.connection = connection
        else:
            refuse(room, connection, said.id, "not-now", "your last action is being decided")
        return
    action = readable(room, connection, said, said.do)
    if action is None:
        return
    if race is None and not is_contested(room, said.seat, said.do):
        await carry_out(room, connection, said, action)
        return
    if race is not None and room.ledger.is_yielding(said.do):
        race.later.append((connection, said, arrived))
        return
    lag = lag_at(room)
    claimant = Claimant(connection, said, arrived - min(connection.trip / 2, lag))
    if race is not None:
        race.add(claimant)
    else:
        room.start_race(Race(claimant, lag, partial(decide_soon, room)))


async def attempt(room: Room, connection: Connection, said: Do) -> bool:
    """Carry out what waited for its turn, if it still means what it meant; whether it was done."""
    if answered(room, connection, said):
        return False
    action = readable(room, connection, said, said.do)
    return action is not None and await carry_out(room, connection, said, action)


async def answer(room: Room, connection: Connection, said: Answer) -> None:
    """What people with the real box saw: NATURE's answer, checked like anybody's action."""
    if known_already(room, connection, said):
        return
    ledger = room.ledger
    if not room.audience.mine(connection):
        refuse(
            room,
            connection,
            said.id,
            "not-yours",
            "only players seated at this table can report what happened",
        )
    elif not ledger.opened.companion:
        refuse(room, connection, said.id, "not-now", "at this table chance is not told by people")
    elif ledger.waiting() != [NATURE]:
        refuse(room, connection, said.id, "not-now", "there is nothing to report now")
    elif said.after != ledger.version:
        refuse(room, connection, said.id, "stale", "the table has moved on")
        room.broadcast.tell_news(connection)
    else:
        action = judged(room, connection, said.id, int(NATURE), said.do)
        if action is not None:
            await carry_out(room, connection, said, action)


async def carry_out(
    room: Room,
    connection: Connection,
    said: Do | Grasp | Answer,
    action: Action,
    found: Found | None = None,
) -> bool:
    """Act for a person, and whatever comes of it, tell them; whether it was done.

    If another process wrote first, and it is still what is asked for, it is tried again.
    """
    wanted: Action | None = action
    for _ in range(TRIES):
        version = room.ledger.version
        assert wanted is not None
        try:
            return await act_for(room, connection, said, wanted, found)
        except NotWritten as unwritten:
            if not unwritten.stale:
                refuse(room, connection, said.id, "not-now", NOT_KEPT)
                return False
        if room.ledger.version != version:
            wanted = reconsidered(room, connection, said)
            if wanted is None:
                return False
    refuse(room, connection, said.id, "stale", "the table has moved on")
    return False


def reconsidered(room: Room, connection: Connection, said: Do | Grasp | Answer) -> Action | None:
    """What an action means now that others have acted; or say why it is not asked any more."""
    if not isinstance(said, Do):  # what NATURE said to it was about the table as it was
        if not known_already(room, connection, said):
            tell_why_not(room, connection, said)
        return None
    return None if answered(room, connection, said) else readable(room, connection, said, said.do)


async def act_for(
    room: Room,
    connection: Connection,
    said: Do | Grasp | Answer,
    action: Action,
    found: Found | None,
) -> bool:
    """Act for a person, or say why not; whether it was done.  NotWritten: nothing was said yet.

    What is checked before is checked once more by the ledger, right before the write: waits may
    have come between, and other processes write too.
    """
    wish = Wish(action, "person", said.after, said.id, connection.guest)
    try:
        await room.act(wish, connection, found)
    except DoneAlready as done:
        connection.tell(Ack(said.id, done.version))
    except MovedOn:
        tell_why_not(room, connection, said)
    except PhysicsError as failed:  # nothing has happened
        note_fault("physics-failed", failed, table=room.id[:6])
        refuse(room, connection, said.id, "not-now", str(failed))
    else:
        return True
    return False


def tell_why_not(room: Room, connection: Connection, said: Do | Grasp | Answer) -> None:
    """Say what has become of a question that cannot be answered any more."""
    why, detail = ("", "") if isinstance(said, Answer) else objection(room, connection, said)
    if why:
        refuse(room, connection, said.id, why, detail)
    else:
        tell_moved_on(room, connection, said)
