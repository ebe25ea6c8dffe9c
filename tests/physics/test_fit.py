"""The stand-ins compared with the physics, and the fits that produce them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spicery.cli.app import app
from spicery.core.catalog.options import GRADES
from spicery.core.rng import Rng
from spicery.games.alacarte.physics import calibrate as kitchen
from spicery.games.alacarte.physics.standin import pouring
from spicery.games.alacarte.physics.standin.calibrated import FLICK_ROWS, ODDS, SALT_ODDS
from spicery.games.alacarte.physics.standin.model import calibrated_stand_in
from spicery.games.alacarte.physics.standin.params import calibrated_params
from spicery.games.safranito.physics import calibrate as board
from spicery.games.safranito.physics import throw_statistics as throws
from spicery.games.safranito.physics import throw_table
from spicery.games.safranito.physics.standin.params import Params
from spicery.lab import hand_scatter
from tests.compiled_only import compiled_only

RUN = CliRunner()


def ignore(done: int) -> None:
    """Ignore progress."""


@compiled_only
def test_the_shaker_of_search_pours_like_the_physics() -> None:
    found = kitchen.measure(56, 5, ignore)
    print("\n".join(found.report))
    assert found.error <= 0.26  # chance alone gives 0.16 with so few runs


@compiled_only
def test_a_wrong_stand_in_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    real = kitchen.expected
    monkeypatch.setattr(kitchen, "expected", lambda motion: real(6 - motion))
    assert kitchen.measure(14, 5, ignore).error > 0.4


def test_the_throw_of_search_lands_like_the_physics() -> None:
    found = board.measure(240, 3, ignore)
    print("\n".join(found.report))
    assert found.error <= 0.06  # measured: 0.03


@pytest.mark.parametrize("kind", ["flat", "flip"])
def test_the_physics_still_throws_as_when_it_was_fitted(kind: str) -> None:
    cell = throws.Cell(kind, False, 10)
    then, now = (
        throws.measured()[cell],
        throws.facts(throws.throw_all(cell, 65, throws.by_physics, 9)),
    )
    assert now["half"] == pytest.approx(then["half"], rel=0.35)
    for figure in ("in a region", "up"):
        assert now[figure] == pytest.approx(then[figure], abs=0.06)


def test_a_search_finds_a_number_that_was_spoilt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "TRIALS", 25)
    monkeypatch.setattr(board, "THROWS", 130)
    cells = [throws.Cell("flat", False, 1), throws.Cell("flat", False, 10)]
    params = Params()
    true, answer = params.sure_flat, throws.by_stand_in(Params())
    truth = {cell: throws.facts(throws.throw_all(cell, 400, answer, 3)) for cell in cells}
    params.sure_flat = 3 * true
    spoilt = board.loss(truth, params)
    assert board.search(["sure_flat"], truth, params, Rng(2), ignore) < spoilt / 4
    assert params.sure_flat == pytest.approx(true, rel=0.3)
    written = board.written(truth, params)[board.MODULE]
    assert f"self.sure_flat = {params.sure_flat!r}  #" in written


def test_a_fit_writes_what_it_found_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "TRIALS", 0)
    monkeypatch.setattr(board, "THROWS", 13)
    found = board.fit(30, 1, ignore)
    here = Path(board.__file__)
    assert found.files[board.MODULE] == (here.parent / board.MODULE).read_text(encoding="utf-8")
    rows = json.loads(found.files[throws.THROWN])
    then = json.loads(here.with_name(throws.THROWN).read_text(encoding="utf-8"))
    assert [row["kind"] for row in rows] == [row["kind"] for row in then]
    assert [list(row["facts"]) for row in rows] == [list(row["facts"]) for row in then]
    assert found.files.keys() == {board.MODULE, throws.THROWN, throw_table.FILE}


@pytest.mark.parametrize("style", throw_table.STYLES)
def test_a_throw_by_the_browsers_table_comes_to_rest_where_it_should(style: str) -> None:
    found = throw_table.errors(style)
    assert max(error.ahead for error in found) < 4.0  # mm; measured: 3.0
    assert sum(error.aside for error in found) / len(found) < 2.0


@pytest.mark.parametrize("style", throw_table.STYLES)
def test_the_browsers_table_is_what_the_physics_gives(style: str) -> None:
    known = throw_table.stored()
    then, now = known["lob" if style == "lob" else "skim"], throw_table.column(style)
    assert then["speed"] == sorted(set(then["speed"])), "a longer throw is a faster one"
    assert now["speed"] == pytest.approx(then["speed"], rel=0.03)
    assert now["drift"] == pytest.approx(then["drift"], abs=30)


@compiled_only
def test_the_crepe_of_search_lands_like_the_physics() -> None:
    rows, stand_in = kitchen.flicked(108, Rng(8), ignore), calibrated_stand_in()
    apart = [
        abs(stand_in.flick_chance(float(flick), column) - row[column - 1] / 100)
        for flick, *row in rows
        for column in (1, 2)
    ]
    assert sum(apart) / len(apart) <= 0.12


def synthetic(runs: int, odds: float) -> Iterator[kitchen.Run]:
    """Seasonings sampled from the stand-in itself, with given odds for salt."""
    rng, fitted = Rng(6), calibrated_params().odds
    for number in range(runs):
        tilt, dwell = 105 + int(rng.below(50)), int(rng.below(1200))
        spice, salt = 5 + int(rng.below(11)), int(rng.below(6))
        there, back = 200.0 + 400 * rng.unit(), 200.0 + 400 * rng.unit()
        out = int(pouring.free_pieces(fitted, rng, tilt, dwell / 1000, there, back, spice + salt))
        crystals = 0
        for at in range(out):
            weight = odds * (salt - crystals)
            crystals += rng.unit() * (weight + spice - (at - crystals)) < weight
        motion = (tilt, dwell, round(there), round(back), number % 4)
        yield kitchen.Run(motion, spice, salt, out - crystals, crystals)


def test_a_fit_finds_the_odds_behind_its_runs() -> None:
    runs = list(synthetic(3000, 0.5))
    found, true = kitchen.fitted_odds(runs), calibrated_params().odds
    assert len(found) == len(ODDS)
    for tilt, dwell, fallen in ((112.0, 0.3, 0), (120.0, 0.15, 1), (130.0, 0.6, 2)):
        row = pouring.terms(tilt, dwell, 400.0, 400.0, fallen, 20 - fallen)
        score = sum(a * row[at] for at, a in enumerate(found))
        wanted = pouring.one_more(true, tilt, dwell, 400.0, 400.0, fallen, 20 - fallen)
        assert 1 / (1 + 2.718281828**-score) == pytest.approx(wanted, abs=0.06)
    assert kitchen.fitted_salt(runs, 1) == pytest.approx(0.5, abs=0.15)


def test_what_a_fit_writes_is_a_module() -> None:
    source = kitchen.source_of(list(ODDS), list(SALT_ODDS), list(FLICK_ROWS))
    names: dict[str, object] = {}
    exec(compile(source, "calibrated.py", "exec"), names)
    assert names["FLICK_ROWS"] == FLICK_ROWS
    assert names["ODDS"] == pytest.approx(ODDS, abs=0.001)
    assert source == (Path(kitchen.__file__).parent / kitchen.MODULE).read_text(encoding="utf-8")


def test_salt_is_shared_fairly() -> None:
    assert sum(kitchen.salt_chances(4, 3, 2, 0.7)) == pytest.approx(1)
    assert kitchen.salt_chances(5, 3, 2, 0.7)[2] == pytest.approx(1)


@compiled_only
def test_a_steadier_hand_misses_by_less() -> None:
    halves = [hand_scatter.misses(hand, False, 0, 24, 2)[12] for hand in GRADES.values()]
    assert halves == sorted(halves, reverse=True)
    assert halves[0] > 3 * halves[-1]


def test_the_page_of_steadiness_names_all_grades() -> None:
    page = Path("docs/steadiness.md").read_text(encoding="utf-8")
    assert page.startswith(hand_scatter.HEAD)
    for grade, hand in GRADES.items():
        assert f"| {grade} | {hand / 10:g} | " in page


def test_the_lab_at_the_command_line(tmp_path: Path) -> None:
    told = RUN.invoke(app, ["lab", "fit", "safranito", "--runs", "20"])
    assert told.exit_code == 0
    assert "mean error" in told.output
    told = RUN.invoke(app, ["lab", "learn", "spicy", "--runs", "20"])
    assert told.exit_code == 0
    assert "believed odds of claims" in told.output
    told = RUN.invoke(app, ["lab", "fit", "spicy", "--runs", "20"])
    assert told.exit_code == 2
    assert "Spicy has no stand-in for physics to calibrate" in told.output
    out = tmp_path / "page.md"
    assert RUN.invoke(app, ["lab", "steadiness", "--runs", "10", "--out", str(out)]).exit_code == 0
    assert "| surgeon | 0.1 |" in out.read_text(encoding="utf-8")
