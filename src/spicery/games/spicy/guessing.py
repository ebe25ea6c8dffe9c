"""What a view of Spicy does not show, guessed: fairly, or as likely as the claims make it.

What a seat may remember (its own cards, every face that was turned up) always counts.  Fairly,
every deal that fits is as likely as any other; supposed, a claim is evidence.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.packed import append, vec
from spicery.core.playout import draw_from
from spicery.core.rng import Rng
from spicery.games.spicy.cards import CLAIMS, KINDS, UNSEEN, sorted_deck
from spicery.games.spicy.evidence import circumstance, old_at, told_so
from spicery.games.spicy.people import meet
from spicery.games.spicy.state import SpicyTable
from spicery.games.spicy.ways import WAY, ways_row


def fill_hidden(table: SpicyTable, rng: Rng) -> None:
    """Give every unseen card of a view a face, in place."""
    pool = sorted_deck(unknown_cards(table))
    left: i64 = len(pool)
    for at in range(table.height):
        where: i64 = i64(table.stack[at])
        if where % KINDS == UNSEEN:
            left = draw_from(pool, left, rng)
            turn_up(table.played, where // KINDS, i64(pool[left]))
            table.stack[at] = u8(where - UNSEEN + i64(pool[left]))
    fill_rest(table, pool, left, rng)


def fill_supposed(table: SpicyTable, rng: Rng) -> None:
    """The same, but by what the others did: what people they are, what lies under their claims."""
    meet(table, rng)
    counts = unknown_cards(table)
    top = table.height - 1
    if top >= 0 and i64(table.stack[top]) % KINDS == UNSEEN:
        told = told_so(table, table.owner, i64(table.manners[table.owner]), circumstance(table))
        card = draw_under(counts, table.claim, table.variants, told, rng)
        turn_up(table.played, table.owner, card)
        table.stack[top] = u8(table.owner * KINDS + card)
        table.said[table.owner * KINDS + table.claim] -= 1  # as if it lay open, for now
        fill_laid(table, counts, rng)
        table.said[table.owner * KINDS + table.claim] += 1
    else:
        fill_laid(table, counts, rng)
    pool = sorted_deck(counts)
    fill_rest(table, pool, len(pool), rng)


def fill_laid(table: SpicyTable, counts: vec[u8], rng: Rng) -> None:
    """Every unseen card that a seat once laid down, by its claims; which is where is all one."""
    for seat in range(table.seats):
        row = seat * KINDS
        if table.played[row + UNSEEN] == 0:
            continue
        laid = vec[u8]()
        told = told_so(table, seat, i64(table.manners[seat]), old_at(table))
        for claim in range(KINDS):
            for _ in range(i64(table.said[row + claim])):
                card = draw_under(counts, claim, table.variants, told, rng)
                turn_up(table.played, seat, card)
                laid = append(laid, u8(card))
        at: i64 = 0
        for place in range(table.height):
            if i64(table.stack[place]) == row + UNSEEN:
                table.stack[place] = u8(row + i64(laid[at]))
                at += 1


def draw_under(counts: vec[u8], claim: i64, variants: i64, told: vec[float], rng: Rng) -> i64:
    """Take a card that may lie under a claim, by how it is told; a tucked one has no claim."""
    ways: i64 = -1 if claim >= CLAIMS else ways_row(claim, variants)
    total = 0.0
    for kind in range(UNSEEN):
        total += weight_of(counts, kind, ways, told)
    pick = rng.unit() * total
    card: i64 = -1
    for kind in range(UNSEEN):
        if counts[kind] > 0:
            card = kind
            pick -= weight_of(counts, kind, ways, told)
            if pick < 0.0:
                break
    counts[card] -= 1
    return card


def weight_of(counts: vec[u8], kind: i64, ways: i64, told: vec[float]) -> float:
    """The weight of all cards of a kind under a claim."""
    count = float(i64(counts[kind]))
    if ways < 0:
        return count
    return count * told[i64(WAY[ways + kind])]


def fill_rest(table: SpicyTable, pool: vec[u8], left: i64, rng: Rng) -> None:
    """Hands, the deck and World's End, each card of the pool alike."""
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
    """How many cards of each kind there are whose place a view does not know."""
    counts = table.counts[:]
    for kind in range(UNSEEN):
        counts[kind] -= table.revealed[kind]
        for seat in range(table.seats):
            where = seat * KINDS + kind
            counts[kind] -= table.hand[where] + table.played[where]
    return counts


def fill_place(place: vec[u8], seat: i64, pool: vec[u8], left: i64, rng: Rng) -> i64:
    """Turn up the unseen cards of one seat's place; how many are left in the pool."""
    while place[seat * KINDS + UNSEEN] > 0:
        left = draw_from(pool, left, rng)
        turn_up(place, seat, i64(pool[left]))
    return left


def kinds_in(hand: vec[u8], seat: i64) -> i64:
    """The bits of the kinds in a hand."""
    held: i64 = 0
    for card in range(KINDS):
        if hand[seat * KINDS + card] > 0:
            held |= i64(1) << card
    return held


def turn_up(place: vec[u8], seat: i64, card: i64) -> None:
    """One unseen card of a seat's place is this card."""
    place[seat * KINDS + UNSEEN] -= 1
    place[seat * KINDS + card] += 1


def guess_end(table: SpicyTable, rng: Rng) -> i64:
    """Where World's End may still be, each place alike."""
    if table.over:
        return table.drawn
    low = table.seats * table.deal + table.above - table.jitter
    high = low + 2 * table.jitter
    if low <= table.drawn:
        low = table.drawn + 1
    return low + rng.below(high - low + 1)
