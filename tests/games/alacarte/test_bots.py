"""The sensible bot clearly beats chance, and does what its explanation says."""

from __future__ import annotations

import math
import os
import re
from pathlib import Path

import pytest

from spicery.bots import Bot, RandomBot, bot_named
from spicery.core.game import NATURE
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.alacarte import GAME, shipped_menu
from spicery.games.alacarte.ai.planning import PANS, Planner, outcome_table, plan
from spicery.games.alacarte.ai.players.hints import REASONS
from spicery.games.alacarte.ai.players.sensible import Sensible
from spicery.games.alacarte.physics.standin.model import calibrated_stand_in
from spicery.server.bots.bot_worker import WINS
from tests.games.alacarte.kitchen import (
    DUCK,
    FIDEL,
    FISH,
    RABBIT,
    SALAD,
    TOMATOES,
    TROUT,
    fact,
    kitchen,
    motion,
    player,
    roll,
    run,
    season,
    spend,
    spike,
    stove,
)

ROOT = Path(__file__).resolve().parents[3]
GAMES = 40 if os.environ.get("SPICERY_PURE") == "1" else 240


def share_of_wins(seats: int, games: int) -> float:
    """The share of wins of one sensible bot among random ones."""
    won = 0.0
    for seed in range(games):
        state = GAME.new(seats, {})
        rng = Rng(seed)
        me = seed % seats
        bots: list[Bot] = [RandomBot() for _ in range(seats)]
        bots[me] = Sensible()
        while not state.over:
            mover = int(state.mover)
            answers = mover == NATURE
            state.act(state.draw(rng) if answers else bots[mover].choose(state, mover, rng))
        won += state.shares()[me]
    return won / games


@pytest.mark.parametrize(("seats", "floor"), [(2, 0.85), (3, 0.7), (4, 0.6)])
def test_beats_random_clearly(seats: int, floor: float) -> None:
    share = share_of_wins(seats, GAMES)
    lowest = share - 1.96 * math.sqrt(share * (1 - share) / GAMES)
    print(f"{seats} seats: {share:.3f}, at least {lowest:.3f}")
    assert lowest > max(floor - 0.1 * (GAMES < 100), 1.3 / seats)


def chosen(table: Table) -> str:
    """The bot's choice now."""
    seat = player(table)
    action = bot_named(GAME, "sensible").choose(table.view(seat), seat, Rng(1))
    return table.view(seat).say_action(action)


def test_seasons_carefully_for_one_piece() -> None:
    table = kitchen(TOMATOES, FISH)
    tilt = int(chosen(table).split()[3])
    assert chosen(table).startswith("season herbs")
    assert tilt in (110, 115)


def test_chooses_the_heat_that_is_right() -> None:
    table = roll(season(season(kitchen(DUCK, FISH), "lemon", 2), "paprika", 2), "choose")
    assert chosen(table) == "choose 3"


def test_saves_a_good_dish() -> None:
    table = season(season(kitchen(DUCK, FISH, cups="cool point"), "lemon", 2), "paprika", 1)
    roll(table, 2)
    spend(table)
    spend(table)
    roll(table, 3)
    assert fact(table, "phase") == "burning"
    assert chosen(table).startswith("cup cool")


def test_takes_over_a_ready_dish() -> None:
    table = kitchen(FISH, TOMATOES, DUCK, cups="swap cool season", starter=2)
    spike(table, 1, "herbs", 1)
    spend(table)
    assert chosen(table) == "cup swap 1"


def test_spoils_a_dish_that_is_nearly_ready() -> None:
    table = season(season(kitchen(DUCK, FISH, cups="point season"), "lemon", 2), "paprika", 2)
    run(table, "0 cup point")
    roll(table, 2)
    season(season(season(table, "lemon", 0), "lemon", 0), "lemon", 0)
    assert (player(table), fact(table, "actions")) == (1, 0)
    assert chosen(table).startswith("cup season 0")


@pytest.mark.parametrize("dish", shipped_menu().slugs[1:])
def test_cooks_a_poor_dish_rather_than_spoil_it(dish: str) -> None:
    table = kitchen(dish, DUCK if dish == TOMATOES else TOMATOES)
    assert hint(table)[0] in ("heat far", "heat green", "season need", "season ready")


def test_clears_away_a_dish_that_cannot_get_ready_any_more() -> None:
    table = kitchen(TROUT, TOMATOES, cups="point point")
    roll(roll(table, 3), 1)  # at 4: past its green, not burnt
    assert hint(table)[0] in ("ruin late", "heat spend")


def test_uses_spoons_and_points_at_the_end_of_the_turn() -> None:
    for cup in ("spoons", "point"):
        table = kitchen(DUCK, FISH, cups=f"{cup} cool")
        assert not chosen(table).startswith("cup")
        season(season(season(table, "lemon", 0), "lemon", 0), "lemon", 0)
        assert chosen(table) == f"cup {cup}"


def test_puts_the_crepe_on_when_the_turn_is_over_anyway() -> None:
    table = kitchen(TOMATOES, FISH, DUCK)
    season(season(season(table, "herbs", 0), "herbs", 0), "herbs", 2)
    assert chosen(table) == "cook crepe"
    assert stove(table, 0)["dish"] is None


