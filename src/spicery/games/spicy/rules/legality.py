"""Legal actions in Spicy.  Comments cite the clauses of RULES.md.

Legality is decided here alone; `refusals.py` only names the clause that rules out the rest.
These are functions on the final class, not methods of a base: so the compiler calls them directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from spicery.core.bits import WORD, lowest, ones
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_CAT,
    COPY_LAST,
    LET_GO,
    MAY_SAY,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    TUCK,
    TUCK_END,
    WIDTH,
    WRONG,
)
from spicery.games.spicy.rules.state import ON_TURN, REACT, SET_UP, TUCKING

if TYPE_CHECKING:
    from spicery.games.spicy.rules.game import Spicy


def turn(table: Spicy) -> list[int]:
    """The seats that are awaited."""
    if table.over:
        return []
    if table.phase != REACT:
        return [table.mover]
    waiting: list[int] = []
    seat = table.mover
    for _ in range(table.seats):  # S20: all at once, or clockwise
        if seat == table.owner:
            break
        if (table.gone >> seat) & 1 == 0:
            waiting.append(seat)
        seat = table.after(seat)
    return waiting


def list_actions(table: Spicy, seat: i64, out: vec[i64]) -> i64:
    """Write the codes of all legal actions of a seat; their number."""
    if table.over or table.phase == SET_UP:
        return 0
    if table.phase == TUCKING:
        return list_tucks(table, seat, out)
    at: i64 = 0
    if table.phase == REACT:
        if seat != table.owner and (table.gone >> seat) & 1 == 0:
            out[at] = LET_GO
            at += 1
    elif seat == table.player:
        out[at] = PASS  # S48
        at += 1
    if table.height > 0 and seat != table.owner:
        at = list_responses(table, seat, out, at)
    if table.phase == ON_TURN and seat == table.player:
        at = list_plays(table, seat, out, at)
    return at


def list_responses(table: Spicy, seat: i64, out: vec[i64], at: i64) -> i64:
    """Challenges (S14, S15, S37) and copies (S36) of the top card."""
    if not table.safe:
        if table.copied:
            out[at] = WRONG
            at += 1
        else:
            out[at] = NOT_NUMBER
            out[at + 1] = NOT_SPICE
            at += 2
            if table.strict:
                out[at] = NO_TRAIT
                at += 1
    if may_copy(table):
        held = table.held[seat] & WORD
        while held != 0:
            out[at] = COPY + lowest(held)
            at += 1
            if table.strict and table.size[seat] == 1:
                out[at] = COPY_LAST + lowest(held)
                at += 1
            held &= held - 1
    return at


def may_copy(table: Spicy) -> bool:
    """S36, S44."""
    return table.variants & COPY_CAT != 0 and not table.last


def list_plays(table: Spicy, seat: i64, out: vec[i64], at: i64) -> i64:
    """S8-S10; in strict play any claim at all (S11), announced or not (S21)."""
    may_say = MAY_SAY
    row = table.claim_rows + table.claim * WIDTH
    end = row + 1 + i64(may_say[row])
    held = table.held[seat] & WORD
    while held != 0:
        card = lowest(held)
        held &= held - 1
        if table.strict:
            at = list_strict(table, seat, card, out, at)
        else:
            for place in range(row + 1, end):
                out[at] = card * CLAIMS + i64(may_say[place])
                at += 1
    return at


def list_strict(table: Spicy, seat: i64, card: i64, out: vec[i64], at: i64) -> i64:
    """S11, S21."""
    for claim in range(CLAIMS):
        out[at] = card * CLAIMS + claim
        at += 1
        if table.size[seat] == 1:
            out[at] = PLAY_LAST + card * CLAIMS + claim
            at += 1
    return at


def list_tucks(table: Spicy, seat: i64, out: vec[i64]) -> i64:
    """S34."""
    if seat != table.owner:
        return 0
    out[0] = TUCK_END
    at: i64 = 1
    held = table.held[seat] & WORD
    while held != 0:
        out[at] = TUCK + lowest(held)
        at += 1
        held &= held - 1
    return at


def random_code(table: Spicy, rng: Rng) -> i64:
    """A random element of `list_actions`, without listing them: neither strict nor with copies."""
    if table.phase == REACT:
        return LET_GO + rng.below(3)
    held = table.held[table.player] & WORD
    row = table.claim_rows + table.claim * WIDTH
    claims: i64 = i64(MAY_SAY[row])
    others: i64 = 1
    if table.height > 0 and table.owner != table.player and not table.safe:
        others = 3
    pick = rng.below(others + ones(held) * claims)
    if pick < others:
        return PASS if pick == 0 else LET_GO + pick
    pick -= others
    while pick >= claims:
        pick -= claims
        held &= held - 1
    return lowest(held) * CLAIMS + i64(MAY_SAY[row + 1 + pick])
