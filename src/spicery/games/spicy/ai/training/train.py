"""Learns Spicy by playing against itself, and says how well it does.

Likes climb the slope of the mean win (a policy gradient); rivals are drawn from all that was
played before, and made strange, so that nothing is learned that only beats the newest habit.
What lies under claims is counted on the way.  The same seed learns the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log

import numpy as np

from spicery.ai.training.fitting import Fit, Numbers, Outlook, Tick, file_of, rows_of
from spicery.ai.weights import UPWARDS
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy import GAME
from spicery.games.spicy.ai import value
from spicery.games.spicy.ai.advisor import SpicyAdvisor
from spicery.games.spicy.ai.calibration import calibration, error_of
from spicery.games.spicy.ai.claim_fit import LEFT, SAID_HOW, WAYS
from spicery.games.spicy.ai.likelihood import CIRCUMSTANCES, EACH
from spicery.games.spicy.ai.opponent_model import (
    EAGERLY,
    GROUPS,
    MANNERS,
    POWER,
    USUALLY,
    group_of,
    is_short,
)
from spicery.games.spicy.ai.policy import DOUBT, KIND, LAST_CARD, LATE, LIKED, PASSES, TRAIT
from spicery.games.spicy.ai.selfplay import Lesson, play_many
from spicery.games.spicy.ai.track_record import ANSWERS, GRADES, OCCASIONS, TOLD_HOW
from spicery.games.spicy.ai.weights import Weights, fresh_weights, trained_weights
from spicery.games.spicy.rules.game import Spicy

BATCH = 400  # games before the likes change
PACE = 0.05  # how far a like may move after a batch
SHORT = (  # decks that are over soon; the first is all but the miniature
    {"spices": 1, "numbers": 3, "copies": 1, "wilds": 1, "deal": 1, "above": 2, "jitter": 0},
    {"spices": 2, "numbers": 3, "copies": 1, "wilds": 1, "deal": 2, "above": 3, "jitter": 0},
    {"spices": 2, "numbers": 5, "copies": 1, "wilds": 1, "deal": 3, "above": 5, "jitter": 1},
)
FAIR_SHARE = 40.0  # claims or answers that chance weighs as much as, where few were seen
ALIKE = [1 / WAYS] * int(WAYS)  # nothing is known of any way
STRANGE = 0.75  # of the games against rivals, so many are against strange ones
LIES, DOUBTS_APART = 2.0, 3.5  # how much people differ in what they lie and doubt
KEPT = 20  # batches between rivals
AT_FIRST = (0.25, 0.25, 0.5)  # people of each manner in few games, so that all are met
WATCHED = 6  # games of each kind for every batch, to learn who will win
VARIED = 3  # every third batch is played with variants, so that their moves are learned too


class Climb:
    """Adam's steps up a noisy slope."""

    def __init__(self, start: Numbers) -> None:
        self.at = start.copy()
        self._mean = np.zeros(len(start))
        self._square = np.zeros(len(start))
        self._steps = 0

    def step(self, slope: Numbers, pace: float) -> None:
        """One step."""
        self._steps += 1
        self._mean += 0.1 * (slope - self._mean)
        self._square += 0.01 * (slope * slope - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self.at += pace * mean / (np.sqrt(square) + 1e-8)


def tables(seats: int, options: dict[str, object]) -> list[Spicy]:
    """Tables to learn at: the plain game, and one with each variant drawn."""
    plain = GAME.new(seats, options)
    varied = GAME.new(seats, {**options, "variants": ["random", "random"]})
    assert isinstance(plain, Spicy)
    assert isinstance(varied, Spicy)
    return [plain, varied]


def groups() -> list[list[list[Spicy]]]:
    """The tables of each group, as `group_of` tells them apart."""
    whole: list[list[list[Spicy]]] = [
        [tables(seats, {}) for seats in each] for each in ((2,), (3, 4), (5, 6))
    ]
    return [*whole, [tables(2, dict(options)) for options in SHORT]]


def common_sense() -> Numbers:
    """Where learning begins: the truth is liked, lies and doubts need a reason.

    From nothing, four seats learn to doubt everything at once, and never find out of it.
    """
    likes = np.zeros(LIKED)
    likes[KIND : KIND + 4] = 2.0, 0.0, -0.5, -1.0
    likes[PASSES] = -2.0
    likes[TRAIT : TRAIT + 3] = -3.0
    likes[DOUBT], likes[LAST_CARD + 1] = 4.0, 2.0
    return likes


def strange(likes: Numbers, rng: Rng) -> Numbers:
    """Somebody less calm, who lies and doubts more or less than others do: people differ."""
    other: Numbers = likes * rng.unit() ** 2
    other[KIND : KIND + 4] += [bell(rng) * LIES for _ in range(4)]
    other[TRAIT : TRAIT + 3] += bell(rng) * DOUBTS_APART
    return other


def bell(rng: Rng) -> float:
    """About 0, by chance."""
    return sum([float(rng.unit()) for _ in range(12)]) - 6.0


def learn(
    starts: list[list[Spicy]],
    batches: int,
    rng: Rng,
    tick: Tick,
    begin: Numbers,
    weights: Weights,
) -> Numbers:
    """Likes for a group of tables: the mean of the second half of the way."""
    climb, rivals, mean = Climb(begin), [begin], np.zeros(LIKED)
    seen = Lesson(CIRCUMSTANCES)
    for batch in range(batches):
        start = starts[batch % len(starts)][batch % VARIED == VARIED - 1]
        rival = rivals[int(rng.below(len(rivals)))] if batch % 2 else climb.at
        if batch % 2 and not is_short(start) and rng.unit() < STRANGE:
            rival = strange(rival, rng)  # a short deck is too short to get to know anybody
        lesson = Lesson(CIRCUMSTANCES)
        play_many(start, packed(climb.at), packed(rival), BATCH, rng, lesson, weights)
        climb.step(plain(lesson.slope) / lesson.seated, PACE * (1 - 0.8 * batch / batches))
        add(seen, lesson)
        if batch % KEPT == KEPT - 1:
            rivals.append(climb.at.copy())
            weigh_evidence(seen, start, int(MANNERS) - 1, weights)
            watch_others(start, climb.at, BATCH // 2, rng, weights)
            seen = faded(seen)
        if batch >= batches // 2:
            mean += climb.at / (batches - batches // 2)
        tick(1)
    return mean


def plain(row: vec[float]) -> Numbers:
    """A packed row as numpy's."""
    return np.array([row[at] for at in range(len(row))])


def packed(row: Numbers) -> vec[float]:
    """A row of numpy's packed."""
    return vec[float]([float(each) for each in row])


def add(seen: Lesson, lesson: Lesson) -> None:
    """Count what lay under claims."""
    for at in range(len(seen.found)):
        seen.found[at] += lesson.found[at]
        seen.expected[at] += lesson.expected[at]
    for at in range(len(seen.judged)):
        seen.judged[at] += lesson.judged[at]


def faded(seen: Lesson) -> Lesson:
    """Old counts count less: habits change while one learns."""
    for at in range(len(seen.found)):
        seen.found[at] *= 0.5
        seen.expected[at] *= 0.5
    for at in range(len(seen.judged)):
        seen.judged[at] *= 0.5
    return seen


def weigh_evidence(seen: Lesson, table: Spicy, manner: int, weights: Weights) -> None:
    """What was seen of people of a manner: what their claims are worth, and how they answer."""
    first = int(group_of(table) * EACH)
    before = manner * int(CIRCUMSTANCES * WAYS)
    for at in range(first, first + int(EACH)):
        row = range(at * int(WAYS), (at + 1) * int(WAYS))
        for place, share in zip(row, by_chance(seen, [at], ALIKE), strict=True):
            found = seen.found[place] + FAIR_SHARE * share + 1e-3
            by_luck = seen.expected[place] + FAIR_SHARE * share + 1e-3
            weights.evidence[before + place] = found / by_luck
    weigh_people(seen, manner * int(GROUPS) + int(group_of(table)), weights)


def by_chance(seen: Lesson, circumstances: Iterable[int], otherwise: list[float]) -> list[float]:
    """The share of each way by chance alone, in some circumstances; if none came, another."""
    rows = [at * int(WAYS) for at in circumstances]
    ways = [sum([seen.expected[row + way] for row in rows]) for way in range(WAYS)]
    total = sum(ways)
    return [each / total for each in ways] if total else otherwise


def weigh_people(seen: Lesson, row: int, weights: Weights) -> None:
    """How often each way is found among cards that are turned up; how often one doubts."""
    first = row % int(GROUPS) * int(EACH)
    anyhow = by_chance(seen, range(first, first + int(EACH)), ALIKE)
    for grade in range(GRADES):
        told_how = grade % int(TOLD_HOW)
        hows = [first + how for how in range(SAID_HOW) if grade_of(how) == told_how]
        told = [seen.judged[grade * WAYS + way] for way in range(WAYS)]
        for way, share in enumerate(by_chance(seen, hows, anyhow)):
            place = (row * int(GRADES) + grade) * int(WAYS) + way
            weights.usual[place] = (told[way] + FAIR_SHARE * share) / (sum(told) + FAIR_SHARE)
    for occasion in range(OCCASIONS):
        let, doubted = (seen.judged[ANSWERS + 2 * occasion + at] for at in range(2))
        share = (doubted + FAIR_SHARE / 6) / (let + doubted + FAIR_SHARE)
        weights.doubts[row * OCCASIONS + occasion] = share
    weights.reckon()


def watch_others(start: Spicy, likes: Numbers, games: int, rng: Rng, weights: Weights) -> None:
    """Count what less calm people do."""
    for manner in range(MANNERS - 1):
        seen = Lesson(CIRCUMSTANCES)
        among(start, AT_FIRST, of_manner(likes, manner), likes, games, rng, seen, weights)
        weigh_evidence(seen, start, manner, weights)


def among(
    start: Spicy,
    company: Sequence[float],
    own: vec[float],
    likes: Numbers,
    games: int,
    rng: Rng,
    seen: Lesson,
    weights: Weights,
) -> None:
    """See somebody among people, so many of each manner."""
    for manner, share in enumerate(company):
        play_many(start, own, of_manner(likes, manner), round(games * share), rng, seen, weights)


def of_manner(likes: Numbers, manner: int) -> vec[float]:
    """What somebody of a manner likes; who is eager to doubt is so before it is on turn."""
    other = likes * POWER[manner]
    other[TRAIT : TRAIT + 3] += log(EAGERLY[manner])
    other[LATE] -= log(EAGERLY[manner])
    return packed(other)


def grade_of(how: int) -> int:
    """How a card was told, as it is remembered, of how its claim was made."""
    return (0 if how < LEFT else 1) + (2 if how % LEFT == 0 else 0)


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Learn anew, from common sense on."""
    rng = Rng(seed)
    weights = fresh_weights()
    for starts in groups():
        forget(starts[0][0], weights)
    likes = common_sense()
    for group, starts in enumerate(groups()):  # each begins with what the one before has learned
        batches = runs
        if is_short(starts[0][0]):  # a game of its own, and soon over
            rng, likes, batches = Rng(seed), common_sense(), 3 * runs
        likes = learn(starts, batches, rng, tick, likes, weights)
        for at in range(LIKED):
            weights.likes[group * LIKED + at] = round(float(likes[at]), 3)  # as they are kept
    settle(Rng(seed), weights)
    hopes(weights).learn(runs * WATCHED, seed, tick)
    found = measured(runs, seed + 1, tick, weights)
    return Fit({UPWARDS: source(weights)}, found.report, found.error)


def forget(table: Spicy, weights: Weights) -> None:
    """Nothing was seen of anybody at such tables."""
    for manner in range(MANNERS):
        weigh_evidence(Lesson(CIRCUMSTANCES), table, manner, weights)


def settle(rng: Rng, weights: Weights) -> None:
    """Count anew what all sorts of people do, by the likes that were kept."""
    for group, starts in enumerate(groups()):
        likes = plain(weights.likes[group * LIKED : (group + 1) * LIKED])
        forget(starts[0][0], weights)
        for _ in range(4):  # who doubts by better odds is lied to otherwise
            for manner in range(MANNERS):
                seen = Lesson(CIRCUMSTANCES)
                own = of_manner(likes, manner)
                for start in [table for each in starts for table in each]:
                    among(start, list(USUALLY), own, likes, BATCH * 2, rng, seen, weights)
                weigh_evidence(seen, starts[0][0], manner, weights)


def hopes(weights: Weights) -> Outlook:
    """Who will win: in short decks, then by seats."""
    short = [table for options in SHORT for table in tables(2, dict(options))]
    whole = [tables(seats, {}) for seats in range(GAME.fewest, GAME.most + 1)]
    return Outlook([short, *whole], value.marks_of, weights.outlook, SpicyAdvisor(weights))


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How well the trained weights do."""
    return measured(runs, seed, tick, trained_weights())


def measured(runs: int, seed: int, tick: Tick, weights: Weights) -> Fit:
    """How often claims were true, beside the odds that the next seat gave them."""
    rng, report, errors = Rng(seed), [], []
    for seats in (2, 4, 6):
        bands = calibration(tables(seats, {})[0], runs, rng, weights)
        errors.append(error_of(bands))
        report.append(f"{seats} seats: odds that a claim is true, how often it was, of how many")
        report += [f"  {each.odds:6.1%} {each.true:6.1%} {each.claims:7}" for each in bands]
        tick(1)
    report += hopes(weights).measured(runs, seed, tick).report
    return Fit({}, report, max(errors))


def source(weights: Weights) -> str:
    """`weights.json` anew."""
    return file_of(
        rows_of("evidence", weights.evidence, int(WAYS)),
        rows_of("usual", weights.usual, int(WAYS)),
        rows_of("doubts", weights.doubts, int(OCCASIONS)),
        rows_of("likes", weights.likes, 8),
        hopes(weights).text(),
    )
