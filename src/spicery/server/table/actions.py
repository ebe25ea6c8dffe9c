"""Actions of people: authorization, staleness, races.

Races are decided by the published rule in docs/fairness.md.
"""

from __future__ import annotations

from functools import partial

from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.physics.errors import PhysicsError
from spicery.server.diagnostics import note_fault
from spicery.server.messages import Ack, Answer, Do, Grasp
from spicery.server.physics.answers import Found
from spicery.server.table.action_request import ActionRequest
from spicery.server.table.connection import Connection
from spicery.server.table.ledger import DoneAlready, MovedOn, NotWritten
from spicery.server.table.mailbox import Task
from spicery.server.table.race import Claimant, Race
from spicery.server.table.retry import TRIES, run_or_refuse
from spicery.server.table.room import NOT_KEPT, Room, refuse


def deferred(room: Room, connection: Connection, said: Do, arrived: float) -> Task:
    """A task for an action that waited for the decision of a race."""
    return lambda: run_or_refuse(
        room, connection, said.id, lambda: do(room, connection, said, arrived)
    )


async def decide(room: Room, race: Race) -> None:
    """Carry out the first claim that is still legal, and refuse the others."""
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
            room.mailbox.put(deferred(room, connection, said, at))
        room.scheduler.replan()


def decide_soon(room: Room) -> None:
    """Queue the decision of a race when the lag allowance is over."""
    race = room.race
    if race is not None:
        room.mailbox.put(lambda: decide(room, race))


def lag_at(room: Room) -> float:
    """The lag allowance of the table."""
    wish = room.ledger.opened.clock.lag
    return room.settings.lag if wish < 0 else wish


def is_contested(room: Room, seat: int, text: str) -> bool:
    """Whether an action would preempt an option that another connected person has now."""
    ledger = room.ledger
    if not ledger.game.yields or ledger.is_yielding(text) or lag_at(room) <= 0:
        return False
    table = ledger.playing
    own = ledger.chairs[seat].guest  # no lag at a shared screen
    rivals = {
        chair.guest
        for other, chair in enumerate(ledger.chairs)
        if chair.kind == "person" and chair.guest != own and table.may_act(other)
    }
    return bool(rivals) and not rivals.isdisjoint(room.audience.connected_guests())


def objection(room: Room, connection: Connection, said: Do | Grasp) -> tuple[str, str]:
    """Why an action is refused before the rules are consulted; two empty texts if it is not."""
    ledger = room.ledger
    if not ledger.started:
        return "not-now", "the game hasn't started"
    if said.seat not in room.audience.seats_of(connection):
        return "not-yours", "this seat is not yours"
    if ledger.chairs[said.seat].kind != "person":
        return "not-now", "a stand-in plays for this seat; take it back first"
    if ledger.halted:
        return "older-rules", "this game was started under older rules and can't be continued"
    if ledger.over:
        return "not-now", "the game is over"
    if said.after > ledger.version:
        return "stale", "this version doesn't exist yet"
    if room.live_hold is not None:
        name = ledger.chairs[room.live_hold.said.seat].name
        return "not-now", f"{name} is holding a shaker"
    return "", ""


def acknowledged_before(room: Room, connection: Connection, said: Do | Grasp | Answer) -> bool:
    """Whether the message is a resend; if so, acknowledge it again."""
    own = room.audience.seats_of(connection)
    seat = int(NATURE) if isinstance(said, Answer) else said.seat
    known = room.ledger.done.get((seat, said.id)) if said.id else None
    if known is None or not own or (seat >= 0 and seat not in own):
        return False
    connection.send(Ack(said.id, known))
    return True


def already_answered(room: Room, connection: Connection, said: Do | Grasp) -> bool:
    """Whether an action is answered without the rules: a resend, or refused outright."""
    if acknowledged_before(room, connection, said):
        return True
    why, detail = objection(room, connection, said)
    if why:
        refuse(room, connection, said.id, why, detail)
    return bool(why)


def parse_current(room: Room, connection: Connection, said: Do | Grasp, text: str) -> Action | None:
    """The action in a text, if it is current and legal; otherwise refuse it."""
    ledger = room.ledger
    if not ledger.is_current(said.seat, said.after):
        refuse_as_stale(room, connection, said)
        return None
    return parse_legal(room, connection, said.id, said.seat, text)


def refuse_as_stale(room: Room, connection: Connection, said: Do | Grasp | Answer) -> None:
    """Refuse an outdated action, and send what has happened since."""
    ledger = room.ledger
    why, detail = "stale", "the table has moved on"
    others = not isinstance(said, Answer) and ledger.own[said.seat] <= said.after
    if others and said.after >= ledger.before and ledger.game.yields:
        why, detail = "late", f"{ledger.chairs[ledger.leader].name} was first"
    refuse(room, connection, said.id, why, detail)
    room.broadcast.send_news(connection)


