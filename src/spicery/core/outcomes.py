"""Outcome models for throws and motions, used where no physics engine runs."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import State
from spicery.core.packed import vec
from spicery.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class OutcomeModel:
    """Answers for NATURE; a game's rules receive a model and don't know how it works."""

    def sample(self, state: State, rng: Rng, out: vec[i64]) -> i64:
        """Sample an outcome of the pending motion into `out`; returns how many numbers."""
        raise NotImplementedError
