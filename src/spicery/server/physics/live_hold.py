"""A shaker in somebody's hand at a table: taken, moved live, put down, written like any action.

Meanwhile nobody acts and no time runs.  What is seen of it are frames; nothing has happened
until the hand is back and what fell is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spicery.core.game import NATURE, Action
from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import End, Held, Moved, live_scene_of
from spicery.physics.nature import Question
from spicery.server.messages import Do, Grasp, Grasped, Settle, Tilt
from spicery.server.physics.answers import Found, checked
from spicery.server.table.actions import answered, carry_out, readable, tell_moved_on
from spicery.server.table.room import refuse

if TYPE_CHECKING:
    from spicery.server.table.connection import Connection
    from spicery.server.table.room import Room, Task

FRAME = b"\x01"  # what a binary message begins with that is a frame


class LiveHold:
    """One hand at a table."""

    def __init__(self, room: Room, connection: Connection, said: Grasp, action: Action) -> None:
        self.room = room
        self.connection = connection
        self.said = said
        self.action = action
        self.code = 0  # of NATURE's answer
        self.held: Held | None = None
        self.touched = False
        self.later: list[Task] = []  # what waits until the hand is empty

    def begin(self, asked: Question) -> bool:
        """Take it up; False if too many are held already."""
        hands = self.room.registry.physics.hands
        self.code = asked.code
        self.held = hands.hold(asked, self._seen, self._ended) if hands else None
        if self.held is None:
            return False
        self.room.live_hold = self
        self.room.scheduler.hold()
        self.room.say(self.grasped())
        return True

    def grasped(self, *, over: bool = False) -> Grasped:
        """What everybody is told of it."""
        return Grasped(self.said.seat, self.said.do, live=True, over=over)

    def tilt(self, connection: Connection, said: Tilt) -> None:
        """The holder moves; nobody else can."""
        if connection is self.connection and said.seat == self.said.seat and self.held is not None:
            self.touched = self.touched or said.at > 0 or said.shake > 0
            self.held.tilt(min(max(said.at, 0), 1800) / 10, min(max(said.shake, 0), 3))

    def free(self, connection: Connection) -> None:
        """The holder lets go, or is gone: the hand goes back by itself."""
        if connection is self.connection and self.held is not None:
            self.held.free()

    def give_up(self, connection: Connection, said: Do) -> None:
        """Who waited for it in vain and sends the whole motion holds nothing any more."""
        whole = said.seat == self.said.seat and said.do.startswith(f"{self.said.do} ")
        if connection is not self.connection or self.touched or not whole:
            return
        self.forget()
        self._let_go(again=False)

    def _let_go(self, *, again: bool) -> None:
        self.held = None
        self.room.live_hold = None
        self.room.scheduler.release(again=again)
        self.room.say(self.grasped(over=True))
        for task in self.later:
            self.room.put(task)

    def forget(self) -> None:
        """The room leaves memory, or nobody wants it any more."""
        if self.held is not None:
            self.held.forget()

    def _seen(self, frame: bytes) -> None:
        for connection in self.room.connections:
            connection.pass_frame(FRAME + frame)

    def _ended(self, end: End) -> None:
        self.held = None
        self.room.put(lambda: self._finish(end))

    async def _finish(self, end: End) -> None:
        """The hand is empty again: write what it did, if it did anything."""
        room = self.room
        if room.live_hold is not self:  # given up meanwhile
            return
        self._let_go(again=isinstance(end, PhysicsError))
        if room.frozen:
            return
        if isinstance(end, Moved):
            await self._write(end)
        elif end is not None:
            refuse(room, self.connection, self.said.id, "not-now", str(end))
        room.scheduler.replan()

    async def _write(self, moved: Moved) -> None:
        """What fell was seen by all, so it counts even if the holder is gone."""
        room, seat = self.room, self.said.seat
        table = room.ledger.table
        assert table is not None
        if answered(room, self.connection, self.said):  # it may have changed hands meanwhile
            return
        if not room.ledger.still_asked(seat, self.said.after):
            tell_moved_on(room, self.connection, self.said)
            return
        action = Action(seat, self.action.code, moved.motion)
        found = Found(Action(NATURE, self.code, moved.answer), moved.film)
        try:
            found = checked(table, action, found)
        except PhysicsError as error:
            refuse(room, self.connection, self.said.id, "not-now", str(error))
            return
        await carry_out(room, self.connection, self.said, action, found)


async def grasp(room: Room, connection: Connection, said: Grasp) -> None:
    """Take a shaker into the hand; where that cannot be live, the client records the motion."""
    live_hold = room.live_hold
    if (
        live_hold is not None
        and live_hold.connection is connection
        and live_hold.said.id == said.id
    ):
        connection.tell(live_hold.grasped())
        return
    if answered(room, connection, said):
        return
    scene = live_scene_of(room.ledger.game.name)
    if scene is None or room.ledger.opened.companion:
        refuse(room, connection, said.id, "not-now", "at this table nothing is moved live")
        return
    action = readable(room, connection, said, scene.whole(said.do))
    if action is None:
        return
    table = room.ledger.table if room.ledger.physics else None
    asked = room.registry.physics.question(table, action) if table else None
    live_hold = LiveHold(room, connection, said, action)
    if asked is None or not live_hold.begin(asked):
        connection.tell(Grasped(said.seat, said.do, live=False))


async def settle(room: Room, connection: Connection, said: Settle) -> None:
    """Turn the shaker back and put it down."""
    if room.live_hold is not None and room.live_hold.said.seat == said.seat:
        room.live_hold.free(connection)
