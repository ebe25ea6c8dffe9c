"""Games played under an older version of the rules: replayed from their events, not validated.

Recorded events are shown as they are; the current rules do not check whether they were legal.
Such a game is read-only: nobody is on turn, and nothing is legal.
"""

from __future__ import annotations

from collections.abc import Iterator

from spicery.core.catalog import BadSeats, Game
from spicery.core.catalog.options import BadOption
from spicery.core.entry import BadRecord, events_in, split_entry
from spicery.core.game import Action, Event, show
from spicery.core.parsing import parse_whole
from spicery.core.record import Header, read_header
from spicery.core.table import Nature, Table, replay_steps, steps_of

LARGEST = 1_000_000  # no rules emit a larger number
SEAT = "seat"  # the field of an event that names a seat


class LegacyTable(Table):
    """A table that replays an older game, line by line."""

    def __init__(self, game: Game, header: Header) -> None:
        options = game.current_options(header.version, header.seats, header.options)
        super().__init__(game, header.seats, options, None, None, header.physics)
        self.header = header
        self._truth.listening = False  # it applies recorded events and emits none
        self._closing = ""  # the last line of its record

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.game, self.header

    # -- asking -------------------------------------------------------------------

    @property
    def older(self) -> bool:
        """Whether it was played under older rules."""
        return True

    def turn(self) -> list[int]:
        """Nobody is on turn."""
        return []

    def legal(self, seat: int) -> list[str]:
        """Nothing is legal."""
        self._view(seat)
        return []

    def allows(self, seat: int, text: str) -> bool:
        """Nothing is allowed."""
        return False

    def may_act(self, seat: int) -> bool:
        """Nobody may act."""
        return False

    def scores(self) -> list[int]:
        """The recorded scores."""
        self._must_be_over()
        if not self._closing:  # an old log without a closing line
            return self._truth.scores()
        return numbers_in(self._closing)[0]

    def winners(self) -> list[int]:
        """The recorded winners."""
        self._must_be_over()
        if not self._closing:
            return self._truth.winners()
        return numbers_in(self._closing)[1]

    def closing(self) -> str:
        """The last line of the record, as it was written."""
        return self._closing or super().closing()

    # -- replaying ----------------------------------------------------------------

    def repeat(self, line: str, number: int = 0) -> None:
        """Apply a recorded line; BadRecord if its events cannot be applied."""
        seat, _ = split_entry(number, line)
        if not -1 <= seat < self.header.seats:
            raise BadRecord(number, f"seat {seat} does not exist")
        try:
            self._apply(seat, line)
        except Exception as error:  # the record is untrusted
            raise BadRecord(number, f"these events cannot be replayed: {error}") from error

    def _apply(self, seat: int, line: str) -> None:
        words = events_in(line)
        told = [read_event(self.game, text, self.header.seats) for text in words]
        for event in told:
            self._truth.evolve(event)
        show(told, self._views)
        self.facts()
        self._keep(Action(seat, 0), line, told, words)

    def close(self, line: str, number: int = 0) -> None:
        """Accept the recorded result."""
        if not self.over:
            raise BadRecord(number, "the game is not over at this line")
        try:
            scores, winners = numbers_in(line)
        except ValueError as error:
            raise BadRecord(number, str(error)) from error
        seats = self.header.seats
        if len(scores) != seats or not winners or not all(0 <= each < seats for each in winners):
            raise BadRecord(number, f"'{line}' is not the result of a game with {seats} seats")
        self._closing = line

    def resume(self, nature: Nature) -> None:
        """Does nothing: an older game cannot be continued."""

    def _check(self, action: Action) -> None:
        raise ValueError(f"this game cannot be continued: {versions(self.game, self.header)}")


def versions(game: Game, header: Header) -> str:
    """The version of the rules a game was played under, and the current one."""
    return f"it was played under rules version {header.version}; the current one is {game.version}"


def read_event(game: Game, text: str, seats: int) -> Event:
    """Parse an event of an untrusted record; raises ValueError if that fails."""
    event = game.vocabulary.read(text)
    for number in (*event.public, *event.secret):
        if not -LARGEST < number < LARGEST:
            raise ValueError(f"'{number}' is too large")
    kind = game.vocabulary.kinds[event.kind]
    for at, number in enumerate(event.public[: len(kind.public)]):
        if kind.public[at] == SEAT and number >= seats:
            raise ValueError(f"seat {number} does not exist")
    return event


def numbers_in(line: str) -> tuple[list[int], list[int]]:
    """The scores and winners of a closing line; raises ValueError if it is malformed."""
    head, _, rest = line.partition(" scores ")
    scores, found, winners = rest.partition(" winners ")
    if head != "over" or not found:
        raise ValueError(f"'{line[:40]}' does not state scores and winners")
    return [parse_whole(each) for each in scores.split()], [
        parse_whole(each) for each in winners.split()
    ]


def replay_any_version(game: Game, text: str) -> Iterator[Table]:
    """Like `replay_steps`, but records of older rules are replayed without validation."""
    header = read_header(text.split("\n"))
    if not 1 <= header.version < game.version:
        yield from replay_steps(game, text)
        return
    try:
        table = LegacyTable(game, header)
    except BadSeats as seated:
        raise BadRecord(3, str(seated)) from seated
    except BadOption as chosen:
        raise BadRecord(4, str(chosen)) from chosen
    yield from steps_of(table, text)
