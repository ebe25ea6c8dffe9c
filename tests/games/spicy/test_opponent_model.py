"""The opponent model: caught liars are believed less, and doubters are expected to doubt again."""

from __future__ import annotations

import numpy as np
import pytest
from mypy_extensions import i64, u8

from spicery.ai.rollout import Rollout
from spicery.bots.policy_bots import codes_of
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.spicy.ai.advisor import SpicyAdvisor, new_advisor
from spicery.games.spicy.ai.claim_fit import NEITHER, NUMBER, SPICE, TRUE, WAY, WAYS, ways_row
from spicery.games.spicy.ai.likelihood import odds_of_ways, unknown_to
from spicery.games.spicy.ai.opponent_model import (
    BY_POLICY,
    CHALLENGE_FACTOR,
    POWER,
    PRIOR,
    PROFILES,
    OpponentModel,
    combined,
    fit_of,
)
from spicery.games.spicy.ai.policy import FEATURES, Appraisal
from spicery.games.spicy.ai.track_record import (
    ANSWERS,
    CAUGHT,
    COUNTS,
    PLACES,
    PROVED,
    SETTINGS,
    track_record,
)
from spicery.games.spicy.ai.training.train import with_profile
from spicery.games.spicy.ai.weights import trained_weights
from spicery.games.spicy.rules.cards import CLAIMS, COPY, LET_GO, MOST_SEATS, NOT_NUMBER, PASS, TUCK
from spicery.games.spicy.rules.game import Spicy
from tests.games.spicy.dealt import run, spicy

HANDS = ("c1 c2 c3 p8 w8 w9", "p5 p6 p7 w5 w6 w7", "p1 p2 p3 w1 w2 w3")
HONEST = "0 play chili 1 as 1 chili"
WRONG = "0 play pepper 8 as 1 chili"
SAID = "0 play chili 2 as 2 chili"


def after(first: str, doubt: str) -> Table:
    """Somebody doubted the first card of seat 0; it is asked again, and lays a chili 2."""
    table = run(spicy(*HANDS), first, f"1 {doubt}")
    if table.turn() == [1]:
        run(table, "1 pass", "2 pass")
    return run(table, SAID)


def view_of(table: Table, seat: int) -> Spicy:
    view = table.view(seat)
    assert isinstance(view, Spicy)
    return view


def model_of(view: Spicy, seen: dict[int, int] | None = None) -> OpponentModel:
    """The model of all seats; or one based only on given counts of seat 0."""
    model = OpponentModel(trained_weights())
    model.read(view)
    if seen is not None:
        for at in range(len(model.record.counts)):
            model.record.counts[at] = u8(seen.get(at, 0))
    return model


def believed(view: Spicy, model: OpponentModel) -> float:
    """How likely seat 2 thinks the claim for the top card is true."""
    return float(odds_of_ways(unknown_to(view, 2), view, model)[TRUE])


def test_who_was_caught_is_believed_less_and_who_was_honest_more() -> None:
    caught, honest = (view_of(after(first, "challenge number"), 2) for first in (WRONG, HONEST))
    assert believed(caught, model_of(caught)) < believed(caught, model_of(caught, {}))
    assert believed(honest, model_of(honest)) > believed(honest, model_of(honest, {}))


def test_what_was_turned_up_counts_whatever_was_doubted() -> None:
    """A pepper 1 said to be a chili 1, and its number doubted: it was proved, and was a lie."""
    hands = ("p1 c2 c3 p8 w8 w9", *HANDS[1:2], "c1 p2 p3 w1 w2 w3")
    table = run(spicy(*hands), "0 play pepper 1 as 1 chili", "1 challenge number")
    view = view_of(table, 2)
    counts = track_record(view).counts
    assert [int(counts[seat * COUNTS + PROVED]) for seat in range(3)] == [1, 0, 0]
    model = model_of(view)
    for profile in range(PROFILES):
        assert model.habit(0, profile, NUMBER) > 1 > model.habit(0, profile, TRUE)


def told_with(seen: dict[int, int]) -> float:
    """The estimated inverse temperature of seat 0 after given counts."""
    model = model_of(view_of(run(spicy(*HANDS), HONEST), 2), seen)
    return calm_of(
        vec[float]([model.claim_profile_odds(0, profile) for profile in range(PROFILES)])
    )


def test_who_doubts_anything_turns_up_other_cards_than_who_chooses() -> None:
    """Three revealed cards with a true spice only: likely for a selective challenger."""
    assert told_with({int(SETTINGS * WAYS + SPICE): 3}) < told_with({int(SPICE): 3})


