"""The stand-in physics against the measured tables, and against themselves."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from spicery.core.rng import Rng
from spicery.games.alacarte.material import FREE, MOTION_NAMES, MOTION_ROWS, TURNED, UNTURNED
from spicery.games.alacarte.standin import (
    FLICK_ROWS,
    chances,
    flick_chance,
    flip,
    odds_of,
    season,
)

# Spice pieces out of a full bottle, P(0)/P(1)/P(2)/P(3+), by angle and dwell in seconds.
DWELLS = (0.0, 0.15, 0.3, 0.6, 1.0)
MEASURED = {
    110: "1/0/0/0 .80/.20/0/0 .55/.39/.06/0 .34/.56/.09/0 .48/.44/.08/0",
    120: ".98/.02/0/0 .25/.41/.28/.06 .08/.25/.52/.16 .03/.17/.41/.39 .06/.14/.44/.36",
    135: ".28/.50/.20/.02 .03/.11/.23/.62 0/.06/.16/.78 0/.03/.09/.88 0/.03/.02/.95",
    155: ".05/.17/.28/.50 0/.03/.19/.78 0/.02/.08/.91 0/.02/.03/.95 0/0/.03/.97",
    180: "0/.06/.06/.88 0/.02/.02/.97 .02/.02/.03/.94 0/.02/.03/.95 .02/0/0/.98",
}
SPICE, SALT = 15, 5


def pieces(tilt: float, dwell: float, spice: int = SPICE, salt: int = SALT) -> list[float]:
    """The chance of each number of pieces, salt and all."""
    most = chances(tilt, dwell, 400.0, 450.0, spice + salt)
    up_to = [0.0, *[most[at] for at in range(spice + salt + 1)]]
    return [b - a for a, b in pairwise(up_to)]


def spices(tilt: float, dwell: float) -> list[float]:
    """The chance of 0, 1, 2 and more spices out of a full bottle."""
    out = [0.0] * 4
    for fallen, chance in enumerate(pieces(tilt, dwell)):
        for crystals in range(min(fallen, SALT) + 1):
            if fallen - crystals <= SPICE:
                ways = math.comb(SALT, crystals) * math.comb(SPICE, fallen - crystals)
                share = ways / math.comb(SPICE + SALT, fallen)
                out[min(fallen - crystals, 3)] += chance * share
    return out


def errors() -> list[float]:
    """The total variation between stand-in and measurement, cell by cell."""
    found = []
    for tilt, cells in MEASURED.items():
        for dwell, cell in zip(DWELLS, cells.split(), strict=True):
            measured = [float(part) for part in cell.split("/")]
            whole = sum(measured)
            ours = spices(tilt, dwell)
            apart = [abs(a - b / whole) for a, b in zip(ours, measured, strict=True)]
            found.append(sum(apart) / 2)
    return found


def test_the_table_of_angles_and_dwells() -> None:
    found = errors()
    assert len(found) == 25
    mean = sum(found) / 25
    print(f"total variation: mean {mean:.4f}, worst {max(found):.3f}")
    assert mean <= 0.06
    assert max(found) <= 0.15


def blurred(tilt: float, error: float, dwell: float) -> list[tuple[float, float]]:
    """Tilts of a hand that errs by a normal distribution, each with its weight."""
    steps = [step / 10 for step in range(-30, 31)]
    weights = [math.exp(-step * step / 2) for step in steps]
    whole = sum(weights)
    return [(tilt + error * step, w / whole) for step, w in zip(steps, weights, strict=True)]


def test_a_careful_hand_mostly_drops_one_or_two() -> None:
    good = sum(weight * sum(spices(tilt, 0.25)[1:3]) for tilt, weight in blurred(115.0, 6.0, 0.25))
    assert good == pytest.approx(0.53, abs=0.06)


def test_a_careless_hand_drops_five_and_more() -> None:
    """Measured .75; the careless motion was not recorded, we take 150 degrees and 0.2 s."""
    many = sum(weight * sum(pieces(tilt, 0.2)[5:]) for tilt, weight in blurred(150.0, 10.0, 0.2))
    assert many == pytest.approx(0.75, abs=0.1)


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
    """By the grid's table, by the piecewise model, and as bots reckon: one distribution."""
    odds = odds_of(motion, spice, salt)
    assert sum(map(sum, odds)) == pytest.approx(1)
    numbers = MOTION_ROWS[motion]
    for known in (motion, int(FREE)):
        rng = Rng(motion + 1)
        drawn: dict[tuple[int, int], int] = {}
        for _ in range(8000):
            fell = divmod(int(season(rng, known, *numbers, 0, spice, salt)), 32)
            drawn[fell] = drawn.get(fell, 0) + 1
        apart = sum(
            abs(drawn.get((s, c), 0) / 8000 - chance)
            for s, row in enumerate(odds)
            for c, chance in enumerate(row)
        )
        assert apart / 2 < 0.06


def salt_share(shake: int) -> float:
    """The share of salt among what falls from a full bottle at 120 degrees."""
    rng = Rng(9)
    found = [
        divmod(int(season(rng, FREE, 120, 300, 400, 450, shake, 0, 15, 5)), 32) for _ in range(4000)
    ]
    return sum(salt for _, salt in found) / sum(map(sum, found))


def test_salt_falls_by_its_share_and_less_after_a_gentle_shake() -> None:
    for shake in (0, 2, 3):
        assert 0.22 <= salt_share(shake) <= 0.27
    assert 0.10 <= salt_share(1) <= 0.17  # half the time 0.05, half the time its share


@pytest.mark.parametrize(("flick", "turned", "unturned"), FLICK_ROWS)
def test_flicks_as_measured(flick: int, turned: int, unturned: int) -> None:
    rng = Rng(flick)
    landings = [flip(rng, flick, 0) for _ in range(4000)]
    assert landings.count(TURNED) / 4000 == pytest.approx(turned / 100, abs=0.03)
    assert landings.count(UNTURNED) / 4000 == pytest.approx(unturned / 100, abs=0.03)


def test_flicks_in_between_and_beyond() -> None:
    assert flick_chance(160.0, 1) == pytest.approx((0.93 + 0.68) / 2)
    assert flick_chance(60.0, 1) == flick_chance(90.0, 1)
    assert flick_chance(400.0, 2) == flick_chance(250.0, 2)


def test_an_unsteady_hand_turns_fewer() -> None:
    shares = []
    for hand in (0, 10, 40):
        rng = Rng(2)
        shares.append(sum(flip(rng, 150, hand) == TURNED for _ in range(3000)) / 3000)
    assert shares[0] > shares[1] + 0.05 > shares[2] + 0.1


def test_a_careful_motion_by_an_ordinary_hand() -> None:
    rng = Rng(4)
    numbers = MOTION_ROWS[MOTION_NAMES.index("careful")]
    found = [int(season(rng, FREE, *numbers, 10, 15, 5)) // 32 for _ in range(4000)]
    assert sum(fell in (1, 2) for fell in found) / 4000 == pytest.approx(0.56, abs=0.07)
