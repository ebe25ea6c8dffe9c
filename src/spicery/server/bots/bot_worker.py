"""The worker process in which bots think; it receives only what a seat was shown.

Requests and replies are JSON.  Views are cached between requests, so that only new events are sent.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Literal

import msgspec

from spicery.ai.advisor import Advisor
from spicery.bots import (
    Bot,
    Reason,
    Weighed,
    advisor_of,
    bot_named,
    explain,
    in_percent,
    looked_at,
    remarks,
)
from spicery.bots.policy_bots import SearchBot
from spicery.core.catalog import Game
from spicery.core.game import State
from spicery.core.rng import Rng
from spicery.games import find
from spicery.supervision.serving import Handler, serve

KEPT_VIEWS = 512  # cached views
KEPT_BOTS = 8  # cached views whose bots are kept too; search trees are large
WINS = "wins"  # the reason given by a search: its win rate
# How the played action compares with the bot's choice: the same; the same intent with another
# motion; about as good; something worse.  Empty: unknown.
Verdict = Literal["", "same", "motion", "near", "other"]
SLIGHT = 5  # a cost below this, in points of winning chances: about as good
SURE = 2.0  # the same for a difference of fewer standard errors, which may be chance
NEAR = 0.25  # without winning chances: of the gap between the best and the median move
UNKNOWN = -1  # a cost


class BotRequest(msgspec.Struct):
    """What would this bot do in that seat?  `told` is what the seat was shown from `since` on."""

    key: str  # identifies the table and seat
    game: str
    seats: int
    options: dict[str, object]
    seat: int
    bot: str  # empty for a belief
    seed: int
    since: int
    told: list[list[str]]
    ask: Literal["move", "hint", "belief"] = "move"  # a hint has reasons; a belief is about a claim
    played: str = ""  # the action that was played, for comparison


class BotReply(msgspec.Struct):
    """The reply: an action as text, or a request for the full view (`again`)."""

    do: str = ""
    reasons: list[Reason] = []
    rank: int = 0  # of the played action among the evaluated moves, from 1; 0: not evaluated
    of: int = 0  # how many moves were evaluated
    verdict: Verdict = ""  # on the played action
    cost: int = UNKNOWN  # what the played action gave away, in percentage points of winning chances
    gain: int = 0  # what it gained over the usual choice, in the same points
    again: bool = False


class BotWorker:
    """Caches the views and bots of many games."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, State, dict[str, Bot]]] = OrderedDict()

    def think(self, asked: BotRequest) -> BotReply:
        """Answer a request; if the bot raises an exception, its view is dropped from the cache."""
        try:
            return self._think(asked)
        except Exception:
            self._kept.pop(asked.key, None)
            raise

    def _think(self, asked: BotRequest) -> BotReply:
        game = find(asked.game)
        version, view, bots = self._kept.pop(asked.key, (0, None, {}))
        if view is None or version != asked.since:
            if asked.since:
                return BotReply(again=True)
            view = game.new(asked.seats, asked.options)
        for told in asked.told:
            for text in told:
                view.evolve(game.vocabulary.read(text))
        if asked.bot and asked.bot not in bots:
            bots[asked.bot] = bot_named(game, asked.bot)
        self._keep(asked.key, asked.since + len(asked.told), view, bots)
        if asked.ask == "belief":
            return BotReply(reasons=looked_at(game, view.clone(), asked.seat))
        if asked.ask == "hint":
            return advised(game, view.clone(), bots[asked.bot], asked)
        action = bots[asked.bot].choose(view.clone(), asked.seat, Rng(asked.seed))
        return BotReply(view.say_action(action), remarks(game, view, asked.seat, action))

    def _keep(self, key: str, version: int, view: State, bots: dict[str, Bot]) -> None:
        """Cache a view, and the bots of the most recent ones."""
        self._kept[key] = (version, view, bots)
        if len(self._kept) > KEPT_VIEWS:
            self._kept.popitem(last=False)
        if len(self._kept) > KEPT_BOTS:
            oldest = next(islice(reversed(self._kept.values()), KEPT_BOTS, None))
            oldest[2].clear()


