"""The policy and the value of Safranito: based on a seat's knowledge only; styles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from spicery.bots import Style, levels_of
from spicery.bots.policy_bots import PolicyBot, codes_of
from spicery.core.game import NATURE, State
from spicery.core.packed import COMPILED, vec
from spicery.core.playout import draw
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.safranito import GAME
from spicery.games.safranito.ai.advisor import new_advisor
from spicery.games.safranito.ai.players.levels import style_bias
from spicery.games.safranito.ai.players.sensible import Sensible
from spicery.games.safranito.ai.policy import Appraisal
from spicery.games.safranito.ai.training.train import face_down
from spicery.games.safranito.ai.weights import trained_weights
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.physics.throw_statistics import Cell, by_stand_in, throw_all
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BUY,
    CHIPS,
    EXTRA,
    FLIP,
    MILL,
    SELL,
    SHOT,
)
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import BUYING, SELLING, THROWING
from spicery.testing.laws import law_of_advice
from tests.compiled_only import compiled_only
from tests.games.safranito.dealt import PRINTED, deal, safranito

MANY = 150  # games
THROWS = 400 if COMPILED else 130
IN_BOWL = 55.0  # mm: the radius of a bowl and of a chip's hole


def judged(seats: int, seed: int) -> Iterator[Safranito]:
    """A game played by the policy: the state at every decision, and the final one."""
    table = GAME.new(seats, {"hands": [1] * seats})
    assert isinstance(table, Safranito)
    advisor, rng, none = new_advisor(), Rng(seed), vec[i64]([0])
    answer = vec[i64]([0] * table.most_numbers)
    while not table.over:
        if table.mover == NATURE:
            table.sample(rng, answer)
            table.do(NATURE, table.awaits, answer)
            continue
        yield table
        codes = codes_of(table, table.mover)
        odds = vec[float]([0.0] * len(codes))
        advisor.policy(table, table.mover, codes, len(codes), odds)
        table.do(table.mover, codes[draw(odds, len(codes), rng)], none)
    yield table


def weights(view: State, seat: int) -> tuple[list[int], list[float]]:
    codes = codes_of(view, seat)
    odds = vec[float]([0.0] * len(codes))
    new_advisor().policy(view, seat, codes, len(codes), odds)
    return [int(code) for code in codes], [odds[at] for at in range(len(codes))]


def test_the_bot_for_people_goes_by_the_same_policy() -> None:
    for table in judged(3, 5):
        if table.over:
            break
        seat = int(table.mover)
        codes, odds = weights(table, seat)
        moves = Sensible().weigh(table, seat)
        assert [move.code for move in moves] == codes
        assert abs(sum(odds) - 1) < 1e-9
        assert max(moves, key=lambda move: move.worth).worth == pytest.approx(
            moves[odds.index(max(odds))].worth
        )


@pytest.mark.parametrize("options", [{}, {"open_hands": True}])
def test_what_all_know_of_a_hand_is_what_an_onlooker_knows(options: dict[str, object]) -> None:
    rng = Rng(3)
    table = Table(GAME, 3, {"hands": [1] * 3, **options}, seed=4)
    known = 0
    while not table.over:
        truth, onlooker = table._truth, table._views[-1]
        assert isinstance(truth, Safranito)
        assert isinstance(onlooker, Safranito)
        for at in range(30):
            if at % 10 < 9:  # not the column of the unknown
                assert truth.shown[at] == onlooker.hand[at] == onlooker.shown[at]
                known += int(truth.shown[at])
        seat = table.turn()[0]
        table.submit(Sensible().choose(table.view(seat), seat, rng))
    assert known > 50


def hope_with(**changes: int) -> float:
    """The estimated win probability of the first of two seats when it has more of something."""
    cards = "cumin cardamom chili mint"
    table = safranito(2, cards=cards, blends=(PRINTED, "cinnamon garlic mint"))
    if changes.get("cards"):
        deal(table, 0, "cardamom chili")
    truth = table._truth
    assert isinstance(truth, Safranito)
    truth.made[0] += changes.get("made", 0)
    truth.money[0] += changes.get("money", 0)
    shares = new_advisor().value(truth)
    assert shares[0] + shares[1] == pytest.approx(1)
    return shares[0]


def test_who_stands_better_may_hope_for_more() -> None:
    even = hope_with()
    assert even == pytest.approx(0.5)
    assert even < hope_with(money=100) < hope_with(cards=2) < hope_with(made=2)
    assert hope_with(made=1) < hope_with(made=2)


@pytest.mark.skipif(not COMPILED, reason="many games; the numbers are the same compiled")
@pytest.mark.parametrize("seats", [2, 4])
def test_of_those_given_seventy_percent_about_seventy_win(seats: int) -> None:
    """Between rounds: estimated odds and actual frequencies, by bands."""
    advisor = new_advisor()
    told: list[tuple[float, float]] = []
    for seed in range(MANY):
        between: list[list[float]] = []
        for table in judged(seats, 1000 + seed):
            if table.round > len(between) + 1 and not table.over:
                between.append(list(advisor.value(table)))
            shares = table.shares()
        told += [(odds[seat], shares[seat]) for odds in between for seat in range(seats)]
    for low in (0.0, 0.2, 0.4, 0.6, 0.8):
        band = [(odds, won) for odds, won in told if low <= odds < low + 0.2]
        if len(band) > 150:
            odds, won = (sum(column) / len(band) for column in zip(*band, strict=True))
            assert abs(odds - won) < 0.1, f"{odds:.2f} told, {won:.2f} won"
    surprise = sum((won - odds) ** 2 for odds, won in told) / len(told)
    blind = sum((won - 1 / seats) ** 2 for _, won in told) / len(told)
    assert surprise < 0.92 * blind


@pytest.mark.skipif(not COMPILED, reason="many games; the numbers are the same compiled")
def test_chips_lie_face_down_as_often_as_is_supposed() -> None:
    """By kind of place: each value occurs as often as the evidence table says."""
    thrown = trained_weights().thrown
    seen = [[0] * int(CHIPS) for _ in range(5)]
    for kind, value in face_down(MANY, Rng(5000), lambda _done: None):
        seen[kind][value] += 1
    for kind, row in enumerate(seen):
        supposed = [thrown[kind * int(CHIPS) + value] for value in range(int(CHIPS))]
        if sum(row) > 300:
            shares = [number / sum(row) for number in row]
            assert max(abs(a - b) for a, b in zip(shares, supposed, strict=True)) < 0.08


# -- styles -----------------------------------------------------------------------------------


def habits(style: Style) -> dict[str, float]:
    """Average behaviour of a style over the decisions of some games."""
    bot = PolicyBot(new_advisor, style_bias, style, sharpness=1.0, slip_rate=0.0)
    sums = {name: [0.0, 0.0] for name in ("chip", "risk", "again", "sold", "bought")}
    for seed in range(12 if COMPILED else 3):
        for table in judged(3, seed):
            if not table.over and table.phase in (THROWING, SELLING, BUYING):
                for code, odds in bot.odds(table, int(table.mover)).items():
                    note_habit(sums, table, code, odds)
    return {name: total / count for name, (total, count) in sums.items()}


def note_habit(sums: dict[str, list[float]], table: Safranito, code: int, odds: float) -> None:
    """Add one move, weighted by its odds."""
    if code >= ALLOW:
        if table.phase == SELLING and len(table.codes()) > 1:
            add(sums["sold"], code > SELL, odds)
        elif table.phase == BUYING:
            add(sums["bought"], code == BUY, odds)
        return
    aim = code % int(AIMS)
    add(sums["chip"], code // int(AIMS) + 1, odds)
    add(sums["risk"], aim >= SHOT or aim % int(FLIP) >= EXTRA, odds)
    appraisal = Appraisal(table, table.mover, trained_weights().valuations)
    appraisal.count_chips()
    lies = [appraisal.mine(place) > 0 for place in range(int(MILL) + 1)]
    if any(lies):
        add(sums["again"], aim < SHOT and lies[aim % int(FLIP)], odds)


def add(sums: list[float], much: float, odds: float) -> None:
    sums[0] += much * odds
    sums[1] += odds


@compiled_only
def test_styles_show_in_what_they_do() -> None:
    even, bold, careful, stubborn = (habits(style) for style in Style)
    assert bold["chip"] - 0.1 > even["chip"] > careful["chip"] + 0.1
    assert bold["risk"] > even["risk"] > careful["risk"]
    assert careful["sold"] > even["sold"] > stubborn["sold"]
    assert bold["bought"] > even["bought"] > careful["bought"]
    assert stubborn["again"] > 1.2 * max(even["again"], bold["again"], careful["again"])


def test_lower_levels_have_less_steady_hands() -> None:
    hands = [level.hand for level in levels_of(GAME)]
    assert hands == sorted(hands, reverse=True)
    assert len(set(hands)) == 6


def test_beginners_miss_the_bowl_and_the_board_where_masters_hit() -> None:
    stand_in = by_stand_in(Params())
    hits, lost = [], []
    for level in levels_of(GAME):
        thrown = throw_all(Cell("flat", False, level.hand), THROWS, stand_in)
        thrown += throw_all(Cell("flip", False, level.hand), THROWS, stand_in)
        hits.append(sum(each.miss is not None and each.miss < IN_BOWL for each in thrown))
        lost.append(sum(each.miss is None for each in thrown))
    assert hits == sorted(hits)
    assert hits[0] < 0.7 * 2 * THROWS
    assert hits[-1] > 0.98 * 2 * THROWS
    assert lost[0] > 0.02 * 2 * THROWS, "some leave the board"
    assert lost[-1] == 0


@pytest.mark.skipif(not COMPILED, reason="whole games; the odds are the same compiled")
@pytest.mark.parametrize("seed", [21, 65])
def test_nothing_that_a_rival_keeps_to_himself_is_judged_by(seed: int) -> None:
    """Up to the end, where players hold back blends and a shot may save the game."""
    table, rng = Table(GAME, 4, {}, seed=seed), Rng(2)
    bot = Sensible()
    while not table.over:
        law_of_advice(table, new_advisor())
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
