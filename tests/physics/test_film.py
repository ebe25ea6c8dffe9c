"""Films: round trips, sizes, and refusal of anything else."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spicery.core.rng import Rng
from spicery.physics.chips import throw
from spicery.physics.film import SLACK, BadFilm, Film, Track, decode, encode
from spicery.physics.live_shaker import season
from spicery.physics.quaternions import axis_angle
from tests.compiled_only import compiled_only
from tests.physics.throws import board, ordinary

pytestmark = compiled_only

ROW = st.tuples(*[st.integers(-40000, 40000)] * 7)
TRACK = st.builds(Track, st.integers(0, 200), st.integers(0, 90), st.lists(ROW, min_size=1))


@given(st.sampled_from(["throw", "flip"]), st.lists(TRACK, max_size=4))
def test_what_is_encoded_is_decoded(kind: str, tracks: list[Track]) -> None:
    reel = Film(kind, tracks)
    assert decode(encode(reel)) == reel


WAY = st.lists(st.integers(-3000, 3000) | st.integers(-9, 9), min_size=1, max_size=60)


@given(st.lists(WAY, min_size=7, max_size=7), st.integers(0, 90))
def test_a_film_of_a_seasoning_is_off_by_no_more_than_its_slack(
    ways: list[list[int]], first: int
) -> None:
    frames = min(len(way) for way in ways)
    rows = list(zip(*[way[:frames] for way in ways], strict=True))
    (track,) = decode(encode(Film("season", [Track(1, first, rows)]))).tracks
    assert (track.body, track.first, len(track.rows)) == (1, first, frames)
    assert track.rows[0] == rows[0]
    for seen, kept in zip(rows, track.rows, strict=True):
        off = [abs(a - b) for a, b in zip(seen, kept, strict=True)]
        assert all(each <= most for each, most in zip(off, SLACK["season"], strict=True))


def test_films_of_seasonings_are_small() -> None:
    sizes = [len(encode(season(15, 5, 120, 300, 400, 450, 1, seed).film)) for seed in range(5)]
    assert sorted(sizes)[2] < 10_000


def test_long_stillness_costs_a_byte_for_two_seconds() -> None:
    still = Track(1, 0, [(5, 5, 5, 2047, 0, 0, 0)] * 300)
    assert decode(encode(Film("throw", [still]))).tracks == [still]
    assert len(encode(Film("throw", [still]))) < 30


def test_a_film_shows_poses_to_a_tenth_of_a_millimetre() -> None:
    track = Track(7, 3)
    turn = axis_angle((1.0, 2.0, 3.0), 1.0)
    track.add((1.2345, -20.0, 0.2), turn)
    at, shown = track.pose(3)
    assert math.dist(at, (1.2345, -20.0, 0.2)) < 0.01
    assert abs(sum(a * b for a, b in zip(turn, shown, strict=True))) > 0.999999
    assert track.pose(0) == track.pose(99) == (at, shown)


def test_films_of_throws_are_small() -> None:
    sizes = []
    for seed in range(40):
        rng = Rng(seed)
        sizes.append(len(encode(throw(board(rng, 15), 20, ordinary(rng)).film)))
    assert sorted(sizes)[20] < 400
    assert max(sizes) < 900


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"SPF",
        b"XYZ\x01\x00\x3c\x00\x00",
        b"SPF\x02\x00\x3c\x00\x00",
        b"SPF\x01\x09\x3c\x00\x00",
        b"SPF\x01\x00\x3c\x02\x01\x07\x00\x03\x80",  # more rows than frames
        b"SPF\x01\x00\x3c\x02\x01\x07\x00\x02\x85",  # still for longer than it is there
        b"SPF\x01\x00\x3c\x02\x01\x07\x00\x02\x01",  # cut off
        b"SPF\x01\x00\x3c\x00\x00\x00",  # goes on
        b"SPF\x01\x00\x3c\xff\xff\xff\xff\xff\x01",
    ],
)
def test_what_is_no_film_is_refused(data: bytes) -> None:
    with pytest.raises(BadFilm):
        decode(data)
