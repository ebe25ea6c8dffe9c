"""Self-play by policy alone, in compiled code: gradients and statistics for training."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from spicery.ai.advisor import Advisor
from spicery.ai.rollout import Rollout
from spicery.core.game import NATURE, NO_NUMBERS
from spicery.core.packed import vec
from spicery.core.playout import draw
from spicery.core.rng import Rng
from spicery.games.spicy.ai.claim_fit import WAY, WAYS, ways_row
from spicery.games.spicy.ai.likelihood import circumstance, unchallenged_at, unknown_to
from spicery.games.spicy.ai.opponent_model import OpponentModel
from spicery.games.spicy.ai.policy import FEATURES, SLOTS, Appraisal
from spicery.games.spicy.ai.track_record import COUNTS
from spicery.games.spicy.ai.weights import Weights
from spicery.games.spicy.rules.cards import COPY, KINDS, PASS, TUCK, UNSEEN
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.state import REACT

POINT: Final = 0.01  # of a win: reward shaping, as points are less noisy than wins


@final
class Tally:
    """Statistics of some games: the policy gradient, and what claims turned out to be."""

    def __init__(self, circumstances: i64) -> None:
        self.gradient = vec[float]([0.0] * FEATURES)  # of the mean reward, by policy weight
        self.found = vec[float]([0.0] * (circumstances * WAYS))  # how cards fitted claims
        self.expected = vec[float]([0.0] * (circumstances * WAYS))  # by chance alone
        self.observed = vec[float]([0.0] * COUNTS)  # the learners' track records
        self.games: i64 = 0
        self.won = 0.0  # by the learners
        self.seated = 0.0
        self.moves: i64 = 0


def add_gradient(
    appraisal: Appraisal, odds: vec[float], chosen: i64, gradient: vec[float], first: i64
) -> None:
    """Add the gradient of the log-probability of the chosen move."""
    for at in range(appraisal.count):
        change = (1.0 if at == chosen else 0.0) - odds[at]
        for place in range(at * SLOTS, at * SLOTS + appraisal.filled[at]):
            gradient[first + appraisal.slot[place]] += change * appraisal.amount[place]


def count_ways(table: Spicy, tally: Tally, at: i64, watcher: i64) -> None:
    """Count how the top card fits its claim, and how it would by chance for `watcher`."""
    row = ways_row(table.claim, table.variants)
    card: i64 = i64(table.stack[table.height - 1]) - table.owner * KINDS
    tally.found[at * WAYS + i64(WAY[row + card])] += 1.0
    unknown = unknown_to(table, watcher)
    total = 0.0
    for kind in range(UNSEEN):
        total += float(unknown[kind])
    for kind in range(UNSEEN):
        tally.expected[at * WAYS + i64(WAY[row + kind])] += float(unknown[kind]) / total


def lays(code: i64) -> bool:
    """Whether an action plays a card with a claim."""
    return code < PASS or (code >= COPY and code < TUCK)


def play_one(
    start: Spicy,
    policy_weights: vec[float],
    rival: vec[float],
    learners: i64,
    rng: Rng,
    tally: Tally,
    weights: Weights,
) -> None:
    """Play one game; seats in the bit set `learners` use `policy_weights`, the others `rival`."""
    table = start.clone()
    rollout = Rollout(Advisor())
    model = OpponentModel(weights)
    codes = vec[i64]([0] * table.most_actions)
    odds = vec[float]([0.0] * table.most_actions)
    gradients = vec[float]([0.0] * (FEATURES * table.seats))
    while not table.over:
        mover = table.mover
        if mover == NATURE:
            rollout.answer(table, rng)
            model.read(table)
            continue
        count = table.list_actions(mover, codes)
        learns: bool = (learners >> mover) & 1 == 1
        model.follow(table)
        appraisal = Appraisal(
            table, mover, codes, count, model, policy_weights if learns else rival, 0, learns
        )
        appraisal.odds(odds)
        chosen = draw(odds, count, rng)
        if learns:
            add_gradient(appraisal, odds, chosen, gradients, mover * FEATURES)
        laid = learns and lays(codes[chosen])
        if laid and table.height > 0 and table.owner != mover:
            count_ways(table, tally, unchallenged_at(table), mover)  # it went unchallenged
        table.do(mover, codes[chosen], NO_NUMBERS)
        tally.moves += 1
        if laid and table.phase == REACT:
            count_ways(table, tally, circumstance(table), table.after(mover))
    model.follow(table)
    close(table, learners, gradients, model.record.counts, tally)


def close(
    table: Spicy, learners: i64, gradients: vec[float], counts: vec[u8], tally: Tally
) -> None:
    """Add the result of a finished game to the tally."""
    shares = table.shares()
    fair = 1.0 / float(table.seats)
    points = 0.0
    for seat in range(table.seats):
        points += float(table.points(seat)) * fair
    tally.games += 1
    for seat in range(table.seats):
        if (learners >> seat) & 1 == 1:
            tally.seated += 1.0
            tally.won += shares[seat]
            for at in range(COUNTS):
                tally.observed[at] += float(i64(counts[seat * COUNTS + at]))
            ahead = float(table.points(seat)) - points
            gain = shares[seat] - fair + POINT * min(30.0, max(-30.0, ahead))
            for at in range(FEATURES):
                tally.gradient[at] += gain * gradients[seat * FEATURES + at]


def play_many(
    start: Spicy,
    policy_weights: vec[float],
    rival: vec[float],
    games: i64,
    rng: Rng,
    tally: Tally,
    weights: Weights,
) -> None:
    """Play many games, with learners in different seats."""
    everybody = (i64(1) << start.seats) - 1
    for _ in range(games):
        learners = 1 + rng.below(everybody - 1)
        play_one(start, policy_weights, rival, learners, rng, tally, weights)
