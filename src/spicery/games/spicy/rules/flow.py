"""The consequences of actions in Spicy.  Comments cite the clauses of RULES.md.

These are functions on the final class, not methods of a base: so the compiler calls them directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_LAST,
    KINDS,
    LET_GO,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    SECOND_TROPHY,
    THIRD_TROPHY,
    TUCK,
    TUCK_END,
    WORLDS_END,
    WRONG,
    may_follow,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.state import ON_TURN, REACT

if TYPE_CHECKING:
    from spicery.games.spicy.rules.game import Spicy

MOST_TUCKS: Final[i64] = 2


def do(table: Spicy, seat: i64, code: i64, numbers: vec[i64]) -> None:
    """Carry out a legal action, or an answer of NATURE."""
    if code < PLAY_LAST:
        play(table, seat, code // CLAIMS, code % CLAIMS, False)
    elif code == LET_GO:
        let_go(table, seat)
    elif code == PASS:
        table.passed(seat)
        draw_cards(table, seat, 1)  # S12
    elif code <= NO_TRAIT and code >= NOT_NUMBER:
        challenge(table, seat, code)
    elif code < PASS:
        play(table, seat, (code - PLAY_LAST) // CLAIMS, (code - PLAY_LAST) % CLAIMS, True)
    elif code < COPY_LAST:
        copy_top(table, seat, code - COPY, False)
    elif code < TUCK:
        copy_top(table, seat, code - COPY_LAST, True)
    elif code < TUCK_END:
        tuck(table, seat, code - TUCK)
    elif code == TUCK_END:
        end_tuck(table, seat)
    else:
        set_up(table, numbers)


def set_up(table: Spicy, numbers: vec[i64]) -> None:
    """S4-S6: NATURE's answer holds starter, variants, cards above World's End, and the deck."""
    end = table.seats * table.deal + numbers[2]
    table.shuffled(numbers[0], numbers[1], end, numbers, 3)
    for seat in range(table.seats):
        draw_cards(table, seat, table.deal)


def play(table: Spicy, seat: i64, card: i64, claim: i64, announced: bool) -> None:
    """Play a card with a claim; in strict play, an invalid one is taken back."""
    if table.strict:
        if not may_follow(table.claim, claim, table.variants):
            undo_play(table, seat, claim, 0)  # S11
            return
        if table.size[seat] == 1 and not announced:
            undo_play(table, seat, claim, 1)  # S21
            return
    lay(table, seat, card, claim, False)


def copy_top(table: Spicy, seat: i64, card: i64, announced: bool) -> None:
    """S36."""
    if table.strict and table.size[seat] == 1 and not announced:
        undo_play(table, seat, table.claim, 1)
    else:
        lay(table, seat, card, table.claim, True)


def lay(table: Spicy, seat: i64, card: i64, claim: i64, copied: bool) -> None:
    """Put a card on the stack, after a waiting raid."""
    if table.raid_waits():
        table.raided(table.owner)  # S33, S47
    table.played_card(seat, claim, copied, card)


def undo_play(table: Spicy, seat: i64, claim: i64, fault: i64) -> None:
    """Strict play: the card goes back and its player passes; a copier out of turn lets go."""
    table.misclaimed(seat, claim, fault)
    if table.phase == ON_TURN and seat == table.player:
        table.passed(seat)
    draw_cards(table, seat, 1)
    if not table.over and table.phase == REACT and (table.gone >> seat) & 1 == 0:
        let_go(table, seat)


def tuck(table: Spicy, seat: i64, card: i64) -> None:
    """S34."""
    table.tucked(seat, card)
    if table.tucks == MOST_TUCKS or table.size[seat] == 0:
        end_tuck(table, seat)


def end_tuck(table: Spicy, seat: i64) -> None:
    """S34: draw as many cards as were tucked."""
    draw_cards(table, seat, table.tucks)
    if not table.over:
        table.opened(seat)


def let_go(table: Spicy, seat: i64) -> None:
    """A seat does not challenge the top card."""
    owner = table.owner
    last = table.last
    table.gave_way(seat)
    if last and table.safe:  # S23: nobody challenged this last card
        table.trophied(owner)
        check_end(table, owner)
        draw_cards(table, owner, table.deal)  # S25


def challenge(table: Spicy, challenger: i64, code: i64) -> None:
    """S14-S19: turn up the top card and decide the challenge."""
    owner = table.owner
    card: i64 = i64(table.stack[table.height - 1]) - owner * KINDS
    last = table.last
    right = is_right(table, card, code)
    winner = owner if right else challenger
    loser = challenger if right else owner
    table.revealed_top(challenger, code - NOT_NUMBER, card)
    table.taken(winner, loser)
    if right and last:
        table.trophied(owner)  # S23
    draw_up_to(table, loser, 2)  # S19; before a trophy can end the game (S41)
    check_end(table, owner)
    if right and last:
        draw_cards(table, owner, table.deal)  # S25, S42


def is_right(table: Spicy, card: i64, code: i64) -> bool:
    """Whether the challenged player wins."""
    if code == NOT_NUMBER:
        return number_right(card, table.claim, table.variants)
    if code == NOT_SPICE:
        return spice_right(card, table.claim)
    if code == WRONG:  # S37
        return number_right(card, table.claim, table.variants) and spice_right(card, table.claim)
    return True  # S15


def check_end(table: Spicy, seat: i64) -> None:
    """S26; a seat's deciding trophy counts even if World's End came up after it (S41)."""
    if table.trophies[seat] == 2:
        table.ended(SECOND_TROPHY)
    elif table.trophies_left == 0:
        table.ended(THIRD_TROPHY)
    elif table.drawn == table.worlds_end:
        table.ended(WORLDS_END)


def draw_up_to(table: Spicy, seat: i64, count: i64) -> None:
    """Draw cards until World's End is on top; the rest are forfeited (S26)."""
    while count > 0 and table.drawn != table.worlds_end:
        table.drew(seat, i64(table.deck[table.drawn]))
        count -= 1


def draw_cards(table: Spicy, seat: i64, count: i64) -> None:
    """Draw cards while the game lasts; World's End on top of the deck ends it (S26)."""
    if count > 0 and not table.over:
        draw_up_to(table, seat, count)
        if table.drawn == table.worlds_end:
            table.ended(WORLDS_END)
