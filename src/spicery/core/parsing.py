"""Parsing of untrusted numbers."""

from __future__ import annotations

DIGITS = 9  # fits any machine word


def parse_whole(text: str) -> int:
    """Parse a whole number of at most nine digits; ValueError quotes anything else."""
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > DIGITS:
        shown = text if len(text) <= 20 else text[:20] + "…"
        raise ValueError(f"'{shown}' is not a whole number")
    return int(text)
