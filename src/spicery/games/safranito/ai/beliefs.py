"""Determinizations of a view of Safranito drawn from beliefs: a chip's place hints at its value."""

from __future__ import annotations

from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.rules.cards import CARD, CHIPS, EXTRA, MILL
from spicery.games.safranito.rules.determinize import draw_chip, fill_in_all_but_chips
from spicery.games.safranito.rules.state import SET_UP, SafranitoTable


def fill_believed(table: SafranitoTable, thrown: vec[float], rng: Rng) -> None:
    """Fill in everything a view doesn't know, in place; chips according to where they lie.

    `thrown` holds the share of each value among face-down chips, by kind of place.
    """
    fill_in_all_but_chips(table, rng)
    if table.phase == SET_UP:
        return
    odds = vec[float]([0.0] * CHIPS)
    for seat in range(table.seats):
        for token in range(seat * CHIPS, seat * CHIPS + i64(table.throws[seat])):
            if table.value[token] == 0:
                row = kind_of_place(table, token) * CHIPS
                for value in range(CHIPS):
                    odds[value] = thrown[row + value]
                draw_chip(table, token, odds, rng)


def kind_of_place(table: SafranitoTable, token: i64) -> i64:
    """What a chip was probably thrown for.

    A bowl without and with cards laid out, a circle, the spice card circle, or anywhere else.
    """
    place: i64 = i64(table.region[token])
    if place > MILL:
        return 4
    if place >= EXTRA:
        return 3 if place == CARD else 2
    return 1 if table.layout[place] > 0 else 0
