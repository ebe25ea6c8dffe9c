"""The stand-in for the physics against what the physics did when it was fitted.

thrown.json has the figures: flat tosses and flips, on an empty board and among fifteen chips,
for six hands, and low skims.  A figure may be off by the tolerance of the model stated here, and
by what two samples of this size differ by anyway (two standard deviations).  That the physics
still does so is tested in tests/physics/test_fit.py.
"""

from __future__ import annotations

import math
import pickle
from copy import copy
from functools import cache
from itertools import combinations

import pytest
from mypy_extensions import i64

from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.safranito.physics.standin.model import StandIn, calibrated_stand_in
from spicery.games.safranito.physics.standin.params import Params
from spicery.games.safranito.physics.throw_statistics import (
    CROWD,
    SHOTS,
    TOSSES,
    Cell,
    Thrown,
    boards,
    by_stand_in,
    crowds,
    facts,
    lay,
    measured,
    ready,
    throw_all,
)
from spicery.games.safranito.rules.board import FLAT
from spicery.games.safranito.rules.cards import MOST_NUMBERS, SHOT
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.refusals import flaw_of_answer

THROWS = 1300  # of each kind here,
SIMULATED = 400  # and in the measurements
MEASURED = measured()
MISFITS = {  # how far off these may be: hands beyond the shakiest grade (k 8), and skims of a child
    (Cell("flat", True, 80), "pushed half"): 3.2,
    (Cell("flip", True, 80), "up"): 0.1,
    (Cell("flip", True, 80), "on another"): 0.11,
    (Cell("flip", True, 80), "pushed a throw"): 0.17,
    (Cell("flip", True, 80), "pushed half"): 8.0,
    (Cell("flip", True, 80), "pushed nine in ten"): 39.0,
    (Cell("shot", False, 40), "hit"): 0.2,  # one in five is let go below the rim; here none
}
SHARES = ("on board", "in a region", "up", "touching")


def name(cell: Cell) -> str:
    """The name of a kind of throw, for test ids."""
    return f"{cell.kind}-{'crowd' if cell.crowded else 'empty'}-{cell.hand}"


CELLS = [pytest.param(cell, id=name(cell)) for cell in TOSSES]


@cache
def thrown(cell: Cell) -> list[Thrown]:
    """Throws settled by the stand-in."""
    return throw_all(cell, THROWS, by_stand_in(Params()))


def chance(share: float) -> float:
    """Two standard deviations of the difference of two samples, for a share."""
    return 2 * math.sqrt(share * (1 - share) * (1 / THROWS + 1 / SIMULATED))


def is_close(cell: Cell, figure: str, part: float, least: float, tolerance: float) -> bool:
    """Whether this part of the throws is as near as measured: a few millimetres, or a share."""
    truth = MEASURED[cell][figure]
    if truth is None:  # off the board
        return True
    misses = sorted(math.inf if each.miss is None else each.miss for each in thrown(cell))
    low = misses[max(0, int((part - chance(part)) * THROWS))]
    high = misses[min(THROWS - 1, int((part + chance(part)) * THROWS))]
    give = max(least, tolerance * truth)
    return low - give <= truth <= high + give


@pytest.mark.parametrize("cell", CELLS)
def test_how_far_throws_miss(cell: Cell) -> None:
    assert is_close(cell, "near quarter", 0.25, 2.0, 0.15)
    assert is_close(cell, "half", 0.5, 2.0, 0.15)
    assert is_close(cell, "three quarters", 0.75, 2.0, 0.20)
    assert is_close(cell, "nine in ten", 0.9, 2.0, 0.20)


@pytest.mark.parametrize("figure", SHARES)
@pytest.mark.parametrize("cell", CELLS)
def test_shares_of_throws(cell: Cell, figure: str) -> None:
    truth, ours = MEASURED[cell][figure], facts(thrown(cell))[figure]
    assert truth is not None
    assert ours == pytest.approx(truth, abs=MISFITS.get((cell, figure), 0.03 + chance(truth)))


