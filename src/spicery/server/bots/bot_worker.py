"""Where bots think: a process of its own, which is given what a seat was shown and nothing else.

One JSON line a question on standard input, one a line an answer on standard output.  A view is
kept between the questions of a game, so that only what is new must be told.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from itertools import islice
from typing import BinaryIO, Literal

import msgspec

from spicery.ai.advisor import Advisor
from spicery.bots import Bot, Reason, Weighed, advisor_of, bot_named, explain, looked_at
from spicery.bots.subprocess_bot import places
from spicery.core.catalog import Game
from spicery.core.game import State
from spicery.core.rng import Rng
from spicery.games import find

KEPT_VIEWS = 512  # views that are kept
KEPT_BOTS = 8  # of them, those whose bots are kept too: a search remembers much
WINS = "wins"  # the reason of a bot that looks ahead: it won so often
# What was played and what the bot holds best: the same; the same but for the numbers of a motion;
# about as good; something else.  Empty: it cannot be said.
Verdict = Literal["", "same", "motion", "near", "other"]
NEAR = 0.25  # of the way from the best move to the usual one: about as good


class BotRequest(msgspec.Struct):
    """What would this bot do on that seat?  `told` is what the seat was shown from `since` on."""

    key: str  # of the table and the seat
    game: str
    seats: int
    options: dict[str, object]
    seat: int
    bot: str  # empty where none is asked
    seed: int
    since: int
    told: list[list[str]]
    ask: Literal["move", "hint", "belief"] = "move"  # a hint has reasons; a belief is of a claim
    played: str = ""  # what was done in fact, to be compared


class Thought(msgspec.Struct):
    """The answer: an action as text; or the view is not here (`again`); or what went wrong."""

    do: str = ""
    reasons: list[Reason] = []
    rank: int = 0  # of what was played among the moves that were weighed, from 1; 0: not weighed
    of: int = 0  # so many were weighed
    verdict: Verdict = ""  # on what was played
    again: bool = False
    fault: str = ""
    where: list[str] = []


class BotWorker:
    """Keeps the views and the bots of many games."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, State, dict[str, Bot]]] = OrderedDict()

    def think(self, asked: BotRequest) -> Thought:
        """Answer a question; whatever a bot does wrong is told, not raised."""
        try:
            return self._think(asked)
        except Exception as error:  # noqa: BLE001  (a bot may be anybody's)
            self._kept.pop(asked.key, None)
            return Thought(fault=type(error).__name__, where=places(error))

    def _think(self, asked: BotRequest) -> Thought:
        game = find(asked.game)
        version, view, bots = self._kept.pop(asked.key, (0, None, {}))
        if view is None or version != asked.since:
            if asked.since:
                return Thought(again=True)
            view = game.new(asked.seats, asked.options)
        for told in asked.told:
            for text in told:
                view.evolve(game.vocabulary.read(text))
        if asked.bot and asked.bot not in bots:
            bots[asked.bot] = bot_named(game, asked.bot)
        self._keep(asked.key, asked.since + len(asked.told), view, bots)
        if asked.ask == "belief":
            return Thought(reasons=looked_at(game, view.clone(), asked.seat))
        if asked.ask == "hint":
            return advised(game, view.clone(), bots[asked.bot], asked)
        action = bots[asked.bot].choose(view.clone(), asked.seat, Rng(asked.seed))
        return Thought(view.say_action(action))

    def _keep(self, key: str, version: int, view: State, bots: dict[str, Bot]) -> None:
        """Remember a view, and its bots for as long as few others were asked since."""
        self._kept[key] = (version, view, bots)
        if len(self._kept) > KEPT_VIEWS:
            self._kept.popitem(last=False)
        if len(self._kept) > KEPT_BOTS:
            oldest = next(islice(reversed(self._kept.values()), KEPT_BOTS, None))
            oldest[2].clear()


def advised(game: Game, view: State, bot: Bot, asked: BotRequest) -> Thought:
    """What a bot holds best and why; and, of what was played, how it compares."""
    weigh = getattr(bot, "weigh", None)
    moves: list[Weighed] = weigh(view.clone(), asked.seat) if weigh else []
    if moves:
        moves.sort(key=lambda move: -move.worth)
        action = view.unfold(asked.seat, moves[0].code)
    else:
        action = bot.choose(view.clone(), asked.seat, Rng(asked.seed))
    reasons = explain(game, view, asked.seat, action)
    searched = [reason for move in moves[:1] for reason in move.reasons if reason.word == WINS]
    thought = Thought(view.say_action(action), [*reasons, *searched])
    if asked.played:
        compare(thought, view, moves, asked, advisor_of(game))
    return thought


def compare(
    thought: Thought, view: State, moves: list[Weighed], asked: BotRequest, advisor: Advisor
) -> None:
    """Where what was played stands among the weighed moves, best first.

    A throw made by hand is never one of the list: it ranks with the best of the same intent.
    """
    actions = [view.unfold(asked.seat, move.code) for move in moves]
    said = [view.say_action(action) for action in actions]
    if asked.played in said:
        at = said.index(asked.played)
        thought.rank, thought.of = at + 1, len(moves)
        thought.verdict = "same" if asked.played == thought.do else judged(moves, at)
        return
    played, best = view.read(asked.seat, asked.played), view.read(asked.seat, thought.do)
    intent = advisor.intent(played)
    intents = [advisor.intent(action) for action in actions]
    if asked.played == thought.do:
        thought.verdict = "same"
    elif not played.numbers:
        thought.verdict = "other"
    elif intent == advisor.intent(best):
        thought.verdict = "motion"
    elif intent in intents:
        thought.verdict = judged(moves, intents.index(intent))


def judged(moves: list[Weighed], at: int) -> Verdict:
    """Whether one of the weighed moves is about as good as the best."""
    worths = [move.worth for move in moves]
    usual = worths[len(worths) // 2]
    return "near" if worths[0] - worths[at] <= NEAR * (worths[0] - usual) else "other"


def answer(questions: BinaryIO, answers: BinaryIO) -> None:
    """Think until nobody asks any more."""
    mind = BotWorker()
    decoder, encoder = msgspec.json.Decoder(BotRequest), msgspec.json.Encoder()
    for line in questions:
        answers.write(encoder.encode(mind.think(decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    with os.fdopen(os.dup(1), "wb") as line:
        os.dup2(2, 1)  # what a bot prints is no answer
        with suppress(BrokenPipeError):
            answer(sys.stdin.buffer, line)
