"""A third-party game, installed as a separate package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spicery.games import catalogue

ROOT = Path(__file__).resolve().parent.parent
NAME = "highcard"
SOURCE = """
from dataclasses import replace

from tests.mini import HighCard, game_of

GAME = replace(game_of(HighCard), package=__name__)
"""
RULES = """# High Card

## Play
- **H1** Everybody is dealt a card.
- **H2** On turn you keep your card or swap it.
"""


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the game for this process and its children."""
    path = install(folder)
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.syspath_prepend(str(folder))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


def install(folder: Path) -> str:
    """Install the package into a folder like pip; returns the required PYTHONPATH."""
    package, about = folder / NAME, folder / f"{NAME}-1.0.dist-info"
    package.mkdir(parents=True)
    about.mkdir()
    (package / "__init__.py").write_text(SOURCE, encoding="utf-8")
    (package / "RULES.md").write_text(RULES, encoding="utf-8")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[spicery.games]\n{NAME} = {NAME}:GAME\n")
    return f"{folder}:{ROOT / 'src'}:{ROOT}"