@pytest.mark.parametrize("cell", [cell for cell in CELLS if "crowd" in str(cell.id)])
def test_chips_that_are_pushed(cell: Cell) -> None:
    truth, ours = MEASURED[cell], facts(thrown(cell))
    assert ours["pushing"] == pytest.approx(truth["pushing"], abs=0.05 + chance(0.5))
    give = MISFITS.get((cell, "on another"), 0.05 + chance(0.2))
    assert ours["on another"] == pytest.approx(truth["on another"], abs=give)
    count = truth["pushed a throw"]
    assert count is not None
    give = MISFITS.get((cell, "pushed a throw"), 0.2 * count)
    assert ours["pushed a throw"] == pytest.approx(count, abs=give)
    for figure, least, tolerance in (("pushed half", 2.0, 0.25), ("pushed nine in ten", 0.0, 0.3)):
        way = truth[figure]
        assert way is not None
        give = MISFITS.get((cell, figure), max(least, tolerance * way))
        assert ours[figure] == pytest.approx(way, abs=give)
    assert ours["pushed turned"] == pytest.approx(truth["pushed turned"], abs=0.02)
    assert ours["pushed out"] == pytest.approx(truth["pushed out"], abs=0.02)


@pytest.mark.parametrize("cell", SHOTS, ids=name)
def test_low_skims(cell: Cell) -> None:
    truth, ours = MEASURED[cell], facts(thrown(cell), cell.kind)
    for figure, give in (("hit", 0.05), ("hit out", 0.1)):
        value = truth[figure]
        assert value is not None
        assert ours[figure] == pytest.approx(value, abs=MISFITS.get((cell, figure), give))
    assert ours["pushed a throw"] == pytest.approx(truth["pushed a throw"], rel=0.25)


def test_chips_do_not_lie_inside_each_other() -> None:
    """Two chips flat on the board are a chip apart, but for a millimetre in rare pile-ups."""
    rng, out, stand_in = Rng(3), vec[i64]([0] * MOST_NUMBERS), calibrated_stand_in()
    wrong = 0
    for number in range(THROWS):
        board = number % len(boards())
        table = crowds(10)[board].clone()
        table.apply(number % 26)
        places = zip(CROWD, boards()[board], strict=True)
        lying = {token: (*place, int(FLAT)) for token, place in places}
        for base in range(1, int(stand_in.sample(table, rng, out)), 7):
            lying[int(out[base])] = (int(out[base + 1]), int(out[base + 2]), int(out[base + 3]))
        flat = [(x, y) for x, y, z in lying.values() if z == FLAT]
        wrong += any(math.dist(a, b) < 310 for a, b in combinations(flat, 2))
    assert wrong <= THROWS // 200


def test_a_steady_hand_is_better_than_a_shaky_one() -> None:
    hits = [
        sum(each.in_region for each in thrown(Cell("flat", False, hand))) for hand in (1, 40, 80)
    ]
    assert hits[0] > hits[1] > hits[2]


def crowd(table: Safranito, board: int) -> None:
    """Fifteen chips of the others."""
    for token, (x, y) in zip(CROWD, boards()[board], strict=True):
        lay(table, token, x, y)


def test_every_answer_is_one_that_the_rules_allow() -> None:
    """Wild releases too: nothing is off the scale, no chip appears, poses can be."""
    rng = Rng(4)
    for _ in range(1500):
        table = ready(80).clone()
        crowd(table, rng.below(len(boards())))
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
        crowd(table, rng.below(len(boards())))
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


def test_a_stand_in_keeps_its_own_numbers_and_travels_with_them() -> None:
    assert ready(0).outcomes is ready(0).clone().outcomes is calibrated_stand_in()
    assert pickle.loads(pickle.dumps(ready(0))).outcomes is calibrated_stand_in()
    params = Params()
    params.rim *= 2
    again = pickle.loads(pickle.dumps(StandIn(params)))
    assert again.params.rim == copy(params).rim == params.rim
    assert calibrated_stand_in().params.rim == params.rim / 2
