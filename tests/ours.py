"""The games of this repository; others may be installed beside them, and are not ours to test."""

from __future__ import annotations

from spicery.games import __name__ as home
from spicery.games import catalogue

OURS = [name for name, game in catalogue().items() if game.package.startswith(f"{home}.")]
