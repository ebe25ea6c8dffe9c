"""Players without hands: a bot is given a view, never the truth."""

from spicery.bots.bot import Bot, RandomBot, Weighed
from spicery.bots.found import UnknownBot, bot_named, bots_of, levels_of
from spicery.bots.levels import Fallible, Level, Style, hands_of

__all__ = [
    "Bot",
    "Fallible",
    "Level",
    "RandomBot",
    "Style",
    "UnknownBot",
    "Weighed",
    "bot_named",
    "bots_of",
    "hands_of",
    "levels_of",
]
