"""Trained weights: named rows of numbers in a game's `weights.json`."""

from __future__ import annotations

import json
from pathlib import Path

FILE = "weights.json"
UPWARDS = f"../{FILE}"  # from a game's training folder
Rows = dict[str, list[float]]


def read_rows(module: str) -> Rows:
    """The rows of the file beside a module."""
    rows: Rows = json.loads(Path(module).with_name(FILE).read_text(encoding="utf-8"))
    return rows
