"""Safranito clause by clause: the action circles (F20-F26), and the book's first example."""

from __future__ import annotations

from typing import cast

import pytest

from spicery.core.game import IllegalAction
from spicery.core.table import ONLOOKER, Table
from spicery.games.safranito.rules.board import centre_x, centre_y
from spicery.games.safranito.rules.cards import EXTRA
from tests.games.safranito.dealt import (
    almost_empty,
    deal,
    fact,
    hand,
    land,
    nature,
    places,
    quiet_round,
    run,
    safranito,
    throw,
    throw_text,
    throws,
    told,
    view_of,
)

DOUBTFUL = f"{centre_x(EXTRA) - 340 - 50} {centre_y(EXTRA)} 20 0 0"  # on the extra throw


def test_F20_in_order_for_the_highest_total_alone() -> None:
    table = safranito(3)
    throws(
        table,
        "40 head chef, 60 reserve",
        "50 spice card, 10 extra throw, 20 extra throw",
        "30 reserve, 40 reserve, 20 extra throw",
    )
    asked = []
    while fact(table, "phase") in ("extra throw", "circle"):
        asked.append((fact(table, "here"), *table.turn()))
        run(table, f"{table.turn()[0]} decline")
    assert asked == [("extra throw", 1), ("spice card", 1), ("reserve", 2)]
    assert fact(table, "chef") == 1  # the round is over; seat 0 was head chef already
    opened = [e for lines in table.seen(ONLOOKER) for e in lines if e.startswith("opened")]
    assert opened == [
        "opened extra-throw",
        "opened spice-card",
        "opened reserve",
        "opened head-chef",
    ]


def test_F20_chips_are_turned_up_first() -> None:
    table = throws(safranito(2), "40 reserve", "30 reserve")
    assert told(table)[-5:-1] == [
        "opened reserve",
        "turned 0 40",
        "turned 6 30",
        "won reserve 0 40",
    ]


def test_F20_who_declines_leaves_it_to_nobody() -> None:
    table = throws(safranito(2), "40 reserve", "30 reserve")
    with pytest.raises(IllegalAction, match="F20"):
        table.act(1, "take")
    run(table, "0 decline")
    assert fact(table, "reserved") == [[], []]
    assert fact(table, "round") == 2


def test_F21_of_equal_totals_the_nearest_to_the_head_chef() -> None:
    for chef, nearest in ((0, 1), (1, 1), (2, 2), (3, 1)):
        table = throws(safranito(4, chef=chef), "", "40 reserve", "30 reserve, 10 reserve")
        assert table.turn() == [nearest]


def test_F21_counts_from_the_head_chef_of_this_round_not_of_the_first() -> None:
    table = quiet_round(safranito(3))
    assert fact(table, "chef") == 1
    throws(table, "40 reserve", "", "40 reserve")
    assert table.turn() == [2]


def test_F21_the_books_example_of_an_extra_throw() -> None:
    """Blue is head chef, Red sits next, then Orange; Red and Orange have 40 each: Red throws."""
    blue, red, orange = 0, 1, 2
    table = throws(safranito(4, chef=blue), "", "40 extra throw", "40 extra throw")
    assert fact(table, "phase") == "extra throw"
    assert table.turn() == [red]
    run(table, f"{red} {throw_text(table, red, 60)}")
    assert orange not in table.turn()


def test_F22_one_more_chip_moves_what_it_hits() -> None:
    table = throws(
        safranito(2, cards="mint mint"), "10 extra throw, 20 reserve", "60 mint, 50 spice card"
    )
    used = {"10", "20"}
    unthrown = set(cast("list[list[str]]", table.facts(0)["unthrown"])[0])
    assert len(unthrown) == 2
    assert not unthrown & used
    value = int(min(unthrown))
    run(table, f"0 {throw_text(table, 0, value)}")
    # it pushes 50 from the spice card to the reserve, and lies itself on the extra throw
    nature(table, f"{land(4, 'extra throw')}, {land(7, 'reserve').removeprefix('land ')}")
    assert fact(table, "here") == "reserve"
    assert table.turn() == [1]
    assert "opened extra-throw" not in told(table)


def test_F22_a_chip_moved_from_the_circle_into_a_bowl_counts_there() -> None:
    table = throws(safranito(2, cards="mint"), "10 extra throw")
    run(table, f"0 {throw_text(table, 0, 60)}")
    nature(table, f"land 4 out, {land(0, 'mint').removeprefix('land ')}")
    assert (fact(table, "phase"), fact(table, "here"), table.turn()) == ("buy", "mint", [0])


