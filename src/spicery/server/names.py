"""Sanitizes display names: short, on one line, without invisible characters."""

from __future__ import annotations

import hashlib
import unicodedata

LONGEST = 24
# Unicode's Default_Ignorable_Code_Point: fillers, joiners, directional marks, variation selectors.
IGNORABLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
# Characters with blank glyphs: empty Braille pattern, blank hieroglyphs, null notehead.
BLANK = "\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
JOINERS = "\u200c\u200d"
COLOURED = "\ufe0f"
VISIBLE = "LNPS"  # general categories of characters that are visible on their own


def clean(text: str, longest: int = LONGEST) -> str:
    """A text on one line without invisible characters, truncated; empty if nothing is left."""
    signs = text[: 4 * longest]
    shown = [seen(signs, at) for at in range(len(signs))]
    kept = " ".join("".join(shown).split())[:longest].strip().rstrip(JOINERS)
    return kept if any(unicodedata.category(sign)[0] in VISIBLE for sign in kept) else ""


def seen(signs: str, at: int) -> str:
    """A character as it is kept: itself, a space if it is blank, nothing if it has no width."""
    sign = signs[at]
    if is_ignorable(sign):
        return sign if shapes_others(signs, at) else ""
    blank = sign in BLANK or unicodedata.category(sign)[0] in "CZ"
    return " " if blank else sign


def is_ignorable(sign: str) -> bool:
    """Whether a character is invisible on its own."""
    return any(first <= ord(sign) <= last for first, last in IGNORABLE)


def shapes_others(signs: str, at: int) -> bool:
    """Whether an invisible character changes how its neighbours are rendered.

    Joiners do in Arabic and Indic scripts and between emoji, and so does the emoji variation
    selector.  Elsewhere they would only let two different names look the same.
    """
    before = signs[at - 1] if at else " "
    sort = unicodedata.category(before)
    if signs[at] == COLOURED:
        return sort[0] == "S"
    after = signs[at + 1] if at + 1 < len(signs) else " "
    joins = unicodedata.bidirectional(before) == "AL" or sort in ("Mn", "Mc", "So", "Sk")
    return signs[at] in JOINERS and joins and unicodedata.category(after)[0] in "LS"


def public_id(guest: str) -> str:
    """A public identifier of a guest: the same at every table, and useless as a credential."""
    return hashlib.sha256(guest.encode()).hexdigest()[:16]
