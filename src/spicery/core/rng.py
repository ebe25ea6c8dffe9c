"""The random number generator: tiny, fast, and identical compiled and interpreted.

Two 32-bit PCG lanes give 64 bits of state, so that a shuffle cannot be found by brute force.
Every product stays below 2**63.  A generator is always passed in; no state holds one.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
SPAN: Final = 4294967296.0  # 2**32
TURN: Final = 6.283185307179586


@final
class Rng:
    """A stream of random numbers, determined by its seed."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        self.left: i64 = (low * 747796405 + 2891336453) & WORD
        self.right: i64 = ((high ^ 0x5851F42D) * 277803737 + low + 1442695041) & WORD
        for _ in range(3):
            self.word()

    def __getnewargs__(self) -> tuple[int]:
        return (0,)  # the state is copied separately

    def word(self) -> i64:
        """Thirty-two random bits."""
        a: i64 = (self.left * 747796405 + 2891336453) & WORD
        b: i64 = (self.right * 1597334677 + 1442695041) & WORD
        self.left = a
        self.right = b
        w: i64 = (((a >> ((a >> 28) + 4)) ^ a) * 277803737) & WORD
        return ((w >> 22) ^ w) ^ ((b >> 15) ^ b)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, for n up to 2**31."""
        return (self.word() * n) >> 32

    def unit(self) -> float:
        """A number in 0 <= x < 1."""
        return float(self.word()) / SPAN

    def bell(self) -> float:
        """A number from the standard normal distribution."""
        far = math.sqrt(-2.0 * math.log((float(self.word()) + 0.5) / SPAN))
        return far * math.cos(TURN * self.unit())
