"""Safranito's material: spices, blends, chips, action codes, and numbers that depend on seats.

A spice has the number of its bowl.  A blend is one of the 84 possible triples of spices, so its
number means the same in every record, whichever blends a table plays with.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec

# F1: row by row from the north-west; saffron in the middle.
SPICES: Final = (
    "curry",
    "ginger",
    "cardamom",
    "chili",
    "saffron",
    "garlic",
    "mint",
    "cumin",
    "cinnamon",
)
KINDS: Final[i64] = 9
UNSEEN: Final[i64] = 9  # a card a view hasn't been shown; it has its own column in a hand
COLUMNS: Final[i64] = 10
COPIES: Final[i64] = 6  # F3: cards of each spice
CARDS: Final[i64] = 54
RING: Final[i64] = 63  # mask of the draw pile, a ring buffer with 64 places
MOST_SEATS: Final[i64] = 4

# Where a chip is: a bowl (its spice), a circle (F20, in the order of evaluation), or neither.
EXTRA: Final[i64] = 9
CARD: Final[i64] = 10
RESERVE: Final[i64] = 11
MILL: Final[i64] = 12
REGIONS: Final[i64] = 13
NOWHERE: Final[i64] = 13  # on the board but in no region
OFF: Final[i64] = 14  # not on the board
CIRCLES: Final = ("extra throw", "spice card", "reserve", "head chef")
PLACES: Final = (*SPICES, *CIRCLES, "nowhere", "off")

CHIPS: Final[i64] = 6  # F2: per seat, with values of 1 to 6 tens; 0 is an unseen value
TOKENS: Final[i64] = 24  # seat * CHIPS + chips the seat had thrown before in the round
MOST_DRAWN: Final[i64] = 6  # F23

START_MONEY: Final[i64] = 200  # F6
DISPLAY: Final = vec[i64]([0, 0, 2, 2, 3])  # F7, by number of seats: blends face up,
LAYOUT: Final = vec[i64]([0, 0, 4, 5, 6])  # spice cards laid out,
THROWS: Final = vec[i64]([0, 0, 4, 4, 3])  # chips each seat throws
MOST_DISPLAY: Final[i64] = 3
TO_WIN: Final[i64] = 3  # F43

BLENDS: Final[i64] = 84  # all triples of nine spices
UNSEEN_BLEND: Final[i64] = 84
FEWEST_BLENDS: Final[i64] = 9  # so that a third blend is left after four seats made two each

# Action codes.  THROW + (value - 1) * AIMS + aim: a region flat, a region with a flip, a token.
AIMS: Final[i64] = 64
FLIP: Final[i64] = 13
SHOT: Final[i64] = 32
ALLOW: Final[i64] = 384  # F16
DISALLOW: Final[i64] = 385
TAKE: Final[i64] = 386  # F20
DECLINE: Final[i64] = 387  # F20, F35
KEEP: Final[i64] = 388  # + spice (F23)
TRADE: Final[i64] = 397  # + spice (F31)
SELL: Final[i64] = 406  # + number of cards (F32)
BUY: Final[i64] = 413
DONE: Final[i64] = 414
BLEND: Final[i64] = 415  # + blend (F40)
RELEASE: Final[i64] = 500  # + value - 1, followed by the nine numbers of the release
SHUFFLE: Final[i64] = 510  # NATURE's
LAND: Final[i64] = 511
RESHUFFLE: Final[i64] = 512
MOST_ACTIONS: Final[i64] = 320
POSE: Final[i64] = 7  # numbers per chip in LAND, after the count
MOST_NUMBERS: Final[i64] = 169

ENDS: Final = ("third blend", "most blends", "most money", "shared")
THIRD_BLEND: Final[i64] = 0
MOST_BLENDS: Final[i64] = 1
MOST_MONEY: Final[i64] = 2
SHARED: Final[i64] = 3


def all_blends() -> list[tuple[str, str, str]]:
    """Every triple of different spices, in alphabetical order."""
    names = sorted(SPICES)
    found: list[tuple[str, str, str]] = []
    for i in range(9):
        for j in range(i + 1, 9):
            for k in range(j + 1, 9):
                found.append((names[i], names[j], names[k]))  # noqa: PERF401
    return found


def spices_of_blends() -> vec[u8]:
    """The three spices of each blend."""
    table = vec[u8]([0] * (BLENDS * 3))
    at: i64 = 0
    for blend in all_blends():
        for name in blend:
            table[at] = u8(SPICES.index(name))
            at += 1
    return table


BLEND_NAMES: Final = [" ".join(blend) for blend in all_blends()]
NEEDS: Final = spices_of_blends()


def blend_of(words: list[str]) -> int:
    """The blend of three spices in any order; ValueError if there's none."""
    return BLEND_NAMES.index(" ".join(sorted(words)))
