"""A la carte clause by clause: ready and spoilt (C50-C55)."""

from __future__ import annotations

import pytest

from tests.games.alacarte.kitchen import (
    CEVICHE,
    DUCK,
    EAU,
    FIDEL,
    FISH,
    GAZPACHO,
    NILPFERD,
    RABBIT,
    SALAD,
    TOMATOES,
    TROUT,
    dishes_offered,
    fact,
    kitchen,
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
)


def test_C50_ready_is_taken_off_at_once_and_costs_nothing() -> None:
    table = season(season(kitchen(TROUT, FISH, cups="point cool"), "lemon"), "herbs")
    roll(table, 2)
    assert told(table) == ["rolled 0 2", "rose 0 2", f"served 0 {TROUT} star"]
    assert place(table, TROUT) == "tray 0"
    assert stove(table, 0)["heat"] == 0
    assert pan(table, 0) == {}
    assert fact(table, "sink")["lemon"] == 1
    assert fact(table, "sink")["herbs"] == 1
    assert (fact(table, "phase"), fact(table, "actions")) == ("new dish", 0)


def test_C50_spices_before_heat_or_heat_before_spices() -> None:
    table = season(season(roll(kitchen(TROUT, FISH), 3), "lemon"), "herbs", 2)
    assert f"served 0 {TROUT} plain" in told(table)


def test_C50_not_outside_green_nor_with_too_few_spices() -> None:
    table = season(roll(kitchen(TROUT, FISH, cups="point cool"), 2), "lemon", 2)
    assert stove(table, 0)["stands"] == "cooking"
    table = season(season(roll(kitchen(TROUT, FISH, cups="point cool"), 1), "lemon"), "herbs")
    assert stove(table, 0)["stands"] == "cooking"


def test_C50_two_dishes_in_one_turn() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="point cool"), "herbs")
    run(table, f"0 cook {GAZPACHO}")
    assert fact(table, "actions") == 2
    season(table, "paprika", 2)
    assert fact(table, "finished") == [2, 0]


def test_C51_ready_in_anothers_turn_waits_for_the_own() -> None:
    table = kitchen(DUCK, TOMATOES, cups="season cool")
    spike(table, 1, "herbs", 1)
    assert (stove(table, 1)["stands"], fact(table, "finished")) == ("ready", [0, 0])
    spend(table)
    assert told(table)[-2:] == ["began 1", f"served 1 {TOMATOES} star"]


def test_C51_only_if_it_is_still_ready() -> None:
    table = kitchen(DUCK, TOMATOES, cups="season cool")
    spike(table, 1, "herbs", 1)
    roll(table, "everybody", "everybody")
    spend(table)
    assert (stove(table, 1)["stands"], stove(table, 1)["heat"]) == ("cooking", 2)
    assert fact(table, "finished") == [0, 0]


def test_C52_a_colour_not_finished_yet() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="point cool"), "herbs")
    offered = dishes_offered(table, 0)
    assert len(offered) == 4 * 4 - 1 + 1  # FISH is in a pan; the crêpe is offered
    refused(table, "C52", f"0 cook {TROUT}")
    refused(table, "C52", f"0 cook {FISH}")
    refused(table, "C52", "0 heat")


def test_C52_any_dish_when_no_other_colour_is_left() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="cool cool"), "herbs")
    state = truth(table)
    state.colours[0] = 0b11111
    assert len([code for code in state.codes() if 10 < code < 100]) == 18
    state.colours[0] = 0b01111
    menu = [state.menu.colour[code - 10] for code in state.codes() if 10 < code < 100]
    assert menu == [4, 4, 4, 4]


def test_C53_a_star_for_exactly_the_spices_shown() -> None:
    assert f"served 0 {TOMATOES} star" in told(season(kitchen(TOMATOES, FISH), "herbs"))
    table = season(kitchen(TOMATOES, FISH), "herbs", 1)
    assert fact(table, "stars") == [1, 0]


@pytest.mark.parametrize(("spices", "salt"), [(2, 0), (1, 1)])
def test_C53_no_star_for_more_or_for_salt(spices: int, salt: int) -> None:
    table = season(kitchen(TOMATOES, FISH), "herbs", spices, salt)
    assert told(table)[1] == f"served 0 {TOMATOES} plain"
    assert fact(table, "stars") == [0, 0]


def test_C53_no_star_with_a_foreign_spice() -> None:
    table = kitchen(DUCK, TOMATOES, cups="season cool")
    spike(table, 1, "lemon", 1)
    spend(table)
    season(table, "herbs", 1)
    assert f"served 1 {TOMATOES} plain" in told(table)


