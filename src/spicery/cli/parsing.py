"""Parsing of command line arguments."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import typer

from spicery.bots import default_bot, is_foreign
from spicery.bots.names import BOT_NAMES
from spicery.core.catalog import BadSeats, Game
from spicery.core.catalog.options import BadOption, Option
from spicery.games import catalogue


class BadInput(ValueError):
    """Invalid input from the user."""


def options_of(game: Game, given: Sequence[str]) -> dict[str, object]:
    """Options from `key=value` texts: JSON, a plain word, or `@file` for a data file."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"options have the form key=value, not '{text}'")
        if key not in known:
            names = ", ".join(sorted(known))
            raise BadOption(f"{game.name} has no option '{key}'; it has: {names}")
        chosen[key] = value_of(known[key], value)
    return chosen


def with_proposals(
    game: Game, seats: int, given: dict[str, object], ask: Callable[[str], str] | None
) -> dict[str, object]:
    """The given options, plus a choice where the rule book proposes a value for this table size.

    If input is not interactive, the default applies, and a line says how to use the proposal.
    """
    chosen = dict(given)
    for option in game.options:
        if seats not in option.proposed or option.name in given:
            continue
        rule, proposed = json.dumps(option.default), json.dumps(option.proposed[seats])
        told = f"'{option.name}' is {rule}; for {seats} seats the rule book proposes {proposed}."
        if ask is None:
            typer.echo(f"{told} To play that way, add: -o {option.name}={proposed}")
        elif typed := ask(f"{told} Which number? [{rule}] ").strip():
            chosen[option.name] = value_of(option, typed)
    return chosen


def value_of(option: Option, text: str) -> object:
    """One value."""
    if text.startswith("@"):
        return value_in_file(option, Path(text[1:]))
    try:
        return json.loads(text)
    except RecursionError as error:
        raise BadInput(f"the value of option '{option.name}' is nested too deeply") from error
    except ValueError:
        return text


def value_in_file(option: Option, path: Path) -> object:
    """A value from a data file, read as the option reads it."""
    if option.load is None:
        raise BadInput(f"option '{option.name}' cannot be read from a file")
    return option.load(text_of(path), str(path))


def text_of(path: Path) -> str:
    """A file's text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is not a text file (UTF-8)") from error
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


def write_text(path: Path, text: str) -> None:
    """Write a file, creating its parent folders."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error


def claim(path: Path) -> None:
    """Make sure, before any work, that a new file can be written; never overwrites one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x").close()
    except FileExistsError as error:
        raise BadInput(f"{path} already exists; choose another name") from error
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}") from error


def seats_at(game: Game, seats: int | None, people: int = 0) -> int:
    """The number of seats asked for, else four or as close as game and people allow."""
    count = seats if seats is not None else max(people, game.fewest, min(4, game.most))
    if not game.fewest <= count <= game.most:
        raise BadSeats(f"{game.name} is for {game.fewest} to {game.most} seats, not {count}")
    if not 0 <= people <= count:
        raise BadInput(f"there are {people} people for {count} seats")
    return count


def split(text: str) -> list[str]:
    """The parts of a comma-separated list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def bots_asked(game: Game, text: str) -> list[str]:
    """Names of bots, the default one's if none is given; makes the current folder importable."""
    names = split(text) or [default_bot(game)]
    here = str(Path.cwd())
    if any(map(is_foreign, names)) and here not in sys.path:
        sys.path.append(here)
    return names


def bots_at(seats: int, people: int, bots: Sequence[str]) -> list[str]:
    """Which bot sits where: none on the people's seats, then the named ones in turn."""
    return [""] * people + [bots[at % len(bots)] for at in range(seats - people)]


def seat_names(seats: int, given: str) -> list[str]:
    """A name for each seat of a record, by default its number."""
    chosen = split(given)
    if len(chosen) > seats:
        raise BadInput(f"there are {len(chosen)} names for {seats} seats")
    return chosen + [f"Seat {seat}" for seat in range(len(chosen), seats)]


def names_at(seats: int, people: int, given: str) -> list[str]:
    """A name for each seat: as given; otherwise people are numbered and bots have names."""
    chosen = split(given)
    if len(chosen) > seats:
        raise BadInput(f"there are {len(chosen)} names for {seats} seats")
    numbered = [f"Player {number}" for number in range(1, people + 1)]
    bots = [name for name in BOT_NAMES if name not in chosen]
    rest = (numbered + bots)[len(chosen) :] if len(chosen) < people else bots
    names = (chosen + rest)[:seats]
    if len(set(names)) != len(names):
        raise BadInput("two seats have the same name")
    return names


def seed_or_chance(seed: int | None) -> int:
    """The seed asked for, else an unpredictable one."""
    return secrets.randbits(62) if seed is None else seed


def ask_game() -> str:
    """Ask which game to play."""
    games = list(catalogue().values())
    for number, each in enumerate(games, 1):
        typer.echo(f"{number} {each.title}")
    try:
        typed = input("Which game? ").strip()
    except EOFError as error:
        raise typer.Exit from error
    numbers = [str(number) for number, _ in enumerate(games, 1)]
    return games[numbers.index(typed)].name if typed in numbers else typed
