"""Numbers out of texts that anybody may have written."""

from __future__ import annotations

DIGITS = 9  # more than any number of a game needs, and safe in every machine word


def whole(text: str) -> int:
    """A whole number of at most nine digits; ValueError says what is none."""
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > DIGITS:
        shown = text if len(text) <= 20 else text[:20] + "…"
        raise ValueError(f"'{shown}' is not a whole number")
    return int(text)
