"""Records that are looked at: step by step with anybody's eyes, or with another throw."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

from spicery.core.catalog import Game
from spicery.core.film import Film
from spicery.core.game import BadMessage, IllegalAction
from spicery.core.record import BadRecord, read_header
from spicery.core.table import Table, replay_steps
from spicery.games import UnknownGame, find
from spicery.physics.nature import question
from spicery.physics.trouble import PhysicsError
from spicery.server.messages import Seat
from spicery.server.messages.lookback import Again, Motions, Outcome, Replay, ReplayStep
from spicery.server.nature import Physics, own_hands
from spicery.server.web import Refusal

SLICE = 20  # steps of a replay before others have their turn


def game_of(text: str) -> Game:
    """The game of a record."""
    try:
        return find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error


async def replay_of(
    text: str, viewer: int, seats: list[Seat], physics: Physics | None = None
) -> Replay:
    """A record with one viewer's eyes; others have their turn in between."""
    header = read_header(text.split("\n"))
    game = game_of(text)
    film = Film(game, header, [], [])
    settles = physics is not None and physics.can_settle(game)
    moved: list[bool] = []
    for number, table in enumerate(film.check(text)):
        moved.append(settles and any(motions_of(table)))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    if viewer >= header.seats:
        raise Refusal("unreadable", f"seats are 0 to {header.seats - 1}")
    steps: list[ReplayStep] = []
    for number, facts in enumerate(film.scenes(viewer)):
        actor = film.actors[number - 1] if number else -1
        told = film.told(number, viewer)
        steps.append(ReplayStep(number, actor, told, facts, motion=moved[number]))
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return Replay(
        game.name,
        game.title,
        header.options,
        seats or [Seat(seat, "", "person", here=True) for seat in range(header.seats)],
        viewer,
        steps,
        film.scores or None,
        film.winners or None,
    )


def mover_of(table: Table) -> int | None:
    """The seat that is to act; None while nobody is."""
    turn = table.turn()
    return turn[0] if turn[:1] >= [0] else None


def motions_of(table: Table) -> Iterator[str]:
    """The actions open to the mover that physics would answer."""
    seat = mover_of(table)
    if seat is None:
        return
    view, ask = table.view(seat), partial(question, table.game.name)
    for action in view.legal(seat):
        if table.ahead(action, ask) is not None:
            yield view.say_action(action)


async def table_at(text: str, step: int) -> Table:
    """The table of a record after so many actions, where every hand is a person's own.

    BadRecord says what is wrong before.
    """
    game = game_of(text)
    lines = text.split("\n")
    header = read_header(lines)
    own = "\n".join([*own_hands(game, header).lines(), *lines[len(header.lines()) :]])
    for number, table in enumerate(replay_steps(game, own)):
        if number == step:
            return table
        if number % SLICE == 0:
            await asyncio.sleep(0)
    raise Refusal("unreadable", "the record has no such step")


async def motions_at(physics: Physics, text: str, step: int) -> Motions:
    """Who could make which motions at a step."""
    table = await table_at(text, step)
    seat = mover_of(table)
    legal = list(motions_of(table)) if physics.can_settle(table.game) else []
    if seat is None or not legal:
        raise Refusal("not-now", "at this step no motion can be made")
    return Motions(seat, table.facts(seat), legal)


async def throw_again(physics: Physics, text: str, wish: Again) -> Outcome:
    """What comes of another motion at a step; nothing is changed."""
    table = await table_at(text, wish.step)
    seat = mover_of(table)
    if seat is None:
        raise Refusal("not-now", "at this step nobody is to act")
    try:
        action = table.asked(seat, wish.do)
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
