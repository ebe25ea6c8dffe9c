"""Trains Spicy's policy by self-play, and measures how good the weights are.

The policy is trained by policy gradient.  Rivals are drawn from earlier snapshots and perturbed, so
that it doesn't overfit to its latest self.  What claims turn out to be is counted along the way.
The same seed gives the same weights.
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
from spicery.games.spicy.ai.claim_fit import CLAIM_KINDS, LEFT, WAYS
from spicery.games.spicy.ai.likelihood import CIRCUMSTANCES, EACH
from spicery.games.spicy.ai.opponent_model import (
    CHALLENGE_FACTOR,
    GROUPS,
    POWER,
    PRIOR,
    PROFILES,
    group_of,
    is_short,
)
from spicery.games.spicy.ai.policy import DOUBT, FEATURES, KIND, LAST_CARD, LATE, PASSES, TRAIT
from spicery.games.spicy.ai.selfplay import Tally, play_many
from spicery.games.spicy.ai.track_record import ANSWERS, GRADES, OCCASIONS, SETTINGS
from spicery.games.spicy.ai.weights import Weights, fresh_weights, trained_weights
from spicery.games.spicy.rules.game import Spicy

BATCH = 400  # games per gradient step
LEARNING_RATE = 0.05  # of Adam, at the start
SHORT_DECKS = (  # games that are over soon; the first is close to the miniature
    {"spices": 1, "numbers": 3, "copies": 1, "wilds": 1, "deal": 1, "above": 2, "jitter": 0},
    {"spices": 2, "numbers": 3, "copies": 1, "wilds": 1, "deal": 2, "above": 3, "jitter": 0},
    {"spices": 2, "numbers": 5, "copies": 1, "wilds": 1, "deal": 3, "above": 5, "jitter": 1},
)
PRIOR_COUNT = 40.0  # pseudo-counts in favour of chance, for rare events
UNIFORM = [1 / WAYS] * int(WAYS)  # shares of the ways, before anything was counted
PERTURBED_SHARE = 0.75  # of the rivals
LIE_SPREAD, DOUBT_SPREAD = 2.0, 3.5  # how much players differ in lying and challenging
SNAPSHOT_EVERY = 20  # batches
TRAINING_MIX = (0.25, 0.25, 0.5)  # shares of the profiles, so that even few games meet them all
VALUE_GAMES = 6  # games per run and kind of table, to fit the value
VARIANTS_EVERY = 3  # every third batch has variants, so that their moves are trained too


class Adam:
    """The Adam optimizer, maximizing."""

    def __init__(self, start: Numbers) -> None:
        self.at = start.copy()
        self._mean = np.zeros(len(start))
        self._square = np.zeros(len(start))
        self._steps = 0

    def step(self, gradient: Numbers, rate: float) -> None:
        """Take one step."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient * gradient - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self.at += rate * mean / (np.sqrt(square) + 1e-8)


def tables(seats: int, options: dict[str, object]) -> list[Spicy]:
    """Tables for training: the plain game, and one with random variants."""
    plain = GAME.new(seats, options)
    varied = GAME.new(seats, {**options, "variants": ["random", "random"]})
    assert isinstance(plain, Spicy)
    assert isinstance(varied, Spicy)
    return [plain, varied]


def groups() -> list[list[list[Spicy]]]:
    """The tables of each group, as `group_of` divides them."""
    whole: list[list[list[Spicy]]] = [
        [tables(seats, {}) for seats in each] for each in ((2,), (3, 4), (5, 6))
    ]
    return [*whole, [tables(2, dict(options)) for options in SHORT_DECKS]]


def initial_policy() -> Numbers:
    """Where training starts: prefers the truth; lies and challenges need a reason.

    Started from zero, four seats soon learn to challenge everything and never recover.
    """
    policy_weights = np.zeros(FEATURES)
    policy_weights[KIND : KIND + 4] = 2.0, 0.0, -0.5, -1.0
    policy_weights[PASSES] = -2.0
    policy_weights[TRAIT : TRAIT + 3] = -3.0
    policy_weights[DOUBT], policy_weights[LAST_CARD + 1] = 4.0, 2.0
    return policy_weights


def perturbed(policy_weights: Numbers, rng: Rng) -> Numbers:
    """A noisier player who lies and challenges more or less than others do."""
    other: Numbers = policy_weights * rng.unit() ** 2
    other[KIND : KIND + 4] += [bell(rng) * LIE_SPREAD for _ in range(4)]
    other[TRAIT : TRAIT + 3] += bell(rng) * DOUBT_SPREAD
    return other


def bell(rng: Rng) -> float:
    """Roughly a standard normal variate."""
    return sum([float(rng.unit()) for _ in range(12)]) - 6.0


