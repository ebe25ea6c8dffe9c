"""Jobs on records: replays from any viewpoint, what-if motions, input for analyses.

Every job replays a whole game, so it runs in a worker process (`replay_worker.py`), never in the
server's event loop.  Replies are written in parts, so that only one step of a replay at a time is
in memory as JSON.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec

from spicery.bots import has_beliefs
from spicery.core.catalog import Game
from spicery.core.entry import BadRecord, events_in, split_entry
from spicery.core.game import NATURE, Action, BadMessage, IllegalAction
from spicery.core.record import read_header
from spicery.core.record.replay import RecordedGame
from spicery.core.record.review import Tally
from spicery.core.table import Table, replay_steps
from spicery.games import UnknownGame, find
from spicery.physics.errors import PhysicsError
from spicery.physics.simulation import request_for
from spicery.server.http.responses import Refusal
from spicery.server.messages import Change, Seat
from spicery.server.messages.replays import Motions, Replay, ReplayStep
from spicery.server.physics.answers import Found, checked, own_hands

ENCODER = msgspec.json.Encoder()
PART = 65_536  # bytes per compressed part
LEVEL = 4  # of compression; steps are similar, so higher levels gain little
MOST_PACKED = 8_388_608  # bytes of a compressed reply


class ReplayJob(msgspec.Struct, tag="replay", tag_field="job"):
    """The whole record as one viewer sees it; the reply is a gzipped Replay."""

    text: str
    viewer: int
    seats: list[Seat]  # empty if unknown
    films: dict[int, int]  # size of the film that leads to a version
    settles: bool  # whether physics can simulate other motions
    changes: list[Change] = []  # of seats, if known


class MotionsJob(msgspec.Struct, tag="motions", tag_field="job"):
    """The motions that are possible at a step; the reply is a Motions."""

    text: str
    step: int


class AskJob(msgspec.Struct, tag="ask", tag_field="job"):
    """The physics request for another motion at a step; the reply is a PhysicsQuery."""

    text: str
    step: int
    do: str


class PhysicsQuery(msgspec.Struct):
    """A physics request as plain data."""

    game: str
    code: int
    numbers: tuple[int, ...]


class AgainJob(AskJob, tag="again", tag_field="job", kw_only=True):
    """The steps of another motion with its outcome; the reply is a list of ReplaySteps."""

    viewer: int
    code: int
    numbers: tuple[int, ...]
    film: int  # bytes


class PrefixJob(msgspec.Struct, tag="prefix", tag_field="job"):
    """The beginning of a record, for a table that goes on from there; the reply is a Prefix."""

    text: str
    step: int
    seat: int  # which goes on


class Prefix(msgspec.Struct):
    """The beginning of a record, without the hands that its seats had."""

    game: str
    seats: int
    options: dict[str, object]
    lines: list[str]


class AnalysisJob(msgspec.Struct, tag="look", tag_field="job"):
    """The steps of a record to analyse; the reply is an AnalysisInput."""

    text: str
    most: int  # steps


class AnalysisStep(msgspec.Struct, frozen=True):
    """One action of a record to analyse."""

    number: int  # the version it led to
    seat: int
    played: str
    decided: bool  # there was a choice
    claimed: bool  # others may have beliefs about it


class AnalysisInput(msgspec.Struct):
    """A record, prepared for analysis."""

    game: str
    seats: int
    options: dict[str, object]
    steps: list[AnalysisStep]
    seen: list[list[list[str]]]  # by seat: the events of each action as shown to it
    tallies: list[Tally] = []  # what the game adds up to


def game_of(text: str) -> Game:
    """The game of a record."""
    try:
        return find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error


def steps_in(text: str) -> int:
    """An upper bound on the steps of a record, from its line count."""
    return max(0, text.count("\n") - 6)  # without the header and the result


# -- the whole game -------------------------------------------------------------------------


def replay_of(job: ReplayJob) -> Iterator[bytes]:
    """A record as one viewer sees it; it is validated before the first part is sent."""
    replay, steps = shown(job.text, job.viewer, job.settles)
    replay.seats = job.seats or replay.seats
    replay.changes = job.changes
    return packed(parts_of(replay, with_films(steps, job.films)))


def shown(text: str, viewer: int, settles: bool) -> tuple[Replay, Iterator[ReplayStep]]:
    """A replay without its steps, and a lazy iterator over the steps."""
    header = read_header(text.split("\n"))
    game = game_of(text)
    recorded = RecordedGame(game, header, [], [])
    moved = [settles and any(motions_of(table)) for table in recorded.check(text)]
    if viewer >= header.seats:
        raise Refusal("unreadable", f"this game has seats 0 to {header.seats - 1}")
    replay = Replay(
        game.name,
        game.title,
        header.options,
        [Seat(seat, "", "person", here=True) for seat in range(header.seats)],
        viewer,
        [],
        recorded.scores or None,
        recorded.winners or None,
        header.version if recorded.older else 0,
    )
    return replay, steps_of(recorded, viewer, moved)


def steps_of(recorded: RecordedGame, viewer: int, moved: list[bool]) -> Iterator[ReplayStep]:
    """The steps of a validated record."""
    for number, facts in enumerate(recorded.positions(viewer)):
        actor = recorded.actors[number - 1] if number else -1
        yield ReplayStep(number, actor, recorded.told(number, viewer), facts, motion=moved[number])


def with_films(steps: Iterable[ReplayStep], films: dict[int, int]) -> Iterator[ReplayStep]:
    """The steps, each with the size of its film."""
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
    """Compress with gzip, in parts of a reasonable size."""
    packer = zlib.compressobj(LEVEL, wbits=31)
    done: list[bytes] = []
    waiting = total = 0
    for part in parts:
        done.append(packer.compress(part))
        waiting += len(done[-1])
        if waiting >= PART:
            total += waiting
            if total > MOST_PACKED:
                raise Refusal("too-long", "this record is too large to be shown")
            yield b"".join(done)
            done, waiting = [], 0
    yield b"".join([*done, packer.flush()])


# -- one step -------------------------------------------------------------------------------


def mover_of(table: Table) -> int | None:
    """The seat to act; None if there is none."""
    turn = table.turn()
    return turn[0] if turn[:1] >= [0] else None


def motions_of(table: Table) -> Iterator[str]:
    """The legal actions of the mover that physics would resolve."""
    seat = mover_of(table)
    if seat is None:
        return
    view, ask = table.view(seat), partial(request_for, table.game.name)
    for action in view.legal(seat):
        if table.ahead(action, ask) is not None:
            yield view.say_action(action)


def table_at(text: str, step: int) -> Table:
    """The table of a record after a number of actions, without the hand noise of bots.

    Raises BadRecord if an earlier line is invalid.
    """
    game = game_of(text)
    lines = text.split("\n")
    header = read_header(lines)
    own = "\n".join([*own_hands(game, header).lines(), *lines[len(header.lines()) :]])
    for number, table in enumerate(replay_steps(game, own)):
        if number == step:
            return table
    raise Refusal("unreadable", "this step doesn't exist in the record")


def motions_at(job: MotionsJob) -> Iterator[bytes]:
    """The mover at a step and its possible motions."""
    table = table_at(job.text, job.step)
    seat = mover_of(table)
    legal = list(motions_of(table))
    if seat is None or not legal:
        raise Refusal("not-now", "no motion is possible at this step")
    yield ENCODER.encode(Motions(seat, table.facts(seat), legal))


def wanted_at(job: AskJob) -> tuple[Table, Action]:
    """The table at a step and the requested action."""
    table = table_at(job.text, job.step)
    seat = mover_of(table)
    if seat is None:
        raise Refusal("not-now", "nobody can act at this step")
    try:
        return table, table.parse_action(seat, job.do)
    except (BadMessage, IllegalAction) as error:
        raise Refusal("unreadable", str(error)) from error


def ask_at(job: AskJob) -> Iterator[bytes]:
    """The physics request of a motion."""
    table, action = wanted_at(job)
    asked = table.ahead(action, partial(request_for, table.game.name))
    if asked is None:
        raise Refusal("unreadable", "only throws and motions can be simulated")
    yield ENCODER.encode(PhysicsQuery(*asked))


def again_at(job: AgainJob) -> Iterator[bytes]:
    """The steps of a motion and its outcome."""
    table, action = wanted_at(job)
    try:
        found = checked(table, action, Found(Action(NATURE, job.code, job.numbers)))
    except PhysicsError as error:
        raise Refusal("not-now", str(error)) from error
    table.submit(action, found.action)
    _, all_steps = shown(table.record(), job.viewer, settles=False)
    steps = [step for step in all_steps if step.v > job.step]
    steps[1].film = job.film  # the outcome, right after the motion
    yield ENCODER.encode(steps)


def prefix_at(job: PrefixJob) -> Iterator[bytes]:
    """The record up to a step, and on to what NATURE answered there: it is nobody's decision."""
    game = game_of(job.text)
    for number, table in enumerate(replay_steps(game, job.text)):
        if number >= job.step and table.turn() != [NATURE]:
            break
    if table.version < job.step:
        raise Refusal("unreadable", "this step doesn't exist in the record")
    if table.over:
        raise Refusal("not-now", "the game is over at this step")
    header = table.header
    if not 0 <= job.seat < header.seats:
        raise Refusal("unreadable", f"this game has seats 0 to {header.seats - 1}")
    options = {name: value for name, value in header.options.items() if name != "hands"}
    yield ENCODER.encode(Prefix(game.name, header.seats, options, table.lines()))


