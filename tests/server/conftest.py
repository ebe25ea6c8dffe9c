"""Fixtures for server tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from spicery.games import catalogue

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def faulty_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The faulty game, installed like any package, for this process and its children."""
    about = tmp_path / "site" / "faulty-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(
        "[spicery.games]\nfaulty = tests.server.faulty_game:GAME\n"
    )
    monkeypatch.syspath_prepend(str(about.parent))
    search_path = [each for each in [os.environ.get("PYTHONPATH")] if each]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(about.parent), str(ROOT), *search_path]))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()
