"""The stand-in for the physics against what was measured of the simulated chips.

The measurements: scatter of flat tosses and flips by steadiness, on an empty board and among
fifteen chips; value side up; on the board; in a region; touching others; shooting off.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cache

import pytest
from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.board import FLAT, centre_x, centre_y, judge
from spicery.games.safranito.cards import FLIP, MOST_NUMBERS, REGIONS, SHOT
from spicery.games.safranito.objections import flaw_of_answer
from spicery.games.safranito.rules import Safranito
from spicery.games.safranito.standin import land

FLATS = range(int(REGIONS))
FLIPS = range(int(FLIP), int(FLIP) + int(REGIONS))
OUT = 2
MEASURED = {  # tenths of k: half of the throws and nine in ten are closer, in millimetres
    1: ((2, 9), (2, 22), (2, 24)),
    5: ((5, 13), (5, 39), (7, 56)),
    10: ((8, 18), (8, 41), (11, 73)),
    20: ((13, 31), (14, 66), (20, 119)),
    40: ((24, 54), (24, 84), (37, 179)),
    80: ((45, 113), (42, 116), (66, 223)),
}


@cache
def ready(hand: int) -> Safranito:
    """A table where seat 0, with this hand, throws first."""
    table = GAME.new(4, {"hands": [hand] * 4, "head_chef": 0})
    table.act(table.draw(Rng(1)))
    assert isinstance(table, Safranito)
    return table


def lay(table: Safranito, token: int, x: int, y: int) -> None:
    """Put a chip there, the quick way."""
    seat, number = divmod(token, 6)
    table.throws[seat] = max(int(table.throws[seat]), number + 1)
    table.value[token] = number + 1
    for at, place in enumerate((x, y, int(FLAT))):
        table.pose[token * 5 + at] = place
    table.region[token] = int(judge(x, y)) % 16


def crowd(table: Safranito, rng: Rng) -> None:
    """Fifteen chips of the others, lying in and around the regions."""
    lying: list[tuple[int, int]] = []
    for token in [seat * 6 + number for number in range(5) for seat in (1, 2, 3)]:
        while True:
            region = rng.below(13)
            x = int(centre_x(region)) + rng.below(700) - 350
            y = int(centre_y(region)) + rng.below(700) - 350
            if all(math.hypot(x - a, y - b) > 320 for a, b in lying):
                break
        lying.append((x, y))
        lay(table, token, x, y)


@dataclass
class Tally:
    """What many throws came to."""

    misses: list[float] = field(default_factory=list)  # mm; far for a chip that is out
    up: int = 0
    on_board: int = 0
    in_region: int = 0
    touching: int = 0

    def within(self, share: float) -> float:
        """The miss that this share of the throws stays below."""
        return sorted(self.misses)[int(share * len(self.misses))]

    def share(self, count: int) -> float:
        """Of all throws."""
        return count / len(self.misses)


def tally(hand: int, aims: range, *, crowded: bool = False, throws: int = 2000) -> Tally:
    """Throw at every region in turn; misses are counted from the same throw with no scatter."""
    rng, found = Rng(hand + 7), Tally()
    out = vec[i64]([0] * MOST_NUMBERS)
    for number in range(throws):
        table = ready(hand).clone()
        if crowded:
            crowd(table, rng)
        aim = aims[number % len(aims)]
        table.apply(aim)
        x, y = int(centre_x(aim % 13)), int(centre_y(aim % 13))
        if crowded:
            x, y = steady(table)
        land(table, rng, out)
        rests = out[7] != OUT
        found.misses.append(math.hypot(out[2] - x, out[3] - y) / 10 if rests else 999.0)
        found.up += out[7] == 1
        found.on_board += rests
        found.in_region += rests and judge(out[2], out[3]) % 16 < 13
        found.touching += out[0] > 1
    return found


def steady(table: Safranito) -> tuple[int, int]:
    """Where the flying chip goes from the steadiest hand."""
    calm = table.clone()
    calm.hands = vec[i64]([0] * 4)
    out = vec[i64]([0] * MOST_NUMBERS)
    land(calm, Rng(12345), out)
    return int(out[2]), int(out[3])


@pytest.mark.parametrize("hand", MEASURED)
def test_scatter_of_flat_tosses_on_an_empty_board(hand: int) -> None:
    half, most = MEASURED[hand][0]
    found = tally(hand, FLATS)
    assert found.within(0.5) == pytest.approx(half, rel=0.12, abs=0.4)
    assert found.within(0.9) == pytest.approx(most, rel=0.15)


@pytest.mark.parametrize("hand", MEASURED)
def test_scatter_of_flips_on_an_empty_board(hand: int) -> None:
    half, most = MEASURED[hand][2]
    found = tally(hand, FLIPS)
    assert found.within(0.5) == pytest.approx(half, rel=0.12, abs=0.4)
    if hand < 40:  # beyond, more than one in ten is off the board
        assert found.within(0.9) == pytest.approx(most, rel=0.15)


@pytest.mark.parametrize("hand", MEASURED)
def test_scatter_among_fifteen_chips(hand: int) -> None:
    half, most = MEASURED[hand][1]
    found = tally(hand, FLATS, crowded=True)
    assert found.within(0.5) == pytest.approx(half, rel=0.35, abs=1.5)
    assert found.within(0.9) == pytest.approx(most, rel=0.4)


def test_value_side_up() -> None:
    flat, flip = tally(10, FLATS, throws=4000), tally(10, FLIPS, throws=4000)
    assert flat.share(flat.up) == pytest.approx(0.06, abs=0.015)
    assert flip.share(flip.up) == pytest.approx(0.27, abs=0.03)
    both = tally(10, range(26), crowded=True, throws=4000)
    assert both.share(both.up) == pytest.approx(0.12, abs=0.05)  # as many flips as flat tosses


def test_a_full_board() -> None:
    found = tally(10, range(26), crowded=True, throws=4000)
    assert found.share(found.on_board) == pytest.approx(0.96, abs=0.035)
    assert found.share(found.in_region) == pytest.approx(0.86, abs=0.08)
    assert found.share(found.touching) == pytest.approx(0.80, abs=0.1)


def test_a_low_skim_shoots_chips_off() -> None:
    rng, out = Rng(9), vec[i64]([0] * MOST_NUMBERS)
    hits = gone = 0
    for _ in range(3000):
        table = ready(10).clone()
        region = rng.below(13)
        spread = rng.below(700) - 350
        lay(table, 6, int(centre_x(region)) + spread, int(centre_y(region)) - spread)
        table.apply(int(SHOT) + 6)
        land(table, rng, out)
        if out[0] > 1:
            hits += 1
            gone += out[8 + 6] == OUT
    assert hits / 3000 > 0.97
    assert gone / hits == pytest.approx(0.97, abs=0.025)


def test_a_steady_hand_is_better_than_a_shaky_one() -> None:
    shares = [tally(hand, FLATS).in_region for hand in (1, 20, 80)]
    assert shares[0] > shares[1] > shares[2]


def test_every_answer_is_one_that_the_rules_allow() -> None:
    """Wild releases too: nothing is off the scale, no chip appears, poses can be."""
    rng = Rng(4)
    for _ in range(1500):
        table = ready(80).clone()
        crowd(table, rng)
        numbers = (rng.below(4801) - 2400, -2400 - rng.below(4000), 20 + rng.below(4980))
        speed = (rng.below(4001) - 2000, rng.below(4001), rng.below(4001) - 2000)
        spin = (rng.below(40001) - 20000, 0, 0)
        assert not table.objection(0, 500, (*numbers, *speed, *spin))
        table.do(0, 500, vec[i64]([*numbers, *speed, *spin]))
        answer = table.draw(rng)
        assert flaw_of_answer(table, answer.code, answer.numbers) == ""


def test_chips_lie_on_others_and_fall_flat_when_those_are_moved() -> None:
    rng, heights = Rng(2), set()
    for _ in range(400):
        table = ready(10).clone()
        crowd(table, rng)
        table.apply(rng.below(13))
        numbers = table.draw(rng).numbers
        heights.add(numbers[4])
    assert {20, 60} <= heights
    table = ready(0).clone()
    lay(table, 6, 0, 0)
    lay(table, 12, 100, 0)
    table.pose[12 * 5 + 2] = 60
    table.apply(int(SHOT) + 6)
    moved = table.draw(rng).numbers
    tokens = list(moved[1::7])
    assert 6 in tokens
    assert 12 in tokens
