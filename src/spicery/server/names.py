"""Names of people: short, on one line, without tricks."""

from __future__ import annotations

import hashlib
import unicodedata

LONGEST = 24
# Unicode's Default_Ignorable_Code_Point: fillers, joiners, directions, variants, tags.
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
# Signs with an empty picture: Braille without dots, blank hieroglyphs, a note without a head.
BLANK = "\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159"
JOINERS = "\u200c\u200d"
COLOURED = "\ufe0f"
VISIBLE = "LNPS"  # sorts of signs that stand by themselves
# For bots: written alike in English, German and Dutch, and nothing that is dealt, cooked or traded.


def clean(text: str, longest: int = LONGEST) -> str:
    """A text without signs that cannot be seen, on one line, not too long; it may be empty then."""
    signs = text[: 4 * longest]
    shown = [seen(signs, at) for at in range(len(signs))]
    kept = " ".join("".join(shown).split())[:longest].strip().rstrip(JOINERS)
    return kept if any(unicodedata.category(sign)[0] in VISIBLE for sign in kept) else ""


def seen(signs: str, at: int) -> str:
    """What stays of a sign: itself, a space for what is blank, nothing for what has no width."""
    sign = signs[at]
    if is_ignorable(sign):
        return sign if shapes_others(signs, at) else ""
    blank = sign in BLANK or unicodedata.category(sign)[0] in "CZ"
    return " " if blank else sign


def is_ignorable(sign: str) -> bool:
    """Whether a sign is not shown by itself."""
    return any(first <= ord(sign) <= last for first, last in IGNORABLE)


def shapes_others(signs: str, at: int) -> bool:
    """Whether a sign that is not shown changes how its neighbours look.

    Joiners do so in Arabic and Indic scripts and between emoji, and so does what asks for the
    coloured form of an emoji.  Elsewhere they would only make two names differ that look the same.
    """
    before = signs[at - 1] if at else " "
    sort = unicodedata.category(before)
    if signs[at] == COLOURED:
        return sort[0] == "S"
    after = signs[at + 1] if at + 1 < len(signs) else " "
    joins = unicodedata.bidirectional(before) == "AL" or sort in ("Mn", "Mc", "So", "Sk")
    return signs[at] in JOINERS and joins and unicodedata.category(after)[0] in "LS"


def mark_of(guest: str) -> str:
    """What others may know a guest by: the same at every table, and nothing to sign in with."""
    return hashlib.sha256(guest.encode()).hexdigest()[:16]
