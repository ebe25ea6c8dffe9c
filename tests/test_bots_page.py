"""The guide for bot authors: its examples run, and it covers the whole interface."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from spicery.ai.advisor import Advisor
from spicery.cli import app
from spicery.core.game import State
from spicery.core.rng import Rng
from spicery.games import find
from tests.compiled_only import compiled_only

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_the_examples_run() -> None:
    plain = PAGE.replace("```python\n", "").replace("```\n", "")
    page = doctest.DocTestParser().get_doctest(plain, {}, "bots.md", "docs/bots.md", 0)
    assert len(page.examples) > 30
    told: list[str] = []
    doctest.DocTestRunner().run(page, out=told.append)
    assert told == [], "".join(told)


def methods_of(kind: type) -> set[str]:
    return {name for name, each in vars(kind).items() if name[0] != "_" and callable(each)}


def test_every_method_of_a_state_is_listed_once_or_named_as_not_for_bots() -> None:
    useful, _, rest = PAGE.partition("## Not for bots")
    listed = re.findall(r"^\| `(\w+)[(`]", useful, re.MULTILINE)
    assert len(listed) == len(set(listed))
    left = set(re.findall(r"`(\w+)`", rest.partition("##")[0]))
    assert left == {"evolve", "tell", "told", "listening", "buffer", "random_code", "name_for"}
    assert set(listed).isdisjoint(left)
    assert methods_of(State) <= {*listed, *left}
    state = find("spicy").new(2, {})
    for name in {*listed, *left}:
        assert hasattr(state, name), f"a state has no '{name}'"
    assert methods_of(Advisor) == set(re.findall(r"^\| `advisor\.(\w+)\(", useful, re.MULTILINE))
    assert methods_of(Rng) == set(re.findall(r"^\| `rng\.(\w+)\(", useful, re.MULTILINE))


def test_every_listed_method_takes_what_the_page_says() -> None:
    for of, name, inside in re.findall(
        r"^\| `(advisor\.)?(\w+)\(([^)]*)\)` \|", PAGE, re.MULTILINE
    ):
        code = getattr(Advisor if of else State, name)
        if not hasattr(code, "__code__"):  # compiled; the interpreted run looks
            continue
        taken = code.__code__.co_varnames[1 : code.__code__.co_argcount]
        assert ", ".join(taken) == inside, name


def sample() -> str:
    """The bot in CONTRIBUTING.md."""
    (found,) = re.findall(r"```python\n(.*?class Bot:.*?)```", CONTRIBUTING, re.DOTALL)
    return str(found)


@compiled_only
def test_the_sample_bot_plays_by_the_rules_and_beats_chance(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(sample())
    command = [sys.executable, "-m", "spicery", "arena", "spicy", "-n", "2", "-j", "1"]
    command += ["-o", "deal=3", "-o", "above=6", "-g", "20", "--seed", "1", "--json"]
    command += ["--bots", "mybots:Bot,random"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    found, chance = re.findall(r'"share": ([\d.]+)', done.stdout)[:2]
    assert float(found) > 0.7
    assert float(chance) < 0.3
    assert '"forfeits": []' in done.stdout
    assert done.stderr == ""


def test_the_page_is_found_from_contributing_and_its_words_are_those_of_the_command() -> None:
    assert "](docs/bots.md)" in CONTRIBUTING
    for option in ("--patience", "--memory"):
        assert f"`{option}`" in PAGE
        assert option in CliRunner().invoke(app, ["arena", "--help"]).output