def advised(game: Game, view: State, bot: Bot, asked: BotRequest) -> BotReply:
    """A bot's preferred action with reasons, compared with the played one if given."""
    advisor = advisor_of(game)
    moves = weighed(view, bot, asked, advisor)
    if moves:
        moves.sort(key=lambda move: -move.worth)
        action = view.unfold(asked.seat, moves[0].code)
    else:
        action = bot.choose(view.clone(), asked.seat, Rng(asked.seed))
    reasons = explain(game, view, asked.seat, action)
    searched = [reason for move in moves[:1] for reason in move.reasons if reason.word == WINS]
    thought = BotReply(view.say_action(action), [*reasons, *searched])
    if asked.played:
        compare(thought, view, moves, asked, advisor)
    return thought


def weighed(view: State, bot: Bot, asked: BotRequest, advisor: Advisor) -> list[Weighed]:
    """The moves as a bot weighs them; a search looks at the played one more closely."""
    if isinstance(bot, SearchBot) and asked.played:
        by_hand = view.read(asked.seat, asked.played)

        def is_played(code: int) -> bool:
            action = view.unfold(asked.seat, code)
            if by_hand.numbers:
                return advisor.intent(action) == advisor.intent(by_hand)
            return view.say_action(action) == asked.played

        return bot.weigh(view.clone(), asked.seat, is_played)
    weigh = getattr(bot, "weigh", None)
    return weigh(view.clone(), asked.seat) if weigh else []


def compare(
    thought: BotReply, view: State, moves: list[Weighed], asked: BotRequest, advisor: Advisor
) -> None:
    """Rank the played action among the evaluated moves, best first, and say what it cost.

    A hand-made throw is never listed; it is compared with the best move of the same intent.
    """
    actions = [view.unfold(asked.seat, move.code) for move in moves]
    said = [view.say_action(action) for action in actions]
    if asked.played in said:
        at = said.index(asked.played)
        thought.rank, thought.of = at + 1, len(moves)
        judge(thought, moves, at, "same" if asked.played == thought.do else "")
        return
    played, best = view.read(asked.seat, asked.played), view.read(asked.seat, thought.do)
    intent = advisor.intent(played)
    intents = [advisor.intent(action) for action in actions]
    if asked.played == thought.do:
        thought.verdict = "same"
    elif not played.numbers:
        thought.verdict = "other"
    elif intent == advisor.intent(best):
        judge(thought, moves, 0, "motion")
    elif intent in intents:
        judge(thought, moves, intents.index(intent))


def judge(thought: BotReply, moves: list[Weighed], at: int, verdict: Verdict = "") -> None:
    """The verdict on an evaluated move, and its cost and gain if winning chances are known."""
    chances = [move.chance for move in moves if move.chance is not None]
    if len(chances) == len(moves) > 0:
        usual = sum(move.prior * chance for move, chance in zip(moves, chances, strict=True))
        thought.cost = max(0, in_percent(chances[0] - chances[at]))
        thought.gain = max(0, in_percent(chances[at] - usual))
        near = thought.cost < max(SLIGHT, 100 * SURE * moves[at].error)
        thought.verdict = verdict or ("near" if near else "other")
    else:
        thought.verdict = verdict or verdict_on(moves, at)


def verdict_on(moves: list[Weighed], at: int) -> Verdict:
    """Whether an evaluated move is about as good as the best one, by its worth."""
    worths = [move.worth for move in moves]
    usual = worths[len(worths) // 2]
    return "near" if worths[0] - worths[at] <= NEAR * (worths[0] - usual) else "other"


def prepare() -> Handler:
    """A handler that answers all requests with one worker."""
    worker = BotWorker()
    decoder, encoder = msgspec.json.Decoder(BotRequest), msgspec.json.Encoder()

    def answer(request: bytes) -> Iterator[bytes]:
        yield encoder.encode(worker.think(decoder.decode(request)))

    return answer


if __name__ == "__main__":
    serve(prepare)
