"""The default terminal UI, for games without their own: facts as tables, events as words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from spicery.core.catalog import Game
from spicery.core.game import State

SEAT = "seat"  # the name of fields that hold a seat number


class PlainTerminal:
    """Renders any game from its facts and vocabulary."""

    def __init__(self, game: Game) -> None:
        self.kinds = {kind.name: kind for kind in game.vocabulary.kinds}

    def show(self, facts: dict[str, object], seat: int, names: Sequence[str]) -> RenderableType:
        """A row per seat with all per-seat facts, then the other facts."""
        each = {name: values for name, values in facts.items() if is_by_seat(values, len(names))}
        parts: list[RenderableType] = [seats_grid(each, names)] if each else []
        for name, value in facts.items():
            if name not in each:
                parts.append(Text(f"{readable(name)}: {words_for(value)}"))
        return Group(*parts)

    def tell(self, name: str, words: Sequence[str], names: Sequence[str]) -> str:
        """`Ann: dealt king.`, or without a seat in front `Shown: king, queen.`"""
        fields = self.fields(name, len(words))
        said = [say(field, word, names) for field, word in zip(fields, words, strict=True)]
        if fields[:1] == [SEAT]:
            return " ".join([f"{said[0]}: {readable(name)}", ", ".join(said[1:])]).rstrip() + "."
        return (f"{titled(name)}: {', '.join(said)}" if said else titled(name)) + "."

    def fields(self, name: str, count: int) -> list[str]:
        """The field of each word of an event; unknown where words outnumber the fields."""
        kind = self.kinds[name]
        known = [*kind.told, *kind.secret]
        return known if len(known) == count else [*known[:1], *[""] * count][:count]

    def menu(self, view: State, seat: int) -> list[tuple[str, str]]:
        """Every legal action, labelled with its text."""
        said = [view.say_action(action) for action in view.legal(seat)]
        return [(each, each) for each in said]

    def hear(self, view: State, seat: int, typed: str) -> str | None:
        """No shorthand."""
        return None


def is_by_seat(values: object, seats: int) -> bool:
    """Whether a fact has a value for each seat."""
    return isinstance(values, list) and len(values) == seats


def seats_grid(facts: dict[str, object], names: Sequence[str]) -> Grid:
    """A table with a row for each seat and a column for each fact."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("", *facts):
        grid.add_column(readable(column), overflow="fold")
    for seat, name in enumerate(names):
        values = [values[seat] for values in facts.values() if isinstance(values, list)]
        grid.add_row(Text(name, style="bold"), *[Text(words_for(value)) for value in values])
    return grid


def readable(name: str) -> str:
    """An identifier as readable text."""
    return name.replace("_", " ")


def titled(name: str) -> str:
    """The same, capitalized."""
    return readable(name)[:1].upper() + readable(name)[1:]


def words_for(value: object) -> str:
    """A value in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{readable(str(key))} {words_for(each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(words_for, value)) or "–"
    return "–" if value is None else str(value)


def say(field: str, word: str, names: Sequence[str]) -> str:
    """A word of an event; a seat by its name."""
    if field == SEAT and word.isdecimal() and int(word) < len(names):
        return names[int(word)]
    return word.replace("-", " ") if word[:1].isalpha() else word
