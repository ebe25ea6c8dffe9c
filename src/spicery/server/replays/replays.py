"""Records that are looked at: step by step with anybody's eyes, or with another throw.

All of this plays a whole game again, so it runs in a worker process (`replay_worker.py`), never in
the server's loop.  A job is one question about a record; its answer is written in parts, so that no
more than one step of a replay is in memory as JSON.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from spicery.bots import has_beliefs
from spicery.core.catalog import Game
from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.core.record import BadRecord, parted, read_header
from spicery.core.record.replay import RecordedGame
from spicery.core.table import Table, replay_steps
from spicery.games import UnknownGame, find
from spicery.physics.errors import PhysicsError
from spicery.physics.nature import question
from spicery.server.http.web import Refusal
from spicery.server.messages import Change, Seat
from spicery.server.messages.replays import Motions, Replay, ReplayStep
from spicery.server.physics.answers import Found, checked, own_hands

ENCODER = msgspec.json.Encoder()
PART = 65_536  # bytes of an answer that are packed at once
LEVEL = 4  # of packing: steps are much alike, more effort gains little
MOST_PACKED = 8_388_608  # bytes of a packed answer


class ReplayJob(msgspec.Struct, tag="replay", tag_field="job"):
    """The whole record with one viewer's eyes; the answer is a Replay, packed by gzip."""

    text: str
    viewer: int
    seats: list[Seat]  # who sat where; empty if nobody knows
    films: dict[int, int]  # bytes of the film that led to a version
    settles: bool  # whether motions can be made again here
    changes: list[Change] = []  # of seats, where somebody knows


class MotionsJob(msgspec.Struct, tag="motions", tag_field="job"):
    """The motions that could be made at a step; the answer is a Motions."""

    text: str
    step: int


class AskJob(msgspec.Struct, tag="ask", tag_field="job"):
    """What the physics must be asked about another motion at a step; the answer is an Asked."""

    text: str
    step: int
    do: str


class Asked(msgspec.Struct):
    """A question to the physics, as plain data."""

    game: str
    code: int
    numbers: tuple[int, ...]


class AgainJob(AskJob, tag="again", tag_field="job", kw_only=True):
    """What is seen of another motion and of the physics' answer; a list of ReplaySteps."""

    viewer: int
    code: int
    numbers: tuple[int, ...]
    film: int  # bytes


class LookJob(msgspec.Struct, tag="look", tag_field="job"):
    """Which steps of a record are worth an analysis; the answer is a Looked."""

    text: str
    most: int  # steps


class ReadStep(msgspec.Struct, frozen=True):
    """One action of a record that is worth a look."""

    number: int  # the version that it led to
    seat: int
    played: str
    decided: bool  # there was something to decide
    claimed: bool  # somebody may have thought something of it


class Looked(msgspec.Struct):
    """A record as an analyst needs it."""

    game: str
    seats: int
    options: dict[str, object]
    steps: list[ReadStep]
    seen: list[list[list[str]]]  # what each action told, by seat


def game_of(text: str) -> Game:
    """The game of a record."""
    try:
        return find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error


def steps_in(text: str) -> int:
    """How many steps a record can have at most, by its lines."""
    return max(0, text.count("\n") - 6)  # a header of five lines at least, and the result


# -- the whole game -------------------------------------------------------------------------


def replay_of(job: ReplayJob) -> Iterator[bytes]:
    """A record with one viewer's eyes; the whole record is checked before the first part."""
    replay, steps = shown(job.text, job.viewer, job.settles)
    replay.seats = job.seats or replay.seats
    replay.changes = job.changes
    return packed(parts_of(replay, with_films(steps, job.films)))


def shown(text: str, viewer: int, settles: bool) -> tuple[Replay, Iterator[ReplayStep]]:
    """What a replay tells apart from its steps, and the steps as they are asked for."""
    header = read_header(text.split("\n"))
    game = game_of(text)
    film = RecordedGame(game, header, [], [])
    moved = [settles and any(motions_of(table)) for table in film.check(text)]
    if viewer >= header.seats:
        raise Refusal("unreadable", f"seats are 0 to {header.seats - 1}")
    replay = Replay(
        game.name,
        game.title,
        header.options,
        [Seat(seat, "", "person", here=True) for seat in range(header.seats)],
        viewer,
        [],
        film.scores or None,
        film.winners or None,
        header.version if film.older else 0,
    )
    return replay, steps_of(film, viewer, moved)


def steps_of(film: RecordedGame, viewer: int, moved: list[bool]) -> Iterator[ReplayStep]:
    """Each step of a record that was checked."""
    for number, facts in enumerate(film.scenes(viewer)):
        actor = film.actors[number - 1] if number else -1
        yield ReplayStep(number, actor, film.told(number, viewer), facts, motion=moved[number])


