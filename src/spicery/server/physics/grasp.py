"""Taking a shaker into the hand and putting it down: the messages, and what is written of it.

While something is held nobody acts and no time runs.  What fell is written like any action.
"""

from __future__ import annotations

from functools import partial

from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import End, Moved, live_scene_of
from spicery.server.messages import Grasp, Grasped, Settle
from spicery.server.physics.answers import checked
from spicery.server.physics.live_hold import LiveHold
from spicery.server.table.actions import answered, carry_out, readable, tell_moved_on
from spicery.server.table.connection import Connection
from spicery.server.table.room import Room, refuse

FRAME = b"\x01"  # what a binary message begins with that is a frame


async def grasp(room: Room, connection: Connection, said: Grasp) -> None:
    """Take a shaker into the hand; where that cannot be live, the client records the motion."""
    if room.live_hold is not None and room.live_hold.is_for(connection, said):
        connection.tell(room.live_hold.grasped())
        return
    if answered(room, connection, said):
        return
    ledger, physics = room.ledger, room.services.physics
    scene = live_scene_of(ledger.game.name)
    if scene is None or ledger.opened.companion:
        refuse(room, connection, said.id, "not-now", "at this table nothing is moved live")
        return
    action = readable(room, connection, said, scene.whole(said.do))
    if action is None:
        return
    asked = physics.question(ledger.playing, action) if ledger.physics else None
    if asked is not None and physics.hands is not None:
        live_hold = LiveHold(connection, said, action)
        on_frame, on_end = partial(show, room), partial(end, room, live_hold)
        if live_hold.begin(physics.hands, asked, on_frame, on_end):
            room.take_up(live_hold)
            return
    connection.tell(Grasped(said.seat, said.do, live=False))


async def settle(room: Room, connection: Connection, said: Settle) -> None:
    """Turn the shaker back and put it down."""
    if room.live_hold is not None and room.live_hold.said.seat == said.seat:
        room.live_hold.free(connection)


def show(room: Room, frame: bytes) -> None:
    """Everybody sees where everything is now."""
    for connection in room.audience.connections:
        connection.pass_frame(FRAME + frame)


def end(room: Room, live_hold: LiveHold, how: End) -> None:
    """The hand is empty again."""
    live_hold.ended()
    room.mailbox.put(lambda: finish(room, live_hold, how))


async def finish(room: Room, live_hold: LiveHold, how: End) -> None:
    """Write what the hand did, if it did anything."""
    if room.live_hold is not live_hold:  # given up meanwhile
        return
    room.put_down(live_hold, again=isinstance(how, PhysicsError))
    if room.frozen:
        return
    if isinstance(how, Moved):
        await write_motion(room, live_hold, how)
    elif how is not None:
        refuse(room, live_hold.connection, live_hold.said.id, "not-now", str(how))
    room.scheduler.replan()


async def write_motion(room: Room, live_hold: LiveHold, moved: Moved) -> None:
    """What fell was seen by all, so it counts even if the holder is gone."""
    connection, said = live_hold.connection, live_hold.said
    if answered(room, connection, said):  # it may have changed hands meanwhile
        return
    if not room.ledger.still_asked(said.seat, said.after):
        tell_moved_on(room, connection, said)
        return
    action, found = live_hold.outcome(moved)
    try:
        found = checked(room.ledger.playing, action, found)
    except PhysicsError as error:
        refuse(room, connection, said.id, "not-now", str(error))
        return
    await carry_out(room, connection, said, action, found)
