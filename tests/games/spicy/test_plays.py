"""The golden records replay unchanged and cover what they are meant to cover."""

from __future__ import annotations

import pytest

from spicery.core.table import replayed
from spicery.games.spicy import GAME
from tests.games.spicy.plays import AIMS, FOLDER


@pytest.mark.parametrize("name", AIMS)
def test_golden_record(name: str) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    table = replayed(GAME, text)
    assert table.record() == text
    assert table.over
    assert AIMS[name][2](text)


def test_no_record_without_an_aim() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(AIMS)
