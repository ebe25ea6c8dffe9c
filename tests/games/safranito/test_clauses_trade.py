"""Safranito clause by clause: the trade (F30-F36), and the book's second example."""

from __future__ import annotations

from typing import cast

import pytest

from spicery.core.game import IllegalAction
from spicery.core.table import ONLOOKER, Table
from tests.games.safranito.dealt import (
    deal,
    fact,
    hand,
    money,
    places,
    run,
    safranito,
    throws,
    told,
    truth,
)


def laid_out(table: Table, spice: str) -> int:
    return cast("dict[str, int]", fact(table, "layout"))[spice]


def test_F30_chips_in_no_bowl_go_back_first_and_stay_unseen() -> None:
    table = throws(safranito(2, cards="mint"), "10 mint, 20 nowhere", "10 cumin, 30 nowhere")
    assert fact(table, "phase") == "bowl"
    assert sorted(places(table).values()) == ["cumin", "mint"]
    assert "30" not in [word for line in table.seen(0)[-1] for word in line.split()]


def test_F31_the_head_chef_names_every_bowl_with_a_chip() -> None:
    table = throws(
        safranito(2, cards="mint", chef=1), "10 mint, 20 cumin", "30 saffron, 20 cumin, 10 garlic"
    )
    assert table.turn() == [1]
    assert sorted(table.legal(1)) == ["trade cumin", "trade garlic", "trade mint", "trade saffron"]
    with pytest.raises(IllegalAction, match="F31"):
        table.act(0, "trade mint")
    with pytest.raises(IllegalAction, match="F31"):
        table.act(1, "trade curry")
    run(table, "1 trade saffron", "1 trade cumin", "1 trade mint")
    assert (fact(table, "phase"), table.turn()) == ("buy", [0])
    run(table, "0 buy")
    assert "opened garlic" in told(table)  # the last bowl names itself
    run(table, "0 sell 0")
    assert fact(table, "round") == 2


def test_F31_sale_comes_before_purchase() -> None:
    table = safranito(2, cards="mint mint mint")
    deal(table, 0, "mint")
    throws(table, "10 mint", "10 mint")
    phases = []
    while fact(table, "round") == 1:
        phases.append((fact(table, "phase"), *table.turn()))
        seat = table.turn()[0]
        run(table, f"{seat} sell 0" if fact(table, "phase") == "sell" else f"{seat} decline")
    assert phases == [("sell", 0), ("buy", 0), ("buy", 1)]


def test_F32_each_card_brings_the_total_of_all_chips() -> None:
    table = safranito(3, cards="mint mint mint mint mint", chef=1)
    deal(table, 0, "mint mint")
    deal(table, 2, "mint")
    throws(table, "10 mint, 20 mint", "40 mint", "10 saffron")
    run(table, "1 trade mint")
    assert fact(table, "price") == 70
    assert table.turn() == [2]  # clockwise from the head chef, who has no card
    assert table.legal(2) == ["sell 0", "sell 1"]
    run(table, "2 sell 1")
    assert table.legal(0) == ["sell 0", "sell 1", "sell 2"]
    run(table, "0 sell 2")  # even though the other sold: as it was when the sale began
    assert money(table) == [340, 200, 270]
    assert cast("dict[str, int]", fact(table, "discard"))["mint"] == 3
    with pytest.raises(IllegalAction, match="F32"):
        table.act(1, "sell 1")


def test_F32_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    table = safranito(3, cards="mint cumin")
    deal(table, 1, "cumin")
    throws(table, "10 mint")
    assert (fact(table, "phase"), table.turn(), table.legal(1)) == ("sell", [1], ["sell 0"])
    assert table.view(ONLOOKER).turn() == [1]


def test_F32_chips_are_turned_up() -> None:
    table = throws(safranito(2, cards="mint"), "10 mint", "50 mint")
    assert "turned 0 10" in told(table)
    assert "turned 6 50" in told(table)
    assert "priced 60" in told(table)


