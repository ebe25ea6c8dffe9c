"""Names that bots are given at a table."""

from __future__ import annotations

from collections.abc import Collection

BOT_NAMES = ("Emma", "Hugo", "Nora", "Bruno", "Lena", "Victor", "Clara", "Simon", "Julia", "Anton")


def spare(taken: Collection[str]) -> str:
    """A name for a bot that nobody has yet."""
    return next((name for name in BOT_NAMES if name not in taken), f"Bot {len(taken) + 1}")
