"""Spicy clause by clause: trophies, the end, and the rulings about them (S21-S28, S41-S48)."""

from __future__ import annotations

import pytest

from spicery.core.game import IllegalAction
from spicery.core.table import ONLOOKER, Table
from tests.games.spicy.dealt import fact, hand, run, spicy, told

SIX = "w5 w6 w7 w8 w9 w10"


def last_card(card: str = "chili 1", others: int = 1, **options: object) -> Table:
    """Seat 0 has just played the only card of a hand as 1 chili."""
    brief = {"chili 1": "c1", "chili 7": "c7"}[card]
    hands = [brief, "p1", "p2", "p3"][: others + 1]
    options = {"draws": SIX, **options}
    return run(spicy(*hands, **options), f"0 play {card} as 1 chili")  # type: ignore[arg-type]


def test_S21_the_table_announces_a_last_card() -> None:
    assert last_card().facts()["last card"] is True
    table = run(spicy("c1 c2", "p1 p2"), "0 play chili 1 as 1 chili")
    assert table.facts()["last card"] is False
    with pytest.raises(IllegalAction, match="S21"):
        run(spicy("c1", "p1"), "0 play chili 1 as 1 chili last")


def test_S21_strict_the_player_must_announce_it() -> None:
    table = run(spicy("c1", "p1", strict=True, draws="w5"), "0 play chili 1 as 1 chili")
    assert told(table) == ["misclaimed 0 1-chili unannounced", "passed 0", "drew 0 {wasabi-5 : 0}"]
    assert hand(table, 0) == ["chili 1", "wasabi 5"]
    table = run(spicy("c1", "p1", strict=True), "0 play chili 1 as 1 chili last", "1 let go")
    assert table.facts()["trophies"] == [1, 0]
    with pytest.raises(IllegalAction, match="S21"):
        run(spicy("c1 c2", "p1 p2", strict=True), "0 play chili 1 as 1 chili last")


def test_S22_nothing_is_played_before_everybody_decided() -> None:
    table = last_card(others=2)
    run(table, "1 let go")
    assert table.turn() == [2]
    with pytest.raises(IllegalAction, match="S22"):
        table.act(1, "play pepper 1 as 2 chili")


def test_S23_unchallenged_wins_a_trophy() -> None:
    table = run(last_card(others=2), "all let go")
    assert table.facts()["trophies"] == [1, 0, 0]


def test_S23_a_won_challenge_wins_a_trophy() -> None:
    table = run(last_card(), "1 challenge number")
    assert table.facts()["trophies"] == [1, 0]
    assert table.facts()["won"] == [1, 0]


def test_S23_a_lost_challenge_wins_none() -> None:
    table = run(last_card("chili 7"), "1 challenge number")
    assert table.facts()["trophies"] == [0, 0]
    assert table.facts()["won"] == [0, 1]
    assert hand(table, 0) == ["wasabi 5", "wasabi 6"]
    assert table.turn() == [0]


def test_S24_the_stack_stays_and_the_card_is_safe() -> None:
    table = run(last_card("chili 7", others=2), "all let go")
    assert table.turn() == [1]
    assert table.facts()["claim"] == "1 chili"
    for seat in (1, 2):
        with pytest.raises(IllegalAction, match="S24"):
            table.act(seat, "challenge number")
    run(table, "1 play pepper 1 as 2 chili", "2 challenge number")
    assert table.facts()["won"] == [0, 0, 2]


def test_S25_the_winner_of_a_trophy_draws_as_many_as_were_dealt() -> None:
    table = spicy("c1 c2 c3 c4 c5 c6", "p1 p2 p3 p4 p5 p6", draws=SIX)
    for number in range(1, 7):
        run(table, f"0 play chili {number} as {number} chili", "1 let go")
        if number < 6:
            run(table, "1 pass")
    assert table.facts()["trophies"] == [1, 0]
    assert table.facts()["sizes"] == [6, 11]


def two_trophies() -> Table:
    table = run(spicy("c1", "p1", draws="c2"), "0 play chili 1 as 1 chili", "1 let go", "1 pass")
    return run(table, "0 play chili 2 as 2 chili", "1 let go")


def test_S26_a_second_trophy_ends_the_game() -> None:
    table = two_trophies()
    assert table.over
    assert told(table)[-1] == "ended second-trophy"
    with pytest.raises(IllegalAction, match="S26"):
        table.act(1, "pass")


