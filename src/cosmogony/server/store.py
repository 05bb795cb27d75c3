"""Keeping everything: the log of actions, players, ratings, records; on SQLite or PostgreSQL.

Everything that changes something answers only after the commit.
"""

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, literal, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from cosmogony.server import migrations
from cosmogony.server.batches import Unheard
from cosmogony.server.database import MOST_ROWS, Append, Database, PostgresDatabase, Row, SqliteDatabase, notify
from cosmogony.server.players import Player
from cosmogony.server.schema import (
    actions,
    analyses,
    keys,
    players,
    pulses,
    ratings,
    records,
    reports,
    revoked,
    seats,
    tables,
)
from cosmogony.server.settings import Settings

COOKIE_KEYS = "cookies"
"""The first key that signs cookies; those that came after it have a number behind their name."""
PRESENCE_CHANNEL = "cosmogony_presence"
"""The PostgreSQL channel that tells other workers who follows which table."""
LIMITS_CHANNEL = "cosmogony_limits"
"""The PostgreSQL channel that tells other workers who used up what they may."""


class NewRow(msgspec.Struct, frozen=True):
    """What lists and quotas need to know of a new table."""

    id: str
    game: str
    status: str
    listed: bool = False
    moves_alone: bool = False
    host: str = ""
    origin: str = ""
    bots: int = 0


