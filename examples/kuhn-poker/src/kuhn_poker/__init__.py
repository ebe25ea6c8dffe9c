"""Kuhn poker, after Harold W. Kuhn (1950): a complete Spicery game in a package of its own."""

from __future__ import annotations

import spicery  # noqa: F401  (first: it installs the import hook for compiled modules)
from kuhn_poker.rules.game import KINDS_OF_EVENTS, WORDS, Kuhn
from spicery.core.catalog import Game
from spicery.core.catalog.options import Options
from spicery.core.notation import Vocabulary


def make(_seats: int, _options: Options) -> Kuhn:
    """A table before the deal."""
    return Kuhn()


GAME = Game(
    name="kuhn",
    title="Kuhn poker",
    package=__name__,
    version=1,
    fewest=2,
    most=2,
    options=(),
    vocabulary=Vocabulary(KINDS_OF_EVENTS, WORDS),
    make=make,
    reveals=("shown",),
)

__all__ = ["GAME"]
