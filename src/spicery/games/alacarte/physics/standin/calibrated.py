"""The numbers of the stand-in, fitted to the physics: by `spicery lab fit alacarte`."""

from __future__ import annotations

from typing import Final

# One more piece falls: coefficients of pouring.terms.
ODDS: Final = [
    3.8306,
    4.7889,
    -1.6362,
    1.0173,
    0.2750,
    -0.7484,
    0.1521,
    0.6712,
    1.8143,
    -1.2055,
    1.2614,
    -2.3055,
    -0.8517,
    0.3084,
    0.7929,
    0.0751,
    1.0817,
]

# Of a salt crystal against a spice, by how hard the shaker was shaken.
SALT_ODDS: Final = [1.056, 1.056, 0.960, 0.960]

# A flick in ms; how often the crêpe is then turned, and not turned, of 100.
FLICK_ROWS: Final = (
    (80, 0, 0),
    (100, 2, 35),
    (120, 97, 0),
    (140, 100, 0),
    (160, 100, 0),
    (180, 48, 30),
    (200, 0, 97),
    (230, 0, 100),
    (260, 0, 100),
)
