"""NATURE at live tables: chance, or the physics, which is asked ahead of every write.

An action and its answer are written together: while the simulation runs, the table is unchanged,
and if it fails, the action is refused and can be repeated.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from spicery.bots import hands_of, levels_of
from spicery.core.catalog import Game
from spicery.core.game import NATURE, Action, BadMessage, IllegalAction, State
from spicery.core.record import Header
from spicery.core.rng import Rng
from spicery.core.table import Nature, Table
from spicery.physics.errors import PhysicsError
from spicery.physics.live_pool import LiveSimulations
from spicery.physics.pool import PhysicsPool
from spicery.physics.simulation import (
    PhysicsRequest,
    PhysicsResult,
    as_action,
    engine_name,
    request_for,
    scene_of,
)
from spicery.server.diagnostics import note_fault
from spicery.server.settings import Settings

ORDINARY = "cook"  # the hand of a bot that has no level


class Found(NamedTuple):
    """NATURE's answer to an action that has not been carried out yet, and its film."""

    action: Action
    film: bytes = b""


def told_by_people(game: Game, rest: Nature) -> Nature:
    """The NATURE of a table played with the real box: people enter what they can see."""
    return partial(told_later, game, rest)


def told_later(game: Game, rest: Nature, state: State, rng: Rng) -> Action | None:
    """Nothing where people see what happens, otherwise what is drawn."""
    return None if int(state.awaits) in game.real else rest(state, rng)


def hands_for(game: Game, wished: dict[str, object], bots: list[str]) -> dict[str, object]:
    """The options that follow from the seating: a bot gets its level's hand, a person their own.

    `bots` holds the name of each seat's bot, empty for a person.
    """
    if "hands" in wished or "hands" not in [option.name for option in game.options]:
        return {}
    levels = levels_of(game)
    graded = ["", *[level.name for level in levels]]
    hands = zip(bots, hands_of(levels, bots), strict=True)
    return {"hands": [hand if bot.partition("/")[0] in graded else ORDINARY for bot, hand in hands]}


def own_hands(game: Game, header: Header) -> Header:
    """The same table with every motion a person's own: no noise is added."""
    if "hands" not in [option.name for option in game.options]:
        return header
    return replace(header, options={**header.options, "hands": [0] * header.seats})


class Physics:
    """The physics of this server: processes for whole simulations, and one for live ones."""

    def __init__(self, settings: Settings) -> None:
        clock = settings.clock.monotonic
        self.pool: PhysicsPool | None = None
        self.live: LiveSimulations | None = None
        if settings.physics:
            self.pool = PhysicsPool(settings.physics, settings.simulating, clock)
        if settings.physics and settings.shakers:
            note = partial(note_fault, "live-physics-failed")
            self.live = LiveSimulations(settings.shakers, clock, note)
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the processes; requests made before they are ready wait."""
        if self.pool is not None:
            self._starting = asyncio.create_task(self.pool.start())
        if self.live is not None:
            self.live.start()

    async def close(self) -> None:
        """End the processes."""
        if self._starting is not None:
            self._starting.cancel()
        if self.pool is not None:
            await self.pool.close()
        if self.live is not None:
            await self.live.close()

    def pids(self) -> list[int]:
        """The ids of the running processes for whole simulations."""
        return self.pool.pids() if self.pool else []

    def engine_for(self, game: Game) -> str:
        """The engine of a table that begins now; empty if everything is left to chance there."""
        return engine_name() if self.pool and scene_of(game.name) else ""

    def can_simulate(self, game: Game) -> bool:
        """Whether motions of a game can be simulated here."""
        return bool(self.engine_for(game))

    def request_for(self, table: Table, wanted: Action) -> PhysicsRequest | None:
        """What has to be simulated if an action is carried out; None if nothing."""
        name = table.game.name
        return table.ahead(wanted, lambda state, rng: request_for(name, state, rng))

    async def answer(self, table: Table, wanted: Action) -> Found | None:
        """What follows from an action; None if chance decides; PhysicsError if it fails."""
        request = self.request_for(table, wanted)
        if request is None:
            return None
        result = await self.simulate(request)
        return checked(table, wanted, Found(as_action(request, result), result.film))

    async def simulate(self, request: PhysicsRequest) -> PhysicsResult:
        """The result of a simulation; PhysicsError if it fails."""
        if self.pool is None:
            raise PhysicsError(
                "throws and motions need physics, which is not available on this server right now"
            )
        return await self.pool.simulate(request)


@contextmanager
def allowed() -> Iterator[None]:
    """Turn the rules' objection to an answer of the physics into a PhysicsError."""
    try:
        yield
    except (BadMessage, IllegalAction) as error:
        raise PhysicsError("the physics simulation failed; please try again") from error


def checked(table: Table, wanted: Action, found: Found) -> Found:
    """The answer, if the rules allow it; otherwise PhysicsError."""
    assert found.action.seat == NATURE
    with allowed():
        table.ahead(wanted, lambda state, _: state.check(found.action))
    return found
