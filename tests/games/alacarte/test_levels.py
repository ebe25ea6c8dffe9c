"""Levels and styles of A la carte: what they depend on, how they differ, and their search."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import i64

from spicery.ai.search import Search
from spicery.bots import Bot, Style, bot_named, explain, levels_of
from spicery.bots.policy_bots import PolicyBot, SearchBot, codes_of, most_searched
from spicery.core.game import NATURE
from spicery.core.packed import COMPILED, vec
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.alacarte import GAME
from spicery.games.alacarte.ai.advisor import new_advisor
from spicery.games.alacarte.ai.players.levels import style_bias
from spicery.games.alacarte.ai.players.sensible import Sensible
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import COOK, FLIP, HEAT, MOVES, SEASON
from tests.games.alacarte.kitchen import (
    DUCK,
    FISH,
    TOMATOES,
    kitchen,
    player,
    roll,
    season,
    truth,
)

SHAKES = 10  # of each of two who look ahead
GAMES = 6 if COMPILED else 2
NAMES = [f"{level.name}/{style.value}" for level in levels_of(GAME) for style in Style]


def untimed(name: str) -> Bot:
    """A bot that searches a fixed, small number of iterations, however slow the machine."""
    bot = bot_named(GAME, name)
    if isinstance(bot, SearchBot):
        bot.iterations, bot.seconds = 40 if COMPILED else 10, 0.0
    return bot


def decisions(games: int) -> Iterator[tuple[Alacarte, int]]:
    """Decisions from games between sensible bots."""
    for seed in range(games):
        state = GAME.new(2 + seed % 3, {"finish": 7})  # longer games: more decisions
        assert isinstance(state, Alacarte)
        rng = Rng(seed)
        while not state.over:
            mover = int(state.mover)
            if mover == NATURE:
                state.act(state.draw(rng))
                continue
            if len(state.codes()) > 1:
                yield state, mover
            state.act(Sensible().choose(state, mover, rng))


def test_the_policy_likes_best_what_the_sensible_bot_does() -> None:
    advisor = new_advisor()
    for state, seat in decisions(GAMES):
        codes = codes_of(state, seat)
        odds = vec[float]([0.0] * len(codes))
        advisor.policy(state, seat, codes, len(codes), odds)
        liked = {int(codes[at]): odds[at] for at in range(len(codes))}
        gains = Sensible().gains(state, seat)
        assert sum(liked.values()) == pytest.approx(1)
        for code, gain in gains.items():
            best = gain == max(gains.values())
            assert best == (liked[code] == max(liked.values())), state.say(seat, code, ())


def test_who_knows_the_kitchen_knows_all() -> None:
    """Nothing is hidden, so a bot chooses the same on view, truth and guess."""
    table = roll(season(kitchen(DUCK, FISH, TOMATOES), "lemon", 1), 1)
    seat = player(table)
    for name in NAMES:
        choices = [
            untimed(name).choose(state, seat, Rng(7))
            for state in (table.view(seat), truth(table).clone(), table.view(seat).guess(Rng(3)))
        ]
        assert choices[0] == choices[1] == choices[2], name
        chosen = choices[0]  # cooks know motions beyond the listed ones
        assert not table.view(seat).objection(seat, chosen.code, chosen.numbers)


# -- styles ---------------------------------------------------------------------------------


def habits(style: Style) -> tuple[float, float, float]:
    """Mean boldness of its motions, points of its dishes and odds of heating."""
    bot = PolicyBot(new_advisor, style_bias, style, sharpness=1.0, slip_rate=0.0)
    motions, points, heats = [], [], []
    for state, seat in decisions(GAMES):
        odds = bot.odds(state, seat)
        if HEAT in odds and any(SEASON <= code < FLIP for code in odds):
            heats.append(odds[HEAT])
        motions += boldness(odds)
        if all(COOK <= code < SEASON for code in odds):
            points.append(sum(p * float(state.menu.points[c - int(COOK)]) for c, p in odds.items()))
    return tuple(sum(each) / len(each) for each in (motions, points, heats))  # type: ignore[return-value]


def boldness(odds: dict[int, float]) -> list[float]:
    """The mean boldness of its motions, if a motion is likely."""
    shakes = {code: p for code, p in odds.items() if SEASON <= code < FLIP}
    likely = sum(shakes.values())
    bold = sum(p * ((code - int(SEASON)) % int(MOVES)) for code, p in shakes.items())
    return [bold / likely] if likely > 0.5 else []


def test_styles_differ_as_their_names_say() -> None:
    even, bold, careful, stubborn = (habits(style) for style in Style)
    assert careful[0] + 0.1 < even[0] < bold[0] - 0.1, "how bold the motions are"
    assert careful[1] < even[1] < bold[1], "how rich the dishes are"
    assert stubborn[2] < even[2] - 0.02, "the stubborn one seasons first, whatever the heat"


def test_who_looks_ahead_has_a_style_too() -> None:
    """A style changes the odds that result from the same search."""
    motions: dict[str, list[float]] = {"bold": [], "careful": []}
    for number, (state, seat) in enumerate(decisions(1)):
        for style, seen in motions.items():
            bot = untimed(f"headchef/{style}")
            assert isinstance(bot, SearchBot)
            seen.extend(boldness(bot.odds_now(state, seat, Rng(number))))
    bold, careful = (sum(seen) / len(seen) for seen in motions.values())
    assert min(len(seen) for seen in motions.values()) >= SHAKES
    assert bold > careful + 0.05


def test_the_surer_the_more_it_keeps_to_what_was_searched_most() -> None:
    view = kitchen(DUCK, FISH).view(0)
    node = Search(new_advisor(), horizon=10).run(view, 0, 60, Rng(1))
    shares = []
    for sure in (1.0, 2.0, 8.0):
        odds = most_searched(node, sure)
        row = [odds[at] for at in range(len(odds))]
        shares.append(max(row) / sum(row))
    assert shares[0] < shares[1] < shares[2]


# -- who will win -----------------------------------------------------------------------------


def test_the_value_is_higher_for_whoever_is_ahead() -> None:
    advisor = new_advisor()
    state = truth(kitchen(DUCK, FISH, TOMATOES)).clone()
    assert isinstance(state, Alacarte)
    before = advisor.value(state)
    assert sum(before[seat] for seat in range(3)) == pytest.approx(1)
    state.earned[1] += 6
    state.finished[1] += 2
    after = advisor.value(state)
    assert after[1] > before[1] + 0.1
    state.over = True
    assert [advisor.value(state)[seat] for seat in range(3)] == [0, 1, 0]


def test_before_the_end_those_are_winners_who_lead() -> None:
    state = truth(kitchen(DUCK, FISH, TOMATOES)).clone()
    assert state.winners() == [0, 1, 2]
    assert isinstance(state, Alacarte)
    state.earned[2] += 1
    assert state.winners() == [2]


# -- for people who ask -------------------------------------------------------------------------


def test_the_star_chef_advises_with_reasons_and_odds() -> None:
    table: Table = kitchen(TOMATOES, FISH)
    view = table.view(0)
    moves = untimed("starchef").weigh(view, 0)  # type: ignore[attr-defined]
    best = max(moves, key=lambda move: move.worth)
    assert (best.why, 0 < best.percent < 100) == ("wins", True)
    reasons = explain(GAME, view, 0, view.unfold(0, best.code))
    assert [reason.word for reason in reasons] == ["season ready"]
    listed = vec[i64]([0] * int(view.most_actions))
    assert len(moves) == view.list_actions(0, listed)
