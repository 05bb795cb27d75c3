"""Bots' turns as jobs in PostgreSQL, taken by ``cosmogony worker`` processes on any machine.

A job only names the table: the worker looks up the position itself and plays through the same door as everyone. A
worker that dies leaves its job behind; the others see that its heart has stopped and begin the job again.

There is a queue for what takes a moment and one for what takes a second, each with processes of its own. In each the
jobs go round over the people who opened the tables: a job's priority is its round, the lowest first, and the next job
of somebody gets the round after their last one that waits.
"""

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator

import psycopg
import structlog
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, UniqueViolation
from procrastinate.jobs import Status

from cosmogony.server import logs
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.table import Table
from cosmogony.server.tables import Tables
from cosmogony.server.thoughts import QUICK as QUICK_LEVELS

log = structlog.get_logger("cosmogony.bots")

SLOW, QUICK = "bots", "bots-quick"
LOOK = 1.0
"""Seconds after which a worker looks for jobs that it was not told of."""
HEARTBEAT = 2.0
"""Seconds between a worker's signs of life."""
DEAD = 8.0
"""Seconds without a sign of life after which a worker's jobs are begun again."""


ROUND = """
SELECT greatest(coalesce(min(-priority), 0), coalesce(max(-priority) FILTER (WHERE args->>'owner' = %(owner)s) + 1, 0))
       AS round
  FROM procrastinate_jobs WHERE status = 'todo' AND queue_name = %(lane)s
"""
WAITED = """
SELECT coalesce(extract(epoch FROM now() - min(event.at)), 0) AS seconds
  FROM procrastinate_jobs job JOIN procrastinate_events event ON event.job_id = job.id AND event.type = 'deferred'
 WHERE job.status = 'todo'
"""


class BotQueue:
    """The jobs: what servers put in and workers take out."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: Tables | None = None
        self._closing = False
        self.app = App(connector=PsycopgConnector(conninfo=url))
        self._job = self.app.task(name="bot_turn", queue=SLOW)(self._turn)

    async def put(self, table: Table) -> None:
        """Ask for a bot's turn; one waiting job for a table is enough."""
        lane, owner = (QUICK if table.bot_to_move in QUICK_LEVELS else SLOW), table.opened.host
        found = await self.app.connector.execute_query_one_async(ROUND, lane=lane, owner=owner)
        job = self._job.configure(queue=lane, queueing_lock=table.id, priority=-found["round"])
        with contextlib.suppress(AlreadyEnqueued):
            await job.defer_async(table=table.id, owner=owner)

    async def longest_wait(self) -> float:
        """Return for how many seconds the oldest job has waited."""
        return float((await self.app.connector.execute_query_one_async(WAITED))["seconds"])

    async def _turn(self, table: str, owner: str = "") -> None:
        if self.tables is not None:
            await self.tables.read(table)
            await self.tables.bot_turn(table)

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

    async def work(self, tables: Tables, at_once: int) -> None:
        """Take jobs until told to stop; what has begun is finished."""
        self.tables = tables
        rescue = asyncio.create_task(self._rescue_forever())
        lanes = [asyncio.create_task(self._take_forever(lane, at_once)) for lane in (SLOW, QUICK)]

        def close() -> None:
            self._closing = True
            for lane in lanes:
                lane.cancel()

        for asked in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(asked, close)
        await asyncio.wait(lanes)
        rescue.cancel()

    async def _take_forever(self, lane: str, at_once: int) -> None:
        """Take jobs again and again: procrastinate's worker ends, not always with a fault, when the database goes."""
        while not self._closing:
            try:
                await self._take(lane, at_once)
                log.warning("a lane of jobs ended by itself and begins again", lane=lane)
            except Exception as fault:  # whatever it was, there is nobody else to take the jobs of this lane
                log.warning("jobs are not taken", lane=lane, kind=type(fault).__name__, fault=logs.first_line(fault))
            await asyncio.sleep(LOOK)

    async def _take(self, lane: str, at_once: int) -> None:
        await self.app.run_worker_async(
            queues=[lane],
            concurrency=at_once,
            delete_jobs="always",
            fetch_job_polling_interval=LOOK,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=DEAD,
            install_signal_handlers=False,
        )

    async def _rescue_forever(self) -> None:
        """Look for jobs of dead workers again and again; the database may be away for a while."""
        while True:
            try:
                await self._rescue()
            except Exception as fault:  # see above
                log.warning("no look at other workers' jobs", kind=type(fault).__name__, fault=logs.first_line(fault))
            await asyncio.sleep(HEARTBEAT)

    async def _rescue(self) -> None:
        """Begin again what a dead worker left."""
        for job in await self.app.job_manager.get_stalled_jobs(seconds_since_heartbeat=DEAD):
            log.warning("a worker died; its bot thinks again", table=job.task_kwargs.get("table"))
            try:
                await self.app.job_manager.retry_job(job)
            except UniqueViolation:  # the turn was asked for once more meanwhile
                await self.app.job_manager.finish_job(job, Status.FAILED, delete_job=True)


async def run_worker(settings: Settings) -> None:
    """Be a worker: think for the bots of all servers on one database."""
    logs.configure(settings)
    store = await Store.open(settings)
    queue = BotQueue(settings.database_url)
    try:
        async with queue.opened():
            tables = Tables(store, BotPool(settings.bot_processes), settings.tables_in_memory, queue)
            log.info("worker open", processes=settings.bot_processes)
            await queue.work(tables, settings.bot_processes)
            await tables.close()
    finally:
        await store.close()
        log.info("worker closed")
