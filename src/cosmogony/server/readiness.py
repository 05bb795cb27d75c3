"""Whether visitors should be sent here: writing, hearing others, room on the disk, and how long bots' turns wait."""

import asyncio
import secrets
import shutil
import time
from pathlib import Path

from sqlalchemy import make_url

from cosmogony.server.messages import Readiness
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.tables import Tables

SECONDS = 2.0
"""How long the database may take to write while we count as ready."""
FRESH = 1.0
"""Seconds that an answer holds: asking often costs nothing."""


class Watchman:
    """Looks at everything that playing needs."""

    def __init__(self, settings: Settings, store: Store, tables: Tables) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.name = secrets.token_hex(8)
        self._looked = 0.0
        self._told: Readiness | None = None
        self._lock = asyncio.Lock()

    async def look(self) -> Readiness:
        """Return what is there and what is missing."""
        async with self._lock:
            if self._told is None or time.monotonic() - self._looked > FRESH:
                self._told, self._looked = await self._look(), time.monotonic()
            return self._told

    async def _look(self) -> Readiness:
        database, disk, bots = await self._writes(), await asyncio.to_thread(self._has_room), await self._bots()
        hears, stops = self.tables.listening, self.tables.closing
        return Readiness(database and hears and disk and bots and not stops, database, hears, disk, bots, stops)

    async def _writes(self) -> bool:
        try:
            await asyncio.wait_for(self.store.write_pulse("ready"), SECONDS)
        except Exception:  # whatever it is, we cannot play without it
            return False
        return True

    def _has_room(self) -> bool:
        """Say whether there is room where the SQLite file lies; of a PostgreSQL elsewhere only writing tells."""
        if self.settings.postgres:
            return True
        file = make_url(self.settings.database_url).database or "."
        return shutil.disk_usage(Path(file).absolute().parent).free >= self.settings.least_free_mb << 20

    async def _bots(self) -> bool:
        try:
            waited = await asyncio.wait_for(self.tables.longest_wait(), SECONDS)
        except Exception:  # see above
            return False
        return waited <= self.settings.longest_bot_wait