def test_F22_the_throw_may_be_declined() -> None:
    table = throws(safranito(2), "10 extra throw")
    with pytest.raises(IllegalAction, match="F22"):
        table.act(1, throw_text(safranito(2, chef=1), 1, 60))
    run(table, "0 decline")
    assert fact(table, "round") == 2


def in_doubt_on_the_extra_throw() -> Table:
    """Two seats; seat 0 has a chip on the extra throw, seat 1 one in doubt on it."""
    table = safranito(2, cards="mint")
    throw(table, 0, 10, "extra throw")
    table.act(1, throw_text(table, 1, 60))
    nature(table, f"land 6 rest {DOUBTFUL} down")
    return throws(table)


def test_F22_a_chip_disallowed_on_a_circle_lies_there_and_can_be_pushed() -> None:
    table = in_doubt_on_the_extra_throw()
    assert fact(table, "phase") == "doubt"
    run(table, "0 disallow")
    assert places(table) == {0: "extra throw", 6: "nowhere"}
    assert table.turn() == [0]  # though 60 is more than 10
    run(table, f"0 {throw_text(table, 0, 60)}")
    nature(table, f"land 4 out, {land(6, 'mint').removeprefix('land ')}")
    assert (fact(table, "phase"), fact(table, "here"), table.turn()) == ("buy", "mint", [1])


def test_F22_a_doubt_on_the_circle_after_the_throw_is_not_asked_about() -> None:
    table = throws(safranito(2), "10 extra throw")
    run(table, f"0 {throw_text(table, 0, 60)}")
    nature(table, f"land 4 rest {DOUBTFUL} down")
    assert "swept" in told(table)  # F26
    assert (fact(table, "round"), fact(table, "phase")) == (2, "throw")
    assert "decided" not in table.record()
    assert "turned 4" not in table.record()


def test_F26_a_chip_in_doubt_is_swept_with_the_others() -> None:
    table = throws(safranito(2, cards="mint cumin"), "10 extra throw, 20 mint, 30 cumin")
    run(table, f"0 {throw_text(table, 0, 60)}")
    nature(table, f"land 4 rest {DOUBTFUL} down")
    assert fact(table, "phase") == "bowl"
    assert sorted(places(table).values()) == ["cumin", "mint"]


@pytest.mark.parametrize(("chips", "count"), [("10", 1), ("30", 3), ("60", 6)])
def test_F23_as_many_cards_as_the_best_chip_has_tens(chips: str, count: int) -> None:
    cards = "mint mint mint mint curry ginger cardamom chili saffron garlic"
    table = throws(safranito(2, cards=cards), f"{chips} spice card")
    run(table, "0 take")
    drawn = [event for event in told(table) if event.startswith("drew")]
    assert drawn == [f"drew 0 {{{card} : 0}}" for card in cards.split()[4 : 4 + count]]
    if count == 1:
        assert hand(table, 0) == ["curry"]
    else:
        assert table.legal(0) == [f"keep {card}" for card in cards.split()[4 : 4 + count]]


def test_F23_the_best_single_chip_counts_not_the_total() -> None:
    table = throws(safranito(2), "10 spice card, 20 spice card")
    run(table, "0 take")
    assert len(cast("list[str]", fact(table, "drawn"))) == 2


def test_F23_one_is_kept_the_others_go_under_the_pile_unseen() -> None:
    cards = "mint mint mint mint curry ginger cardamom"
    table = throws(safranito(2, cards=cards), "30 spice card")
    run(table, "0 take", "0 keep ginger")
    assert hand(table, 0) == ["ginger"]
    pile = cast("list[str]", fact(table, "pile"))
    own = cast("list[str]", table.facts(0)["pile"])
    assert len(pile) == 54 - 4 - 1 - 4  # laid out twice, one kept
    assert pile[-2:] == own[-2:] == ["curry", "cardamom"]
    assert set(own[:-2]) == {"?"}
    for seat in (1, ONLOOKER):
        assert set(cast("list[str]", table.facts(seat)["pile"])) == {"?"}
        assert cast("list[list[str]]", table.facts(seat)["hands"])[0] == ["?"]
        assert fact(table, "cards") == [1, 0]
        assert "ginger" not in str(table.seen(seat))
    with pytest.raises(IllegalAction, match="F23"):
        table.act(0, "keep curry")


def test_F23_a_short_pile_is_topped_up_in_the_middle_of_a_draw() -> None:
    table = almost_empty(2, left=2, discard="mint mint mint")
    throws(table, "40 spice card")
    run(table, "0 take")
    assert "ran-out" in told(table)
    assert len(cast("list[str]", fact(table, "drawn"))) == 2
    with pytest.raises(IllegalAction, match="F63"):
        nature(table, "reshuffle mint mint curry")
    nature(table, "reshuffle mint mint mint")
    assert len(cast("list[str]", fact(table, "drawn"))) == 4
    assert fact(table, "phase") == "keep"


