"""The random generator: uniform, and identical on every platform."""

from __future__ import annotations

from collections import Counter

from spicery.core.bits import lowest, mix, ones
from spicery.core.rng import Rng
from tests.chi_square import chi_square_of


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(6)] == [334, 123, 98, 708, 118, 871]
    assert round(Rng(7).unit(), 9) == 0.203180171
    assert round(Rng(7).bell(), 9) == -1.627175367


def test_all_bits_of_a_seed_count() -> None:
    streams = {tuple(Rng(1 << bit).word() for _ in range(2)) for bit in range(62)}
    assert len({(Rng(1 << bit).word(), Rng(1 << bit).below(100)) for bit in range(62)}) == 62
    assert len(streams) == 62


def test_below_is_even() -> None:
    rng = Rng(5)
    count = Counter(int(rng.below(37)) for _ in range(37000))
    assert chi_square_of(count, dict.fromkeys(range(37), 1000.0)) < 67  # 36 degrees, p = 0.001
    pairs = Counter((int(rng.below(10)), int(rng.below(10))) for _ in range(40000))
    flat = Counter({a * 10 + b: n for (a, b), n in pairs.items()})
    assert chi_square_of(flat, dict.fromkeys(range(100), 400.0)) < 149  # 99 degrees, p = 0.001


def test_bell_is_normal() -> None:
    rng = Rng(6)
    draws = sorted(rng.bell() for _ in range(40000))
    mean = sum(draws) / len(draws)
    spread = (sum((x - mean) ** 2 for x in draws) / len(draws)) ** 0.5
    assert abs(mean) < 0.02
    assert abs(spread - 1) < 0.02
    assert abs(draws[int(0.975 * len(draws))] - 1.96) < 0.06


def test_bits() -> None:
    rng = Rng(1)
    for _ in range(500):
        word = int(rng.word())
        assert ones(word) == word.bit_count()
        if word:
            assert lowest(word) == (word & -word).bit_length() - 1


def test_sums_tell_sequences_apart_and_are_the_same_wherever_they_run() -> None:
    sum_ = 0
    for number in (1, 2, 1 << 40, 5, -1):
        sum_ = mix(sum_, number)
    assert sum_ == 1013891208725772900
    sums = {
        mix(mix(mix(start, first), second), 7)
        for start in (0, 9)
        for first in range(300)
        for second in range(300)
    }
    assert len(sums) == 2 * 300 * 300
    for bit in range(62):  # every bit is of use: with 42, situations were mistaken for others
        assert 0.49 < sum(each >> bit & 1 for each in sums) / len(sums) < 0.51, bit
