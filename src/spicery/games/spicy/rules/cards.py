"""Spicy's material: cards, claims, action codes, and which claim may follow which.

A card is a kind: spice * 10 + number - 1, then the two wilds.  A claim is a number and a spice,
coded like a plain card.  What may follow what is a lookup table, so variants cost nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import append, vec

SPICES: Final = ("chili", "pepper", "wasabi")
CHILI: Final[i64] = 0
PLAIN: Final[i64] = 30  # kinds below this are plain cards
ANY_NUMBER: Final[i64] = 30  # S1: every number, no spice
ANY_SPICE: Final[i64] = 31  # S1: every spice, no number
UNSEEN: Final[i64] = 32  # the column for cards a view hasn't been shown
KINDS: Final[i64] = 33
CARDS: Final[i64] = 100
MOST_SEATS: Final[i64] = 6

CLAIMS: Final[i64] = 30
NO_CLAIM: Final[i64] = 30  # no stack
ROWS: Final[i64] = 31  # one row for each claim beneath, and one for no stack
WIDTH: Final[i64] = 32

# Action codes.  PLAY + card * CLAIMS + claim; announced plays likewise (S21, strict).
PLAY: Final[i64] = 0
PLAY_LAST: Final[i64] = 960
PASS: Final[i64] = 1920
LET_GO: Final[i64] = 1921
NOT_NUMBER: Final[i64] = 1922
NOT_SPICE: Final[i64] = 1923
WRONG: Final[i64] = 1924  # S37: challenges a copy
NO_TRAIT: Final[i64] = 1925  # S15, strict
COPY: Final[i64] = 1926  # + card
COPY_LAST: Final[i64] = 1958  # + card
TUCK: Final[i64] = 1990  # + card (S34)
TUCK_END: Final[i64] = 2022
SHUFFLE: Final[i64] = 2023  # NATURE's
MOST_ACTIONS: Final[i64] = 2 * 960 + 100  # strict play: any claim, announced or not
MOST_VALID: Final[i64] = 32 * 15 + 100  # otherwise at most 15 claims can follow another

# Variant cards, as bits (S31-S36).
VARIANTS: Final = (
    "we love chili",
    "start it up",
    "spice raider",
    "change your luck",
    "turn it up",
    "copy cat",
)
LOVE_CHILI: Final[i64] = 1
START_UP: Final[i64] = 2
RAIDER: Final[i64] = 4
LUCK: Final[i64] = 8
TURN_UP: Final[i64] = 16
COPY_CAT: Final[i64] = 32

# S5: cards above World's End by number of seats, full deck; a ruling, measured on the card.
ABOVE: Final = (0, 0, 29, 44, 38, 55, 49)
DEAL: Final = 6
TROPHIES: Final[i64] = 3

ENDS: Final = ("second trophy", "third trophy", "world's end")
SECOND_TROPHY: Final[i64] = 0
THIRD_TROPHY: Final[i64] = 1
WORLDS_END: Final[i64] = 2


def may_follow(beneath: int, claim: int, variants: int) -> bool:
    """Whether `claim` is valid on top of `beneath` (NO_CLAIM: as the first claim of a stack)."""
    number = claim % 10 + 1
    if beneath == NO_CLAIM:
        return number <= 3  # S9
    below = beneath % 10 + 1
    low_again = below == 10 or (variants & START_UP != 0 and below >= 8)  # S10, S32
    valid = number > below or (number <= 3 and low_again)
    same = claim // 10 == beneath // 10
    loved = variants & LOVE_CHILI != 0 and claim // 10 == CHILI and number <= 3  # S31
    return valid and (same or loved)


def claim_table() -> vec[u8]:
    """A table for each combination of the two variants that matter: per row, length and claims."""
    table = vec[u8]([0] * (4 * ROWS * WIDTH))
    for variants in range(4):
        for beneath in range(ROWS):
            row: i64 = (variants * ROWS + beneath) * WIDTH
            count: i64 = 0
            for claim in range(CLAIMS):
                if may_follow(beneath, claim, variants):
                    count += 1
                    table[row + count] = u8(claim)
            table[row] = u8(count)
    return table


MAY_SAY: Final = claim_table()


def deck_of(spices: int, numbers: int, copies: int, wilds: int) -> vec[u8]:
    """How many cards of each kind a deck has; the full one is 3, 10, 3, 5 (S1)."""
    counts = vec[u8]([0] * KINDS)
    for spice in range(spices):
        for number in range(numbers):
            counts[spice * 10 + number] = u8(copies)
    counts[ANY_NUMBER] = u8(wilds)
    counts[ANY_SPICE] = u8(wilds)
    return counts


def sorted_deck(counts: vec[u8]) -> vec[u8]:
    """Every card of a deck, in order."""
    deck = vec[u8]()
    for kind in range(UNSEEN):
        for _ in range(i64(counts[kind])):
            deck = append(deck, u8(kind))
    return deck


def number_right(card: i64, claim: i64, variants: i64) -> bool:
    """S16, S17, S35: whether a card has the claimed number."""
    if card >= PLAIN:
        return card == ANY_NUMBER
    if card % 10 == claim % 10:
        return True
    turned: bool = card % 10 + claim % 10 == 13 and (card % 10 == 5 or card % 10 == 8)
    return turned and variants & TURN_UP != 0


def spice_right(card: i64, claim: i64) -> bool:
    """S16, S17: whether a card has the claimed spice."""
    return card == ANY_SPICE or (card < PLAIN and card // 10 == claim // 10)
