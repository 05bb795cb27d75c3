"""Writing observations: bytes in which 255 stands for one, into a buffer of zeros.

What is zero need not be written, so only what is there costs time. Batches keep what was written of the table and of
each player: a decision changes the things of one, and many a one only says what is to be decided next.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

WHOLE: Final = 255
"""A flag that is up, and the most that an amount can say."""


class Kept:
    """What a batch keeps of the last observations of its games, so that only what has changed is written anew.

    A game that uses it begins an observation with what belongs to no player, the table; a block of the same size
    follows for each player.
    """

    row: vec[u8]
    """A whole observation of zeros: copying them is the fastest way to have new ones."""
    table: vec[u8]
    """Zeros for the table; empty until a game says how large a block is."""
    block: vec[u8]
    """Zeros for one player."""
    players: i64
    tables: vec[vec[u8]]
    """By game: what everybody may know of the table, as it was last written."""
    blocks: vec[vec[u8]]
    """By game and player: what everybody may know of the player, as it was last written."""
    place: i64
    """The game that is being observed."""

    def __init__(self, size: i64, games: i64, players: i64) -> None:
        self.row = vec[u8](bytes(size))
        self.table = vec[u8]()
        self.block = vec[u8]()
        self.players = players
        self.tables = vec[vec[u8]]()
        for _table in range(games):
            self.tables = append(self.tables, self.table)
        self.blocks = vec[vec[u8]]()
        for _block in range(games * players):
            self.blocks = append(self.blocks, self.block)
        self.place = 0

    def divide(self, block: i64) -> None:
        """Say how large the block of a player is."""
        if len(self.block) == 0:
            self.block = self.row[:block]
            self.table = self.row[: len(self.row) - block * self.players]


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