class Held(msgspec.Struct, frozen=True):
    """What somebody has open: tables and the bots there, and when the first of these tables was opened."""

    tables: int
    bots: int
    since: float


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, and how sure we are."""

    mu: float
    sigma: float
    games: int


A_PLAYER = select(players.c.id, players.c.name, players.c.login, players.c.password, players.c.stamp)
PLAYER_BY_ID = A_PLAYER.where(players.c.id == bindparam("wanted"))
VISITOR = PLAYER_BY_ID.where(~select(literal(1)).where(revoked.c.session == bindparam("session")).exists())
PLAYER_BY_LOGIN = A_PLAYER.where(players.c.login == bindparam("wanted"))
"""Made once, since every request asks who it is that asks."""

HELD = select(func.count(), func.coalesce(func.sum(tables.c.bots), 0), func.min(tables.c.opened_at)).where(
    (tables.c.opened_at > bindparam("since")) & tables.c.status.in_(("open", "playing"))
)
HELD_BY_HOST = HELD.where(tables.c.host == bindparam("whose"))
HELD_BY_ORIGIN = HELD.where(tables.c.origin == bindparam("whose"))
"""Made once, since every table that is opened asks what there is already."""


class Store:
    """All reading and writing of the database."""

    def __init__(self, database: Database, postgres: bool) -> None:
        self.database = database
        self.postgres = postgres

    # Opening and closing

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        """Connect, and bring the schema up to date."""
        store = cls(open_database(settings), settings.postgres)
        try:
            await store.database.change(_upgrade)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what waits to be written, then disconnect."""
        await self.database.close()

    async def ping(self) -> None:
        """Raise unless the database answers."""
        await self.database.read(lambda connection: connection.scalar(text("SELECT 1")))

    async def _change(self, statement: Any) -> int:
        """Carry out one statement, and return how many rows it touched."""

        def change(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self.database.change(change)

    async def _rows(self, query: Any, values: dict[str, Any] | None = None) -> Sequence[Any]:
        def read(connection: Connection) -> Sequence[Any]:
            return connection.execute(query, values).all()

        return await self.database.read(read)

    # The log

    def append(self, wanted: Append, unheard: Unheard | None = None) -> asyncio.Future[bool]:
        """Add a row: True once it is committed, False when another row already has its version."""
        return self.database.append(wanted, unheard)

    async def tell_presence(self, payloads: list[str]) -> None:
        """Tell the other workers who follows which table."""
        await self.database.change(lambda connection: notify(connection, PRESENCE_CHANNEL, payloads))

    async def tell_limits(self, payloads: list[str]) -> None:
        """Tell the other workers who used up what they may."""
        if payloads:
            await self.database.change(lambda connection: notify(connection, LIMITS_CHANNEL, payloads))

    def _insert_or_skip(self, table: Any) -> Any:
        dialect = postgresql if self.postgres else sqlite
        return dialect.insert(table).on_conflict_do_nothing()

    async def open_table(self, new: NewRow, row: Row) -> None:
        """Write a new table and the first row of its log."""
        values = {**msgspec.structs.asdict(new), "opened_at": row.at}
        id = new.id

        def write(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            connection.execute(insert(actions), {"table_id": id, **msgspec.structs.asdict(row)})

        await self.database.change(write)

    async def log(self, table: str, since: int = 0) -> list[Row]:
        """Return a table's rows after a version, in order; none when there is no such table."""
        wanted = (actions.c.table_id == table) & (actions.c.version > since)
        query = select(actions.c.version, actions.c.at, actions.c.body).where(wanted).order_by(actions.c.version)

        def read(connection: Connection) -> list[Row]:
            return [Row(*row) for row in connection.execute(query)]  # here, since a log may be long

        return await self.database.read(read)

    async def versions(self, ids: list[str]) -> dict[str, int]:
        """Return the last version of each of some tables, by one statement for many."""
        found: dict[str, int] = {}
        for first in range(0, len(ids), MOST_ROWS):
            some = actions.c.table_id.in_(ids[first : first + MOST_ROWS])
            query = select(actions.c.table_id, func.max(actions.c.version)).where(some).group_by(actions.c.table_id)
            found |= {row[0]: row[1] for row in await self._rows(query)}
        return found

    # Lists

    async def listed(self, limit: int = 100) -> list[str]:
        """Return the ids of listed tables that are not over, the newest first."""
        wanted = tables.c.listed & tables.c.status.in_(("open", "playing"))
        return await self._ids(select(tables.c.id).where(wanted).order_by(tables.c.opened_at.desc()).limit(limit))

    async def tables_of(self, player: str, limit: int = 100) -> list[str]:
        """Return the ids of a person's tables, the newest first."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(seats.c.player_id == player)
        return await self._ids(query.order_by(tables.c.opened_at.desc()).limit(limit))

    async def moving_alone(self) -> dict[str, int]:
        """Return the running tables where a bot or a clock may have to move, and how far their logs have come."""
        newest = select(func.max(actions.c.version)).where(actions.c.table_id == tables.c.id).scalar_subquery()
        running = (tables.c.status == "playing") & tables.c.moves_alone
        rows = await self._rows(select(tables.c.id, newest.label("version")).where(running))
        return {row.id: row.version for row in rows}

    async def waiting(self, opened_before: float) -> list[str]:
        """Return the ids of tables that were opened before some time and where no game has begun."""
        return await self._ids(
            select(tables.c.id).where((tables.c.status == "open") & (tables.c.opened_at < opened_before))
        )

    async def unrated(self) -> list[str]:
        """Return the ids of tables that are over and not counted yet."""
        return await self._ids(select(tables.c.id).where((tables.c.status == "over") & ~tables.c.rated))

    async def opened_by(self, since: float, *, host: str | None = None, origin: str | None = None) -> Held:
        """Return what a host, or everybody of an origin, has opened since some time and not ended."""
        query, whose = (HELD_BY_HOST, host) if host is not None else (HELD_BY_ORIGIN, origin)
        count, bots, first = (await self.database.ask(query, {"whose": whose, "since": since}))[0]
        return Held(count, int(bots), first or since)

    async def guests_since(self, origin: str, since: float) -> list[float]:
        """Return when the guests of an origin came, the first of them first."""
        query = select(players.c.since).where((players.c.origin == origin) & (players.c.since > since))
        return [row.since for row in await self._rows(query.order_by(players.c.since))]

    async def _ids(self, query: Any) -> list[str]:
        return [row.id for row in await self._rows(query)]

    # Players

    async def add_player(self, player: Player, origin: str = "") -> None:
        """Write a new guest."""
        values = {"id": player.id, "name": player.name, "since": time.time(), "origin": origin}
        await self._change(insert(players).values(values))

    async def player(self, id: str) -> Player | None:
        """Return somebody by id."""
        return await self._player(PLAYER_BY_ID, id)

    async def visitor(self, id: str, session: str) -> Player | None:
        """Return somebody by id, unless their session was signed out."""
        found = await self.database.ask(VISITOR, {"wanted": id, "session": session})
        return Player(*found[0]) if found else None

    async def revoke(self, session: str) -> None:
        """Sign a session out for good."""
        await self._change(self._insert_or_skip(revoked).values(session=session, at=time.time()))

    async def renew_stamp(self, id: str) -> None:
        """Sign out every browser of a player."""
        await self._change(update(players).where(players.c.id == id).values(stamp=secrets.token_hex(8)))

    async def player_by_login(self, login: str) -> Player | None:
        """Return somebody by login."""
        return await self._player(PLAYER_BY_LOGIN, login)

    async def _player(self, query: Any, wanted: str) -> Player | None:
        found = await self.database.ask(query, {"wanted": wanted})
        return Player(*found[0]) if found else None

    async def rename(self, id: str, name: str) -> None:
        """Change a player's name."""
        await self._change(update(players).where(players.c.id == id).values(name=name))

    async def set_account(self, id: str, login: str, password: str) -> bool:
        """Make a guest an account; False when the login is taken or the player has one."""
        taken = select(literal(1)).where(players.c.login == login).exists()
        change = update(players).where((players.c.id == id) & players.c.login.is_(None) & ~taken)
        return bool(await self._change(change.values(login=login, password=password)))

    async def set_password(self, id: str, password: str, stamp: str) -> None:
        """Change an account's password and the stamp that its cookies carry."""
        await self._change(update(players).where(players.c.id == id).values(password=password, stamp=stamp))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those of the ids that have an account."""
        query = select(players.c.id, players.c.name).where(players.c.id.in_(list(ids)) & players.c.login.is_not(None))
        return {row.id: row.name for row in await self._rows(query)}

    # Ratings

    async def rate(self, table: str, game: str, change: Any, entrants: Sequence[str]) -> bool:
        """Count a result once and only once: the mark and the new ratings are one commit.

        ``change`` gets the entrants' present ratings (None for a newcomer) and returns the new ones; an empty list
        of entrants only marks the table, because its result does not count.
        """

        def count(connection: Connection) -> bool:
            mark = update(tables).where((tables.c.id == table) & ~tables.c.rated).values(rated=True)
            first = bool(connection.execute(mark).rowcount)
            if first and entrants:
                self._change_ratings(connection, game, change, entrants)
            return first

        return await self.database.change(count)

    def _change_ratings(self, connection: Connection, game: str, change: Any, entrants: Sequence[str]) -> None:
        where = (ratings.c.game == game) & ratings.c.entrant.in_(entrants)
        found = connection.execute(select(ratings).where(where).order_by(ratings.c.entrant).with_for_update())
        present = {row.entrant: Rating(row.mu, row.sigma, row.games) for row in found}
        after = change([present.get(entrant) for entrant in entrants])
        for entrant, rating in zip(entrants, after, strict=True):
            values = msgspec.structs.asdict(rating)
            statement = (postgresql if self.postgres else sqlite).insert(ratings)
            statement = statement.values(game=game, entrant=entrant, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["game", "entrant"], set_=values))

    async def ladder(self, game: str, limit: int = 200) -> list[tuple[str, Rating]]:
        """Return a game's rated entrants, the best first."""
        order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        query = select(ratings).where(ratings.c.game == game).order_by(order).limit(limit)
        return [(row.entrant, Rating(row.mu, row.sigma, row.games)) for row in await self._rows(query)]

    # Records and keys

    async def add_record(self, id: str, record: str, edition: str | None) -> None:
        """Keep an imported record; the same one twice is one."""
        await self._change(self._insert_or_skip(records).values(id=id, text=record, edition=edition, at=time.time()))

    async def record(self, id: str) -> tuple[str, str | None] | None:
        """Return an imported record and its edition."""
        found = await self._rows(select(records.c.text, records.c.edition).where(records.c.id == id))
        return (found[0].text, found[0].edition) if found else None

    async def add_analysis(self, id: str, body: str) -> None:
        """Keep an analysis."""
        await self._change(self._insert_or_skip(analyses).values(id=id, body=body, at=time.time()))

    async def analysis(self, id: str) -> str | None:
        """Return an analysis that was kept."""
        found = await self._rows(select(analyses.c.body).where(analyses.c.id == id))
        return found[0].body if found else None

    async def key(self, name: str) -> bytes:
        """Return a secret that all processes share, made at the first asking."""
        made = self._insert_or_skip(keys).values(name=name, value=secrets.token_bytes(32), made_at=int(time.time()))

        def find(connection: Connection) -> bytes:
            connection.execute(made)
            value = connection.scalar(select(keys.c.value).where(keys.c.name == bindparam("wanted", name)))
            return bytes(value or b"")

        return await self.database.change(find)

    async def cookie_keys(self) -> list[tuple[bytes, int]]:
        """Return the keys that sign cookies with the times they were made, the newest first."""
        query = select(keys.c.value, keys.c.made_at).where(keys.c.name.startswith(COOKIE_KEYS, autoescape=True))
        rows = await self._rows(query.order_by(keys.c.made_at.desc(), keys.c.name.desc()))
        if not rows:
            await self.key(COOKIE_KEYS)
            return await self.cookie_keys()
        return [(bytes(row.value), row.made_at) for row in rows]

    async def add_cookie_key(self, retire: bool) -> int:
        """Make a new key, or retire all but the newest; return how many there are."""
        await self.key(COOKIE_KEYS)
        ours = keys.c.name.startswith(COOKIE_KEYS, autoescape=True)

        def change(connection: Connection) -> int:
            if retire:
                newest = connection.scalars(select(keys.c.name).where(ours).order_by(keys.c.made_at.desc())).first()
                connection.execute(delete(keys).where(ours & (keys.c.name != newest)))
            else:
                name, now = f"{COOKIE_KEYS} {time.time_ns()}", int(time.time())
                connection.execute(insert(keys).values(name=name, value=secrets.token_bytes(32), made_at=now))
            return connection.scalar(select(func.count()).where(ours)) or 0

        return await self.database.change(change)

    # Reports and pulses

    async def add_report(self, player: str, table: str, about: str | None, said: str) -> None:
        """Keep what a player tells the operator."""
        values = {"player_id": player, "table_id": table, "about": about, "text": said, "at": time.time()}
        await self._change(insert(reports).values(values))

    async def write_pulse(self, name: str) -> None:
        """Write something, to see that it is possible."""
        statement = (postgresql if self.postgres else sqlite).insert(pulses).values(name=name, at=time.time())
        await self._change(statement.on_conflict_do_update(index_elements=["name"], set_={"at": time.time()}))


def open_database(settings: Settings) -> Database:
    """Return the database in the settings."""
    if settings.postgres:
        rest = settings.database_url.partition("://")[2]
        url = f"postgresql+psycopg://{rest}"
        engine = create_async_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
        return PostgresDatabase(engine)
    return SqliteDatabase(settings.database_url)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(727405)"))
    migrations.upgrade(connection)
