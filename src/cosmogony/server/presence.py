"""Who is there: the people who follow a table, through this process and through others, and what they show.

It is never written down. With several processes each tells the others by PostgreSQL's NOTIFY whom it serves: when that
changes, now and again, and when a process is heard of for the first time.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

import msgspec
import structlog

from cosmogony.server.crowd import Attendance, Crowd

log = structlog.get_logger("cosmogony.presence")

TICK = 0.2
"""Seconds that changes are gathered before the other processes are told."""
AGAIN = 20.0
"""Seconds after which a process tells again whom it serves."""


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
        said = [self._said(table) for table in sorted(tables)]
        self.served = (self.served - tables) | {one.table for one in said if one.people}
        try:
            await self.send([msgspec.json.encode(one).decode() for one in said])
        except Exception:  # the next round tries again: the database may be away for a while
            self.changed |= tables
            log.exception("telling who is there failed")

    def _said(self, table: str) -> Attendance:
        crowd = self.find(table)
        return crowd.told(self.process) if crowd else Attendance(table, self.process, [])

    def heard(self, payload: str) -> None:
        """Take in what a process said; whoever is new is told whom we serve."""
        told = msgspec.json.decode(payload, type=Attendance)
        crowd = self.find(told.table)
        if crowd and told.process != self.process and crowd.heard(told, time.monotonic()) and crowd.watchers:
            self.changed.add(told.table)
