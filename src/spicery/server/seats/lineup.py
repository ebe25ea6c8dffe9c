"""Which bots a table may have, and in which style each of them plays.

People choose a level; the style is drawn here, so that nobody knows in advance.  Third-party bots
are available on the command line only, never on a server.
"""

from __future__ import annotations

import secrets

from spicery.bots import Style, bots_of, default_bot, levels_of
from spicery.bots import champion as champion
from spicery.core.catalog import Game


def usual_bot(game: Game) -> str:
    """The default bot: a middle level, or the best bot if the game has no levels."""
    levels = levels_of(game)
    return levels[(len(levels) - 1) // 2].name if levels else default_bot(game)


def objection_to(game: Game, name: str) -> str:
    """Why a bot name is not valid at a table; empty if it is."""
    plain, slash, style = name.partition("/")
    known = bots_of(game)
    if name and plain not in known:
        return f"unknown bot '{plain}'; known bots: {', '.join(known)}"
    styles = [each.value for each in Style]
    graded = [level.name for level in levels_of(game)]
    if slash and (plain not in graded or style not in styles):
        return f"only a level can have a style; styles: {', '.join(styles)}"
    return ""


def cast(game: Game, name: str, others: list[str]) -> str:
    """The bot to seat: the default one if none is named; levels get a style, unused if possible."""
    wanted = name or usual_bot(game)
    if wanted not in [level.name for level in levels_of(game)]:
        return wanted
    taken = {other.partition("/")[2] for other in others}
    styles = [each.value for each in Style]
    return f"{wanted}/{secrets.choice([each for each in styles if each not in taken] or styles)}"
