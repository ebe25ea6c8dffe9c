"""The laws as a Hypothesis property test: `pip install spicery[testing]`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from spicery.core.catalog import Game
from spicery.testing.laws import (
    Count,
    check_laws,
    check_reproducible,
    check_secrecy,
)

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

EXAMPLES = 20
SEEDS = 2**62


def laws_test(
    game: Game,
    options: SearchStrategy[dict[str, object]] | None = None,
    material: Count | None = None,
    examples: int = EXAMPLES,
) -> Callable[[], None]:
    """A test that plays random games at every number of seats and checks all laws.

    `options` is a strategy for the options of a table; by default all are left at their defaults.
    Examples are reproducible and have no deadline, since games vary in length.
    """
    from hypothesis import HealthCheck, given, settings
    from hypothesis import strategies as st

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(
        st.integers(game.fewest, game.most),
        options if options is not None else st.just({}),
        st.integers(0, SEEDS),
    )
    def test_laws(seats: int, chosen: dict[str, object], seed: int) -> None:
        table = check_laws(game, seats, chosen, seed, material)
        check_secrecy(table)
        check_reproducible(game, seats, chosen, seed)

    return test_laws
