"""Safranito clause by clause: material, set-up, throws (F1-F16)."""

from __future__ import annotations

import math
from collections import Counter
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spicery.core.catalog import BadSeats
from spicery.core.catalog.options import BadOption
from spicery.core.game import NATURE, Action, IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.safranito import GAME
from spicery.games.safranito.rules.board import IN_DOUBT, centre_x, centre_y, judge
from spicery.games.safranito.rules.cards import CIRCLES, OFF, PLACES, SPICES
from tests.games.safranito.dealt import (
    PRINTED,
    deal,
    fact,
    land,
    nature,
    places,
    run,
    safranito,
    throw,
    throw_text,
    throws,
    told,
    truth,
    view_of,
)


def test_F1_nine_bowls_and_four_circles_in_their_gaps() -> None:
    centres = {PLACES[place]: (centre_x(place), centre_y(place)) for place in range(13)}
    assert centres["saffron"] == (0, 0)
    assert {centres[spice] for spice in SPICES} == {
        (x, y) for x in (-1300, 0, 1300) for y in (-1300, 0, 1300)
    }
    assert {centres[circle] for circle in CIRCLES} == {
        (x, y) for x in (-650, 650) for y in (-650, 650)
    }
    for place in range(13):
        assert PLACES[judge(*centres[PLACES[place]])] == PLACES[place]


def test_F2_six_chips_each_of_six_values() -> None:
    table = safranito(3)
    for seat in range(3):
        unthrown = cast("list[list[str]]", table.facts(seat)["unthrown"])[seat]
        assert unthrown == ["10", "20", "30", "40", "50", "60"]


def test_F2_a_value_that_is_no_chip_is_no_throw() -> None:
    table = safranito(3)
    with pytest.raises(ValueError, match="10 to 60"):
        table.act(0, throw_text(table, 0, 10).replace("throw 10", "throw 70"))


def test_F3_cards_and_blends() -> None:
    shuffle = Table(GAME, 2, {}, seed=1).record().split("nature shuffle ")[1].split(" ->")[0]
    blends, spices = shuffle.split(" blends ")[1].split(" spices ")
    assert Counter(spices.split()) == dict.fromkeys(SPICES, 6)
    named = [blend.split("+") for blend in blends.split()]
    assert len(named) == len({tuple(blend) for blend in named}) == 18
    assert PRINTED.split() in named
    assert Counter(spice for blend in named for spice in blend) == dict.fromkeys(SPICES, 6)
    pairs = Counter((a, b) for blend in named for i, a in enumerate(blend) for b in blend[i + 1 :])
    assert len(pairs) == 36
    assert set(pairs.values()) == {1, 2}


def test_F3_a_wrong_shuffle_is_refused() -> None:
    table = Table(GAME, 2, {"head_chef": 1}, nature=None)
    chef, *rest = table._truth.draw(Rng(1)).numbers
    for numbers in ((chef, *rest[:17], rest[0], *rest[18:]), (chef, *rest[:-1], 9)):
        with pytest.raises(IllegalAction, match="F3"):
            table.submit(Action(int(NATURE), 510, numbers))
    with pytest.raises(IllegalAction, match="F8"):
        table.submit(Action(int(NATURE), 510, (0, *rest)))
    with pytest.raises(IllegalAction, match="F7"):
        table.submit(Action(int(NATURE), 510, (chef, *rest[1:])))


def test_F4_the_bank_never_runs_dry() -> None:
    table = safranito(2, cards="saffron saffron saffron saffron")
    truth(table).money[0] = 10**6
    deal(table, 0, "saffron saffron saffron")
    throws(table, "60 saffron, 50 saffron, 40 saffron, 30 saffron", "60 saffron, 50 saffron")
    run(table, "0 sell 3")
    assert cast("list[int]", fact(table, "money"))[0] == 10**6 + 3 * 290


@pytest.mark.parametrize("seats", [1, 5])
def test_F5_two_to_four_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4"):
        Table(GAME, seats, {}, seed=1)


