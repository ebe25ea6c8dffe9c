"""How bots are found by name.

A game's own bots stand in its `bots.py`: `BOTS`, name to maker, and `LEVELS`, weakest first;
`random` plays every game.  `level/style` is a level in a style, `package.module:Class` anybody's.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from spicery.bots.bot import Bot, RandomBot
from spicery.bots.levels import Level, Style
from spicery.core.catalog import Game

Maker = Callable[[], Bot]


class UnknownBot(ValueError):
    """There is no bot of that name for the game."""


def own(game: Game, name: str) -> object:
    """What the game's `bots.py` says under a name; None if it says nothing."""
    module = f"{game.package}.bots"
    return getattr(import_module(module), name, None) if find_spec(module) else None


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels of a game, weakest first; none where it has none."""
    levels = own(game, "LEVELS") or ()
    assert isinstance(levels, tuple)
    return levels


def bots_of(game: Game) -> dict[str, Maker]:
    """Every bot of a game by name."""
    found: dict[str, Maker] = {"random": RandomBot}
    plain = own(game, "BOTS") or {}
    assert isinstance(plain, dict)
    found.update(plain)
    found.update({level.name: partial(level.make, Style.EVEN) for level in levels_of(game)})
    return found


def bot_named(game: Game, name: str) -> Bot:
    """A new bot; UnknownBot says what was wrong with the name."""
    if ":" in name:
        return foreign(name)
    plain, _, style = name.partition("/")
    if style:
        return styled(game, plain, style)
    known = bots_of(game)
    if name not in known:
        raise UnknownBot(f"{game.name} has no bot '{name}'; it has: {', '.join(known)}")
    return known[name]()


def styled(game: Game, name: str, style: str) -> Bot:
    """A level in a style."""
    levels = {level.name: level for level in levels_of(game)}
    if name not in levels:
        raise UnknownBot(f"{game.name} has no level '{name}'; it has: {', '.join(levels)}")
    styles = [each.value for each in Style]
    if style not in styles:
        raise UnknownBot(f"there is no style '{style}'; there are: {', '.join(styles)}")
    return levels[name].make(Style(style))


def foreign(name: str) -> Bot:
    """Anybody's bot, by the module it stands in and its class."""
    module, _, member = name.partition(":")
    try:
        maker = getattr(import_module(module), member)
    except ImportError as error:
        raise UnknownBot(f"'{name}': the module '{module}' cannot be imported: {error}") from error
    except AttributeError as error:
        raise UnknownBot(f"'{name}': the module '{module}' has no '{member}'") from error
    bot: Bot = maker()
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"'{name}' is no bot: it has no choose(view, seat, rng)")
    return bot
