"""The menu: dishes from a data file, which a table may replace with its own (C3).

A dish the rules can't handle (ready at once, or spoilt before it has enough) is rejected with its
line and the reason.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from spicery.core.catalog.datafile import BadData, Entry, read_entries
from spicery.core.packed import vec
from spicery.games.alacarte.rules.material import (
    COLOURS,
    CREPE_POINTS,
    HOTTEST,
    MOST_DISHES,
    SPICES,
    TOO_MUCH,
)

Dish = dict[str, object]
TABLE: Final = "dish"
KEYS: Final = ("name", "colour", "spices", "green_low", "green_high", "red", "points")


def slug(name: str) -> str:
    """A name as written in actions: `fish-chips`."""
    plain = unicodedata.normalize("NFKD", name.lower())
    letters = [
        sign if sign.isascii() and sign.isalnum() else " "
        for sign in plain
        if not unicodedata.combining(sign)
    ]
    return "-".join("".join(letters).split())


def load_dishes(text: str, source: str) -> list[Dish]:
    """The dishes of a data file, validated; BadData names the line."""
    return checked(read_entries(text, source, TABLE))


def accept_dishes(value: object) -> object:
    """The option `dishes`: None for the shipped menu, or a list of dishes."""
    if value is None:
        return None
    if not isinstance(value, Sequence) or isinstance(value, str) or not value:
        raise ValueError("a menu must be a list of dishes")
    entries: list[Entry] = []
    for number, each in enumerate(value, 1):
        if not isinstance(each, Mapping):
            raise BadData(
                "the list of dishes",
                number,
                f"a dish must be a table of keys and values, not {each!r}",
            )
        entries.append(Entry("the list of dishes", number, dict(each)))
    return checked(entries)


def checked(entries: list[Entry]) -> list[Dish]:
    """Every entry as a dish; together they must be enough to play."""
    if len(entries) > MOST_DISHES:
        raise entries[MOST_DISHES].bad(f"a menu holds at most {MOST_DISHES} dishes")
    dishes = [checked_dish(entry) for entry in entries]
    lines: dict[str, int] = {"crepe": 0}
    for entry in entries:
        short = slug(entry.word("name"))
        if short in lines:
            taken = f"the dish of line {lines[short]}" if lines[short] else "the crêpe"
            raise entry.bad(f"'{entry.word('name')}' has the same name as {taken}")
        lines[short] = entry.line
    for colour in COLOURS:
        if all(dish["colour"] != colour for dish in dishes):
            raise entries[-1].bad(f"the menu has no {colour} dish; it needs all five colours")
    return dishes


def checked_dish(entry: Entry) -> Dish:
    """One dish, validated."""
    entry.only(*KEYS)
    name = entry.word("name")
    if not slug(name):
        raise entry.bad(f"'{name}' has no letters or digits to name it by")
    colour = entry.word("colour")
    if colour not in COLOURS:
        raise entry.bad(f"'colour' is {colour!r}; it may be: {', '.join(COLOURS)}")
    spices = entry.words("spices", SPICES)
    for spice in SPICES:
        if spices.count(spice) >= TOO_MUCH:
            raise entry.bad(f"'{name}' needs {spice} three times, which would spoil it (C32)")
    low = entry.whole("green_low", 0, int(HOTTEST) - 1)
    high = entry.whole("green_high", low, int(HOTTEST) - 1)
    if low == 0 and not spices:
        raise entry.bad(f"'{name}' would be ready at once: no spices, and right at heat 0")
    red = entry.whole("red", 1, int(HOTTEST))
    if red <= high:
        raise entry.bad(f"'red' must be above the green heat {high}, not {red}")
    return {
        "name": name,
        "colour": colour,
        "spices": [spice for spice in SPICES for _ in range(spices.count(spice))],
        "green_low": low,
        "green_high": high,
        "red": red,
        "points": entry.whole("points", 1, 9),
    }


@final
class Menu:
    """All dishes in packed columns, numbered from 1; number 0 is the crêpe."""

    def __init__(self, dishes: list[Dish], own: bool) -> None:
        size = len(dishes) + 1
        self.dishes = dishes
        self.count: i64 = len(dishes)
        self.own: bool = (
            own  # not the shipped menu: events can only number its dishes, not name them
        )
        self.names: list[str] = ["Crêpe"]
        self.slugs: list[str] = ["crepe"]
        self.colour = vec[i64]([-1] * size)
        self.points = vec[i64]([CREPE_POINTS] * size)
        self.recipe = vec[i64]([0] * (size * len(SPICES)))
        self.needs = vec[i64]([0] * size)  # total pieces
        self.low = vec[i64]([0] * size)
        self.high = vec[i64]([HOTTEST - 1] * size)
        self.red = vec[i64]([HOTTEST] * size)
        for number, dish in enumerate(dishes, 1):
            name = dish["name"]
            spices = dish["spices"]
            colour = dish["colour"]
            assert isinstance(name, str)
            assert isinstance(spices, list)
            assert isinstance(colour, str)
            self.names.append(name)
            self.slugs.append(slug(name))
            self.colour[number] = COLOURS.index(colour)
            for at, spice in enumerate(SPICES):
                self.recipe[number * len(SPICES) + at] = spices.count(spice)
            self.needs[number] = len(spices)
            self.points[number] = whole(dish["points"])
            self.low[number] = whole(dish["green_low"])
            self.high[number] = whole(dish["green_high"])
            self.red[number] = whole(dish["red"])

    def __reduce__(self) -> tuple[type[Menu], tuple[list[Dish], bool]]:
        return Menu, (self.dishes, self.own)

    def __deepcopy__(self, memo: dict[int, object]) -> Menu:
        return self  # immutable in play


def whole(value: object) -> i64:
    """A number that was validated before."""
    assert isinstance(value, int)
    return value
