"""What goes wrong with a simulation; apart, so that whoever catches it needs no engine."""

from __future__ import annotations


class PhysicsError(RuntimeError):
    """A motion could not be simulated; nothing happened, and it can be tried again."""
