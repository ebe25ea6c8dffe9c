"""The golden records replay unchanged and cover what they are meant to cover."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spicery.core.table import replayed
from spicery.games.alacarte import GAME
from spicery.games.alacarte.rules.material import CUPS, ENDINGS, FACES, LANDINGS
from spicery.games.alacarte.rules.notation import KINDS_OF_EVENTS
from tests.games.alacarte.plays import AIMS, FOLDER, play

ROOT = Path(__file__).resolve().parents[3]
PROGRAM = "from tests.games.alacarte.plays import play; print(play(3, {}, 'sensible', 8), end='')"


def all_records() -> str:
    """All golden records, joined."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir()))


@pytest.mark.parametrize("name", AIMS)
def test_golden_record(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    table = replayed(GAME, text)
    assert table.record() == text
    assert table.over
    assert AIMS[name][3](text)


def test_no_record_without_an_aim() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(AIMS)


def test_the_records_cover_the_game() -> None:
    records = all_records()
    for ending in ENDINGS:
        assert f"ended {ending.replace(' ', '-')}" in records
    for cup in CUPS:
        assert re.search(rf"\d cup {cup}\b.*-> used \d {cup}", records), cup
    for face in FACES:
        assert f"nature roll {face} ->" in records
    for landing in LANDINGS:
        assert f"nature land {landing} ->" in records
    for kind in KINDS_OF_EVENTS:
        assert re.search(rf"(-> |; ){kind.name}\b", records), kind.name
    assert re.search(r"served \d crepe", records)
    assert re.search(r"binned \d crepe", records)
    assert re.search(r"^seats 2\n.*\n\n(?:.+\n)*.*ended dishes-finished", records, re.MULTILINE)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_same_seed_same_record_in_another_process(hash_seed: str) -> None:
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
        cwd=ROOT,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert found.stdout == play(3, {}, "sensible", 8)


def test_the_same_compiled_and_interpreted() -> None:
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "SPICERY_PURE": "1", "PYTHONIOENCODING": "utf-8"},
        cwd=ROOT,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert found.stdout == play(3, {}, "sensible", 8)
