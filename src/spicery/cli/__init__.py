"""The command line interface."""

from spicery.cli.app import app, main

__all__ = ["app", "main"]
