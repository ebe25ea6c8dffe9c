"""The same seed gives the same game: compiled or not, in any process, with any hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spicery.games import find
from spicery.testing import random_record
from tests.digest import digests
from tests.shipped_games import SHIPPED

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def here() -> dict[str, str]:
    return digests()


@pytest.mark.parametrize(
    "settings",
    [
        {"SPICERY_PURE": "1", "PYTHONHASHSEED": "1"},
        {"SPICERY_PURE": "0", "PYTHONHASHSEED": "2"},
    ],
)
def test_law_of_sameness(here: dict[str, str], settings: dict[str, str]) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "tests.digest"],
        env={**os.environ, **settings},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(found.stdout) == here


@pytest.mark.parametrize("name", SHIPPED)
def test_other_seeds_tell_other_games(name: str) -> None:
    game = find(name)
    records = {random_record(game, game.fewest, {}, seed) for seed in range(5)}
    assert len(records) == 5
