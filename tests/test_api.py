"""The Python API: errors for wrong files and names."""

from __future__ import annotations

from pathlib import Path

import pytest

import spicery
from spicery.core.record import BadRecord
from spicery.games import UnknownGame


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        spicery.open_table("chess", 2)


def test_files_that_are_no_records(tmp_path: Path) -> None:
    path = tmp_path / "x.record"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="line 1: the file is not UTF-8 text"):
        spicery.replay(path)
    path.write_text("hello\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 1: a record begins with 'spicery-record 1'"):
        spicery.replay(path)
    table = spicery.open_table("spicy", 2, seed=1)
    path.write_text(table.record().replace("game spicy", "game chess"), encoding="utf-8")
    with pytest.raises(BadRecord, match="line 2: there is no game 'chess'"):
        spicery.replay(path)
