"""What can go wrong with a simulation; separate, so that catching it needs no engine."""

from __future__ import annotations


class PhysicsError(RuntimeError):
    """A motion could not be simulated; nothing happened, and it can be repeated."""
