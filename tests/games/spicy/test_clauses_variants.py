"""Spicy clause by clause: the variant cards (S31-S38, S44, S47)."""

from __future__ import annotations

import pytest

from spicery.core.game import IllegalAction
from spicery.core.table import Table
from tests.games.spicy.dealt import fact, hand, run, spicy, told

HANDS = ("c1 p1 w1 c6 n", "c2 p2 w2 p9 s", "c3 p3 w3 w6 p6")


def after(claim: str, *variants: str) -> set[str]:
    """The claims that seat 1 may make on top of a claim of seat 0, reached by steps of one."""
    low, spice = min(int(claim.split(maxsplit=1)[0]), 3), claim.split()[1]
    table = run(spicy(*HANDS, variants=list(variants)), f"0 play chili 1 as {low} {spice}")
    run(table, "all let go")
    if int(claim.split(maxsplit=1)[0]) > 3:
        run(table, "1 pass", "2 pass", f"0 play pepper 1 as {claim}", *tucked(table, claim))
        run(table, "all let go")
    return {text.split(" as ")[1] for text in table.legal(1) if text.startswith("play ")}


def tucked(table: Table, claim: str) -> list[str]:
    lucky = claim.startswith("5 ") and "change your luck" in str(table.facts()["variants"])
    return ["0 tuck no more"] if lucky else []


def test_S31_we_love_chili() -> None:
    assert after("1 pepper", "we love chili") == {
        *(f"{number} pepper" for number in range(2, 11)),
        "2 chili",
        "3 chili",
    }
    assert after("5 pepper", "we love chili") == {f"{n} pepper" for n in range(6, 11)}
    ten = after("10 wasabi", "we love chili")
    assert ten == {f"{n} {spice}" for n in (1, 2, 3) for spice in ("wasabi", "chili")}


def test_S31_the_stack_is_chili_from_then_on() -> None:
    table = run(spicy(*HANDS, variants=["we love chili"]), "0 play chili 1 as 1 pepper")
    run(table, "all let go", "1 play chili 2 as 2 chili", "all let go")
    claims = {text.split(" as ")[1] for text in table.legal(2) if text.startswith("play ")}
    assert claims == {f"{number} chili" for number in range(3, 11)}


@pytest.mark.parametrize("number", [8, 9, 10])
def test_S32_start_it_up(number: int) -> None:
    higher = {f"{n} pepper" for n in range(number + 1, 11)}
    low = {f"{n} pepper" for n in (1, 2, 3)}
    assert after(f"{number} pepper", "start it up") == higher | low
    assert after("7 pepper", "start it up") == {"8 pepper", "9 pepper", "10 pepper"}


def raid() -> Table:
    """Seat 0 claimed 3, seat 1 laid a paw on a claimed 4."""
    table = run(spicy(*HANDS, variants=["spice raider"]), "0 play chili 1 as 3 chili", "all let go")
    return run(table, "1 play chili 2 as 4 chili")


def test_S33_the_next_card_sets_off_the_raid() -> None:
    table = run(raid(), "all let go", "2 play chili 3 as 5 chili")
    assert told(table)[0] == "raided 1"
    assert table.facts()["won"] == [0, 2, 0]
    assert fact(table, "stack") == [{"by": 2, "card": "chili 3"}]


def test_S33_challenged_there_is_no_raid() -> None:
    table = run(raid(), "0 challenge number")
    assert table.facts()["won"] == [2, 0, 0]
    run(table, "1 play pepper 2 as 3 pepper")
    assert table.facts()["won"] == [2, 0, 0]


def test_S47_a_pass_does_not_set_off_the_raid() -> None:
    table = run(raid(), "all let go", "2 pass")
    assert table.facts()["won"] == [0, 0, 0]
    assert "challenge number" in table.legal(0)
    run(table, "0 play pepper 1 as 6 chili")
    assert table.facts()["won"] == [0, 2, 0]


