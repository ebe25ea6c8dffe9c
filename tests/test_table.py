"""The table: refusals change nothing, and secrets stay inside."""

from __future__ import annotations

import pytest

from spicery.core.catalog import BadSeats
from spicery.core.catalog.options import BadOption
from spicery.core.game import Action, BadMessage, IllegalAction
from spicery.core.table import ONLOOKER, Table, sample_answer
from spicery.games import UnknownGame, add_from, catalogue, find
from spicery.games.spicy import GAME
from tests.mini import HighCard, game_of


def test_games_are_found_by_looking() -> None:
    assert "spicy" in catalogue()
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*spicy"):
        find("chess")


def test_without_a_seed_every_table_is_another() -> None:
    assert Table(GAME, 2).record() != Table(GAME, 2).record()
    assert Table(GAME, 2, seed=3).record() == Table(GAME, 2, seed=3).record()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"jiter": 1}, "spicy has no option 'jiter'; it has: above, copies, deal, jitter"),
        ({"jitter": "2"}, "option 'jitter' of spicy takes a whole number from 0 to 20, not '2'"),
        ({"jitter": True}, "takes a whole number"),
        ({"strict": 1}, "option 'strict' of spicy takes true or false, not 1"),
        ({"variants": ["chess"]}, "option 'variants' of spicy takes a list of at most 2 of"),
        ({"variants": ["copy cat", "copy cat"]}, "takes a list of at most 2"),
        ({"variants": ["copy cat", "turn it up", "random"]}, "takes a list of at most 2"),
        ({"deal": 12, "copies": 1, "wilds": 0}, "fit into a draw deck"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, object], why: str) -> None:
    with pytest.raises(BadOption) as error:
        Table(GAME, 4 if "deal" not in options else 3, {**options, "above": 20}, seed=1)
    assert why in str(error.value)


def test_seats_that_do_not_exist() -> None:
    with pytest.raises(BadSeats, match="spicy is for 2 to 6 seats, not 7"):
        Table(GAME, 7)
    table = Table(GAME, 2, seed=1)
    for seat in (-1, 2, 99):
        with pytest.raises(ValueError, match=f"seat {seat} does not exist; seats are 0 to 1"):
            table.view(seat)
        with pytest.raises(ValueError, match="does not exist"):
            table.act(seat, "pass")
        with pytest.raises(ValueError, match="does not exist"):
            table.seen(seat)
        with pytest.raises(IllegalAction):
            table.submit(Action(seat, 1920))


def test_a_refusal_names_the_clause_and_what_would_be_legal() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    with pytest.raises(IllegalAction) as refusal:
        table.act(1, "challenge number")
    assert str(refusal.value) == (
        "S14 forbids 'challenge number' here; this seat has no legal action now"
    )
    with pytest.raises(IllegalAction, match=r"S20 forbids 'let go' here; legal now: pass; play "):
        table.act(0, "let go")
    with pytest.raises(IllegalAction, match=r"and \d+ more"):
        table.act(0, "let go")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "isn't an action of Spicy; actions are: pass;"),
        ("plai chili 7", "isn't an action of Spicy"),
        ("play chili 11 as 3 chili", "'chili 11' in .* isn't a card"),
        ("play chili 7 as 3 salt", "'3 salt' in .* isn't a claim"),
        ("play chili 7", "'' in .* isn't a claim"),
        ("shuffle the deck", "isn't a shuffle"),
        ("tuck", "isn't a card"),
    ],
)
def test_text_that_is_no_action(text: str, why: str) -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    before = table.record()
    with pytest.raises(BadMessage, match=why):
        table.act(0, text)
    assert table.record() == before


def test_codes_out_of_any_range_are_refused() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    before = table.record()
    for code in (-1, 2023, 2024, 10**8):
        with pytest.raises(IllegalAction):
            table.submit(Action(0, code))
    for action in (Action(0, 2**70), Action(2**70, 0), Action(0, 0, (2**70,))):
        with pytest.raises(BadMessage, match="at most nine digits"):
            table.submit(action)
    with pytest.raises(IllegalAction):
        table.submit(Action(0, 1920, (1, 2)))
    assert table.record() == before


def test_scores_are_told_only_at_the_end() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    with pytest.raises(ValueError, match="the game is not over yet"):
        table.scores()
    with pytest.raises(ValueError, match="the game is not over yet"):
        table.winners()


def test_seen_is_told_from_a_version_on() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    assert table.version == 1
    assert table.act(0, "pass")[0] == "passed 0"
    assert table.seen(ONLOOKER, 1) == [["passed 0", "drew 0 {? : 0}"]]


def test_the_callers_options_are_not_the_tables() -> None:
    options: dict[str, object] = {"variants": ["copy cat"]}
    table = Table(GAME, 2, options, seed=1)
    before = table.record()
    options["variants"] = "changed"
    assert table.record() == before


def test_a_view_is_a_copy() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    table.view(0).apply(1920)
    assert table.facts(0)["sizes"] == [6, 6]


class Stub:
    """An entry point of an installed package."""

    def __init__(self, name: str, loads: object) -> None:
        self.name = self.value = name
        self.loads = loads

    def load(self) -> object:
        if isinstance(self.loads, Exception):
            raise self.loads
        return self.loads


@pytest.mark.parametrize("loads", [ImportError("gone"), "no game", GAME])
def test_a_broken_game_of_another_package_is_left_out(loads: object) -> None:
    found = {"spicy": GAME}
    with pytest.warns(UserWarning, match="cannot be loaded: gone|is not a Game|already exists"):
        add_from(Stub("theirs", loads), found)  # type: ignore[arg-type]
    assert found == {"spicy": GAME}


def test_a_game_of_another_package_is_found() -> None:
    found = {"spicy": GAME}
    theirs = game_of(HighCard)
    add_from(Stub("highcard", theirs), found)  # type: ignore[arg-type]
    assert found == {"spicy": GAME, "highcard": theirs}


def test_a_table_rebuilt_from_its_lines_plays_on() -> None:
    first = Table(GAME, 3, {"starter": 0}, seed=5)
    first.act(0, "pass")
    again = Table(GAME, 3, {"starter": 0}, nature=None)
    for line in first.lines():
        again.repeat(line)
    again.resume(sample_answer)
    again.act(1, "pass")
    assert again.actors() == [-1, 0, 1]
    assert again.lines(2) == again.lines()[2:]
    assert again.record().startswith(first.record())


def test_a_rebuilt_table_asks_nature_for_what_was_not_yet_drawn() -> None:
    table = Table(GAME, 2, nature=None)
    table.resume(sample_answer)
    assert table.version == 1