def test_who_tells_half_truths_again_and_again_is_expected_to_do_so() -> None:
    """Whatever the profile, the habit is this player's own."""
    view = view_of(run(spicy(*HANDS), HONEST), 2)
    model = model_of(view, {})
    before = odds_of_ways(unknown_to(view, 2), view, model)
    for profile in range(PROFILES):
        for way in range(WAYS):
            assert model.habit(0, profile, way) == pytest.approx(1.0)
    model = model_of(view, {int(SETTINGS * WAYS + SPICE): 5})
    after = odds_of_ways(unknown_to(view, 2), view, model)
    assert after[SPICE] > 1.5 * before[SPICE]
    assert after[TRUE] < 0.8 * before[TRUE]
    for profile in range(PROFILES):
        assert model.habit(0, profile, SPICE) > 1.5
        assert model.habit(1, profile, SPICE) == 1.0, "another player's habit is not known"


def test_who_doubts_anything_is_believed_less() -> None:
    doubted = {int(ANSWERS) + 1: 4}
    assert told_with(doubted) < calm_of(PRIOR) < told_with({int(ANSWERS): 4})


def remembered(table: Table, seat: int) -> list[int]:
    """The indices of a seat's counts."""
    kept = track_record(view_of(table, seat)).counts[seat * COUNTS : (seat + 1) * COUNTS]
    return [at for at in range(int(CAUGHT)) if kept[at] > 0]


def test_it_is_remembered_who_doubted_and_whom() -> None:
    once = run(spicy(*HANDS), WRONG, "1 challenge number")
    assert remembered(once, 0) == [NEITHER], "seat 1 had not doubted anything before"
    assert remembered(once, 1) == [ANSWERS + 1], "nor was seat 0 caught"
    again = run(once, SAID, "1 challenge number")
    assert remembered(again, 0) == [NEITHER, SETTINGS * WAYS + TRUE]
    assert remembered(again, 1) == [ANSWERS + 1, ANSWERS + 2 * PLACES + 1]


def test_a_card_let_go_and_doubted_on_turn_was_doubted() -> None:
    table = run(spicy(*HANDS), WRONG, "1 let go", "2 let go")
    assert remembered(table, 1) == remembered(table, 2) == [ANSWERS]
    run(table, "1 challenge number")
    assert remembered(table, 1) == [ANSWERS + 1]
    assert remembered(table, 2) == [ANSWERS]


def test_determinizations_follow_profiles_too() -> None:
    caught = view_of(after(WRONG, "challenge number"), 2)
    true = []
    for model in (model_of(caught), model_of(caught, {})):
        rng, advisor = Rng(4), new_advisor()
        advisor.model = model
        top = [int(world_of(advisor, caught, rng).stack[caught.height - 1]) for _ in range(400)]
        true.append(sum(WAY[ways_row(caught.claim, 0) + card] == TRUE for card in top))
    assert true[0] < 0.95 * true[1]


def calm_of(odds: vec[float]) -> float:
    """The mean inverse temperature over all profiles."""
    return sum(odds[profile] * POWER[profile] for profile in range(PROFILES))


def world_of(advisor: SpicyAdvisor, view: Spicy, rng: Rng) -> Spicy:
    """A world sampled from an advisor's beliefs."""
    world = advisor.sample_world(view, rng)
    assert isinstance(world, Spicy)
    return world


def supposing(view: Spicy, claim_profile_odds: int, answering: int) -> tuple[SpicyAdvisor, Spicy]:
    """A world in which all have these profiles, and an advisor that assumes so."""
    advisor = new_advisor()
    advisor.read(view)
    world = world_of(advisor, view, Rng(3))
    advisor.profiles = vec[u8]([u8(claim_profile_odds)] * MOST_SEATS + [u8(answering)] * MOST_SEATS)
    return advisor, world


def expected(advisor: SpicyAdvisor, state: Spicy, seat: int, own: bool = False) -> dict[int, float]:
    """The odds of each action of a seat: as others expect them, or by its own policy."""
    codes = vec[i64]([0] * int(state.most_actions))
    count = state.list_actions(seat, codes)
    odds = vec[float]([0.0] * count)
    (advisor.policy if own else advisor.opponent_policy)(state, seat, codes, count, odds)
    total = sum(odds)
    return {int(codes[at]): odds[at] / total for at in range(count)}


