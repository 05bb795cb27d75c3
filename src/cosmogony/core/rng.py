"""The seeded generator that lives inside the state: the same seed gives the same game everywhere.

It draws in one of two ways. The dice of a recorded game are a ChaCha20 stream: whoever has seen any number of throws
cannot compute the next. Search and copies need many throws and no secrets, and use xoshiro128** (Blackman and Vigna).
No step of either exceeds 64 bits: compiled and interpreted runs agree on every machine without relying on how
integers overflow.
"""

from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.chacha import ChaCha

MASK: Final = 0xFFFFFFFF
SPAN: Final = 0x100000000


class Rng:
    """Four 32-bit words of state that every draw moves on, or a stream that nobody can compute ahead."""

    stream: ChaCha | None
    """Where the numbers come from in a recorded game."""
    s0: i64
    s1: i64
    s2: i64
    s3: i64
    draws: i64
    """How many numbers were drawn so far: the table asks this to know whether chance has spoken."""

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.stream = None
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3
        self.draws = 0

    def copy(self) -> "Rng":
        """Return a quick generator: it will draw the same numbers as any other copy made here.

        A copy of the dice of a recorded game does not draw their numbers: no search can look ahead by mistake.
        """
        stream = self.stream
        if stream is None:
            other = Rng(self.s0, self.s1, self.s2, self.s3)
        else:
            apart = stream.for_copies(self.draws)
            other = Rng(apart[0] | 1, apart[1], apart[2], apart[3])
        other.draws = self.draws
        return other

    def twin(self) -> "Rng":
        """Return a generator that draws the very same numbers, dice included: it takes the place of this one."""
        other = Rng(self.s0, self.s1, self.s2, self.s3)
        other.draws = self.draws
        stream = self.stream
        if stream is not None:
            other.stream = stream.twin()
        return other

    def __reduce__(self) -> Any:
        """Travel as the four words, the draws and the stream."""
        return restored, (self.s0, self.s1, self.s2, self.s3, self.draws, self.stream)

    def of_stream(self) -> i64:
        """Draw from the stream: apart from the quick way, which the compiler can then write in place of calls."""
        stream = self.stream
        assert stream is not None  # noqa: S101 - only asked where there is one
        self.draws += 1
        return stream.next32()

    def next32(self) -> i64:
        """Draw a whole number from 0 to 2**32 - 1."""
        if self.stream is not None:  # asked so, mypyc counts no references
            return self.of_stream()
        self.draws += 1
        s1: i64 = self.s1
        s2: i64 = self.s2 ^ self.s0
        s3: i64 = self.s3 ^ s1
        scrambled: i64 = (s1 * 5) & MASK
        scrambled = ((scrambled << 7) & MASK) | (scrambled >> 25)
        self.s0 ^= s3
        self.s2 = s2 ^ ((s1 << 9) & MASK)
        self.s1 = s1 ^ s2
        self.s3 = ((s3 << 11) & MASK) | (s3 >> 21)
        return (scrambled * 9) & MASK

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

    def one_of(self, counts: vec[i64], number: i64, first: i64 = 0) -> i64:
        """Draw one of ``number`` things that a list counts by kind, from a place on, and return its kind."""
        place = self.below(number)
        kind: i64 = 0
        while place >= counts[first + kind]:
            place -= counts[first + kind]
            kind += 1
        return kind

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def restored(s0: i64, s1: i64, s2: i64, s3: i64, draws: i64, stream: ChaCha | None) -> Rng:
    """Return a generator as it was when it was told."""
    rng = Rng(s0, s1, s2, s3)
    rng.draws = draws
    rng.stream = stream
    return rng


def seeded(seed: int, purpose: str = "") -> Rng:
    """Make a quick generator from any whole number; different purposes give unrelated streams."""
    digest = sha256(f"cosmogony:{purpose}:{written(seed)}".encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(4)]
    return Rng(words[0] | 1, words[1], words[2], words[3])


def dice(seed: int, game: str) -> Rng:
    """Make the dice of a recorded game: ChaCha20 under the SHA-256 of game and seed."""
    digest = sha256(f"cosmogony dice\n{game}\n{written(seed)}\n".encode()).digest()
    words = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(8)]
    return restored(0, 0, 0, 0, 0, ChaCha(vec[i64](words)))


def written(number: object) -> str:
    """Write a whole number of any size; where the compiler knows it for one, it never frees those above 62 bits."""
    return str(number)
