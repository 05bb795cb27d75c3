"""The two databases: how work gets to SQLite and to PostgreSQL, and how rows of the tables' logs are written.

Work is a plain function of a connection, and one transaction. On SQLite it is one errand of a thread: a transaction
that came back to the event loop between its statements would hold the file's lock for as long as a busy loop takes to
come round, and everybody's next move would wait for it. All writing is done in one thread, so that writers never wait
for each other's locks, and all that waits shares one commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar, cast

import msgspec
from sqlalchemy import Connection, create_engine, event, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cosmogony.server.batches import Batches, Unheard
from cosmogony.server.schema import actions, seats, tables

CHANNEL = "cosmogony"
"""The PostgreSQL channel that tells other workers which tables moved on."""

SQLITE_SETTINGS = ("busy_timeout=30000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""WAL lets readers read while one writes; FULL makes a commit survive a power cut."""

MOST_ROWS = 1000
"""Rows of one statement: SQLite takes 32,766 values."""

MOST_MOVED = 280
"""Tables named in one notification: PostgreSQL's take 8,000 bytes, a table and its version at most 28."""

Result = TypeVar("Result")
Work = Callable[[Connection], Result]


class Row(msgspec.Struct, frozen=True):
    """One row of a table's log."""

    version: int
    at: float
    body: str


class Append(msgspec.Struct, frozen=True):
    """A row to add to a log, with what lists need to know when it changes."""

    table: str
    row: Row
    status: str | None = None
    """The table's new status, when this row changes it."""
    moves_alone: bool | None = None
    bots: int | None = None
    sitters: tuple[str, ...] = ()
    """People who took a seat with this row."""


class Database(Protocol):
    """Where work is done."""

    async def read(self, work: Work[Result]) -> Result:
        """Do work that changes nothing."""

    async def ask(self, query: Any, values: dict[str, Any]) -> Sequence[Any]:
        """Return the rows of a query that was made once and for all, of texts and numbers alone."""

    async def change(self, work: Work[Result]) -> Result:
        """Do work in one transaction; it is committed when this returns."""

    def append(self, wanted: Append, unheard: Unheard | None = None) -> asyncio.Future[bool]:
        """Add a row to a log: True once it is committed, False when another row already has its version."""

    async def close(self) -> None:
        """Finish what waits, then let go of everything."""


class SqliteDatabase:
    """A file, with one thread that writes and one that reads."""

    INSERT = "INSERT INTO actions (table_id, version, at, body) VALUES {rows} ON CONFLICT DO NOTHING"
    STATUS = "UPDATE tables SET status = ?, moves_alone = ?, bots = coalesce(?, bots) WHERE id = ?"
    SEAT = "INSERT INTO seats (table_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING"

    def __init__(self, url: str) -> None:
        self._engine = create_engine(
            url,
            isolation_level="AUTOCOMMIT",
            connect_args={"check_same_thread": False},
            hide_parameters=True,  # what is written never stands in an error
        )
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._reading = self._engine.connect()
        self._writing = self._engine.connect()
        self._writing.begin()  # for SQLAlchemy there is one transaction without end: the real ones are made below
        self._file = cast("sqlite3.Connection", self._writing.connection.driver_connection)
        """The same connection without SQLAlchemy, which would cost a move's one statement several times over."""
        self._read_file = cast("sqlite3.Connection", self._reading.connection.driver_connection)
        self._queries: dict[Any, tuple[str, dict[str, Any]]] = {}
        """As SQLite reads them, with the values that belong to them."""
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._batches: Batches[Append | Work[Any]] = Batches(self._write)

    async def read(self, work: Work[Result]) -> Result:
        """Do work in the thread that reads."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)

    async def ask(self, query: Any, values: dict[str, Any]) -> Sequence[Any]:
        """Answer in the thread that reads, without SQLAlchemy: every request asks who it is that asks."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._ask, query, values)

    def _ask(self, query: Any, values: dict[str, Any]) -> Sequence[Any]:
        if query not in self._queries:
            made = query.compile(dialect=sqlite.dialect(paramstyle="named")).construct_expanded_state(values)
            self._queries[query] = made.statement, made.parameters
        written, own = self._queries[query]
        return self._read_file.execute(written, own | values).fetchall()

    async def change(self, work: Work[Result]) -> Result:
        """Do work in the thread that writes, in the next commit."""
        result: Result = await self._batches.put(work)
        return result

    def append(self, wanted: Append, unheard: Unheard | None = None) -> asyncio.Future[bool]:
        """Add a row in the next commit."""
        return self._batches.put(wanted, unheard)

    async def _write(self, batch: list[Append | Work[Any]]) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, batch)

    def _commit(self, batch: list[Append | Work[Any]]) -> list[Any]:
        self._file.execute("BEGIN IMMEDIATE")
        try:
            added = iter(self._add([one for one in batch if isinstance(one, Append)]))
            results = [next(added) if isinstance(one, Append) else self._attempt(one) for one in batch]
            self._file.execute("COMMIT")
        except BaseException:
            if self._file.in_transaction:  # a full disk ends it by itself
                self._file.execute("ROLLBACK")
            raise
        return results

    def _add(self, wanted: list[Append]) -> list[bool]:
        """Add rows; say for each whether its version was free."""
        added: list[bool] = []
        for first in range(0, len(wanted), MOST_ROWS):
            added += self._add_at_once(wanted[first : first + MOST_ROWS])
        for one, free in zip(wanted, added, strict=True):
            if free:
                self._note(one)
        return added

    def _add_at_once(self, wanted: list[Append]) -> list[bool]:
        """Add rows by one statement: after each, this thread waits until a busy event loop lets it go on."""
        self._file.execute("SAVEPOINT rows")
        if self._insert(wanted) == len(wanted):
            added = [True] * len(wanted)
        else:  # some version was taken: find out which
            self._file.execute("ROLLBACK TO rows")
            added = [self._insert([one]) == 1 for one in wanted]
        self._file.execute("RELEASE rows")
        return added

    def _attempt(self, work: Work[Any]) -> Any:
        """Do work that may fail without harm to others in the same commit."""
        self._file.execute("SAVEPOINT work")
        try:
            return work(self._writing)
        except Exception as fault:
            self._file.execute("ROLLBACK TO work")
            return fault
        finally:
            self._file.execute("RELEASE work")

    def _insert(self, wanted: list[Append]) -> int:
        """Insert those whose version is free; return how many these were."""
        values = [value for one in wanted for value in (one.table, one.row.version, one.row.at, one.row.body)]
        rows = ", ".join(["(?, ?, ?, ?)"] * len(wanted))
        return self._file.execute(self.INSERT.format(rows=rows), values).rowcount

    def _note(self, added: Append) -> None:
        """Keep what lists need to know."""
        if added.status is not None:
            self._file.execute(self.STATUS, (added.status, added.moves_alone, added.bots, added.table))
        for player in added.sitters:
            self._file.execute(self.SEAT, (added.table, player))

    async def close(self) -> None:
        """Finish what waits, then close the file and end the threads."""
        await self._batches.finish()
        self._writer.shutdown()
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._engine.dispose()


