"""The trained policy of Spicy: calibrated odds, consistent scores, levels as intended."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from spicery.bots import bot_named
from spicery.bots.policy_bots import PolicyBot
from spicery.core.packed import COMPILED, vec
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.spicy import GAME
from spicery.games.spicy.ai.calibration import calibration, error_of
from spicery.games.spicy.ai.claim_fit import TRUE, WAY, ways_row
from spicery.games.spicy.ai.likelihood import CIRCUMSTANCES
from spicery.games.spicy.ai.opponent_model import OpponentModel, group_of
from spicery.games.spicy.ai.policy import FEATURES, SLOTS, Appraisal, policy_at
from spicery.games.spicy.ai.selfplay import Tally, play_many
from spicery.games.spicy.ai.training.train import groups, initial_policy, learn
from spicery.games.spicy.ai.weights import fresh_weights, trained_weights
from spicery.games.spicy.rules.cards import CLAIMS, NOT_NUMBER, PASS, PLAY_LAST, WRONG
from spicery.games.spicy.rules.game import Spicy


def start(seats: int, **options: object) -> Spicy:
    table = GAME.new(seats, options)
    assert isinstance(table, Spicy)
    return table


@pytest.mark.skipif(not COMPILED, reason="hundreds of games; the numbers are the same compiled")
def test_of_claims_given_seventy_percent_about_seventy_are_true() -> None:
    for seats in (2, 4, 6):
        bands = calibration(start(seats), 200, Rng(9), trained_weights())
        assert error_of(bands) < 0.06
        assert sum(band.claims for band in bands) > 1000
        sure = [band for band in bands if band.claims > 250]
        assert len(sure) >= 2
        assert all(abs(band.odds - band.true) < 0.08 for band in sure)
    assert any(band.odds > 0.7 for band in bands)  # at six seats many are believed


def test_what_is_kept_of_a_look_adds_up_to_what_is_liked() -> None:
    table = start(3, variants=["copy cat", "change your luck"])
    rng = Rng(4)
    table.do(-1, table.awaits, setting(table, rng))
    for _ in range(60):
        if table.over:
            break
        codes = table.codes()
        first = policy_at(table)
        model = OpponentModel(trained_weights())
        model.read(table)
        policy_weights = trained_weights().policy
        appraisal = Appraisal(
            table, table.mover, codes, len(codes), model, policy_weights, first, True
        )
        for at in range(len(codes)):
            places = range(at * SLOTS, at * SLOTS + appraisal.filled[at])
            score = sum(
                policy_weights[first + appraisal.slot[place]] * appraisal.amount[place]
                for place in places
            )
            assert abs(score - appraisal.score[at]) < 1e-9
        table.do(table.mover, table.random_action(rng), vec[i64]([0]))


def setting(table: Spicy, rng: Rng) -> vec[i64]:
    """A shuffle."""
    answer = vec[i64]([0] * table.most_numbers)
    table.sample(rng, answer)
    return answer


def test_what_was_learned_beats_what_was_not() -> None:
    """The trained policy against an untrained one, in self-play."""
    none = vec[float]([0.0] * FEATURES)
    learned = trained_weights().policy[:FEATURES]
    tally = Tally(CIRCUMSTANCES)
    play_many(start(2), learned, none, 60, Rng(3), tally, trained_weights())
    assert tally.won / tally.seated > 0.7


def test_learning_is_the_same_from_the_same_seed_and_climbs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("spicery.games.spicy.ai.training.train.BATCH", 30)
    first, again = (
        learn(groups()[0], 3, Rng(5), lambda done: None, initial_policy(), fresh_weights())
        for _ in range(2)
    )
    assert list(first) == list(again)
    assert any(first != initial_policy())


def test_groups_are_told_apart_as_they_are_learned() -> None:
    for number, starts in enumerate(groups()):
        assert {group_of(table) for each in starts for table in each} == {number}


@pytest.mark.skipif(not COMPILED, reason="many decisions; the odds are the same compiled")
def test_styles_show_in_how_much_is_bluffed_and_doubted() -> None:
    """Compared on the same decisions, at one level."""
    styles = {style: bot_named(GAME, f"tomcat/{style}") for style in ("even", "bold", "careful")}
    bluffs, doubts = dict.fromkeys(styles, 0.0), dict.fromkeys(styles, 0.0)
    rng = Rng(8)
    for seed in range(12):
        table = Table(GAME, 3, {}, seed=seed)
        while not table.over:
            seat = table.turn()[0]
            view = table.view(seat)
            for style, bot in styles.items():
                assert isinstance(bot, PolicyBot)
                for code, chance in bot.odds(view, seat).items():
                    bluffs[style] += chance * is_bluff(code)
                    doubts[style] += chance * (NOT_NUMBER <= code <= WRONG)
            table.submit(styles["even"].choose(view, seat, rng))
    assert bluffs["bold"] > 1.03 * bluffs["even"] > 1.06 * bluffs["careful"]
    assert doubts["bold"] > 1.05 * doubts["even"] > 1.1 * doubts["careful"]


def is_bluff(code: int) -> bool:
    """Whether a card is played with a false claim."""
    claimed = code % int(PLAY_LAST)
    row = int(ways_row(claimed % int(CLAIMS), 0))
    return code < PASS and WAY[row + claimed // int(CLAIMS)] != TRUE