def test_C53_no_star_for_a_dish_without_spices() -> None:
    table = roll(kitchen(FIDEL, FISH), 3)
    assert f"served 0 {FIDEL} plain" in told(table)


def test_C54_burnt_on_the_own_turn_goes_to_the_bin_and_the_turn_goes_on() -> None:
    table = season(kitchen(SALAD, FISH, cups="point cool"), "lemon", 1)
    roll(table, 2)
    assert told(table) == ["rolled 0 2", "rose 0 2", f"binned 0 {SALAD}"]
    assert (place(table, SALAD), pan(table, 0), stove(table, 0)["heat"]) == ("bin", {}, 0)
    assert fact(table, "sink")["lemon"] == 1
    run(table, f"0 cook {RABBIT}")
    assert (player(table), fact(table, "actions")) == (0, 1)


def test_C54_over_seasoned_on_the_own_turn() -> None:
    table = season(kitchen(DUCK, FISH, cups="cool cool"), "lemon", 3)
    assert told(table)[-1] == f"binned 0 {DUCK}"
    assert (fact(table, "phase"), fact(table, "actions")) == ("new dish", 2)


def test_C54_spoilt_in_anothers_turn_is_binned_at_the_start_of_the_own() -> None:
    table = kitchen(DUCK, FISH, cups="season cool")
    spike(table, 1, "herbs", 3)
    assert place(table, FISH) == "pan"
    spend(table)
    assert told(table)[-2:] == ["began 1", f"binned 1 {FISH}"]
    table = roll(kitchen(DUCK, CEVICHE, cups="swap point"), "everybody")
    spend(table)
    assert told(table)[-2:] == ["began 1", f"binned 1 {CEVICHE}"]


def test_C54_a_burnt_dish_may_be_saved_by_a_cup() -> None:
    table = roll(kitchen(SALAD, FISH, cups="cool cool"), 3)
    assert told(table)[-1] == f"burned 0 {SALAD}"
    assert set(table.legal(0)) == {"bin", "cup cool 2", "cup cool 3"}
    refused(table, "C54", "0 cup cool 1")
    refused(table, "C54", "0 heat")
    run(table, "0 cup cool 2")
    assert (stove(table, 0)["heat"], place(table, SALAD)) == (1, "pan")
    assert fact(table, "actions") == 2


def test_C54_or_let_go() -> None:
    table = roll(kitchen(SALAD, FISH, cups="cool cool"), 3)
    run(table, "0 bin")
    assert (place(table, SALAD), fact(table, "cups")[0]) == ("bin", ["cool"])
    refused(table, "C54", "0 bin")


def test_C54_saved_at_the_start_of_the_turn() -> None:
    table = roll(kitchen(DUCK, CEVICHE, cups="swap cool"), "everybody")
    spend(table)
    assert (player(table), fact(table, "phase")) == (1, "burning")
    run(table, "1 cup cool 1")
    assert (place(table, CEVICHE), fact(table, "actions")) == ("pan", 3)


def test_C54_an_over_seasoned_dish_cannot_be_saved() -> None:
    table = kitchen(DUCK, SALAD, cups="season cool")
    spike(table, 1, "herbs", 3)
    roll(table, "everybody", "everybody")
    spend(table)
    assert told(table)[-2:] == ["began 1", f"binned 1 {SALAD}"]


def test_C54_too_hot_to_be_saved() -> None:
    """The salad burns at 2: from 5, three down is not enough."""
    table = roll(kitchen(EAU, NILPFERD, SALAD, cups="point swap cool"), *["everybody"] * 3)
    spend(table)
    roll(table, "everybody", "everybody")
    spend(table)
    assert told(table)[-2:] == ["began 2", f"binned 2 {SALAD}"]


def test_C54_not_when_a_cup_was_used_already() -> None:
    table = roll(kitchen(SALAD, FISH, cups="cool cool"), "cup")
    run(table, "nature draw point", "0 cup point")
    roll(table, 3)
    assert told(table)[-1] == f"binned 0 {SALAD}"


def test_C55_the_bin_is_out_and_finishes_no_colour() -> None:
    table = roll(kitchen(SALAD, FISH, cups="point cool"), 2)
    assert SALAD not in dishes_offered(table, 0)
    assert NILPFERD in dishes_offered(table, 0)  # blue, like the salad
    assert fact(table, "colours") == [[], []]
    refused(table, "C55", f"0 cook {SALAD}")
