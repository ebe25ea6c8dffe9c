"""What everyone has seen of each seat: its revealed cards, and its answers to others' cards.

Counted from the public history of a game, in one array with COUNTS entries per seat.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from spicery.core.game import NOBODY
from spicery.core.packed import vec
from spicery.games.spicy.ai.claim_fit import WAYS, way_of
from spicery.games.spicy.rules.cards import MOST_SEATS, NO_CLAIM
from spicery.games.spicy.rules.events import (
    COPIED,
    GAVE_WAY,
    LAST,
    PLAYED,
    RAIDED,
    REVEALED,
    TAKEN,
    TRAIT_AT,
    TUCKED,
)
from spicery.games.spicy.rules.state import KIND_AT, SpicyTable

# Revealed cards, by setting (first of a stack or later, last of the hand or not), by challenger
# (selective, or one who challenges more often than not) and by how they fitted; answers to others'
# cards; and the results of challenges.
SETTINGS: Final[i64] = 4
GRADES: Final[i64] = 2 * SETTINGS
ANSWERS: Final[i64] = GRADES * WAYS  # by occasion: let go, challenged
PLACES: Final[i64] = 3  # the first card of a stack, a later one, the last of a hand
OCCASIONS: Final[i64] = 2 * PLACES  # doubled: was the owner mostly caught?
CAUGHT: Final[i64] = ANSWERS + OCCASIONS * 2  # cards wrong in the challenged trait
PROVED: Final[i64] = CAUGHT + 1
COUNTS: Final[i64] = CAUGHT + 2


@final
class TrackRecord:
    """Counts for all seats, as far as the history was followed."""

    def __init__(self) -> None:
        self.counts = vec[u8]([0] * (COUNTS * MOST_SEATS))
        self.followed: i64 = 0  # bytes of the history
        # The top card, as needed to classify the answers to it.
        self.owner: i64 = NOBODY
        self.claim: i64 = NO_CLAIM
        self.beneath: i64 = NO_CLAIM
        self.height: i64 = 0
        self.last: bool = False
        self.gone: i64 = 0  # bits of the seats that have let it go

    def follow(self, table: SpicyTable) -> bool:
        """Count what has happened since; returns whether anything has."""
        history = table.history()
        if self.followed == len(history):
            return False
        for at in range(self.followed, len(history), 2):
            first: i64 = i64(history[at])
            self.count(first // KIND_AT, first % KIND_AT, i64(history[at + 1]), table.variants)
        self.followed = len(history)
        return True

    def count(self, kind: i64, seat: i64, detail: i64, variants: i64) -> None:
        """Count one event."""
        if kind == PLAYED:
            self.owner = seat
            self.beneath = self.claim
            self.claim = detail % COPIED
            self.last = detail >= LAST
            self.height += 1
            self.gone = 0
        elif kind == GAVE_WAY:
            self.gone |= i64(1) << seat
            self.counts[self.answer_at(seat)] += 1
        elif kind == REVEALED:
            self.count_reveal(seat, way_of(detail % TRAIT_AT, self.claim, variants))
        elif kind == TAKEN:
            self.counts[self.owner * COUNTS + (PROVED if seat == self.owner else CAUGHT)] += 1
            self.claim = NO_CLAIM
            self.height = 0
        elif kind == TUCKED:
            self.height += 1
        elif kind == RAIDED:
            self.height = 0

    def count_reveal(self, challenger: i64, way: i64) -> None:
        """Count a challenge to the top card, which fitted its claim in this way."""
        answer = self.answer_at(challenger)
        if (self.gone >> challenger) & 1 == 1:
            self.counts[answer] -= 1  # it had let the card go and challenged later
        told: i64 = 0 if self.beneath == NO_CLAIM else 1
        if self.last:
            told += 2
        if self.challenges_readily(challenger):
            told += SETTINGS
        self.counts[self.owner * COUNTS + told * WAYS + way] += 1
        self.counts[answer + 1] += 1

    def answer_at(self, seat: i64) -> i64:
        """Where a seat's letting the top card go is counted; its challenges come right after."""
        place: i64 = 1
        if self.last:
            place = 2
        elif self.height == 1:
            place = 0
        first = self.owner * COUNTS
        if self.counts[first + CAUGHT] > self.counts[first + PROVED]:
            place += PLACES
        return seat * COUNTS + ANSWERS + 2 * place

    def challenges_readily(self, seat: i64) -> bool:
        """Whether a seat has challenged more cards than it let go."""
        first = seat * COUNTS + ANSWERS
        more: i64 = 0
        for occasion in range(OCCASIONS):
            let_go = first + 2 * occasion
            more += i64(self.counts[let_go + 1]) - i64(self.counts[let_go])
        return more > 0


def track_record(table: SpicyTable) -> TrackRecord:
    """The track record of a table so far."""
    found = TrackRecord()
    found.follow(table)
    return found
