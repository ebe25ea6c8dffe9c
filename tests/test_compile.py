"""Compiling games of other packages against the installed Spicery, or refusing with a reason."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from spicery.core import packed
from spicery.native import builds, compiling, recipe
from spicery.native.builds import FOLDER, HOUSE, BuildFinder, fitting, how_it_runs, key_of
from spicery.native.compiling import CannotCompile, compile_package
from tests.example import Installed, install

compiled_only = pytest.mark.skipif(
    os.environ.get("SPICERY_EXPECT_COMPILED") != "1", reason="needs the compiled Spicery"
)
WHERE = """
from kuhn_poker.ai.advisor import ROWS
from kuhn_poker.rules.game import Kuhn
from spicery.games import find
from spicery.testing import random_record
print(type(Kuhn.do).__name__, hasattr(Kuhn(), "__dict__"), ROWS["row"])
print(*[random_record(find("kuhn"), 2, {}, seed) for seed in range(20)])
"""
NATIVE, PLAIN = "method_descriptor False [1.5]", "function True [1.5]"


@pytest.fixture(name="fit")
def fit_(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """A Spicery that appears to be compiled from the current sources."""
    told: dict[str, object] = {
        "tools": recipe.tools(),
        "sources": recipe.our_sources(HOUSE),
        "layout": "",
        "fingerprint": "this build",
    }
    monkeypatch.setattr(packed, "COMPILED", True)
    monkeypatch.setattr(compiling, "built", lambda: told)
    monkeypatch.setattr(builds, "built", lambda: told)
    monkeypatch.setattr(compiling, "why_not_here", str)
    return told


@pytest.fixture(name="other")
def other_(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An imported third-party package with one rules module."""
    home = tmp_path / "othergame"
    (home / "rules").mkdir(parents=True)
    for name in ("__init__.py", "rules/__init__.py", "rules/game.py"):
        (home / name).write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    import othergame  # type: ignore[import-not-found]  # noqa: F401

    monkeypatch.setitem(sys.modules, "othergame", sys.modules["othergame"])
    return home


def test_an_interpreted_spicery_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packed, "COMPILED", False)
    with pytest.raises(CannotCompile, match="Spicery itself runs interpreted"):
        compile_package("kuhn_poker")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda told: told.clear(), "build information is missing"),
        (lambda told: told["tools"].update(mypy="1.0"), "compiled with mypy 1.0, but"),
        (lambda told: told["sources"].update({"core/rng.py": "x"}), "sources have changed since"),
    ],
)
def test_another_build_of_spicery_is_refused(
    fit: dict[str, object], change: Callable[[dict[str, object]], None], why: str
) -> None:
    change(fit)
    with pytest.raises(CannotCompile, match=why):
        compile_package("kuhn_poker")


def test_a_missing_compiler_is_told(
    fit: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "why_not_here", lambda: "there is no working C compiler")
    with pytest.raises(CannotCompile, match="no working C compiler"):
        compile_package("kuhn_poker")


@pytest.mark.parametrize(
    ("package", "why"),
    [
        ("there_is_none", "package 'there_is_none' not found"),
        ("there.is.none", "not found"),
        ("json.decoder", "not a package with its own folder"),
        ("json", "no modules in rules, ai, physics/standin"),
        ("spicery.games.spicy", "compiled together with Spicery"),
        ("..", "not found"),
    ],
)
def test_what_is_no_game_is_refused(fit: dict[str, object], package: str, why: str) -> None:
    with pytest.raises(CannotCompile, match=why):
        compile_package(package)


def test_a_build_is_found_only_if_it_fits(fit: dict[str, object], other: Path) -> None:
    assert fitting("othergame") is None, "it was never compiled"
    build = other / FOLDER / key_of(other)
    build.mkdir(parents=True)
    assert fitting("othergame") == build
    fit["fingerprint"] = "another build"
    with pytest.warns(UserWarning, match="run: spicery compile othergame"):
        assert fitting("othergame") is None
    fit["fingerprint"] = "this build"
    (other / "rules" / "weights.json").write_text("{}", encoding="utf-8")
    with pytest.warns(UserWarning, match="has changed since"):
        assert fitting("othergame") is None
    (other / "rules" / "weights.json").unlink()
    assert fitting("othergame") == build
    (other / "rules" / "game.py").write_text("CHANGED = True", encoding="utf-8")
    finder, path = BuildFinder(), [str(other / "rules")]
    with pytest.warns(UserWarning, match="has changed since"):
        assert finder.find_spec("othergame.rules.game", path) is None
    assert finder.find_spec("othergame.rules.more", path) is None, "one warning is enough"


def test_only_modules_that_can_be_compiled_are_looked_for() -> None:
    def looks_for(name: str) -> bool:
        return builds.MODULE.fullmatch(name) is not None

    for name in ("kuhn.rules.game", "my.kuhn.ai.advisor", "toss.physics.standin.model"):
        assert looks_for(name), name
    for name in ("kuhn", "kuhn.rules", "kuhn.ai.players.levels", "toss.physics.scene"):
        assert not looks_for(name), name


def test_our_own_games_say_how_they_run() -> None:
    assert how_it_runs("spicery.games.spicy") == ("compiled" if packed.COMPILED else "interpreted")


def run_kuhn(kuhn: Installed, **changed: str) -> tuple[str, str, str]:
    """How Kuhn poker's rules run, a digest of its games, and the warnings."""
    told = kuhn.run("-c", WHERE, **changed)
    assert told.returncode == 0, told.stderr
    how, _, records = told.stdout.partition("\n")
    return how, records, told.stderr


@compiled_only
def test_kuhn_poker_runs_natively_until_anything_changes(tmp_path: Path) -> None:
    kuhn = install(tmp_path)
    with (kuhn.site / "kuhn_poker" / "ai" / "advisor.py").open("a", encoding="utf-8") as file:
        file.write("\nfrom spicery.ai.weights import read_rows\n\nROWS = read_rows(__file__)\n")
    weights = kuhn.site / "kuhn_poker" / "ai" / "weights.json"
    weights.write_text('{"row": [1.5]}', encoding="utf-8")
    plain = run_kuhn(kuhn)
    assert plain[0] == PLAIN
    told = kuhn.run("-m", "spicery", "compile", "kuhn_poker")
    assert told.returncode == 0, told.stderr
    assert "3 modules compiled" in told.stdout
    assert run_kuhn(kuhn) == (NATIVE, plain[1], "")
    assert run_kuhn(kuhn, SPICERY_PURE="1") == plain
    its_own = kuhn.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "tests")
    assert its_own.returncode == 0, its_own.stdout
    assert "2 seats  compiled" in kuhn.run("-m", "spicery", "games").stdout

    (build,) = [each for each in (kuhn.site / "kuhn_poker" / FOLDER).iterdir() if each.is_dir()]
    shutil.move(build, build.with_name("0" * 16))
    how, records, said = run_kuhn(kuhn)
    assert (how, records) == plain[:2]
    assert said.count("run: spicery compile kuhn_poker") == 1


@compiled_only
def test_rules_that_do_not_compile_are_told_as_the_compiler_tells_them(tmp_path: Path) -> None:
    kuhn = install(tmp_path)
    with (kuhn.site / "kuhn_poker" / "rules" / "game.py").open("a", encoding="utf-8") as file:
        file.write('WRONG: i64 = "one"\n')
    told = kuhn.run("-m", "spicery", "compile", "kuhn_poker")
    assert told.returncode == 2
    assert "'kuhn_poker' doesn't compile" in told.stderr
    assert "kuhn_poker/rules/game.py" in told.stderr
    assert "Traceback" not in told.stderr
