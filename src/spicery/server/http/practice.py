"""Motions without a game: what lies there comes from the client, the physics says what follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Protocol, cast

from spicery.core.catalog import Game
from spicery.core.game import BadMessage, IllegalAction, State
from spicery.core.rng import Rng
from spicery.games import UnknownGame, find
from spicery.physics.errors import PhysicsError
from spicery.physics.nature import action, question
from spicery.server.http.web import Refusal
from spicery.server.messages.replays import Outcome, Practice, ReplayStep
from spicery.server.physics.answers import Physics, allowed


class Ground(Protocol):
    """What a game's practice.py offers."""

    SEATS: int
    OPTIONS: dict[str, object]
    ALONE: int

    def lay(self, state: State, lying: Sequence[Sequence[int]]) -> None:
        """Lay out what a client says lies there; BadMessage if it cannot."""


@cache
def ground_of(game: str) -> Ground | None:
    """Where a game is practised; None if it is not."""
    return cast("Ground | None", find(game).part("physics.practice"))


def laid(wish: Practice) -> tuple[Game, Ground, State]:
    """The table before the motion."""
    try:
        game = find(wish.game)
    except UnknownGame as error:
        raise Refusal("unknown", str(error)) from error
    ground = ground_of(game.name)
    if ground is None:
        raise Refusal("unknown", f"there is no practice mode for {game.title}")
    state = game.new(ground.SEATS, ground.OPTIONS)
    ground.lay(state, wish.lying)
    return game, ground, state


async def practise(physics: Physics, wish: Practice) -> Outcome:
    """The table as laid out and, if there is one, what comes of a motion; nothing is kept."""
    try:
        game, ground, state = laid(wish)
        if not physics.can_settle(game):
            raise PhysicsError("practice needs physics, and this server has none now")
        steps, film = [ReplayStep(0, -1, [], state.facts())], b""
        if wish.do:
            more, film = await moved(physics, game, state, ground.ALONE, wish.do)
            steps += more
    except (BadMessage, IllegalAction) as error:
        raise Refusal("unreadable", str(error)) from error
    except PhysicsError as error:
        raise Refusal("not-now", str(error)) from error
    return Outcome(steps, film)


async def moved(
    physics: Physics, game: Game, state: State, seat: int, text: str
) -> tuple[list[ReplayStep], bytes]:
    """What a motion and NATURE's answer to it tell, step by step, and the film."""
    state.listening = True
    write = game.vocabulary.write
    wanted = state.read(seat, text)
    state.check(wanted)
    told = [write(event) for event in state.act(wanted)]
    steps = [ReplayStep(1, seat, told, state.facts())]
    asked = question(game.name, state, Rng(0))
    if asked is None:
        raise BadMessage("only a motion can be practised")
    found = await physics.settled(asked)
    landed = action(asked, found)
    with allowed():
        state.check(landed)
    told = [write(event) for event in state.act(landed)]
    steps.append(ReplayStep(2, -1, told, state.facts(), len(found.film)))
    return steps, found.film
