"""NATURE's answers: uniform shuffles, and landings from the table's outcome model."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.rules.cards import COPIES, KINDS, LAND, RESHUFFLE
from spicery.games.safranito.rules.state import SafranitoTable


def sample(table: SafranitoTable, rng: Rng, out: vec[i64]) -> i64:
    """Write one of NATURE's answers; returns its length."""
    if table.awaits == LAND:
        return table.outcomes.sample(table, rng, out)
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
    """Write cards of these kinds in a uniformly random order; returns where they end."""
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
