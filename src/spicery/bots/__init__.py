"""Bots: what they are, how they are found and run.  A bot is given a view, never the truth."""

from spicery.bots.bot import Bot, Candid, RandomBot, Reason, Wavering, Weighed, in_percent
from spicery.bots.guard import PATIENCE, Company, Forfeit, Player, check_names
from spicery.bots.levels import Level, Style, hands_of
from spicery.bots.registry import (
    UnknownBot,
    advisor_of,
    bot_named,
    bots_of,
    champion,
    default_bot,
    explain,
    has_beliefs,
    is_foreign,
    levels_of,
    looked_at,
    own,
    remarks,
    with_hands,
)
from spicery.bots.subprocess_bot import MEMORY

__all__ = [
    "MEMORY",
    "PATIENCE",
    "Bot",
    "Candid",
    "Company",
    "Forfeit",
    "Level",
    "Player",
    "RandomBot",
    "Reason",
    "Style",
    "UnknownBot",
    "Wavering",
    "Weighed",
    "advisor_of",
    "bot_named",
    "bots_of",
    "champion",
    "check_names",
    "default_bot",
    "explain",
    "hands_of",
    "has_beliefs",
    "in_percent",
    "is_foreign",
    "levels_of",
    "looked_at",
    "own",
    "remarks",
    "with_hands",
]
