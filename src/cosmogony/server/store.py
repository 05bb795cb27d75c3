"""Keeping everything: the log of actions, players, ratings, records; on SQLite or PostgreSQL.

``append`` answers only after the commit. Appends that arrive while a commit is under way share the next one, so a
busy server pays for few commits, and an idle one waits for none.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, event, insert, literal, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cosmogony.server import migrations
from cosmogony.server.log_writer import SQLITE_SETTINGS, Append, LogWriter, PostgresLog, Row, SqliteLog, notify
from cosmogony.server.schema import actions, analyses, keys, players, ratings, records, seats, tables
from cosmogony.server.settings import Settings

PRESENCE_CHANNEL = "cosmogony_presence"
"""The PostgreSQL channel that tells other workers who follows which table."""


class Player(msgspec.Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    stamp: str = ""
    """What a cookie must carry to be believed; renewed with the password."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, and how sure we are."""

    mu: float
    sigma: float
    games: int


class Store:
    """All reading and writing of the database."""

    def __init__(self, engine: AsyncEngine, log: LogWriter, postgres: bool) -> None:
        self.engine = engine
        self.postgres = postgres
        self._log = log
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    # Opening and closing

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        """Connect, bring the schema up to date and start the writer."""
        engine = make_engine(settings)
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
        log: LogWriter = PostgresLog(engine) if settings.postgres else SqliteLog(sqlite_path(settings))
        store = cls(engine, log, settings.postgres)
        store._writer = asyncio.create_task(store._write_forever())
        return store

    async def close(self) -> None:
        """Finish what waits to be written, then disconnect."""
        if self._writer:
            self._wake.set()
            while self._waiting:
                await asyncio.sleep(0.005)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._log.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def ping(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # The log

    def append(self, wanted: Append) -> asyncio.Future[bool]:
        """Add a row: True once it is committed, False when another row already has its ply."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        self._wake.set()
        return future

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)

    async def _write(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            won = await self._log.write([wanted for wanted, _ in batch])
        except Exception as fault:
            for _, future in batch:
                if not future.done():
                    future.set_exception(fault)
            return
        for wanted, future in batch:
            if not future.done():
                future.set_result((wanted.table, wanted.row.ply) in won)

    async def tell_presence(self, payloads: list[str]) -> None:
        """Tell the other workers who follows which table."""
        async with self._begin() as connection:
            await notify(connection, PRESENCE_CHANNEL, payloads)

    def _insert_or_skip(self, table: Any) -> Any:
        dialect = postgresql if self.postgres else sqlite
        return dialect.insert(table).on_conflict_do_nothing()

    async def open_table(self, id: str, game: str, status: str, listed: bool, stirs: bool, row: Row) -> None:
        """Write a new table and the first row of its log."""
        async with self._begin() as connection:
            values = {"id": id, "game": game, "status": status, "listed": listed, "stirs": stirs, "opened_at": row.at}
            await connection.execute(insert(tables).values(values))
            await connection.execute(insert(actions).values(table_id=id, ply=row.ply, at=row.at, body=row.body))

    async def log(self, table: str, since: int = 0) -> list[Row]:
        """Return a table's rows after a ply, in order; none when there is no such table."""
        wanted = (actions.c.table_id == table) & (actions.c.ply > since)
        query = select(actions.c.ply, actions.c.at, actions.c.body).where(wanted).order_by(actions.c.ply)
        async with self.engine.connect() as connection:
            return [Row(row.ply, row.at, row.body) for row in await connection.execute(query)]

    # Lists

    async def listed(self, limit: int = 100) -> list[str]:
        """Return the ids of listed tables that are not over, the newest first."""
        wanted = tables.c.listed & tables.c.status.in_(("open", "playing"))
        return await self._ids(select(tables.c.id).where(wanted).order_by(tables.c.opened_at.desc()).limit(limit))

    async def tables_of(self, player: str, limit: int = 100) -> list[str]:
        """Return the ids of a person's tables, the newest first."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.player_id == player)
        return await self._ids(query.order_by(tables.c.opened_at.desc()).limit(limit))

    async def stirring(self) -> list[str]:
        """Return the ids of running tables where a bot or a clock may have to move."""
        return await self._ids(select(tables.c.id).where((tables.c.status == "playing") & tables.c.stirs))

    async def waiting(self, opened_before: float) -> list[str]:
        """Return the ids of tables that were opened before some time and where no game has begun."""
        return await self._ids(
            select(tables.c.id).where((tables.c.status == "open") & (tables.c.opened_at < opened_before))
        )

    async def unrated(self) -> list[str]:
        """Return the ids of tables that are over and not counted yet."""
        return await self._ids(select(tables.c.id).where((tables.c.status == "over") & ~tables.c.rated))

    async def _ids(self, query: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    # Players

    async def add_player(self, player: Player) -> None:
        """Write a new guest."""
        async with self._begin() as connection:
            await connection.execute(insert(players).values(id=player.id, name=player.name, since=time.time()))

    async def player(self, id: str) -> Player | None:
        """Return somebody by id."""
        return await self._player(players.c.id == id)

    async def player_by_login(self, login: str) -> Player | None:
        """Return somebody by login."""
        return await self._player(players.c.login == login)

    async def _player(self, where: Any) -> Player | None:
        wanted = (players.c.id, players.c.name, players.c.login, players.c.password, players.c.stamp)
        query = select(*wanted).where(where)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Player(*row) if row else None

    async def rename(self, id: str, name: str) -> None:
        """Change a player's name."""
        async with self._begin() as connection:
            await connection.execute(update(players).where(players.c.id == id).values(name=name))

    async def set_account(self, id: str, login: str, password: str) -> bool:
        """Make a guest an account; False when the login is taken or the player has one."""
        taken = select(literal(1)).where(players.c.login == login).exists()
        change = update(players).where((players.c.id == id) & players.c.login.is_(None) & ~taken)
        async with self._begin() as connection:
            result = await connection.execute(change.values(login=login, password=password))
            return bool(result.rowcount)

    async def set_password(self, id: str, password: str, stamp: str) -> None:
        """Change an account's password and the stamp that its cookies carry."""
        change = update(players).where(players.c.id == id).values(password=password, stamp=stamp)
        async with self._begin() as connection:
            await connection.execute(change)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those of the ids that have an account."""
        query = select(players.c.id, players.c.name).where(players.c.id.in_(list(ids)) & players.c.login.is_not(None))
        async with self.engine.connect() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    # Ratings

    async def rate(self, table: str, game: str, change: Any, entrants: Sequence[str]) -> bool:
        """Count a result once and only once: the mark and the new ratings are one commit.

        ``change`` gets the entrants' present ratings (None for a newcomer) and returns the new ones; an empty list
        of entrants only marks the table, because its result does not count.
        """
        async with self._begin() as connection:
            mark = update(tables).where((tables.c.id == table) & ~tables.c.rated).values(rated=True)
            if not (await connection.execute(mark)).rowcount:
                return False
            if entrants:
                await self._change_ratings(connection, game, change, entrants)
            return True

    async def _change_ratings(
        self, connection: AsyncConnection, game: str, change: Any, entrants: Sequence[str]
    ) -> None:
        where = (ratings.c.game == game) & ratings.c.entrant.in_(entrants)
        found = await connection.execute(select(ratings).where(where).order_by(ratings.c.entrant).with_for_update())
        present = {row.entrant: Rating(row.mu, row.sigma, row.games) for row in found}
        after = change([present.get(entrant) for entrant in entrants])
        for entrant, rating in zip(entrants, after, strict=True):
            values = msgspec.structs.asdict(rating)
            statement = (postgresql if self.postgres else sqlite).insert(ratings)
            statement = statement.values(game=game, entrant=entrant, **values)
            await connection.execute(statement.on_conflict_do_update(index_elements=["game", "entrant"], set_=values))

    async def ladder(self, game: str, limit: int = 200) -> list[tuple[str, Rating]]:
        """Return a game's rated entrants, the best first."""
        order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        query = select(ratings).where(ratings.c.game == game).order_by(order).limit(limit)
        async with self.engine.connect() as connection:
            return [(row.entrant, Rating(row.mu, row.sigma, row.games)) for row in await connection.execute(query)]

    # Records and keys

    async def add_record(self, id: str, record: str, edition: str | None) -> None:
        """Keep an imported record; the same one twice is one."""
        statement = self._insert_or_skip(records).values(id=id, text=record, edition=edition, at=time.time())
        async with self._begin() as connection:
            await connection.execute(statement)

    async def record(self, id: str) -> tuple[str, str | None] | None:
        """Return an imported record and its edition."""
        query = select(records.c.text, records.c.edition).where(records.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (row.text, row.edition) if row else None

    async def add_analysis(self, id: str, body: str) -> None:
        """Keep an analysis."""
        statement = self._insert_or_skip(analyses).values(id=id, body=body, at=time.time())
        async with self._begin() as connection:
            await connection.execute(statement)

    async def analysis(self, id: str) -> str | None:
        """Return an analysis that was kept."""
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(select(analyses.c.body).where(analyses.c.id == id))
        return found

    async def key(self, name: str) -> bytes:
        """Return a secret that all processes share, made at the first asking."""
        made = self._insert_or_skip(keys).values(name=name, value=secrets.token_bytes(32), made_at=int(time.time()))
        async with self._begin() as connection:
            await connection.execute(made)
            value = await connection.scalar(select(keys.c.value).where(keys.c.name == bindparam("wanted", name)))
        return bytes(value or b"")


def make_engine(settings: Settings) -> AsyncEngine:
    """Return the engine for the database in the settings."""
    rest = settings.database_url.partition("://")[2]
    if settings.postgres:
        return create_async_engine(f"postgresql+psycopg://{rest}", pool_size=8, pool_pre_ping=True)
    engine = create_async_engine(f"sqlite+aiosqlite://{rest}", connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def sqlite_path(settings: Settings) -> str:
    """Return the database's file."""
    return make_url(settings.database_url).database or ""


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(727405)"))
    migrations.upgrade(connection)
