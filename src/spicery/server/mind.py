"""Where bots think: a process of its own, which is given what a seat was shown and nothing else.

One JSON line a question on standard input, one a line an answer on standard output.  A view is
kept between the questions of a game, so that only what is new must be told.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import BinaryIO

import msgspec

from spicery.bots import Bot, bot_named
from spicery.bots.apart import places
from spicery.core.game import State
from spicery.core.rng import Rng
from spicery.games import find

MOST = 512  # views that are kept


class Question(msgspec.Struct):
    """What would this bot do on that seat?  `told` is what the seat was shown from `since` on."""

    key: str  # of the table and the seat
    game: str
    seats: int
    options: dict[str, object]
    seat: int
    bot: str
    seed: int
    since: int
    told: list[list[str]]
    hint: bool = False  # with the reason, for a person


class Thought(msgspec.Struct):
    """The answer: an action as text; or the view is not here (`again`); or what went wrong."""

    do: str = ""
    why: str = ""
    percent: int = 0
    again: bool = False
    fault: str = ""
    where: list[str] = []


class Mind:
    """Keeps the views and the bots of many games."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, State, dict[str, Bot]]] = OrderedDict()

    def think(self, asked: Question) -> Thought:
        """Answer a question; whatever a bot does wrong is told, not raised."""
        try:
            return self._think(asked)
        except Exception as error:  # noqa: BLE001  (a bot may be anybody's)
            self._kept.pop(asked.key, None)
            return Thought(fault=type(error).__name__, where=places(error))

    def _think(self, asked: Question) -> Thought:
        game = find(asked.game)
        version, view, bots = self._kept.pop(asked.key, (0, None, {}))
        if view is None or version != asked.since:
            if asked.since:
                return Thought(again=True)
            view = game.new(asked.seats, asked.options)
        for told in asked.told:
            for text in told:
                view.evolve(game.vocabulary.read(text))
        if asked.bot not in bots:
            bots[asked.bot] = bot_named(game, asked.bot)
        self._kept[asked.key] = (asked.since + len(asked.told), view, bots)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return chosen(view.clone(), bots[asked.bot], asked)


def chosen(view: State, bot: Bot, asked: Question) -> Thought:
    """What a bot does; for a person, with the reason where the bot knows one."""
    weigh = getattr(bot, "weigh", None) if asked.hint else None
    if weigh is None:
        return Thought(view.say_action(bot.choose(view, asked.seat, Rng(asked.seed))))
    best = max(weigh(view, asked.seat), key=lambda move: move.worth)
    action = view.unfold(asked.seat, best.code)
    return Thought(view.say_action(action), best.why, best.percent)


def answer(questions: BinaryIO, answers: BinaryIO) -> None:
    """Think until nobody asks any more."""
    mind = Mind()
    decoder, encoder = msgspec.json.Decoder(Question), msgspec.json.Encoder()
    for line in questions:
        answers.write(encoder.encode(mind.think(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with os.fdopen(os.dup(1), "wb") as line:
        os.dup2(2, 1)  # what a bot prints is no answer
        with suppress(BrokenPipeError):
            answer(sys.stdin.buffer, line)