def test_S47_a_copy_of_the_four_does_and_raids_in_turn() -> None:
    table = spicy(*HANDS, variants=["spice raider", "copy cat"])
    run(table, "0 play chili 1 as 3 chili", "all let go", "1 play chili 2 as 4 chili")
    run(table, "0 copy with pepper 1")
    assert table.facts()["won"] == [0, 2, 0]
    run(table, "all let go", "1 play pepper 2 as 5 chili")
    assert table.facts()["won"] == [1, 2, 0]


def test_S47_on_a_last_card_everybody_decides_first() -> None:
    table = run(spicy("c1", "p1", variants=["spice raider"]), "0 pass", "1 pass")
    run(table, "0 play chili 1 as 3 chili", "1 let go", "1 play pepper 1 as 4 chili", "0 let go")
    rest = hand(table, 1)[0]
    table = run(table, "0 pass", f"1 play {rest} as 5 chili")
    assert table.turn() == [0]
    assert table.facts()["won"] == [0, 2]
    assert table.facts()["last card"] is True


def lucky(draws: str = "w7 w8 w9", **options: object) -> Table:
    table = spicy(*HANDS, draws=draws, variants=["change your luck"], **options)  # type: ignore[arg-type]
    run(table, "0 play chili 1 as 3 chili", "all let go")
    return run(table, "1 play chili 2 as 5 chili")


def test_S34_up_to_two_cards_go_under_the_five() -> None:
    table = lucky()
    assert table.turn() == [1]
    with pytest.raises(IllegalAction, match="S34"):
        table.act(2, "challenge number")
    run(table, "1 tuck pepper 2", "1 tuck wild spice")
    assert hand(table, 1) == ["pepper 9", "wasabi 2", "wasabi 7", "wasabi 8"]
    assert [entry["card"] for entry in fact(table, "stack")] == [  # type: ignore[attr-defined]
        "chili 1",
        "pepper 2",
        "wild spice",
        "chili 2",
    ]
    assert table.turn() == [2, 0]
    assert table.facts(2)["sizes"] == [4, 4, 5]


def test_S34_a_challenge_looks_only_at_the_five() -> None:
    table = run(lucky(), "1 tuck pepper 2", "1 tuck no more", "2 challenge spice")
    assert told(table)[0] == "revealed 2 spice chili-2"
    assert table.facts()["won"] == [0, 3, 0]


def test_S34_none_at_all_is_fine() -> None:
    table = run(lucky(), "1 tuck no more")
    assert table.facts()["sizes"] == [4, 4, 5]
    assert table.turn() == [2, 0]


def test_S34_a_hand_is_empty_only_after_the_draw() -> None:
    table = run(spicy("c1 c6", "p1 p2", variants=["change your luck"]), "0 play chili 1 as 3 chili")
    run(table, "all let go", "1 pass", "0 pass", "1 pass")
    cards = hand(table, 0)
    run(table, f"0 play {cards[0]} as 5 chili", f"0 tuck {cards[1]}")
    assert table.facts()["last card"] is False
    assert table.facts()["sizes"] == [1, 4]


def test_S34_a_last_card_has_nothing_to_tuck() -> None:
    table = run(spicy("c1", "p1", variants=["change your luck"]), "0 pass", "1 pass")
    run(table, f"0 play {hand(table, 0)[0]} as 3 chili", "1 let go", "1 pass")
    run(table, f"0 play {hand(table, 0)[0]} as 5 chili")
    assert table.turn() == [1]
    assert table.facts()["last card"] is True
    assert table.legal(0) == []


def test_S34_drawing_into_worlds_end_ends_the_game() -> None:
    table = run(lucky(above=1), "1 tuck pepper 2", "1 tuck wild spice")
    assert table.over
    assert table.facts()["sizes"] == [4, 3, 5]


@pytest.mark.parametrize("drawn", [1, 2])
def test_S34_nothing_is_told_after_the_end(drawn: int) -> None:
    table = run(lucky(above=drawn), "1 tuck pepper 2", "1 tuck wild spice")
    assert told(table)[-1] == "ended world's-end"
    assert table.turn() == []


