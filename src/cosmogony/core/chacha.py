"""ChaCha20 (RFC 8439): a stream of numbers that nobody can compute ahead from those that were seen.

The dice of a recorded game come from it. Its stream is the cipher's key stream under the given key, with a nonce of
zeros and the block counter from 0, read as little-endian numbers of 32 bits; any library for ChaCha20 gives the same.
"""

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
WORDS: Final = 16
"""Numbers in a block."""
DOUBLE_ROUNDS: Final = 10
FOR_COPIES: Final = 1
"""The nonce of what copies of dice begin with: another stream than that of the dice."""
CONSTANTS: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)


class ChaCha:
    """A key, and how far its stream has been read."""

    key: vec[i64]
    counter: i64
    """The block that comes next."""
    block: vec[i64]
    place: i64
    """How many numbers of the block were read."""
    apart: vec[i64]
    """What copies began with, made so many draws in: a position is copied often."""
    apart_at: i64

    def __init__(self, key: vec[i64]) -> None:
        self.key = key
        self.counter = 0
        self.block = vec[i64]()
        self.place = WORDS
        self.apart = vec[i64]()
        self.apart_at = -1

    def twin(self) -> "ChaCha":
        """Return a stream that goes on with the same numbers."""
        return restored(self.key, self.counter, self.block, self.place)

    def __reduce__(self) -> Any:
        """Travel as the key, the block and how far it was read."""
        return restored, (list(self.key), self.counter, list(self.block), self.place)

    def next32(self) -> i64:
        """Read the next number, from 0 to 2**32 - 1."""
        if self.place == WORDS:
            self.block = chacha_block(self.key, self.counter, vec[i64]([0, 0, 0]))
            self.counter += 1
            self.place = 0
        number = self.block[self.place]
        self.place += 1
        return number

    def for_copies(self, draws: i64) -> vec[i64]:
        """Return the numbers that copies made after so many draws begin with."""
        if self.apart_at != draws:
            self.apart = chacha_block(self.key, draws, vec[i64]([0, 0, FOR_COPIES]))
            self.apart_at = draws
        return self.apart


def restored(key: Iterable[int], counter: i64, block: Iterable[int], place: i64) -> ChaCha:
    """Return a stream as it was when it was told."""
    stream = ChaCha(vec[i64](key))
    stream.counter = counter
    stream.block = vec[i64](block)
    stream.place = place
    return stream


def chacha_block(key: vec[i64], counter: i64, nonce: vec[i64]) -> vec[i64]:
    """Return one block of 16 numbers (RFC 8439, section 2.3)."""
    start = vec[i64]([0] * WORDS)
    start[0] = CONSTANTS[0]
    start[1] = CONSTANTS[1]
    start[2] = CONSTANTS[2]
    start[3] = CONSTANTS[3]
    for i in range(8):
        start[4 + i] = key[i]
    start[12] = counter & MASK
    for i in range(3):
        start[13 + i] = nonce[i]
    mixed = start[:]
    for _round in range(DOUBLE_ROUNDS):
        double_round(mixed)
    for i in range(WORDS):
        mixed[i] = (mixed[i] + start[i]) & MASK
    return mixed


def double_round(x: vec[i64]) -> None:
    """Mix the columns, then the diagonals."""
    quarter_round(x, 0, 4, 8, 12)
    quarter_round(x, 1, 5, 9, 13)
    quarter_round(x, 2, 6, 10, 14)
    quarter_round(x, 3, 7, 11, 15)
    quarter_round(x, 0, 5, 10, 15)
    quarter_round(x, 1, 6, 11, 12)
    quarter_round(x, 2, 7, 8, 13)
    quarter_round(x, 3, 4, 9, 14)


def quarter_round(x: vec[i64], a: i64, b: i64, c: i64, d: i64) -> None:
    """Add, mix in and turn, four times (RFC 8439, section 2.1)."""
    one = x[a]
    two = x[b]
    three = x[c]
    four = x[d]
    one = (one + two) & MASK
    four = turned(four ^ one, 16)
    three = (three + four) & MASK
    two = turned(two ^ three, 12)
    one = (one + two) & MASK
    four = turned(four ^ one, 8)
    three = (three + four) & MASK
    two = turned(two ^ three, 7)
    x[a] = one
    x[b] = two
    x[c] = three
    x[d] = four


def turned(word: i64, by: i64) -> i64:
    """Turn a number of 32 bits to the left."""
    return ((word << by) & MASK) | (word >> (32 - by))
