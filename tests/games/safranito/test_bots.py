"""The sensible bot: always legal, much better than chance, with clear reasons."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

from spicery.bots import bot_named
from spicery.core.game import Action
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.safranito import GAME
from spicery.games.safranito.ai.players.sensible import Sensible
from spicery.games.safranito.rules.board import SKIM_HEIGHT
from tests.games.safranito.dealt import (
    PRINTED,
    deal,
    fact,
    land,
    nature,
    run,
    safranito,
    throw_text,
    throws,
)

GAMES = 60


def play(seats: int, names: list[str], seed: int, options: dict[str, object]) -> Table:
    rng = Rng(seed)
    bots = [bot_named(GAME, name) for name in names]
    table = Table(GAME, seats, options, seed=seed)
    while not table.over:
        seat = table.turn()[0]
        table.submit(bots[seat].choose(table.view(seat), seat, rng))
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    won = 0.0
    for game in range(GAMES):
        own = game % seats
        names = ["sensible" if seat == own else "random" for seat in range(seats)]
        table = play(seats, names, game, {"hands": [10] * seats})
        won += (own in table.winners()) / len(table.winners())
    share = won / GAMES
    low = wilson(share, GAMES)
    assert low > 1 / seats + 0.25, f"{share:.2f}, at least {low:.2f}"


def wilson(share: float, games: int) -> float:
    """The lower end of the 95 % interval."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games)


@pytest.mark.parametrize("options", [{}, {"open_hands": True}, {"secret_money": True}])
def test_it_plays_every_option_to_a_third_blend(options: dict[str, object]) -> None:
    for seats in (2, 3, 4):
        table = play(seats, ["sensible"] * seats, seats, {"hands": [20] * seats, **options})
        assert fact(table, "ending") == "third blend"


def choice(table: Table, seat: int, seed: int = 1) -> Action:
    return bot_named(GAME, "sensible").choose(table.view(seat), seat, Rng(seed))


def said(table: Table, seat: int) -> str:
    return table.view(seat).say_action(choice(table, seat))


def test_it_throws_at_what_it_lacks() -> None:
    """First at the circle where cards are drawn, with its dearest chip; then at the bowl."""
    table = safranito(
        2, cards="cumin cardamom chili mint", blends=(PRINTED, "cinnamon garlic mint")
    )
    deal(table, 0, "cardamom chili")
    assert said(table, 0).startswith("throw 60 ")
    run(table, f"0 {said(table, 0)}")
    nature(table, land(0, "spice card"))
    run(table, f"1 {throw_text(table, 1, 10)}")
    nature(table, land(6, "mint"))
    action = choice(table, 0)
    assert action.numbers[:2] == (0, -2700)  # straight at cumin, in the middle of the near row
    assert action.numbers[4] < 800


def test_it_buys_what_it_lacks_and_sells_what_it_can_spare() -> None:
    table = safranito(2, cards="cumin cardamom chili mint", blends=(PRINTED, "chili curry garlic"))
    deal(table, 0, "cardamom chili mint")
    throws(table, "40 cumin", "60 mint")
    run(table, "0 trade mint")
    assert said(table, 0) == "sell 1"
    run(table, "0 sell 1")
    run(table, "0 sell 0")
    assert said(table, 0) == "buy"
    run(table, "0 buy")
    assert said(table, 0) == f"blend {PRINTED}"


def test_it_declines_what_is_too_dear() -> None:
    table = throws(safranito(2, cards="mint", blends=(PRINTED, "chili curry garlic")), "60 mint")
    assert said(table, 0) == "decline"


def test_it_keeps_what_it_lacks_and_takes_what_a_circle_offers() -> None:
    cards = "mint mint mint mint garlic cumin ginger"
    table = throws(
        safranito(2, cards=cards, blends=(PRINTED, "chili curry garlic")), "30 spice card"
    )
    assert said(table, 0) == "take"
    run(table, "0 take")
    assert said(table, 0) in ("keep cumin", "keep garlic")


