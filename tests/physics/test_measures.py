"""The measures exported to the client for A la carte match the physics."""

from __future__ import annotations

from spicery.core.rng import Rng
from spicery.games.alacarte.physics.measures import FLOW, STRAIGHT, good_flicks
from spicery.games.alacarte.physics.scene import LANDINGS, fall, land
from tests.compiled_only import compiled_only

pytestmark = compiled_only

SEEDS = range(4)
MANY = range(12)
TURNED = LANDINGS[0]


def turned(flick: int, carry: int = 0, seeds: range = SEEDS) -> int:
    """The number of crêpes, out of a few, that are turned over and caught."""
    return sum(land((flick, 80, carry), 0, Rng(seed))[0] == (TURNED,) for seed in seeds)


def test_a_flick_on_the_green_turns_the_crepe() -> None:
    quickest, slowest = good_flicks()
    middle = (quickest + slowest) // 2
    assert turned(middle) >= len(SEEDS) - 1
    assert turned(quickest - 25) == 0
    assert turned(slowest + 25) == 0
    edges = sum(turned(flick, seeds=MANY) for flick in (quickest, slowest))
    assert edges > 0.4 * 2 * len(MANY), "the green ends where it is still mostly turned"


def test_a_crepe_that_is_carried_far_aside_is_mostly_missed() -> None:
    flicks = range(130, 171, 10)
    near = sum(turned(flick, carry) for flick in flicks for carry in (-STRAIGHT // 2, 0))
    far = sum(turned(flick, carry) for flick in flicks for carry in (-3 * STRAIGHT, 3 * STRAIGHT))
    assert near > 0.8 * 2 * len(flicks) * len(SEEDS)
    assert far < 0.3 * 2 * len(flicks) * len(SEEDS)
    edge = sum(turned(flick, carry) for flick in (140, 160) for carry in (-STRAIGHT, STRAIGHT))
    assert edge > 0.5 * 4 * len(SEEDS)


def test_hardly_anything_falls_before_the_angle_of_flow() -> None:
    def fallen(tilt: int) -> int:
        motion = (15, 5, tilt, 300, 400, 450, 1)
        return sum(sum(fall(motion, 0, Rng(seed))[0]) for seed in SEEDS)

    assert fallen(FLOW - 5) <= 1
    assert fallen(FLOW + 20) >= len(SEEDS)