class PostgresDatabase:
    """PostgreSQL, which tells the other workers in the same commit which tables moved on."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._batches: Batches[Append] = Batches(self._write)

    async def read(self, work: Work[Result]) -> Result:
        """Do work on a connection of the pool."""
        return await self.change(work)

    async def ask(self, query: Any, values: dict[str, Any]) -> Sequence[Any]:
        """Answer on a connection of the pool."""
        return await self.read(lambda connection: connection.execute(query, values).all())

    async def change(self, work: Work[Result]) -> Result:
        """Do work on a connection of the pool, and commit."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def append(self, wanted: Append, unheard: Unheard | None = None) -> asyncio.Future[bool]:
        """Add a row in the next commit of the log."""
        return self._batches.put(wanted, unheard)

    async def _write(self, batch: list[Append]) -> list[bool]:
        """Commit a batch, in the order of its keys, so that two workers never wait for each other in a circle."""
        ordered = sorted(batch, key=lambda wanted: (wanted.table, wanted.row.version))
        values = [{"table_id": wanted.table, **msgspec.structs.asdict(wanted.row)} for wanted in ordered]
        statement = insert_or_skip(actions).returning(actions.c.table_id, actions.c.version)
        async with self._engine.begin() as connection:
            won = {(row.table_id, row.version) for row in await connection.execute(statement, values)}
            await self._note([wanted for wanted in ordered if (wanted.table, wanted.row.version) in won], connection)
        return [(wanted.table, wanted.row.version) in won for wanted in batch]

    async def _note(self, winners: list[Append], connection: AsyncConnection) -> None:
        """Note what lists need to know, and tell the other workers."""
        for wanted in winners:
            if wanted.status is not None:
                change = update(tables).where(tables.c.id == wanted.table)
                values = {"status": wanted.status, "moves_alone": wanted.moves_alone, "bots": wanted.bots}
                await connection.execute(change.values({name: it for name, it in values.items() if it is not None}))
        sitting = [{"table_id": wanted.table, "player_id": player} for wanted in winners for player in wanted.sitters]
        if sitting:
            await connection.execute(insert_or_skip(seats), sitting)
        moved = [f"{wanted.table} {wanted.row.version}" for wanted in winners]
        await connection.run_sync(lambda connection: notify(connection, CHANNEL, packed(moved)))

    async def close(self) -> None:
        """Finish what waits, then disconnect."""
        await self._batches.finish()
        await self._engine.dispose()


def insert_or_skip(table: Any) -> Any:
    """Return PostgreSQL's insertion that leaves alone what is there."""
    return postgresql.insert(table).on_conflict_do_nothing()


def packed(lines: list[str]) -> list[str]:
    """Put what happened in one commit into as few notifications as have room for it: commonly one."""
    return ["\n".join(lines[first : first + MOST_MOVED]) for first in range(0, len(lines), MOST_MOVED)]


def notify(connection: Connection, channel: str, payloads: list[str]) -> None:
    """Tell the other workers, when this transaction is committed."""
    if payloads:
        statement = text("SELECT pg_notify(:channel, :payload)")
        connection.execute(statement, [{"channel": channel, "payload": payload} for payload in payloads])


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    for setting in SQLITE_SETTINGS:
        connection.execute(f"PRAGMA {setting}")
