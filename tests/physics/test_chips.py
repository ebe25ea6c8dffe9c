"""Thrown chips: reproducible, losing energy, never through the board, held by the rim."""

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from bench._stress import between, lowest, throw_fault, wild
from spicery.core.rng import Rng
from spicery.games.safranito.physics.scene import released
from spicery.games.safranito.rules.board import GRID, STEP
from spicery.physics.chips import Throw, flat, throw
from spicery.physics.film import encode
from spicery.physics.flight import (
    GAP,
    HALF,
    RADIUS,
    THICK,
    Flight,
    Release,
    attitude,
    depth,
    fly,
)
from spicery.physics.quaternions import uprightness, z_axis
from spicery.physics.world import Pose
from tests.compiled_only import compiled_only
from tests.physics.throws import board, ordinary

pytestmark = compiled_only


def outcome(seed: int) -> tuple[dict[int, Pose], bytes]:
    rng = Rng(seed)
    landing = throw(board(rng, 15), 20, ordinary(rng))
    return landing.poses, encode(landing.film)


def test_the_same_throw_ends_the_same_to_the_last_bit() -> None:
    first = [outcome(seed) for seed in range(6)]
    again = [outcome(seed) for seed in reversed(range(6))]
    assert first == again[::-1]
    assert len({film for _, film in first}) == 6


def test_the_order_in_which_chips_are_named_does_not_matter() -> None:
    rng = Rng(5)
    lying, release = board(rng, 15), ordinary(rng)
    other = dict(reversed(lying.items()))
    assert throw(lying, 20, release).poses == throw(other, 20, release).poses


@pytest.mark.parametrize("release", [ordinary, wild])
def test_no_chip_goes_through_the_board_and_no_energy_grows(
    release: Callable[[Rng], Release],
) -> None:
    for seed in range(60):
        rng = Rng(seed)
        assert throw_fault(board(rng, 12), 20, release(rng)) == "", f"seed {seed}"


def test_faults_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    release = ordinary(Rng(1))
    monkeypatch.setattr("bench._stress.SURFACE", 0.25)
    assert "through the board" in throw_fault({}, 0, release)
    monkeypatch.setattr("bench._stress.SURFACE", 0.0)
    monkeypatch.setattr("bench._stress.RESTING", -0.1)
    assert "rests in the board" in throw_fault({}, 0, release)
    grown = iter(range(1, 1000))
    monkeypatch.setattr(Throw, "energy", lambda _: 1e6 * next(grown))
    assert "energy grows" in throw_fault({}, 0, release)


def test_a_chip_that_nothing_touched_is_not_in_the_outcome() -> None:
    landing = throw({3: flat(20, 20)}, 0, Release((0, -27, 10), (0, 80, 0), (0, 0, 0)))
    assert set(landing.poses) == {0}
    assert [track.body for track in landing.film.tracks] == [0]


def test_chips_on_chips_stay_where_they_were_laid() -> None:
    stack = {0: flat(0, 0), 1: ((0.3, 0.0, THICK * 1.5), flat(0, 0)[1])}
    landing = throw(stack, 5, Release((20, -27, 3), (0, 60, 0), (0, 0, 0)))
    assert set(landing.poses) == {5}


def slide(speed: float) -> float:
    """Where a chip stops that slides at a speed, starting 60 mm before the edge."""
    at, _ = flat(0, HALF - 6)
    landing = throw({}, 0, Release(at, (0.0, speed, 0.0), (0.0, 0.0, 0.0)))
    return landing.poses[0][0][1]


def test_F1_the_low_rim_holds_a_slow_chip_and_not_a_quick_one() -> None:
    assert slide(50.0) < 22.0  # does not get there
    for speed in (57.0, 60.0, 64.0):
        assert 22.0 < slide(speed) <= HALF - RADIUS
    for speed in (75.0, 110.0, 150.0, 300.0):
        assert slide(speed) > HALF - RADIUS


