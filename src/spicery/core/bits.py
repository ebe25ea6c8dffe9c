"""Sets of up to 32 things as the bits of one integer, for hot paths."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec

WORD: Final[i64] = 0xFFFFFFFF
SPREAD: Final[i64] = 0x1E3779B97F4A7C15
WIDEST: Final[i64] = 0x3FFFFFFFFFFFFFFF
DE_BRUIJN: Final[i64] = 0x077CB531  # each of its 32 turns begins with five other bits


def bit_places() -> vec[u8]:
    """For the top five bits of DE_BRUIJN times a single bit, where that bit is."""
    table = vec[u8]([0] * 32)
    for at in range(i64(32)):
        table[(((i64(1) << at) * DE_BRUIJN) & WORD) >> 27] = u8(at)
    return table


PLACES: Final = bit_places()


def lowest(bits: i64) -> i64:
    """The place of the lowest bit set."""
    return i64(PLACES[(((bits & -bits) * DE_BRUIJN) & WORD) >> 27])


def ones(bits: i64) -> i64:
    """How many bits are set."""
    bits -= (bits >> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & WORD) >> 24


def mix(sum_: i64, number: i64) -> i64:
    """One number more in a sum that tells sequences of numbers apart.

    62 bits: with fewer, a large tree took one situation for another once in some hundred games.
    """
    return ((sum_ ^ (sum_ >> 31)) * SPREAD + number + 0x9E3779) & WIDEST


def mix_row(sum_: i64, row: vec[u8], first: i64, end: i64) -> i64:
    """The numbers of a part of a row, five at a time."""
    at = first
    while at < end:
        word: i64 = 0
        stop = min(at + 5, end)
        while at < stop:
            word = word * 256 + i64(row[at])
            at += 1
        sum_ = mix(sum_, word)
    return sum_


def mix_numbers(sum_: i64, row: vec[i64], first: i64, end: i64) -> i64:
    """The numbers of a part of a row of larger ones."""
    for at in range(first, end):
        sum_ = mix(sum_, row[at])
    return sum_


def apart(one: i64, other: i64) -> i64:
    """How far two numbers are apart."""
    return one - other if one > other else other - one
