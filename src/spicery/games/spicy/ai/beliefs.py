"""Worlds that agree with a view of Spicy, drawn by belief: a claim is evidence of the card."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.packed import append, vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.claim_fit import WAY, ways_row
from spicery.games.spicy.ai.likelihood import circumstance, old_at, told_so
from spicery.games.spicy.ai.opponent_model import OpponentModel
from spicery.games.spicy.rules.cards import CLAIMS, KINDS, UNSEEN, sorted_deck
from spicery.games.spicy.rules.determinize import fill_rest, turn_up, unknown_cards
from spicery.games.spicy.rules.state import SpicyTable


def fill_believed(table: SpicyTable, model: OpponentModel, manners: vec[u8], rng: Rng) -> None:
    """Give every unseen card of a view a face, in place, by what its player's claims tell."""
    counts = unknown_cards(table)
    top = table.height - 1
    if top >= 0 and i64(table.stack[top]) % KINDS == UNSEEN:
        told = told_so(model, table.owner, i64(manners[table.owner]), circumstance(table))
        card = draw_under(counts, table.claim, table.variants, told, rng)
        turn_up(table.played, table.owner, card)
        table.stack[top] = u8(table.owner * KINDS + card)
        table.said[table.owner * KINDS + table.claim] -= 1  # as if it lay open, for now
        fill_laid(table, model, manners, counts, rng)
        table.said[table.owner * KINDS + table.claim] += 1
    else:
        fill_laid(table, model, manners, counts, rng)
    pool = sorted_deck(counts)
    fill_rest(table, pool, len(pool), rng)


def fill_laid(
    table: SpicyTable, model: OpponentModel, manners: vec[u8], counts: vec[u8], rng: Rng
) -> None:
    """Every unseen card that a seat once laid down, by its claims; their order doesn't matter."""
    for seat in range(table.seats):
        row = seat * KINDS
        if table.played[row + UNSEEN] == 0:
            continue
        laid = vec[u8]()
        told = told_so(model, seat, i64(manners[seat]), old_at(table))
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
