"""The bots of the odd game, where a game keeps its own."""
