"""A small seeded generator that lives inside the state: the same seed gives the same game everywhere.

The algorithm is xoshiro128** (Blackman and Vigna), chosen because no step of it exceeds 64 bits: compiled and
interpreted runs agree on every machine without relying on how integers overflow.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


class Rng:
    """Four 32-bit words of state; every draw moves them on."""

    s0: i64
    s1: i64
    s2: i64
    s3: i64
    draws: i64
    """How many numbers were drawn so far: the table asks this to know whether chance has spoken."""

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3
        self.draws = 0

    def copy(self) -> "Rng":
        """Return a generator that will draw the same numbers."""
        other = Rng(self.s0, self.s1, self.s2, self.s3)
        other.draws = self.draws
        return other

    def next32(self) -> i64:
        """Draw a whole number from 0 to 2**32 - 1."""
        self.draws += 1
        scrambled: i64 = (self.s1 * 5) & MASK
        scrambled = ((scrambled << 7) & MASK) | (scrambled >> 25)
        result: i64 = (scrambled * 9) & MASK
        shifted: i64 = (self.s1 << 9) & MASK
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= shifted
        self.s3 = ((self.s3 << 11) & MASK) | (self.s3 >> 21)
        return result

    def below(self, n: i64) -> i64:
        """Draw a whole number from 0 to n - 1, each equally likely; n is below 2**31.

        Lemire's method: scale a draw to the range, and draw again in the rare case that would favour some numbers.
        """
        scaled: i64 = self.next32() * n
        if (scaled & MASK) < n:
            unfair: i64 = (SPAN - n) % n
            while (scaled & MASK) < unfair:
                scaled = self.next32() * n
        return scaled >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def seeded(seed: int, purpose: str = "") -> Rng:
    """Make a generator from any whole number; different purposes give unrelated streams."""
    digest = sha256(f"cosmogony:{purpose}:{seed}".encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)]
    return Rng(words[0] | 1, words[1], words[2], words[3])
