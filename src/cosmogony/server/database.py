"""Writing rows of the tables' logs: many in one commit, each (table, ply) won by one writer only.

On SQLite a whole commit is one errand of a thread of its own, with a plain connection: handing every statement from
the event loop to a thread and back cost several times what SQLite itself takes. PostgreSQL has its own way through
SQLAlchemy, and is told in the same commit which tables moved on.
"""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from sqlalchemy import text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cosmogony.server.schema import actions, seats, tables

CHANNEL = "cosmogony"
"""The PostgreSQL channel that tells other workers which tables moved on."""

SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")
"""WAL lets readers read while one writes; FULL makes a commit survive a power cut."""


class Row(msgspec.Struct, frozen=True):
    """One row of a table's log."""

    ply: int
    at: float
    body: str


class Append(msgspec.Struct, frozen=True):
    """A row to add to a log, with what lists need to know when it changes."""

    table: str
    row: Row
    status: str | None = None
    """The table's new status, when this row changes it."""
    stirs: bool | None = None
    sitters: tuple[str, ...] = ()
    """People who took a seat with this row."""


Key = tuple[str, int]


class LogWriter(Protocol):
    """Writes batches of rows."""

    async def write(self, batch: list[Append]) -> set[Key]:
        """Commit a batch and return the rows that won their ply."""

    def close(self) -> None:
        """Let go of what the writer holds."""


class SqliteLog:
    """Writes to a file, in a thread that does nothing else."""

    INSERT = "INSERT INTO actions (table_id, ply, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    STATUS = "UPDATE tables SET status = ?, stirs = ? WHERE id = ?"
    SEAT = "INSERT INTO seats (table_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING"

    def __init__(self, path: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log-writer")
        self._connection = self._thread.submit(self._connect, path).result()

    @staticmethod
    def _connect(path: str) -> sqlite3.Connection:
        connection = sqlite3.connect(path, isolation_level=None)
        for setting in SQLITE_SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        return connection

    async def write(self, batch: list[Append]) -> set[Key]:
        """Commit a batch in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: list[Append]) -> set[Key]:
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            won = {(wanted.table, wanted.row.ply) for wanted in batch if self._insert(wanted)}
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        return won

    def _insert(self, wanted: Append) -> bool:
        row, execute = wanted.row, self._connection.execute
        if not execute(self.INSERT, (wanted.table, row.ply, row.at, row.body)).rowcount:
            return False
        if wanted.status is not None:
            execute(self.STATUS, (wanted.status, wanted.stirs, wanted.table))
        for player in wanted.sitters:
            execute(self.SEAT, (wanted.table, player))
        return True

    def close(self) -> None:
        """Close the file and end the thread."""
        self._thread.submit(self._connection.close).result()
        self._thread.shutdown()


class PostgresLog:
    """Writes to PostgreSQL and tells the other workers."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, batch: list[Append]) -> set[Key]:
        """Commit a batch, in the order of its keys, so that two workers never wait for each other in a circle."""
        batch = sorted(batch, key=lambda wanted: (wanted.table, wanted.row.ply))
        values = [{"table_id": wanted.table, **msgspec.structs.asdict(wanted.row)} for wanted in batch]
        statement = insert_or_skip(actions).returning(actions.c.table_id, actions.c.ply)
        async with self._engine.begin() as connection:
            won = {(row.table_id, row.ply) for row in await connection.execute(statement, values)}
            await self._note([wanted for wanted in batch if (wanted.table, wanted.row.ply) in won], connection)
        return won

    async def _note(self, winners: list[Append], connection: AsyncConnection) -> None:
        """Note what lists need to know, and tell the other workers."""
        for wanted in winners:
            if wanted.status is not None:
                change = update(tables).where(tables.c.id == wanted.table)
                await connection.execute(change.values(status=wanted.status, stirs=wanted.stirs))
        sitting = [{"table_id": wanted.table, "player_id": player} for wanted in winners for player in wanted.sitters]
        if sitting:
            await connection.execute(insert_or_skip(seats), sitting)
        await notify(connection, CHANNEL, [f"{wanted.table} {wanted.row.ply}" for wanted in winners])

    def close(self) -> None:
        """Hold nothing: the engine is the store's."""


def insert_or_skip(table: Any) -> Any:
    """Return PostgreSQL's insertion that leaves alone what is there."""
    return postgresql.insert(table).on_conflict_do_nothing()


async def notify(connection: AsyncConnection, channel: str, payloads: list[str]) -> None:
    """Tell the other workers, when this transaction is committed."""
    if payloads:
        statement = text("SELECT pg_notify(:channel, :payload)")
        await connection.execute(statement, [{"channel": channel, "payload": payload} for payload in payloads])