def test_F5_a_seat_that_is_not_there_does_nothing() -> None:
    with pytest.raises(IllegalAction, match="F5"):
        safranito(2).submit(Action(2, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_F6_two_hundred_rupees_and_no_cards(seats: int) -> None:
    table = safranito(seats)
    assert fact(table, "money") == [200] * seats
    assert fact(table, "cards") == [0] * seats
    assert [len(chips) for chips in cast("list[list[str]]", fact(table, "unthrown"))] == [6] * seats


@pytest.mark.parametrize(
    ("seats", "blends", "cards", "chips"), [(2, 2, 4, 4), (3, 2, 5, 4), (4, 3, 6, 3)]
)
def test_F7_the_numbers_by_seats(seats: int, blends: int, cards: int, chips: int) -> None:
    table = safranito(seats, cards="mint mint cumin")
    assert len(cast("list[str]", fact(table, "blends"))) == blends
    layout = cast("dict[str, int]", fact(table, "layout"))
    assert sum(layout.values()) == cards
    assert layout["mint"] == 2
    assert len(cast("list[str]", fact(table, "pile"))) == 54 - cards
    thrown = 0
    while fact(table, "round") == 1:
        seat = table.turn()[0]
        value = cast("list[list[str]]", table.facts(seat)["unthrown"])[seat][0]
        throw(table, seat, int(value), "out")
        thrown += 1
    assert thrown == seats * chips


def test_F7_nobody_sees_the_piles() -> None:
    table = safranito(3)
    for seat in (0, 1, 2, ONLOOKER):
        assert set(cast("list[str]", table.facts(seat)["pile"])) == {"?"}
        assert set(cast("list[str]", table.facts(seat)["blend pile"])) == {"?"}


def test_F8_the_head_chef_is_chosen_or_drawn() -> None:
    assert {Table(GAME, 3, {"head_chef": 2}, seed=seed).facts()["chef"] for seed in range(9)} == {2}
    assert {Table(GAME, 3, {}, seed=seed).facts()["chef"] for seed in range(40)} == {0, 1, 2}
    with pytest.raises(BadOption, match="0 to 2"):
        Table(GAME, 3, {"head_chef": 3}, seed=1)


def test_F10_clockwise_from_the_head_chef_one_chip_at_a_time() -> None:
    table = safranito(3, chef=1)
    order = []
    while fact(table, "round") == 1:
        seat = table.turn()[0]
        order.append(seat)
        throw(table, seat, 10 * (1 + order.count(seat)), "out")
    assert order == [1, 2, 0] * 4


def test_F10_a_chip_is_thrown_once_and_only_on_turn() -> None:
    table = safranito(2)
    text = throw_text(table, 0, 40)
    throw(table, 0, 40, "saffron")
    with pytest.raises(IllegalAction, match="F10"):
        table.act(0, throw_text(safranito(2), 0, 50))
    throw(table, 1, 40, "mint")
    with pytest.raises(IllegalAction, match="F10"):
        table.act(0, text)
    assert not [each for each in table.legal(0) if each.startswith("throw 40")]


def test_F10_only_the_owner_knows_a_chip_that_lies_face_down() -> None:
    table = safranito(3)
    throw(table, 0, 40, "saffron")
    for seat, value in ((0, 40), (1, "?"), (2, "?"), (ONLOOKER, "?")):
        (chip,) = cast("list[dict[str, object]]", table.facts(seat)["chips"])
        assert chip["value"] == value
        assert (
            "40" not in str([line for lines in table.seen(seat) for line in lines][-3:])
            or seat == 0
        )


def test_F11_a_chip_is_let_go_behind_the_edge_on_the_own_side() -> None:
    table = safranito(4)
    for place in (
        "0 -2300 900",
        "0 -6500 900",
        "2500 -2600 900",
        "0 -2600 6000",
        "-2600 0 900",
        "0 2600 900",
    ):
        with pytest.raises(IllegalAction, match="F11"):
            table.act(0, f"throw 40 from {place} at 0 900 300 spin 0 0 0")
    for speed in ("0 5001 0 spin 0 0 0", "0 900 0 spin 0 0 150001"):
        with pytest.raises(IllegalAction, match="F11"):
            table.act(0, f"throw 40 from 0 -2600 900 at {speed}")
    table.act(0, "throw 40 from 2400 -2400 900 at 0 900 300 spin 0 0 0")
    nature(table, "land 0 out")
    table.act(1, "throw 40 from -2600 0 900 at 900 0 300 spin 0 0 0")  # to the left: the west side


def test_F11_two_seats_face_each_other() -> None:
    table = safranito(2, chef=1)
    with pytest.raises(IllegalAction, match="F11"):
        table.act(1, "throw 40 from -2600 0 900 at 900 0 300 spin 0 0 0")
    table.act(1, "throw 40 from 0 2600 900 at 0 -900 300 spin 0 0 0")


def test_F11_walk_allows_every_side() -> None:
    table = safranito(2, walk=True)
    table.act(0, "throw 40 from -2600 0 900 at 900 0 300 spin 0 0 0")


def test_F12_what_counts_is_where_chips_rest_whoever_moved_them() -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron")
    table.act(1, throw_text(table, 1, 30))
    nature(table, "land 6 rest 0 0 20 0 0 down, 0 rest 1300 0 20 0 0 down")
    assert places(table) == {6: "saffron", 0: "garlic"}


@pytest.mark.parametrize(
    "text",
    [
        "land 0 rest 0 0 20 0 0 down",  # without the chip that was thrown
        "land 6 out, 6 out",
        "land 6 out, 7 out",
        "land 6 out, 23 out",
        "land 6 rest 40000 0 20 0 0 down",
        "land 6 rest 0 0 20 900 900 down",
        "land 6 rest 0 0 -1 0 0 down",
    ],
)
def test_F12_a_landing_that_cannot_be_is_refused(text: str) -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron")
    table.act(1, throw_text(table, 1, 30))
    with pytest.raises(IllegalAction, match=r"F1[23]"):
        nature(table, text)


@pytest.mark.parametrize("numbers", [(), (1,), (2, 6, 0, 0, 0, 0, 0, 2), (1, 6, 0, 0, 20, 0, 0, 7)])
def test_F12_an_answer_of_the_wrong_shape_is_refused(numbers: tuple[int, ...]) -> None:
    table = safranito(2, chef=1)
    table.act(1, throw_text(table, 1, 30))
    with pytest.raises(IllegalAction, match=r"F1[24]"):
        table.submit(Action(int(NATURE), 511, numbers))


@pytest.mark.parametrize(("x", "counts"), [(2240, True), (2241, False), (-2241, False)])
def test_F13_any_part_over_the_edge_is_out(x: int, counts: bool) -> None:
    table = safranito(2)
    table.act(0, throw_text(table, 0, 40))
    nature(table, f"land 0 rest {x} 1300 20 0 0 down")
    assert bool(places(table)) == counts


def test_F13_pushed_off_is_out_and_not_thrown_again() -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron")
    table.act(1, throw_text(table, 1, 30))
    nature(table, "land 6 rest 0 0 20 0 0 down, 0 out")
    assert places(table) == {6: "saffron"}
    assert not [text for text in table.legal(0) if text.startswith("throw 40")]


def test_F14_value_side_up_is_open_to_all() -> None:
    table = safranito(3)
    throw(table, 0, 40, "saffron", "up")
    assert "turned 0 40" in told(table)
    for seat in (1, 2, ONLOOKER):
        (chip,) = cast("list[dict[str, object]]", table.facts(seat)["chips"])
        assert (chip["value"], chip["up"], chip["place"]) == (40, True, "saffron")


def test_F14_a_hit_may_turn_a_chip_and_what_was_seen_stays_known() -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron", "up")
    throw(table, 1, 30, "mint")
    table.act(0, throw_text(table, 0, 10))
    nature(table, "land 1 out, 0 rest 0 0 20 0 0 down, 6 rest 1300 0 20 0 0 up")
    chips = cast("list[dict[str, object]]", table.facts(1)["chips"])
    assert [(chip["token"], chip["value"], chip["up"]) for chip in chips] == [
        (0, 40, False),
        (6, 30, True),
    ]
    assert view_of(table, 0).value[6] == 3


def edge_of(place: str, away: int) -> tuple[int, int]:
    """A point at a distance outside the edge of a region, to its west."""
    number = PLACES.index(place)
    radius = 500 if place in SPICES else 340
    return int(centre_x(number)) - radius - away, int(centre_y(number))


@pytest.mark.parametrize("place", ["curry", "mint", "extra throw", "head chef"])
def test_F15_seen_through_the_hole(place: str) -> None:
    assert PLACES[judge(*edge_of(place, 0))] == place
    assert PLACES[judge(*edge_of(place, 44))] == place
    assert PLACES[judge(*edge_of(place, 56))] == "nowhere"


@given(st.integers(-2240, 2240), st.integers(-2240, 2240))
def test_F15_the_region_that_holds_the_centre_else_the_nearer(x: int, y: int) -> None:
    gaps = {
        math.hypot(x - centre_x(place), y - centre_y(place)) - (500 if place < 9 else 340): place
        for place in range(13)
    }
    nearest = min(gaps)
    found = judge(x, y)
    if nearest > 55 + 1e-6:
        assert PLACES[found] == "nowhere"
    elif nearest < 45 - 1e-6:
        assert found == gaps[nearest]


@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_F15_the_nearer_edge_counts_not_the_nearer_centre(x: int, y: int) -> None:
    """Between saffron and a circle: 30 from the bowl's edge, 49 from the circle's, but its
    centre is nearer; a little further on the circle's edge is nearer too.
    """
    circle = judge(650 * x, 650 * y)
    assert PLACES[circle] in CIRCLES
    assert judge(375 * x, 375 * y) == SPICES.index("saffron")
    assert judge(385 * x, 385 * y) == circle


def test_F15_a_chip_on_others_is_judged_by_its_own_centre() -> None:
    table = safranito(2)
    throw(table, 0, 40, "saffron")
    table.act(1, throw_text(table, 1, 30))
    nature(table, "land 6 rest 560 0 30 -150 0 down")  # leans on a chip, its hole outside
    assert places(table) == {0: "saffron", 6: "nowhere"}


@pytest.mark.parametrize(("away", "doubt"), [(44, False), (45, True), (50, True), (55, True)])
def test_F16_half_a_millimetre_around_the_limit_is_in_doubt(away: int, doubt: bool) -> None:
    x, y = edge_of("chili", away)
    assert (judge(x, y) >= IN_DOUBT) == doubt
    assert judge(x, y) % IN_DOUBT == SPICES.index("chili")
    assert judge(2241, 0) == OFF


@pytest.mark.parametrize(("verdict", "chips"), [("allow", 2), ("disallow", 1)])
def test_F16_the_head_chef_decides_before_the_value_is_turned_up(verdict: str, chips: int) -> None:
    table = safranito(2, cards="chili chili", chef=1)
    deal(table, 1, "chili")
    x, y = edge_of("chili", 50)
    table.act(1, throw_text(table, 1, 20))
    nature(table, land(6, "chili"))
    table.act(0, throw_text(table, 0, 40))
    nature(table, f"land 0 rest {x} {y} 20 0 0 down")
    throws(table, "", "30 out, 50 out, 60 out")
    assert (fact(table, "phase"), table.turn(), fact(table, "doubt")) == ("doubt", [1], 0)
    assert table.legal(0) == []
    assert table.legal(1) == ["allow", "disallow"]
    assert "turned" not in str(told(table))
    run(table, f"1 {verdict}")
    assert len(places(table)) == chips
    assert fact(table, "price") == (60 if verdict == "allow" else 20)


def test_F16_all_chips_disallowed_means_no_trade() -> None:
    table = safranito(2, cards="chili chili")
    deal(table, 1, "chili")
    x, y = edge_of("chili", 50)
    table.act(0, throw_text(table, 0, 40))
    nature(table, f"land 0 rest {x} {y} 20 0 0 down")
    throws(table)
    run(table, "0 disallow")
    assert fact(table, "round") == 2
    assert "sell" not in table.record()


def test_F16_a_doubt_on_a_circle_too() -> None:
    table = safranito(2)
    x, y = edge_of("reserve", 50)
    table.act(0, throw_text(table, 0, 40))
    nature(table, f"land 0 rest {x} {y} 20 0 0 down")
    throws(table)
    with pytest.raises(IllegalAction, match="F20"):
        table.act(0, "take")
    run(table, "0 allow", "0 take")
    assert cast("list[list[str]]", fact(table, "reserved"))[0] != []