def test_S26_the_third_trophy_ends_the_game() -> None:
    table = spicy("c1", "p1", "w1", draws="c5 c6 c7")
    for seat, card in ((0, "chili 1"), (1, "pepper 1")):
        number = seat + 1
        run(table, f"{seat} play {card} as {number} chili", "all let go")
    run(table, "2 play wasabi 1 as 3 chili", "all let go")
    assert table.over
    assert told(table)[-2:] == ["trophied 2", "ended third-trophy"]


def test_S26_worlds_end_ends_the_game_and_forfeits_the_rest() -> None:
    table = run(spicy("c7 c8", "p1 p2", above=1), "0 play chili 7 as 1 chili", "1 challenge number")
    assert table.over
    assert table.facts()["sizes"] == [2, 2]  # the loser drew one, not two
    assert told(table)[-1] == "ended world's-end"


def test_S27_two_trophies_win_whatever_the_points() -> None:
    table = two_trophies()
    assert table.winners() == [0]
    state = table._truth
    state.won[1] = 90  # type: ignore[attr-defined]
    assert table.scores() == [20, 88]
    assert table.winners() == [0]


def test_S28_points_of_the_books_example() -> None:
    table = spicy("c1 c2 c3 c4", "p1 p2 p3 p4", above=1)
    state = table._truth
    state.won[0], state.trophies[0] = 24, 1  # type: ignore[attr-defined]
    run(table, "0 pass")
    assert table.scores() == [10 + 24 - 5, -4]
    assert table.winners() == [0]


def test_S28_ties_share_and_the_stack_is_nobodys() -> None:
    table = run(spicy("c1 c2", "p1 p2", above=1), "0 play chili 1 as 1 chili", "1 let go")
    assert fact(table, "stack") == [{"by": 0, "card": "chili 1"}]
    run(table, "1 pass")
    assert table.scores() == [-1, -3]
    table = run(spicy("c1", "p1", "w1", above=3), "0 pass", "1 pass", "2 pass")
    assert table.winners() == [0, 1, 2]
    shares = table._truth.shares()
    assert [shares[seat] for seat in range(3)] == [1 / 3] * 3


def test_S41_the_trophy_counts_before_the_losers_draw_ends_the_game() -> None:
    table = run(last_card(above=1), "1 challenge number")
    assert told(table)[-3:] == ["trophied 0", "drew 1 {wasabi-5 : 1}", "ended world's-end"]
    assert table.scores() == [11, -2]


def about_to_decide(seats: int, above: int = 90) -> Table:
    """Seat 0 has one trophy and its last card lies on the stack; of two seats or of three."""
    hands = ["c1", "p1", "w1"][:seats]
    table = spicy(*hands, draws="c2 w5 w6 w7 w8 w9", above=above)
    run(table, "0 play chili 1 as 1 chili", "all let go")
    for seat in range(1, seats):
        run(table, f"{seat} pass")
    return run(table, "0 play chili 2 as 2 chili")


def test_S41_the_loser_of_the_deciding_challenge_still_draws_two() -> None:
    table = run(about_to_decide(2), "1 challenge number")
    assert told(table) == [
        "revealed 1 number chili-2",
        "taken 0 1",
        "trophied 0",
        "drew 1 {wasabi-6 : 1}",
        "drew 1 {wasabi-7 : 1}",
        "ended second-trophy",
    ]
    assert table.scores() == [2 + 20, -4]
    assert table.winners() == [0]


def test_S41_the_third_trophy_too() -> None:
    table = spicy("c1", "p1", "c3", draws="c5 c6 c7 c8 c9")
    run(table, "0 play chili 1 as 1 chili", "all let go")
    run(table, "1 play pepper 1 as 2 chili", "all let go")
    run(table, "2 play chili 3 as 3 chili", "1 challenge spice")
    assert told(table)[2:] == [
        "trophied 2",
        "drew 1 {chili-7 : 1}",
        "drew 1 {chili-8 : 1}",
        "ended third-trophy",
    ]
    assert table.scores() == [10 - 1, 10 - 3, 10 + 3]


def test_S41_worlds_end_stops_the_draw_and_the_trophy_decides() -> None:
    table = run(about_to_decide(2, above=3), "1 challenge number")
    assert told(table)[2:] == ["trophied 0", "drew 1 {wasabi-6 : 1}", "ended second-trophy"]
    assert table.winners() == [0]


