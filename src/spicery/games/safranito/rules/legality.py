"""Legal actions in Safranito.  Comments cite the clauses of RULES.md.

Legality is decided here alone, except for throws: any release within reach is legal, and those
listed are a sensible selection.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.rules.board import RELEASES
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BLEND,
    BUY,
    CHIPS,
    COLUMNS,
    DECLINE,
    DISALLOW,
    DONE,
    KEEP,
    KINDS,
    NEEDS,
    OFF,
    SELL,
    SHOT,
    TAKE,
    TRADE,
)
from spicery.games.safranito.rules.events import SafranitoEvents
from spicery.games.safranito.rules.state import (
    ANOTHER,
    BLENDING,
    BUYING,
    DOUBTING,
    FACE_UP,
    KEEPING,
    OFFERED,
    PICKING,
    RESERVED_BY,
    SELLING,
    THROWING,
)


@mypyc_attr(acyclic=True)
class SafranitoLegality(SafranitoEvents):
    """A table that knows which actions are legal."""

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        if self.over or seat != self.mover:
            return 0
        phase = self.phase
        if phase == THROWING:
            return self.list_throws(seat, out, 0)
        if phase == ANOTHER:
            out[0] = DECLINE
            return self.list_throws(seat, out, 1)
        if phase == SELLING:
            most: i64 = i64(self.hand[seat * COLUMNS + self.here])
            for count in range(most + 1):
                out[count] = SELL + count
            return most + 1
        if phase == BLENDING:
            return self.list_blends(seat, out)
        at: i64 = 0
        if phase == DOUBTING:
            out[0] = ALLOW
            out[1] = DISALLOW
            at = 2
        elif phase == OFFERED:
            out[0] = TAKE
            out[1] = DECLINE
            at = 2
        elif phase == BUYING:
            out[0] = DECLINE
            at = 1
            if self.money[seat] >= 10 * self.total_at(seat, self.here):
                out[1] = BUY
                at = 2
        elif phase == PICKING:
            bits = self.occupied()
            for spice in range(KINDS):
                if (bits >> spice) & 1 == 1:
                    out[at] = TRADE + spice
                    at += 1
        elif phase == KEEPING:
            at = self.list_keeps(out)
        return at

    def list_throws(self, seat: i64, out: vec[i64], at: i64) -> i64:
        """F10: each chip still held, at each region flat or with a flip, or at a rival's chip."""
        held: i64 = i64(self.held[seat])
        for value in range(CHIPS):
            if (held >> value) & 1 == 1:
                for aim in range(RELEASES):
                    out[at] = value * AIMS + aim
                    at += 1
                for other in range(self.seats):
                    if other != seat:
                        base = other * CHIPS
                        for token in range(base, base + i64(self.throws[other])):
                            if i64(self.region[token]) != OFF:
                                out[at] = value * AIMS + SHOT + token
                                at += 1
        return at

    def list_keeps(self, out: vec[i64]) -> i64:
        """F23: one of the spices drawn."""
        at: i64 = 0
        for spice in range(KINDS):
            for i in range(self.drawn_count):
                if i64(self.drawn[i]) == spice:
                    out[at] = KEEP + spice
                    at += 1
                    break
        return at

    def list_blends(self, seat: i64, out: vec[i64]) -> i64:
        """F40, F41: one face-up blend per turn, any number of reserved ones."""
        out[0] = DONE
        at: i64 = 1
        own: i64 = RESERVED_BY + seat
        for i in range(len(self.blends)):
            blend: i64 = i64(self.blends[i])
            place: i64 = i64(self.blend_place[blend])
            offered = place == own or (place == FACE_UP and not self.made_open)
            if offered and self.can_make(seat, blend):
                out[at] = BLEND + blend
                at += 1
        return at

    def can_make(self, seat: i64, blend: i64) -> bool:
        """Whether a hand holds the three spices."""
        base = seat * COLUMNS
        for i in range(3):
            if self.hand[base + i64(NEEDS[blend * 3 + i])] == 0:
                return False
        return True

    def random_code(self, rng: Rng, out: vec[i64]) -> i64:
        phase = self.phase
        seat = self.mover
        if phase == SELLING:
            most: i64 = i64(self.hand[seat * COLUMNS + self.here])
            return SELL if most == 0 else SELL + rng.below(most + 1)
        if phase == THROWING:
            return self.random_throw(seat, rng)
        if phase == BUYING:
            able = self.money[seat] >= 10 * self.total_at(seat, self.here)
            return BUY if able and rng.below(2) == 1 else DECLINE
        if phase == PICKING:
            return self.random_bowl(rng)
        if phase == OFFERED:
            return TAKE + rng.below(2)
        return super().random_code(rng, out)

    def random_bowl(self, rng: Rng) -> i64:
        """A random bowl with chips, without listing them."""
        bits = self.occupied()
        bowls: i64 = 0
        for spice in range(KINDS):
            bowls += (bits >> spice) & 1
        skip = rng.below(bowls)
        spice = 0
        while (bits >> spice) & 1 == 0 or skip > 0:
            skip -= (bits >> spice) & 1
            spice += 1
        return TRADE + spice

    def random_throw(self, seat: i64, rng: Rng) -> i64:
        """A random element of `list_throws`, without listing them."""
        targets: i64 = 0
        for other in range(self.seats):
            if other != seat:
                for token in range(other * CHIPS, other * CHIPS + i64(self.throws[other])):
                    if i64(self.region[token]) != OFF:
                        targets += 1
        each = RELEASES + targets
        pick = rng.below((CHIPS - i64(self.throws[seat])) * each)
        skip = pick // each
        pick -= skip * each
        held: i64 = i64(self.held[seat])
        value: i64 = 0
        while (held >> value) & 1 == 0 or skip > 0:
            if (held >> value) & 1 == 1:
                skip -= 1
            value += 1
        if pick < RELEASES:
            return value * AIMS + pick
        pick -= RELEASES
        for other in range(self.seats):
            if other != seat:
                for token in range(other * CHIPS, other * CHIPS + i64(self.throws[other])):
                    if i64(self.region[token]) != OFF:
                        if pick == 0:
                            return value * AIMS + SHOT + token
                        pick -= 1
        return value * AIMS  # not reached
