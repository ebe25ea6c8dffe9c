"""Kuhn poker is small enough to be solved without simplification."""

from __future__ import annotations

from itertools import permutations

from spicery.core.game import State

MINIATURE: dict[str, object] = {}


def answers(_state: State) -> list[tuple[tuple[int, ...], float]]:
    """Every deal, with its probability."""
    return [(deal, 1 / 6) for deal in permutations(range(3))]
