"""NATURE of live tables: who answers it, and the answers of the physics ahead of every write.

An action and the answer to it are written together: while the physics works, nothing has
happened, and when it fails, the action is refused and can be made again.
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
from spicery.physics.live_pool import Hands
from spicery.physics.nature import (
    Answer,
    PhysicsRequest,
    Workers,
    action,
    engine_name,
    question,
    scene_of,
)
from spicery.server.settings import Settings

ORDINARY = "cook"  # the hand of a bot that has no level


class Found(NamedTuple):
    """NATURE's answer to an action that is not carried out yet, and the film of it."""

    action: Action
    film: bytes = b""


def told_by_people(game: Game, rest: Nature) -> Nature:
    """The NATURE of a table with the real box beside it: people say what they can see."""
    return partial(told_later, game, rest)


def told_later(game: Game, rest: Nature, state: State, rng: Rng) -> Action | None:
    """Nothing where people see what happens; else what is drawn."""
    return None if int(state.awaits) in game.real else rest(state, rng)


def hands_for(game: Game, wished: dict[str, object], bots: list[str]) -> dict[str, object]:
    """The options that follow from who sits where: a bot has its level's hand, a person their own.

    `bots` names the bot of each seat; empty for a person.
    """
    if "hands" in wished or "hands" not in [option.name for option in game.options]:
        return {}
    levels = levels_of(game)
    graded = ["", *[level.name for level in levels]]
    hands = zip(bots, hands_of(levels, bots), strict=True)
    return {"hands": [hand if bot.partition("/")[0] in graded else ORDINARY for bot, hand in hands]}


def own_hands(game: Game, header: Header) -> Header:
    """The same table where every motion is a person's own: no noise is added to it."""
    if "hands" not in [option.name for option in game.options]:
        return header
    return replace(header, options={**header.options, "hands": [0] * header.seats})


class Physics:
    """What this server has of physics: processes that answer, and one for what is held."""

    def __init__(self, settings: Settings) -> None:
        self._workers = Workers(settings.physics, settings.simulating) if settings.physics else None
        live = settings.physics and settings.shakers
        self.hands = Hands(settings.shakers) if live else None
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the processes; whoever asks before they are warm waits for them."""
        if self._workers is not None:
            self._starting = asyncio.create_task(self._workers.start())
        if self.hands is not None:
            self.hands.start()

    async def close(self) -> None:
        """End the processes."""
        if self._workers is not None:
            await asyncio.to_thread(self._workers.stop)
        if self.hands is not None:
            await asyncio.to_thread(self.hands.stop)
        if self._starting is not None:
            self._starting.cancel()

    def pids(self) -> list[int]:
        """The processes that simulate now."""
        return self._workers.pids() if self._workers else []

    def engine_for(self, game: Game) -> str:
        """The engine of a table that begins now; empty if chance settles everything there."""
        return engine_name() if self._workers and scene_of(game.name) else ""

    def can_settle(self, game: Game) -> bool:
        """Whether motions of a game can be made here."""
        return bool(self.engine_for(game))

    def question(self, table: Table, wanted: Action) -> PhysicsRequest | None:
        """What the physics is asked if an action is carried out; None if nothing."""
        name = table.game.name
        return table.ahead(wanted, lambda state, rng: question(name, state, rng))

    async def answer(self, table: Table, wanted: Action) -> Found | None:
        """What follows from an action; None if chance says; PhysicsError if nobody can now."""
        asked = self.question(table, wanted)
        if asked is None:
            return None
        told = await self.settled(asked)
        return checked(table, wanted, Found(action(asked, told), told.film))

    async def settled(self, asked: PhysicsRequest) -> Answer:
        """What the physics answers; PhysicsError if nobody can now."""
        if self._workers is None:
            raise PhysicsError("throws and motions need physics, and this server has none now")
        return await self._workers.answer(asked)


@contextmanager
def allowed() -> Iterator[None]:
    """Where an answer of the physics is judged: PhysicsError if the rules forbid it."""
    try:
        yield
    except (BadMessage, IllegalAction) as error:
        raise PhysicsError("the physics simulation failed; please try again") from error


def checked(table: Table, wanted: Action, found: Found) -> Found:
    """An answer that the rules allow; PhysicsError if they do not."""
    assert found.action.seat == NATURE
    with allowed():
        table.ahead(wanted, lambda state, _: state.check(found.action))
    return found
