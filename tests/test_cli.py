"""The command line: every command, its output and its error messages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from spicery.bots import default_bot
from spicery.cli import app
from spicery.cli.info import default_of
from spicery.cli.parsing import BadInput, names_at, options_of, seats_at, value_of
from spicery.cli.plain_terminal import PlainTerminal, words_for
from spicery.cli.rendering import joined, sentences, split_event, winners_sentence
from spicery.cli.replay import Viewer, recorded_game, records_in
from spicery.core.catalog import Game
from spicery.core.catalog.options import BadOption, Option
from spicery.core.record.replay import OPEN
from spicery.core.table import ONLOOKER
from spicery.games import find
from spicery.games.spicy.ui import terminal

SPICY = find("spicy")
BOOK = """# Spicy

## Turn
- **S9** The first card of a stack is claimed
  to be low.
- **S10** A higher number follows, or after a ten a low one.

Not a clause.
"""


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "100"})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """One finished random game."""
    path = tmp_path / "one.record"
    assert run("simulate", "spicy", "-n", "3", "-g", "1", "--out", str(path)).exit_code == 0
    return path


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "file", lambda self, name: BOOK)


# -- small things ------------------------------------------------------------------------


def test_version_and_help() -> None:
    assert run("--version").output.startswith("spicery 0")
    told = run("--help")
    assert told.exit_code == 0
    for command in ("play", "simulate", "arena", "replay", "games", "rules"):
        assert command in told.output
        assert "spicery" in run(command, "--help").output
    assert run().exit_code == 2


def test_it_starts_as_a_module() -> None:
    command = [sys.executable, "-m", "spicery", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("spicery ")


def test_games_are_listed_with_options_and_bots() -> None:
    told = run("games").output
    for word in ("spicy", "2 to 6 seats", "random", "variants", "jitter", "whole number"):
        assert word in told


def test_rules_can_be_read_and_searched(book: None) -> None:
    assert "Not a clause" in run("rules", "spicy").output
    assert "to be low" in run("rules", "spicy", "s9").output
    found = run("rules", "spicy", "ten").output
    assert "S10" in found
    assert "S9" not in found
    assert run("rules", "spicy", "elephant").exit_code == 2


@pytest.mark.parametrize(
    ("sought", "found", "beside"),
    [
        ("cup", ["C4", "C40", "C41", "C42", "C43", "C44", "C45"], ["C32"]),
        ("cups", ["C40", "C44"], []),
        ("crepe", ["C60", "C63"], []),
        ("heat die", ["C20"], []),
        ("finish", ["C70"], []),
        ("soufflé", ["Soufflé Zero Gravity"], []),
    ],
)
def test_a_search_finds_what_the_rules_say_of_a_thing(
    sought: str, found: list[str], beside: list[str]
) -> None:
    """In any inflection; headings count; clauses referred to follow."""
    told = run("rules", "alacarte", *sought.split()).output
    main, _, more = told.partition("These refer to:")
    assert [name for name in found if name not in main] == []
    assert [name for name in beside if name not in main + more] == []
    assert "*" not in told
    assert "`" not in told


def test_a_search_knows_words_of_one_meaning() -> None:
    assert "S14" in run("rules", "spicy", "doubting").output
    assert "S17" in run("rules", "spicy", "jokers").output
    assert run("rules", "spicy", "!!").exit_code == 2


def test_a_game_without_a_rule_book_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(self: Game, name: str) -> str:
        raise FileNotFoundError(name)

    monkeypatch.setattr(Game, "file", missing)
    told = run("rules", "spicy")
    assert told.exit_code == 2
    assert "RULES.md" in told.output


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "spicy", "--seats", "9"], "2 to 6 seats, not 9"),
        (["play", "spicy", "--people", "5"], ""),
        (["play", "spicy", "--seats", "2", "--people", "3"], "there are 3 people for 2 seats"),
        (["play", "spicy", "--option", "strict"], "key=value"),
        (["play", "spicy", "--option", "x=1"], "no option 'x'"),
        (["play", "spicy", "--option", "strict=maybe"], "true or false"),
        (["play", "spicy", "--option", "deal=99"], "1 to 12"),
        (["play", "spicy", "--option", "variants=@nowhere.toml"], "cannot be read from a file"),
        (["play", "alacarte", "--option", "dishes=@nowhere.toml"], "cannot be read"),
        (["play", "spicy", "--option", "deal=" + "[" * 9000], "nested too deeply"),
        (["play", "spicy", "--option", "deal=" + "9" * 5000], "1 to 12"),
        (["play", "spicy", "--seats", "-1"], "2 to 6 seats, not -1"),
        (["play", "spicy", "--bots", "deep"], "no bot 'deep'"),
        (["play", "spicy", "--names", "a,b,c,d,e"], "5 names for 4 seats"),
        (["play", "spicy", "--names", "a,a"], "same name"),
        (["simulate", "spicy", "--games", "0"], "at least 1 game"),
        (["simulate", "spicy", "--jobs", "0"], "--jobs must be at least 1"),
        (["simulate", "spicy", "--bots", "deep"], "no bot 'deep'"),
        (["arena", "spicy", "--bots", "tiger"], "at least two bots"),
        (
            ["arena", "spicy", "--bots", ",".join(["random"] * 15), "--games", "10"],
            "is 5460 games, not 10",
        ),
        (["arena", "spicy", "--bots", "tiger,random", "--patience", "0"], "above 0 and at"),
        (["arena", "spicy", "--bots", "tiger,random", "--patience", "nan"], "not nan"),
        (["arena", "spicy", "--bots", "tiger,no.such:Bot"], "cannot be imported"),
        (["arena", "spicy", "--bots", "tiger,random", "--out", "/dev/null"], "cannot be used"),
        (["replay", "nowhere.record"], "cannot be read"),
        (["rules", "chess"], "there is no game"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(arguments: list[str], why: str) -> None:
    told = run(*arguments)
    if not why:  # five people simply sit at five seats
        assert told.exit_code == 0
        return
    assert told.exit_code == 2
    assert why in told.stderr
    assert "Traceback" not in told.output
    assert len(told.stderr.strip().splitlines()) == 1


def test_options_are_json_or_plain_words(tmp_path: Path) -> None:
    given = ['variants=["copy cat"]', "strict=true", "deal=5"]
    assert options_of(SPICY, given) == {"variants": ["copy cat"], "strict": True, "deal": 5}
    assert options_of(SPICY, ["variants=copy cat"]) == {"variants": "copy cat"}
    path = tmp_path / "x.toml"
    path.write_text('[[dish]]\nname = "soup"\n', encoding="utf-8")
    plain = Option("dishes", None, lambda value: value, "a list")
    with pytest.raises(BadInput, match="option 'dishes' cannot be read from a file"):
        value_of(plain, f"@{path}")
    wise = Option("dishes", None, lambda value: value, "a list", lambda text, name: len(text))
    assert value_of(wise, f"@{path}") == 23
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="UTF-8"):
        value_of(wise, f"@{path}")
    with pytest.raises(BadOption):
        options_of(SPICY, ["nothing=1"])


def test_names_and_seats() -> None:
    assert names_at(4, 2, "Ann") == ["Ann", "Player 2", "Emma", "Hugo"]
    assert names_at(2, 1, "Ann,Ben") == ["Ann", "Ben"]
    assert names_at(3, 1, "Emma") == ["Emma", "Hugo", "Nora"]
    assert seats_at(SPICY, None, 6) == 6
    assert seats_at(SPICY, None) == 4
    assert seats_at(SPICY, 2) == 2


def test_the_sensible_bot_is_the_best_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    for known, best in (
        (["random"], "random"),
        (["random", "a"], "a"),
        (["a", "sensible"], "sensible"),
    ):
        monkeypatch.setattr("spicery.bots.registry.bots_of", lambda game, known=known: known)
        assert default_bot(SPICY) == best


def test_a_long_default_is_only_counted() -> None:
    assert default_of(Option("x", ["spice"] * 18, lambda value: value, "")) == "18 entries"
    assert default_of(Option("x", None, lambda value: value, "")) == "–"
    assert default_of(Option("x", 2, lambda value: value, "")) == "2"


# -- telling -----------------------------------------------------------------------------


def test_events_are_split_and_joined() -> None:
    assert split_event("played 2 8-chili play {? : 2}") == ("played", ["2", "8-chili", "play", "?"])
    assert split_event("passed 1") == ("passed", ["1"])
    names = ["Ann", "Ben"]
    events = ["drew 0 {chili-7 : 0}", "drew 0 {chili-2 : 0}", "drew 1 {? : 1}", "drew 1 {? : 1}"]
    assert sentences(terminal, events, names) == "Ann drew chili 7, chili 2. Ben drew a card (×2)."
    assert joined([("One.", ["1"]), ("Other!", ["2"])]) == "One. Other!"
    assert winners_sentence(["a", "b", "c"], [0, 1, 2]) == "a, b and c win."


def test_a_game_without_a_terminal_is_shown_plainly() -> None:
    plain = PlainTerminal(SPICY)
    state = SPICY.new(2, {})
    names = ["Ann", "Ben"]
    assert plain.show(state.facts(), 0, names)
    assert plain.tell("drew", ["0", "?"], names) == "Ann: drew ?."
    assert plain.tell("drew", ["1", "chili-7"], names) == "Ben: drew chili 7."
    assert words_for({"open": [True, None], "max_rounds": 3}) == "open yes, –, max rounds 3"
    assert plain.menu(state, 0) == []
    assert plain.hear(state, 0, "x") is None


# -- simulate ----------------------------------------------------------------------------


def test_simulate_says_how_sure_it_is() -> None:
    told = run("simulate", "spicy", "-g", "9", "--bots", "random,random", "-n", "3").output
    for word in ("9 games of spicy at 3 seats", "random 1", "fair share", "95 %", "incomplete"):
        assert word in " ".join(told.split())


def test_simulate_tells_json_the_same_for_a_seed() -> None:
    results = []
    for jobs in ("1", "2"):
        arguments = ["simulate", "spicy", "-g", "6", "--seed", "5", "--json", "-j", jobs]
        result = json.loads(run(*arguments).stdout)
        assert result.pop("seconds") >= 0
        assert result.pop("paces")[0]["mean_seconds"] > 0
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["by_seat"][0]["fair"] == 0.25


def test_simulate_keeps_records_in_a_folder_or_a_file(tmp_path: Path) -> None:
    folder, file = tmp_path / "records", tmp_path / "all.record"
    run("simulate", "spicy", "-g", "12", "-n", "2", "--out", str(folder))
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "spicy-01.record"
    assert len(names) == 12
    told = run("simulate", "spicy", "-g", "12", "-n", "2", "--out", str(file))
    assert "12 records" in told.output
    kept = [path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())]
    assert records_in(file.read_text(encoding="utf-8")) == kept
    assert run("replay", str(file), "--game", "12").exit_code == 0
    assert run("replay", str(file), "--game", "13").exit_code == 2
    blocked = run("simulate", "spicy", "-g", "1", "--out", str(file / "x" / "y.record"))
    assert blocked.exit_code == 2


# -- replay ------------------------------------------------------------------------------


def test_replay_prints_everything_when_nobody_can_press_enter(record: Path) -> None:
    told = run("replay", str(record))
    assert told.exit_code == 0
    assert "Spicy, 3 seats" in told.output
    assert "really" not in told.output
    assert "win" in told.output.splitlines()[-1]
    assert "really" in run("replay", str(record), "--open").output
    assert "(you)" in run("replay", str(record), "--seat", "1", "--all").output
    assert run("replay", str(record), "--seat", "3").exit_code == 2
    assert "Ann" in run("replay", str(record), "--names", "Ann").output
    assert run("replay", str(record), "--names", "a,b,c,d").exit_code == 2


def test_a_bad_record_names_the_line(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    lines = text.split("\n")
    lines[8] = lines[8].replace(" -> ", " -> passed 0; ")
    bad = tmp_path / "bad.record"
    bad.write_text("\n".join(lines), encoding="utf-8")
    told = run("replay", str(bad))
    assert told.exit_code == 2
    assert "line 9: recorded" in told.stderr
    two = tmp_path / "two.record"
    two.write_text(text + "\n".join(lines), encoding="utf-8")
    above = text.count("\n")
    assert f"line {9 + above}:" in run("replay", str(two), "--game", "2").stderr
    bad.write_text("hello\n", encoding="utf-8")
    assert "line 1" in run("replay", str(bad)).stderr
    bad.write_text(text.replace("game spicy", "game chess"), encoding="utf-8")
    assert "line 2: there is no game 'chess'" in run("replay", str(bad)).stderr
    bad.write_text(text[:-20], encoding="utf-8")
    assert "truncated" in run("replay", str(bad)).stderr


def test_every_view_of_a_film_is_the_tables(record: Path) -> None:
    from spicery.core.table import replay_steps

    text = record.read_text(encoding="utf-8")
    film = recorded_game(text)
    for step, table in enumerate(replay_steps(SPICY, text)):
        for viewer in (0, 1, 2, ONLOOKER):
            assert film.facts(step, viewer) == table.facts(viewer)
        assert film.facts(step, OPEN) == table._truth.facts()


def test_walking_through_a_record(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    film = recorded_game(record.read_text(encoding="utf-8"))
    last = len(film.steps)
    typed = ["", "", "b", "s 2", "a", "o", str(last), "", "9999", "s 7", "what", "0", "b"]
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines, "q"))
    viewer = Viewer(film, ["Ann", "Ben", "Cy"], ONLOOKER)
    viewer.walk()
    told = capsys.readouterr().out
    for words in (
        f"step 0 of {last} – onlooker",
        "step 1 of",
        "as Cy sees it",
        "everything visible",
        "last step",
        f"the last one is {last}",
        "s needs a seat from 0 to 2",
        "'what' is not a command here",
    ):
        assert words in told
    assert viewer.step == 0

    def ended(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", ended)
    viewer.walk()
