"""Playing at a terminal: whole games through a pipe, the curtain, help, hints, refusals."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from spicery.bots import RandomBot
from spicery.cli import app
from spicery.cli.parsing import with_proposals
from spicery.cli.play import CURTAIN, PlayersLeft, TerminalGame, grouped
from spicery.core.catalog import Game
from spicery.core.table import ONLOOKER, Table, replayed
from spicery.games import find
from tests.compiled_only import compiled_only

pytestmark = compiled_only

SPICY = find("spicy")
CARD = re.compile(r"\b(?:(?:chili|pepper|wasabi) \d+|wild (?:number|spice))\b")

HAND = re.compile(r"^│ +(chili|pepper|wasabi|wild) +(\w+(?:  \w+)*) ", re.MULTILINE)


def play(*arguments: str, typed: str) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input=typed, env={"COLUMNS": "100"})


def lines(*some: str, times: int = 400) -> str:
    return "\n".join(some * times) + "\n"


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "2"],
        ["--seats", "4", "--option", "variants=random"],
        ["--seats", "3", "--people", "2", "--option", "strict=true"],
        ["--seats", "3", "--people", "3"],
    ],
    ids=["two", "variant", "hot seat", "no bots"],
)
def test_whole_games_through_a_pipe(seed: int, arguments: list[str], tmp_path: Path) -> None:
    out = tmp_path / "kept.record"
    typed = lines("4", "1", "", ".", "2", times=3000)
    told = play("spicy", *arguments, "--seed", str(seed), "--out", str(out), typed=typed)
    assert told.exit_code == 0, told.output
    words = " ".join(told.output.split())
    assert "The game is over" in words
    assert "win" in words
    assert f"spicery replay {out}" in words
    assert replayed(SPICY, out.read_text(encoding="utf-8")).over


def test_nobody_at_the_keyboard_lets_the_bots_play() -> None:
    told = play("spicy", "--people", "0", "--seed", "1", typed="")
    assert told.exit_code == 0
    assert "win" in told.output


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = (play("spicy", "--seed", "4", typed=lines(".")).output for _ in range(2))
    assert one == two
    assert play("spicy", "--seed", "5", typed=lines(".")).output != one


def test_without_a_game_it_asks() -> None:
    games = [game.title for game in [SPICY]]
    told = play(typed="spicy\n")
    assert all(title in told.output for title in games)
    assert "Goodbye" in told.output
    assert play(typed="chess\n").exit_code == 2
    assert play(typed="").exit_code == 0
    assert "Which game?" in play(typed="1\nquit\n").output


def test_leaving_is_polite_and_keeps_the_record(tmp_path: Path) -> None:
    for number, typed in enumerate(("quit\n", "")):
        out = tmp_path / "folder" / f"kept{number}.record"
        told = play("spicy", "--seed", "1", "--out", str(out), typed=typed)
        assert told.exit_code == 0
        assert "Goodbye." in told.output
        assert not replayed(SPICY, out.read_text(encoding="utf-8")).over


def test_a_record_is_never_written_over_and_never_lost(tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    kept.write_text("precious", encoding="utf-8")
    for out, why in ((kept, "already exists"), (tmp_path, "already exists")):
        told = play("spicy", "--seed", "1", "--out", str(out), typed="quit\n")
        assert told.exit_code == 2
        assert why in told.stderr
        assert "your hand" not in told.output  # refused before the first move
    assert kept.read_text(encoding="utf-8") == "precious"


def test_ctrl_c_ends_with_130(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(self: TerminalGame) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(TerminalGame, "play", interrupted)
    out = tmp_path / "kept.record"
    told = play("spicy", "--out", str(out), typed="")
    assert told.exit_code == 130
    assert "Goodbye." in told.output
    assert out.exists()


# -- one person --------------------------------------------------------------------------


def sitting(
    monkeypatch: pytest.MonkeyPatch,
    typed: Callable[[], str],
    people: int = 1,
    terminal: bool = False,
) -> tuple[TerminalGame, io.StringIO]:
    """A terminal game with a function as input, and its output."""
    table = Table(SPICY, 3, {"starter": 0}, seed=3)
    names = ["Ann", "Ben", "Cleo"]
    seated = TerminalGame(table, names, people, ["random"], 3)
    printed = io.StringIO()
    seated.console = Console(file=printed, width=100, force_terminal=terminal, highlight=False)
    monkeypatch.setattr("builtins.input", lambda prompt="": typed())
    return seated, printed


def typing(*some: str) -> Callable[[], str]:
    """An input that types these lines, then quits."""
    rest = iter(some)
    return lambda: next(rest, "quit")


def said(monkeypatch: pytest.MonkeyPatch, *some: str) -> str:
    seated, printed = sitting(monkeypatch, typing(*some))
    with pytest.raises(PlayersLeft):
        seated.play()
    return printed.getvalue()


def test_help_lists_what_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, "?", "")
    assert "Open to you: pass; play" in told
    assert "more." in told
    assert "Short: c7" in told
    assert "? for help." in told


def test_the_menu_has_two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, "2", "0", "2", "77", "1")
    assert "✔ true" in told or "✘ a bluff" in told
    assert "There is no choice 77; choose from 1 to 9" in told
    assert "Ann played a card" in told
    assert "There is no choice 99" in said(monkeypatch, "99")
    assert "There is no choice 0;" in said(monkeypatch, "0")


def test_labels_are_grouped_before_the_sign() -> None:
    menu = [("Pass", "p"), ("Play a > as b", "ab"), ("Play a > as c", "ac"), ("Go > on", "g")]
    assert grouped(menu) == [
        ("Pass", [("", "p")]),
        ("Play a", [("as b", "ab"), ("as c", "ac")]),
        ("Go", [("on", "g")]),
    ]


def test_a_refusal_names_the_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(self: Game, name: str) -> str:
        raise FileNotFoundError(name)

    monkeypatch.setattr(Game, "file", missing)
    told = said(monkeypatch, "challenge number", "let us dance", "rules")
    assert "S14 forbids 'challenge number' here; legal now: pass" in told.replace("\n", " ")
    assert "isn't an action of Spicy" in told
    assert "has no RULES.md" in told
    monkeypatch.setattr(Game, "file", lambda self, name: "- **S14** Nothing lies there.\n")
    told = said(monkeypatch, "!n", "rules s14")
    assert "S14 forbids 'challenge number' here: Nothing lies there." in told
    assert told.count("Nothing lies there.") == 2


def test_a_refusal_shows_no_markdown(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = "- **S14** *Nothing* lies there; see `deal`.\n"
    monkeypatch.setattr(Game, "file", lambda self, name: rules)
    told = said(monkeypatch, "!n")
    assert "S14 forbids 'challenge number' here: Nothing lies there; see deal." in told


def test_a_hint_comes_from_a_sensible_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "part", lambda self, name: None)
    assert "no bot that can give hints" in said(monkeypatch, "hint")
    known = {"random": RandomBot, "wise": RandomBot}
    monkeypatch.setattr("spicery.bots.registry.bots_of", lambda game: known)
    assert "The bot 'wise' would choose: " in said(monkeypatch, "hint")


def test_the_table_can_be_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, "table").count("Ann (you)") == 2


# -- several people ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_after_the_curtain_nothing_of_the_others_hand_appears(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    answers = cycle(["3", "1", ".", "2", "4", "1"])
    pages = 0
    at = 0

    def typed() -> str:
        """Checks what was printed since the curtain, then types."""
        nonlocal at, pages
        page = printed.getvalue()[at:]
        if "Pass the keyboard to" in page.splitlines()[-1]:
            assert not CARD.search(page.rpartition("Pass the keyboard")[2])
            at = len(printed.getvalue())
            return ""
        seat = seated._at_keyboard
        if seat == ONLOOKER:  # all may look: somebody passed, and others may still challenge
            assert not CARD.search(page.rpartition("─" * 80)[2])
            return ""
        known = " ".join(event for told in seated.table.seen(seat) for event in told)
        for card in CARD.findall(page):
            assert card.replace(" ", "-") in known, (card, page)
        other = 1 - seat
        hand = seated.table._truth.facts()["hands"]
        assert isinstance(hand, list)
        for row in HAND.findall(page.rpartition("🐾 Spicy")[2]):
            mine = [card.partition(" ")[2] for card in hand[seat] if card.startswith(row[0])]
            assert sorted(row[1].split()) == sorted(mine)
        assert f"{seated.names[other]} (you)" not in page
        pages += 1
        return next(answers)

    seated, printed = sitting(monkeypatch, typed, people=2)
    seated.table = Table(SPICY, 3, {"starter": 0}, seed=seed)
    seated.play()
    assert pages > 10


def test_the_curtain_clears_a_real_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    seated, printed = sitting(monkeypatch, typing("", "."), people=2, terminal=True)
    with pytest.raises(PlayersLeft):
        seated.play()
    assert CURTAIN in printed.getvalue()
    seated, printed = sitting(monkeypatch, typing("", "."), people=1, terminal=True)
    with pytest.raises(PlayersLeft):
        seated.play()
    assert CURTAIN not in printed.getvalue()


def test_a_hint_of_the_champion_says_how_often_it_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    told = said(monkeypatch, "hint")
    assert re.search(r"The bot 'tiger' would choose: .* \(it wins \d+ of 100 games\)", told)


# -- what the rule book proposes -----------------------------------------------------------


def test_a_table_for_two_is_offered_what_the_book_proposes() -> None:
    """C70: seven dishes are offered explicitly; otherwise five are played."""
    told = play("alacarte", "--seats", "2", typed="quit\n")
    assert "'finish' is 5; for 2 seats the rule book proposes 7." in told.output
    assert "add: -o finish=7" in told.output
    assert "0/5" in told.output
    told = play("alacarte", "--seats", "2", "-o", "finish=7", typed="quit\n")
    assert "proposes" not in told.output
    assert "0/7" in told.output
    assert "proposes" not in play("alacarte", "--seats", "3", typed="quit\n").output


@pytest.mark.parametrize(
    ("typed", "finish"), [("", {}), ("7", {"finish": 7}), ("5", {"finish": 5})]
)
def test_whoever_can_be_asked_is_asked(typed: str, finish: dict[str, object]) -> None:
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        return typed

    assert with_proposals(find("alacarte"), 2, {}, answer) == finish
    assert len(asked) == 1
    assert with_proposals(find("alacarte"), 2, {"finish": 3}, answer) == {"finish": 3}
    assert with_proposals(find("alacarte"), 4, {}, answer) == {}
    assert len(asked) == 1


# -- speaking up after a pass --------------------------------------------------------------


def passing(
    monkeypatch: pytest.MonkeyPatch, typed: Callable[[], str], people: int, *moves: str
) -> tuple[TerminalGame, io.StringIO]:
    """A game of four in which some moves precede the first question at the keyboard."""
    seated, printed = sitting(monkeypatch, typed, people)
    seated.table = Table(SPICY, 4, {"starter": 0}, seed=3)
    seated.names = ["Ann", "Ben", "Cleo", "Player 4"]
    seated._seen = [0] * 4
    for move in moves:
        who, _, text = move.partition(" ")
        seated.table.act(int(who), text)
    return seated, printed


def opened(table: Table) -> str:
    """The first card that seat 0 may play."""
    return next(text for text in table.legal(0) if text.startswith("play"))


def after_a_pass(seated: TerminalGame) -> None:
    """Seat 0 played a card that all let go; seat 1 passed; seat 2 is on turn."""
    seated.table.act(0, opened(seated.table))
    for seat in (1, 2, 3):
        seated.table.act(seat, "let go")
    seated.table.act(1, "pass")


def test_one_person_among_bots_may_challenge_after_their_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seated, printed = passing(monkeypatch, typing("!n"), 1)
    table = seated.table
    table.act(0, "pass")
    table.act(1, next(text for text in table.legal(1) if text.startswith("play")))
    for seat in (2, 3, 0):
        table.act(seat, "let go")
    table.act(2, "pass")
    assert table.turn() == [3]
    assert seated._called_out()
    assert "you may still act" in printed.getvalue()
    assert "0 challenge number -> revealed" in table.lines()[-1]


@pytest.mark.parametrize(
    "typed", ["Player 4", "3 !n", "Player 4 2", "Ann !n", "Player 4 dance", "rules s14"]
)
def test_what_means_nothing_after_a_pass_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    seated, printed = passing(monkeypatch, typing(typed, ""), 4)
    after_a_pass(seated)
    before = seated.table.version
    assert not seated._called_out()
    assert seated.table.version == before
    assert "still able to act: Player 4." in printed.getvalue()


@pytest.mark.parametrize("typed", ["Player 4 challenge spice", "player 4 !s"])
def test_anybody_at_one_keyboard_may_challenge_after_a_pass(
    monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """S14: not only the seat on turn.  Ann played the card, Ben passed, Cleo is asked too."""
    seated, printed = passing(monkeypatch, typing(typed), 4)
    after_a_pass(seated)
    assert seated.table.turn() == [2]
    assert seated._called_out()
    assert "3 challenge spice -> revealed" in seated.table.lines()[-1]
    told = printed.getvalue()
    assert "Ben passed" in told
    assert "still able to act: Player 4." in told
    assert "'Player 4 challenge number'" in told
    assert seated._at_keyboard == ONLOOKER  # a curtain falls before the next hand is shown


def test_whoever_lets_it_be_is_not_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seated, printed = passing(monkeypatch, typing("", "!n"), 4)
    after_a_pass(seated)
    assert not seated._called_out()
    assert not seated._called_out()
    assert printed.getvalue().count("still able to act") == 1


def test_nobody_is_asked_after_anything_but_a_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    seated, _ = passing(monkeypatch, typing("!n"), 4)
    assert not seated._called_out()
    seated.table.act(0, opened(seated.table))
    seated.table.act(1, "let go")
    assert not seated._called_out()
