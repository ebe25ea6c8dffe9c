"""A la carte clause by clause: material, set-up, turns (C1-C12)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from spicery.core.catalog import BadSeats
from spicery.core.game import NATURE, Action
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.alacarte import GAME, MENU_FILE
from spicery.games.alacarte.rules.material import CUP_COUNTS, CUPS, FACES
from tests.games.alacarte.kitchen import (
    DUCK,
    EAU,
    FISH,
    NILPFERD,
    TROUT,
    dishes_offered,
    fact,
    kitchen,
    motion,
    player,
    refused,
    roll,
    run,
    season,
    stove,
    told,
    verbs,
)


@pytest.mark.parametrize("seats", [1, 5])
def test_C1_two_to_four_cooks(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4"):
        Table(GAME, seats, {}, seed=1)


def test_C1_a_stove_and_a_crepe_for_each() -> None:
    table = kitchen(TROUT, FISH, DUCK)
    assert [stove(table, seat)["heat"] for seat in range(3)] == [0, 0, 0]
    assert fact(table, "crepes") == ["table"] * 3
    with pytest.raises(ValueError, match="C1 forbids"):
        table.submit(Action(3, 0))


def test_C2_fifteen_pieces_and_five_salt_in_each_shaker() -> None:
    names = ["lemon", "pepper", "paprika", "herbs"]
    assert fact(kitchen(TROUT, FISH), "shakers") == {
        name: {"spice": 15, "salt": 5} for name in names
    }
    table = run(kitchen(TROUT, FISH), f"0 season lemon {motion('pour')}")
    refused(table, "C2", "nature fall 16 salt 0")
    refused(table, "C2", "nature fall 0 salt 6")


def test_C3_twenty_dishes_as_printed() -> None:
    """As listed in the printed game."""
    menu = {dish["name"]: dish for dish in fact(kitchen(TROUT, FISH), "menu")}
    assert len(menu) == 20
    assert set(Counter(dish["colour"] for dish in menu.values()).values()) == {4}
    trout = menu["Trout by Moonlight"]
    assert (trout["spices"], trout["green"], trout["points"]) == (["lemon", "herbs"], [2, 3], 2)
    assert menu["Fish & Chips"]["green"] == [4, 5]
    hippo = menu["Nilpferd in Burgunder"]
    assert (hippo["spices"], hippo["green"], hippo["red"]) == (
        ["lemon", "pepper", "pepper"],
        [3, 5],
        6,
    )
    assert menu["Bückling in Ei"]["points"] == 5
    plain = {name for name, dish in menu.items() if not dish["spices"]}
    assert plain == {"Breakfast Fidel", "Eau pour le café à la Bocuse"}
    for name in ["Ochsenschwanz natüre", "Calamar à la Marseillaise", "Rabbit Royal in Rice"]:
        assert name in menu
    assert "Elefantenrüssel an Blattspinat frisiert" in menu


def test_C3_the_table_of_the_rules_is_the_data_file() -> None:
    text = GAME.file(MENU_FILE)
    dishes = tomllib.loads(text)["dish"]
    printed = [re.match(r"# Printed: (.*)\.\n", part) for part in text.split("[[dish]]\n")[1:]]
    rows = [row.strip("| ").split(" | ") for row in GAME.file("RULES.md").split("\n")[-21:-1]]
    signs = {"lemon": "L", "pepper": "Pe", "paprika": "Pa", "herbs": "H"}
    for dish, row, known in zip(dishes, rows, printed, strict=True):
        low, high = dish["green_low"], dish["green_high"]
        colour, _, *rest = row  # English names are compared with the client's words
        assert [colour, *rest] == [
            dish["colour"],
            " ".join(signs[name] for name in dish["spices"]) or "–",
            str(low) if low == high else f"{low}–{high}",
            str(dish["red"]),
            str(dish["points"]),
            known.group(1) if known else "–",
        ]


def test_C3_between_green_and_red_a_dish_is_neither() -> None:
    table = roll(season(kitchen(TROUT, FISH), "lemon"), 3, 1)
    assert stove(table, 0) == {
        "heat": 4,
        "dish": TROUT,
        "pieces": {"lemon": 1, "pepper": 0, "paprika": 0, "herbs": 0, "salt": 0},
        "stands": "cooking",
    }


def test_C4_thirteen_cups() -> None:
    table = kitchen(TROUT, FISH, cups="point swap")
    on_tray = Counter(fact(table, "cups on the tray"))
    assert on_tray == {"point": 2, "swap": 2, "spoons": 2, "season": 3, "cool": 2}
    assert dict(zip(CUPS, CUP_COUNTS, strict=True))["point"] == 3
    assert sum(CUP_COUNTS) == 13


def test_C5_six_faces_alike() -> None:
    table = run(kitchen(TROUT, FISH), "0 heat")
    assert FACES == ("1", "2", "3", "choose", "everybody", "cup")
    rng = Rng(5)
    count = Counter(table._truth.draw(rng).numbers[0] for _ in range(6000))
    assert sum((seen - 1000) ** 2 / 1000 for seen in count.values()) < 20.5  # p = 0.001
    with pytest.raises(ValueError, match="C5"):
        table.submit(Action(int(NATURE), table._truth.awaits, (6,)))


def test_C6_one_open_cup_each_drawn_by_lot() -> None:
    table = Table(GAME, 4, {}, nature=None)
    rng = Rng(1)
    count: Counter[int] = Counter()
    for _ in range(1300):
        count.update(table._truth.draw(rng).numbers[1:])
    for kind, of_kind in enumerate(CUP_COUNTS):
        assert abs(count[kind] - 400 * of_kind) < 110
    refused(table, "C6", "nature prepare start 0 cups point point point point")
    refused(table, "C6", "nature prepare start 0 cups point point point")
    run(table, "nature prepare start 2 cups point swap spoons cool")
    assert fact(table, "cups") == [["point"], ["swap"], ["spoons"], ["cool"]]
    assert len(fact(table, "cups on the tray")) == 9


def test_C7_from_the_starter_on_each_chooses_any_dish_but_no_crepe() -> None:
    table = Table(GAME, 3, {"starter": 1}, nature=None)
    refused(table, "C7", "nature prepare start 0 cups point swap cool")
    run(table, "nature prepare start 1 cups point swap cool")
    for seat, dish in [(1, TROUT), (2, EAU), (0, DUCK)]:
        assert table.turn() == [seat]
        assert len(dishes_offered(table, seat)) >= 18
        refused(table, "C7", f"{seat} cook crepe")
        run(table, f"{seat} cook {dish}")
    assert player(table) == 1
    assert fact(table, "phase") == "turn"


def test_C7_no_cup_before_the_first_turn() -> None:
    table = Table(GAME, 2, {"starter": 0}, nature=None)
    run(table, "nature prepare start 0 cups point swap")
    assert verbs(table, 0) == {"cook"}
    refused(table, "C7", "0 cup point")


def test_C7_the_starter_is_drawn() -> None:
    starters = {fact(Table(GAME, 3, {}, seed=seed), "first") for seed in range(30)}
    assert starters == {0, 1, 2}
    with pytest.raises(ValueError, match="seat from 0 to 1"):
        Table(GAME, 2, {"starter": 2})


def test_C10_three_actions_in_any_mix_then_the_next_cook() -> None:
    table = season(roll(season(kitchen(NILPFERD, FISH, cups="cool swap"), "lemon"), 1), "pepper")
    assert (player(table), fact(table, "actions")) == (0, 0)  # a cup could still be used
    table = kitchen(DUCK, FISH)
    season(season(season(table, "lemon", 0), "lemon", 0), "paprika", 0)
    assert (player(table), fact(table, "actions")) == (1, 3)
    roll(table, 1, 1, 1)
    assert fact(table, "actions") == 0
    refused(table, "C10", "1 heat")
    refused(table, "C10", "0 heat")


def test_C11_one_cup_at_any_moment_of_the_turn() -> None:
    table = kitchen(DUCK, FISH, cups="point point")
    assert "cup point" in table.legal(0)
    season(table, "lemon", 0)
    run(table, "0 cup point")
    assert fact(table, "actions") == 2
    season(season(table, "lemon", 0), "lemon", 0)
    assert player(table) == 1
    season(season(season(table, "lemon", 0), "lemon", 0), "lemon", 0)
    assert set(table.legal(1)) == {"end", "cup point"}
    run(table, "1 cup point")
    assert player(table) == 0


def test_C11_only_one_cup_a_turn() -> None:
    table = roll(kitchen(DUCK, FISH, cups="point cool"), "cup")
    run(table, "nature draw spoons", "0 cup point")
    refused(table, "C11", "0 cup spoons")
    refused(table, "C10", "1 cup cool 1")


def test_C11_after_a_drawn_cup_as_the_third_action_the_turn_passes_on() -> None:
    """The one cup of this turn was used; with none used, the cup drawn may be."""
    table = run(kitchen(DUCK, FISH, cups="point cool"), "0 cup point")
    roll(season(season(table, "lemon", 0), "lemon", 0), "cup")
    run(table, "nature draw spoons")
    assert told(table) == ["drew 0 spoons", "began 1"]
    table = kitchen(DUCK, FISH)
    roll(season(season(table, "lemon", 0), "lemon", 0), "cup")
    run(table, "nature draw spoons")
    assert (player(table), set(table.legal(0))) == (0, {"end", "cup spoons"})


def test_C12_the_turn_passes_by_itself_when_no_cup_can_be_used() -> None:
    table = kitchen(DUCK, FISH, cups="cool cool")  # nothing to cool at heat 0
    season(season(season(table, "lemon", 0), "lemon", 0), "lemon", 0)
    assert told(table) == ["fell 0 lemon 0 0", "began 1"]


def test_C12_actions_are_not_given_up() -> None:
    table = kitchen(DUCK, FISH)
    refused(table, "C12", "0 end")
    season(table, "lemon", 0)
    refused(table, "C12", "0 end")
