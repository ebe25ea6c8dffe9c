"""How far each bot can be exploited on its game's miniature.

A game that can be made small enough says so in a module `miniature` of its package: `MINIATURE`,
the options, and `answers`, all that NATURE may say, with the odds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import numpy as np

from spicery.bots import Bot, Candid, bot_named
from spicery.core.catalog import Game
from spicery.core.rng import Rng
from spicery.lab.exploit import Exploited, equilibrium, exploited, worth_of
from spicery.lab.tree import FIXED, Answers, Floats, Situation, Tree, grow

STREAM = 1 << 20  # seeds of situations are so far apart


class NoMiniature(ValueError):
    """The game says of no way to make it so small."""


@dataclass(frozen=True)
class Miniature:
    """A small game, all of it."""

    game: Game
    options: dict[str, object]
    tree: Tree


@dataclass(frozen=True)
class Row:
    """How far one strategy can be exploited."""

    name: str
    found: Exploited
    asks: int  # for each situation, to learn its odds; 0: it tells them itself


@dataclass(frozen=True)
class Report:
    """What was found of all strategies."""

    miniature: Miniature
    rounds: int
    value: float  # what the first seat wins when both play the equilibrium
    balanced: Row
    bots: list[Row]


def miniature_of(game: Game, given: Mapping[str, object]) -> Miniature:
    """A game's miniature, with some options chosen otherwise."""
    name = f"{game.package}.miniature"
    if find_spec(name) is None:
        raise NoMiniature(f"{game.title} has no miniature whose games can all be counted")
    module = import_module(name)
    options = {**module.MINIATURE, **given}
    answers: Answers = module.answers
    return Miniature(game, options, grow(game, options, answers))


def measure(
    miniature: Miniature,
    bots: Sequence[str],
    rounds: int,
    asks: int,
    seed: int = 0,
    tick: Callable[[int], None] = lambda _done: None,
) -> Report:
    """How far bots can be exploited, and beside them a strategy near equilibrium."""
    tree = miniature.tree
    balance = equilibrium(tree, rounds)
    rows = []
    for number, name in enumerate(bots):
        rows.append(row(miniature, name, asks, seed))
        tick(number + 1)
    balanced = Row("CFR+", exploited(tree, balance), 0)
    return Report(miniature, rounds, worth_of(tree, balance, 0), balanced, rows)


def row(miniature: Miniature, name: str, asks: int, seed: int) -> Row:
    """How far one bot can be exploited."""

    def make() -> Bot:
        return bot_named(miniature.game, name)

    tells = isinstance(make(), Candid)
    strategy = strategy_of(miniature.tree, make, asks, seed)
    return Row(name, exploited(miniature.tree, strategy), 0 if tells else asks)


def strategy_of(tree: Tree, make: Callable[[], Bot], asks: int, seed: int = 0) -> Floats:
    """What a bot does: as it says itself, else counted over so many asks of a new one each time.

    Where its own choices never bring it, it need not be asked: no answer can bring it there.
    """
    strategy = np.zeros(tree.choices)
    for number, situation in enumerate(tree.situations):
        if tree.earlier[number] != FIXED and strategy[tree.earlier[number]] == 0.0:
            odds = dict.fromkeys(situation.codes, 0.0)
        else:
            odds = odds_of(situation, make, asks, seed + number * STREAM)
            assert abs(sum(odds.values()) - 1.0) < 1e-9
        for code, chance in odds.items():
            strategy[situation.first + situation.codes.index(code)] = chance
    return strategy


def odds_of(
    situation: Situation, make: Callable[[], Bot], asks: int, seed: int
) -> dict[int, float]:
    """How likely a bot chooses each code."""
    bot = make()
    if isinstance(bot, Candid):
        return bot.odds(situation.view.clone(), situation.seat)
    if len(situation.codes) == 1:
        return {situation.codes[0]: 1.0}
    odds: dict[int, float] = {}
    rng = Rng(seed)
    for _ in range(asks):
        code = make().choose(situation.view.clone(), situation.seat, rng).code
        odds[code] = odds.get(code, 0.0) + 1.0 / asks
    return odds


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
        "value": report.value,
        "equilibrium": {"rounds": report.rounds, **row_data(report.balanced)},
        "bots": [row_data(each) for each in report.bots],
    }


def row_data(each: Row) -> dict[str, object]:
    """A row as plain data."""
    found = each.found
    return {"name": each.name, "exploitability": found.much, "best": found.best, "asks": each.asks}
