"""Limits that count over all processes on one PostgreSQL.

Each process counts for itself and, every second, tells the others who used up a good part of what they may. Names and
addresses travel as hashes. What everybody does within a second or below a quarter of the limit is not worth telling.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache

import msgspec
import structlog

from cosmogony.server.guard import BURST, Rates

log = structlog.get_logger("cosmogony.limits")

EVERY = 1.0
"""Seconds between two tellings."""
WORTH_TELLING = 0.25
"""Share of a limit from which on it is told."""
SILENT = 10.0
"""Seconds after which the sockets of a process that says nothing any more count as closed."""
AT_ONCE = 100
"""Names in one notification: PostgreSQL's take 8,000 bytes."""


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """What was taken from a bucket, and how it fills."""

    tokens: float
    per_second: float
    burst: float = BURST


class Told(msgspec.Struct, frozen=True):
    """What a process has counted."""

    process: str
    spent: dict[str, Spent]
    """By hash: what was taken since the last telling."""
    sockets: dict[str, int]
    """By hash: how many are open."""


class SharedRates(Rates):
    """Token buckets from which other processes take as well."""

    def __init__(self) -> None:
        super().__init__()
        self.spent: dict[str, Spent] = {}

    def allow(self, name: str, per_second: float, tokens: float = 1.0, burst: float = BURST) -> bool:
        """Take tokens, and note it for the others."""
        allowed = super().allow(name, per_second, tokens, burst)
        if allowed:
            key = self._key(name)
            before = self.spent[key].tokens if key in self.spent else 0.0
            self.spent[key] = Spent(before + tokens, per_second, burst)
        return allowed

    def _key(self, name: str) -> str:
        return hash_of(name)

    def worth_telling(self, seconds: float) -> dict[str, Spent]:
        """Return what was spent since the last time, as far as it matters to others."""
        spent, self.spent = self.spent, {}
        return {name: one for name, one in spent.items() if one.tokens >= one.per_second * seconds * WORTH_TELLING}

    def heard(self, spent: dict[str, Spent]) -> None:
        """Take what was spent elsewhere out of the buckets here."""
        for name, one in spent.items():
            self._take(name, one.per_second, one.tokens, one.burst)


class SharedLimits:
    """Tells the other processes what was counted here, and hears the same from them."""

    def __init__(self, rates: SharedRates, most_sockets: int, send: Callable[[list[str]], Awaitable[None]]) -> None:
        self.process = secrets.token_hex(8)
        self.rates = rates
        self.most_sockets = most_sockets
        self.send = send
        self.open: dict[str, int] = {}
        """By address: the sockets that are open here; filled by ``SocketCount``."""
        self._elsewhere: dict[str, tuple[dict[str, int], float]] = {}

    def sockets_elsewhere(self, address: str) -> int:
        """Return how many sockets an address has open at other processes, as far as they told."""
        now, hashed = time.monotonic(), hash_of(address)
        return sum(told.get(hashed, 0) for told, at in self._elsewhere.values() if now - at < SILENT)

    async def tell_forever(self) -> None:
        """Tell what was counted, every second."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            payloads, told = self.payloads(now - told), now
            try:
                await self.send(payloads)
            except Exception as fault:  # the database may be away for a while
                log.warning("limits could not be told", kind=type(fault).__name__)

    def payloads(self, seconds: float) -> list[str]:
        """Write what is worth telling; nothing while there is nothing."""
        spent = list(self.rates.worth_telling(seconds).items())
        many = {hash_of(name): n for name, n in self.open.items() if n >= self.most_sockets * WORTH_TELLING}
        parts = [dict(spent[first : first + AT_ONCE]) for first in range(0, len(spent), AT_ONCE)]
        sockets = dict(list(many.items())[:AT_ONCE])
        told = [Told(self.process, part, sockets) for part in (parts or ([{}] if sockets else []))]
        return [msgspec.json.encode(one).decode() for one in told]

    def heard(self, payload: str) -> None:
        """Take in what another process counted."""
        told = msgspec.json.decode(payload, type=Told)
        if told.process != self.process:
            self.rates.heard(told.spent)
            self._elsewhere[told.process] = (told.sockets, time.monotonic())


@lru_cache(100_000)
def hash_of(name: str) -> str:
    """Return what stands for a name or an address when it travels."""
    return hashlib.blake2b(name.encode(), digest_size=8).hexdigest()
