"""A la carte clause by clause: material, set-up, turns, heat, seasoning (C1-C34)."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from spicery.core.catalog import BadSeats
from spicery.core.game import NATURE, Action
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.alacarte import GAME, MENU_FILE
from spicery.games.alacarte.material import CUP_COUNTS, CUPS, FACES, FALL
from tests.games.alacarte.kitchen import (
    CEVICHE,
    DUCK,
    EAU,
    FIDEL,
    FISH,
    GAZPACHO,
    NILPFERD,
    PAELLA,
    RABBIT,
    SALAD,
    TOMATOES,
    TROUT,
    dishes_offered,
    fact,
    kitchen,
    motion,
    pan,
    place,
    player,
    refused,
    roll,
    run,
    season,
    spend,
    stove,
    told,
    truth,
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
    """What the printed game tells of its dishes."""
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
    dishes = tomllib.loads(GAME.file(MENU_FILE))["dish"]
    rows = [row.strip("| ").split(" | ") for row in GAME.file("RULES.md").split("\n")[-21:-1]]
    signs = {"lemon": "L", "pepper": "P", "paprika": "K", "herbs": "H"}
    for dish, row in zip(dishes, rows, strict=True):
        low, high = dish["green_low"], dish["green_high"]
        assert row == [
            dish["colour"],
            dish["name"],
            " ".join(signs[name] for name in dish["spices"]) or "–",
            str(low) if low == high else f"{low}–{high}",
            str(dish["red"]),
            str(dish["points"]),
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


def test_C12_the_turn_passes_by_itself_when_no_cup_can_be_used() -> None:
    table = kitchen(DUCK, FISH, cups="cool cool")  # nothing to cool at heat 0
    season(season(season(table, "lemon", 0), "lemon", 0), "lemon", 0)
    assert told(table) == ["fell 0 lemon 0 0", "began 1"]


def test_C12_actions_are_not_given_up() -> None:
    table = kitchen(DUCK, FISH)
    refused(table, "C12", "0 end")
    season(table, "lemon", 0)
    refused(table, "C12", "0 end")


def test_C20_numbers() -> None:
    table = roll(kitchen(EAU, FISH), 1, 3)
    assert [stove(table, seat)["heat"] for seat in (0, 1)] == [4, 0]
    assert told(table) == ["rolled 0 3", "rose 0 3"]


def test_C20_everybody_raises_every_stove() -> None:
    table = roll(kitchen(EAU, FISH, DUCK), "everybody", "everybody")
    assert [stove(table, seat)["heat"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.parametrize("by", [1, 2, 3])
def test_C20_choose(by: int) -> None:
    table = roll(kitchen(EAU, FISH), "choose")
    assert table.legal(0) == ["choose 1", "choose 2", "choose 3"]
    refused(table, "C20", "0 heat")
    run(table, f"0 choose {by}")
    assert stove(table, 0)["heat"] == by
    refused(table, "C20", "0 choose 1")


def test_C20_a_cup_from_the_tray() -> None:
    table = roll(kitchen(EAU, FISH), "cup")
    run(table, "nature draw spoons")
    assert fact(table, "cups")[0] == ["spoons", "cool"]
    assert stove(table, 0)["heat"] == 0
    assert fact(table, "actions") == 2


def test_C21_heat_stops_at_seven_and_the_rest_is_lost() -> None:
    table = roll(kitchen(NILPFERD, EAU, cups="cool cool"), 3, 2, 3)
    assert (stove(table, 0)["heat"], stove(table, 0)["stands"]) == (7, "burnt")
    run(table, "0 cup cool 3")
    assert stove(table, 0)["heat"] == 4


def test_C21_only_the_end_of_a_roll_counts() -> None:
    """Fish & Chips is right from 4 to 5: a roll from 3 to 6 passes over green and burns it."""
    table = season(kitchen(FISH, DUCK, cups="swap cool"), "lemon")
    season(table, "pepper")
    roll(table, 3)
    spend(table)
    spend(table)
    roll(table, 3)
    assert "binned 0 fish-chips" in told(table)


def empty_tray(table: Table) -> Table:
    """The cook on turn draws all that the tray holds, ever hotter stoves left aside."""
    state = truth(table)
    while fact(table, "cups on the tray"):
        seat = player(table)
        name = fact(table, "cups on the tray")[0]
        roll(table, "cup")
        run(table, f"nature draw {name}")
        if state.actions == 0 and player(table) == seat:
            run(table, f"{seat} end")
    return table


def test_C22_from_another_when_the_tray_is_empty() -> None:
    table = empty_tray(kitchen(DUCK, PAELLA))
    seat = player(table)
    other = 1 - seat
    roll(table, "cup")
    assert fact(table, "phase") == "take cup"
    offered = {f"take cup {name} from {other}" for name in fact(table, "cups")[other]}
    assert set(table.legal(seat)) == offered
    name = fact(table, "cups")[other][0]
    before = [len(cups) for cups in fact(table, "cups")]
    refused(table, "C22", f"{seat} heat")
    run(table, f"{seat} take cup {name} from {other}")
    after = [len(cups) for cups in fact(table, "cups")]
    assert (after[seat], after[other]) == (before[seat] + 1, before[other] - 1)
    refused(table, "C22", f"{seat} take cup {name} from {other}")


def take_everything(table: Table, used: bool) -> Table:
    """Seat 0 ends with every cup; the used ones are what seat 1 used before, if any."""
    if used:
        spend(table)
        run(table, "1 cup spoons")
        while player(table) == 1:
            spend(table)
    empty_tray(table)
    while fact(table, "cups")[1]:
        if player(table) == 1:
            spend(table)
            continue
        roll(table, "cup")
        run(table, f"0 take cup {fact(table, 'cups')[1][0]} from 1")
        if player(table) == 0 and fact(table, "actions") == 0:
            run(table, "0 end")
    if player(table) == 1:
        spend(table)
    return table


def test_C22_used_cups_are_shuffled_when_nobody_else_has_any() -> None:
    table = take_everything(kitchen(DUCK, PAELLA, cups="point spoons"), used=True)
    assert fact(table, "cups used") == ["spoons"]
    roll(table, "cup")
    assert told(table) == ["rolled 0 cup", "reshuffled 0"]
    refused(table, "C22", "nature draw point")
    run(table, "nature draw spoons")
    assert len(fact(table, "cups")[0]) == 13
    assert fact(table, "cups used") == []


def test_C22_no_cup_anywhere_brings_nothing() -> None:
    table = take_everything(kitchen(DUCK, PAELLA), used=False)
    before = fact(table, "actions")
    roll(table, "cup")
    assert told(table) == ["rolled 0 cup"]
    assert (fact(table, "phase"), fact(table, "actions")) == ("turn", before - 1)


def test_C22_cups_among_finished_dishes_stay() -> None:
    table = kitchen(DUCK, PAELLA, cups="point point")
    run(table, "0 cup point")
    spend(table)
    empty_tray(table)
    if player(table) == 0:
        spend(table)
    assert fact(table, "cups laid") == [1, 0]
    roll(table, "cup")
    assert all("from 0" in text for text in table.legal(1))
    held = set(fact(table, "cups")[0])
    assert set(table.legal(1)) == {f"take cup {name} from 0" for name in held}


def test_C30_only_what_the_recipe_shows_and_not_beyond_two() -> None:
    table = kitchen(NILPFERD, FISH)
    shakers = {text.split()[1] for text in table.legal(0) if text.startswith("season")}
    assert shakers == {"lemon", "pepper"}
    refused(table, "C30", f"0 season herbs {motion('careful')}")
    season(table, "lemon", 2)
    refused(table, "C30", f"0 season lemon {motion('careful')}")
    season(table, "pepper", 1)
    assert pan(table, 0) == {"lemon": 2, "pepper": 1}


def test_C30_all_that_falls_is_in_the_pan() -> None:
    table = season(kitchen(DUCK, FISH), "lemon", 2, 1)
    assert pan(table, 0) == {"lemon": 2, "salt": 1}
    assert fact(table, "shakers")["lemon"] == {"spice": 13, "salt": 4}


def test_C30_nothing_fell_and_the_action_is_spent() -> None:
    table = season(kitchen(DUCK, FISH), "lemon", 0)
    assert (pan(table, 0), fact(table, "actions")) == ({}, 2)


def test_C31_more_than_shown_is_enough_too() -> None:
    table = season(kitchen(TOMATOES, FISH), "herbs", 2)
    assert told(table)[1] == f"served 0 {TOMATOES} plain"
    table = season(kitchen(GAZPACHO, FISH), "paprika", 1)
    assert stove(table, 0)["stands"] == "cooking"


@pytest.mark.parametrize(("spices", "salt"), [(3, 0), (0, 3), (5, 4)])
def test_C32_three_of_a_kind_spoil_the_dish(spices: int, salt: int) -> None:
    table = season(kitchen(DUCK, FISH), "lemon", spices, salt)
    assert f"binned 0 {DUCK}" in told(table)


def test_C32_two_of_each_do_not() -> None:
    table = season(season(kitchen(DUCK, FISH), "lemon", 2, 1), "paprika", 2, 1)
    assert stove(table, 0)["stands"] == "cooking"


def test_C32_a_spice_that_the_recipe_lacks() -> None:
    table = kitchen(DUCK, FISH, cups="season cool")
    run(table, f"0 cup season 1 herbs {motion('pour')}", "nature fall 3 salt 0")
    assert stove(table, 1)["stands"] == "over-seasoned"


def test_C33_filled_from_the_sink_at_once() -> None:
    table = season(kitchen(DUCK, SALAD), "lemon", 4, 2)  # binned: 4 lemon, 2 salt in the sink
    run(table, f"0 cook {NILPFERD}")
    season(table, "lemon", 11, 1)
    assert told(table)[:2] == ["fell 0 lemon 11 1", "refilled lemon 4 2"]
    assert fact(table, "shakers")["lemon"] == {"spice": 4, "salt": 4}
    assert fact(table, "sink") == {"lemon": 11, "pepper": 0, "paprika": 0, "herbs": 0, "salt": 1}


def test_C33_salt_only_up_to_five() -> None:
    table = season(kitchen(DUCK, SALAD), "paprika", 4, 4)
    run(table, f"0 cook {NILPFERD}")
    season(table, "lemon", 15, 1)
    assert told(table)[1] == "refilled lemon 0 1"
    assert fact(table, "shakers")["lemon"] == {"spice": 15, "salt": 5}  # the bin gave it back
    assert fact(table, "sink")["salt"] == 4 - 1 + 1


def test_C33_an_empty_shaker_waits_for_the_sink_and_cannot_be_picked() -> None:
    table = kitchen(DUCK, SALAD, FISH, cups="season swap cool")
    run(table, f"0 cup season 1 lemon {motion('pour')}", "nature fall 15 salt 5")
    assert fact(table, "shakers")["lemon"] == {"spice": 0, "salt": 0}
    refused(table, "C33", f"0 season lemon {motion('careful')}")
    spend(table)
    assert f"binned 1 {SALAD}" in told(table)
    assert "refilled lemon 15 5" in told(table)


def test_C33_salt_alone_can_be_picked() -> None:
    table = kitchen(DUCK, SALAD, FISH, cups="season swap cool")
    run(table, f"0 cup season 1 lemon {motion('pour')}", "nature fall 15 salt 3")
    assert fact(table, "shakers")["lemon"] == {"spice": 0, "salt": 2}
    season(table, "lemon", 0, 1)
    assert pan(table, 0) == {"salt": 1}


def test_C34_any_motion_within_bounds() -> None:
    table = kitchen(DUCK, FISH)
    for wrong in [
        "tilt 89 dwell 0 there 400 back 450 shake 0",
        "tilt 181 dwell 0 there 400 back 450 shake 0",
        "tilt 120 dwell -1 there 400 back 450 shake 0",
        "tilt 120 dwell 2501 there 400 back 450 shake 0",
        "tilt 120 dwell 0 there 59 back 450 shake 0",
        "tilt 120 dwell 0 there 400 back 691 shake 0",
        "tilt 120 dwell 0 there 400 back 450 shake 4",
    ]:
        refused(table, "C34", f"0 season lemon {wrong}")
    run(table, "0 season lemon tilt 117 dwell 333 there 61 back 690 shake 3")
    assert told(table) == ["tilted 0 0 lemon 117 333 61 690 3"]
    assert fact(table, "motion")["dwell"] == 333


def test_C34_an_unsteady_hand_spills_more() -> None:
    """The same timid motion: a steady hand never drops four, an unsteady one at times does."""
    most = {}
    for unsteady in (0, 40):
        table = kitchen(DUCK, FISH, hands=[unsteady])
        run(table, f"0 season lemon {motion('timid')}")
        rng = Rng(3)
        answers = [table._truth.draw(rng) for _ in range(500)]
        assert {answer.code for answer in answers} == {FALL}
        most[unsteady] = sum(sum(answer.numbers) >= 4 for answer in answers)
    assert most[0] == 0
    assert most[40] > 50
    with pytest.raises(ValueError, match="names 3 seats; there are 2"):
        Table(GAME, 2, {"hands": [1, 2, 3]})


def test_C30_a_dish_without_spices_is_only_heated() -> None:
    table = kitchen(FIDEL, RABBIT, CEVICHE)
    assert verbs(table, 0) == {"heat"}
    assert place(table, FIDEL) == "pan"
