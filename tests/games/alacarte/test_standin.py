"""The stand-in compared with measured tables, and its samples with its own odds."""

from __future__ import annotations

import math
import pickle
from itertools import pairwise

import pytest

from spicery.core.rng import Rng
from spicery.games.alacarte import GAME
from spicery.games.alacarte.physics.standin.calibrated import FLICK_ROWS, ODDS, SALT_ODDS
from spicery.games.alacarte.physics.standin.model import StandIn, calibrated_stand_in
from spicery.games.alacarte.physics.standin.params import Params
from spicery.games.alacarte.physics.standin.pouring import chances
from spicery.games.alacarte.rules.material import FREE, MOTION_NAMES, MOTION_ROWS, TURNED, UNTURNED

SPICE, SALT = 15, 5
STAND_IN = calibrated_stand_in()


def pieces(tilt: float, dwell: float, spice: int = SPICE, salt: int = SALT) -> list[float]:
    """The probability of each number of pieces, salt included."""
    most = chances(STAND_IN.params.odds, tilt, dwell, 400.0, 450.0, spice + salt)
    up_to = [0.0, *[most[at] for at in range(spice + salt + 1)]]
    return [b - a for a, b in pairwise(up_to)]


def spices(tilt: float, dwell: float) -> list[float]:
    """The probabilities of 0, 1, 2 and more spices from a full shaker."""
    out = [0.0] * 4
    for fallen, chance in enumerate(pieces(tilt, dwell)):
        for crystals in range(min(fallen, SALT) + 1):
            if fallen - crystals <= SPICE:
                ways = math.comb(SALT, crystals) * math.comb(SPICE, fallen - crystals)
                share = ways / math.comb(SPICE + SALT, fallen)
                out[min(fallen - crystals, 3)] += chance * share
    return out


def blurred(tilt: float, error: float) -> list[tuple[float, float]]:
    """Tilts with normally distributed errors, each with its weight."""
    steps = [step / 10 for step in range(-30, 31)]
    weights = [math.exp(-step * step / 2) for step in steps]
    whole = sum(weights)
    return [(tilt + error * step, w / whole) for step, w in zip(steps, weights, strict=True)]


def test_a_careful_hand_drops_one_or_two_about_half_the_time() -> None:
    good = sum(weight * sum(spices(tilt, 0.25)[1:3]) for tilt, weight in blurred(115.0, 6.0))
    assert good == pytest.approx(0.53, abs=0.08)


def test_a_careless_hand_drops_five_and_more() -> None:
    many = sum(weight * sum(pieces(tilt, 0.2)[5:]) for tilt, weight in blurred(150.0, 10.0))
    assert many > 0.6


def test_a_nearly_empty_bottle_gives_less() -> None:
    for tilt in (110.0, 120.0, 135.0, 160.0):
        means = [
            sum(fallen * chance for fallen, chance in enumerate(pieces(tilt, 0.3, left, 0)))
            for left in (1, 2, 3, 5, 10, 15, 20)
        ]
        assert means == sorted(means)


def test_more_tilt_and_more_time_give_more() -> None:
    by_tilt = [spices(tilt, 0.3)[0] for tilt in (95, 105, 115, 125, 135, 150)]
    assert by_tilt == sorted(by_tilt, reverse=True)
    by_time = [spices(120, dwell)[0] for dwell in (0.0, 0.1, 0.2, 0.4, 0.8)]
    assert by_time == sorted(by_time, reverse=True)


@pytest.mark.parametrize("motion", range(len(MOTION_NAMES)))
@pytest.mark.parametrize(("spice", "salt"), [(15, 5), (4, 5), (1, 0)])
def test_samples_follow_the_odds(motion: int, spice: int, salt: int) -> None:
    """The grid's table, the piecewise model and the bots' odds are one distribution."""
    odds = STAND_IN.odds_of(motion, spice, salt)
    assert sum(map(sum, odds)) == pytest.approx(1)
    numbers = MOTION_ROWS[motion]
    for known in (motion, int(FREE)):
        rng = Rng(motion + 1)
        drawn: dict[tuple[int, int], int] = {}
        for _ in range(8000):
            fell = divmod(int(STAND_IN.season(rng, known, *numbers, 0, spice, salt)), 32)
            drawn[fell] = drawn.get(fell, 0) + 1
        apart = sum(
            abs(drawn.get((s, c), 0) / 8000 - chance)
            for s, row in enumerate(odds)
            for c, chance in enumerate(row)
        )
        assert apart / 2 < 0.06


def salt_share(shake: int) -> float:
    """The share of salt among the pieces that fall from a full shaker at 120 degrees."""
    rng = Rng(9)
    found = [
        divmod(int(STAND_IN.season(rng, FREE, 120, 300, 400, 450, shake, 0, 15, 5)), 32)
        for _ in range(4000)
    ]
    return sum(salt for _, salt in found) / sum(map(sum, found))


def test_salt_falls_by_its_share() -> None:
    for shake in range(4):
        assert 0.2 <= salt_share(shake) <= 0.3


@pytest.mark.parametrize(("flick", "turned", "unturned"), FLICK_ROWS)
def test_flicks_as_measured(flick: int, turned: int, unturned: int) -> None:
    rng = Rng(flick)
    landings = [STAND_IN.flip(rng, flick, 0) for _ in range(4000)]
    assert landings.count(TURNED) / 4000 == pytest.approx(turned / 100, abs=0.03)
    assert landings.count(UNTURNED) / 4000 == pytest.approx(unturned / 100, abs=0.03)


def test_flicks_in_between_and_beyond() -> None:
    (low, *one), (high, *other) = FLICK_ROWS[4:6]
    middle = STAND_IN.flick_chance((low + high) / 2, 1)
    assert middle == pytest.approx((one[0] + other[0]) / 200)
    first, last = float(FLICK_ROWS[0][0]), float(FLICK_ROWS[-1][0])
    assert STAND_IN.flick_chance(60.0, 1) == STAND_IN.flick_chance(first, 1)
    assert STAND_IN.flick_chance(400.0, 2) == STAND_IN.flick_chance(last, 2)


def test_an_unsteady_hand_turns_fewer() -> None:
    shares = []
    for hand in (0, 20, 40):
        rng = Rng(2)
        shares.append(sum(STAND_IN.flip(rng, 150, hand) == TURNED for _ in range(3000)) / 3000)
    assert shares[0] > shares[1] + 0.05 > shares[2] + 0.1


def test_a_careful_motion_by_an_ordinary_hand() -> None:
    rng = Rng(4)
    numbers = MOTION_ROWS[MOTION_NAMES.index("careful")]
    found = [int(STAND_IN.season(rng, FREE, *numbers, 10, 15, 5)) // 32 for _ in range(4000)]
    assert sum(fell in (1, 2) for fell in found) / 4000 == pytest.approx(0.56, abs=0.07)


def test_a_stand_in_keeps_its_own_numbers_and_travels_with_them() -> None:
    table = GAME.new(2, {})
    assert table.clone().outcomes is STAND_IN  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(table)).outcomes is STAND_IN
    other = StandIn(Params([0.0] * len(ODDS), SALT_ODDS, FLICK_ROWS))
    again = pickle.loads(pickle.dumps(other))
    assert again.params.odds == other.params.odds
    assert again.odds_of(1, 3, 1) == other.odds_of(1, 3, 1) != STAND_IN.odds_of(1, 3, 1)
