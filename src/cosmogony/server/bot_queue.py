"""Bots' turns as jobs in PostgreSQL, taken by ``cosmogony worker`` processes on any machine.

A job only names the table: the worker looks up the position itself and plays through the same door as everyone. A
worker that dies leaves its job behind; the others see that its heart has stopped and begin the job again.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import psycopg
import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued

from cosmogony.server import logs
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.hall import Hall
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store

log = structlog.get_logger("cosmogony.bots")

QUEUE = "bots"
HEARTBEAT = 2.0
"""Seconds between a worker's signs of life."""
DEAD = 8.0
"""Seconds without a sign of life after which a worker's jobs are begun again."""


class BotQueue:
    """The jobs: what servers put in and workers take out."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.hall: Hall | None = None
        self.app = App(connector=PsycopgConnector(conninfo=url))
        self._job = self.app.task(name="bot_turn", queue=QUEUE)(self._turn)

    async def put(self, table: str) -> None:
        """Ask for a bot's turn; one waiting job for a table is enough."""
        with contextlib.suppress(AlreadyEnqueued):
            await self._job.configure(lock=table, queueing_lock=table).defer_async(table=table)

    async def _turn(self, table: str) -> None:
        if self.hall is not None:
            await self.hall.read(table)
            await self.hall.bot_turn(table)

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator["BotQueue"]:
        """Connect, making the queue's own tables at the first time."""
        async with self.app.open_async():
            async with await psycopg.AsyncConnection.connect(self.url) as connection:
                await connection.execute("SELECT pg_advisory_xact_lock(727406)")
                found = await (await connection.execute("SELECT to_regclass('procrastinate_jobs')")).fetchone()
                if found == (None,):
                    await self.app.schema_manager.apply_schema_async()
            yield self

    async def work(self, hall: Hall, at_once: int) -> None:
        """Take jobs until told to stop."""
        self.hall = hall
        rescue = asyncio.create_task(self._rescue())
        try:
            await self.app.run_worker_async(
                queues=[QUEUE],
                concurrency=at_once,
                delete_jobs="always",
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=DEAD,
            )
        finally:
            rescue.cancel()

    async def _rescue(self) -> None:
        """Begin again what a dead worker left."""
        while True:
            for job in await self.app.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=DEAD):
                log.warning("a worker died; its bot thinks again", table=job.task_kwargs.get("table"))
                await self.app.job_manager.retry_job(job)
            await asyncio.sleep(HEARTBEAT)


async def run_worker(settings: Settings) -> None:
    """Be a worker: think for the bots of all servers on one database."""
    logs.configure(settings.log_level)
    store = await Store.open(settings)
    queue = BotQueue(settings.database_url)
    try:
        async with queue.opened():
            hall = Hall(store, BotPool(settings.bot_processes), settings.tables_in_memory, queue.put)
            log.info("worker open", processes=settings.bot_processes)
            await queue.work(hall, settings.bot_processes)
            await hall.close()
    finally:
        await store.close()
        log.info("worker closed")
