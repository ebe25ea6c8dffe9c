"""Bots, levels and hints: what `spicery.bots` looks up by game."""

from spicery.games.alacarte.ai.players.hints import remarks
from spicery.games.alacarte.ai.players.levels import LEVELS
from spicery.games.alacarte.ai.players.sensible import BOTS

__all__ = ["BOTS", "LEVELS", "remarks"]
