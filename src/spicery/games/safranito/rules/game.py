"""Safranito: legal actions; their consequences are in `flow.py`.  Comments cite RULES.md.

Legality is decided in one place, `list_actions`, except for throws: any release within reach is
legal, and those listed are a sensible selection.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NATURE, Action
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.rules import chance, notation
from spicery.games.safranito.rules.board import GRID, RELEASES, STEP, side_of
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
    LAND,
    NEEDS,
    OFF,
    RELEASE,
    SELL,
    SHOT,
    SHUFFLE,
    TAKE,
    TRADE,
)
from spicery.games.safranito.rules.determinize import fill_in
from spicery.games.safranito.rules.flow import SafranitoFlow
from spicery.games.safranito.rules.refusals import clause_against, flaw_of_answer
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Safranito(SafranitoFlow):
    """One game of Safranito, or one seat's view of it."""

    def clone(self) -> Safranito:
        other = Safranito(self.seats, self.blends, self.outcomes)
        self.copy_to(other)
        return other

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.seats, self.blends, self.outcomes

    # -- legal actions ---------------------------------------------------------

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

    def unfold(self, seat: int, code: int) -> Action:
        if code >= ALLOW:
            return Action(seat, code)
        value, aim = divmod(code, int(AIMS))
        if aim >= SHOT:
            release = vec[i64]([0] * STEP)
            self.put_aimed_shot(release, seat, aim - SHOT)
            numbers = tuple([int(release[at]) for at in range(STEP)])
        else:
            base = (side_of(self.seats, seat) * RELEASES + aim) * STEP
            numbers = tuple([int(GRID[base + at]) for at in range(STEP)])
        return Action(seat, int(RELEASE) + value, numbers)

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            return flaw_of_answer(self, code, numbers)
        if not 0 <= seat < self.seats:
            return "F5"
        if not numbers and self.is_listed(seat, code):
            return ""
        return clause_against(self, seat, code, numbers)

    # -- consequences -----------------------------------------------------------------

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        if code < ALLOW:
            self.throw(seat, code)
        elif code == LAND:
            self.land(numbers)
        elif code >= SELL and code < BUY:
            self.sell(seat, code - SELL)
        elif code == BUY:
            self.bought(seat, self.total_at(seat, self.here), self.top_chip(seat, self.here))
            self.offer_card()
        elif code == DECLINE:
            self.decline(seat)
        elif code == DONE:
            self.next_blender(self.after(seat))
        elif code == TAKE:
            self.take(seat)
        elif code >= TRADE and code < SELL:
            self.opened(code - TRADE)
            self.evaluate()
        elif code >= KEEP and code < TRADE:
            self.keep(seat, code - KEEP)
        elif code <= DISALLOW:
            self.decided(self.first_doubt(), DISALLOW - code)
            self.evaluate()
        elif code < RELEASE:
            self.blend(seat, code - BLEND)
        elif code < SHUFFLE:
            self.threw(seat, code - RELEASE + 1, numbers, 0)
        elif code == SHUFFLE:
            self.set_up(numbers)
        else:
            self.reshuffle(numbers)

    # -- the end ------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(self.made[seat]) for seat in range(self.seats)]

    # -- chance and notation -----------------------------------------------------------

    def sample(self, rng: Rng, out: vec[i64]) -> i64:
        return chance.sample(self, rng, out)

    def guess(self, rng: Rng) -> Safranito:
        full = self.clone()
        fill_in(full, rng)
        return full

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if code < ALLOW and not numbers and 0 <= seat < self.seats:
            spelt = self.unfold(seat, code)
            return notation.say(spelt.code, spelt.numbers)
        return notation.say(code, numbers)

    def read(self, seat: int, text_: str) -> Action:
        return notation.read(seat, text_)

    def facts(self) -> dict[str, object]:
        return notation.facts(self)
