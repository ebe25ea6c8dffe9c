"""Replays a recorded game step by step, from any seat's point of view."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from spicery.cli.parsing import BadInput, text_of
from spicery.cli.rendering import bulleted, scores_table, sentences, terminal_of, winners_sentence
from spicery.core.record import FIRST_LINE, BadRecord, read_header
from spicery.core.record.replay import OPEN, RecordedGame
from spicery.core.table import ONLOOKER
from spicery.games import UnknownGame, find

HELP = "Enter: next, b: back, NUMBER: go to step, s SEAT, a: show all, o: onlooker, q: quit"


def records_in(text: str) -> list[str]:
    """The records in a file, which may hold several."""
    parts = text.split(f"{FIRST_LINE}\n")
    if len(parts) < 2 or parts[0].strip():
        return [text]
    return [f"{FIRST_LINE}\n{part}" for part in parts[1:]]


def recorded_game(text: str) -> RecordedGame:
    """Check a record by replaying it; BadRecord names the line."""
    try:
        game = find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error
    return RecordedGame.of(game, text)


class Viewer:
    """Shows a replay at the terminal."""

    def __init__(self, recorded: RecordedGame, names: list[str], viewer: int) -> None:
        self.recorded = recorded
        self.names = names
        self.viewer = viewer
        self.step = 0
        self.console = Console(highlight=False)
        self.terminal = terminal_of(recorded.game)

    def print_all(self) -> None:
        """Print every step in sentences, then the final table."""
        last = len(self.recorded.steps)
        self.console.print(Text(self.recorded.title(), style="bold"))
        lines = [(str(step), self._line(step)) for step in range(1, last + 1)]
        self.console.print(bulleted(line for line in lines if line[1]))
        self._table(last)
        self._end(last)

    def walk(self) -> None:
        """Step through interactively."""
        self.console.print(Text(self.recorded.title(), style="bold"))
        self._page()
        while True:
            try:
                typed = self.console.input(Text(f"{HELP} > ", style="dim")).strip().lower()
            except EOFError:
                self.console.print()
                return
            if typed == "q":
                return
            why = self._moved(typed)
            if why:
                self.console.print(Text(why, style="yellow"))
            else:
                self._page()

    def _moved(self, typed: str) -> str:
        """Run a command; returns an error message or an empty text."""
        last = len(self.recorded.steps)
        word, _, rest = typed.partition(" ")
        if not typed:
            if self.step == last:
                return "That was the last step; type b to go back or q to quit."
            self.step += 1
        elif typed == "b":
            self.step = max(0, self.step - 1)
        elif typed == "a":
            self.viewer = OPEN
        elif typed == "o":
            self.viewer = ONLOOKER
        elif typed.isdecimal() and len(typed) <= len(str(last)) and int(typed) <= last:
            self.step = int(typed)
        elif typed.isdecimal():
            return f"There is no step {typed}; the last one is {last}."
        elif word == "s" and rest in {str(seat) for seat in range(self.recorded.header.seats)}:
            self.viewer = int(rest)
        elif word == "s":
            return f"s needs a seat from 0 to {self.recorded.header.seats - 1}."
        else:
            return f"'{typed}' is not a command here."
        return ""

    def _page(self) -> None:
        eyes = {OPEN: "everything visible", ONLOOKER: "onlooker"}.get(self.viewer)
        seen = eyes or f"as {self.names[self.viewer]} sees it"
        where = f"step {self.step} of {len(self.recorded.steps)} – {seen}"
        self.console.print(Rule(where, style="dim"))
        line = self._line(self.step)
        if line:
            self.console.print(Text(line))
        self._table(self.step)
        self._end(self.step)

    def _line(self, step: int) -> str:
        return sentences(self.terminal, self.recorded.told(step, self.viewer), self.names)

    def _table(self, step: int) -> None:
        seat = self.viewer if self.viewer >= 0 else ONLOOKER
        facts = self.recorded.facts(step, self.viewer)
        self.console.print(self.terminal.show(facts, seat, self.names))

    def _end(self, step: int) -> None:
        if step == len(self.recorded.steps) and self.recorded.winners:
            self.console.print(
                scores_table(self.names, self.recorded.scores, self.recorded.winners)
            )
            self.console.print(
                Text(winners_sentence(self.names, self.recorded.winners), "bold green")
            )


def game_in(file: Path, number: int) -> RecordedGame:
    """A game of a file of records, counted from 1; BadInput with the line if it is damaged."""
    records = records_in(text_of(file))
    if not 1 <= number <= len(records):
        raise BadInput(f"{file} contains {len(records)} records; record {number} does not exist")
    try:
        return recorded_game(records[number - 1])
    except BadRecord as error:
        above = sum(record.count("\n") for record in records[: number - 1])
        why = str(error).partition(": ")[2]
        raise BadInput(f"{file}, line {error.line + above}: {why}") from error


def stops() -> bool:
    """Whether the session is interactive."""
    return sys.stdin.isatty() and sys.stdout.isatty()