@pytest.mark.parametrize(
    ("card", "claim", "right"),
    [("chili 6", 9, True), ("pepper 9", 6, True), ("chili 6", 6, True), ("chili 1", 9, False)],
)
def test_S35_six_and_nine_are_the_same(card: str, claim: int, right: bool) -> None:
    hands = ("c1 c6 p9", "p1 p2 p3")
    for variants, expected in ((["turn it up"], right), ([], right and card.endswith(str(claim)))):
        table = run(spicy(*hands, variants=variants), "0 pass", "1 play pepper 1 as 3 chili")
        run(table, "0 let go", f"0 play {card} as {claim} chili", "1 challenge number")
        assert table.facts()["won"] == ([2, 0] if expected else [0, 2])


@pytest.mark.parametrize("variants", [[], ["turn it up"]])
def test_S35_the_hand_on_turn_says_what_each_card_is_right_for(variants: list[str]) -> None:
    """What the facts call true is what a challenge finds right, card by card, claim by claim."""
    table = spicy("c6 n s", "p1 p2 p3", variants=variants)
    borne = table.facts(0)["bears"]
    assert isinstance(borne, dict)
    assert list(borne) == ["chili 6", "wild number", "wild spice"]
    for card, truth in borne.items():
        for number in range(1, 11):
            for spice in ("chili", "pepper", "wasabi"):
                for trait, right in (
                    ("number", number in truth["numbers"]),
                    ("spice", spice in truth["spices"]),
                ):
                    trial = spicy("c6 n s", "p1 p2 p3", variants=variants, strict=True)
                    legal = f"0 play {card} as {number} {spice}"
                    if legal[2:] not in trial.legal(0) or number > 3:
                        assert number > 3
                        run(trial, "0 pass", f"1 play pepper 1 as 3 {spice}", "0 let go")
                    run(trial, legal, f"1 challenge {trait}")
                    assert (trial.facts()["won"][0] > 0) is right  # type: ignore[index]
    assert table.facts(1)["bears"] == table.facts()["bears"] == "?"
    assert run(table, "0 play chili 6 as 1 chili").facts(0)["bears"] == {}


@pytest.mark.parametrize(("card", "claim"), [("7", 8), ("8", 7), ("5", 10), ("10", 5)])
def test_S35_no_other_numbers_are_the_same(card: str, claim: int) -> None:
    table = spicy(f"c1 c2 c{card}", "p1 p2 p3", variants=["turn it up"])
    run(table, "0 pass", "1 play pepper 1 as 3 chili", "0 let go")
    run(table, f"0 play chili {card} as {claim} chili", "1 challenge number")
    assert table.facts()["won"] == [0, 2]


def test_S36_anybody_copies_and_play_goes_on_to_the_copiers_left() -> None:
    table = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 3 chili")
    assert "copy with chili 3" in table.legal(2)
    assert "copy with chili 1" not in table.legal(0)
    run(table, "2 copy with chili 3")
    assert table.facts()["claim"] == "3 chili"
    assert table.facts()["copy"] is True
    assert table.turn() == [0, 1]
    run(table, "all let go")
    assert table.turn() == [0]


def test_S36_a_copy_can_be_copied_but_not_by_its_own_player() -> None:
    table = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 3 chili")
    run(table, "2 copy with chili 3")
    with pytest.raises(IllegalAction, match="S36"):
        table.act(2, "copy with pepper 3")
    run(table, "0 copy with pepper 1")
    assert table.facts()["owner"] == 0


def test_S36_on_turn_after_everybody_let_go() -> None:
    table = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 3 chili", "all let go")
    assert "copy with chili 2" in table.legal(1)
    assert "copy with chili 3" in table.legal(2)
    run(table, "1 copy with chili 2")
    assert table.facts()["owner"] == 1


def test_S36_not_without_the_card() -> None:
    table = run(spicy(*HANDS), "0 play chili 1 as 3 chili")
    with pytest.raises(IllegalAction, match="S36"):
        table.act(1, "copy with chili 2")
    table = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 3 chili")
    with pytest.raises(IllegalAction, match="S8"):
        table.act(1, "copy with chili 3")


