"""What the operator has ordered: bans, mutes, tables to read again.

``cosmogony admin`` writes orders into the database, on whatever machine it runs; every server looks there every other
second, and at the keys that sign cookies as well.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Literal, Protocol

import structlog
from sqlalchemy import Connection, select

from cosmogony.server.auth import Doorkeeper
from cosmogony.server.database import Work
from cosmogony.server.quotas import clock
from cosmogony.server.schema import orders
from cosmogony.server.store import Store
from cosmogony.server.tables import Tables
from cosmogony.texts import Message, message

log = structlog.get_logger("cosmogony.orders")

LOOK = 2.0
"""Seconds between two looks into the database."""
SETTLED = 10
"""Seconds after which every process knows a new key, and it may sign."""
FOREVER = 1e11
"""The end of what has no end: far beyond all calendars."""

Kind = Literal["ban", "mute", "reload"]


class Person(Protocol):
    """A connection that can be shown the door."""

    @property
    def name(self) -> str:
        """The player's id."""

    def dismiss(self, why: Message) -> None:
        """Say why, and close; must not wait."""


class Orders:
    """The orders that hold, as far as this process has read them."""

    def __init__(self, store: Store, tables: Tables, doorkeeper: Doorkeeper, given: bool) -> None:
        self.store = store
        self.tables = tables
        self.doorkeeper = doorkeeper
        self.given = given
        """Whether the keys that sign cookies come from the settings, and not from the database."""
        self.people: set[Person] = set()
        """The connections that are open here."""
        self.until: dict[tuple[str, str], float] = {}
        """When the order of some kind about somebody ends."""
        self._reloaded: dict[str, float] = {}

    def banned(self, *subjects: str | None) -> Message | None:
        """Say why somebody may not come in, if a player or an origin is banned."""
        for subject in subjects:
            if found := self._holds(subject, "ban"):
                return self._told("door-banned", found)
        return None

    def muted(self, player: str) -> Message | None:
        """Say why somebody may not speak, if they may not."""
        found = self._holds(player, "mute")
        return self._told("table-muted", found) if found else None

    def _holds(self, subject: str | None, kind: Kind) -> float | None:
        until = self.until.get((subject, kind)) if subject else None
        return until if until and until > time.time() else None

    def _told(self, what: str, until: float) -> Message:
        return message(f"{what}-for-good") if until >= FOREVER else message(what, until=clock(until))

    async def look_forever(self) -> None:
        """Look again and again; a database that is away for a while changes nothing."""
        while True:
            try:
                await self.look()
            except Exception:  # see above
                log.exception("the operator's orders could not be read")
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Take in the orders as they are now."""
        found = await self.store.database.read(_read(time.time()))
        self.until = {(subject, kind): until for subject, kind, until, _ in found}
        for person in list(self.people):
            if why := self.banned(person.name):
                person.dismiss(why)
        for table, at in ((subject, at) for subject, kind, _, at in found if kind == "reload"):
            if self._reloaded.get(table) != at:
                self._reloaded[table] = at
                await self.tables.reload(table)
        if not self.given:
            self._change_keys(await self.store.cookie_keys())

    def _change_keys(self, found: list[tuple[bytes, int]]) -> None:
        keys = signing_order(found, time.time())
        if keys != self.doorkeeper.keys:
            self.doorkeeper.change_keys(keys)


def signing_order(found: Iterable[tuple[bytes, int]], now: float) -> list[bytes]:
    """Put the newest key that every process knows first: it signs; all are believed."""
    newest_first = list(found)
    fresh = [key for key, made in newest_first[:-1] if now - made < SETTLED]
    return [key for key, _ in newest_first if key not in fresh] + fresh


def _read(now: float) -> Work[list[tuple[str, str, float, float]]]:
    def read(connection: Connection) -> list[tuple[str, str, float, float]]:
        query = select(orders.c.subject, orders.c.kind, orders.c.until, orders.c.at).where(orders.c.until > now)
        return [tuple(row) for row in connection.execute(query)]

    return read
