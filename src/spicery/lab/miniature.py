"""How far each bot can be exploited on its game's miniature.

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
from spicery.lab.exploit import Exploited, equilibrium, exploited, worth_of
from spicery.lab.tree import FIXED, Floats, Situation, Tree, grow

SMALL = "rules.miniature"
STREAM = 1 << 20  # seeds of situations are so far apart
CLOSE = 1e-6  # to 1, of odds in all


class NoMiniature(ValueError):
    """The game says of no way to make it so small."""


class NoStrategy(ValueError):
    """What a bot said or did makes no strategy."""


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
    plain, answers = own(game, "MINIATURE", SMALL), own(game, "answers", SMALL)
    if not isinstance(plain, dict) or not callable(answers):
        raise NoMiniature(f"{game.title} has no miniature whose games can all be counted")
    options = {**plain, **given}
    return Miniature(game, options, grow(game, options, answers))


def work_of(miniature: Miniature, bots: int, rounds: int) -> int:
    """How much `measure` has to do: rounds, and situations of every bot."""
    return rounds + bots * len(miniature.tree.situations)


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
    balance = equilibrium(tree, rounds, tick)
    rows = []
    for number, name in enumerate(bots):
        before = work_of(miniature, number, rounds)
        rows.append(row(miniature, name, asks, seed, partial(tick_on, tick, before)))
    balanced = Row("CFR+", exploited(tree, balance), 0)
    return Report(miniature, rounds, worth_of(tree, balance, 0), balanced, rows)


def tick_on(tick: Callable[[int], None], before: int, done: int) -> None:
    """Tell of work that was begun after other work."""
    tick(before + done)


def row(miniature: Miniature, name: str, asks: int, seed: int, tick: Callable[[int], None]) -> Row:
    """How far one bot can be exploited; NoStrategy where anybody's bot fails."""

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
    """What a bot does: as it says itself, else over so many asks of a new one each time.

    Where its own choices never bring it, it need not be asked: no answer can bring it there.
    """
    strategy = np.zeros(tree.choices)
    for number, situation in enumerate(tree.situations):
        if tree.earlier[number] == FIXED or strategy[tree.earlier[number]] > 0.0:
            place = slice(situation.first, situation.first + len(situation.codes))
            strategy[place] = odds_of(situation, make, asks, seed + number * STREAM)
        tick(number + 1)
    return strategy


def odds_of(situation: Situation, make: Callable[[], Bot], asks: int, seed: int) -> list[float]:
    """How likely a bot makes each choice of a situation."""
    bot = make()
    if isinstance(bot, Candid):
        return checked(situation, bot.odds(situation.view.clone(), situation.seat))
    if len(situation.codes) == 1:
        return [1.0]
    rng = Rng(seed)
    asked = [odds_once(situation, make(), rng) for _ in range(asks)]
    return [sum(column) / asks for column in zip(*asked, strict=True)]


def odds_once(situation: Situation, bot: Bot, rng: Rng) -> list[float]:
    """How likely a bot makes each choice this time: as it says, else all or nothing."""
    if isinstance(bot, Wavering):
        return checked(situation, bot.odds_now(situation.view.clone(), situation.seat, rng))
    chosen = choice(situation, bot, rng)
    return [float(at == chosen) for at in range(len(situation.codes))]


def checked(situation: Situation, told: dict[int, float]) -> list[float]:
    """The odds of each choice that a bot tells; NoStrategy unless they are some."""
    if set(told) - set(situation.codes):
        raise NoStrategy(f"it tells odds of what is not allowed: {sorted(told)}")
    odds = [float(told.get(code, 0.0)) for code in situation.codes]
    if min(odds) < 0.0 or abs(sum(odds) - 1.0) > CLOSE:
        raise NoStrategy(f"the odds it tells are not 1 in all: {odds}")
    return odds


def choice(situation: Situation, bot: Bot, rng: Rng) -> int:
    """Which of the choices a bot makes."""
    action: object = bot.choose(situation.view.clone(), situation.seat, rng)
    if not isinstance(action, Action) or action.code not in situation.codes:
        raise NoStrategy(f"it chooses what is not allowed: {action!r}")
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
    return {"name": each.name, "exploitability": found.much, "best": found.best, "asks": each.asks}