def with_films(steps: Iterable[ReplayStep], films: dict[int, int]) -> Iterator[ReplayStep]:
    """The steps, each with the length of its film."""
    for step in steps:
        step.film = films.get(step.v, 0)
        yield step


def parts_of(replay: Replay, steps: Iterable[ReplayStep]) -> Iterator[bytes]:
    """A Replay as JSON, a step at a time."""
    fields = msgspec.structs.asdict(replay)
    del fields["steps"]
    yield ENCODER.encode(fields)[:-1] + b',"steps":['
    for number, step in enumerate(steps):
        yield (b"," if number else b"") + ENCODER.encode(step)
    yield b"]}"


def packed(parts: Iterable[bytes]) -> Iterator[bytes]:
    """What gzip makes of it, in parts of a good size."""
    packer = zlib.compressobj(LEVEL, wbits=31)
    done: list[bytes] = []
    waiting = total = 0
    for part in parts:
        done.append(packer.compress(part))
        waiting += len(done[-1])
        if waiting >= PART:
            total += waiting
            if total > MOST_PACKED:
                raise Refusal("too-long", "there is too much to see at each step of this record")
            yield b"".join(done)
            done, waiting = [], 0
    yield b"".join([*done, packer.flush()])


# -- one step -------------------------------------------------------------------------------


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


def table_at(text: str, step: int) -> Table:
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
    raise Refusal("unreadable", "the record has no such step")


def motions_at(job: MotionsJob) -> Iterator[bytes]:
    """Who could make which motions at a step."""
    table = table_at(job.text, job.step)
    seat = mover_of(table)
    legal = list(motions_of(table))
    if seat is None or not legal:
        raise Refusal("not-now", "at this step no motion can be made")
    yield ENCODER.encode(Motions(seat, table.facts(seat), legal))


def wanted_at(job: AskJob) -> tuple[Table, Action]:
    """The table at a step and the action that is wished there."""
    table = table_at(job.text, job.step)
    seat = mover_of(table)
    if seat is None:
        raise Refusal("not-now", "at this step nobody is to act")
    try:
        return table, table.asked(seat, job.do)
    except (BadMessage, IllegalAction) as error:
        raise Refusal("unreadable", str(error)) from error


def ask_at(job: AskJob) -> Iterator[bytes]:
    """What the physics must be asked."""
    table, action = wanted_at(job)
    asked = table.ahead(action, partial(question, table.game.name))
    if asked is None:
        raise Refusal("unreadable", "only a throw or a motion can be made again")
    yield ENCODER.encode(Asked(*asked))


def again_at(job: AgainJob) -> Iterator[bytes]:
    """The steps of the motion, with the physics' answer to it."""
    table, action = wanted_at(job)
    try:
        found = checked(table, action, Found(Action(NATURE, job.code, job.numbers)))
    except PhysicsError as error:
        raise Refusal("not-now", str(error)) from error
    table.submit(action, found.action)
    _, all_steps = shown(table.record(), job.viewer, settles=False)
    steps = [step for step in all_steps if step.v > job.step]
    steps[1].film = job.film  # the landing, right after the throw
    yield ENCODER.encode(steps)


# -- for an analysis ------------------------------------------------------------------------


def look_at(job: LookJob) -> Iterator[bytes]:
    """The steps at which somebody decided or claimed something, and what each seat was shown."""
    game = game_of(job.text)
    claims = has_beliefs(game)
    steps: list[ReadStep] = []
    deciding: list[int] = []
    for number, table in enumerate(replay_steps(game, job.text)):
        if number > job.most:
            raise Refusal("too-long", f"at most {job.most} steps are analysed")
        if number and table.actors(number - 1)[0] >= 0:
            steps.append(step_of(table, number, deciding, claims))
        deciding = [seat for seat in range(table.header.seats) if has_choice(table, seat)]
    header = table.header
    worthy = [step for step in steps if step.decided or step.claimed]
    seen = [table.seen(seat) for seat in range(header.seats)]
    yield ENCODER.encode(Looked(game.name, header.seats, header.options, worthy, seen))


def has_choice(table: Table, seat: int) -> bool:
    """Whether a seat could do more than one thing now."""
    return len(table.view(seat).legal(seat)) > 1


def step_of(table: Table, number: int, deciding: list[int], claims: bool) -> ReadStep:
    """The action that led to a version of a table that stands there."""
    seat, said = parted(number, table.lines(number - 1)[0])
    yielding = said in table.game.yields
    return ReadStep(number, seat, said, seat in deciding, claims and not yielding)
