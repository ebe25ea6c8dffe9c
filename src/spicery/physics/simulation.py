"""What games and the physics have in common: requests out of states, results out of scenes.

A request is plain data, so that it can be simulated here or in a worker process (`pool.py`) with
the same result, to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from importlib import metadata
from typing import NamedTuple, Protocol, cast

from spicery.core.game import NATURE, Action, State
from spicery.core.rng import Rng
from spicery.core.table import Nature
from spicery.games import find


class PhysicsRequest(NamedTuple):
    """What to simulate: the game whose scene it is, the code of NATURE's action, and numbers."""

    game: str
    code: int
    numbers: tuple[int, ...]


class PhysicsResult(NamedTuple):
    """What came of it: the numbers of NATURE's action, the film, and the engine's name."""

    numbers: tuple[int, ...]
    film: bytes
    engine: str


class Scene(Protocol):
    """What a game's `physics/scene.py` offers."""

    def request(self, state: State, rng: Rng) -> list[int]:
        """What the physics must know of a state; empty if the answer is a matter of chance."""

    def simulate(self, numbers: Sequence[int]) -> tuple[tuple[int, ...], bytes]:
        """The numbers of NATURE's action, and the film."""


@cache
def scene_of(game: str) -> Scene | None:
    """The scene of a game; None if it has none."""
    return cast("Scene | None", find(game).part("physics.scene"))


@cache
def engine_name() -> str:
    """The engine and its version, as written in a record."""
    return f"rapier3d {metadata.version('rapier3d')}"


def request_for(game: str, state: State, rng: Rng) -> PhysicsRequest | None:
    """What to simulate for a state that awaits NATURE; None if chance answers."""
    scene = scene_of(game)
    numbers = scene.request(state, rng) if scene else []
    return PhysicsRequest(game, int(state.awaits), tuple(numbers)) if numbers else None


def simulate(request: PhysicsRequest) -> PhysicsResult:
    """Simulate in this process."""
    scene = scene_of(request.game)
    assert scene is not None
    numbers, film = scene.simulate(request.numbers)
    return PhysicsResult(numbers, film, engine_name())


def as_action(request: PhysicsRequest, result: PhysicsResult) -> Action:
    """A result as NATURE's action."""
    return Action(NATURE, request.code, result.numbers)


def physical_nature(game: str) -> Nature:
    """The NATURE of a table without a server: physics in this process, chance for the rest."""
    return partial(answer, game)


def answer(game: str, state: State, rng: Rng) -> Action:
    """NATURE's action, by physics or else by chance."""
    request = request_for(game, state, rng)
    return as_action(request, simulate(request)) if request else state.draw(rng)
