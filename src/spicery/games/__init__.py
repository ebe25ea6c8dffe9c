"""Finds the games: looks in this folder and among installed packages, keeps no list.

A package elsewhere adds a game with an entry point in the group `spicery.games`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from spicery.core.catalog import Game

GROUP = "spicery.games"


class UnknownGame(ValueError):
    """There is no game of that name."""


@cache
def shipped() -> dict[str, Game]:
    """The games that come with Spicery, by name."""
    packages = [f"{__name__}.{each.name}" for each in iter_modules(__path__) if each.ispkg]
    games: list[Game] = [import_module(name).GAME for name in packages]
    return {game.name: game for game in sorted(games, key=lambda game: game.name)}


@cache
def catalogue() -> dict[str, Game]:
    """Every game by name, those of other packages too."""
    found = dict(shipped())
    for entry in entry_points(group=GROUP):
        add_from(entry, found)
    return dict(sorted(found.items()))


def add_from(entry: EntryPoint, found: dict[str, Game]) -> None:
    """A game of another package; a broken one is left out with a warning, so that others go on."""
    try:
        game = entry.load()
    except Exception as error:  # noqa: BLE001  (whatever a stranger's package does)
        warnings.warn(f"the game '{entry.name}' cannot be loaded: {error}", stacklevel=2)
        return
    if not isinstance(game, Game):
        warnings.warn(f"'{entry.value}' is not a Game", stacklevel=2)
        return
    if game.name in found:
        warnings.warn(f"'{entry.value}': a game named '{game.name}' already exists", stacklevel=2)
        return
    found[game.name] = game


def find(name: str) -> Game:
    """The game of that name or title; UnknownGame lists the known ones."""
    games = catalogue()
    if name in games:
        return games[name]
    titled = [game for game in games.values() if game.title.casefold() == name.casefold()]
    if not titled:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(games)}")
    return next((game for game in titled if game.name in shipped()), titled[0])
