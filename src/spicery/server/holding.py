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
from spicery.server.nature import Found, checked
from spicery.server.play import answered, carry_out, readable, tell_moved_on
from spicery.server.room import refuse

if TYPE_CHECKING:
    from spicery.server.follower import Follower
    from spicery.server.room import Room, Task

FRAME = b"\x01"  # what a binary message begins with that is a frame


class Holding:
    """One hand at a table."""

    def __init__(self, room: Room, follower: Follower, said: Grasp, action: Action) -> None:
        self.room = room
        self.follower = follower
        self.said = said
        self.action = action
        self.code = 0  # of NATURE's answer
        self.held: Held | None = None
        self.touched = False
        self.later: list[Task] = []  # what waits until the hand is empty

    def begin(self, asked: Question) -> bool:
        """Take it up; False if too many are held already."""
        hands = self.room.house.physics.hands
        self.code = asked.code
        self.held = hands.hold(asked, self._seen, self._ended) if hands else None
        if self.held is None:
            return False
        self.room.holding = self
        self.room.pace.hold()
        self.room.say(self.grasped())
        return True

    def grasped(self, *, over: bool = False) -> Grasped:
        """What everybody is told of it."""
        return Grasped(self.said.seat, self.said.do, live=True, over=over)

    def tilt(self, follower: Follower, said: Tilt) -> None:
        """The holder moves; nobody else can."""
        if follower is self.follower and said.seat == self.said.seat and self.held is not None:
            self.touched = self.touched or said.at > 0 or said.shake > 0
            self.held.tilt(min(max(said.at, 0), 1800) / 10, min(max(said.shake, 0), 3))

    def free(self, follower: Follower) -> None:
        """The holder lets go, or is gone: the hand goes back by itself."""
        if follower is self.follower and self.held is not None:
            self.held.free()

    def give_up(self, follower: Follower, said: Do) -> None:
        """Who waited for it in vain and sends the whole motion holds nothing any more."""
        whole = said.seat == self.said.seat and said.do.startswith(f"{self.said.do} ")
        if follower is not self.follower or self.touched or not whole:
            return
        self.forget()
        self._let_go(again=False)

    def _let_go(self, *, again: bool) -> None:
        self.held = None
        self.room.holding = None
        self.room.pace.release(again=again)
        self.room.say(self.grasped(over=True))
        for task in self.later:
            self.room.put(task)

    def forget(self) -> None:
        """The room leaves memory, or nobody wants it any more."""
        if self.held is not None:
            self.held.forget()

    def _seen(self, frame: bytes) -> None:
        for follower in self.room.followers:
            follower.pass_frame(FRAME + frame)

    def _ended(self, end: End) -> None:
        self.held = None
        self.room.put(lambda: self._finish(end))

    async def _finish(self, end: End) -> None:
        """The hand is empty again: write what it did, if it did anything."""
        room = self.room
        if room.holding is not self:  # given up meanwhile
            return
        self._let_go(again=isinstance(end, PhysicsError))
        if room.frozen:
            return
        if isinstance(end, Moved):
            await self._write(end)
        elif end is not None:
            refuse(room, self.follower, self.said.id, "not-now", str(end))
        room.pace.replan()

    async def _write(self, moved: Moved) -> None:
        """What fell was seen by all, so it counts even if the holder is gone."""
        room, seat = self.room, self.said.seat
        table = room.ledger.table
        assert table is not None
        if answered(room, self.follower, self.said):  # it may have changed hands meanwhile
            return
        if not room.ledger.still_asked(seat, self.said.after):
            tell_moved_on(room, self.follower, self.said)
            return
        action = Action(seat, self.action.code, moved.motion)
        found = Found(Action(NATURE, self.code, moved.answer), moved.film)
        try:
            found = checked(table, action, found)
        except PhysicsError as error:
            refuse(room, self.follower, self.said.id, "not-now", str(error))
            return
        await carry_out(room, self.follower, self.said, action, found)


async def grasp(room: Room, follower: Follower, said: Grasp) -> None:
    """Take a shaker into the hand; where that cannot be live, the client records the motion."""
    holding = room.holding
    if holding is not None and holding.follower is follower and holding.said.id == said.id:
        follower.tell(holding.grasped())
        return
    if answered(room, follower, said):
        return
    scene = live_scene_of(room.ledger.game.name)
    if scene is None or room.ledger.opened.companion:
        refuse(room, follower, said.id, "not-now", "at this table nothing is moved live")
        return
    action = readable(room, follower, said, scene.whole(said.do))
    if action is None:
        return
    table = room.ledger.table if room.ledger.physics else None
    asked = room.house.physics.question(table, action) if table else None
    holding = Holding(room, follower, said, action)
    if asked is None or not holding.begin(asked):
        follower.tell(Grasped(said.seat, said.do, live=False))


async def settle(room: Room, follower: Follower, said: Settle) -> None:
    """Turn the shaker back and put it down."""
    if room.holding is not None and room.holding.said.seat == said.seat:
        room.holding.free(follower)
