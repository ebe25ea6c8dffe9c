"""Shakers that are held without a simulation: a test says when they are put down."""

from __future__ import annotations

from typing import Any

from spicery.core.game import Action
from spicery.physics.simulation import PhysicsRequest
from spicery.server.messages import Grasp
from spicery.server.physics.live_hold import LiveHold
from tests.server.simulation import SimulatedServer


class StubSimulation:
    """A simulation that ends when the test says so."""

    def free(self) -> None:
        """The holder lets go; nothing happens yet."""

    def remove(self) -> None:
        """It is abandoned."""


class StubSimulations:
    """Simulations of whatever is requested."""

    def hold(self, *_: object) -> StubSimulation:
        """Pick something up."""
        return StubSimulation()


def give(sim: SimulatedServer, table: str, seat: int) -> LiveHold:
    """Have the person in a seat hold a shaker."""
    room = sim.registry.rooms[table]
    guest = room.ledger.chairs[seat].guest
    connection = next(each for each in room.audience.connections if each.guest == guest)
    held = LiveHold(connection, Grasp(seat, "season", 1, "g"), Action(seat, 0, ()))
    simulations: Any = StubSimulations()
    assert held.begin(simulations, PhysicsRequest("toss", 0, ()), lambda _: None, lambda _: None)
    room.take_up(held)
    return held
