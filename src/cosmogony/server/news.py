"""News from other workers by NOTIFY: which tables moved on, in the commit that moved them, and who follows them."""

import asyncio

import psycopg
import structlog

from cosmogony.server.database import CHANNEL
from cosmogony.server.hall import Hall
from cosmogony.server.settings import Settings
from cosmogony.server.store import PRESENCE_CHANNEL

log = structlog.get_logger("cosmogony.news")

PATIENCE = 1.0
"""Seconds before connecting again."""


async def follow(settings: Settings, hall: Hall) -> None:
    """Listen for ever; after each new connection catch up on everything, since news may have been missed."""
    while True:
        try:
            await _listen(settings.database_url, hall)
        except psycopg.OperationalError as fault:
            log.warning("no news from the database; trying again", fault=str(fault).splitlines()[0])
        await asyncio.sleep(PATIENCE)


async def _listen(url: str, hall: Hall) -> None:
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
        await hall.catch_up_all()
        async for notice in connection.notifies():
            if notice.channel == PRESENCE_CHANNEL and hall.neighbours:
                hall.neighbours.heard(notice.payload)
                continue
            table, _, ply = notice.payload.partition(" ")
            await hall.catch_up(table, int(ply))
