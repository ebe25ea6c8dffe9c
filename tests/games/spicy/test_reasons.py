"""Card odds and the reasons in hints, computed from the view alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from spicery.ai.rollout import Rollout
from spicery.bots import Reason, bot_named, explain, looked_at
from spicery.core.game import NATURE, NO_NUMBERS
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.games.spicy.ai.advisor import new_advisor
from spicery.games.spicy.ai.card_odds import nobody_holds, owner_lacked, without
from spicery.games.spicy.ai.likelihood import unknown_to
from spicery.games.spicy.ai.players.hints import answers_to
from spicery.games.spicy.rules.cards import LET_GO, NOT_NUMBER, PASS, WRONG
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.notation import CLAIM_CODES
from tests.compiled_only import compiled_only
from tests.games.spicy.dealt import run, spicy

SPICY = find("spicy")


def at_table(seats: int = 3, **options: object) -> tuple[Table, int]:
    """A table whose first player is on turn, and that seat."""
    table = Table(SPICY, seats, options, seed=5)
    return table, table.turn()[0]


def view_of(table: Table, seat: int) -> Spicy:
    view = table.view(seat)
    assert isinstance(view, Spicy)
    return view


def reasons(table: Table, seat: int, text: str) -> dict[str, dict[str, int | str]]:
    view = table.view(seat)
    found = explain(SPICY, view, seat, view.read(seat, text))
    return {reason.word: reason.values for reason in found}


def test_odds_by_the_cards_are_those_of_counting_every_hand() -> None:
    table, seat = at_table(2, spices=1, numbers=4, copies=2, wilds=1, deal=2, above=3, jitter=0)
    view = view_of(table, seat)
    left = [int(count) for count in unknown_to(view, seat)]
    assert sum(left) == 10 - int(view.size[seat])
    claim = CLAIM_CODES["2 chili"]
    cards = [kind for kind, count in enumerate(left) for _ in range(count)]
    for drawn in (1, 2, 4):
        hands = list(combinations(cards, drawn))
        none = sum(claim not in hand for hand in hands) / len(hands)
        assert without(view, seat, claim, drawn) == pytest.approx(none)
    assert nobody_holds(view, seat, claim) == pytest.approx(without(view, seat, claim, 2))
    assert without(view, seat, claim, 99) in (0.0, 1.0)


def test_a_card_of_which_all_were_seen_is_held_by_nobody() -> None:
    table, seat = at_table(2)
    view = view_of(table, seat)
    kind = CLAIM_CODES["7 wasabi"]
    view.revealed[kind] = 3
    for owner in range(2):
        view.hand[owner * 33 + kind] = 0
    assert nobody_holds(view, seat, kind) == 1.0


def is_bluff(text: str, claim: str) -> bool:
    """Whether an action makes this claim for a card of which nothing is true."""
    card, _, said = text.removeprefix("play ").partition(" as ")
    number, spice = claim.split()
    words = card.split()
    return said == claim and "wild" not in words and spice not in words and number not in words


def test_a_bluff_says_who_may_know_better_and_what_is_at_stake() -> None:
    table, seat = at_table()
    bluff = next(text for text in table.legal(seat) if is_bluff(text, "1 wasabi"))
    found = reasons(table, seat, bluff)
    assert next(iter(found)) == "bluff"
    odds = nobody_holds(view_of(table, seat), seat, CLAIM_CODES["1 wasabi"])
    assert found["held by nobody"] == {"claim": "1 wasabi", "percent": round(100 * odds)}
    assert found["stack to lose"]["cards"] == 1
    assert int(found["stack to lose"]["percent"]) + int(found["bluff"]["percent"]) == 100


def test_doubting_and_letting_go_rest_on_what_that_hand_can_have_had() -> None:
    table, seat = at_table()
    table.act(seat, next(text for text in table.legal(seat) if text.startswith("play")))
    other = table.turn()[0]
    found = reasons(table, other, "challenge number")
    odds = owner_lacked(view_of(table, other), other)
    assert found["not in hand"]["percent"] == round(100 * odds)
    assert found["stack at stake"] == {"cards": 1}
    let = reasons(table, other, "let go")
    assert set(let) == {"believe", "not in hand"}
    right = {name: let["believe"][name] for name in ("number", "spice")}  # one is to be doubted
    assert found["doubt number"]["percent"] == 100 - int(right["number"])
    assert int(let["believe"]["percent"]) <= min(int(each) for each in right.values())
    assert set(reasons(table, other, "challenge spice")) >= {"doubt spice", "stack at stake"}


def doubted_at_last(view: Spicy, seat: int, code: int, rng: Rng) -> bool:
    """Whether somebody challenges a card in one world, at once or on their turn."""
    advisor = new_advisor()
    advisor.read(view)
    rollout, state = Rollout(advisor), advisor.sample_world(view, rng)
    rollout.own = NATURE  # nobody's: everybody as is expected of them
    state.do(seat, code, NO_NUMBERS)
    while state.mover != seat:
        answer = rollout.choose(state, rng)
        if NOT_NUMBER <= answer <= WRONG:
            return True
        if answer not in (LET_GO, PASS):
            return False
        state.do(state.mover, answer, NO_NUMBERS)
    return False


@compiled_only
@pytest.mark.parametrize("seats", [2, 4])
def test_the_odds_that_nobody_doubts_count_who_is_on_turn_next(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A high stack that is let go and then doubted by the next player, or the one after."""
    monkeypatch.setattr("spicery.games.spicy.ai.players.hints.SAMPLES", 600)
    view, seat = high_stack(seats)
    code = view.read(seat, "play chili 2 as 10 chili").code
    peace, _ = answers_to(view, seat, code)
    rng = Rng(7)
    doubted = sum(doubted_at_last(view, seat, code, rng) for _ in range(600)) / 600
    assert abs(1 - peace - doubted) < 0.06


