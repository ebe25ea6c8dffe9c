"""The record of a game: a header, then one line per action with its events.

    spicery-record 1
    game spicy 1
    seats 3
    options {"jitter": 0}
    physics rapier3d 0.36.1

    nature shuffle start 2 … -> shuffled 2 0 {…}; drew 0 {chili-7 : 0}; …
    2 play chili 7 as 2 chili -> played 2 2-chili play {chili-7 : 2}
    over scores 12 7 30 winners 2

It stores outcomes, not seeds, so it replays under any later build of the same rules.  The
`physics` line is present if a physics engine resolved throws and motions.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from spicery.core.entry import BadRecord as BadRecord
from spicery.core.entry import entry_line, split_entry
from spicery.core.game import Action, BadMessage, Event, State
from spicery.core.notation import Vocabulary
from spicery.core.parsing import parse_whole

FORMAT = 1
FIRST_LINE = f"spicery-record {FORMAT}"


class OlderRules(BadRecord):
    """A record of older rules, where one that the current rules can check is needed."""


@dataclass(frozen=True)
class Header:
    """Everything needed to set up the same table again."""

    game: str
    version: int
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    physics: str = ""  # the engine and its version; empty if stand-ins were used

    def lines(self) -> list[str]:
        """The header as text, with the empty line that ends it."""
        options = json.dumps(self.options, sort_keys=True, ensure_ascii=False)
        return [
            FIRST_LINE,
            f"game {self.game} {self.version}",
            f"seats {self.seats}",
            f"options {options}",
            *([f"physics {self.physics}"] if self.physics else []),
            "",
        ]


HEADER_LINES = 5  # six with a physics line


def write_entry(state: State, vocabulary: Vocabulary, action: Action, told: list[Event]) -> str:
    """One line: an action and its events.  Call it before the action is applied."""
    words = [vocabulary.write(event) for event in told]
    return entry_line(action.seat, state.say_action(action), words)


def write_end(state: State) -> str:
    """The last line of a finished game."""
    scores = " ".join([str(score) for score in state.scores()])
    winners = " ".join([str(seat) for seat in state.winners()])
    return f"over scores {scores} winners {winners}"


def read_header(lines: list[str]) -> Header:
    """The header of a record; BadRecord names the line."""
    if not lines or lines[0].strip() != FIRST_LINE:
        found = lines[0].strip()[:40] if lines else ""
        raise BadRecord(1, f"a record begins with '{FIRST_LINE}', not '{found}'")
    if len(lines) < HEADER_LINES:
        raise BadRecord(len(lines), "the record is truncated in its header")
    game, version = _words(lines, 2, "game", 2)
    (seats,) = _words(lines, 3, "seats", 1)
    name, _, text = lines[3].partition(" ")
    if name != "options":
        raise BadRecord(4, "expected 'options' and a JSON object")
    try:
        options = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(4, f"the options are not JSON: {error}") from error
    if not isinstance(options, dict):
        raise BadRecord(4, "the options are not a JSON object")
    physics = read_physics(lines)
    return Header(game, _whole(2, version), _whole(3, seats), options, physics)


def read_physics(lines: list[str]) -> str:
    """The engine in the header, if one is named, and the empty line that ends the header."""
    physics = ""
    end = HEADER_LINES
    if lines[4].startswith("physics "):
        physics = " ".join(_words(lines, 5, "physics", 2))
        end += 1
    if len(lines) < end or lines[end - 1].strip():
        raise BadRecord(end, "the header must end with an empty line")
    return physics


def _words(lines: list[str], number: int, name: str, count: int) -> list[str]:
    first, *rest = lines[number - 1].split() or [""]
    if first != name or len(rest) != count:
        raise BadRecord(number, f"expected '{name}' and {count} values, not '{lines[number - 1]}'")
    return rest


def _whole(line: int, text: str) -> int:
    try:
        return parse_whole(text)
    except ValueError as error:
        raise BadRecord(line, str(error)) from error


def read_action(state: State, line: int, text: str) -> Action:
    """The action at the front of a line."""
    seat, said = split_entry(line, text)
    try:
        return state.read(seat, said)
    except BadMessage as error:
        raise BadRecord(line, str(error)) from error


def numbered_entries(text: str) -> Iterable[tuple[int, str]]:
    """The lines after the header, numbered; a truncated last line is an error."""
    lines = text.split("\n")
    if lines[-1]:
        raise BadRecord(len(lines), "the record is truncated in this line")
    named = len(lines) > HEADER_LINES and lines[HEADER_LINES - 1].startswith("physics ")
    header = HEADER_LINES + named
    for number, line in enumerate(lines[:-1], 1):
        if number > header:
            yield number, line
