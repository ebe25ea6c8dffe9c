"""One line of a record: who acted, what they did, and the events it caused."""

from __future__ import annotations

from spicery.core.game import NATURE
from spicery.core.parsing import parse_whole

ARROW = " -> "


class BadRecord(ValueError):
    """A record that cannot be read, or that contradicts the rules."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


def entry_line(seat: int, said: str, words: list[str]) -> str:
    """One line from the texts of an action and its events."""
    who = "nature" if seat == NATURE else str(seat)
    return f"{who} {said}{ARROW}" + "; ".join(words)


def split_entry(line: int, text: str) -> tuple[int, str]:
    """The seat that acted in a line, and the text of its action."""
    who, _, said = text.partition(ARROW)[0].partition(" ")
    if who == "nature":
        return int(NATURE), said
    if not who.isdecimal():
        raise BadRecord(line, f"a line begins with a seat or 'nature', not '{who}'")
    try:
        return parse_whole(who), said
    except ValueError as error:
        raise BadRecord(line, str(error)) from error


def events_in(text: str) -> list[str]:
    """The events of a line, as text."""
    return [event for event in text.partition(ARROW)[2].split("; ") if event]