@pytest.mark.parametrize("cup", ["spoons", "point", "season", "cool"])
def test_tries_on_with_the_crepe(cup: str) -> None:
    table = season(kitchen(TOMATOES, FISH, cups=f"{cup} swap"), "herbs")
    run(table, "0 cook crepe")
    spend(table)
    roll(table, 1)
    assert chosen(table) == "flip flick 150 lift 80 carry 0"
    run(table, f"0 {chosen(table)}", "nature land missed")
    assert chosen(table) == "flip flick 150 lift 80 carry 0"


def hint(table: Table) -> tuple[str, int]:
    """The bot's reason for its choice now."""
    seat = player(table)
    best = max(Sensible().weigh(table.view(seat), seat), key=lambda move: move.worth)
    assert table.view(seat).say_action(table.view(seat).unfold(seat, best.code)) == chosen(table)
    return best.why, best.percent


def why(table: Table, text: str) -> tuple[str, int]:
    """The reason for an action, whether or not it is the best."""
    seat = player(table)
    view = table.view(seat)
    moves = Sensible().weigh(view, seat)
    said = {view.say_action(view.unfold(seat, move.code)): move for move in moves}
    return said[text].why, said[text].percent


def test_says_why_it_seasons() -> None:
    word, percent = hint(kitchen(TOMATOES, FISH))
    assert word == "season ready"
    assert 40 < percent < 95
    assert hint(kitchen(DUCK, FISH))[0] == "season need"
    word, percent = why(kitchen(RABBIT, FISH), f"season paprika {motion('pour')}")
    assert (word, percent > 80) == ("season spoil", True)
    feint = f"season paprika {motion('feint')}"
    assert why(season(kitchen(RABBIT, FISH), "paprika", 1), feint) == ("season nothing", 100)


@pytest.mark.parametrize(
    ("dish", "rolls", "reason"),
    [
        (FISH, (), ("heat far", 100)),  # green 4-5: no face of the first roll brings it
        (FISH, (1,), ("heat green", 33)),  # 3, and choose
        (FISH, (2,), ("heat green", 50)),  # 2 and 3, and choose
        (FIDEL, (), ("heat green", 33)),
        (RABBIT, (3, 2), ("heat spend", 83)),  # at 5, red 6: all but the cup
    ],
)
def test_says_the_odds_of_a_roll(
    dish: str, rolls: tuple[int, ...], reason: tuple[str, int]
) -> None:
    table = kitchen(dish, TOMATOES)
    for face in rolls:
        roll(table, face)
    assert why(table, "heat") == reason


def test_says_why_it_uses_a_cup() -> None:
    burning = season(season(kitchen(DUCK, FISH, cups="cool point"), "lemon", 2), "paprika", 1)
    roll(burning, 2)
    spend(burning)
    spend(burning)
    roll(burning, 3)
    assert hint(burning)[0] == "cool save"
    ready = kitchen(FISH, TOMATOES, DUCK, cups="swap cool season", starter=2)
    spike(ready, 1, "herbs", 1)
    spend(ready)
    assert hint(ready)[0] == "swap"


def test_boasts_only_of_what_adds_most() -> None:
    table = Table(GAME, 2, {}, 3)
    view = table.view(table.turn()[0])
    moves = Sensible().weigh(view, table.turn()[0])
    most = max(move.worth for move in moves)
    assert {move.why for move in moves if move.worth == most} == {"dish"}
    assert {move.why for move in moves if move.worth < most} == {"ahead"}


def test_every_reason_has_words() -> None:
    words = (ROOT / "web/src/games/alacarte/words/en/table.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^ala-advice-(\S+) =", words, re.MULTILINE))
    assert said == {word.replace(" ", "-") for word in (*REASONS, WINS)}


def test_every_reason_is_one_of_the_known() -> None:
    for seed in range(6):
        state = GAME.new(3, {})
        rng = Rng(seed)
        while not state.over:
            mover = int(state.mover)
            if mover == NATURE:
                state.act(state.draw(rng))
                continue
            moves = Sensible().weigh(state, mover)
            assert {move.why for move in moves} <= set(REASONS)
            assert all(0 <= move.percent <= 100 for move in moves)
            state.act(RandomBot().choose(state, mover, rng))


def test_a_plan_knows_ready_and_burnt() -> None:
    menu = shipped_menu()
    salad = menu.slugs.index(SALAD)  # L H H, green 0-1, red 2, 3 points
    worth = plan(menu, salad, 2.0, 0.5, outcome_table(calibrated_stand_in()))
    exact = 1 * 81 + 2 * 3
    assert worth[exact] == 5.0
    assert worth[exact + 1] == 3.0  # with salt: no star
    assert worth[2 * PANS + exact] == 0.0
    assert 0.0 < worth[0] < worth[81] < worth[81 + 3] < 5.0


def test_only_so_many_plans_are_kept_and_an_evicted_one_is_made_again() -> None:
    planner, menu = Planner(calibrated_stand_in(), most=2), shipped_menu()
    first = list(planner.plan(menu, 1, 0))
    for dish in (2, 3):
        planner.plan(menu, dish, 0)
    assert planner.kept == 2
    assert list(planner.plan(menu, 1, 0)) == first
    assert planner.kept == 2
