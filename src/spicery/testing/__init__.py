"""Property tests for any game: the laws that every game must obey.

from spicery.testing import laws_test
from mygame import GAME

test_laws = laws_test(GAME)
"""

from spicery.testing.laws import (
    check_laws,
    check_reproducible,
    check_secrecy,
    random_record,
)
from spicery.testing.properties import laws_test

__all__ = [
    "check_laws",
    "check_reproducible",
    "check_secrecy",
    "laws_test",
    "random_record",
]
