"""What is remembered of people: whose cards were wrong is believed less, who doubts does again."""

from __future__ import annotations

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.core.playout import Quick
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.spicy.cards import CLAIMS, LET_GO, MOST_SEATS, NOT_NUMBER, PASS
from spicery.games.spicy.evidence import odds_of_ways, unknown_to
from spicery.games.spicy.people import CALM, USUALLY, answering, eagerness, telling
from spicery.games.spicy.rules import Spicy
from spicery.games.spicy.state import (
    ANSWERS,
    AS_JUDGED,
    CAUGHT,
    JUDGED,
    MANNERS,
    PLACES,
    TOLD_HOW,
)
from spicery.games.spicy.ways import NEITHER, SPICE, TRUE, WAY, WAYS, ways_row
from tests.games.spicy.dealt import run, spicy

HANDS = ("c1 c2 c3 p8 w8 w9", "p5 p6 p7 w5 w6 w7", "p1 p2 p3 w1 w2 w3")
HONEST = "0 play chili 1 as 1 chili"
WRONG = "0 play pepper 8 as 1 chili"
SAID = "0 play chili 2 as 2 chili"


def after(first: str, doubt: str) -> Table:
    """Somebody doubted the first card of seat 0; it is asked again, and lays a chili 2."""
    table = run(spicy(*HANDS), first, f"1 {doubt}")
    if table.turn() == [1]:
        run(table, "1 pass", "2 pass")
    return run(table, SAID)


def view_of(table: Table, seat: int) -> Spicy:
    view = table.view(seat)
    assert isinstance(view, Spicy)
    return view


def forgetful(view: Spicy) -> Spicy:
    """The same view of somebody who remembers nothing of the others."""
    other = view.clone()
    for at in range(len(other.judged)):
        other.judged[at] = u8(0)
    return other


def believed(view: Spicy) -> float:
    """How likely seat 2 thinks that the card on top is what was said."""
    return float(odds_of_ways(unknown_to(view, 2), view)[TRUE])


def test_who_was_caught_is_believed_less_and_who_was_honest_more() -> None:
    caught, honest = (view_of(after(first, "challenge number"), 2) for first in (WRONG, HONEST))
    assert believed(caught) < believed(forgetful(caught))
    assert believed(honest) > believed(forgetful(honest))


def test_what_was_turned_up_counts_whatever_was_doubted() -> None:
    """A pepper 1 said to be a chili 1, and its number doubted: it was proved, and was a lie."""
    hands = ("p1 c2 c3 p8 w8 w9", *HANDS[1:2], "c1 p2 p3 w1 w2 w3")
    table = run(spicy(*hands), "0 play pepper 1 as 1 chili", "1 challenge number")
    view = view_of(table, 2)
    assert view.facts()["proved"] == [1, 0, 0]
    assert calm_of(telling(view, 0)) < calm_of(USUALLY)


def told_with(seen: dict[int, int]) -> float:
    """How calmly seat 0 is thought to tell cards after so many counts of what is remembered."""
    view = forgetful(view_of(run(spicy(*HANDS), HONEST), 2))
    for at, times in seen.items():
        view.judged[at] = u8(times)
    return calm_of(telling(view, 0))


def test_who_doubts_anything_turns_up_other_cards_than_who_chooses() -> None:
    """Three cards with the spice alone: to the choosy that happens, otherwise it is wild."""
    assert told_with({int(TOLD_HOW * WAYS + SPICE): 3}) < told_with({int(SPICE): 3})


def test_who_doubts_anything_is_believed_less() -> None:
    doubted = {int(ANSWERS) + 1: 4}
    assert told_with(doubted) < calm_of(USUALLY) < told_with({int(ANSWERS): 4})


def remembered(table: Table, seat: int) -> list[int]:
    """The places of what is remembered of a seat."""
    kept = view_of(table, seat).judged[seat * JUDGED : (seat + 1) * JUDGED]
    return [at for at in range(int(CAUGHT)) if kept[at] > 0]


def test_it_is_remembered_who_doubted_and_whom() -> None:
    once = run(spicy(*HANDS), WRONG, "1 challenge number")
    assert remembered(once, 0) == [NEITHER], "seat 1 had not doubted anything before"
    assert remembered(once, 1) == [ANSWERS + 1], "nor was seat 0 caught"
    again = run(once, SAID, "1 challenge number")
    assert remembered(again, 0) == [NEITHER, TOLD_HOW * WAYS + TRUE]
    assert remembered(again, 1) == [ANSWERS + 1, ANSWERS + 2 * PLACES + 1]


