"""The games of this repository; others may be installed beside them, and are not ours to test."""

from __future__ import annotations

from spicery.games import shipped

OURS = list(shipped())
