"""Bit sets of up to 32 elements in one integer, and hashing, for hot paths."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from spicery.core.packed import vec

WORD: Final[i64] = 0xFFFFFFFF
SPREAD: Final[i64] = 0x1E3779B97F4A7C15
WIDEST: Final[i64] = 0x3FFFFFFFFFFFFFFF
DE_BRUIJN: Final[i64] = 0x077CB531  # each of its 32 rotations begins with five different bits


def bit_places() -> vec[u8]:
    """Maps the top five bits of DE_BRUIJN times a single bit to that bit's position."""
    table = vec[u8]([0] * 32)
    for at in range(i64(32)):
        table[(((i64(1) << at) * DE_BRUIJN) & WORD) >> 27] = u8(at)
    return table


PLACES: Final = bit_places()


def lowest(bits: i64) -> i64:
    """The position of the lowest set bit."""
    return i64(PLACES[(((bits & -bits) * DE_BRUIJN) & WORD) >> 27])


def ones(bits: i64) -> i64:
    """How many bits are set."""
    bits -= (bits >> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F
    return ((bits * 0x01010101) & WORD) >> 24


def mix(sum_: i64, number: i64) -> i64:
    """Add a number to a hash of a sequence.

    62 bits: with fewer, hash collisions in large search trees occurred once in some hundred games.
    """
    return ((sum_ ^ (sum_ >> 31)) * SPREAD + number + 0x9E3779) & WIDEST


def mix_row(sum_: i64, row: vec[u8], first: i64, end: i64) -> i64:
    """Add a slice of bytes to a hash, five at a time."""
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
    """Add a slice of numbers to a hash."""
    for at in range(first, end):
        sum_ = mix(sum_, row[at])
    return sum_


def apart(one: i64, other: i64) -> i64:
    """The distance between two numbers."""
    return one - other if one > other else other - one
