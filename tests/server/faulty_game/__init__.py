"""A third-party game with misbehaving bots."""

from spicery.core.catalog import Game
from spicery.core.catalog.options import Options
from spicery.core.game import State
from spicery.core.notation import Vocabulary
from tests.mini import KINDS, HighCard


def make(seats: int, options: Options) -> State:
    return HighCard(seats)


GAME = Game(
    "faulty", "Faulty", "tests.server.faulty_game", 1, 2, 4, (), Vocabulary(KINDS, {}), make
)