def test_guesses_go_by_manners_too() -> None:
    caught = view_of(after(WRONG, "challenge number"), 2)
    true = []
    for view in (caught, forgetful(caught)):
        rng = Rng(4)
        top = [int(view.suppose(rng).stack[view.height - 1]) for _ in range(400)]
        true.append(sum(WAY[ways_row(view.claim, 0) + card] == TRUE for card in top))
    assert true[0] < 0.95 * true[1]


def calm_of(odds: vec[float]) -> float:
    """How calmly somebody plays, in the mean of all manners."""
    return sum(odds[manner] * CALM[manner] for manner in range(MANNERS))


def supposed(view: Spicy, telling: int, answering: int) -> Spicy:
    """A guess in which all have these manners."""
    guess = view.suppose(Rng(3))
    guess.manners = vec[u8]([u8(telling)] * MOST_SEATS + [u8(answering)] * MOST_SEATS)
    return guess


def expected(state: Spicy, seat: int, expects: bool) -> dict[int, float]:
    """The odds of each action of a seat: as others expect them, or by judgement alone."""
    codes = vec[i64]([0] * int(state.most_actions))
    count = state.list_actions(seat, codes)
    odds = vec[float]([0.0] * count)
    (state.expect if expects else state.weigh)(seat, codes, count, odds)
    total = sum(odds)
    return {int(codes[at]): odds[at] / total for at in range(count)}


def test_who_doubts_is_thought_to_doubt_again_and_who_lets_go_to_let_go() -> None:
    once = run(spicy(*HANDS), HONEST, "1 challenge number", "1 pass", "2 pass", SAID)
    view = view_of(once, 2)
    assert calm_of(answering(view, 1)) < calm_of(USUALLY)
    assert eagerness(view, 1) > 0
    assert eagerness(view, 2) == 0, "it has not answered yet"
    view = view_of(run(spicy(*HANDS), HONEST, "all let go", "1 pass", "2 pass", SAID), 2)
    assert calm_of(answering(view, 1)) > calm_of(USUALLY)
    assert eagerness(view, 1) < 0


def test_guesses_suppose_manners_as_likely_as_they_are() -> None:
    view = view_of(run(spicy(*HANDS), HONEST, "1 challenge number", "1 pass", "2 pass", SAID), 2)
    odds, rng = answering(view, 1), Rng(5)
    met = [int(view.suppose(rng).manners[MOST_SEATS + 1]) for _ in range(2000)]
    for manner in range(MANNERS):
        assert abs(met.count(manner) / 2000 - odds[manner]) < 0.05
    assert list(view.manners) == list(AS_JUDGED), "a view supposes nothing"


def test_in_a_guess_one_plays_as_calmly_as_is_supposed() -> None:
    view = view_of(run(spicy(*HANDS), WRONG, "1 challenge number"), 0)
    wild, half, calm = (
        share_of_lies(expected(supposed(view, manner, 2), 0, True)) for manner in range(3)
    )
    assert wild > half > calm
    assert calm == share_of_lies(expected(view, 0, False))
    asked = view_of(run(spicy(*HANDS), HONEST), 1)
    wild, half, calm = (
        1 - expected(supposed(asked, 2, manner), 1, True)[LET_GO] for manner in range(3)
    )
    assert wild > half > calm
    assert abs(wild - 2 / 3) < 1e-9, "anything: to let go, and two doubts"


def share_of_lies(odds: dict[int, float]) -> float:
    """How likely a card is laid that has neither number nor spice."""
    return sum(
        chance
        for code, chance in odds.items()
        if code < PASS and WAY[ways_row(code % CLAIMS, 0) + code // CLAIMS] == NEITHER
    )


def test_a_seat_goes_by_judgement_itself_and_by_manners_with_others() -> None:
    """The same seat, asked for by itself and by another who supposes that it doubts anything."""
    view = supposed(view_of(after(HONEST, "challenge number"), 1), 0, 0)
    doubts = []
    for own in (1, 2):
        quick, rng = Quick(), Rng(6)
        quick.own = i64(own)
        chosen = [int(quick.choose(view, rng)) for _ in range(2000)]
        doubts.append(sum(code >= NOT_NUMBER for code in chosen))
    assert doubts[0] < doubts[1]
