"""Habits of A la carte's bots: how much they pour, and when they ruin a dish on purpose."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spicery.bots import Style, bot_named, levels_of, remarks, with_hands
from spicery.bots.policy_bots import PolicyBot, SearchBot
from spicery.core.packed import COMPILED
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.alacarte import GAME
from spicery.games.alacarte.ai.players.hints import ruining
from spicery.games.alacarte.ai.players.sensible import Sensible
from spicery.games.alacarte.physics.standin.model import calibrated_stand_in
from spicery.games.alacarte.rules.events import FELL, TILTED
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    FLIP,
    FREE,
    MOTION_NAMES,
    MOTION_ROWS,
    MOVES,
    SALT_FILL,
    SEASON,
    SPICE_FILL,
)
from spicery.games.alacarte.rules.state import IN_BIN, IN_PAN, ON_TABLE, ON_TRAY
from tests.games.alacarte.kitchen import (
    DUCK,
    FIDEL,
    FISH,
    RABBIT,
    TOMATOES,
    TROUT,
    kitchen,
    roll,
    season,
    truth,
)
from tests.untimed_bots import untimed

GAMES = 12 if COMPILED else 2
NAMES = [f"{level.name}/{style.value}" for level in levels_of(GAME) for style in Style]
POUR = MOTION_NAMES.index("pour")


def poured(name: str) -> list[int]:
    """The pieces that each shake over a cook's own pan yields, in games among equal bots."""
    found = []
    for seed in range(GAMES):
        table = Table(GAME, 2, with_hands(GAME, {}, [name] * 2), seed=seed)
        bot, luck = bot_named(GAME, name), Rng(seed)
        while not table.over:
            seat = table.turn()[0]
            table.submit(bot.choose(table.view(seat), seat, luck))
        events = [event for _, told in table._entries for event in told]
        for one, two in pairwise(events):
            if one.kind == TILTED and two.kind == FELL and one.public[0] == one.public[1]:
                found.append(two.public[2] + two.public[3])
    return found


def test_careful_cooks_pour_less_than_bold_ones() -> None:
    careful, bold = poured("linecook/careful"), poured("linecook/bold")
    assert sum(careful) / len(careful) < 0.85 * sum(bold) / len(bold)
    assert sorted(careful)[len(careful) * 9 // 10] <= 4, "a careful cook seldom drops a handful"


def spilt(hand: int) -> float:
    """How often a motion meant for one or two pieces yields five or more."""
    rng, motion = Rng(5), MOTION_ROWS[MOTION_NAMES.index("careful")]
    fell = [
        divmod(
            int(
                calibrated_stand_in().season(
                    rng, FREE, *motion, hand, int(SPICE_FILL), int(SALT_FILL)
                )
            ),
            32,
        )
        for _ in range(2000)
    ]
    return sum(spices + salt >= 5 for spices, salt in fell) / 2000


def test_lower_levels_spill_more() -> None:
    hands = [level.hand for level in levels_of(GAME)]
    assert hands == sorted(set(hands), reverse=True)
    assert spilt(hands[0]) > spilt(hands[2]) + 0.02 > spilt(hands[5]) + 0.04


# -- ruining a dish on purpose ------------------------------------------------------------------


def ruins(view: Alacarte, seat: int) -> set[int]:
    """Every listed shake that ruins the cook's own dish nearly for certain."""
    codes = [int(code) for code in view.codes() if SEASON <= code < FLIP]
    return {code for code in codes if (code - int(SEASON)) % int(MOVES) == POUR}


def chances(name: str, view: Alacarte, seat: int) -> dict[int, float]:
    """The odds of each action of a bot."""
    bot = untimed(GAME, name)
    if isinstance(bot, SearchBot):
        return bot.odds_now(view, seat, Rng(2))
    assert isinstance(bot, PolicyBot)
    return bot.odds(view, seat)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_pours_a_good_dish_full(name: str) -> None:
    for table in (kitchen(DUCK, FISH), season(kitchen(RABBIT, FISH, TOMATOES), "paprika", 1)):
        view = truth(table)
        odds = chances(name, view, 0)
        assert ruins(view, 0)
        assert all(odds.get(code, 0.0) == 0.0 for code in ruins(view, 0)), name


def last_dish(lead: int, left: int = 0) -> Table:
    """Seat 0 cooks one of the last dishes and leads by this many points."""
    table = kitchen(RABBIT, FISH)
    for state in (truth(table), *table._views):
        assert isinstance(state, Alacarte)
        for dish in range(1, int(state.menu.count) + 1):
            if state.place[dish] != IN_PAN:
                state.place[dish] = IN_BIN
        for name in (TROUT, TOMATOES, DUCK)[:left]:
            state.place[state.menu.slugs.index(name)] = ON_TABLE
        state.crepe[0] = ON_TRAY
        state.earned[0] = 5 + lead
        state.earned[1] = 5
    return table


def chosen(table: Table) -> int:
    """The sensible bot's choice."""
    gains = Sensible().gains(table.view(0), 0)
    return max(gains, key=lambda code: gains[code])


def told(table: Table, code: int) -> list[str]:
    """The public events of an action."""
    view = table.view(0)
    return [reason.word for reason in remarks(GAME, view, 0, view.unfold(0, code))]


@pytest.mark.parametrize("left", [0, 2])
def test_ends_a_game_that_is_won_and_says_so(left: int) -> None:
    table = last_dish(lead=1, left=left)
    assert chosen(table) in ruins(truth(table), 0)
    assert told(table, chosen(table)) == ["ruin ahead"]


def test_ruins_nothing_where_that_would_not_win() -> None:
    even, behind, far = last_dish(0), last_dish(-2), last_dish(lead=1, left=3)
    crepe, plain = last_dish(1), last_dish(1)
    truth(crepe).crepe[0] = ON_TABLE
    truth(plain).place[truth(plain).menu.slugs.index(FIDEL)] = ON_TABLE  # can't be over-seasoned
    for table in (even, behind, far, crepe, plain):
        state = truth(table)
        gains = Sensible().gains(state, 0)
        best = max(gains, key=lambda code: gains[code])
        assert best not in ruins(state, 0)
        assert not told_of(state, best)


def told_of(state: Alacarte, code: int) -> list[str]:
    return [reason.word for reason in remarks(GAME, state, 0, state.unfold(0, code))]


def test_clears_away_what_is_too_hot_and_says_so() -> None:
    table = roll(roll(kitchen(TROUT, TOMATOES, cups="point point"), 3), 1)  # past its green
    code = next(iter(ruins(truth(table), 0)))
    assert told(table, code) == ["ruin late"]
    spice, motion = divmod(code - int(SEASON), int(MOVES))
    assert ruining(truth(kitchen(TROUT, TOMATOES)), 0, spice, motion) == ""
    light = MOTION_NAMES.index("light")
    assert ruining(truth(table), 0, spice, light) == "", "that may well leave the dish as it is"
