"""Importing a game reads nothing but code: data files are read when they are first needed."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from spicery.games import shipped
from tests.our_modules import MODULES

# Lists every file that the process opens from here on, except source, bytecode and libraries.
WATCH = """
import json, sys
opened = []
def watch(event, details):
    if event == "open" and isinstance(details[0], str):
        if not details[0].endswith((".py", ".pyc", ".pth", ".so", ".pyd")):
            opened.append(details[0])
sys.addaudithook(watch)
{code}
print(json.dumps(opened))
"""
DATA = {"safranito": "blends.toml", "alacarte": "dishes.toml"}


def modules_of(name: str) -> list[str]:
    """The modules of a game, without those that run only by themselves and may load anything."""
    package = f"spicery.games.{name}"
    return [
        module
        for module in MODULES
        if f"{module}.".startswith(f"{package}.") and ".training" not in module
    ]


def files_read(code: str) -> list[str]:
    """The data files that a fresh interpreter opens while it runs some code."""
    command = [sys.executable, "-c", WATCH.format(code=code)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", shipped())
@pytest.mark.parametrize("part", ["", "rules", "ai", "ui", "physics"])
def test_importing_a_game_reads_no_data_file(name: str, part: str) -> None:
    """Neither the package nor any module of one of its folders, at any depth."""
    modules = [
        module
        for module in sorted(modules_of(name))
        if module.split(".")[3:4] == ([part] if part else [])
    ]
    assert modules or (name, part) == ("spicy", "physics")
    assert files_read("\n".join(f"import {module}" for module in modules)) == []


@pytest.mark.parametrize("name", DATA)
def test_a_data_file_is_read_when_the_first_table_opens(name: str) -> None:
    code = f"from spicery.games.{name} import GAME\nGAME.new(2, {{}})\nGAME.new(3, {{}})"
    assert [path.rpartition("/")[2] for path in files_read(code)] == [DATA[name]]
