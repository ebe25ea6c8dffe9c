"""The parameters of the stand-in: how readily pieces fall, and how a flick turns the crêpe."""

from __future__ import annotations

from typing import final

from spicery.core.packed import vec
from spicery.games.alacarte.physics.standin.calibrated import FLICK_ROWS, ODDS, SALT_ODDS
from spicery.games.alacarte.rules.material import flat


@final
class Params:
    """The parameters of one stand-in; immutable."""

    def __init__(
        self, odds: list[float], salt_odds: list[float], flicks: tuple[tuple[int, ...], ...]
    ) -> None:
        self._given = (odds, salt_odds, flicks)
        self.odds = vec[float](odds)  # one more piece falls: coefficients of `pouring.terms`
        self.salt_odds = vec[float](salt_odds)  # of salt relative to spice, by strength of shaking
        self.flicks = flat(flicks)  # rows: ms; crêpes turned and not turned, per 100

    def __reduce__(self) -> tuple[object, ...]:
        return Params, self._given


def calibrated_params() -> Params:
    """The parameters as calibrated against the physics."""
    return Params(ODDS, SALT_ODDS, FLICK_ROWS)
