"""The exploitability of bots on their game's miniature.

A game that can be made small enough to solve says so in its `rules.miniature`: `MINIATURE` has
the options, and `answers` lists everything NATURE may answer, with its probability.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np

from spicery.bots import Bot, Candid, Wavering, bot_named, is_foreign, own
from spicery.core.catalog import Game
from spicery.core.game import Action
from spicery.core.rng import Rng
from spicery.lab.exploit import BestResponses, equilibrium, exploited, worth_of
from spicery.lab.tree import FIXED, Floats, Situation, Tree, grow

SMALL = "rules.miniature"
STREAM = 1 << 20  # distance between the seeds of information sets
CLOSE = 1e-6  # tolerance of probabilities that sum to 1


class NoMiniature(ValueError):
    """The game defines no miniature."""


class NoStrategy(ValueError):
    """What a bot said or did is not a strategy."""


@dataclass(frozen=True)
class Miniature:
    """A small game and its whole tree."""

    game: Game
    options: dict[str, object]
    tree: Tree


@dataclass(frozen=True)
class Row:
    """The exploitability of one strategy."""

    name: str
    found: BestResponses
    asks: int  # samples per information set; 0: the bot states its odds


@dataclass(frozen=True)
class Report:
    """The exploitability of all strategies."""

    miniature: Miniature
    rounds: int
    value: float  # what the first seat wins when both play the equilibrium
    balanced: Row
    bots: list[Row]


def miniature_of(game: Game, given: Mapping[str, object]) -> Miniature:
    """A game's miniature, with some options overridden."""
    plain, answers = own(game, "MINIATURE", SMALL), own(game, "answers", SMALL)
    if not isinstance(plain, dict) or not callable(answers):
        raise NoMiniature(f"{game.title} has no miniature that can be enumerated")
    options = {**plain, **given}
    return Miniature(game, options, grow(game, options, answers))


def work_of(miniature: Miniature, bots: int, rounds: int) -> int:
    """The units of work in `measure`: rounds, and information sets of every bot."""
    return rounds + bots * len(miniature.tree.situations)


def measure(
    miniature: Miniature,
    bots: Sequence[str],
    rounds: int,
    asks: int,
    seed: int = 0,
    tick: Callable[[int], None] = lambda _done: None,
) -> Report:
    """The exploitability of bots, beside that of an approximate equilibrium."""
    tree = miniature.tree
    balance = equilibrium(tree, rounds, tick)
    rows = []
    for number, name in enumerate(bots):
        before = work_of(miniature, number, rounds)
        rows.append(row(miniature, name, asks, seed, partial(tick_on, tick, before)))
    balanced = Row("CFR+", exploited(tree, balance), 0)
    return Report(miniature, rounds, worth_of(tree, balance, 0), balanced, rows)


def tick_on(tick: Callable[[int], None], before: int, done: int) -> None:
    """Report progress on top of earlier work."""
    tick(before + done)


def row(miniature: Miniature, name: str, asks: int, seed: int, tick: Callable[[int], None]) -> Row:
    """The exploitability of one bot; NoStrategy if a third-party bot fails."""

    def make() -> Bot:
        return bot_named(miniature.game, name)

    try:
        strategy = strategy_of(miniature.tree, make, asks, seed, tick)
    except NoStrategy as error:
        raise NoStrategy(f"'{name}' has no strategy: {error}") from error
    except Exception as error:
        if not is_foreign(name):
            raise
        why = f"{type(error).__name__}: {error}"
        raise NoStrategy(f"'{name}' failed: {why}") from error
    tells = isinstance(make(), Candid)
    return Row(name, exploited(miniature.tree, strategy), 0 if tells else asks)


def strategy_of(
    tree: Tree,
    make: Callable[[], Bot],
    asks: int,
    seed: int = 0,
    tick: Callable[[int], None] = lambda _done: None,
) -> Floats:
    """A bot's strategy: as it states it, or sampled by asking fresh instances.

    Information sets that its own choices never reach are skipped: no opponent can bring it there.
    """
    strategy = np.zeros(tree.choices)
    for number, situation in enumerate(tree.situations):
        if tree.earlier[number] == FIXED or strategy[tree.earlier[number]] > 0.0:
            place = slice(situation.first, situation.first + len(situation.codes))
            strategy[place] = odds_of(situation, make, asks, seed + number * STREAM)
        tick(number + 1)
    return strategy


def odds_of(situation: Situation, make: Callable[[], Bot], asks: int, seed: int) -> list[float]:
    """The probabilities of a bot's choices in an information set."""
    bot = make()
    if isinstance(bot, Candid):
        return checked(situation, bot.odds(situation.view.clone(), situation.seat))
    if len(situation.codes) == 1:
        return [1.0]
    rng = Rng(seed)
    asked = [odds_once(situation, make(), rng) for _ in range(asks)]
    return [sum(column) / asks for column in zip(*asked, strict=True)]


def odds_once(situation: Situation, bot: Bot, rng: Rng) -> list[float]:
    """The same for one decision: as the bot states them, otherwise all or nothing."""
    if isinstance(bot, Wavering):
        return checked(situation, bot.odds_now(situation.view.clone(), situation.seat, rng))
    chosen = choice(situation, bot, rng)
    return [float(at == chosen) for at in range(len(situation.codes))]


def checked(situation: Situation, told: dict[int, float]) -> list[float]:
    """The probabilities a bot states; NoStrategy if they are not a distribution."""
    if set(told) - set(situation.codes):
        raise NoStrategy(f"it states odds for illegal actions: {sorted(told)}")
    odds = [float(told.get(code, 0.0)) for code in situation.codes]
    if min(odds) < 0.0 or abs(sum(odds) - 1.0) > CLOSE:
        raise NoStrategy(f"the odds it states do not sum to 1: {odds}")
    return odds


def choice(situation: Situation, bot: Bot, rng: Rng) -> int:
    """Which of the choices a bot makes."""
    action: object = bot.choose(situation.view.clone(), situation.seat, rng)
    if not isinstance(action, Action) or action.code not in situation.codes:
        raise NoStrategy(f"it chose an illegal action: {action!r}")
    return situation.codes.index(action.code)


def as_data(report: Report) -> dict[str, object]:
    """A report as plain data."""
    miniature = report.miniature
    tree = miniature.tree
    return {
        "game": miniature.game.name,
        "seats": tree.seats,
        "options": miniature.options,
        "steps": len(tree.before),
        "situations": len(tree.situations),
        "choices": tree.choices,
        "unit": "wins" if tree.in_wins else "returns",
        "value": report.value,
        "equilibrium": {"rounds": report.rounds, **row_data(report.balanced)},
        "bots": [row_data(each) for each in report.bots],
    }


def row_data(each: Row) -> dict[str, object]:
    """A row as plain data."""
    found = each.found
    return {
        "name": each.name,
        "exploitability": found.exploitability,
        "best": found.best,
        "asks": each.asks,
    }
