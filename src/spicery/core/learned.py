"""Numbers that a game has learned, kept in its `learned.json`."""

from __future__ import annotations

import json
from pathlib import Path

from spicery.core.packed import vec

FILE = "learned.json"


def learned(module: str, name: str) -> vec[float]:
    """One row of the file beside a module."""
    text = Path(module).with_name(FILE).read_text(encoding="utf-8")
    numbers: list[float] = json.loads(text)[name]
    return vec[float](numbers)
