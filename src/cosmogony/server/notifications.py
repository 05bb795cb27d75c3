"""Notifications between workers: which tables moved on, told by the commit that moved them, and who follows them."""

import asyncio

import msgspec
import psycopg
import structlog

from cosmogony.server import logs
from cosmogony.server.database import CHANNEL
from cosmogony.server.settings import Settings
from cosmogony.server.shared_limits import SharedLimits
from cosmogony.server.store import LIMITS_CHANNEL, PRESENCE_CHANNEL
from cosmogony.server.tables import DamagedTableError, Tables

log = structlog.get_logger("cosmogony.notifications")

PAUSE = 0.5
"""Seconds before connecting again."""
PATIENCE = 5
"""Seconds that the database may take to let us in, or to answer."""
HEARTBEAT = 10.0
"""Seconds of silence after which we ask whether the database is still there: a cable that was cut says nothing."""


async def follow(settings: Settings, tables: Tables, limits: SharedLimits | None = None) -> None:
    """Listen for ever, whatever goes wrong; after each new connection catch up on everything that was missed."""
    while True:
        try:
            await _listen(settings.database_url, tables, limits)
        except Exception as fault:  # the database may go away in any way, and comes back
            log.warning("no notifications from the database", kind=type(fault).__name__, fault=logs.first_line(fault))
        finally:
            tables.listening = False
        await asyncio.sleep(PAUSE)


async def _listen(url: str, tables: Tables, limits: SharedLimits | None) -> None:
    connecting = psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=PATIENCE)
    async with await connecting as connection:
        for channel in (CHANNEL, PRESENCE_CHANNEL, LIMITS_CHANNEL):
            await connection.execute(f"LISTEN {channel}")
        await tables.catch_up_all()
        tables.listening = True
        log.info("listening")
        while True:
            async for notice in connection.notifies(timeout=HEARTBEAT):
                await _take_in(notice, tables, limits)
            await asyncio.wait_for(connection.execute("SELECT 1"), PATIENCE)


async def _take_in(notice: psycopg.Notify, tables: Tables, limits: SharedLimits | None = None) -> None:
    """Take in one notification; one that is no notification of ours is passed over."""
    if notice.channel == CHANNEL:
        for moved in notice.payload.splitlines():
            await _catch_up(moved, tables)
        return
    try:
        if notice.channel == LIMITS_CHANNEL and limits:
            limits.heard(notice.payload)
        elif notice.channel == PRESENCE_CHANNEL and tables.neighbours:
            tables.neighbours.heard(notice.payload)
    except msgspec.MsgspecError as fault:
        _passed_over(notice.channel, fault)


async def _catch_up(moved: str, tables: Tables) -> None:
    """Take in that one table of a batch moved on; one that is damaged keeps no other waiting."""
    try:
        table, _, version = moved.partition(" ")
        await tables.catch_up(table, int(version))
    except (ValueError, DamagedTableError) as fault:
        _passed_over(CHANNEL, fault)


def _passed_over(channel: str, fault: Exception) -> None:
    log.warning("a notification was passed over", channel=channel, kind=type(fault).__name__)