def parse_legal(
    room: Room, connection: Connection, id_: str, seat: int, text: str
) -> Action | None:
    """The action in a text, if it is legal; otherwise refuse it."""
    try:
        return room.ledger.playing.parse_action(seat, text)
    except BadMessage as garbled:
        refuse(room, connection, id_, "unreadable", str(garbled))
    except IllegalAction as illegal:
        refuse(room, connection, id_, "illegal", str(illegal), illegal.clause)
    return None


async def do(room: Room, connection: Connection, said: Do, arrived: float) -> None:
    """Carry out an action of a seat, or refuse it."""
    held = room.live_hold
    if held is not None and held.is_given_up(connection, said):
        held.forget()
        room.put_down(held, again=False)
    if already_answered(room, connection, said):
        return
    race = room.race
    claim = race.claim_of(said.seat) if race is not None else None
    if claim is not None:
        if claim.said.id == said.id:  # a resend, perhaps on another connection: answer there
            claim.connection = connection
        else:
            refuse(room, connection, said.id, "not-now", "your last action is still being decided")
        return
    action = parse_current(room, connection, said, said.do)
    if action is None:
        return
    if race is None and not is_contested(room, said.seat, said.do):
        await carry_out(room, connection, said, action)
        return
    if race is not None and room.ledger.is_yielding(said.do):
        race.later.append((connection, said, arrived))
        return
    lag = lag_at(room)
    claimant = Claimant(connection, said, arrived - min(connection.round_trip / 2, lag))
    if race is not None:
        race.add(claimant)
    else:
        room.start_race(Race(claimant, lag, partial(decide_soon, room)))


async def attempt(room: Room, connection: Connection, said: Do) -> bool:
    """Carry out a claim, if it is still current; whether it was."""
    if already_answered(room, connection, said):
        return False
    action = parse_current(room, connection, said, said.do)
    return action is not None and await carry_out(room, connection, said, action)


async def answer(room: Room, connection: Connection, said: Answer) -> None:
    """NATURE's answer, reported by a person with the real box and checked like any action."""
    if acknowledged_before(room, connection, said):
        return
    ledger = room.ledger
    if not room.audience.seats_of(connection):
        refuse(
            room,
            connection,
            said.id,
            "not-yours",
            "only players at this table can report what happened",
        )
    elif not ledger.opened.companion:
        refuse(room, connection, said.id, "not-now", "this table isn't played with the real box")
    elif ledger.waiting() != [NATURE]:
        refuse(room, connection, said.id, "not-now", "there is nothing to report right now")
    elif said.after != ledger.version:
        refuse(room, connection, said.id, "stale", "the table has moved on")
        room.broadcast.send_news(connection)
    else:
        action = parse_legal(room, connection, said.id, int(NATURE), said.do)
        if action is not None:
            await carry_out(room, connection, said, action)


async def carry_out(
    room: Room,
    connection: Connection,
    said: Do | Grasp | Answer,
    action: Action,
    found: Found | None = None,
) -> bool:
    """Carry out an action and answer its sender; whether it was carried out.

    If another process wrote first and the action is still current, it is retried.
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
            wanted = rechecked(room, connection, said)
            if wanted is None:
                return False
    refuse(room, connection, said.id, "stale", "the table has moved on")
    return False


def rechecked(room: Room, connection: Connection, said: Do | Grasp | Answer) -> Action | None:
    """Check an action again after a conflict; refuse it if it is no longer current."""
    if not isinstance(said, Do):  # NATURE's answer was about the table as it was
        if not acknowledged_before(room, connection, said):
            refuse_with_reason(room, connection, said)
        return None
    return (
        None
        if already_answered(room, connection, said)
        else parse_current(room, connection, said, said.do)
    )


async def act_for(
    room: Room,
    connection: Connection,
    said: Do | Grasp | Answer,
    action: Action,
    found: Found | None,
) -> bool:
    """Write an action, or refuse it; whether it was written.  On NotWritten nothing was sent.

    The ledger repeats the checks right before the write, since awaits and other processes may have
    intervened.
    """
    wish = ActionRequest(action, "person", said.after, said.id, connection.guest)
    try:
        await room.act(wish, connection, found)
    except DoneAlready as done:
        connection.send(Ack(said.id, done.version))
    except MovedOn:
        refuse_with_reason(room, connection, said)
    except PhysicsError as failed:  # nothing was written
        note_fault("physics-failed", failed, table=room.id[:6])
        refuse(room, connection, said.id, "not-now", str(failed))
    else:
        return True
    return False


def refuse_with_reason(room: Room, connection: Connection, said: Do | Grasp | Answer) -> None:
    """Refuse an action that is no longer current, with the reason."""
    why, detail = ("", "") if isinstance(said, Answer) else objection(room, connection, said)
    if why:
        refuse(room, connection, said.id, why, detail)
    else:
        refuse_as_stale(room, connection, said)
