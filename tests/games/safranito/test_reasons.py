"""Reasons for throws in hints, with odds from simulated rounds."""

from __future__ import annotations

from spicery.bots import explain
from spicery.core.game import Action
from spicery.core.table import Table
from spicery.games.safranito import GAME
from spicery.games.safranito.ai.players.hints import gets_its_aim, success_odds
from spicery.games.safranito.rules.cards import AIMS, PLACES
from tests.games.safranito.dealt import safranito, throw, truth, view_of

CIRCLE = "head chef"
THROWN = ((0, 40, CIRCLE), (1, 20, CIRCLE), (2, 60, "saffron"), (0, 10, "out"), (1, 50, "saffron"))


def code_of(chip: int, place: str) -> int:
    """The listed throw of a chip at a place."""
    return (chip // 10 - 1) * int(AIMS) + PLACES.index(place)


def odds(table: Table, chip: int, place: str) -> float:
    """The odds that a throw of seat 0 achieves its purpose."""
    return success_odds(view_of(table, 0), 0, code_of(chip, place))


def after(*places: str) -> Table:
    """Two cooks; seat 1 has thrown its 60 and its 50, seat 0 its 20 and 30 out."""
    table = safranito(2, hands=["chef", "chef"])
    while len(places) > 0 and table.turn() == [0]:
        throw(table, 0, 20, "out")
    for value, place, own in zip((60, 50), places, (30, 40), strict=True):
        throw(table, 1, value, place, "up")
        throw(table, 0, own, "out")
    return table


def test_a_small_chip_does_not_win_a_circle_where_large_ones_lie_open() -> None:
    assert odds(after(CIRCLE, CIRCLE), 10, CIRCLE) < 0.1
    assert odds(after("out", "out"), 10, CIRCLE) > 0.9, "nobody throws after it"


def test_a_large_chip_wins_a_free_circle_more_often_than_a_small_one() -> None:
    table = safranito(4, hands=["chef"] * 4)
    assert odds(table, 60, CIRCLE) > odds(table, 10, CIRCLE) + 0.03


def test_the_reason_tells_these_odds() -> None:
    table = after("out", "out")
    view, code = view_of(table, 0), code_of(60, CIRCLE)
    (reason,) = explain(GAME, view, 0, view.unfold(0, code))
    assert reason.word == f"aim {CIRCLE}"
    assert reason.values == {"percent": round(100 * odds(table, 60, CIRCLE)), "aim": CIRCLE}
    assert explain(GAME, view, 0, Action(0, 999_999)) == []


def test_a_chip_that_gets_hardly_anything_is_said_to_spare_the_others() -> None:
    view = view_of(after(CIRCLE, CIRCLE), 0)
    (reason,) = explain(GAME, view, 0, view.unfold(0, code_of(10, CIRCLE)))
    assert (reason.word, int(reason.values["percent"]) < 10) == ("aim spared", True)


def test_who_has_most_gets_it_and_as_many_buy_as_there_are_cards() -> None:
    table = safranito(3)
    for seat, value, place in THROWN:
        throw(table, seat, value, place)
    state = truth(table)
    assert [gets_its_aim(state, seat, PLACES.index(CIRCLE)) for seat in range(3)] == [
        True,
        False,
        False,
    ]
    bowl = PLACES.index("saffron")
    for cards in range(3):
        state.layout[bowl] = cards
        assert [gets_its_aim(state, seat, bowl) for seat in range(3)] == [
            False,
            cards > 1,
            cards > 0,
        ]