def test_F33_sellers_take_their_chips_back_and_do_not_buy() -> None:
    table = safranito(2, cards="mint mint mint")
    deal(table, 0, "mint")
    throws(table, "60 mint, 50 mint", "10 mint")
    run(table, "0 sell 1")
    assert "withdrew 0" in told(table)
    assert (fact(table, "phase"), table.turn()) == ("buy", [1])
    assert places(table) == {6: "mint"}
    with pytest.raises(IllegalAction, match="F34"):
        table.act(0, "buy")


def test_F34_the_highest_total_buys_one_and_takes_its_best_chip_back() -> None:
    table = throws(safranito(2, cards="mint mint mint"), "30 mint, 20 mint", "40 mint")
    assert table.turn() == [0]
    run(table, "0 buy")
    assert money(table) == [150, 200]
    assert hand(table, 0) == ["mint"]
    assert places(table) == {1: "mint", 6: "mint"}
    assert table.turn() == [1]  # 40 against 20
    run(table, "1 buy")
    assert table.turn() == [0]
    run(table, "0 buy")
    assert money(table) == [130, 160]
    assert laid_out(table, "mint") >= 0


def test_F34_nothing_is_bought_where_nothing_is_laid_out() -> None:
    table = throws(safranito(2, cards="mint mint mint mint"), "30 saffron")
    assert fact(table, "round") == 2
    assert "asked buy" not in table.record()


def test_F34_the_books_example_of_saffron() -> None:
    """Blue 50, Orange 30 + 20, Green 20; Blue sells two, Red one; Orange buys, then Green."""
    blue, red, green, orange = 0, 1, 2, 3
    table = safranito(4, cards="saffron saffron saffron saffron saffron", chef=blue)
    deal(table, blue, "saffron saffron")
    deal(table, red, "saffron")
    assert laid_out(table, "saffron") == 2
    throws(table, "50 saffron", "", "20 saffron", "30 saffron, 20 saffron")
    assert fact(table, "price") == 120
    run(table, f"{blue} sell 2", f"{red} sell 1")
    assert money(table) == [440, 320, 200, 200]
    assert 0 not in places(table)  # Blue took the chip back
    assert table.turn() == [orange]
    run(table, f"{orange} buy")
    assert money(table)[orange] == 150
    assert sorted(places(table)) == [green * 6, orange * 6 + 1]  # Orange took back the 30
    assert table.turn() == [green]
    run(table, f"{green} buy")
    assert money(table)[green] == 180
    assert hand(table, green) == hand(table, orange) == ["saffron"]
    assert fact(table, "round") == 2  # nothing is left for Orange
    assert places(table) == {}


def test_F35_who_declines_takes_all_chips_back() -> None:
    table = throws(safranito(2, cards="mint mint"), "30 mint, 20 mint", "40 mint")
    run(table, "0 decline")
    assert places(table) == {6: "mint"}
    assert (money(table), table.turn()) == ([200, 200], [1])


def test_F35_who_cannot_pay_is_passed_over() -> None:
    table = safranito(2, cards="mint mint")
    for state in [table._truth, *table._views]:
        state.money[0] = 40  # type: ignore[attr-defined]
    throws(table, "30 mint, 20 mint", "40 mint")
    assert told(table)[-2:] == ["withdrew 0", "asked buy 1"]
    assert table.turn() == [1]


def test_F35_under_secret_money_being_asked_tells_nothing() -> None:
    table = safranito(2, cards="mint mint", secret_money=True)
    for state in [table._truth, *table._views]:
        state.money[0] = 40  # type: ignore[attr-defined]
    throws(table, "30 mint, 20 mint", "40 mint")
    assert table.turn() == [0]
    assert table.legal(0) == ["decline"]
    with pytest.raises(IllegalAction, match="F35"):
        table.act(0, "buy")
    run(table, "0 decline")
    assert table.turn() == [1]


def test_F36_the_rest_goes_back_and_unsold_cards_stay() -> None:
    table = throws(safranito(2, cards="mint cumin cumin cumin"), "30 mint, 20 mint", "40 mint")
    run(table, "0 buy")
    assert places(table) == {}
    assert fact(table, "round") == 2
    assert laid_out(table, "cumin") >= 3
    assert "cleared mint" in told(table)
    assert [int(truth(table).throws[seat]) for seat in (0, 1)] == [0, 0]
