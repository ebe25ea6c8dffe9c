"""Handles the messages for picking up a shaker, moving it live and putting it down.

While a shaker is held, nobody can act and clocks are stopped.  What fell is written like any other
action.
"""

from __future__ import annotations

from functools import partial

from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import Ending, LiveResult, live_scene_of
from spicery.server.messages import Grasp, Grasped, Settle
from spicery.server.physics.answers import checked
from spicery.server.physics.live_hold import LiveHold
from spicery.server.table.actions import already_answered, carry_out, parse_current, refuse_as_stale
from spicery.server.table.connection import Connection
from spicery.server.table.room import Room, refuse

FRAME = b"\x01"  # the first byte of a binary message that holds a frame


async def grasp(room: Room, connection: Connection, said: Grasp) -> None:
    """Pick up a shaker; where that cannot be live, the client records the motion instead."""
    if room.live_hold is not None and room.live_hold.is_for(connection, said):
        connection.send(room.live_hold.grasped())
        return
    if already_answered(room, connection, said):
        return
    ledger, physics = room.ledger, room.services.physics
    scene = live_scene_of(ledger.game.name)
    if scene is None or ledger.opened.companion:
        refuse(room, connection, said.id, "not-now", "live motion isn't available at this table")
        return
    action = parse_current(room, connection, said, scene.complete(said.do))
    if action is None:
        return
    request = physics.request_for(ledger.playing, action) if ledger.physics else None
    if request is not None and physics.live is not None:
        live_hold = LiveHold(connection, said, action)
        on_frame, on_end = partial(show, room), partial(end, room, live_hold)
        if live_hold.begin(physics.live, request, on_frame, on_end):
            room.take_up(live_hold)
            return
    connection.send(Grasped(said.seat, said.do, live=False))


async def settle(room: Room, connection: Connection, said: Settle) -> None:
    """Turn the shaker back and put it down."""
    if room.live_hold is not None and room.live_hold.said.seat == said.seat:
        room.live_hold.free(connection)


def show(room: Room, frame: bytes) -> None:
    """Send a frame to everybody at the table."""
    for connection in room.audience.connections:
        connection.send_frame(FRAME + frame)


def end(room: Room, live_hold: LiveHold, how: Ending) -> None:
    """The simulation ended: have the table record its outcome."""
    live_hold.ended()
    room.mailbox.put(lambda: finish(room, live_hold, how))


async def finish(room: Room, live_hold: LiveHold, how: Ending) -> None:
    """Write the motion, if there was one, and resume the table."""
    if room.live_hold is not live_hold:  # abandoned in the meantime
        return
    room.put_down(live_hold, again=isinstance(how, PhysicsError))
    if room.frozen:
        return
    if isinstance(how, LiveResult):
        await write_motion(room, live_hold, how)
    elif how is not None:
        refuse(room, live_hold.connection, live_hold.said.id, "not-now", str(how))
    room.scheduler.replan()


async def write_motion(room: Room, live_hold: LiveHold, result: LiveResult) -> None:
    """Write a motion; everybody saw what fell, so it counts even if the holder has left."""
    connection, said = live_hold.connection, live_hold.said
    if already_answered(room, connection, said):  # the seat may have changed hands in the meantime
        return
    if not room.ledger.is_current(said.seat, said.after):
        refuse_as_stale(room, connection, said)
        return
    action, found = live_hold.outcome(result)
    try:
        found = checked(room.ledger.playing, action, found)
    except PhysicsError as error:
        refuse(room, connection, said.id, "not-now", str(error))
        return
    await carry_out(room, connection, said, action, found)
