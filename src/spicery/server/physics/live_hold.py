"""A shaker in somebody's hand at a table: taken, moved live, put down.

What is seen of it are frames; nothing has happened until the hand is back and what fell is written.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from spicery.core.game import NATURE, Action
from spicery.physics.live_pool import End, Hands, Held, Moved
from spicery.physics.nature import PhysicsRequest
from spicery.server.messages import Do, Grasp, Grasped, Tilt
from spicery.server.physics.answers import Found
from spicery.server.table.connection import Connection

Task = Callable[[], Awaitable[None]]


class LiveHold:
    """One hand at a table; knows the worker process that moves it, and not the table."""

    def __init__(self, connection: Connection, said: Grasp, action: Action) -> None:
        self.connection = connection
        self.said = said
        self.later: list[Task] = []  # what waits until the hand is empty
        self._action = action
        self._code = 0  # of NATURE's answer
        self._held: Held | None = None
        self._touched = False

    def begin(
        self,
        hands: Hands,
        asked: PhysicsRequest,
        on_frame: Callable[[bytes], None],
        on_end: Callable[[End], None],
    ) -> bool:
        """Take it up; False if too many are held already."""
        self._code = asked.code
        self._held = hands.hold(asked, on_frame, on_end)
        return self._held is not None

    def grasped(self, *, over: bool = False) -> Grasped:
        """What everybody is told of it."""
        return Grasped(self.said.seat, self.said.do, live=True, over=over)

    def is_for(self, connection: Connection, said: Grasp) -> bool:
        """Whether this was asked for by that very message."""
        return self.connection is connection and self.said.id == said.id

    def tilt(self, connection: Connection, said: Tilt) -> None:
        """The holder moves; nobody else can."""
        if connection is self.connection and said.seat == self.said.seat and self._held is not None:
            self._touched = self._touched or said.at > 0 or said.shake > 0
            self._held.tilt(min(max(said.at, 0), 1800) / 10, min(max(said.shake, 0), 3))

    def free(self, connection: Connection) -> None:
        """The holder lets go, or is gone: the hand goes back by itself."""
        if connection is self.connection and self._held is not None:
            self._held.free()

    def is_given_up(self, connection: Connection, said: Do) -> bool:
        """Whether the holder waited for it in vain and sends the whole motion instead."""
        whole = said.seat == self.said.seat and said.do.startswith(f"{self.said.do} ")
        return connection is self.connection and not self._touched and whole

    def ended(self) -> None:
        """The worker process says that the hand is empty."""
        self._held = None

    def forget(self) -> None:
        """The table leaves memory, or nobody wants it any more."""
        if self._held is not None:
            self._held.forget()
            self._held = None

    def outcome(self, moved: Moved) -> tuple[Action, Found]:
        """What the hand did, and what NATURE answered."""
        action = Action(self.said.seat, self._action.code, moved.motion)
        return action, Found(Action(NATURE, self._code, moved.answer), moved.film)
