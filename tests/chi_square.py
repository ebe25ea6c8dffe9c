"""Chi-square statistics."""

from __future__ import annotations

from collections.abc import Mapping


def chi_square_of(seen: Mapping[int, int], expected: Mapping[int, float]) -> float:
    """The chi-square statistic of observed and expected counts."""
    assert all(seen[kind] == 0 for kind in expected if expected[kind] == 0 and kind in seen)
    return sum((seen[kind] - wanted) ** 2 / wanted for kind, wanted in expected.items() if wanted)