def high_stack(seats: int) -> tuple[Spicy, int]:
    """A stack of eight cards by two players; the first is on turn again."""
    more = ["p1 p2 p3 p4 p5 p6", "w1 w3 w5 w7 w9 p7"][: seats - 2]
    table = spicy("c1 c2 c3 c5 c7 c9", "w2 w4 w6 w8 p8 p9", *more)
    passes = [f"{other} pass" for other in range(2, seats)]
    for low in (1, 3, 5, 7):
        run(table, f"0 play chili {low} as {low} chili", "all let go")
        run(table, f"1 play wasabi {low + 1} as {low + 1} chili", "all let go", *passes)
    return view_of(table, 0), 0


def test_what_a_raider_takes_is_not_at_stake() -> None:
    """S33: the next card lies alone, for what was under the paw is gone."""
    table = spicy("c1 c4 c6 p8 w8 w9", "c5 p6 p7 w5 w6 w7", variants=["spice raider"])
    run(
        table, "0 play chili 1 as 1 chili", "all let go", "1 play wasabi 6 as 4 chili", "all let go"
    )
    found = reasons(table, 0, "play chili 6 as 6 chili")
    assert found["stack to win"]["cards"] == 1


LONG_SHOTS = {"trophy at stake", "doubt ahead"}


def worth_it(wrong: int, last: bool) -> str:
    """The reason for a challenge with these odds; empty if it needs none."""
    if wrong >= 50:
        return ""
    return "trophy at stake" if last else "doubt ahead"


@compiled_only
def test_a_doubt_that_will_rather_fail_says_what_makes_it_worth_it() -> None:
    rng, heard = Rng(4), set[str]()
    table = Table(SPICY, 3, {"deal": 2}, seed=8)
    while not table.over:
        seat = table.turn()[0]
        for text in [each for each in table.legal(seat) if each.startswith("challenge ")]:
            found, view = reasons(table, seat, text), view_of(table, seat)
            wrong = int(next(iter(found.values()))["percent"])
            true = worth_it(wrong, bool(view.last))
            assert set(found) & LONG_SHOTS == ({true} if true else set()), (wrong, found)
            heard.add(true)
        legal = [each for each in table.legal(seat) if not each.startswith("challenge")]
        table.act(seat, legal[rng.below(len(legal))])
    assert heard == {"", *LONG_SHOTS}


@compiled_only
def test_every_move_of_a_game_has_a_reason() -> None:
    rng = Rng(3)
    words: set[str] = set()
    table = Table(SPICY, 3, {"variants": ["copy cat", "change your luck"]}, seed=9)
    while not table.over and table.version < 160:
        seat = table.turn()[0]
        legal = table.legal(seat)
        for text in legal[:: max(1, len(legal) // 6)]:
            found = reasons(table, seat, text)
            assert found, text
            words.update(found)
            percents = [int(values.get("percent", 0)) for values in found.values()]
            assert all(0 <= percent <= 100 for percent in percents), (text, found)
        table.act(seat, legal[rng.below(len(legal))])
    assert {"truth", "bluff", "half truth", "pass", "believe", "stack at stake"} <= words


def test_a_claim_is_weighed_once_by_every_seat_and_known_to_its_own() -> None:
    table, seat = at_table()
    assert not looked_at(SPICY, table.view(seat), seat)
    text = next(text for text in table.legal(seat) if text.startswith("play"))
    table.act(seat, text)
    card, claim = text.removeprefix("play ").split(" as ")
    number, spice = claim.split()
    (own,) = looked_at(SPICY, table.view(seat), seat)
    assert own == Reason(
        "claim known", {"claim": claim, "percent": 100 * (card == f"{spice} {number}")}
    )
    for other in table.turn():
        (found,) = looked_at(SPICY, table.view(other), other)
        assert found.word == "claim"
        assert 0 < int(found.values["percent"]) <= int(found.values["number"]) < 100
    first = table.turn()[0]
    table.act(first, "let go")
    for other in range(3):
        assert not looked_at(SPICY, table.view(other), other)


def test_reasons_do_not_know_what_the_seat_cannot_see() -> None:
    """Two games that look the same to a seat: the same reasons, whatever lies on the stack."""
    table, seat = at_table()
    told = {}
    for text in [each for each in table.legal(seat) if each.endswith(" as 3 chili")]:
        again, _ = at_table()
        again.act(seat, text)
        other = again.turn()[0]
        told[text] = (
            reasons(again, other, "challenge number"),
            looked_at(SPICY, again.view(other), other),
        )
    assert len(told) > 2
    assert len({repr(each) for each in told.values()}) == 1


@pytest.mark.parametrize("name", ["safranito", "alacarte"])
def test_other_games_say_why_by_their_quick_judgement(name: str) -> None:
    game = find(name)
    table = Table(game, 2, seed=1)
    for _ in range(12):
        seat = table.turn()[0]
        view = table.view(seat)
        action = bot_named(game, "sensible").choose(view, seat, Rng(1))
        found = explain(game, table.view(seat), seat, action)
        assert found
        assert found[0].word
        table.submit(action)
