"""The opponent model: a posterior over player profiles for every seat.

Some players follow the trained policy, some only loosely, and some say anything and challenge
nearly every card.  A seat's revealed cards and its answers to others' cards are the evidence for
its profile.  Within a profile players have habits, which their revealed cards show too.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, u8

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.claim_fit import WAYS
from spicery.games.spicy.ai.track_record import ANSWERS, COUNTS, GRADES, OCCASIONS, TrackRecord
from spicery.games.spicy.ai.weights import Weights
from spicery.games.spicy.rules.cards import MOST_SEATS
from spicery.games.spicy.rules.state import SpicyTable

PROFILES: Final[i64] = 3  # how closely a player follows the policy; the last does fully
BY_POLICY: Final = vec[u8]([u8(PROFILES - 1)] * (2 * MOST_SEATS))
POWER: Final = vec[float]([0.0, 0.5, 1.0])  # inverse temperature of each profile
CHALLENGE_FACTOR: Final = vec[float]([6.0, 1.0, 1.0])  # how much more readily it challenges
PRIOR: Final = vec[float]([0.1, 0.2, 0.7])  # over profiles
CONSISTENCY: Final = 0.5  # share of players who answer by the same profile as they claim
NO_EVIDENCE: Final = vec[float]([1.0] * PROFILES)  # likelihoods before anything was seen
HABIT_STRENGTH: Final = 8.0  # revealed cards that weigh as much as what its profile suggests
GROUPS: Final[i64] = 4
SHORT_DECK: Final = 24  # at most this many cards: the game is over soon


def is_short(table: SpicyTable) -> bool:
    """Whether the deck is so short that the game is over soon."""
    return len(table.deck) <= SHORT_DECK


def group_of(table: SpicyTable) -> i64:
    """Two seats, three or four, more, or a short deck: each calls for a different policy."""
    if is_short(table):
        return 3
    if table.seats == 2:
        return 0
    return 1 if table.seats <= 4 else 2


@final
class OpponentModel:
    """What the public history of one table says about each seat."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.record = TrackRecord()
        self.group: i64 = 0
        # Per seat, computed on demand: the posterior over claim profiles, the habits within each
        # profile, and how eagerly the seat challenges.
        self._known: i64 = 0  # bits of the seats that are up to date
        self._claiming = vec[float]([0.0] * (MOST_SEATS * PROFILES))
        self._habits = vec[float]([1.0] * (MOST_SEATS * PROFILES * WAYS))
        self._eager = vec[float]([0.0] * MOST_SEATS)

    def read(self, table: SpicyTable) -> None:
        """Start over with the history of a table."""
        self.record = TrackRecord()
        self.group = group_of(table)
        self._known = 0
        self.record.follow(table)

    def follow(self, table: SpicyTable) -> None:
        """Catch up with a table that was read before."""
        if self.record.follow(table):
            self._known = 0

    def claim_profile_odds(self, seat: i64, profile: i64) -> float:
        """The probability that a seat makes its claims by a profile."""
        self._assess(seat)
        return self._claiming[seat * PROFILES + profile]

    def habit(self, seat: i64, profile: i64, way: i64) -> float:
        """How much more often than usual for a profile a seat's cards fit in this way."""
        self._assess(seat)
        return self._habits[(seat * PROFILES + profile) * WAYS + way]

    def eagerness(self, seat: i64) -> float:
        """How much more eagerly than average a seat should challenge; 0 without evidence."""
        self._assess(seat)
        return self._eager[seat]

    def _assess(self, seat: i64) -> None:
        """Update the posterior of a seat unless it's up to date."""
        if (self._known >> seat) & 1 == 1:
            return
        self._known |= i64(1) << seat
        found = vec[float]([0.0] * WAYS)
        usual = vec[float]([0.0] * (PROFILES * WAYS))
        cards = self._count_revealed(seat, found, usual)
        claimed = fit_of(found, usual, cards)
        answered = self.answered(seat)
        claiming = combined(claimed, answered)
        answering = combined(answered, claimed)
        eager = 0.0
        for profile in range(PROFILES):
            self._claiming[seat * PROFILES + profile] = claiming[profile]
            eager += (PRIOR[profile] - answering[profile]) * POWER[profile]
            for way in range(WAYS):
                often = usual[profile * WAYS + way]
                before = 1.0 if cards == 0.0 else HABIT_STRENGTH * often / cards
                habit = (before + found[way]) / (before + often)
                self._habits[(seat * PROFILES + profile) * WAYS + way] = habit
        self._eager[seat] = eager

    def _count_revealed(self, seat: i64, found: vec[float], usual: vec[float]) -> float:
        """Count a seat's revealed cards by way, and how many of each are usual for each profile."""
        first = seat * COUNTS
        cards = 0.0
        for at in range(GRADES * WAYS):
            times = float(i64(self.record.counts[first + at]))
            if times == 0.0:
                continue
            cards += times
            found[at % WAYS] += times
            for profile in range(PROFILES):
                row = ((profile * GROUPS + self.group) * GRADES) * WAYS + at - at % WAYS
                for way in range(WAYS):
                    usual[profile * WAYS + way] += times * self.weights.usual_share(row + way)
        return cards

    def answered(self, seat: i64) -> vec[float]:
        """The likelihood of a seat's answers under each profile, up to a factor."""
        sums = vec[float]([0.0] * PROFILES)
        count = OCCASIONS * 2
        first = seat * COUNTS + ANSWERS
        row = self.group * count
        for at in range(count):
            times = float(i64(self.record.counts[first + at]))
            if times > 0.0:
                for profile in range(PROFILES):
                    sums[profile] += (
                        times * self.weights.answered[profile * GROUPS * count + row + at]
                    )
        most = sums[0]
        for profile in range(PROFILES):
            most = max(most, sums[profile])
        for profile in range(PROFILES):
            sums[profile] = math.exp(sums[profile] - most)
        return sums

    def draw_profiles(self, seats: i64, rng: Rng) -> vec[u8]:
        """Draw a claim profile for every seat, then an answer profile for every seat."""
        profiles = BY_POLICY[:]
        odds = vec[float]([0.0] * PROFILES)
        for seat in range(seats):
            for profile in range(PROFILES):
                odds[profile] = self.claim_profile_odds(seat, profile)
            teller = draw_profile(odds, rng)
            profiles[seat] = teller
            profiles[MOST_SEATS + seat] = draw_profile(
                answers_given(self.answered(seat), i64(teller)), rng
            )
        return profiles


