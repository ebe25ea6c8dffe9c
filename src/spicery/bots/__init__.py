"""Players without hands: a bot is given a view, never the truth."""

from spicery.bots.apart import MEMORY
from spicery.bots.bot import Bot, Candid, RandomBot, Reason, Wavering, Weighed, in_percent
from spicery.bots.found import (
    UnknownBot,
    best_bot,
    bot_named,
    bots_of,
    champion,
    explain,
    has_beliefs,
    is_foreign,
    levels_of,
    looked_at,
    own,
    with_hands,
)
from spicery.bots.guarded import PATIENCE, Company, Forfeit, Player, check_names
from spicery.bots.levels import Level, Style, hands_of

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
    "best_bot",
    "bot_named",
    "bots_of",
    "champion",
    "check_names",
    "explain",
    "hands_of",
    "has_beliefs",
    "in_percent",
    "is_foreign",
    "levels_of",
    "looked_at",
    "own",
    "with_hands",
]
