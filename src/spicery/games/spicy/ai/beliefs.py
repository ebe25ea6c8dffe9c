"""Determinizations of a view of Spicy drawn from beliefs: a claim is evidence of the card."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.packed import append, vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.claim_fit import WAY, ways_row
from spicery.games.spicy.ai.likelihood import circumstance, claim_ratios, unchallenged_at
from spicery.games.spicy.ai.opponent_model import OpponentModel
from spicery.games.spicy.rules.cards import CLAIMS, KINDS, UNSEEN, sorted_deck
from spicery.games.spicy.rules.determinize import fill_rest, turn_up, unknown_cards
from spicery.games.spicy.rules.state import SpicyTable


def fill_believed(table: SpicyTable, model: OpponentModel, profiles: vec[u8], rng: Rng) -> None:
    """Assign a face to every unseen card of a view, in place, given what its player claimed."""
    counts = unknown_cards(table)
    top = table.height - 1
    if top >= 0 and i64(table.stack[top]) % KINDS == UNSEEN:
        ratios = claim_ratios(model, table.owner, i64(profiles[table.owner]), circumstance(table))
        card = draw_under(counts, table.claim, table.variants, ratios, rng)
        turn_up(table.played, table.owner, card)
        table.stack[top] = u8(table.owner * KINDS + card)
        table.said[table.owner * KINDS + table.claim] -= 1  # as if it were face up, for now
        fill_laid(table, model, profiles, counts, rng)
        table.said[table.owner * KINDS + table.claim] += 1
    else:
        fill_laid(table, model, profiles, counts, rng)
    pool = sorted_deck(counts)
    fill_rest(table, pool, len(pool), rng)


def fill_laid(
    table: SpicyTable, model: OpponentModel, profiles: vec[u8], counts: vec[u8], rng: Rng
) -> None:
    """Draw every unseen card a seat has laid down, given its claims; their order doesn't matter."""
    for seat in range(table.seats):
        row = seat * KINDS
        if table.played[row + UNSEEN] == 0:
            continue
        laid = vec[u8]()
        ratios = claim_ratios(model, seat, i64(profiles[seat]), unchallenged_at(table))
        for claim in range(KINDS):
            for _ in range(i64(table.said[row + claim])):
                card = draw_under(counts, claim, table.variants, ratios, rng)
                turn_up(table.played, seat, card)
                laid = append(laid, u8(card))
        at: i64 = 0
        for place in range(table.height):
            if i64(table.stack[place]) == row + UNSEEN:
                table.stack[place] = u8(row + i64(laid[at]))
                at += 1


def draw_under(counts: vec[u8], claim: i64, variants: i64, ratios: vec[float], rng: Rng) -> i64:
    """Draw a card for a claim from `counts`, weighted by `ratios`; a tucked card has no claim."""
    ways: i64 = -1 if claim >= CLAIMS else ways_row(claim, variants)
    total = 0.0
    for kind in range(UNSEEN):
        total += weight_of(counts, kind, ways, ratios)
    pick = rng.unit() * total
    card: i64 = -1
    for kind in range(UNSEEN):
        if counts[kind] > 0:
            card = kind
            pick -= weight_of(counts, kind, ways, ratios)
            if pick < 0.0:
                break
    counts[card] -= 1
    return card


def weight_of(counts: vec[u8], kind: i64, ways: i64, ratios: vec[float]) -> float:
    """The weight of all cards of a kind under a claim."""
    count = float(i64(counts[kind]))
    if ways < 0:
        return count
    return count * ratios[i64(WAY[ways + kind])]