def fit_of(found: vec[float], usual: vec[float], cards: float) -> vec[float]:
    """The likelihood of the revealed cards under each profile, with habits integrated out."""
    if cards == 0.0:
        return NO_EVIDENCE
    out = vec[float]([1.0] * PROFILES)
    for at in range(PROFILES * WAYS):
        likely = HABIT_STRENGTH * usual[at] / cards
        for _ in range(i64(found[at % WAYS])):
            out[at // WAYS] *= likely  # each such card makes the next one likelier
            likely += 1.0
    return out


def combined(own: vec[float], other: vec[float]) -> vec[float]:
    """The posterior over profiles from two kinds of evidence about the same player."""
    apart = 0.0
    for profile in range(PROFILES):
        apart += PRIOR[profile] * other[profile]
    odds = vec[float]([0.0] * PROFILES)
    total = 0.0
    for profile in range(PROFILES):
        same = CONSISTENCY * other[profile] + (1.0 - CONSISTENCY) * apart
        odds[profile] = PRIOR[profile] * own[profile] * same
        total += odds[profile]
    for profile in range(PROFILES):
        odds[profile] /= total
    return odds


def answers_given(answers: vec[float], profile: i64) -> vec[float]:
    """The odds of each answer profile for a player whose claims follow this profile."""
    odds = vec[float]([0.0] * PROFILES)
    total = 0.0
    for at in range(PROFILES):
        odds[at] = (1.0 - CONSISTENCY) * PRIOR[at]
        if at == profile:
            odds[at] += CONSISTENCY
        odds[at] *= answers[at]
        total += odds[at]
    for at in range(PROFILES):
        odds[at] /= total
    return odds


def draw_profile(odds: vec[float], rng: Rng) -> u8:
    """Draw a profile with these odds."""
    pick = rng.unit()
    for profile in range(PROFILES - 1):
        pick -= odds[profile]
        if pick < 0.0:
            return u8(profile)
    return u8(PROFILES - 1)