def test_a_quick_skim_drives_a_chip_off_the_board() -> None:
    out = 0
    for x in range(-10, 10):
        low = Release((x / 100, -27.0, 1.0), (0.0, 220.0, 0.0), (0.0, 0.0, 12.0))
        landing = throw({1: flat(0, 0)}, 0, low)
        out += landing.poses[1][0][1] > HALF - RADIUS
    assert out >= 19


def test_free_flight_is_that_of_the_engine() -> None:
    release = Release((0, -60, 45), (0, 100, 50), (3.0, -8.0, 20.0), attitude((0, 1, 0), 45))
    whole = fly(release, 0.25)
    step = release
    for _ in range(1000):
        step = fly(step, 0.00025)
    assert math.dist(whole.at, step.at) < 1e-6
    assert math.dist(z_axis(whole.attitude), z_axis(step.attitude)) < 1e-6
    assert math.dist(whole.spin, step.spin) < 1e-6
    beside = Release((0, 0, 0.55), (0, 0, 0), (3.0, -8.0, 20.0))  # so low that the engine has it
    made = Throw({1: flat(3.3, 0)}, 0, beside)
    assert made.release.at == beside.at
    body = next(body for handle, body in made.bodies if made.tokens[handle] == 0)
    for _ in range(30):
        made.world.integration_parameters.dt = 1e-4
        made.world.step()
    w = body.angvel
    assert math.dist((w.x, w.y, w.z), fly(beside, 0.003).spin) < 0.02


def test_a_chip_held_low_is_held_flat() -> None:
    for height in (0.2, 0.3, 0.5, 1.0, 5.0):
        turn = attitude((0, 200, 0), height)
        assert lowest(((0, 0, height), turn)) >= -1e-9
        assert uprightness(turn) < 0


def jumps(release: Callable[[Rng], Release]) -> list[float]:
    """How far apart (mm, sorted) tosses end that differ by half a millimetre in height."""
    found = []
    for seed in range(40):
        first = release(Rng(seed))
        x, y, z = first.at
        ends = [
            throw({}, 0, replace(first, at=(x, y, z + more))).poses[0][0] for more in (0.0, 0.05)
        ]
        found.append(math.dist(*ends) * 10)
    return sorted(found)


def straight(rng: Rng) -> Release:
    velocity = (0.0, between(rng, 80, 125), 45.0)
    return Release((0, -27, 10), velocity, (0, 0, 12.0), attitude(velocity, 10))


def of_the_grid(rng: Rng) -> Release:
    aim = int(rng.below(26)) * int(STEP)
    return released([int(GRID[aim + at]) for at in range(STEP)], 5, rng)


def test_small_changes_of_a_toss_change_its_end_a_little() -> None:
    """What a hand learns must hold for the next throw: half of them move by a millimetre.

    No toss jumps: a contact that was seen late would end one in four 15 mm away, and send a
    quick one rolling for 160 mm.
    """
    for release in (straight, of_the_grid):
        found = jumps(release)
        assert found[20] < 1.2
        assert found[36] < 4.0
        assert found[-1] < 10.0  # a chip that all but stands on its edge falls on either side


def test_the_engine_takes_over_just_before_the_first_contact() -> None:
    for seed in range(20):
        rng = Rng(seed)
        release = of_the_grid(rng)
        flight = Flight(release, [])
        low = flight.release.at[2] - depth(flight.release.attitude)
        assert GAP <= low < 2 * GAP
        assert all(each.at[2] - depth(each.attitude) > low for each in flight.seen[:-1])
        ways = [math.dist(a.at[:2], b.at[:2]) for a, b in pairwise([release, *flight.seen])]
        assert ways[0] <= ways[1] + 1e-9
        assert all(way == pytest.approx(ways[1]) for way in ways[2:])
    over_chips = Flight(Release((0, -30, 3), (0, 100, 0), (0, 0, 0)), [flat(0, -26), flat(9, 9)])
    low = over_chips.release.at[2] - depth(over_chips.release.attitude)
    assert GAP <= low - THICK < 2 * GAP
