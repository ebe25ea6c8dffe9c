"""Determinizations of a view of Spicy: every deal consistent with it is equally likely.

What a seat may remember (its own cards, every revealed face) is taken into account.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.core.playout import draw_from
from spicery.core.rng import Rng
from spicery.games.spicy.rules.cards import KINDS, UNSEEN, sorted_deck
from spicery.games.spicy.rules.state import SpicyTable


def fill_hidden(table: SpicyTable, rng: Rng) -> None:
    """Assign a face to every unseen card of a view, in place."""
    pool = sorted_deck(unknown_cards(table))
    left: i64 = len(pool)
    for at in range(table.height):
        where: i64 = i64(table.stack[at])
        if where % KINDS == UNSEEN:
            left = draw_from(pool, left, rng)
            turn_up(table.played, where // KINDS, i64(pool[left]))
            table.stack[at] = u8(where - UNSEEN + i64(pool[left]))
    fill_rest(table, pool, left, rng)


def fill_rest(table: SpicyTable, pool: vec[u8], left: i64, rng: Rng) -> None:
    """Fill hands and deck with cards drawn uniformly from the pool, and place World's End."""
    for seat in range(table.seats):
        left = fill_place(table.hand, seat, pool, left, rng)
        left = fill_place(table.played, seat, pool, left, rng)
        table.held[seat] = kinds_in(table.hand, seat)
    deck = vec[u8]([u8(UNSEEN)] * len(table.deck))
    for at in range(table.drawn, len(deck)):
        left = draw_from(pool, left, rng)
        deck[at] = pool[left]
    table.deck = deck
    table.worlds_end = guess_end(table, rng)


def unknown_cards(table: SpicyTable) -> vec[u8]:
    """How many cards of each kind are somewhere the view can't see."""
    counts = table.counts[:]
    for kind in range(UNSEEN):
        counts[kind] -= table.revealed[kind]
        for seat in range(table.seats):
            where = seat * KINDS + kind
            counts[kind] -= table.hand[where] + table.played[where]
    return counts


def fill_place(place: vec[u8], seat: i64, pool: vec[u8], left: i64, rng: Rng) -> i64:
    """Assign faces to one seat's unseen cards; returns how many are left in the pool."""
    while place[seat * KINDS + UNSEEN] > 0:
        left = draw_from(pool, left, rng)
        turn_up(place, seat, i64(pool[left]))
    return left


def kinds_in(hand: vec[u8], seat: i64) -> i64:
    """A bit for each kind in a hand."""
    held: i64 = 0
    for card in range(KINDS):
        if hand[seat * KINDS + card] > 0:
            held |= i64(1) << card
    return held


def turn_up(place: vec[u8], seat: i64, card: i64) -> None:
    """Turn one of a seat's unseen cards into this card."""
    place[seat * KINDS + UNSEEN] -= 1
    place[seat * KINDS + card] += 1


def guess_end(table: SpicyTable, rng: Rng) -> i64:
    """A uniformly random place where World's End may still be."""
    if table.over:
        return table.drawn
    low = table.seats * table.deal + table.above - table.jitter
    high = low + 2 * table.jitter
    if low <= table.drawn:
        low = table.drawn + 1
    return low + rng.below(high - low + 1)
