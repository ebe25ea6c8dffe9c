"""Misbehaving bots, in the folder where a game keeps its own."""
