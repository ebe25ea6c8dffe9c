"""Records that are looked at: step by step with anybody's eyes, or with another throw."""

from __future__ import annotations

import asyncio

from spicery.core.catalog import Game
from spicery.core.film import OPEN, Film
from spicery.core.game import BadMessage, IllegalAction
from spicery.core.record import BadRecord, read_header
from spicery.core.table import Table, replay_steps
from spicery.games import UnknownGame, find
from spicery.physics.trouble import PhysicsError
from spicery.server.messages import Again, Outcome, Replay, ReplayStep
from spicery.server.nature import Physics
from spicery.server.web import Refusal

SLICE = 20  # steps of a replay before others have their turn


def game_of(text: str) -> Game:
    """The game of a record."""
    try:
        return find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error


async def replay_of(text: str, viewer: int, names: list[str]) -> Replay:
    """A record with one viewer's eyes; others have their turn in between."""
    header = read_header(text.split("\n"))
    game = game_of(text)
    film = Film(game, header, [], [])
    for number, _ in enumerate(film.check(text)):
        if number % SLICE == 0:
            await asyncio.sleep(0)
    if viewer >= header.seats:
        raise Refusal("unreadable", f"seats are 0 to {header.seats - 1}")
    steps: list[ReplayStep] = []
    for number, facts in enumerate(film.scenes(viewer)):
        actor = film.actors[number - 1] if number else -1
        steps.append(ReplayStep(number, actor, film.told(number, viewer), facts))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return Replay(
        game.name,
        game.title,
        header.options,
        names or [f"Seat {seat + 1}" for seat in range(header.seats)],
        viewer if viewer != OPEN else OPEN,
        steps,
        film.scores or None,
        film.winners or None,
    )


async def table_at(text: str, step: int) -> Table:
    """The table of a record after so many actions; BadRecord says what is wrong before."""
    for number, table in enumerate(replay_steps(game_of(text), text)):
        if number == step:
            return table
        if number % SLICE == 0:
            await asyncio.sleep(0)
    raise Refusal("unreadable", "the record has no such step")


async def throw_again(physics: Physics, text: str, wish: Again) -> Outcome:
    """What comes of another motion at a step; nothing is changed."""
    table = await table_at(text, wish.step)
    turn = table.turn()
    if turn[:1] < [0]:
        raise Refusal("not-now", "at this step nobody is to act")
    try:
        action = table.asked(turn[0], wish.do)
        found = await physics.answer(table, action)
    except (BadMessage, IllegalAction) as error:
        raise Refusal("unreadable", str(error)) from error
    except PhysicsError as error:
        raise Refusal("not-now", str(error)) from error
    if found is None:
        raise Refusal("unreadable", "only a throw or a motion can be made again")
    table.submit(action, found.action)
    replay = await replay_of(table.record(), wish.seat, [])
    steps = replay.steps[wish.step + 1 :]
    steps[1].film = len(found.film)  # the landing, right after the throw
    return Outcome(steps, found.film)
