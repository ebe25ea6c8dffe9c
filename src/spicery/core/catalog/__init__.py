"""Static metadata of a game: name, seats, options, vocabulary."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass
from importlib import import_module, resources
from importlib.util import find_spec
from pickle import PicklingError
from types import ModuleType

from spicery.core.catalog.options import BadOption, Option, Options, read_options
from spicery.core.game import State
from spicery.core.notation import Vocabulary

CLAUSE = re.compile(r"^- \*\*([A-Z]+\d+[a-z]?)\*\*\s")


class BadSeats(ValueError):
    """A number of seats the game does not support."""


def unchanged_options(_version: int, _seats: int, options: Options) -> Options:
    """The default migration, for games whose options have never changed their meaning."""
    return options


@dataclass(frozen=True)
class Game:
    """A game in the catalogue; its package holds rules, AI, RULES.md and golden plays."""

    name: str
    title: str
    package: str
    version: int  # of the rules; raised when an old record would read differently
    fewest: int
    most: int
    options: tuple[Option, ...]
    vocabulary: Vocabulary
    make: Callable[[int, Options], State]  # a state before NATURE's set-up
    yields: tuple[str, ...] = ()  # actions that cost nobody an opportunity; a timeout means [0]
    reveals: tuple[str, ...] = ()  # events people want to look at, so bots wait longer after them
    real: tuple[int, ...] = ()  # codes of NATURE's answers that people with the real box observe
    # Migrates the options of an older version of the rules (version, seats, options): a changed
    # default, a removed option.
    migrate_options: Callable[[int, int, Options], Options] = unchanged_options

    def current_options(self, version: int, seats: int, options: Mapping[str, object]) -> Options:
        """Options chosen under any version of the rules, migrated to the current one."""
        chosen = deepcopy(dict(options))
        return chosen if version == self.version else self.migrate_options(version, seats, chosen)

    def __reduce__(self) -> tuple[Callable[[str], Game | None], tuple[str]]:
        if game_in(self.package) is not self:
            raise PicklingError(
                f"'{self.name}' is not the GAME of the package '{self.package}', so another "
                "process would not find it"
            )
        return game_in, (self.package,)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self

    def new(self, seats: int, options: Mapping[str, object]) -> State:
        """A state before set-up; BadSeats or BadOption says what is wrong."""
        if not self.fewest <= seats <= self.most:
            raise BadSeats(f"{self.name} is for {self.fewest} to {self.most} seats, not {seats}")
        chosen = read_options(self.name, self.options, options)
        try:
            return self.make(seats, chosen)
        except ValueError as error:
            raise BadOption(f"{self.name}: {error}") from error

    def part(self, name: str) -> ModuleType | None:
        """An optional module of the game's package, such as `ui.terminal`; None if absent."""
        package = f"{self.package}.{name}"
        try:
            found = find_spec(package)
        except ModuleNotFoundError:  # the folder is missing as well
            return None
        return import_module(package) if found else None

    def file(self, name: str) -> str:
        """The text of a file of the game's package: RULES.md, a data file."""
        return resources.files(self.package).joinpath(name).read_text(encoding="utf-8")

    def has_file(self, name: str) -> bool:
        """Whether the game's package contains a file."""
        return resources.files(self.package).joinpath(name).is_file()


def game_in(package: str) -> Game | None:
    """The game of a package; None if it defines none."""
    found: Game | None = getattr(import_module(package), "GAME", None)
    return found


def clauses(text: str) -> dict[str, str]:
    """Every numbered clause of a RULES.md, its text on one line."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        start = CLAUSE.match(line)
        if start:
            name = start.group(1)
            found[name] = line[start.end() :].strip()
        elif name and line.startswith("  "):
            found[name] += " " + line.strip()
        else:
            name = ""
    return found
