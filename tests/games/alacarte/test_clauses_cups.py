"""A la carte clause by clause: what each cup does, and when it may be used (C40-C46)."""

from __future__ import annotations

import pytest

from tests.games.alacarte.kitchen import (
    DUCK,
    EAU,
    FIDEL,
    FISH,
    NILPFERD,
    SALAD,
    TOMATOES,
    TROUT,
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
    spike,
    stove,
    told,
    truth,
    verbs,
)


def test_C40_a_point_for_good() -> None:
    table = run(kitchen(DUCK, FISH, cups="point cool"), "0 cup point")
    assert fact(table, "cups laid") == [1, 0]
    assert fact(table, "cups") == [[], ["cool"]]
    assert fact(table, "cups used") == []
    assert truth(table).scores() == [1, 0]
    refused(table, "C11", "0 cup point")


def test_C40_one_must_have_the_cup() -> None:
    table = kitchen(DUCK, FISH, cups="point cool")
    refused(table, "C40", "0 cup spoons")
    refused(table, "C40", "0 cup swap 1")
    refused(table, "C40", "0 cup cool 1")


def test_C41_stove_pan_and_dish_change_cooks() -> None:
    table = season(kitchen(DUCK, FISH, cups="swap cool"), "lemon", 2, 1)
    roll(table, 2)
    run(table, "0 cup swap 1")
    assert (stove(table, 0)["dish"], stove(table, 0)["heat"], pan(table, 0)) == (FISH, 0, {})
    assert (stove(table, 1)["dish"], stove(table, 1)["heat"]) == (DUCK, 2)
    assert pan(table, 1) == {"lemon": 2, "salt": 1}
    assert fact(table, "actions") == 1
    assert fact(table, "cups used") == ["swap"]


def test_C41_a_ready_dish_may_be_taken_over() -> None:
    """Tomatoes became ready in another's turn; after a swap they are served at once."""
    table = kitchen(DUCK, TOMATOES, FISH, cups="season cool swap", starter=0)
    spike(table, 1, "herbs", 1)
    assert stove(table, 1)["stands"] == "ready"
    table = kitchen(FISH, TOMATOES, DUCK, cups="swap cool season", starter=2)
    spike(table, 1, "herbs", 1)
    spend(table)
    run(table, "0 cup swap 1")
    assert f"served 0 {TOMATOES} star" in told(table)
    assert stove(table, 1)["dish"] == FISH


def test_C41_not_with_a_burnt_or_over_seasoned_dish() -> None:
    table = kitchen(DUCK, FISH, SALAD, cups="season swap cool")
    spike(table, 2, "herbs", 3)
    spend(table)
    assert [text for text in table.legal(1) if text.startswith("cup swap")] == ["cup swap 0"]
    refused(table, "C41", "1 cup swap 2")
    table = kitchen(DUCK, FISH, SALAD, cups="cool swap cool")
    roll(table, "everybody", "everybody")  # the salad burns at 2
    spend(table)
    assert stove(table, 2)["stands"] == "burnt"
    refused(table, "C41", "1 cup swap 2")
    refused(table, "C41", "1 cup swap 1")


def test_C41_not_with_a_crepe() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="cool swap"), "herbs")
    run(table, "0 cook crepe")
    refused(table, "C41", "1 cup swap 0")
    table = season(kitchen(TOMATOES, FISH, cups="swap cool"), "herbs")
    run(table, "0 cook crepe")
    spend(table)
    refused(table, "C41", "0 cup swap 1")


def test_C42_three_more_actions_added_to_those_left() -> None:
    table = season(kitchen(DUCK, FISH, cups="spoons cool"), "lemon", 0)
    run(table, "0 cup spoons")
    assert fact(table, "actions") == 2 + 3


def test_C42_after_the_last_action_and_no_other_cup() -> None:
    table = kitchen(DUCK, FISH, cups="spoons cool")
    roll(table, "cup")
    run(table, "nature draw point")
    season(season(table, "lemon", 0), "lemon", 0)
    run(table, "0 cup spoons")
    assert fact(table, "actions") == 3
    refused(table, "C11", "0 cup point")
    season(season(season(table, "lemon", 0), "lemon", 0), "lemon", 0)
    assert player(table) == 1


def test_C43_any_shaker_whatever_the_pan_holds() -> None:
    table = kitchen(DUCK, FISH, SALAD, cups="season cool cool")
    shakers = {text.split()[3] for text in table.legal(0) if text.startswith("cup season 1")}
    assert shakers == {"lemon", "pepper", "paprika", "herbs"}
    spike(table, 1, "herbs", 2, 2)
    assert pan(table, 1) == {"herbs": 2, "salt": 2}
    assert fact(table, "actions") == 3
    assert stove(table, 1)["stands"] == "cooking"


