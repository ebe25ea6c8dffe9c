"""Safranito clause by clause: blends, rounds, secrecy, the end (F40-F65)."""

from __future__ import annotations

from typing import cast

import pytest

from spicery.core.game import IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.safranito import GAME
from tests.games.safranito.dealt import (
    PRINTED,
    deal,
    fact,
    hand,
    money,
    quiet_round,
    run,
    safranito,
    throws,
    told,
    truth,
)

TWO = (PRINTED, "chili curry garlic", "cinnamon garlic mint")


def blending(cards: str, seat: int = 0) -> Table:
    """Two seats, three blends on the pile, some cards in one hand; the throws are done."""
    table = safranito(2, cards=cards + " mint mint mint mint", blends=TWO)
    for _ in range((len(cards.split()) + 3) // 4 - 1):
        quiet_round(table)
    deal(table, seat, cards)
    return throws(table)


def test_F40_one_face_up_blend_for_three_cards() -> None:
    table = blending("cardamom chili cumin chili")
    quiet = cast("dict[str, int]", fact(table, "discard"))
    assert sum(quiet.values()) == 0
    assert table.legal(0) == ["done", f"blend {PRINTED}"]
    with pytest.raises(IllegalAction, match="F40"):
        table.act(0, "blend chili curry garlic")
    run(table, "0 blend cumin cardamom chili")  # in any order
    assert cast("list[list[str]]", fact(table, "made"))[0] == [PRINTED]
    assert hand(table, 0) == ["chili"]
    discard = cast("dict[str, int]", fact(table, "discard"))
    assert [discard[spice] for spice in PRINTED.split()] == [1, 1, 1]


def test_F40_clockwise_from_the_head_chef() -> None:
    table = safranito(3, cards="cardamom chili cumin chili curry", blends=TWO, chef=2)
    deal(table, 1, "cardamom chili cumin")
    for state in [table._truth, *table._views]:
        state.hand[2 * 10] += 3  # type: ignore[attr-defined]
        state.cards[2] += 3  # type: ignore[attr-defined]
    throws(table)
    order = []
    while fact(table, "phase") == "blend":
        order += table.turn()
        run(table, f"{order[-1]} done")
    assert order == [2, 1]


def test_F40_only_one_of_them_in_a_turn() -> None:
    table = blending("cardamom chili cumin chili curry garlic")
    run(table, f"0 blend {PRINTED}")
    assert fact(table, "phase") != "blend" or table.turn() != [0]
    assert hand(table, 0) == ["curry", "chili", "garlic"]


def test_F40_no_second_one_while_a_reserved_blend_keeps_the_turn_open() -> None:
    cards = f"{PRINTED} chili curry garlic cinnamon garlic mint"
    table = quiet_round(quiet_round(safranito(2, cards=cards + " mint mint mint", blends=TWO)))
    deal(table, 0, cards)
    throws(table, "10 reserve")
    run(table, "0 take")
    assert set(table.legal(0)) == {"done", *(f"blend {blend}" for blend in TWO)}
    run(table, f"0 blend {PRINTED}")
    assert (fact(table, "phase"), table.turn()) == ("blend", [0])
    assert table.legal(0) == ["done", "blend cinnamon garlic mint"]
    with pytest.raises(IllegalAction, match="F40"):
        table.act(0, "blend chili curry garlic")


def test_F41_reserved_ones_besides_in_any_order() -> None:
    for first, second in ((PRINTED, "cinnamon garlic mint"), ("cinnamon garlic mint", PRINTED)):
        cards = "cardamom chili cumin cinnamon garlic mint"
        table = safranito(2, cards=cards + " mint mint", blends=TWO)
        quiet_round(table)
        deal(table, 1, cards)
        throws(table, "", "10 reserve")
        run(table, "1 take")
        assert sorted(table.legal(1)) == [
            "blend cardamom chili cumin",
            "blend cinnamon garlic mint",
            "done",
        ]
        run(table, f"1 blend {first}", f"1 blend {second}")
        assert sorted(cast("list[list[str]]", fact(table, "made"))[1]) == sorted([first, second])
        assert cast("list[list[str]]", table.facts(0)["reserved"])[1] == []


def test_F41_nobody_makes_a_blend_that_is_not_there() -> None:
    table = blending("cinnamon garlic mint chili")
    with pytest.raises(IllegalAction, match="F41"):
        table.act(0, "blend cinnamon garlic mint")


def test_F42_made_blends_are_replaced_only_in_the_next_round() -> None:
    table = safranito(2, cards="cardamom chili cumin chili", blends=TWO)
    deal(table, 0, "cardamom chili cumin")
    for state in [table._truth, *table._views]:
        state.hand[10] += 3  # type: ignore[attr-defined]
        state.cards[1] += 3  # type: ignore[attr-defined]
    throws(table)
    run(table, f"0 blend {PRINTED}")
    assert (fact(table, "phase"), table.turn()) == ("blend", [1])
    assert fact(table, "blends") == ["chili curry garlic"]
    run(table, "1 done")
    assert fact(table, "blends") == ["chili curry garlic", "cinnamon garlic mint"]


def test_F43_the_third_blend_wins_at_once() -> None:
    table = blending("cardamom chili cumin mint")
    for state in [table._truth, *table._views]:
        state.made[0] = 2  # type: ignore[attr-defined]
    truth(table).money[1] = 9999
    run(table, f"0 blend {PRINTED}")
    assert table.over
    assert told(table)[-1] == "ended third-blend"
    assert (table.scores(), table.winners()) == ([3, 0], [0])
    with pytest.raises(IllegalAction, match="F43"):
        table.act(1, "done")


def test_F60_the_mill_goes_to_the_left() -> None:
    table = safranito(3, chef=1)
    chefs = []
    for _ in range(4):
        chefs.append(fact(table, "chef"))
        assert table.turn() == [fact(table, "chef")]
        quiet_round(table)
    assert chefs == [1, 2, 0, 1]


def test_F61_face_up_blends_are_filled_up() -> None:
    table = blending("cardamom chili cumin mint")
    run(table, f"0 blend {PRINTED}")
    assert len(cast("list[str]", fact(table, "blends"))) == 2
    assert len(cast("list[str]", fact(table, "blend pile"))) == 15


@pytest.mark.parametrize(("restock", "total"), [("add", 12), ("refill", 6)])
def test_F62_new_cards_are_added_or_refilled(restock: str, total: int) -> None:
    table = quiet_round(safranito(4, restock=restock))
    assert sum(cast("dict[str, int]", fact(table, "layout")).values()) == total


def test_F62_refill_replaces_what_was_bought() -> None:
    table = throws(safranito(2, cards="mint mint cumin cumin", restock="refill"), "10 mint")
    run(table, "0 buy")
    assert sum(cast("dict[str, int]", fact(table, "layout")).values()) == 4


def test_F63_the_discard_pile_is_shuffled_when_a_card_is_needed() -> None:
    table = safranito(4, cards="mint mint")
    deal(table, 0, "mint mint")
    for _ in range(7):
        quiet_round(table)
    assert len(cast("list[str]", fact(table, "pile"))) == 54 - 8 * 6
    throws(table, "10 mint")
    run(table, "0 sell 2")
    while fact(table, "round") == 8:
        run(table, f"{table.turn()[0]} {'decline' if fact(table, 'phase') == 'buy' else 'done'}")
    assert fact(table, "pile") == []
    assert fact(table, "phase") == "throw"  # the last card was laid out; nothing was shuffled yet
    throws(table)
    assert "ran-out" in told(table)
    assert table.turn() == [-1]
    nature(table)
    assert fact(table, "round") == 10
    assert fact(table, "pile") == []
    quiet_round(table)
    assert fact(table, "round") == 11  # both empty: no new cards
    assert sum(cast("dict[str, int]", fact(table, "layout")).values()) == 54


def nature(table: Table) -> None:
    table.submit(table._truth.draw(Rng(1)))


def test_F64_hands_are_secret_but_for_what_was_bought_openly() -> None:
    table = throws(safranito(2, cards="mint mint cumin cumin"), "10 mint, 30 spice card")
    run(table, "0 take")
    keep = table.legal(0)[0]
    run(table, f"0 {keep}", "0 sell 0", "0 buy")
    assert sorted(hand(table, 0)) == sorted(["mint", keep.removeprefix("keep ")])
    for seat in (1, ONLOOKER):
        assert cast("list[list[str]]", table.facts(seat)["hands"])[0] == ["mint", "?"]
        assert table.facts(seat)["cards"] == [2, 0]
        assert table.facts(seat)["money"] == [190, 200]


def test_F64_open_hands_show_what_is_kept_but_not_what_is_not() -> None:
    cards = "mint mint cumin cumin curry garlic chili"
    table = throws(safranito(2, cards=cards, open_hands=True), "30 spice card")
    run(table, "0 take", "0 keep garlic")
    for seat in (1, ONLOOKER):
        assert cast("list[list[str]]", table.facts(seat)["hands"])[0] == ["garlic"]
        assert set(cast("list[str]", table.facts(seat)["pile"])) == {"?"}


def test_F64_secret_money_is_shown_to_its_owner() -> None:
    table = throws(safranito(3, cards="mint", secret_money=True), "10 mint")
    run(table, "0 buy")
    assert table.facts(0)["money"] == [190, "?", "?"]
    assert table.facts(1)["money"] == ["?", 200, "?"]
    assert table.facts(ONLOOKER)["money"] == ["?", "?", "?"]
    assert money(table) == [190, 200, 200]


@pytest.mark.parametrize(
    ("made", "rupees", "ending", "winners"),
    [
        ([0, 1, 0], [500, 0, 9], "most-blends", [1]),
        ([1, 1, 0], [50, 60, 999], "most-money", [1]),
        ([2, 0, 2], [70, 60, 70], "shared", [0, 2]),
        ([0, 0, 0], [70, 70, 70], "shared", [0, 1, 2]),
        ([0, 0, 1], [70, 70, 70], "most-blends", [2]),
        ([1, 0, 1], [60, 999, 70], "most-money", [2]),
    ],
)
def test_F65_after_the_last_round(
    made: list[int], rupees: list[int], ending: str, winners: list[int]
) -> None:
    table = quiet_round(safranito(3, max_rounds=2))
    for state in [table._truth, *table._views]:
        for seat in range(3):
            state.made[seat] = made[seat]  # type: ignore[attr-defined]
            state.money[seat] = rupees[seat]  # type: ignore[attr-defined]
    throws(table)
    assert table.over
    assert told(table)[-1] == f"ended {ending}"
    assert (table.winners(), table.scores()) == (winners, made)
    shares = table._truth.shares()
    assert [shares[seat] for seat in winners] == [1 / len(winners)] * len(winners)


def test_F65_forty_rounds_unless_chosen() -> None:
    assert {option.name: option.default for option in GAME.options}["max_rounds"] == 40
