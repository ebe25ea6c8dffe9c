"""Names of people and bots: short, on one line, without tricks."""

from __future__ import annotations

import hashlib
import unicodedata

LONGEST = 24
# For bots: written alike in English, German and Dutch, and nothing that is dealt, cooked or traded.
BOTS = ("Emma", "Hugo", "Nora", "Bruno", "Lena", "Victor", "Clara", "Simon", "Julia", "Anton")


def clean(text: str, longest: int = LONGEST) -> str:
    """A text without signs that cannot be seen, on one line, not too long."""
    seen = [" " if unicodedata.category(sign)[0] in "CZ" else sign for sign in text[: 4 * longest]]
    return " ".join("".join(seen).split())[:longest].strip()


def mark_of(guest: str) -> str:
    """What others may know a guest by: the same at every table, and nothing to sign in with."""
    return hashlib.sha256(guest.encode()).hexdigest()[:16]


def spare(taken: list[str]) -> str:
    """A name for a bot."""
    return next((name for name in BOTS if name not in taken), f"Bot {len(taken) + 1}")