def test_S36_effects_of_the_number_go_with_the_copy() -> None:
    table = spicy(*HANDS, variants=["change your luck", "copy cat"])
    run(table, "0 play chili 1 as 3 chili", "all let go", "1 play chili 2 as 5 chili")
    run(table, "1 tuck no more", "0 copy with pepper 1")
    assert table.legal(0)[0] == "tuck no more"


def test_S36_strict_a_copier_who_forgets_to_announce_takes_it_back() -> None:
    table = spicy("c1", "p1", strict=True, draws="w1 w2 w3", variants=["copy cat"])
    run(table, "0 pass", "1 pass", "0 play chili 1 as 1 chili")
    run(table, "1 let go", "1 play pepper 1 as 2 chili")
    run(table, "0 copy with wasabi 1")
    assert told(table) == [
        "misclaimed 0 2-chili unannounced",
        "drew 0 {wasabi-3 : 0}",
        "gave-way 0",
    ]


def test_S36_strict_a_forgetful_copier_out_of_turn_does_not_move_the_turn() -> None:
    table = spicy("c1", "p1", "p2", strict=True, draws="w1 w2 w3", variants=["copy cat"])
    run(table, "0 play chili 1 as 1 chili last", "all let go")
    assert table.turn() == [1]
    run(table, "2 copy with pepper 2")
    assert told(table) == ["misclaimed 2 1-chili unannounced", "drew 2 {wasabi-2 : 2}"]
    assert table.turn() == [1]
    assert hand(table, 2) == ["pepper 2", "wasabi 2"]


def test_S36_strict_only_a_single_card_is_announced_as_the_last() -> None:
    """Seat 2 drew a second card, seat 1 has one: S21 lets only seat 1 say `last`."""
    table = spicy("c1", "p1", "p2", strict=True, draws="w1 w2 w3", variants=["copy cat"])
    run(table, "0 play chili 1 as 1 chili last", "all let go", "2 copy with pepper 2")
    offered = [[text for text in table.legal(seat) if "copy" in text] for seat in (1, 2)]
    assert offered == [
        ["copy with pepper 1", "copy with pepper 1 last"],
        ["copy with pepper 2", "copy with wasabi 2"],
    ]
    with pytest.raises(IllegalAction, match="S21"):
        table.act(2, "copy with pepper 2 last")


@pytest.mark.parametrize(
    ("card", "wins"),
    [("chili 3", True), ("pepper 3", False), ("wasabi 6", False)],
)
def test_S37_a_copy_must_be_right_in_both(card: str, wins: bool) -> None:
    table = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 3 chili")
    run(table, f"2 copy with {card}")
    with pytest.raises(IllegalAction, match="S37"):
        table.act(1, "challenge number")
    run(table, "1 challenge copy")
    assert table.facts()["won"] == ([0, 0, 2] if wins else [0, 2, 0])


@pytest.mark.parametrize("card", ["wild number", "wild spice"])
def test_S37_a_wild_copy_always_loses(card: str) -> None:
    seat = 0 if card == "wild number" else 1
    table = run(spicy(*HANDS, variants=["copy cat"], starter=2), "2 play chili 3 as 3 chili")
    run(table, f"{seat} copy with {card}", "2 challenge copy")
    assert table.facts()["won"] == [0, 0, 2]


def test_S37_a_plain_card_is_not_challenged_like_a_copy() -> None:
    table = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 3 chili")
    with pytest.raises(IllegalAction, match="S15"):
        table.act(1, "challenge copy")


def test_S38_two_variants_hold_together() -> None:
    nine = after("9 pepper", "we love chili", "start it up")
    assert nine == {"10 pepper"} | {f"{n} {s}" for n in (1, 2, 3) for s in ("pepper", "chili")}
    table = spicy("c1 c2 p9", "p1 p2 p6", variants=["copy cat", "turn it up"])
    run(table, "0 pass", "1 play pepper 1 as 3 pepper", "0 let go")
    run(table, "0 play pepper 9 as 9 pepper", "1 copy with pepper 6", "0 challenge copy")
    assert table.facts()["won"] == [0, 3]