def learn(
    starts: list[list[Spicy]],
    batches: int,
    rng: Rng,
    tick: Tick,
    begin: Numbers,
    weights: Weights,
) -> Numbers:
    """Policy weights for a group of tables, averaged over the second half of training."""
    adam, rivals, mean = Adam(begin), [begin], np.zeros(FEATURES)
    seen = Tally(CIRCUMSTANCES)
    for batch in range(batches):
        start = starts[batch % len(starts)][batch % VARIANTS_EVERY == VARIANTS_EVERY - 1]
        rival = rivals[int(rng.below(len(rivals)))] if batch % 2 else adam.at
        if batch % 2 and not is_short(start) and rng.unit() < PERTURBED_SHARE:
            rival = perturbed(rival, rng)  # short games leave no time to learn about opponents
        tally = Tally(CIRCUMSTANCES)
        play_many(start, packed(adam.at), packed(rival), BATCH, rng, tally, weights)
        adam.step(plain(tally.gradient) / tally.seated, LEARNING_RATE * (1 - 0.8 * batch / batches))
        add(seen, tally)
        if batch % SNAPSHOT_EVERY == SNAPSHOT_EVERY - 1:
            rivals.append(adam.at.copy())
            update_evidence(seen, start, int(PROFILES) - 1, weights)
            count_other_profiles(start, adam.at, BATCH // 2, rng, weights)
            seen = faded(seen)
        if batch >= batches // 2:
            mean += adam.at / (batches - batches // 2)
        tick(1)
    return mean


def plain(row: vec[float]) -> Numbers:
    """A packed row as a NumPy array."""
    return np.array([row[at] for at in range(len(row))])


def packed(row: Numbers) -> vec[float]:
    """A NumPy array as a packed row."""
    return vec[float]([float(each) for each in row])


def add(seen: Tally, tally: Tally) -> None:
    """Add the counts of a batch."""
    for at in range(len(seen.found)):
        seen.found[at] += tally.found[at]
        seen.expected[at] += tally.expected[at]
    for at in range(len(seen.observed)):
        seen.observed[at] += tally.observed[at]


def faded(seen: Tally) -> Tally:
    """Halve old counts, since habits change during training."""
    for at in range(len(seen.found)):
        seen.found[at] *= 0.5
        seen.expected[at] *= 0.5
    for at in range(len(seen.observed)):
        seen.observed[at] *= 0.5
    return seen


def update_evidence(seen: Tally, table: Spicy, profile: int, weights: Weights) -> None:
    """Update the weights with what players of a profile claimed and how they answered."""
    first = int(group_of(table) * EACH)
    before = profile * int(CIRCUMSTANCES * WAYS)
    for at in range(first, first + int(EACH)):
        row = range(at * int(WAYS), (at + 1) * int(WAYS))
        for place, share in zip(row, by_chance(seen, [at], UNIFORM), strict=True):
            found = seen.found[place] + PRIOR_COUNT * share + 1e-3
            by_luck = seen.expected[place] + PRIOR_COUNT * share + 1e-3
            weights.evidence[before + place] = found / by_luck
    update_habits(seen, profile * int(GROUPS) + int(group_of(table)), weights)


def by_chance(seen: Tally, circumstances: Iterable[int], otherwise: list[float]) -> list[float]:
    """The share of each way by chance alone in these circumstances; `otherwise` if unseen."""
    rows = [at * int(WAYS) for at in circumstances]
    ways = [sum([seen.expected[row + way] for row in rows]) for way in range(WAYS)]
    total = sum(ways)
    return [each / total for each in ways] if total else otherwise


def update_habits(seen: Tally, row: int, weights: Weights) -> None:
    """Update the shares of the ways among revealed cards, and of challenges among answers."""
    first = row % int(GROUPS) * int(EACH)
    anyhow = by_chance(seen, range(first, first + int(EACH)), UNIFORM)
    for grade in range(GRADES):
        told_how = grade % int(SETTINGS)
        hows = [first + how for how in range(CLAIM_KINDS) if setting_of(how) == told_how]
        told = [seen.observed[grade * WAYS + way] for way in range(WAYS)]
        for way, share in enumerate(by_chance(seen, hows, anyhow)):
            place = (row * int(GRADES) + grade) * int(WAYS) + way
            weights.usual[place] = (told[way] + PRIOR_COUNT * share) / (sum(told) + PRIOR_COUNT)
    for occasion in range(OCCASIONS):
        let, doubted = (seen.observed[ANSWERS + 2 * occasion + at] for at in range(2))
        share = (doubted + PRIOR_COUNT / 6) / (let + doubted + PRIOR_COUNT)
        weights.doubts[row * OCCASIONS + occasion] = share
    weights.update_logs()


def count_other_profiles(
    start: Spicy, policy_weights: Numbers, games: int, rng: Rng, weights: Weights
) -> None:
    """Count what players of the other profiles do."""
    for profile in range(PROFILES - 1):
        seen = Tally(CIRCUMSTANCES)
        play_among(
            start,
            TRAINING_MIX,
            with_profile(policy_weights, profile),
            policy_weights,
            games,
            rng,
            seen,
            weights,
        )
        update_evidence(seen, start, profile, weights)


def play_among(
    start: Spicy,
    company: Sequence[float],
    own: vec[float],
    policy_weights: Numbers,
    games: int,
    rng: Rng,
    seen: Tally,
    weights: Weights,
) -> None:
    """Count what a player does among opponents with this mix of profiles."""
    for profile, share in enumerate(company):
        play_many(
            start,
            own,
            with_profile(policy_weights, profile),
            round(games * share),
            rng,
            seen,
            weights,
        )


def with_profile(policy_weights: Numbers, profile: int) -> vec[float]:
    """Policy weights of a profile; extra eagerness to challenge applies only before its turn."""
    other = policy_weights * POWER[profile]
    other[TRAIT : TRAIT + 3] += log(CHALLENGE_FACTOR[profile])
    other[LATE] -= log(CHALLENGE_FACTOR[profile])
    return packed(other)


def setting_of(how: int) -> int:
    """The setting in a track record of a kind of claim."""
    return (0 if how < LEFT else 1) + (2 if how % LEFT == 0 else 0)


def fit(runs: int, seed: int, tick: Tick) -> Fit:
    """Train from scratch."""
    rng = Rng(seed)
    weights = fresh_weights()
    for starts in groups():
        reset_evidence(starts[0][0], weights)
    policy_weights = initial_policy()
    for group, starts in enumerate(groups()):  # each starts from the one before
        batches = runs
        if is_short(starts[0][0]):  # a different game, and soon over
            rng, policy_weights, batches = Rng(seed), initial_policy(), 3 * runs
        policy_weights = learn(starts, batches, rng, tick, policy_weights, weights)
        for at in range(FEATURES):
            weights.policy[group * FEATURES + at] = round(float(policy_weights[at]), 3)  # as stored
    recount(Rng(seed), weights)
    value_trainer(weights).learn(runs * VALUE_GAMES, seed, tick)
    found = measured(runs, seed + 1, tick, weights)
    return Fit({UPWARDS: source(weights)}, found.report, found.error)


def reset_evidence(table: Spicy, weights: Weights) -> None:
    """Forget all evidence for this group of tables."""
    for profile in range(PROFILES):
        update_evidence(Tally(CIRCUMSTANCES), table, profile, weights)


def recount(rng: Rng, weights: Weights) -> None:
    """Recount what players of all profiles do under the final policy."""
    for group, starts in enumerate(groups()):
        policy_weights = plain(weights.policy[group * FEATURES : (group + 1) * FEATURES])
        reset_evidence(starts[0][0], weights)
        for _ in range(4):  # better challenges change how others lie: iterate
            for profile in range(PROFILES):
                seen = Tally(CIRCUMSTANCES)
                own = with_profile(policy_weights, profile)
                for start in [table for each in starts for table in each]:
                    play_among(
                        start, list(PRIOR), own, policy_weights, BATCH * 2, rng, seen, weights
                    )
                update_evidence(seen, starts[0][0], profile, weights)


def value_trainer(weights: Weights) -> Outlook:
    """Trains the value: short decks first, then by number of seats."""
    short = [table for options in SHORT_DECKS for table in tables(2, dict(options))]
    whole = [tables(seats, {}) for seats in range(GAME.fewest, GAME.most + 1)]
    return Outlook([short, *whole], value.marks_of, weights.outlook, SpicyAdvisor(weights))


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """Measure the trained weights."""
    return measured(runs, seed, tick, trained_weights())


def measured(runs: int, seed: int, tick: Tick, weights: Weights) -> Fit:
    """Compare believed odds of claims with how often they were true."""
    rng, report, errors = Rng(seed), [], []
    for seats in (2, 4, 6):
        bands = calibration(tables(seats, {})[0], runs, rng, weights)
        errors.append(error_of(bands))
        report.append(f"{seats} seats: believed odds of claims, share true, number of claims")
        report += [f"  {each.odds:6.1%} {each.true:6.1%} {each.claims:7}" for each in bands]
        tick(1)
    report += value_trainer(weights).measured(runs, seed, tick).report
    return Fit({}, report, max(errors))


def source(weights: Weights) -> str:
    """The new `weights.json`."""
    return file_of(
        rows_of("evidence", weights.evidence, int(WAYS)),
        rows_of("usual", weights.usual, int(WAYS)),
        rows_of("doubts", weights.doubts, int(OCCASIONS)),
        rows_of("likes", weights.policy, 8),
        value_trainer(weights).text(),
    )
