"""Hand noise: as wide as documented, none for people, grades by name."""

import math
from statistics import fmean, pstdev

import pytest

from spicery.core.catalog.options import GRADES, BadOption
from spicery.core.rng import Rng
from spicery.games import find
from spicery.physics.noise import noisy_flick, noisy_release, noisy_tilt

RELEASE = (0, -2700, 1000, 0, 1200, 400, -15000, 0, 3000)


def test_people_bring_their_own_noise() -> None:
    meant = noisy_release(RELEASE, 0, Rng(1))
    assert meant.numbers == tuple(map(float, RELEASE))
    assert (meant.nose, meant.bank) == (0.0, 0.0)
    assert noisy_tilt(120, 300, 0, Rng(1)) == (120.0, 300.0)
    assert noisy_flick(150, 0, Rng(1)) == 150.0


@pytest.mark.parametrize("hand", [1, 10, 40])
def test_a_hand_scatters_as_much_as_it_says(hand: int) -> None:
    rng, k = Rng(3), hand / 10
    many = [noisy_release(RELEASE, hand, rng) for _ in range(4000)]
    speed = math.hypot(1200, 400)
    speeds = [math.hypot(*each.numbers[3:6]) / speed for each in many]
    aside = [math.degrees(math.atan2(each.numbers[3], each.numbers[4])) for each in many]
    assert pstdev(speeds) == pytest.approx(0.01 * k, rel=0.06)
    assert pstdev(aside) == pytest.approx(0.5 * k, rel=0.06)
    assert pstdev([each.numbers[0] for each in many]) == pytest.approx(20 * k, rel=0.06)
    assert pstdev([each.numbers[6] for each in many]) == pytest.approx(450 * k, rel=0.06)
    assert pstdev([each.nose for each in many]) == pytest.approx(math.radians(k), rel=0.06)
    assert fmean(speeds) == pytest.approx(1.0, abs=0.001 * max(k, 1))


def test_tilts_and_flicks_scatter_too() -> None:
    rng = Rng(4)
    tilts = [noisy_tilt(120, 400, 10, rng) for _ in range(4000)]
    assert pstdev([tilt for tilt, _ in tilts]) == pytest.approx(6, rel=0.06)
    assert pstdev([dwell for _, dwell in tilts]) == pytest.approx(60, rel=0.06)
    assert pstdev([noisy_flick(150, 20, rng) for _ in range(4000)]) == pytest.approx(20, rel=0.06)
    assert all(0 <= noisy_tilt(178, 0, 100, rng)[0] <= 180 for _ in range(200))
    assert all(noisy_flick(60, 100, rng) >= 20 for _ in range(200))


@pytest.mark.parametrize("game", ["safranito", "alacarte"])
def test_hands_may_be_named(game: str) -> None:
    table = find(game).new(3, {"hands": ["child", 7, "surgeon"]})
    assert [int(table.hands[seat]) for seat in range(3)] == [40, 7, 1]  # type: ignore[attr-defined]
    assert list(GRADES.values()) == sorted(GRADES.values(), reverse=True)
    for bad in (["butcher"], "child", [[1]], [-1], [True]):
        with pytest.raises(BadOption, match="surgeon"):
            find(game).new(2, {"hands": bad})