def test_S42_the_loser_draws_before_the_winner_of_the_trophy() -> None:
    table = run(last_card(), "1 challenge number")
    assert told(table)[-3:] == [
        "drew 1 {wasabi-5 : 1}",
        "drew 1 {wasabi-6 : 1}",
        "drew 0 {wasabi-7 : 0}",
    ]


def test_S43_the_one_opponent_decides() -> None:
    table = last_card()
    assert table.turn() == [1]
    assert table.legal(1) == ["let go", "challenge number", "challenge spice"]
    assert table.facts()["trophies"] == [0, 0]


def test_S44_a_last_card_is_not_copied_before_everybody_decided() -> None:
    table = last_card(others=2, variants=["copy cat"])
    with pytest.raises(IllegalAction, match="S44"):
        table.act(1, "copy with pepper 1")
    run(table, "all let go")
    assert "copy with pepper 1" in table.legal(1)
    assert "copy with pepper 2" in table.legal(2)


def test_S45_numbers_and_claims_are_public_faces_only_while_shown() -> None:
    table = run(spicy("c7 c8", "p1 p2"), "0 play chili 7 as 1 chili", "1 challenge number")
    for seat in (0, 1, ONLOOKER):
        facts = table.facts(seat)
        assert facts["sizes"] == [3, 2]
        assert facts["won"] == [0, 1]
        assert facts["shown"] == "chili 7"
    run(table, "0 pass")
    for seat in (0, 1, ONLOOKER):
        assert table.facts(seat)["shown"] is None
        assert "chili 7" not in str(table.facts(seat))


def test_S13_what_is_true_of_a_claim_is_told_to_whoever_sees_the_card_alone() -> None:
    table = run(spicy("c7 c8", "p1 p2"), "0 play chili 7 as 2 chili")
    assert table.facts(0)["truth"] == {"number": False, "spice": True}
    assert [table.facts(seat)["truth"] for seat in (1, ONLOOKER)] == ["?", "?"]
    run(table, "1 challenge spice")
    assert [table.facts(seat)["truth"] for seat in (0, 1, ONLOOKER)] == [None] * 3
    turned = spicy("c9 c8", "p1 p2", variants=["turn it up"])
    run(turned, "0 play chili 8 as 3 chili", "all let go", "1 play pepper 1 as 4 chili")
    assert turned.facts(1)["truth"] == {"number": False, "spice": False}
    run(turned, "all let go", "0 play chili 9 as 6 chili")
    assert turned.facts(0)["truth"] == {"number": True, "spice": True}, "6 and 9 are the same"


def test_S26_it_is_told_what_ended_the_game() -> None:
    going = last_card()
    assert going.facts()["ending"] is None
    ended = spicy("c1 c2", "p1 p2", above=1)
    run(ended, "0 pass")
    assert ended.over
    assert [ended.facts(seat)["ending"] for seat in (0, 1, ONLOOKER)] == ["world's end"] * 3


def test_S45_a_stack_that_was_taken_leaves_nothing_to_see() -> None:
    """S18: neither a copy, nor a last card, nor one that was safe is told of an empty table."""
    copied = spicy("c1 c2", "p1 p2", variants=["copy cat"])
    run(copied, "0 play chili 1 as 1 chili", "1 copy with pepper 1")
    assert copied.facts()["copy"] is True
    last = last_card()
    assert last.facts()["last card"] is True
    safe = run(last_card(others=2), "all let go")
    assert safe.facts()["safe"] is True
    run(safe, "1 play pepper 1 as 2 chili", "2 challenge number")
    for table in (run(copied, "0 challenge copy"), run(last, "1 challenge number"), safe):
        facts = table.facts()
        assert facts["stack"] == []
        assert [facts["copy"], facts["last card"], facts["safe"]] == [False, False, False]


def test_S46_without_a_stack_one_may_pass() -> None:
    table = run(spicy("c7 c8", "p1 p2"), "0 play chili 7 as 1 chili", "1 challenge number")
    run(table, "0 pass")
    assert table.turn() == [1]
    assert "play pepper 1 as 3 wasabi" in table.legal(1)


def test_S48_one_can_always_pass() -> None:
    table = spicy("c7 c8", "p1 p2", above=40)
    for _ in range(39):
        assert "pass" in table.legal(table.turn()[0])
        run(table, f"{table.turn()[0]} pass")