@pytest.mark.parametrize(("chef", "verdict"), [(0, "allow"), (1, "disallow")])
def test_in_doubt_its_own_chips_count(chef: int, verdict: str) -> None:
    table = safranito(2, chef=chef)
    while fact(table, "phase") == "throw" and fact(table, "round") == 1:
        seat = table.turn()[0]
        value = str(fact(table, "unthrown")[seat][0])  # type: ignore[index]
        table.act(seat, throw_text(table, seat, int(value)))
        token = int(table._truth.flying)  # type: ignore[attr-defined]
        first = token == 0
        nature(table, "land 0 rest -750 0 20 0 0 down" if first else f"land {token} out")
    assert fact(table, "phase") == "doubt"
    assert said(table, chef) == verdict


def test_it_shoots_at_a_leader_who_is_about_to_buy_the_win() -> None:
    blends = (PRINTED, "cinnamon garlic mint")
    table = safranito(2, cards="cumin cardamom chili mint", blends=blends, chef=1)
    deal(table, 1, "cardamom chili")
    table.act(1, throw_text(table, 1, 10))
    nature(table, land(6, "cumin"))
    table.act(0, throw_text(table, 0, 60))  # nothing better is left than to buy, or to shoot
    nature(table, land(0, "spice card"))
    table.act(1, throw_text(table, 1, 20))
    nature(table, land(7, "saffron"))
    heights = [choice(table, 0, seed).numbers[2] for seed in range(20)]
    assert int(SKIM_HEIGHT) not in heights
    for state in [table._truth, *table._views]:
        state.made[1] = 2  # type: ignore[attr-defined]
    assert {choice(table, 0, seed).numbers[2] for seed in range(20)} == {int(SKIM_HEIGHT)}


def test_every_advice_has_a_reason_in_words_of_each_language() -> None:
    words = Path(__file__).parents[3] / "web" / "src" / "games" / "safranito" / "words"
    known = [
        set(
            re.findall(
                r"^saf-why-([a-z-]+) =", (words / language / "table.ftl").read_text(), re.MULTILINE
            )
        )
        for language in ("en", "de", "nl")
    ]
    told = reasons_of_games()
    assert known[0] == known[1] == known[2]
    assert told <= known[0]
    assert len(told) > 0.75 * len(known[0]), sorted(known[0] - told)  # few are never heard


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (
            "cumin mint cardamom chili",
            {"cumin": "to buy", "mint": "useless", "saffron": "elsewhere"},
        ),
        (
            "mint mint cardamom chili",
            {"cumin": "useless", "mint": "useless", "saffron": "elsewhere"},
        ),
    ],
)
def test_a_bowl_is_for_buying_where_a_wanted_card_is_for_sale(
    cards: str, why: dict[str, str]
) -> None:
    table = safranito(2, cards=cards)  # the blend that lies open lacks cumin
    deal(table, 0, "cardamom chili")
    throws(table, "10 mint, 20 cumin", "30 saffron")
    view = table.view(0)
    told = {
        view.say_action(view.unfold(0, move.code)): move.why for move in Sensible().weigh(view, 0)
    }
    assert told == {f"trade {spice}": f"bowl {word}" for spice, word in why.items()}


def test_only_who_has_no_stake_in_any_bowl_is_told_so() -> None:
    table = safranito(2, cards="cumin mint cardamom chili")
    throws(table, "", "30 saffron, 20 mint")
    seat = table.turn()[0]
    told = {move.why for move in Sensible().weigh(table.view(seat), seat)}
    assert told == {"bowl any"}


def reasons_of_games() -> set[str]:
    """The reasons that hints give throughout some games."""
    told: set[str] = set()
    bot = Sensible()
    for seed in range(12):
        table = Table(GAME, 2 + seed % 3, {"hands": [10] * (2 + seed % 3)}, seed=seed)
        rng = Rng(seed)
        while not table.over:
            seat = table.turn()[0]
            view = table.view(seat)
            moves = bot.weigh(view, seat)
            assert {move.code for move in moves} <= {int(code) for code in view.codes()}
            told |= {move.why.replace(" ", "-") for move in moves}
            table.submit(bot.choose(view, seat, rng))
    return told