def answering(view: Spicy, seat: int) -> vec[float]:
    """The odds of each answer profile of a seat."""
    model = model_of(view)
    found = vec[float]([0.0] * WAYS)
    usual = vec[float]([0.0] * (PROFILES * WAYS))
    cards = model._count_revealed(seat, found, usual)
    return combined(model.answered(seat), fit_of(found, usual, cards))


def test_a_profile_acts_as_it_was_trained_to() -> None:
    """For challenges, copies and plays; a profile eager to challenge does not copy more."""
    asked = run(spicy(*HANDS, variants=["copy cat"]), "0 play chili 1 as 1 chili")
    policy_weights = np.array([trained_weights().policy[FEATURES + at] for at in range(FEATURES)])
    for table, seat in ((asked, 1), (spicy(*HANDS), 0)):
        view = view_of(table, seat)
        codes = codes_of(view, seat)
        assert any(COPY <= code < TUCK for code in codes) == (seat == 1)
        for profile in range(PROFILES):
            odds = vec[float]([0.0] * len(codes))
            own = with_profile(policy_weights, profile)
            Appraisal(view, seat, codes, len(codes), model_of(view), own, 0).odds(odds)
            expects = expected(*supposing(view, profile, profile), seat)
            assert [expects[int(code)] for code in codes] == pytest.approx(list(odds))


def test_who_doubts_is_thought_to_doubt_again_and_who_lets_go_to_let_go() -> None:
    once = run(spicy(*HANDS), HONEST, "1 challenge number", "1 pass", "2 pass", SAID)
    view = view_of(once, 2)
    assert calm_of(answering(view, 1)) < calm_of(PRIOR)
    assert model_of(view).eagerness(1) > 0
    assert model_of(view).eagerness(2) == 0, "it has not answered yet"
    view = view_of(run(spicy(*HANDS), HONEST, "all let go", "1 pass", "2 pass", SAID), 2)
    assert calm_of(answering(view, 1)) > calm_of(PRIOR)
    assert model_of(view).eagerness(1) < 0


def test_determinizations_draw_profiles_with_their_odds() -> None:
    view = view_of(run(spicy(*HANDS), HONEST, "1 challenge number", "1 pass", "2 pass", SAID), 2)
    odds, rng = answering(view, 1), Rng(5)
    advisor, met = new_advisor(), []
    advisor.read(view)
    for _ in range(2000):
        advisor.sample_world(view, rng)
        met.append(int(advisor.profiles[MOST_SEATS + 1]))
    for profile in range(PROFILES):
        assert abs(met.count(profile) / 2000 - odds[profile]) < 0.05
    advisor.read(view)
    assert list(advisor.profiles) == list(BY_POLICY), "a view supposes nothing"


def test_in_a_guess_one_plays_as_calmly_as_is_supposed() -> None:
    view = view_of(run(spicy(*HANDS), WRONG, "1 challenge number"), 0)
    wild, half, calm = (
        share_of_lies(expected(*supposing(view, profile, 2), 0)) for profile in range(3)
    )
    assert wild > half > calm
    assert calm == share_of_lies(expected(supposing(view, 2, 2)[0], view, 0, own=True))
    asked = view_of(run(spicy(*HANDS), HONEST), 1)
    wild, half, calm = (
        1 - expected(*supposing(asked, 2, profile), 1)[LET_GO] for profile in range(3)
    )
    assert wild > half > calm
    doubts = 2 * CHALLENGE_FACTOR[0]
    assert abs(wild - doubts / (doubts + 1)) < 1e-9, "anything, but rather one of two doubts"


def share_of_lies(odds: dict[int, float]) -> float:
    """The odds of playing a card for which neither number nor spice is true."""
    return sum(
        chance
        for code, chance in odds.items()
        if code < PASS and WAY[ways_row(code % CLAIMS, 0) + code // CLAIMS] == NEITHER
    )


def test_a_seat_follows_the_policy_and_expects_profiles_of_others() -> None:
    """The same seat, for its own decision and as modelled by another seat."""
    advisor, world = supposing(view_of(after(HONEST, "challenge number"), 1), 0, 0)
    doubts = []
    for own in (1, 2):
        rollout, rng = Rollout(advisor), Rng(6)
        rollout.own = i64(own)
        chosen = [int(rollout.choose(world, rng)) for _ in range(2000)]
        doubts.append(sum(code >= NOT_NUMBER for code in chosen))
    assert doubts[0] < doubts[1]