def test_C43_one_that_lies_twice_already() -> None:
    table = season(kitchen(DUCK, FISH, cups="cool season"), "lemon", 2)
    spend(table)
    spike(table, 0, "lemon", 1)
    assert pan(table, 0)["lemon"] == 3
    assert stove(table, 0)["stands"] == "over-seasoned"


def test_C43_not_into_a_dish_without_spices_nor_a_crepe_nor_ones_own() -> None:
    table = kitchen(DUCK, EAU, FIDEL, cups="season cool cool")
    assert verbs(table, 0) == {"heat", "season"}
    for target in range(3):
        refused(table, "C43", f"0 cup season {target} herbs {motion('pour')}")
    table = season(kitchen(TOMATOES, FISH, cups="cool season"), "herbs")
    run(table, "0 cook crepe")
    refused(table, "C43", f"1 cup season 0 herbs {motion('pour')}")


def test_C43_bounds_hold_there_too() -> None:
    table = kitchen(DUCK, FISH, cups="season cool")
    wrong = "tilt 200 dwell 0 there 400 back 450 shake 0"
    refused(table, "C34", f"0 cup season 1 herbs {wrong}")


@pytest.mark.parametrize("by", [1, 2, 3])
def test_C44_the_own_heat_by_up_to_three(by: int) -> None:
    table = roll(kitchen(DUCK, FISH, cups="cool cool"), 2, 2)
    run(table, f"0 cup cool {by}")
    assert stove(table, 0)["heat"] == 4 - by
    assert fact(table, "actions") == 1


def test_C44_not_below_zero() -> None:
    table = roll(kitchen(DUCK, FISH, cups="cool cool"), 2)
    assert [text for text in table.legal(0) if text.startswith("cup")] == [
        "cup cool 1",
        "cup cool 2",
    ]
    refused(table, "C44", "0 cup cool 3")
    refused(kitchen(DUCK, FISH, cups="cool cool"), "C44", "0 cup cool 1")


def test_C44_a_dish_gets_ready_by_it() -> None:
    table = season(season(kitchen(TROUT, FISH, cups="cool cool"), "lemon"), "herbs")
    roll(table, 1)
    spend(table)
    spend(table)
    roll(table, 3)
    assert stove(table, 0)["heat"] == 4
    run(table, "0 cup cool 2")
    assert f"served 0 {TROUT} star" in told(table)


def test_C44_at_seven_too() -> None:
    table = roll(kitchen(NILPFERD, EAU, cups="cool cool"), 3, 2, 3)
    assert set(table.legal(0)) == {"bin", "cup cool 2", "cup cool 3"}
    run(table, "0 cup cool 2")
    assert (stove(table, 0)["heat"], place(table, NILPFERD)) == (5, "pan")


def test_C45_used_cups_lie_face_up_on_the_tray() -> None:
    table = kitchen(DUCK, FISH, NILPFERD, SALAD, cups="swap spoons season cool")
    run(table, "0 cup swap 1")
    spend(table)
    run(table, "1 cup spoons")
    spend(table)
    spike(table, 0, "herbs", 1)
    spend(table)
    roll(table, 1)
    run(table, "3 cup cool 1")
    assert sorted(fact(table, "cups used")) == ["cool", "season", "spoons", "swap"]
    assert fact(table, "cups") == [[], [], [], []]


def test_C46_no_cup_between_a_roll_and_what_it_brings() -> None:
    table = roll(kitchen(DUCK, FISH, cups="point cool"), "choose")
    refused(table, "C20", "0 cup point")
    run(table, "0 choose 1", "0 cup point")
    assert fact(table, "cups laid") == [1, 0]


def test_C46_while_a_new_dish_is_chosen() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="point season"), "herbs")
    assert fact(table, "phase") == "new dish"
    run(table, "0 cup point")
    assert fact(table, "phase") == "new dish"
    run(table, f"0 cook {NILPFERD}")
    spend(table)
    season(table, "lemon", 3)
    assert verbs(table, 1) == {"cook", "cup season"}
    spike(table, 0, "herbs", 3)
    assert fact(table, "phase") == "new dish"
    assert stove(table, 0)["stands"] == "over-seasoned"


def test_C46_an_empty_pan_is_not_swapped() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="swap cool"), "herbs")
    assert verbs(table, 0) == {"cook"}
    refused(table, "C41", "0 cup swap 1")


def test_C46_no_spoons_for_a_turn_that_is_over() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="spoons cool"), "herbs")
    assert "cup spoons" in table.legal(0)
    run(table, "0 cook crepe")
    spend(table)
    roll(table, 1)
    run(table, "0 flip flick 150 lift 80 carry 0", "nature land turned")
    assert fact(table, "turn ends")
    refused(table, "C46", "0 cup spoons")
