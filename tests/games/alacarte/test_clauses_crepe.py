"""A la carte clause by clause: the crêpe and the end (C60-C71)."""

from __future__ import annotations

import pytest

from spicery.core.table import Table
from spicery.games.alacarte import GAME
from tests.games.alacarte.kitchen import (
    DUCK,
    FISH,
    GAZPACHO,
    NILPFERD,
    PAELLA,
    SALAD,
    TOMATOES,
    TROUT,
    dishes_offered,
    fact,
    kitchen,
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

TOSS = "flip flick 150 lift 80 carry 0"


def toss(table: Table, *landings: str) -> Table:
    """The cook on turn tosses the crêpe, which lands like this."""
    for landing in landings:
        run(table, f"{player(table)} {TOSS}", f"nature land {landing}")
    return table


def with_crepe(*dishes: str, cups: str = "", finish: int = 7) -> Table:
    """Seat 0 has finished tomatoes and put its crêpe into the pan; it is its turn again."""
    table = season(kitchen(TOMATOES, *dishes, cups=cups, finish=finish), "herbs")
    run(table, "0 cook crepe")
    while player(table) != 0:
        spend(table)
    return table


def test_C60_the_crepe_ends_the_turn_at_once() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="point cool"), "herbs")
    assert fact(table, "actions") == 2
    run(table, "0 cook crepe")
    assert told(table) == ["put 0 crepe", "began 1"]
    assert stove(table, 0)["dish"] == "crepe"


def test_C60_one_crepe_a_cook() -> None:
    table = toss(roll(with_crepe(FISH, cups="cool cool"), 1), "turned")
    assert "crepe" not in dishes_offered(table, 0)
    refused(table, "C60", "0 cook crepe")
    run(table, f"0 cook {NILPFERD}")
    assert player(table) == 1
    season(table, "lemon", 3)
    assert "crepe" in dishes_offered(table, 1)


def test_C61_first_a_roll_then_two_tries() -> None:
    table = with_crepe(FISH, cups="cool cool")
    assert verbs(table, 0) == {"heat"}
    refused(table, "C61", f"0 {TOSS}")
    roll(table, 2)
    assert verbs(table, 0) == {"flip", "end", "cup cool"}
    refused(table, "C61", "0 heat")
    toss(table, "unturned")
    assert verbs(table, 0) == {"flip", "end", "cup cool"}
    refused(table, "C61", "0 flip flick 59 lift 80 carry 0")
    refused(table, "C61", "0 flip flick 150 lift 201 carry 0")
    refused(table, "C61", "0 flip flick 150 lift 80 carry -151")


@pytest.mark.parametrize("tries", [0, 1])
def test_C61_tries_that_are_left_may_be_given_up(tries: int) -> None:
    table = roll(with_crepe(FISH, cups="swap cool"), 1)
    toss(table, *["missed"] * tries)
    run(table, "0 end")
    assert told(table) == ["began 1"]
    assert (stove(table, 0)["dish"], stove(table, 0)["heat"]) == ("crepe", 1)
    spend(table)
    assert verbs(table, 0) == {"heat"}


def test_C12_the_roll_of_a_crepe_turn_is_not_given_up() -> None:
    table = with_crepe(FISH, cups="spoons cool")
    refused(table, "C12", "0 end")
    run(table, "0 cup spoons")
    refused(table, "C12", "0 end")


def test_C61_what_the_roll_brings_counts() -> None:
    table = roll(with_crepe(FISH, cups="cool cool"), "cup")
    run(table, "nature draw swap")
    assert fact(table, "cups")[0] == ["swap", "cool"]
    assert stove(table, 0)["heat"] == 0
    assert verbs(table, 0) == {"flip", "end"}


def test_C62_turned_is_finished_at_any_heat_and_ends_the_turn() -> None:
    table = toss(roll(with_crepe(FISH, cups="cool cool"), "everybody"), "missed", "turned")
    assert told(table) == ["landed 0 turned", "served 0 crepe plain"]
    assert fact(table, "finished") == [2, 0]
    run(table, f"0 cook {DUCK}")
    assert told(table) == [f"put 0 {DUCK}", "began 1"]


def test_C62_after_two_tries_it_stays_for_the_next_turn() -> None:
    table = toss(roll(with_crepe(FISH, cups="swap cool"), 1), "missed", "unturned")
    assert told(table) == ["landed 0 unturned", "began 1"]
    assert (stove(table, 0)["dish"], stove(table, 0)["heat"]) == ("crepe", 1)
    spend(table)
    assert verbs(table, 0) == {"heat"}


def test_C63_at_seven_it_burns_without_tries() -> None:
    table = with_crepe(FISH, cups="swap cool")
    for _ in range(2):
        toss(roll(table, 3), "missed", "missed")
        spend(table)
    roll(table, 1)
    assert told(table)[-1] == "binned 0 crepe"
    run(table, f"0 cook {DUCK}")
    assert (player(table), fact(table, "crepes")) == (1, ["bin", "table"])


