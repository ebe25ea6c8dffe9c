"""What NATURE may answer, and what may lie behind what a view does not know."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.game import NOBODY
from spicery.core.packed import append, vec
from spicery.core.playout import draw, draw_from
from spicery.core.rng import Rng
from spicery.games.safranito.ai.weights import THROWN
from spicery.games.safranito.physics.standin.landing import land
from spicery.games.safranito.rules.cards import (
    CARD,
    CHIPS,
    COLUMNS,
    COPIES,
    EXTRA,
    KINDS,
    LAND,
    MILL,
    RESHUFFLE,
    RING,
    UNSEEN,
    UNSEEN_BLEND,
)
from spicery.games.safranito.rules.state import IN_PILE, RESERVED_BY, SET_UP, SafranitoTable


def sample(table: SafranitoTable, rng: Rng, out: vec[i64]) -> i64:
    """Write one answer of NATURE; how many numbers."""
    if table.awaits == LAND:
        return land(table, rng, out)
    if table.awaits == RESHUFFLE:
        return shuffle_kinds(table.discard, rng, out, 0)
    out[0] = rng.below(table.seats) if table.first_chef == NOBODY else table.first_chef
    size: i64 = len(table.blends)
    blends = table.blends[:]
    for at in range(size - 1, -1, -1):
        other = rng.below(at + 1)
        out[1 + at] = i64(blends[other])
        blends[other] = blends[at]
    deck = vec[u8]([u8(COPIES)] * KINDS)
    return shuffle_kinds(deck, rng, out, 1 + size)


def shuffle_kinds(counts: vec[u8], rng: Rng, out: vec[i64], first: i64) -> i64:
    """Write cards of these kinds in any order, each as likely; where they end."""
    at = first
    for kind in range(KINDS):
        for _ in range(i64(counts[kind])):
            out[at] = kind
            at += 1
    for place in range(at - 1, first, -1):
        other = first + rng.below(place - first + 1)
        card = out[place]
        out[place] = out[other]
        out[other] = card
    return at


def fill_in(table: SafranitoTable, rng: Rng, weighed: bool) -> None:
    """Give everything that a view does not know a face; chips by where they lie if weighed."""
    table.money_unseen = 0
    if table.phase == SET_UP:
        return
    fill_in_cards(table, rng)
    fill_in_blends(table, rng)
    for seat in range(table.seats):
        fill_in_chips(table, seat, rng, weighed)


def fill_in_cards(table: SafranitoTable, rng: Rng) -> None:
    """Cards in hands, in fingers and in the pile."""
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
    """Every spice card whose place this view does not know."""
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
    """Reserved blends, and the order of the pile."""
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


def fill_in_chips(table: SafranitoTable, seat: i64, rng: Rng, weighed: bool) -> None:
    """The values of the chips that a seat threw in this round, each of those that it held."""
    odds = vec[float]([0.0] * CHIPS)
    for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
        if table.value[token] == 0:
            held: i64 = i64(table.held[seat])
            row = kind_of_place(table, token) * CHIPS
            for value in range(CHIPS):
                odds[value] = 0.0
                if (held >> value) & 1 == 1:
                    odds[value] = THROWN[row + value] if weighed else 1.0
            value = draw(odds, CHIPS, rng)
            table.value[token] = u8(value + 1)
            table.held[seat] = u8(held - (i64(1) << value))


def kind_of_place(table: SafranitoTable, token: i64) -> i64:
    """What chips are thrown there for: a row of THROWN."""
    place: i64 = i64(table.region[token])
    if place > MILL:
        return 4
    if place >= EXTRA:
        return 3 if place == CARD else 2
    return 1 if table.layout[place] > 0 else 0
