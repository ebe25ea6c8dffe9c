"""Bots, levels and hints: what `spicery.bots` looks up by game."""

from spicery.games.spicy.ai.players.hints import beliefs, explain
from spicery.games.spicy.ai.players.levels import LEVELS
from spicery.games.spicy.ai.players.sensible import BOTS

__all__ = ["BOTS", "LEVELS", "beliefs", "explain"]
