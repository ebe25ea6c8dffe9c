"""Shaker and crêpe: nothing passes a wall, the one-turn rule, skill pays off."""

import math
from itertools import pairwise

import pytest

from bench._stress import between, season_fault, toss_fault
from spicery.core.rng import Rng
from spicery.games.alacarte.physics.scene import hold
from spicery.games.alacarte.physics.scene import result as told_of
from spicery.games.alacarte.rules.material import SEASON_HIGH, SEASON_LOW
from spicery.physics import crepe
from spicery.physics.film import decode, encode
from spicery.physics.live_shaker import (
    BACK,
    DONE,
    FIRST_SALT,
    FOLLOW,
    HEAD,
    LONGEST,
    MOST_PUSH,
    MOST_SPEED,
    PIECE,
    LiveShaker,
    Turning,
    season,
    smallest_three,
    unpacked_turn,
)
from spicery.physics.quaternions import axis_angle
from spicery.physics.shaker import DT, HOLD, MOUTH, PIVOT, STEPS, THROAT, Shaker, leaks
from spicery.physics.world import FPS
from tests.compiled_only import compiled_only

pytestmark = compiled_only


def test_the_same_seasoning_ends_the_same_to_the_last_bit() -> None:
    def once() -> tuple[tuple[int, int], bytes]:
        live = season(15, 5, 125, 300, 400, 450, 2, 11)
        return live.outcome(), encode(live.film)

    first = once()
    season(9, 3, 140, 100, 300, 300, 0, 4)
    assert once() == first
    assert decode(first[1]).kind == "season"


def test_nothing_falls_from_a_feint_and_all_from_a_long_pour() -> None:
    assert season(15, 5, 95, 300, 400, 450, 0, 1).outcome() == (0, 0)
    spices, salt = season(15, 5, 180, 2400, 600, 600, 0, 1).outcome()
    assert spices + salt >= 10
    assert season(0, 0, 150, 100, 400, 400, 1, 1).outcome() == (0, 0)


def test_lingering_matters() -> None:
    def fallen(dwell: float) -> int:
        return sum(sum(season(15, 5, 120, dwell, 400, 450, 0, n).outcome()) for n in range(6))

    short, middle, long = fallen(0), fallen(300), fallen(1200)
    assert short <= 3
    assert short + 5 < middle < long


@pytest.mark.parametrize("seed", range(4))
def test_no_piece_leaks_in_wild_motions(seed: int) -> None:
    """Every frame is checked, and a piece inside a wall is an error."""
    assert season_fault(seed) == ""


def test_a_piece_in_the_wall_is_noticed() -> None:
    assert not leaks((0.0, 0.0, 0.0))
    assert leaks((1.4, 0.0, 0.0))
    assert leaks((0.0, 0.0, -PIVOT - 0.1))
    assert leaks((THROAT / 2 + 0.1, 0.0, MOUTH - PIVOT - 0.1))
    assert not leaks((THROAT / 2 + 0.1, 0.0, MOUTH - PIVOT + 0.1))


def test_pieces_at_rest_lose_energy() -> None:
    shaker = Shaker(15, 5, 3)
    before = shaker.energy()
    for _ in range(60 * STEPS):
        shaker.rest((0.0, 0.0, 0.0))
        after = shaker.energy()
        assert after <= before * 1.0005
        before = min(before, after)


# -- the hand -----------------------------------------------------------------------


def moved(wishes: list[float]) -> list[float]:
    """The angles, in degrees, of a hand that follows requested ones."""
    hand = Turning()
    angles: list[float] = []
    for wish in wishes:
        goal = math.radians(hand.wanted(wish))
        angles += [math.degrees(hand.follow(goal)) for _ in range(STEPS)]
    return angles


def test_a_hand_is_no_quicker_than_a_hand() -> None:
    angles = [math.radians(angle) for angle in moved([180.0] * 30 + [0.0] * 40)]
    speeds = [(b - a) / DT for a, b in pairwise([0.0, *angles])]
    pushes = [(b - a) / DT for a, b in pairwise([0.0, *speeds])]
    assert max(map(abs, speeds)) <= MOST_SPEED * 1.0001
    assert max(map(abs, pushes)) <= MOST_PUSH * 1.0001
    assert max(angles) > math.radians(175)
    assert abs(angles[-1]) < 0.02
    assert pytest.approx(0.033, abs=0.001) == 1 / FOLLOW


def test_C30_one_turn_there_and_one_back() -> None:
    there = [min(120.0, 8.0 * frame) for frame in range(20)]
    again = [60.0] * 20 + [170.0] * 40
    angles = moved(there + again)
    peak = angles.index(max(angles))
    assert max(angles) < 121
    assert all(b <= a + 0.01 for a, b in pairwise(angles[peak + STEPS * 8 :]))
    assert angles[-1] < 62


