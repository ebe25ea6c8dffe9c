"""Finds bots by name.

A game's own bots are in its `ai.players`: `BOTS` maps names to factories, `LEVELS` lists the
levels, weakest first. `random` plays every game, `level/style` is a level in a style, and
`package.module:Class` is a third-party bot. `explain` in the same place gives reasons for a move;
without it, the sensible bot's reasons are used.  `remarks` gives those a bot tells the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module

from spicery.ai.advisor import Advisor
from spicery.bots.bot import Bot, RandomBot, Reason
from spicery.bots.levels import Level, Style, hands_of
from spicery.core.catalog import Game
from spicery.core.game import Action, State

Maker = Callable[[], Bot]
PLAYERS = "ai.players"


class UnknownBot(ValueError):
    """The game has no bot of that name."""


def own(game: Game, name: str, part: str = PLAYERS) -> object:
    """An attribute of one of the game's modules; None if it is missing."""
    return getattr(game.part(part), name, None)


def advisor_of(game: Game) -> Advisor:
    """A game's advisor; the default one if it has none."""
    make = own(game, "new_advisor", "ai.advisor")
    advisor = make() if callable(make) else Advisor()
    assert isinstance(advisor, Advisor)
    return advisor


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels of a game, weakest first; empty if it has none."""
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


def default_bot(game: Game) -> str:
    """The bot used by default and as a stand-in: `sensible` if there is one."""
    known = bots_of(game)
    if "sensible" in known:
        return "sensible"
    return next((name for name in known if name != "random"), "random")


def champion(game: Game) -> str:
    """The bot that gives hints and analyses games: the highest level."""
    levels = levels_of(game)
    return levels[-1].name if levels else default_bot(game)


def with_hands(game: Game, options: dict[str, object], names: Sequence[str]) -> dict[str, object]:
    """Options with each seat's hand set by its level, unless given or irrelevant."""
    if "hands" in options or "hands" not in [option.name for option in game.options]:
        return options
    return {**options, "hands": hands_of(levels_of(game), names)}


def is_foreign(name: str) -> bool:
    """Whether a name refers to a third-party bot: `package.module:Class`."""
    return ":" in name


def bot_named(game: Game, name: str) -> Bot:
    """A new bot; UnknownBot says what is wrong with the name."""
    if is_foreign(name):
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
    """A third-party bot, by module and class."""
    module, _, member = name.partition(":")
    try:
        found = import_module(module)
    except MemoryError:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"'{name}': the module '{module}' cannot be imported: {why}") from error
    if not callable(maker := getattr(found, member, None)):
        raise UnknownBot(f"'{name}': the module '{module}' has no class '{member}'")
    try:
        bot: Bot = maker()
    except MemoryError:
        raise
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"'{name}' cannot be created: {why}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"'{name}' is not a bot: it has no choose(view, seat, rng)")
    return bot


def explain(game: Game, view: State, seat: int, action: Action) -> list[Reason]:
    """Reasons for an action; empty if there are none to give."""
    say = own(game, "explain")
    if callable(say):
        found: list[Reason] = say(view, seat, action)
        return found
    said = view.say_action(action)
    weigh = getattr(bots_of(game).get("sensible", RandomBot)(), "weigh", None)
    for move in weigh(view, seat) if weigh else []:
        if view.say_action(view.unfold(seat, move.code)) == said:
            return list(move.reasons)
    return []


def remarks(game: Game, view: State, seat: int, action: Action) -> list[Reason]:
    """What a bot says of its own action to everybody, if people would wonder; mostly nothing."""
    say = own(game, "remarks")
    found: list[Reason] = say(view, seat, action) if callable(say) else []
    return found


def has_beliefs(game: Game) -> bool:
    """Whether the game has claims that seats may believe or not."""
    return callable(own(game, "beliefs"))


def looked_at(game: Game, view: State, seat: int) -> list[Reason]:
    """What a seat may think of the last action, such as a claim; mostly nothing."""
    say = own(game, "beliefs")
    found: list[Reason] = say(view, seat) if callable(say) else []
    return found
