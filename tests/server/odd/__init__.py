"""A game of somebody else's, installed beside ours, with bots that misbehave."""

from spicery.core.catalog import Game
from spicery.core.catalog.options import Options
from spicery.core.game import State
from spicery.core.words import Vocabulary
from tests.mini import KINDS, HighCard


def make(seats: int, options: Options) -> State:
    return HighCard(seats)


GAME = Game("odd", "Odd", "tests.server.odd", 1, 2, 4, (), Vocabulary(KINDS, {}), make)
