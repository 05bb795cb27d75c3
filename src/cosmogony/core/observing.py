"""Writing observations: bytes in which 255 stands for one, into a buffer of zeros.

What is zero need not be written, so only what is there costs time.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WHOLE: Final = 255
"""A flag that is up, and the most that an amount can say."""


def distance(seat: i64, other: i64, players: i64) -> i64:
    """Return how many seats further round the table another one is; a division would take as long as the rest."""
    away: i64 = other - seat
    return away + players if away < 0 else away


def seat_at(seat: i64, away: i64, players: i64) -> i64:
    """Return the seat that is so many further round the table."""
    other: i64 = seat + away
    return other - players if other >= players else other


def flag(buffer: vec[u8], at: i64) -> None:
    """Raise a flag."""
    buffer[at] = u8(WHOLE)


def raise_flags(buffer: vec[u8], at: i64, bits: i64) -> None:
    """Raise the flags of all bits of a small number."""
    while bits != 0:
        if bits & 1 == 1:
            flag(buffer, at)
        bits >>= 1
        at += 1


def amount(buffer: vec[u8], at: i64, value: i64, step: i64) -> None:
    """Write an amount times its step; more than can be said is said as the most."""
    if value > 0:
        share: i64 = value * step
        buffer[at] = u8(min(share, WHOLE))


def add(buffer: vec[u8], at: i64, value: i64, step: i64) -> None:
    """Add to an amount that was written."""
    if value > 0:
        share: i64 = i64(buffer[at]) + value * step
        buffer[at] = u8(min(share, WHOLE))
