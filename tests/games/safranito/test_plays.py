"""The golden records replay unchanged and cover what they are meant to cover."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from spicery.core.record import BadRecord
from spicery.core.table import replayed
from spicery.games.safranito import GAME
from spicery.games.safranito.rules.cards import CIRCLES, ENDS
from spicery.testing import check_secrecy, random_record
from tests.games.safranito.plays import AIMS, FOLDER


def golden(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", AIMS)
def test_golden_record(name: str) -> None:
    text = golden(name)
    table = replayed(GAME, text)
    assert table.record() == text
    assert table.over
    assert AIMS[name][2](text)
    check_secrecy(table)


def test_no_record_without_an_aim() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(AIMS)


def test_the_records_cover_every_end_and_every_circle() -> None:
    everything = "\n".join(golden(name) for name in AIMS)
    ends = {end.replace(" ", "-") for end in ENDS}
    assert set(re.findall(r"\bended ([\w-]+)", everything)) == ends
    for circle in CIRCLES:
        name = circle.replace(" ", "-")
        assert re.search(rf"won {name} (\d) .*\n\1 (take|throw)", everything), f"{name} is used"


def test_a_record_that_the_rules_tell_otherwise_is_refused() -> None:
    text = golden("most-money")
    line = next(line for line in text.split("\n") if "bought" in line or "sold" in line)
    worse = re.sub(r"(bought|sold) (\d)", lambda m: f"{m[1]} {1 - int(m[2])}", line)
    with pytest.raises(BadRecord, match="the rules now produce"):
        replayed(GAME, text.replace(line, worse))


def test_one_seed_one_game_in_another_process() -> None:
    code = (
        "from spicery.testing import random_record; from spicery.games.safranito import GAME; "
        "print(random_record(GAME, 3, {'max_rounds': 2}, 7), end='')"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] == random_record(GAME, 3, {"max_rounds": 2}, 7)
    assert told[0] != random_record(GAME, 3, {"max_rounds": 2}, 8)
