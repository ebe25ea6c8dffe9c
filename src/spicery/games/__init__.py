"""Finds the games: looks in this folder and among installed packages, keeps no list.

A package elsewhere adds a game with an entry point in the group `spicery.games`.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from spicery.core.catalog import Game

GROUP = "spicery.games"


class UnknownGame(ValueError):
    """There is no game of that name."""


@cache
def catalogue() -> dict[str, Game]:
    """Every game by name."""
    found: dict[str, Game] = {}
    packages = [f"{__name__}.{each.name}" for each in iter_modules(__path__) if each.ispkg]
    for game in [import_module(name).GAME for name in packages]:
        found[game.name] = game
    for entry in entry_points(group=GROUP):
        game = entry.load()
        found[game.name] = game
    return dict(sorted(found.items()))


def find(name: str) -> Game:
    """The game of that name or title; UnknownGame lists the known ones."""
    games = catalogue()
    titles = {game.title.casefold(): game for game in games.values()}
    if name.casefold() in titles:
        return titles[name.casefold()]
    if name not in games:
        raise UnknownGame(f"there is no game '{name}'; there are: {', '.join(games)}")
    return games[name]
