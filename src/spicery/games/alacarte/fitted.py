"""The numbers of the stand-ins, fitted to the physics: made by `spicery lab fit`."""

from __future__ import annotations

from typing import Final

ODDS: Final = (
    1.05,
    2.53,
    -0.89,
    4.44,
    -1.67,
    -1.46,
    0.61,
    -0.44,
    2.0,
    -1.21,
    -4.08,
    -1.56,
    2.65,
    0.73,
    0.62,
    -0.27,
    -0.16,
)
SALT_ODDS: Final = (1.0, 1.0, 1.0, 1.0)
FLICK_ROWS: Final = (
    (90, 20, 40),
    (110, 50, 17),
    (130, 82, 3),
    (150, 93, 7),
    (170, 68, 20),
    (200, 28, 57),
    (250, 0, 97),
)
