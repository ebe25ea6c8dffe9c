"""The policy of Spicy: a probability for each move, from what a seat knows.

Every move is described by a few features, whose weights were trained by self-play.  A softmax turns
the scores into probabilities: a bluffing player must be unpredictable.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from spicery.core.bits import WORD, lowest, mix, mix_row, ones
from spicery.core.packed import vec
from spicery.games.spicy.ai.claim_fit import NEITHER, SPICE, TRUE, WAY, WILD_NUMBER, ways_row
from spicery.games.spicy.ai.likelihood import (
    number_odds,
    odds_of_ways,
    spice_odds,
    unknown_to,
)
from spicery.games.spicy.ai.opponent_model import OpponentModel, group_of
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_LAST,
    KINDS,
    LET_GO,
    NO_CLAIM,
    NO_TRAIT,
    NOT_NUMBER,
    PASS,
    PLAIN,
    PLAY_LAST,
    TUCK,
    TUCK_END,
    UNSEEN,
    WRONG,
    may_follow,
)
from spicery.games.spicy.rules.state import ON_TURN, SpicyTable

FEATURES: Final[i64] = 71  # features of a move
SLOTS: Final[i64] = 20  # at most this many of them are nonzero
FITS: Final[i64] = 4  # how a card fits: right, number only, spice only, wrong
NO_SLOTS: Final = vec[i64]([])
NO_AMOUNTS: Final = vec[float]([])
UNSOUND: Final = -30.0  # a blunder that only strict play allows (S11, S15, S21)

# Plays: four features each, by how the card fits.
KIND: Final[i64] = 0
HIGH: Final[i64] = 4  # the height of the stack
FINAL: Final[i64] = 8  # the last card of the hand
STEP: Final[i64] = 12
PLENTY: Final[i64] = 16  # how many such cards the others may still expect
HAND: Final[i64] = 20  # cards left
FOLLOWS: Final[i64] = 24  # cards that could truthfully follow the claim
RIVAL: Final[i64] = 28  # another player has almost no cards left
WILD: Final[i64] = 32
WASTED: Final[i64] = 33  # it could have been played truthfully
TEN: Final[i64] = 34  # right, wrong
PASSES: Final[i64] = 36  # bias, with a true card, with one card, height
COPIES: Final[i64] = 40  # right, wrong, height
TUCKS: Final[i64] = 43  # bias, a useful card, the end
# Challenges.
TRAIT: Final[i64] = 46  # number, spice, both
DOUBT: Final[i64] = 49  # odds that the claim is wrong; their square
GAIN: Final[i64] = 51  # odds times height
LOSS: Final[i64] = 52
LAST_CARD: Final[i64] = 53  # bias, times odds, when it would win the game
OTHERS: Final[i64] = 56  # others who may still challenge; times odds
OPEN: Final[i64] = 58  # the first card of a stack
LATE: Final[i64] = 59  # on turn, after all have let it go
FULL: Final[i64] = 60  # cards in hand
LEAD: Final[i64] = 61  # points ahead of the best opponent
ABLE: Final[i64] = 62  # a true card could be played on it
SURE: Final[i64] = 63  # no unseen card makes it right
WARY: Final[i64] = 64  # plays, by how the card fits: how eagerly the others challenge
EAGER: Final[i64] = 68  # challenges: how eagerly the others challenge; times odds
OPEN_ODDS: Final[i64] = 70  # the first card of a stack: odds that it's wrong


@final
class Appraisal:
    """One seat's appraisal of its listed moves: a score for each, and its features if kept."""

    def __init__(
        self,
        table: SpicyTable,
        seat: i64,
        codes: vec[i64],
        count: i64,
        model: OpponentModel,
        policy_weights: vec[float],
        first: i64,
        keeps: bool = False,
    ) -> None:
        self.table = table
        self.model = model
        self.seat = seat
        self.count = count
        self.policy_weights = policy_weights  # of the features, from `first` on
        self.first = first
        self.keeps = keeps
        self.slot = vec[i64]([0] * (count * SLOTS)) if keeps else NO_SLOTS
        self.amount = vec[float]([0.0] * (count * SLOTS)) if keeps else NO_AMOUNTS
        self.filled = vec[i64]([0] * count) if keeps else NO_SLOTS
        self.score = vec[float](
            [0.0] * (count + FITS)
        )  # behind: what plays of a fit have in common
        self.unknown = unknown_to(table, seat)
        self.high = float(min(table.height, i64(12))) / 10.0
        self.size: i64 = i64(table.size[seat])
        self.bare = 1.0 if self.size == 1 else 0.0
        self.rival = self.rival_nearly_out()
        self.doubters = self.others_eagerness()
        self.number_right = 1.0
        self.spice_right = 1.0
        self.both_right = 1.0
        if table.height > 0 and table.owner != seat:
            ways = odds_of_ways(self.unknown, table, model)
            self.number_right = number_odds(ways)
            self.spice_right = spice_odds(ways)
            self.both_right = ways[TRUE]
        self.able = 1.0 if self.has_true() else 0.0
        if not keeps and table.phase == ON_TURN:
            for fits in range(FITS):
                self.note_fit(count + fits, fits)
        for at in range(count):
            self.describe(at, codes[at])

    def note(self, at: i64, slot: i64, amount: float) -> None:
        """Add one feature of a move."""
        self.score[at] += self.policy_weights[self.first + slot] * amount
        if self.keeps:
            place = at * SLOTS + self.filled[at]
            self.slot[place] = slot
            self.amount[place] = amount
            self.filled[at] += 1

    def describe(self, at: i64, code: i64) -> None:
        """Add all features of a move."""
        if code < PASS:
            claimed = code if code < PLAY_LAST else code - PLAY_LAST
            self.describe_play(at, claimed // CLAIMS, claimed % CLAIMS, code >= PLAY_LAST)
        elif code == PASS:
            self.describe_pass(at)
        elif code == LET_GO:
            return  # the baseline: score 0
        elif code <= WRONG:
            self.describe_doubt(at, code - NOT_NUMBER)
        elif code == NO_TRAIT:
            self.score[at] = UNSOUND
        elif code < TUCK:
            announced = code >= COPY_LAST
            self.describe_copy(at, code - (COPY_LAST if announced else COPY), announced)
        elif code == TUCK_END:
            self.note(at, TUCKS + 2, 1.0)
        else:
            self.describe_tuck(at, code - TUCK)

    # -- plays ----------------------------------------------------------------------

    def describe_play(self, at: i64, card: i64, claim: i64, announced: bool) -> None:
        table = self.table
        if table.strict:
            silent: bool = self.size == 1 and not announced
            if silent or not may_follow(table.claim, claim, table.variants):
                self.score[at] = UNSOUND
                return
        way: i64 = i64(WAY[ways_row(claim, table.variants) + card])
        fits: i64 = way
        if way > NEITHER:
            fits = 1 if way == WILD_NUMBER else SPICE
        beneath: i64 = -1 if table.claim == NO_CLAIM else table.claim % 10
        if self.keeps:
            self.note_fit(at, fits)
        else:
            self.score[at] += self.score[self.count + fits]
        self.note(at, STEP + fits, float(max(i64(0), claim % 10 - beneath - 1)) / 5.0)
        self.note(at, PLENTY + fits, float(min(self.unknown[claim], i64(3))) / 3.0)
        self.note(at, FOLLOWS + fits, self.true_after(card, claim))
        if card >= PLAIN:
            self.note(at, WILD, 1.0)
        elif fits != TRUE and may_follow(table.claim, card, table.variants):
            self.note(at, WASTED, 1.0)
        if claim % 10 == 9:
            self.note(at, TEN + (0 if fits == TRUE else 1), 1.0)

    def note_fit(self, at: i64, fits: i64) -> None:
        """Add the features shared by all plays of one fit."""
        self.note(at, KIND + fits, 1.0)
        self.note(at, HIGH + fits, self.high)
        self.note(at, FINAL + fits, self.bare)
        self.note(at, HAND + fits, float(self.size) / 6.0)
        self.note(at, RIVAL + fits, self.rival)
        self.note(at, WARY + fits, self.doubters)

    def true_after(self, card: i64, claim: i64) -> float:
        """How many other cards in the hand have the same spice and a higher number."""
        held = self.table.held[self.seat] & WORD
        if self.table.hand[self.seat * KINDS + card] == 1:
            held &= ~(i64(1) << card)
        row = claim - claim % 10
        above = ((i64(1) << (row + 10)) - 1) & ~((i64(1) << (claim + 1)) - 1)
        return float(min(ones(held & above), i64(3))) / 3.0

    def rival_nearly_out(self) -> float:
        """Whether another hand is nearly empty."""
        for seat in range(self.table.seats):
            if seat != self.seat and self.table.size[seat] <= 2:
                return 1.0
        return 0.0

    def others_eagerness(self) -> float:
        """How much more eagerly than average the others challenge; 0 without evidence."""
        total = 0.0
        for seat in range(self.table.seats):
            if seat != self.seat:
                total += self.model.eagerness(seat)
        return total / float(self.table.seats - 1)

    def describe_pass(self, at: i64) -> None:
        self.note(at, PASSES, 1.0)
        self.note(at, PASSES + 1, self.able)
        self.note(at, PASSES + 2, self.bare)
        self.note(at, PASSES + 3, self.high)

    def has_true(self) -> bool:
        """Whether any card in the hand can be played truthfully now."""
        table = self.table
        held = table.held[self.seat] & WORD
        while held != 0:
            card = lowest(held)
            held &= held - 1
            if card < PLAIN and may_follow(table.claim, card, table.variants):
                return True
        return False

    def describe_copy(self, at: i64, card: i64, announced: bool) -> None:
        if self.table.strict and self.size == 1 and not announced:
            self.score[at] = UNSOUND
            return
        way: i64 = i64(WAY[ways_row(self.table.claim, self.table.variants) + card])
        self.note(at, COPIES + (0 if way == TRUE else 1), 1.0)
        self.note(at, COPIES + 2, self.high)

    def describe_tuck(self, at: i64, card: i64) -> None:
        self.note(at, TUCKS, 1.0)
        useful = card >= PLAIN or card % 10 > self.table.claim % 10
        self.note(at, TUCKS + 1, 1.0 if useful else 0.0)

    # -- challenges -----------------------------------------------------------------------

    def describe_doubt(self, at: i64, trait: i64) -> None:
        table = self.table
        right = self.number_right
        if trait == 1:
            right = self.spice_right
        elif trait == 2:
            right = self.both_right
        wrong = 1.0 - right
        self.note(at, TRAIT + trait, 1.0)
        self.note(at, DOUBT, wrong)
        self.note(at, DOUBT + 1, wrong * wrong)
        self.note(at, GAIN, wrong * self.high)
        self.note(at, LOSS, right * self.high)
        if table.last:
            self.note(at, LAST_CARD, 1.0)
            self.note(at, LAST_CARD + 1, wrong)
            wins: bool = table.trophies[table.owner] > 0 or table.trophies_left == 1
            self.note(at, LAST_CARD + 2, 1.0 if wins else 0.0)
        others = self.still_to_answer()
        self.note(at, OTHERS, others)
        self.note(at, OTHERS + 1, others * wrong)
        if table.height == 1:
            self.note(at, OPEN, 1.0)
            self.note(at, OPEN_ODDS, wrong)
        self.note(at, EAGER, self.doubters)
        self.note(at, EAGER + 1, self.doubters * wrong)
        if table.phase == ON_TURN:
            self.note(at, LATE, 1.0)
        self.note(at, FULL, float(self.size) / 6.0)
        self.note(at, LEAD, self.lead())
        self.note(at, ABLE, self.able)
        if right <= 0.0:
            self.note(at, SURE, 1.0)

    def still_to_answer(self) -> float:
        """The share of the others who may still challenge the card."""
        table = self.table
        left: i64 = 0
        for seat in range(table.seats):
            if seat != self.seat and seat != table.owner and (table.gone >> seat) & 1 == 0:
                left += 1
        return float(left) / float(table.seats)

    def lead(self) -> float:
        """How far this seat is ahead of the best opponent, in tens of points."""
        best: i64 = -1000
        for seat in range(self.table.seats):
            if seat != self.seat:
                best = max(best, self.points(seat))
        ahead = float(self.points(self.seat) - best) / 10.0
        return min(2.0, max(-2.0, ahead))

    def points(self, seat: i64) -> i64:
        table = self.table
        return i64(table.won[seat]) + 10 * i64(table.trophies[seat]) - i64(table.size[seat])

    # -- odds ---------------------------------------------------------------------------

    def odds(self, out: vec[float]) -> None:
        """The probability of each move: a softmax of the scores."""
        most = self.score[0]
        for at in range(self.count):
            most = max(most, self.score[at])
        total = 0.0
        for at in range(self.count):
            odds = math.exp(self.score[at] - most)
            out[at] = odds
            total += odds
        for at in range(self.count):
            out[at] /= total


def policy_at(table: SpicyTable) -> i64:
    """Where the policy for this group of tables begins in the weights."""
    return group_of(table) * FEATURES


def infoset_key(table: SpicyTable, seat: i64) -> i64:
    """A hash of what a seat knows; older claims are left out."""
    row = seat * KINDS
    sum_ = mix_row(seat, table.hand, row, row + UNSEEN)
    sum_ = mix_row(sum_, table.played, row, row + UNSEEN)
    sum_ = mix_row(sum_, table.revealed, 0, UNSEEN)
    sum_ = mix_row(sum_, table.size, 0, table.seats)
    sum_ = mix_row(sum_, table.won, 0, table.seats)
    sum_ = mix_row(sum_, table.trophies, 0, table.seats)
    sum_ = mix(sum_, (table.phase * 64 + table.player + 2) * 64 + table.owner + 2)
    sum_ = mix(sum_, (table.claim * 64 + table.beneath) * 128 + table.height)
    flags = (1 if table.copied else 0) + (2 if table.last else 0) + (4 if table.safe else 0)
    sum_ = mix(sum_, (table.gone * 8 + flags) * 4 + table.tucks)
    return mix(sum_, table.drawn * 64 + table.variants)
