"""Safranito: throw chips into bowls, trade spices, blend them.  After the game by Marco Teubner."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import cast

from spicery.core.catalog import Game
from spicery.core.catalog.options import (
    Option,
    Options,
    choice,
    flag,
    for_each_seat,
    hands,
    number,
    seat_named,
)
from spicery.core.notation import Vocabulary
from spicery.games.safranito.physics.standin.model import calibrated_stand_in
from spicery.games.safranito.rules.blends import accept_blends, load_blends, packed_blends
from spicery.games.safranito.rules.cards import LAND, MOST_SEATS
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.notation import KINDS_OF_EVENTS, WORDS

BLENDS_FILE = "blends.toml"


@cache
def shipped_blends() -> list[list[str]]:
    """The blends of the data file that comes with the game."""
    text = resources.files(__name__).joinpath(BLENDS_FILE).read_text(encoding="utf-8")
    return load_blends(text, BLENDS_FILE)


OPTIONS = (
    number("head_chef", None, 0, int(MOST_SEATS) - 1),
    flag("walk"),
    choice("restock", "add", ("add", "refill")),
    flag("open_hands"),
    flag("secret_money"),
    number("max_rounds", 40, 1, 1000),
    Option("blends", None, accept_blends, "a list of blends as in blends.toml", load_blends),
    hands(120, int(MOST_SEATS)),
)


def make(seats: int, options: Options) -> Safranito:
    """A state before the shuffle; ValueError if the options don't fit together."""
    own = cast("list[list[str]] | None", options["blends"])
    blends = packed_blends(shipped_blends() if own is None else own)
    table = Safranito(seats, blends, calibrated_stand_in())
    table.lay_out()
    table.first_chef = seat_named("head_chef", options, seats)
    table.walk = bool(options["walk"])
    table.refill = options["restock"] == "refill"
    table.open_hands = bool(options["open_hands"])
    table.secret_money = bool(options["secret_money"])
    table.max_rounds = cast("int", options["max_rounds"])
    for seat, hand in enumerate(for_each_seat("hands", options, seats)):
        table.hands[seat] = hand
    return table


GAME = Game(
    name="safranito",
    title="Safranito",
    package=__name__,
    version=1,
    fewest=2,
    most=int(MOST_SEATS),
    options=OPTIONS,
    vocabulary=Vocabulary(KINDS_OF_EVENTS, WORDS),
    make=make,
    real=(int(LAND),),  # not the shuffles: nobody at a real table knows the order of the piles
)

__all__ = ["GAME", "load_blends"]
