"""Tests for anybody's game: the laws that every game must keep.

from spicery.testing import laws_test
from mygame import GAME

test_laws = laws_test(GAME)
"""

from spicery.testing.laws import (
    check_laws,
    random_record,
    stranger_learns_nothing,
    tells_the_same_from_a_seed,
)
from spicery.testing.properties import laws_test

__all__ = [
    "check_laws",
    "laws_test",
    "random_record",
    "stranger_learns_nothing",
    "tells_the_same_from_a_seed",
]