# -- analysis -------------------------------------------------------------------------------


def look_at(job: AnalysisJob) -> Iterator[bytes]:
    """The steps with a decision or a claim, and what each seat was shown."""
    game = game_of(job.text)
    claims = has_beliefs(game)
    steps: list[AnalysisStep] = []
    deciding: list[int] = []
    for number, table in enumerate(replay_steps(game, job.text)):
        if number > job.most:
            raise Refusal("too-long", f"records with more than {job.most} steps cannot be analysed")
        if number and table.actors(number - 1)[0] >= 0:
            steps.append(step_of(table, number, deciding, claims))
        deciding = [seat for seat in range(table.header.seats) if has_choice(table, seat)]
    header = table.header
    worthy = [step for step in steps if step.decided or step.claimed]
    seen = [table.seen(seat) for seat in range(header.seats)]
    counted = tallies_of(table)
    yield ENCODER.encode(
        AnalysisInput(game.name, header.seats, header.options, worthy, seen, counted)
    )


def tallies_of(table: Table) -> list[Tally]:
    """What a game counts of its record in its `ui/review.py`; nothing if it has none."""
    count = getattr(table.game.part("ui.review"), "tallies", None)
    if count is None:
        return []
    steps = [events_in(line) for line in table.lines()]
    found: list[Tally] = count(RecordedGame(table.game, table.header, table.actors(), steps))
    return found


def has_choice(table: Table, seat: int) -> bool:
    """Whether a seat has more than one legal action."""
    return len(table.view(seat).legal(seat)) > 1


def step_of(table: Table, number: int, deciding: list[int], claims: bool) -> AnalysisStep:
    """The action that led to the current version of a table."""
    seat, said = split_entry(number, table.lines(number - 1)[0])
    yielding = said in table.game.yields
    return AnalysisStep(number, seat, said, seat in deciding, claims and not yielding)
