"""Practice mode: the client says what lies on the table, and physics simulates the motion."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from typing import Protocol, cast

from spicery.core.catalog import Game
from spicery.core.game import BadMessage, IllegalAction, State
from spicery.core.rng import Rng
from spicery.games import UnknownGame, find
from spicery.physics.errors import PhysicsError
from spicery.physics.simulation import as_action, request_for
from spicery.server.http.responses import Refusal
from spicery.server.messages.replays import Outcome, Practice, ReplayStep
from spicery.server.physics.answers import Physics, allowed


class PracticeModule(Protocol):
    """The interface of a game's practice.py."""

    SEATS: int
    OPTIONS: dict[str, object]
    ALONE: int

    def lay(self, state: State, lying: Sequence[Sequence[int]]) -> None:
        """Lay out the pieces a client describes; BadMessage if that is impossible."""


@cache
def ground_of(game: str) -> PracticeModule | None:
    """The practice module of a game; None if it has none."""
    return cast("PracticeModule | None", find(game).part("physics.practice"))


def laid(wish: Practice) -> tuple[Game, PracticeModule, State]:
    """The table before the motion."""
    try:
        game = find(wish.game)
    except UnknownGame as error:
        raise Refusal("unknown", str(error)) from error
    ground = ground_of(game.name)
    if ground is None:
        raise Refusal("unknown", f"{game.title} has no practice mode")
    state = game.new(ground.SEATS, ground.OPTIONS)
    ground.lay(state, wish.lying)
    return game, ground, state


async def practise(physics: Physics, wish: Practice) -> Outcome:
    """The table as laid out and, if requested, the outcome of a motion; nothing is stored."""
    try:
        game, ground, state = laid(wish)
        if not physics.can_simulate(game):
            raise PhysicsError(
                "practice needs physics, which is not available on this server right now"
            )
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
    """The steps of a motion and NATURE's answer, and the film."""
    state.listening = True
    tell = game.vocabulary.tell
    wanted = state.read(seat, text)
    state.check(wanted)
    told = [tell(event) for event in state.act(wanted)]
    steps = [ReplayStep(1, seat, told, state.facts())]
    asked = request_for(game.name, state, Rng(secrets.randbits(62)))
    if asked is None:
        raise BadMessage("only a motion can be practised")
    found = await physics.simulate(asked)
    landed = as_action(asked, found)
    with allowed():
        state.check(landed)
    told = [tell(event) for event in state.act(landed)]
    steps.append(ReplayStep(2, -1, told, state.facts(), len(found.film)))
    return steps, found.film
