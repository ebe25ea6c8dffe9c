"""How far counts are from what they should be."""

from __future__ import annotations

from collections.abc import Mapping


def chi_square_of(seen: Mapping[int, int], expected: Mapping[int, float]) -> float:
    """How far counts are from what they should be, summed over all kinds."""
    assert all(seen[kind] == 0 for kind in expected if expected[kind] == 0 and kind in seen)
    return sum((seen[kind] - wanted) ** 2 / wanted for kind, wanted in expected.items() if wanted)
