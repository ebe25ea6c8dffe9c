"""Bots for tests: searches run for a fixed number of iterations instead of a time."""

from __future__ import annotations

from spicery.bots import Bot, bot_named
from spicery.bots.policy_bots import SearchBot
from spicery.core.catalog import Game
from spicery.core.packed import COMPILED


def untimed(game: Game, name: str) -> Bot:
    """A bot whose play does not depend on the speed of the machine."""
    bot = bot_named(game, name)
    if isinstance(bot, SearchBot):
        bot.iterations, bot.seconds = 30 if COMPILED else 6, 0.0
    return bot
