"""Numbers learned from games between bots: `learned.json`, made by `spicery lab fit spicy`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from spicery.core.packed import vec

FILE: Final = Path(__file__).with_name("learned.json")


def read(name: str) -> vec[float]:
    """One row of the file."""
    numbers: list[float] = json.loads(FILE.read_text(encoding="utf-8"))[name]
    return vec[float](numbers)


EVIDENCE: Final = read("evidence")  # how much more often than chance, by circumstance and way
LIKES: Final = read("likes")  # what a player likes, by group of tables
