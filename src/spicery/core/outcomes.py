"""Outcomes of throws and motions where no physics engine is used."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import State
from spicery.core.packed import vec
from spicery.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class OutcomeModel:
    """Answers for NATURE; a game's rules are given a model and don't know how it works."""

    def sample(self, state: State, rng: Rng, out: vec[i64]) -> i64:
        """Sample an outcome of the motion in progress into `out`; returns how many numbers."""
        raise NotImplementedError
