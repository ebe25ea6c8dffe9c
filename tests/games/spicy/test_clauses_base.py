"""Spicy clause by clause: material, set-up, turns, challenges (S1-S20)."""

from __future__ import annotations

from collections import Counter

import pytest

from spicery.core.catalog import BadSeats
from spicery.core.game import NATURE, Action, IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.game import Spicy
from tests.games.spicy.dealt import fact, hand, run, spicy, told

HANDS = ("c7 p1 w2 n s c1", "c2 c8 p2 p9 w9 w3", "c3 c9 c10 p3 p10 w10")


def deck_of(table: Table) -> list[str]:
    """The deck as it was shuffled."""
    return table.record().split(" deck ")[1].split(" -> ")[0].split()


def test_S1_a_hundred_cards() -> None:
    count = Counter(deck_of(Table(GAME, 2, {}, seed=3)))
    plain = {f"{spice}{number}" for spice in "cpw" for number in range(1, 11)}
    assert count == {**dict.fromkeys(plain, 3), "n": 5, "s": 5}


def test_S1_a_smaller_deck_can_be_chosen() -> None:
    small = {"spices": 1, "numbers": 4, "copies": 2, "wilds": 1, "deal": 2, "above": 2, "jitter": 0}
    deck = deck_of(Table(GAME, 2, small, seed=3))
    assert sorted(deck) == ["c1", "c1", "c2", "c2", "c3", "c3", "c4", "c4", "n", "s"]


def test_S2_three_trophies_and_six_variants() -> None:
    assert fact(spicy(*HANDS), "trophies left") == 3
    options = {option.name: option for option in GAME.options}
    assert len(options["variants"].accepts.split(",")) == 6 + 1  # and `random`


def test_S2_the_drawn_variants_are_as_many_as_asked() -> None:
    for seed in range(30):
        table = Table(GAME, 3, {"variants": ["copy cat", "random"]}, seed=seed)
        variants = table.facts()["variants"]
        assert isinstance(variants, list)
        assert "copy cat" in variants
        assert len(set(variants)) == 2


