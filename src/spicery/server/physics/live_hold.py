"""A shaker held at a table: picked up, moved live, put down.

Everybody sees its frames; the game changes only when it has been put down and the outcome is
written.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from spicery.core.game import NATURE, Action
from spicery.physics.live_pool import Ending, LiveResult, LiveSimulation, LiveSimulations
from spicery.physics.simulation import PhysicsRequest
from spicery.server.messages import Do, Grasp, Grasped, Tilt
from spicery.server.physics.answers import Found
from spicery.server.table.connection import Connection

Task = Callable[[], Awaitable[None]]


class LiveHold:
    """A shaker held at a table; knows the simulation, but not the table."""

    def __init__(self, connection: Connection, said: Grasp, action: Action) -> None:
        self.connection = connection
        self.said = said
        self.later: list[Task] = []  # run when the shaker has been put down
        self._action = action
        self._code = 0  # of NATURE's answer
        self._simulation: LiveSimulation | None = None
        self._touched = False

    def begin(
        self,
        live: LiveSimulations,
        request: PhysicsRequest,
        on_frame: Callable[[bytes], None],
        on_end: Callable[[Ending], None],
    ) -> bool:
        """Pick it up; False if too many are held already."""
        self._code = request.code
        self._simulation = live.hold(request, on_frame, on_end)
        return self._simulation is not None

    def grasped(self, *, over: bool = False) -> Grasped:
        """The message about it for everybody at the table."""
        return Grasped(self.said.seat, self.said.do, live=True, over=over)

    def is_for(self, connection: Connection, said: Grasp) -> bool:
        """Whether this very message picked it up."""
        return self.connection is connection and self.said.id == said.id

    def tilt(self, connection: Connection, said: Tilt) -> None:
        """Move it; ignored from anybody but the holder."""
        holds = connection is self.connection and said.seat == self.said.seat
        if holds and self._simulation is not None:
            self._touched = self._touched or said.at > 0 or said.shake > 0
            self._simulation.tilt(min(max(said.at, 0), 1800) / 10, min(max(said.shake, 0), 3))

    def free(self, connection: Connection) -> None:
        """The holder lets go or leaves: the shaker returns to rest automatically."""
        if connection is self.connection and self._simulation is not None:
            self._simulation.free()

    def is_given_up(self, connection: Connection, said: Do) -> bool:
        """Whether the holder gave up waiting and sends the whole motion instead."""
        whole = said.seat == self.said.seat and said.do.startswith(f"{self.said.do} ")
        return connection is self.connection and not self._touched and whole

    def ended(self) -> None:
        """The simulation has ended."""
        self._simulation = None

    def forget(self) -> None:
        """Abandon the simulation: the table is unloaded, or its result is no longer needed."""
        if self._simulation is not None:
            self._simulation.remove()
            self._simulation = None

    def outcome(self, result: LiveResult) -> tuple[Action, Found]:
        """The holder's action, and NATURE's answer to it."""
        action = Action(self.said.seat, self._action.code, result.motion)
        return action, Found(Action(NATURE, self._code, result.answer), result.film)
