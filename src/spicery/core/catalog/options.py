"""A game's options: each by name, with the values it accepts.

The error for a wrong value says what is accepted; the one for an unknown name lists the known ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from reprlib import repr as brief
from typing import Literal, cast

from spicery.core.game import NOBODY

Options = dict[str, object]


class BadOption(ValueError):
    """An option the game does not have, or a value it does not accept."""


@dataclass(frozen=True)
class Form:
    """The values an option takes, so that a user interface can offer them.

    `numbers` and `some` are lists of at most `most`; `own` is a game-specific format.
    """

    kind: Literal["tick", "number", "numbers", "choice", "some", "own"] = "own"
    low: int = 0  # of numbers
    high: int = 0
    most: int = 1
    words: tuple[str, ...] = ()
    repeat: str = ""  # the one word that may occur more than once in a list


@dataclass(frozen=True)
class Option:
    """One option: its name, its default, and what it accepts."""

    name: str
    default: object
    accept: Callable[[object], object]
    accepts: str
    load: Callable[[str, str], object] | None = None  # reads a data file: its text, its name
    form: Form = Form()
    proposed: Mapping[int, object] = field(default_factory=dict)  # by number of seats


def proposing(option: Option, proposed: Mapping[int, object]) -> Option:
    """The option with values the rule book proposes for some numbers of seats.

    The default is unchanged; people who open a table of that size are offered both.
    """
    return replace(option, proposed=dict(proposed))


def flag(name: str, default: bool = False) -> Option:
    """On or off."""

    def accept(value: object) -> object:
        if not isinstance(value, bool):
            raise ValueError
        return value

    return Option(name, default, accept, "true or false", form=Form("tick"))


def number(name: str, default: int | None, low: int, high: int) -> Option:
    """A whole number; None means the default, and the game interprets a default of None."""

    def accept(value: object) -> object:
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError
        return value

    accepts = f"a whole number from {low} to {high}"
    return Option(name, default, accept, accepts, form=Form("number", low, high))


def numbers(name: str, low: int, high: int, most: int) -> Option:
    """A list of whole numbers, empty by default."""

    def accept(value: object) -> object:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise ValueError
        if not all(type(each) is int and low <= each <= high for each in value):
            raise ValueError
        return list(value)

    accepts = f"a list of at most {most} whole numbers, {low} to {high}"
    return Option(name, [], accept, accepts, form=Form("numbers", low, high, most))


GRADES = {"child": 40, "novice": 20, "cook": 10, "chef": 5, "surgeon": 1}  # tenths of k


def hands(high: int, most: int) -> Option:
    """How unsteady each seat's hand is, in tenths of k or by grade; people have 0."""
    plain = numbers("hands", 0, high, most)

    def accept(value: object) -> object:
        if not isinstance(value, list | tuple):
            raise ValueError
        named = [GRADES.get(each, each) if isinstance(each, str) else each for each in value]
        return plain.accept(named)

    accepts = f"{plain.accepts}, or of {', '.join(GRADES)}"
    return Option("hands", [], accept, accepts, form=replace(plain.form, words=tuple(GRADES)))


def choice(name: str, default: str, words: Sequence[str]) -> Option:
    """One of a few words."""

    def accept(value: object) -> object:
        if value not in words:
            raise ValueError
        return value

    form = Form("choice", words=tuple(words))
    return Option(name, default, accept, "one of " + ", ".join(words), form=form)


def some(name: str, words: Sequence[str], most: int, repeat: str = "") -> Option:
    """A list of words, each at most once except `repeat`; empty by default."""

    def accept(value: object) -> object:
        picked = [value] if isinstance(value, str) else value
        if not isinstance(picked, list | tuple) or len(picked) > most:
            raise ValueError
        if any(each not in words for each in picked):
            raise ValueError
        plain = [each for each in picked if each != repeat]
        if len(set(plain)) != len(plain):
            raise ValueError
        return list(picked)

    form = Form("some", most=most, words=tuple(words), repeat=repeat)
    accepts = f"a list of at most {most} of " + ", ".join(words)
    return Option(name, [], accept, accepts, form=form)


def read_options(game: str, known: Sequence[Option], given: Mapping[str, object]) -> Options:
    """Every option of a game with its value; BadOption says what is wrong."""
    names = {option.name: option for option in known}
    for name in given:
        if name not in names:
            raise BadOption(f"{game} has no option '{name}'; it has: {', '.join(sorted(names))}")
    chosen: Options = {}
    for name, option in names.items():
        value = given.get(name, option.default)
        try:
            chosen[name] = option.accept(value)
        except ValueError as error:
            detail = f": {error}" if str(error) else ""
            raise BadOption(
                f"option '{name}' of {game} takes {option.accepts}, not {brief(value)}{detail}"
            ) from error
    return chosen


def seat_named(name: str, options: Options, seats: int) -> int:
    """The seat an option names, NOBODY if none; ValueError if the table has no such seat."""
    seat = cast("int | None", options[name])
    if seat is None:
        return int(NOBODY)
    if seat >= seats:
        raise ValueError(f"'{name}' is a seat from 0 to {seats - 1}")
    return seat


def for_each_seat(name: str, options: Options, seats: int) -> list[int]:
    """An option's numbers, one per seat, 0 where none is given; ValueError if there are more."""
    given = cast("list[int]", options[name])
    if len(given) > seats:
        raise ValueError(f"'{name}' names {len(given)} seats; there are {seats}")
    return given + [0] * (seats - len(given))
