"""Verifiable shuffles: nobody, the server included, can choose the seed of a game.

The server draws a secret and publishes only its hash, the commitment. Then each seat's browser adds a random number.
The seed is the hash of all of them together, and the secret is shown when the game has ended: whoever kept the
commitment and their own number can check that the seed was fixed before anyone could know it. ``docs/shuffle.md``
has every byte of it, with test vectors.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from cosmogony.core.errors import RecordError

NUMBER = re.compile(r"[0-9a-f]{64}")
"""A secret, a commitment and a seat's random number are all 256 bits in hexadecimal."""


@dataclass(frozen=True)
class Shuffle:
    """What a seed was made of: the commitment, the secret behind it and the seats' random numbers."""

    commitment: str
    secret: str
    randoms: dict[int, str] = field(default_factory=dict)

    def fault(self, seed: int) -> str | None:
        """Say what is wrong with the seed of a game, in one line; None when nobody chose it."""
        if commitment_to(self.secret) != self.commitment:
            return "the secret is not the one that the server committed to"
        if seed_of(self.secret, self.randoms) != seed:
            return "the seed is not made of the server's secret and the seats' random numbers"
        return None

    def check(self, commitment: str | None, number: str | None) -> None:
        """Refuse a game that is not the one for which a player noted the commitment and their own number."""
        if commitment is not None and _noted(commitment) != self.commitment:
            raise RecordError("the record has another commitment than the one that was shown before the game")
        if number is not None and _noted(number) not in self.randoms.values():
            raise RecordError("no seat added the number that was noted before the game")


def _noted(text: str) -> str:
    if not is_number(text):
        raise RecordError(f'"{text}" is not a number of 64 hexadecimal digits')
    return text


def is_number(text: str) -> bool:
    """Say whether a text can be a secret, a commitment or a random number."""
    return NUMBER.fullmatch(text) is not None


def commitment_to(secret: str) -> str:
    """Return what the server publishes before anyone adds a random number."""
    return sha256(f"cosmogony commitment\n{secret}\n".encode()).hexdigest()


def seed_of(secret: str, randoms: Mapping[int, str]) -> int:
    """Return the seed that a secret and the seats' random numbers make together."""
    added = "".join(f"{seat + 1} {random}\n" for seat, random in sorted(randoms.items()))
    return int(sha256(f"cosmogony seed\n{secret}\n{added}".encode()).hexdigest(), 16)
