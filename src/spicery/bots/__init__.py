"""Players without hands: a bot is given a view, never the truth."""

from spicery.bots.bot import Bot, RandomBot, Reason, Weighed
from spicery.bots.found import (
    UnknownBot,
    bot_named,
    bots_of,
    explain,
    has_beliefs,
    levels_of,
    looked_at,
)
from spicery.bots.levels import Fallible, Level, Style, hands_of

__all__ = [
    "Bot",
    "Fallible",
    "Level",
    "RandomBot",
    "Reason",
    "Style",
    "UnknownBot",
    "Weighed",
    "bot_named",
    "bots_of",
    "explain",
    "hands_of",
    "has_beliefs",
    "levels_of",
    "looked_at",
]