def burnt_by_another(cups: str) -> Table:
    """Seat 1 rolled "everybody" with seat 0's crêpe at heat 6; seat 0's turn has begun."""
    table = with_crepe(FISH, cups=cups)
    for face in (3, 3, "cup"):
        roll(table, face)
        if face == "cup":
            run(table, "nature draw point")
            assert stove(table, 0)["heat"] == 6
        run(table, "0 end")
        if face == 3:
            spend(table)
    roll(table, "everybody")
    assert stove(table, 0)["stands"] == "burnt"
    return spend(table)


def test_C63_at_anothers_roll_it_burns_when_the_own_turn_begins() -> None:
    table = burnt_by_another("swap cool")
    assert told(table)[-2:] == ["began 0", "binned 0 crepe"]


def test_C63_at_anothers_roll_it_costs_no_turn() -> None:
    table = burnt_by_another("swap cool")
    assert fact(table, "turn ends") is False
    run(table, f"0 cook {DUCK}")
    assert told(table) == [f"put 0 {DUCK}"]
    assert (player(table), fact(table, "actions")) == (0, 3)
    season(table, "lemon")
    season(table, "paprika")
    season(table, "lemon")
    run(table, "0 end")
    assert player(table) == 1


def test_C63_at_anothers_roll_spoons_may_follow_the_new_dish() -> None:
    """C46: the turn is not over, so three spoons may be used in it."""
    table = burnt_by_another("spoons cool")
    assert "cup spoons" in table.legal(0)
    run(table, f"0 cook {DUCK}", "0 cup spoons")
    assert fact(table, "actions") == 6


def test_C63_at_anothers_roll_a_cup_can_save_it_first() -> None:
    table = burnt_by_another("cool swap")
    assert (fact(table, "phase"), told(table)[-1]) == ("burning", "burned 0 crepe")
    run(table, "0 cup cool 2")
    assert verbs(table, 0) == {"heat"}
    table = burnt_by_another("cool swap")
    run(table, "0 bin", f"0 cook {DUCK}")
    assert (player(table), fact(table, "actions")) == (0, 3)


def test_C63_everybody_of_the_own_roll_ends_the_turn() -> None:
    table = with_crepe(FISH, cups="swap cool")
    for _ in range(2):
        toss(roll(table, 3), "missed", "missed")
        spend(table)
    roll(table, "everybody")
    assert told(table)[-1] == "binned 0 crepe"
    assert fact(table, "turn ends") is True
    run(table, f"0 cook {DUCK}")
    assert player(table) == 1


@pytest.mark.parametrize("by", [1, 3])
def test_C63_a_cup_can_save_it(by: int) -> None:
    table = with_crepe(FISH, cups="cool swap")
    for _ in range(2):
        toss(roll(table, 3), "missed", "missed")
        run(table, "0 end")
        spend(table)
    roll(table, 1)
    assert (fact(table, "phase"), told(table)[-1]) == ("burning", "burned 0 crepe")
    run(table, f"0 cup cool {by}")
    assert stove(table, 0)["heat"] == 7 - by
    assert verbs(table, 0) == {"flip", "end"}


def test_C64_three_spoons_give_a_roll_and_two_tries() -> None:
    table = with_crepe(FISH, cups="spoons cool")
    run(table, "0 cup spoons")
    roll(table, 1)
    toss(table, "missed", "missed")
    assert verbs(table, 0) == {"heat"}
    roll(table, 1)
    toss(table, "missed", "missed")
    assert player(table) == 1


def test_C64_end_gives_up_the_roll_that_spoons_would_bring() -> None:
    table = run(with_crepe(FISH, cups="spoons cool"), "0 cup spoons")
    toss(roll(table, 1), "missed")
    run(table, "0 end")
    assert told(table) == ["began 1"]


def test_C64_spoons_after_the_last_try_and_in_between() -> None:
    for before in (1, 2):
        table = roll(with_crepe(FISH, cups="spoons cool"), 1)
        toss(table, *["missed"] * before)
        run(table, "0 cup spoons")
        toss(table, *["missed"] * (2 - before))
        assert verbs(table, 0) == {"heat"}
        roll(table, 1)
        toss(table, "missed", "turned")
        assert fact(table, "crepes")[0] == "tray 0"


def test_C65_five_points_a_finished_dish_no_colour() -> None:
    table = toss(roll(with_crepe(FISH, cups="cool cool"), 1), "turned")
    assert (fact(table, "finished")[0], fact(table, "earned")[0]) == (2, 6)
    assert fact(table, "colours")[0] == ["yellow"]
    assert fact(table, "stars")[0] == 1  # the tomatoes' own


