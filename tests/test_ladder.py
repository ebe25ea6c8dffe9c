"""The ladder page: every level, the field, and what the data cannot show."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from spicery.bots import levels_of
from spicery.cli import app
from spicery.games import find
from spicery.lab import result_of
from spicery.lab.ladder import Ladder, Length, page
from tests.compiled_only import compiled_only
from tests.test_arena import made, paired

pytestmark = compiled_only


def run(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["lab", "ladder", *arguments])
    assert done.exit_code == 0, done.output
    return done.output


def test_the_page_names_every_level_with_its_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("spicy")
    three = levels_of(game)[:3]
    monkeypatch.setattr("spicery.cli.lab_runs.levels_of", lambda game: three)
    monkeypatch.setattr("spicery.lab.ladder.levels_of", lambda game: three)
    out, work = tmp_path / "docs" / "ladder.md", tmp_path / "work"
    asked = ("spicy", "--step", "2", "--field", "1", "--seats", "2", "-j", "1")
    run(*asked, "--work", str(work), "--out", str(out))
    text = out.read_text()
    for level, below in (("housecat", "kitten"), ("alleycat", "housecat")):
        assert f"| {level} | {below} | " in text
    assert "2 seats, 6 games (1 deals); an average level wins 50%" in text
    assert text.index("| alleycat | ") < text.rindex("| kitten | ")
    assert "by `spicery lab ladder spicy --step 2 --field 1 --seats 2`" in text
    assert len(list(work.iterdir())) == 3
    (work / "spicy-all" / "result.json").unlink()
    assert run(*asked, "--work", str(work)) == text  # nothing was played again


def test_only_what_the_interval_shows_is_called_stronger() -> None:
    game = find("spicy")
    length = Length(200, 24, 4, 0)
    strong, level = paired(200, 2, 2), paired(200, 2, 2)
    steps = [
        result_of(strong, made(strong, [5.0, 1.0]), 1.0),
        result_of(level, made(level, [1.0, 1.0], seed=6), 1.0),
    ]
    field = paired(24, 4, 4)
    ladder = Ladder(game, steps, result_of(field, made(field, [1.0] * 4), 1.0))
    lines = page([ladder], length, "spicery lab ladder").splitlines()
    said = [line.split("|")[5].strip() for line in lines if line.count("|") == 6][2:]
    assert said == ["yes", "not shown"]


def test_games_that_were_not_measured_keep_their_sections() -> None:
    match = paired(24, 4, 4)
    field = result_of(match, made(match, [1.0] * 4), 1.0)
    pair = paired(200, 2, 2)
    step = result_of(pair, made(pair, [5.0, 1.0]), 1.0)
    length = Length(200, 24, 4, 0)
    first = page([Ladder(find("spicy"), [step], field)], length, "one")
    both = page([Ladder(find("alacarte"), [step], field)], length, "other", first)
    assert both.index("## A la carte") < both.index("by `other`") < both.index("## Spicy")
    assert both.endswith(first[first.index("## Spicy") :])
    again = page([Ladder(find("spicy"), [step], field)], length, "third", both)
    assert "by `one`" not in again
    assert again.count("## ") == 2


def test_what_makes_no_ladder_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert CliRunner().invoke(app, ["lab", "ladder", "spicy", "--step", "0"]).exit_code == 2
    monkeypatch.setattr("spicery.cli.lab_runs.levels_of", lambda game: ())
    refused = CliRunner().invoke(app, ["lab", "ladder", "spicy"])
    assert refused.exit_code == 2
    assert "Spicy has no levels" in refused.output
