"""Bots, levels and hints: what `spicery.bots` looks up by game."""

from spicery.games.safranito.ai.players.hints import explain
from spicery.games.safranito.ai.players.levels import LEVELS
from spicery.games.safranito.ai.players.sensible import BOTS

__all__ = ["BOTS", "LEVELS", "explain"]
