"""What one player, and one address, may have: guests, open tables, bots at them, and texts that are kept.

Counted in the database, so over all processes, and over restarts; what is being opened right now counts already, so
that many requests at once get no more than one after the other. Addresses are kept only as hashes under a key that
never leaves the database; a table counts until it is over, at most for a day.
"""

import contextlib
import hashlib
import hmac
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime

import msgspec

from cosmogony.server.guard import Rates
from cosmogony.server.players import Player
from cosmogony.server.refusals import TooOftenError
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.texts import Message, message

MEGABYTE = 1e6
MINUTE = 60.0
HOUR = 3600.0
DAY = 86400.0


Held = tuple[str, str]
"""Whose, and what: tables, bots or guests."""


class Quotas(msgspec.Struct, frozen=True):
    """Counts what was opened, and refuses what would be too much."""

    store: Store
    settings: Settings
    key: bytes
    rates: Rates
    held: Counter[Held] = msgspec.field(default_factory=Counter)
    """What is being opened right now."""

    def origin(self, address: str) -> str:
        """Return the hash of an address: enough to count with, not to find anybody."""
        return hmac.new(self.key, address.encode(), hashlib.sha256).hexdigest()[:16]

    @contextlib.asynccontextmanager
    async def room_for_guest(self, origin: str) -> AsyncIterator[None]:
        """Hold room for a new guest of an address while they are written down; refuse, if there were too many."""
        with self._holding({(origin, "guests"): 1}) as held:
            most = self.settings.guests_per_hour
            came = await self.store.guests_since(origin, time.time() - HOUR)
            if len(came) + held[origin, "guests"] > most:
                first = came[-most] if len(came) >= most else time.time()
                raise TooOftenError(message("quota-guests", number=most, again=clock(first + HOUR)))
            yield

    @contextlib.asynccontextmanager
    async def room_for(self, player: Player, origin: str, tables: int, bots: int) -> AsyncIterator[None]:
        """Hold room for tables and bots while they are written down; refuse what would be too much."""
        with self._holding({(who, what): n for who in (player.id, origin) for what, n in named(tables, bots)}) as held:
            await self._need(player, origin, held, "tables" if tables else "", "bots" if bots else "")
            yield

    def need_room_for_text(self, origin: str, text: str) -> None:
        """Count an edition or a record that is kept for good; refuse more than the disk should take from an address."""
        most, name = self.settings.text_mb_per_hour, f"text {origin}"
        bucket = (MEGABYTE * most / HOUR, float(len(text)), HOUR)
        if not self.rates.allow(name, *bucket):
            again = time.time() + self.rates.seconds_until(name, *bucket)
            raise TooOftenError(message("quota-text", number=most, again=clock(again + MINUTE)))

    @contextlib.contextmanager
    def _holding(self, more: dict[Held, int]) -> Iterator[dict[Held, int]]:
        """Hold room; yields what is held by this and by those before it."""
        self.held.update(more)
        try:
            yield {name: self.held[name] for name in more}
        finally:
            self.held.subtract(more)
            for name in [name for name in more if not self.held[name]]:
                del self.held[name]

    async def _need(self, player: Player, origin: str, held: dict[Held, int], *wanted: str) -> None:
        since, most = time.time() - DAY, self.settings
        own = await self.store.opened_by(since, host=player.id)
        near = await self.store.opened_by(since, origin=origin)
        for what, whose, count, limit, first in (
            ("tables", player.id, own.tables, most.tables_per_player, own.since),
            ("bots", player.id, own.bots, most.bots_per_player, own.since),
            ("tables", origin, near.tables, most.tables_per_address, near.since),
            ("bots", origin, near.bots, most.bots_per_address, near.since),
        ):
            if what in wanted and count + held[whose, what] > limit:
                raise TooOftenError(refusal(what, limit, first + DAY, whole_address=whose == origin))


def named(tables: int, bots: int) -> Iterator[tuple[str, int]]:
    """Name what there is to count."""
    yield "tables", tables
    yield "bots", bots


def refusal(what: str, limit: int, again: float, whole_address: bool) -> Message:
    """Say what there is too much of, and when there is room again at the latest."""
    return message(f"quota-{what}-address" if whole_address else f"quota-{what}", number=limit, again=clock(again))


def clock(moment: float) -> str:
    """Write a moment for people anywhere."""
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M UTC")
