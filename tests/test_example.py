"""The example is what CONTRIBUTING says: a complete game in its own package."""

from __future__ import annotations

import json

import pytest

from tests.example import Installed, install

VALUE = -1 / 18  # of the first seat, in chips a hand


@pytest.fixture(scope="module", name="kuhn")
def kuhn_(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(tmp_path_factory.mktemp("kuhn"))


def test_its_own_tests_pass(kuhn: Installed) -> None:
    told = kuhn.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "error", "tests")
    assert told.returncode == 0, told.stdout + told.stderr


def test_it_brings_its_rules(kuhn: Installed) -> None:
    told = kuhn.run("-m", "spicery", "rules", "kuhn", "K5")
    assert "Whoever faces a bet" in told.stdout


def test_the_plain_terminal_plays_it(kuhn: Installed) -> None:
    """Without people at the keyboard, two bots play a hand."""
    told = kuhn.run("-m", "spicery", "play", "kuhn", "--people", "0", "--seed", "1")
    assert told.returncode == 0, told.stderr
    assert "wins" in told.stdout
    assert "dealt ?." in told.stdout
    assert "{" not in told.stdout


def test_its_value_is_told_in_chips(kuhn: Installed) -> None:
    asked = ("-m", "spicery", "lab", "exploit", "kuhn", "--rounds", "2000")
    shown = kuhn.run(*asked)
    assert "In equilibrium seat 0 gains -0.0556." in shown.stdout
    assert "%" not in shown.stdout
    told = json.loads(kuhn.run(*asked, "--json").stdout)
    assert told["unit"] == "returns"
    assert told["value"] == pytest.approx(VALUE, abs=1e-4)
    much = {each["name"]: each["exploitability"] for each in told["bots"]}
    assert much["sensible"] == pytest.approx(0, abs=1e-9)
    assert much["sensible"] < much["honest"] < much["random"]
