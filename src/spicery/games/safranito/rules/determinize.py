"""Determinizations of a view of Safranito: a value for everything it hasn't been shown."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.packed import append, vec
from spicery.core.playout import draw, draw_from
from spicery.core.rng import Rng
from spicery.games.safranito.rules.cards import (
    CHIPS,
    COLUMNS,
    COPIES,
    KINDS,
    RING,
    UNSEEN,
    UNSEEN_BLEND,
)
from spicery.games.safranito.rules.state import IN_PILE, RESERVED_BY, SET_UP, SafranitoTable


def fill_in(table: SafranitoTable, rng: Rng) -> None:
    """Turn a view into a uniformly random state consistent with it, in place."""
    fill_in_all_but_chips(table, rng)
    if table.phase == SET_UP:
        return
    odds = vec[float]([0.0] * CHIPS)
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
            if table.value[token] == 0:
                for value in range(CHIPS):
                    odds[value] = 1.0
                draw_chip(table, token, odds, rng)


def fill_in_all_but_chips(table: SafranitoTable, rng: Rng) -> None:
    """Fill in money, cards and blends."""
    table.money_unseen = 0
    if table.phase != SET_UP:
        fill_in_cards(table, rng)
        fill_in_blends(table, rng)


def draw_chip(table: SafranitoTable, token: i64, odds: vec[float], rng: Rng) -> None:
    """Draw a value for a chip from those its seat held; `odds` is used up."""
    seat = token // CHIPS
    held: i64 = i64(table.held[seat])
    for value in range(CHIPS):
        if (held >> value) & 1 == 0:
            odds[value] = 0.0
    drawn = draw(odds, CHIPS, rng)
    table.value[token] = u8(drawn + 1)
    table.held[seat] = u8(held - (i64(1) << drawn))


def fill_in_cards(table: SafranitoTable, rng: Rng) -> None:
    """Fill in cards in hands, cards just drawn, and the pile."""
    pool = unknown_cards(table)
    left: i64 = len(pool)
    for seat in range(table.seats):
        where = seat * COLUMNS + UNSEEN
        while table.hand[where] > 0:
            left = draw_from(pool, left, rng)
            table.hand[where] -= 1
            table.hand[seat * COLUMNS + i64(pool[left])] += 1
    for i in range(table.drawn_count):
        if i64(table.drawn[i]) == UNSEEN:
            left = draw_from(pool, left, rng)
            table.drawn[i] = pool[left]
    for i in range(table.pile_left):
        at = (table.pile_top + i) & RING
        if i64(table.pile[at]) == UNSEEN:
            left = draw_from(pool, left, rng)
            table.pile[at] = pool[left]


def unknown_cards(table: SafranitoTable) -> vec[u8]:
    """How many cards of each spice are somewhere this view can't see."""
    counts = vec[i64]([COPIES] * COLUMNS)
    for kind in range(KINDS):
        counts[kind] -= i64(table.layout[kind]) + i64(table.discard[kind])
        for seat in range(table.seats):
            counts[kind] -= i64(table.hand[seat * COLUMNS + kind])
    for i in range(table.drawn_count):
        counts[i64(table.drawn[i])] -= 1
    for i in range(table.pile_left):
        counts[i64(table.pile[(table.pile_top + i) & RING])] -= 1
    pool = vec[u8]()
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            pool = append(pool, u8(kind))
    return pool


def fill_in_blends(table: SafranitoTable, rng: Rng) -> None:
    """Fill in reserved blends and the order of the pile."""
    first = table.blends_taken
    size: i64 = len(table.blend_pile)
    unseen: i64 = 0
    for seat in range(table.seats):
        unseen += i64(table.reserved_unseen[seat])
    if unseen == 0 and (first == size or i64(table.blend_pile[first]) != UNSEEN_BLEND):
        return
    pool = vec[u8]()
    for i in range(len(table.blends)):
        if i64(table.blend_place[i64(table.blends[i])]) == IN_PILE:
            pool = append(pool, table.blends[i])
    left: i64 = len(pool)
    for seat in range(table.seats):
        while table.reserved_unseen[seat] > 0:
            left = draw_from(pool, left, rng)
            table.reserved_unseen[seat] -= 1
            table.blend_place[i64(pool[left])] = u8(RESERVED_BY + seat)
    pile = vec[u8]([u8(UNSEEN_BLEND)] * size)
    for at in range(first, size):
        left = draw_from(pool, left, rng)
        pile[at] = pool[left]
    table.blend_pile = pile
