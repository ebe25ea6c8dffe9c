"""What several tests of the server need."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from spicery.games import catalogue

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The odd game, installed as packages are, here and in every process that is started."""
    about = tmp_path / "site" / "odd-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[spicery.games]\nodd = tests.server.odd:GAME\n")
    monkeypatch.syspath_prepend(str(about.parent))
    search_path = [each for each in [os.environ.get("PYTHONPATH")] if each]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(about.parent), str(ROOT), *search_path]))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()
