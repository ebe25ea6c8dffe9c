"""A la carte: heat, season and flip.  After the dexterity game by Karl-Heinz Schmiel."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import cast

from spicery.core.catalog import Game
from spicery.core.catalog.options import (
    Option,
    Options,
    for_each_seat,
    hands,
    number,
    proposing,
    seat_named,
)
from spicery.core.notation import Vocabulary
from spicery.games.alacarte.physics.standin.model import calibrated_stand_in
from spicery.games.alacarte.rules.dishes import Dish, Menu, accept_dishes, load_dishes
from spicery.games.alacarte.rules.game import Alacarte, new_alacarte
from spicery.games.alacarte.rules.material import DRAW, FALL, LAND, MOST_SEATS, ROLL
from spicery.games.alacarte.rules.notation import KINDS_OF_EVENTS, words_of

FINISH = 5  # C70: finished dishes that end the game
FINISH_FOR_TWO = 7  # C70: the book's suggestion for two cooks
MENU_FILE = "dishes.toml"

OPTIONS = (
    number("starter", None, 0, int(MOST_SEATS) - 1),
    proposing(number("finish", FINISH, 1, 12), {2: FINISH_FOR_TWO}),
    hands(100, int(MOST_SEATS)),
    Option("dishes", None, accept_dishes, "a list of dishes as in dishes.toml", load_dishes),
)


@cache
def shipped_menu() -> Menu:
    """The menu that comes with the game."""
    return Menu(shipped_dishes(), own=False)


def shipped_dishes() -> list[Dish]:
    """The dishes of the data file that comes with the game."""
    text = resources.files(__name__).joinpath(MENU_FILE).read_text(encoding="utf-8")
    return load_dishes(text, MENU_FILE)


def shipped_words() -> dict[str, list[str]]:
    """The words of events; only the dishes of the shipped menu have names there."""
    return words_of(shipped_menu().slugs[1:])


def make(seats: int, options: Options) -> Alacarte:
    """A state before set-up; ValueError if the options don't fit together."""
    own = cast("list[Dish] | None", options["dishes"])
    menu = shipped_menu() if own is None else Menu(own, own=True)
    table = new_alacarte(seats, menu, calibrated_stand_in())
    table.finish = cast("int", options["finish"])
    table.starter = seat_named("starter", options, seats)
    for seat, unsteady in enumerate(for_each_seat("hands", options, seats)):
        table.hands[seat] = unsteady
    return table


def migrate_options(version: int, seats: int, options: Options) -> Options:
    """C70: before version 2, two cooks finished seven dishes unless they chose otherwise."""
    if version < 2 and options.get("finish") is None:
        options["finish"] = FINISH_FOR_TWO if seats == 2 else FINISH
    return options


GAME = Game(
    name="alacarte",
    title="A la carte",
    package=__name__,
    version=2,
    fewest=2,
    most=int(MOST_SEATS),
    options=OPTIONS,
    vocabulary=Vocabulary(KINDS_OF_EVENTS, shipped_words),
    make=make,
    migrate_options=migrate_options,
    real=(int(ROLL), int(DRAW), int(FALL), int(LAND)),
)

__all__ = ["GAME"]
