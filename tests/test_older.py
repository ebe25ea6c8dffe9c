"""Records of older rules: replayed by their events, never judged, never continued."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spicery.cli import app
from spicery.core.catalog import Game
from spicery.core.game import BadMessage
from spicery.core.legacy import replay_any_version
from spicery.core.record import BadRecord, OlderRules, read_header
from spicery.core.record.replay import OPEN, RecordedGame
from spicery.core.table import ONLOOKER, Table, replayed
from spicery.games import find
from spicery.testing import random_record

FOLDER = Path(__file__).parent / "older"
RECORDS = sorted(FOLDER.glob("*.record"))
MUTATIONS = 40


def game_of(path: Path) -> Game:
    return find(path.name.partition("-")[0])


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def told_again(path: Path) -> Table:
    """The table at the end of an older record."""
    *_, table = replay_any_version(game_of(path), path.read_text(encoding="utf-8"))
    return table


def test_there_are_records_that_these_rules_would_tell_otherwise() -> None:
    for path in RECORDS:
        text, game = path.read_text(encoding="utf-8"), game_of(path)
        now = text.replace(f"game {game.name} 1\n", f"game {game.name} {game.version}\n")
        with pytest.raises(BadRecord, match=r"but the rules now produce|forbids"):
            replayed(game, now)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_older_record_is_told_step_by_step(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    film = RecordedGame.of(game_of(path), text)
    lines = text.split("\n")[5:-2]
    assert film.older
    assert "under older rules (version 1)" in film.title()
    assert len(film.steps) == len(lines)
    for viewer in (OPEN, ONLOOKER, *range(film.header.seats)):
        assert len(list(film.positions(viewer))) == len(lines) + 1
    closing = text.split("\n")[-2].split()
    assert [str(score) for score in film.scores] == closing[2 : 2 + film.header.seats]
    assert [str(seat) for seat in film.winners] == closing[3 + film.header.seats :]
    assert "; ".join(film.told(len(lines), OPEN)) == lines[-1].partition(" -> ")[2]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_nothing_is_judged_or_played_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = told_again(path)
    assert table.older
    assert table.over
    assert table.record() == text
    assert table.turn() == []
    for seat in range(table.header.seats):
        assert table.legal(seat) == []
        assert not table.may_act(seat)
        assert not table.allows(seat, "pass")
        with pytest.raises((ValueError, BadMessage)):
            table.act(seat, "pass")
    assert table.record() == text
    with pytest.raises(OlderRules, match=r"line 2: .*version 1; the current one is 2; it can be"):
        replayed(game_of(path), text)


def test_secrets_stay_masked() -> None:
    """S13: no step shows a seat what it was not shown in the game."""
    film = RecordedGame.of(find("spicy"), text_of("spicy-1-second-trophy"))
    seen = [film.told(step, 0) for step in range(1, len(film.steps) + 1)]
    drawn = [event for told in seen for event in told if event.startswith("drew 1")]
    assert drawn
    assert all(event == "drew 1 {? : 1}" for event in drawn)
    hands = film.facts(len(film.steps), 0)["hands"]
    assert isinstance(hands, list)
    assert set(hands[1]) <= {"?"}


def test_what_was_a_default_then_still_holds() -> None:
    """C70: a record for two cooks without `finish` meant seven dishes; for more, five."""
    alacarte = find("alacarte")
    film = RecordedGame.of(alacarte, text_of("alacarte-1-seven-dishes"))
    assert film.header.options == {}
    assert {facts["finish"] for facts in film.positions(ONLOOKER)} == {7}
    crowd = RecordedGame.of(alacarte, text_of("alacarte-1-crepe-burnt-by-another"))
    assert {facts["finish"] for facts in crowd.positions(ONLOOKER)} == {5}
    assert alacarte.current_options(1, 2, {"finish": None}) == {"finish": 7}
    assert alacarte.current_options(1, 2, {"finish": 3}) == {"finish": 3}
    assert alacarte.current_options(2, 2, {}) == {}


def test_a_number_that_is_left_open_is_the_default() -> None:
    """C70: a table that was opened before the update and not begun may say so of `finish`."""
    assert Table(find("alacarte"), 2, {"finish": None}).facts()["finish"] == 5


def test_scores_are_those_of_the_record_whatever_the_rules_count_now() -> None:
    text = text_of("spicy-1-third-trophy")
    *_, table = replay_any_version(
        find("spicy"), text.replace("over scores 16 14 22", "over scores 1 2 3")
    )
    assert table.scores() == [1, 2, 3]


def test_an_unfinished_record_is_told_as_far_as_it_goes() -> None:
    lines = text_of("spicy-1-third-trophy").split("\n")[:40]
    *_, table = replay_any_version(find("spicy"), "\n".join(lines) + "\n")
    assert not table.over
    assert table.version == 35
    with pytest.raises(ValueError, match="not over yet"):
        table.scores()


def test_a_record_of_newer_rules_is_not_guessed_at() -> None:
    game = find("spicy")
    record = random_record(replace(game, version=9), 2, {}, 1)
    with pytest.raises(
        BadRecord, match="version 9; the current one is 2; reading it takes a newer"
    ):
        RecordedGame.of(game, record)
    with pytest.raises(BadRecord, match="start at 1"):
        RecordedGame.of(game, record.replace("game spicy 9", "game spicy 0"))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("drew 0 {", "sang 0 {", "unknown event 'sang'"),
        (" : 0}", " : 999999999}", "is not a list of seats"),
        (" : 0}", " : 0", "is truncated"),
        ("gave-way 1", "gave-way", "these events cannot be replayed"),
        ("gave-way 1", "gave-way 999999999", "is too large"),
        ("played 0 ", "played 77 ", "these events cannot be replayed"),
        ("over scores", "over scored", "does not state scores"),
        ("winners 1", "winners 2", "is not the result"),
        ("winners 1", "winners", "does not state scores"),
        ("over scores 9", "over scores 9 9", "is not the result"),
        ("; ended second-trophy", "", "the game is not over at this line"),
        ("options {}", 'options {"deal": 99}', "takes a whole number"),
        ("seats 2", "seats 9", "is for 2 to 6 seats"),
        ("\n0 ", "\n7 ", "seat 7 does not exist"),
    ],
)
def test_an_older_record_that_cannot_be_told_says_where(old: str, new: str, why: str) -> None:
    text = text_of("spicy-1-second-trophy")
    assert old in text
    with pytest.raises(BadRecord, match=r"^line \d+: ") as error:
        RecordedGame.of(find("spicy"), text.replace(old, new, 1))
    assert why in str(error.value)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_whatever_an_older_record_says_is_shown_or_refused(path: Path) -> None:
    """Such records are not judged, so they may contain any words and numbers."""
    game, chance = game_of(path), random.Random(path.stem)
    lines = path.read_text(encoding="utf-8").split("\n")
    for _ in range(MUTATIONS):
        changed = list(lines)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(5, len(lines) - 2)
            words = changed[at].split(" ")
            here, there = chance.randrange(len(words)), chance.randrange(len(words))
            words[here] = chance.choice(["-1", "99", "?", words[there], "chili-7", "3"])
            changed[at] = " ".join(words)
        try:
            film = RecordedGame.of(game, "\n".join(changed))
            for viewer in (OPEN, ONLOOKER, 0):
                for _ in film.positions(viewer):
                    pass
        except BadRecord:
            pass


def test_the_terminal_shows_an_older_record_and_says_so() -> None:
    path = FOLDER / "alacarte-1-seven-dishes.record"
    told = CliRunner().invoke(app, ["replay", str(path), "--all"], env={"COLUMNS": "120"})
    assert told.exit_code == 0, told.output
    words = " ".join(told.output.split())
    assert "under older rules (version 1)" in words
    assert "Seat 1 wins." in words
    assert read_header(path.read_text(encoding="utf-8").split("\n")).version == 1
