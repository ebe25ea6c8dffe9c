"""The games of this repository; tests must not depend on others that may be installed."""

from __future__ import annotations

from spicery.games import shipped

SHIPPED = list(shipped())