def test_a_bottle_held_too_long_comes_back_by_itself() -> None:
    live = LiveShaker(3, 1, 1)
    frames = 0
    while not live.done:
        last = live.frame(130.0)
        frames += 1
    assert LONGEST * FPS < frames < (LONGEST + 1.5) * FPS
    flags = HEAD.unpack_from(last)[0]
    assert flags & DONE
    assert flags & BACK
    assert live.frame(130.0) == last


def test_the_motion_of_a_live_hand_goes_on_the_record() -> None:
    live = hold((0, 3, 0, 5, 2))
    for _ in range(40):
        live.frame(0.0, 2)
    for _ in range(50):
        live.frame(128.0)
    while not live.done:
        live.frame(0.0)
    tilt, dwell, there, back, shake = told_of(live)[0]
    assert abs(tilt - 128) <= 1
    assert 500 <= dwell <= 800
    assert there > 200
    assert back > 200
    assert shake == 2
    for each in (live, hold((0, 3, 0, 5, 2))):
        numbers = told_of(each)[0]
        assert all(numbers[at] >= SEASON_LOW[at] for at in range(5))
        assert all(numbers[at] <= SEASON_HIGH[at] for at in range(5))


def test_a_frame_says_where_everything_is() -> None:
    live = LiveShaker(15, 5, 2)
    for _ in range(30):
        data = live.frame(140.0)
    assert len(data) <= 300
    _, frame, tilt, _, _, out, pieces = HEAD.unpack_from(data)
    assert (frame, pieces) == (30, 20)
    assert tilt == pytest.approx(math.degrees(live.shaker.angle) * 100, abs=1)
    assert out.bit_count() == len(live.shaker.fallen)
    for piece, (at, turn) in enumerate(live.shaker.poses()):
        x, y, z, packed = PIECE.unpack_from(data, HEAD.size + piece * PIECE.size)
        assert math.dist(at, (x / 100, y / 100, z / 100)) < 0.01
        shown = unpacked_turn(packed)
        assert abs(sum(a * b for a, b in zip(turn, shown, strict=True))) > 0.9999
    assert [track.body for track in live.film.tracks][-1] == FIRST_SALT + 4
    assert live.film.tracks[0].rows[0][2] == HOLD * 100


def test_smallest_three_turns_and_back() -> None:
    rng = Rng(1)
    for _ in range(200):
        axis = (between(rng, -1, 1), between(rng, -1, 1), between(rng, -1, 1))
        turn = axis_angle(axis, between(rng, -4, 4))
        shown = unpacked_turn(smallest_three(tuple(round(part * 2047) for part in turn)))
        assert abs(sum(a * b for a, b in zip(turn, shown, strict=True))) > 0.9999


# -- the crêpe ----------------------------------------------------------------------


def test_the_same_toss_ends_the_same_to_the_last_bit() -> None:
    first = crepe.flip(140, 80, 0, 9)
    again = crepe.flip(140, 80, 0, 9)
    assert (first.landing, encode(first.film)) == (again.landing, encode(again.film))


def test_a_good_flick_turns_a_slow_one_does_not_and_a_wrong_catch_misses() -> None:
    good = [crepe.flip(140, 80, 0, seed).landing for seed in range(8)]
    assert good.count(crepe.TURNED) >= 6
    for flick in (210, 260, 400):  # it hops, and is caught as it lay
        slow = [crepe.flip(flick, 80, 0, seed).landing for seed in range(6)]
        assert slow.count(crepe.UNTURNED) >= 5, flick
        assert crepe.TURNED not in slow
    wild = [crepe.flip(80, 80, 0, seed).landing for seed in range(4)]
    assert crepe.TURNED not in wild
    aside = [crepe.flip(140, 80, 150, seed).landing for seed in range(4)]
    assert aside == [crepe.MISSED] * 4
    assert crepe.flip(400, 0, 0, 1).landing != crepe.TURNED


def test_no_crepe_goes_through_the_pan_in_wild_tosses() -> None:
    assert [toss_fault(seed) for seed in range(12)] == [""] * 12


def test_a_crepe_through_the_pan_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crepe, "pan_shapes", list)
    assert "through the pan" in toss_fault(1)


def test_a_crepe_that_gains_energy_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crepe, "AIR", -3 * crepe.AIR)  # a wind that pushes on whatever moves
    assert any("energy grows" in toss_fault(seed) for seed in range(6))


def test_a_flying_crepe_loses_energy() -> None:
    path = crepe.path_of(140, 80, 0)
    pan = crepe.Pan(crepe.along(path, 0.0), 1)
    energies = []
    for frame in range(1, 60):
        pan.frame(crepe.along(path, frame / FPS))
        (_, _, z), _ = pan.seen()
        if z > 6.0:
            energies.append(pan.energy())
    assert len(energies) > 5
    assert all(b <= a * 1.001 for a, b in pairwise(energies))
    assert energies[-1] < energies[0] * 0.999
