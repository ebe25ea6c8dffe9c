"""Players without hands: a bot is given a view, never the truth."""

from spicery.bots.bot import Bot, RandomBot, UnknownBot, Weighed, bot_named, bots_of

__all__ = ["Bot", "RandomBot", "UnknownBot", "Weighed", "bot_named", "bots_of"]