def test_F23_if_that_is_not_enough_fewer_are_drawn() -> None:
    table = almost_empty(2, left=2, discard="mint")
    throws(table, "60 spice card")
    run(table, "0 take")
    nature(table, "reshuffle mint")
    assert len(cast("list[str]", fact(table, "drawn"))) == 3
    table = throws(almost_empty(2, left=0, discard=""), "60 spice card")
    assert (fact(table, "phase"), table.turn()) == ("blend", [1])  # nothing to draw: nobody asked


def test_F23_offered_while_there_are_cards_to_shuffle() -> None:
    """F63: the pile is empty, the discard pile is not."""
    table = throws(almost_empty(2, left=0, discard="mint mint"), "60 spice card")
    assert (fact(table, "phase"), fact(table, "here"), table.turn()) == (
        "circle",
        "spice card",
        [0],
    )
    run(table, "0 take")
    nature(table, "reshuffle mint mint")
    assert table.legal(0) == ["keep mint"]


def test_F24_the_top_blend_is_for_its_owner_alone() -> None:
    blends = ["cardamom chili cumin", "cardamom chili saffron", "cinnamon garlic mint"]
    table = safranito(2, blends=blends, cards="cinnamon garlic mint mint")
    deal(table, 1, "cinnamon garlic mint")
    throws(table, "40 reserve")
    run(table, "0 take")
    assert cast("list[list[str]]", table.facts(0)["reserved"])[0] == ["cinnamon garlic mint"]
    for seat in (1, ONLOOKER):
        assert cast("list[list[str]]", table.facts(seat)["reserved"])[0] == ["?"]
        assert "cinnamon+garlic+mint" not in str(table.seen(seat))
    assert (fact(table, "phase"), table.turn()) == ("blend", [1])
    assert table.legal(1) == ["done"]
    with pytest.raises(IllegalAction, match="F4"):
        table.act(1, "blend cinnamon garlic mint")


def test_F24_any_number_and_nothing_when_the_pile_is_empty() -> None:
    table = safranito(2)
    for count in range(1, 17):
        throws(table, "60 reserve", "")
        run(table, "0 take")
        assert len(cast("list[list[str]]", fact(table, "reserved"))[0]) == count
    throws(table, "60 reserve", "")
    assert fact(table, "round") == 18
    assert fact(table, "blend pile") == []


def test_F25_the_new_head_chef_rules_at_once() -> None:
    table = throws(
        safranito(3, cards="mint cumin"), "", "40 head chef, 10 mint, 20 cumin", "10 mint, 20 cumin"
    )
    assert (table.turn(), fact(table, "here")) == ([1], "head chef")
    run(table, "1 take")
    assert fact(table, "chef") == 1
    assert (fact(table, "phase"), table.turn()) == ("bowl", [1])
    run(table, "1 trade mint")
    assert table.turn() == [1]  # F21 counts from the new head chef
    run(table, "1 decline", "2 decline", "1 decline", "2 decline")
    assert fact(table, "chef") == 2  # F60


def test_F25_ties_are_counted_from_the_new_head_chef() -> None:
    table = throws(safranito(3, cards="mint"), "", "10 mint", "10 mint, 40 head chef")
    run(table, "2 take")
    assert (fact(table, "phase"), table.turn()) == ("buy", [2])


def test_F25_the_new_head_chef_decides_doubts() -> None:
    table = safranito(2, cards="mint")
    throw(table, 0, 10, "mint")
    throw(table, 1, 40, "head chef")
    table.act(0, throw_text(table, 0, 20))
    nature(table, f"land 1 rest {centre_x(6) - 550} {centre_y(6)} 20 0 0 down")
    throws(table)
    run(table, "1 take")
    assert (fact(table, "phase"), table.turn(), table.legal(0)) == ("doubt", [1], [])
    run(table, "1 disallow")
    assert places(table) == {0: "mint"}


def test_F25_who_has_the_mill_is_not_asked() -> None:
    table = throws(safranito(2), "40 head chef")
    assert fact(table, "round") == 2


def test_F26_chips_stay_on_the_circles_until_all_are_done() -> None:
    table = throws(safranito(2), "10 extra throw, 20 reserve", "60 reserve, 30 head chef")
    run(table, "0 decline")
    assert fact(table, "here") == "reserve"
    assert set(places(table).values()) == {"extra throw", "reserve", "head chef"}
    run(table, "1 take")
    assert set(places(table).values()) == {"extra throw", "reserve", "head chef"}
    run(table, "1 decline")
    assert places(table) == {}
    assert "swept" in told(table)
    quiet_round(table)
    assert view_of(table, 0).throws[0] == 0
