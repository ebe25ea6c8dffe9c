"""The command line: play, simulate, replay, games, rules."""

from spicery.cli.app import app, main

__all__ = ["app", "main"]