def finish_cheaply(table: Table) -> None:
    """The cook on turn finishes a cold dish without a star."""
    cold = {TOMATOES: ["herbs"], GAZPACHO: ["paprika"], SALAD: ["lemon", "herbs"]}
    for spice in cold[str(stove(table, player(table))["dish"])]:
        season(table, spice, 2)


@pytest.mark.parametrize(("finish", "over"), [(1, True), (2, False)])
def test_C70_as_many_dishes_as_agreed(finish: int, over: bool) -> None:
    table = kitchen(TOMATOES, FISH, finish=finish)
    finish_cheaply(table)
    assert table.over is over
    if over:
        assert told(table)[-1] == "ended dishes-finished"
        assert table.legal(0) == []
        refused(table, "C70", "0 heat")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C70_five_dishes_for_two_cooks_too(seats: int) -> None:
    assert Table(GAME, seats, {}, seed=1).facts()["finish"] == 5


def test_C70_the_crepe_counts() -> None:
    table = toss(roll(with_crepe(FISH, cups="cool cool", finish=2), 1), "turned")
    assert told(table)[-1] == "ended dishes-finished"


def test_C70_three_stars() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="point cool"), "herbs")
    run(table, f"0 cook {GAZPACHO}")
    season(table, "paprika", 2)
    run(table, f"0 cook {SALAD}")
    season(table, "lemon", 1)
    assert fact(table, "stars") == [2, 0]
    spend(table)
    spend(table)
    season(table, "herbs", 2)
    assert told(table)[-1] == "ended three-stars"
    assert table.winners() == [0]


def test_C70_three_stars_and_enough_dishes_at_once_is_three_stars() -> None:
    table = kitchen(TOMATOES, FISH, finish=1)
    truth(table).stars[0] = 2
    season(table, "herbs")
    assert told(table)[-1] == "ended three-stars"


def test_C70_at_once_when_nothing_is_left_for_the_pan() -> None:
    colours = ["yellow", "green", "blue", "red", "black"]
    rest = {"spices": ["lemon"], "green_low": 5, "green_high": 6, "red": 7, "points": 3}
    menu = [{"name": f"Lemon {colour}", "colour": colour, **rest} for colour in colours]
    table = kitchen("lemon-yellow", "lemon-green", dishes=menu)
    for colour in colours[2:]:
        season(table, "lemon", 3)
        run(table, f"0 cook lemon-{colour}")
    spend(table)
    season(table, "lemon", 3)
    assert table.legal(0) == ["cook crepe"]
    run(table, "0 cook crepe")
    spend(table)
    toss(roll(table, 1), "turned")
    assert told(table) == ["landed 0 turned", "served 0 crepe plain", "ended no-dish"]


def test_C71_points_of_dishes_cups_and_what_is_ready_in_a_pan() -> None:
    table = kitchen(DUCK, TOMATOES, FISH, cups="season point cool", finish=1)
    spike(table, 1, "herbs", 1)
    spend(table)
    assert told(table)[-1] == "ended dishes-finished"
    table = kitchen(DUCK, SALAD, TOMATOES, cups="season point point", starter=0, finish=2)
    spike(table, 1, "lemon", 1)
    spend(table)
    run(table, "1 cup point")
    spend(table)
    season(table, "herbs", 1)
    run(table, f"2 cook {PAELLA}")
    assert truth(table).scores() == [0, 1, 1]


def test_C71_ready_in_a_pan_counts_without_its_star() -> None:
    table = kitchen(DUCK, TOMATOES, cups="season cool", finish=1)
    spike(table, 1, "herbs", 1)
    assert truth(table).scores() == [0, 1]
    assert fact(table, "stars") == [0, 0]


def test_C71_over_seasoned_in_anothers_pan_scores_nothing() -> None:
    """C50: the tomatoes have the right heat and herbs enough, but three of them."""
    table = kitchen(GAZPACHO, TOMATOES, cups="season cool", finish=1)
    spike(table, 1, "herbs", 3)
    season(table, "paprika", 2)
    assert told(table)[-1] == "ended dishes-finished"
    assert table.scores() == [2, 0]


def test_C71_most_points_win_and_ties_share() -> None:
    table = kitchen(DUCK, FISH, TROUT, cups="point point cool")
    state = truth(table)
    run(table, "0 cup point")
    spend(table)
    assert state.winners() == [0]
    run(table, "1 cup point")
    assert state.winners() == [0, 1]
    shares = state.shares()
    assert [shares[seat] for seat in range(3)] == [0.5, 0.5, 0.0]


def test_C71_three_stars_win_whatever_the_points() -> None:
    table = kitchen(TOMATOES, FISH, cups="point cool")
    state = truth(table)
    state.stars[0] = 2
    state.earned[1] = 20
    season(table, "herbs")
    assert table.winners() == [0]
    assert table.scores() == [1, 20]
