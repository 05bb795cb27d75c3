"""Who is there: the people who follow a table, through this process and through others.

It is never written down. With several processes each tells the others by PostgreSQL's NOTIFY whom it serves: when that
changes, now and again, and when a process is heard of for the first time.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import structlog

from cosmogony.server.messages import Presence
from cosmogony.server.table import Table

log = structlog.get_logger("cosmogony.presence")

TICK = 0.2
"""Seconds that changes are gathered before the other processes are told."""
AGAIN = 20.0
"""Seconds after which a process tells again whom it serves."""
SILENT = 60.0
"""Seconds after which the people of a process that says nothing any more count as gone."""

MOST_TOLD = 200
"""People at one table whom a process tells of: a notice of PostgreSQL has room for no more."""


class Watcher(Protocol):
    """Somebody who follows a table."""

    @property
    def name(self) -> str:
        """Who it is: a player's id, or something of their own for those who have not said their name."""

    def moved(self, table: str) -> None:
        """Note that there is something new at a table; must not wait."""


class Attendance(msgspec.Struct, frozen=True):
    """Whom one process serves at one table."""

    table: str
    process: str
    people: list[str]


class Crowd:
    """Everyone who follows one table."""

    def __init__(self, table: Table, note: Callable[[str], None] | None = None) -> None:
        self.table = table
        self.note = note
        """Whom to tell that somebody came or went, for the other processes."""
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[list[str], float]] = {}
        """By process: the people that it serves, and when it said so."""
        self._changes = 0
        self._known = (-1, -1)
        self._encoded = b""

    def enter(self, watcher: Watcher) -> None:
        """Count somebody in."""
        self.watchers.add(watcher)
        self.changed()

    def leave(self, watcher: Watcher) -> None:
        """Count somebody out."""
        self.watchers.discard(watcher)
        self.changed()

    def changed(self) -> None:
        """Tell everyone that somebody came or went."""
        self._changes += 1
        self.tell()
        if self.note:
            self.note(self.table.id)

    def tell(self) -> None:
        """Tell everyone here that there is something new."""
        for watcher in self.watchers:
            watcher.moved(self.table.id)

    def people(self) -> list[str]:
        """Return whom this process serves, as far as it can tell others at once; players come first."""
        names = {watcher.name for watcher in self.watchers}
        return sorted(names, key=lambda name: (name not in self.table.people(), name))[:MOST_TOLD]

    def heard(self, told: Attendance, now: float) -> bool:
        """Note whom another process serves; True when it was not heard of before."""
        new = told.process not in self.elsewhere
        if new or self.elsewhere[told.process][0] != told.people:
            self._changes += 1
            self.tell()
        self.elsewhere[told.process] = (told.people, now)
        return new

    def forget(self, now: float) -> None:
        """Let go of processes that have fallen silent."""
        silent = [process for process, (_, at) in self.elsewhere.items() if now - at > SILENT]
        for process in silent:
            del self.elsewhere[process]
        if silent:
            self._changes += 1
            self.tell()

    def message(self) -> bytes:
        """Return who is there, ready to be sent; made anew when somebody came, went, sat down or stood up."""
        known = (self._changes, self.table.room_ply)
        if known != self._known:
            self._known = known
            self._encoded = msgspec.json.encode(self._presence())
        return self._encoded

    def _presence(self) -> Presence:
        people = set(self.people()).union(*(names for names, _ in self.elsewhere.values()))
        here = [chair.player in people or chair.level is not None for chair in self.table.chairs]
        return Presence(self.table.id, here, len(people - self.table.people()))


class Neighbours:
    """Tells the other processes whom this one serves, and hears the same from them."""

    def __init__(self, find: Callable[[str], Crowd | None], send: Callable[[list[str]], Awaitable[None]]) -> None:
        self.process = secrets.token_hex(8)
        self.find = find
        """Finds the crowd at a table that this process has in memory."""
        self.send = send
        self.changed: set[str] = set()
        """Tables where somebody came or went, through this process."""
        self.served: set[str] = set()
        """Tables of which the others believe that we serve somebody there."""

    def note(self, table: str) -> None:
        """Note that somebody came or went."""
        self.changed.add(table)

    async def tell_forever(self) -> None:
        """Tell what changed soon, and everything now and again."""
        told_all = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            if time.monotonic() - told_all > AGAIN:
                told_all = time.monotonic()
                self._begin_again(told_all)
            if self.changed:
                await self._tell(self.changed)

    def _begin_again(self, now: float) -> None:
        self.changed |= self.served
        for table in self.served:
            if crowd := self.find(table):
                crowd.forget(now)

    async def _tell(self, tables: set[str]) -> None:
        self.changed = set()
        people = {table: crowd.people() if (crowd := self.find(table)) else [] for table in tables}
        self.served = (self.served - tables) | {table for table in tables if people[table]}
        said = [Attendance(table, self.process, people[table]) for table in sorted(tables)]
        try:
            await self.send([msgspec.json.encode(one).decode() for one in said])
        except Exception:  # the next round tries again: the database may be away for a while
            self.changed |= tables
            log.exception("telling who is there failed")

    def heard(self, payload: str) -> None:
        """Take in what a process said; whoever is new is told whom we serve."""
        told = msgspec.json.decode(payload, type=Attendance)
        crowd = self.find(told.table)
        if crowd and told.process != self.process and crowd.heard(told, time.monotonic()) and crowd.watchers:
            self.changed.add(told.table)
