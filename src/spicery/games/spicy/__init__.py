"""Spicy: bluffing with cards.  After the card game by Zoltán Győri."""

from __future__ import annotations

from typing import cast

from spicery.core.catalog import Game
from spicery.core.catalog.options import Options, flag, number, seat_named, some
from spicery.core.notation import Vocabulary
from spicery.games.spicy.rules.cards import (
    ABOVE,
    DEAL,
    MOST_ACTIONS,
    MOST_SEATS,
    MOST_VALID,
    VARIANTS,
    deck_of,
)
from spicery.games.spicy.rules.game import Spicy, new_spicy
from spicery.games.spicy.rules.notation import KINDS_OF_EVENTS, WORDS

RANDOM = "random"

OPTIONS = (
    some("variants", (*VARIANTS, RANDOM), 2, repeat=RANDOM),
    flag("strict"),
    number("starter", None, 0, int(MOST_SEATS) - 1),
    number("above", None, 1, 99),
    number("jitter", 2, 0, 20),
    number("deal", DEAL, 1, 12),
    number("spices", 3, 1, 3),
    number("numbers", 10, 1, 10),
    number("copies", 3, 1, 3),
    number("wilds", 5, 0, 5),
)


def make(seats: int, options: Options) -> Spicy:
    """A state before the shuffle; ValueError if the options don't fit together."""
    chosen = cast("dict[str, int]", options)
    counts = deck_of(chosen["spices"], chosen["numbers"], chosen["copies"], chosen["wilds"])
    table = new_spicy(seats, counts)
    table.deal = chosen["deal"]
    table.strict = bool(options["strict"])
    table.most_actions = MOST_ACTIONS if table.strict else MOST_VALID
    table.jitter = chosen["jitter"]
    left = len(table.deck) - seats * chosen["deal"]
    table.above = place_of_worlds_end(seats, options, left)
    if table.above - table.jitter < 1 or table.above + table.jitter > left:
        raise ValueError(
            f"World's End with {table.above} cards above it, give or take {table.jitter}, "
            f"doesn't fit into a draw deck of {left}; set 'above' and 'jitter'"
        )
    table.starter = seat_named("starter", options, seats)
    named = cast("list[str]", options["variants"])
    table.chosen = sum(1 << VARIANTS.index(name) for name in named if name != RANDOM)
    table.drawn_variants = named.count(RANDOM)
    return table


def place_of_worlds_end(seats: int, options: Options, left: int) -> int:
    """S5: cards above World's End; a smaller deck keeps the proportions of the full one."""
    if options["above"] is not None:
        return cast("int", options["above"])
    return max(1, ABOVE[seats] * left // (100 - seats * DEAL))


GAME = Game(
    name="spicy",
    title="Spicy",
    package=__name__,
    version=2,
    fewest=2,
    most=int(MOST_SEATS),
    options=OPTIONS,
    vocabulary=Vocabulary(KINDS_OF_EVENTS, WORDS),
    make=make,
    yields=("let go", "pass"),  # S20, S14: the card may still be challenged
    reveals=("revealed",),
)

__all__ = ["GAME"]
