"""The stand-in as a table's outcome model: what happens to a chip in flight."""

from __future__ import annotations

from functools import cache
from typing import final

from mypy_extensions import i64

from spicery.core.game import State
from spicery.core.outcomes import OutcomeModel
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.physics.standin.landing import land
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.rules.game import Safranito


@final
class StandIn(OutcomeModel):
    """Settles throws with fast formulas instead of physics."""

    def __init__(self, params: Params) -> None:
        self.params = params

    def sample(self, state: State, rng: Rng, out: vec[i64]) -> i64:
        assert isinstance(state, Safranito)
        return land(state, self.params, rng, out)

    def __reduce__(self) -> tuple[object, ...]:
        if self is calibrated_stand_in():
            return calibrated_stand_in, ()
        return StandIn, (self.params,)

    def __deepcopy__(self, memo: dict[int, object]) -> StandIn:
        return self  # immutable in play


def calibrated_stand_in() -> StandIn:
    """The stand-in as calibrated against the physics; always the same object."""
    return made_once()


@cache
def made_once() -> StandIn:
    """That object, cached.  Pickles name the function above, so that one stays plain."""
    return StandIn(Params())
