"""The events of chips: thrown, at rest, turned up, taken back.

A view gets the same events as the truth, except for the values of face-down chips.
"""

from __future__ import annotations

from mypy_extensions import i16, i64, mypyc_attr, u8

from spicery.core.game import NATURE
from spicery.core.packed import vec
from spicery.games.safranito.rules.board import IN_DOUBT, STEP, judge
from spicery.games.safranito.rules.cards import CHIPS, EXTRA, LAND, NOWHERE, OFF
from spicery.games.safranito.rules.state import (
    CLEARED,
    DECIDED,
    FELL,
    FLIGHT,
    LANDED,
    LEANS,
    OPENED,
    PRICED,
    SWEPT,
    THREW,
    TURNED,
    WITHDREW,
    SafranitoTable,
)


@mypyc_attr(acyclic=True)
class SafranitoChips(SafranitoTable):
    """A table with the events of chips."""

    def threw(self, seat: i64, value: i64, release: vec[i64], at: i64) -> None:
        """F10: a chip is in the air; all see its release, only its owner its value."""
        token = seat * CHIPS + i64(self.throws[seat])
        if self.listening:
            public = [int(seat), int(token)] + [int(release[at + i]) for i in range(STEP)]
            self.tell(THREW, tuple(public), (value,), 1 << seat)
        self.throws[seat] += 1
        self.value[token] = u8(value)
        if value > 0:
            self.held[seat] &= u8(63 - (1 << (value - 1)))
        for i in range(STEP):
            self.release[i] = release[at + i]
        self.flying = token
        self.phase = FLIGHT
        self.mover = NATURE
        self.awaits = LAND

    def landed(self, token: i64, pose: vec[i64], at: i64) -> None:
        """F12-F16: a chip came to rest: x, y, z, lean x, lean y, value side up or not."""
        if self.listening:
            self.tell(LANDED, tuple([int(token)] + [int(pose[at + i]) for i in range(LEANS + 1)]))
        base = token * LEANS
        for i in range(LEANS):
            self.pose[base + i] = i16(pose[at + i])
        self.up[token] = u8(pose[at + LEANS])
        place = judge(pose[at], pose[at + 1])
        self.doubt[token] = u8(place >> 4)
        self.region[token] = u8(place & (IN_DOUBT - 1))

    def fell(self, token: i64) -> None:
        """F13: a chip went off the board or onto its rim, and is out for the round."""
        if self.listening:
            self.tell(FELL, (token,))
        self.region[token] = u8(OFF)
        self.doubt[token] = 0

    def turned(self, token: i64, value: i64) -> None:
        """F14, F20, F32: everyone can see the value of a chip."""
        if self.listening:
            self.tell(TURNED, (token, value))
        self.seen[token] = 1
        if self.value[token] == 0:
            self.value[token] = u8(value)
            self.held[token // CHIPS] &= u8(63 - (1 << (value - 1)))

    def opened(self, region: i64) -> None:
        """F20, F31: a circle or a bowl is evaluated."""
        if self.listening:
            self.tell(OPENED, (region,))
        self.here = region
        self.sellers = 0
        self.price = 0

    def priced(self, price: i64) -> None:
        """F32: the price of a card of the bowl's spice, in tens."""
        if self.listening:
            self.tell(PRICED, (price * 10,))
        self.price = price

    def decided(self, token: i64, allowed: i64) -> None:
        """F16: the head chef decided whether a chip in doubt counts."""
        if self.listening:
            self.tell(DECIDED, (token, allowed))
        self.doubt[token] = 0
        if allowed == 0:  # in a bowl it goes back at once (F30)
            self.region[token] = u8(OFF if self.here < EXTRA else NOWHERE)

    def swept(self) -> None:
        """F26, F30: chips on circles or in no region go back to their owners."""
        if self.listening:
            self.tell(SWEPT, ())
        for seat in range(self.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
                if i64(self.region[token]) >= EXTRA:
                    self.region[token] = u8(OFF)
        self.here = NOWHERE
        self.price = 0

    def withdrew(self, seat: i64) -> None:
        """F33, F35: a seat took all its chips back from the bowl."""
        if self.listening:
            self.tell(WITHDREW, (seat,))
        for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
            if i64(self.region[token]) == self.here:
                self.region[token] = u8(OFF)

    def cleared(self, region: i64) -> None:
        """F36: the remaining chips in a bowl went back; its trade is over."""
        if self.listening:
            self.tell(CLEARED, (region,))
        for seat in range(self.seats):
            for token in range(seat * CHIPS, seat * CHIPS + i64(self.throws[seat])):
                if i64(self.region[token]) == region:
                    self.region[token] = u8(OFF)
        self.here = NOWHERE
        self.price = 0