@pytest.mark.parametrize("seats", [1, 7])
def test_S3_two_to_six_seats(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 6"):
        Table(GAME, seats, {}, seed=1)


def test_S4_six_cards_each_the_rest_is_the_deck() -> None:
    table = Table(GAME, 5, {}, seed=3)
    assert table.facts()["sizes"] == [6] * 5
    assert table.facts()["deck"] == 70


@pytest.mark.parametrize(("seats", "above"), [(2, 29), (3, 44), (4, 38), (5, 55), (6, 49)])
def test_S5_worlds_end_by_number_of_seats(seats: int, above: int) -> None:
    table = Table(GAME, seats, {"jitter": 0}, seed=3)
    assert fact(table, "world's end") == 6 * seats + above
    for seat in [*range(seats), ONLOOKER]:
        assert table.facts(seat)["world's end"] == "?"


def test_S5_the_hand_that_slides_it_in_is_off_by_up_to_two() -> None:
    ends = {fact(Table(GAME, 2, {}, seed=seed), "world's end") for seed in range(60)}
    assert ends == {12 + 29 + off for off in range(-2, 3)}


def test_S5_worlds_end_must_fit_the_deck() -> None:
    with pytest.raises(ValueError, match="doesn't fit into a draw deck of 88"):
        Table(GAME, 2, {"above": 87}, seed=1)


def test_S6_the_starter_is_chosen_or_drawn() -> None:
    assert Table(GAME, 3, {"starter": 2}, seed=1).turn() == [2]
    assert {Table(GAME, 3, {}, seed=seed).turn()[0] for seed in range(30)} == {0, 1, 2}
    with pytest.raises(ValueError, match="'starter' is a seat from 0 to 2"):
        Table(GAME, 3, {"starter": 3}, seed=1)


def test_S7_clockwise_and_only_on_turn() -> None:
    table = run(spicy(*HANDS), "0 pass")
    assert table.turn() == [1]
    run(table, "1 pass", "2 pass")
    assert table.turn() == [0]
    with pytest.raises(IllegalAction, match="S7 forbids 'pass'"):
        table.act(1, "pass")
    with pytest.raises(IllegalAction, match="S7 forbids 'play chili 2 as 2 chili'"):
        table.act(1, "play chili 2 as 2 chili")


def test_S8_a_claim_may_be_false_and_the_card_is_the_players_own() -> None:
    table = spicy(*HANDS)
    with pytest.raises(IllegalAction, match="S8 forbids 'play chili 2 as 2 chili'"):
        table.act(0, "play chili 2 as 2 chili")
    run(table, "0 play chili 7 as 1 wasabi")
    assert table.facts()["claim"] == "1 wasabi"
    assert "chili 7" not in hand(table, 0)


@pytest.mark.parametrize("claim", ["4 chili", "10 wasabi"])
def test_S9_a_stack_begins_with_1_2_or_3(claim: str) -> None:
    table = spicy(*HANDS)
    with pytest.raises(IllegalAction, match="S9") as refusal:
        table.act(0, f"play chili 7 as {claim}")
    assert "play chili 7 as 3 wasabi" in refusal.value.legal
    for number in (1, 2, 3):
        for spice in ("chili", "pepper", "wasabi"):
            run(spicy(*HANDS), f"0 play chili 7 as {number} {spice}")


def claims(table: Table, seat: int) -> set[str]:
    return {text.split(" as ")[1] for text in table.legal(seat) if text.startswith("play ")}


def test_S10_higher_in_the_same_spice() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 3 pepper", "all let go")
    assert claims(table, 1) == {f"{number} pepper" for number in range(4, 11)}
    with pytest.raises(IllegalAction, match="S10"):
        table.act(1, "play chili 2 as 3 pepper")
    with pytest.raises(IllegalAction, match="S10"):
        table.act(1, "play chili 2 as 4 chili")


def test_S10_after_a_ten_begin_again() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 3 pepper", "all let go")
    run(table, "1 play pepper 9 as 10 pepper", "all let go")
    assert claims(table, 2) == {"1 pepper", "2 pepper", "3 pepper"}


@pytest.mark.parametrize("below", range(2, 11))
def test_S10_what_may_follow_every_number(below: int) -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 wasabi", "all let go")
    run(table, f"1 play chili 2 as {below} wasabi", "all let go")
    numbers = range(below + 1, 11) if below < 10 else range(1, 4)
    assert claims(table, 2) == {f"{number} wasabi" for number in numbers}


def test_S11_refused_or_strictly_punished() -> None:
    table = spicy(*HANDS, draws="w7", strict=True)
    assert "play chili 7 as 9 chili" in table.legal(0)
    run(table, "0 play chili 7 as 9 chili")
    assert told(table) == ["misclaimed 0 9-chili invalid", "passed 0", "drew 0 {wasabi-7 : 0}"]
    assert table.turn() == [1]
    assert "chili 7" in hand(table, 0)
    assert fact(table, "stack") == []


def test_S12_pass_draws_one() -> None:
    table = run(spicy(*HANDS, draws="w7"), "0 pass")
    assert "wasabi 7" in hand(table, 0)
    assert table.facts(1)["sizes"] == [7, 6, 6]
    assert table.turn() == [1]


def test_S13_own_card_in_the_stack_is_seen_only_while_it_lies_there() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili", "all let go")
    run(table, "1 play chili 2 as 2 chili")
    assert table.facts(0)["stack"] == [{"by": 0, "card": "chili 7"}, {"by": 1, "card": "?"}]
    assert table.facts(1)["stack"] == [{"by": 0, "card": "?"}, {"by": 1, "card": "chili 2"}]
    assert table.facts()["stack"] == [{"by": 0, "card": "?"}, {"by": 1, "card": "?"}]
    run(table, "2 challenge number")
    for seat in (0, 1, 2, ONLOOKER):
        assert "chili 7" not in str(table.facts(seat))


def test_S14_until_it_is_covered_after_passes_too() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili", "all let go", "1 pass")
    assert "challenge number" in table.legal(2)
    assert "challenge number" in table.legal(1)  # though not on turn
    assert "challenge number" not in table.legal(0)
    run(table, "1 challenge number")
    assert table.facts()["won"] == [0, 1, 0]


def test_S14_not_once_it_is_covered_nor_ones_own() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili", "all let go")
    run(table, "1 play chili 2 as 2 chili", "0 challenge number")
    assert table.facts()["won"] == [0, 2, 0]  # it was the 2 that was challenged
    with pytest.raises(IllegalAction, match="S14"):
        table.act(0, "challenge spice")
    run(table, "0 play wasabi 2 as 1 chili")
    with pytest.raises(IllegalAction, match="S14"):
        table.act(0, "challenge spice")


def test_S15_a_challenge_names_a_trait() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili")
    assert [text for text in table.legal(1) if "challenge" in text] == [
        "challenge number",
        "challenge spice",
    ]
    with pytest.raises(IllegalAction, match="S15"):
        table.act(1, "challenge")


def test_S15_strict_without_a_trait_is_lost() -> None:
    table = run(spicy(*HANDS, strict=True), "0 play chili 7 as 1 pepper", "2 challenge")
    assert table.facts()["won"] == [1, 0, 0]
    assert table.turn() == [2]


def test_S16_only_the_named_trait_counts() -> None:
    # The book's example: "not chili", and a chili 5 of another number is turned up.
    table = spicy("c5 p1", "c2 c8")
    run(table, "0 play chili 5 as 3 chili", "1 challenge spice")
    assert told(table)[0] == "revealed 1 spice chili-5"
    assert table.facts()["won"] == [1, 0]
    table = run(spicy("c5 p1", "c2 c8"), "0 play chili 5 as 3 chili", "1 challenge number")
    assert table.facts()["won"] == [0, 1]


@pytest.mark.parametrize(
    ("card", "trait", "right"),
    [("n", "number", 1), ("n", "spice", 0), ("s", "number", 0), ("s", "spice", 1)],
)
def test_S17_wilds(card: str, trait: str, right: int) -> None:
    name = "wild number" if card == "n" else "wild spice"
    table = run(spicy(f"{card} c1", "c2 c8"), f"0 play {name} as 3 pepper", f"1 challenge {trait}")
    assert table.facts()["won"] == [right, 1 - right]


def test_S18_the_whole_stack_unseen() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili", "all let go")
    run(table, "1 play chili 2 as 2 chili", "all let go", "2 play chili 3 as 3 chili")
    run(table, "0 challenge number")
    assert table.facts()["won"] == [0, 0, 3]
    assert table.facts()["stack"] == []
    assert table.facts()["claim"] is None


def test_S19_the_loser_draws_two_and_begins() -> None:
    table = run(spicy(*HANDS, draws="w7 w8"), "0 play chili 1 as 1 chili", "2 challenge spice")
    assert table.turn() == [2]
    assert hand(table, 2)[-3:] == ["wasabi 7", "wasabi 8", "wasabi 10"]
    assert claims(table, 2) == {
        f"{n} {s}" for n in (1, 2, 3) for s in ("chili", "pepper", "wasabi")
    }


def test_S20_everybody_reacts_in_any_order() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili")
    assert table.turn() == [1, 2]
    assert table.legal(2) == ["let go", "challenge number", "challenge spice"]
    run(table, "2 let go")
    assert table.turn() == [1]
    assert table.legal(2) == ["challenge number", "challenge spice"]  # it binds nobody
    with pytest.raises(IllegalAction, match="S20"):
        table.act(2, "let go")
    run(table, "1 let go")
    assert table.turn() == [1]
    assert "challenge number" in table.legal(1)
    assert "challenge number" in table.legal(2)


def test_S20_one_at_a_time_clockwise() -> None:
    table = run(spicy(*HANDS, starter=1), "1 play chili 2 as 1 chili")
    state = table.view(0)
    assert isinstance(state, Spicy)
    assert (state.mover, table.turn()) == (2, [2, 0])
    run(table, "2 let go")
    assert table.view(0).mover == 0


def test_S20_the_first_challenge_counts() -> None:
    table = run(spicy(*HANDS), "0 play chili 7 as 1 chili", "2 challenge number")
    with pytest.raises(IllegalAction, match="S14"):
        table.act(1, "challenge number")


@pytest.mark.parametrize(
    ("change", "clause"),
    [({0: 3}, "S6"), ({1: 4}, "S2"), ({2: 99}, "S5"), ({3: 0, 4: 0, 5: 0, 6: 0}, "S1")],
)
def test_S4_natures_set_up_is_checked(change: dict[int, int], clause: str) -> None:
    table = Table(GAME, 3, {}, nature=None)
    numbers = list(table._truth.draw(Rng(1)).numbers)
    for at, number in change.items():
        numbers[at] = number
    with pytest.raises(IllegalAction, match=clause):
        table.submit(Action(int(NATURE), 2023, tuple(numbers)))
    with pytest.raises(IllegalAction, match="S4"):
        table.submit(Action(0, 1920))
