"""Which clause rules out an action that isn't listed: to explain refusals, never to decide them."""

from __future__ import annotations

from mypy_extensions import i64

from spicery.core.game import NATURE, NOBODY
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_CAT,
    KINDS,
    LET_GO,
    NO_CLAIM,
    PASS,
    PLAY_LAST,
    SHUFFLE,
    TUCK,
    may_follow,
    sorted_deck,
)
from spicery.games.spicy.rules.state import ON_TURN, REACT, TUCKING, SpicyTable


def clause_against(table: SpicyTable, seat: i64, code: i64) -> str:
    """The clause that rules out a seat's action."""
    if table.over:
        return "S26"
    if table.mover == NATURE:
        return "S4"
    if code >= TUCK or table.phase == TUCKING:
        return "S34"
    if code == LET_GO:
        return "S20"
    if code == PASS:
        return "S7"
    if code < PASS:
        return clause_against_play(table, seat, code % PLAY_LAST, code >= PLAY_LAST)
    if code < COPY:
        return clause_against_challenge(table, seat)
    return clause_against_copy(table, seat, (code - COPY) % 32)


def clause_against_play(table: SpicyTable, seat: i64, code: i64, announced: bool) -> str:
    """The clause that rules out playing a card, or playing it with this claim."""
    if table.phase == REACT and table.last:
        return "S22"
    if table.phase != ON_TURN or seat != table.player:
        return "S7"
    if table.hand[seat * KINDS + code // CLAIMS] == 0:
        return "S8"
    if not may_follow(table.claim, code % CLAIMS, table.variants):
        return "S9" if table.claim == NO_CLAIM else "S10"
    return "S21" if announced else "S8"


def clause_against_challenge(table: SpicyTable, seat: i64) -> str:
    """The clause that rules out a challenge."""
    if table.height == 0 or seat == table.owner:
        return "S14"
    if table.safe:
        return "S24"
    if table.copied:
        return "S37"
    return "S15"


def clause_against_copy(table: SpicyTable, seat: i64, card: i64) -> str:
    """The clause that rules out a copy."""
    if table.variants & COPY_CAT == 0 or table.height == 0 or seat == table.owner:
        return "S36"
    if table.last:
        return "S44"
    return "S8" if table.hand[seat * KINDS + card] == 0 else "S21"


def flaw_of_shuffle(table: SpicyTable, code: i64, numbers: tuple[int, ...]) -> str:
    """The clause that NATURE's set-up breaks; empty if it's valid."""
    size = len(table.deck)
    if code != SHUFFLE or table.mover != NATURE or table.over or len(numbers) != size + 3:
        return "S4"
    starter, variants, above = numbers[0], numbers[1], numbers[2]
    if not 0 <= starter < table.seats or table.starter not in (NOBODY, starter):
        return "S6"
    added = variants ^ table.chosen
    if added & table.chosen or added >> 6 or bin(added).count("1") != table.drawn_variants:
        return "S2"
    if not table.above - table.jitter <= above <= table.above + table.jitter:
        return "S5"
    cards = sorted_deck(table.counts)
    right = sorted([int(cards[at]) for at in range(size)]) == sorted(numbers[3:])
    return "" if right else "S1"
