"""Games of Spicy by quick judgement alone, inside compiled code, from which one learns."""

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
from spicery.games.spicy.ai.likelihood import circumstance, old_at, unknown_to
from spicery.games.spicy.ai.opponent_model import OpponentModel
from spicery.games.spicy.ai.policy import LIKED, SLOTS, Appraisal
from spicery.games.spicy.ai.track_record import COUNTS
from spicery.games.spicy.ai.weights import Weights
from spicery.games.spicy.rules.cards import COPY, KINDS, PASS, TUCK, UNSEEN
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.state import REACT

POINT: Final = 0.01  # of a win: points tell more often than wins who played well


@final
class Lesson:
    """What was seen in some games: how likes should change, and what lay under claims."""

    def __init__(self, circumstances: i64) -> None:
        self.slope = vec[float]([0.0] * LIKED)  # of the mean win, by likes
        self.found = vec[float]([0.0] * (circumstances * WAYS))  # ways seen under claims
        self.expected = vec[float]([0.0] * (circumstances * WAYS))  # by chance alone
        self.judged = vec[float]([0.0] * COUNTS)  # what was remembered of seats
        self.games: i64 = 0
        self.won = 0.0  # by the learner
        self.seated = 0.0
        self.moves: i64 = 0


def add_slope(
    look: Appraisal, odds: vec[float], chosen: i64, slope: vec[float], first: i64
) -> None:
    """How the odds of the chosen move change with each like."""
    for at in range(look.count):
        change = (1.0 if at == chosen else 0.0) - odds[at]
        for place in range(at * SLOTS, at * SLOTS + look.filled[at]):
            slope[first + look.slot[place]] += change * look.much[place]


def count_ways(table: Spicy, lesson: Lesson, at: i64, watcher: i64) -> None:
    """Note what lies under the claim on top, and what somebody who watches may expect there."""
    row = ways_row(table.claim, table.variants)
    card: i64 = i64(table.stack[table.height - 1]) - table.owner * KINDS
    lesson.found[at * WAYS + i64(WAY[row + card])] += 1.0
    unknown = unknown_to(table, watcher)
    total = 0.0
    for kind in range(UNSEEN):
        total += float(unknown[kind])
    for kind in range(UNSEEN):
        lesson.expected[at * WAYS + i64(WAY[row + kind])] += float(unknown[kind]) / total


def lays(code: i64) -> bool:
    """Whether an action lays a card with a claim."""
    return code < PASS or (code >= COPY and code < TUCK)


def play_one(
    start: Spicy,
    likes: vec[float],
    rival: vec[float],
    learners: i64,
    rng: Rng,
    lesson: Lesson,
    weights: Weights,
) -> None:
    """One game; the seats whose bit is in `learners` like `likes`, the others what a rival does."""
    table = start.clone()
    rollout = Rollout(Advisor())
    model = OpponentModel(weights)
    codes = vec[i64]([0] * table.most_actions)
    odds = vec[float]([0.0] * table.most_actions)
    slopes = vec[float]([0.0] * (LIKED * table.seats))
    while not table.over:
        mover = table.mover
        if mover == NATURE:
            rollout.answer(table, rng)
            model.read(table)
            continue
        count = table.list_actions(mover, codes)
        learns: bool = (learners >> mover) & 1 == 1
        model.follow(table)
        look = Appraisal(table, mover, codes, count, model, likes if learns else rival, 0, learns)
        look.odds(odds)
        chosen = draw(odds, count, rng)
        if learns:
            add_slope(look, odds, chosen, slopes, mover * LIKED)
        laid = learns and lays(codes[chosen])
        if laid and table.height > 0 and table.owner != mover:
            count_ways(table, lesson, old_at(table), mover)  # nobody doubted it
        table.do(mover, codes[chosen], NO_NUMBERS)
        lesson.moves += 1
        if laid and table.phase == REACT:
            count_ways(table, lesson, circumstance(table), table.after(mover))
    model.follow(table)
    close(table, learners, slopes, model.record.counts, lesson)


def close(table: Spicy, learners: i64, slopes: vec[float], counts: vec[u8], lesson: Lesson) -> None:
    """A game is over: what won is to be liked more."""
    shares = table.shares()
    fair = 1.0 / float(table.seats)
    points = 0.0
    for seat in range(table.seats):
        points += float(table.points(seat)) * fair
    lesson.games += 1
    for seat in range(table.seats):
        if (learners >> seat) & 1 == 1:
            lesson.seated += 1.0
            lesson.won += shares[seat]
            for at in range(COUNTS):
                lesson.judged[at] += float(i64(counts[seat * COUNTS + at]))
            ahead = float(table.points(seat)) - points
            gain = shares[seat] - fair + POINT * min(30.0, max(-30.0, ahead))
            for at in range(LIKED):
                lesson.slope[at] += gain * slopes[seat * LIKED + at]


def play_many(
    start: Spicy,
    likes: vec[float],
    rival: vec[float],
    games: i64,
    rng: Rng,
    lesson: Lesson,
    weights: Weights,
) -> None:
    """Many games; who learns where changes from game to game."""
    everybody = (i64(1) << start.seats) - 1
    for _ in range(games):
        learners = 1 + rng.below(everybody - 1)
        play_one(start, likes, rival, learners, rng, lesson, weights)
