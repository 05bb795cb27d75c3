"""What the operator may do, on the database itself: it works beside running servers and without any.

Running servers hear of it by the orders that they look at every other second.
"""

import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Delete, delete, exists, func, insert, make_url, or_, select, update

from cosmogony.core.errors import CosmogonyError, SetupError
from cosmogony.server import entries
from cosmogony.server.database import Append, Row
from cosmogony.server.entries import Acted, AnyEntry, Ended, Opened, Said, Sat, Taken
from cosmogony.server.orders import FOREVER, Kind
from cosmogony.server.schema import (
    actions,
    analyses,
    browsers,
    nudges,
    orders,
    players,
    ratings,
    reports,
    revoked,
    seats,
    tables,
    wishes,
)
from cosmogony.server.settings import Settings
from cosmogony.server.store import Store
from cosmogony.server.table import Table
from cosmogony.server.tables import next_entries
from cosmogony.server.thoughts import STAND_IN

TABLE_ID = 16
"""Letters of a table's id."""
DAY = 86400.0
HEARD = 600.0
"""Seconds that an order to read a table again stands; servers that start later read it anyway."""
GONE = "—"
"""What stands where somebody's name or words stood."""
AT_ONCE = 200
"""Tables deleted in one transaction: play goes on between two of them."""
YEAR = 365 * DAY
NUDGING = (wishes, browsers, nudges)
"""Tables that say how somebody wants to be told of their turns."""


class Person(msgspec.Struct, frozen=True):
    """Somebody the operator looks for."""

    id: str
    name: str
    login: str | None
    since: float
    origin: str


class TableRow(msgspec.Struct, frozen=True):
    """A table in the operator's list."""

    id: str
    game: str
    status: str
    listed: bool
    bots: int
    opened_at: float
    rows: int
    moved_at: float


class Pruned(msgspec.Struct, frozen=True):
    """What a pruning deleted, or would delete."""

    tables: int
    guests: int


class Admin:
    """The operator's hand on the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _read(self, query: Any) -> list[Any]:
        return list(await self.store.database.read(lambda connection: connection.execute(query).all()))

    async def _change(self, *statements: Any) -> list[int]:
        def change(connection: Connection) -> list[int]:
            return [connection.execute(statement).rowcount for statement in statements]

        return await self.store.database.change(change)

    # People

    async def people(self, who: str) -> list[Person]:
        """Find people by id, login or name."""
        wanted = or_(players.c.id == who, players.c.login == who.lower(), func.lower(players.c.name) == who.lower())
        columns = (players.c.id, players.c.name, players.c.login, players.c.since, players.c.origin)
        query = select(*columns).where(wanted).order_by(players.c.since.desc()).limit(100)
        return [Person(*row) for row in await self._read(query)]

    async def person(self, who: str) -> Person:
        """Find one person, or say who is meant by the name."""
        found = await self.people(who)
        exact = [one for one in found if who in (one.id, one.login)]
        if len(exact or found) != 1:
            if not found:
                raise SetupError(f'nobody is called "{who}"')
            raise SetupError(
                f'{len(found)} people are called "{who}"; name one by id: {", ".join(p.id for p in found)}'
            )
        return (exact or found)[0]

    # Orders

    async def give(self, *subjects: str, kind: Kind, until: float = FOREVER, reason: str = "") -> None:
        """Give an order, in the place of an earlier one about the same."""
        rows = [{"subject": one, "kind": kind, "until": until, "reason": reason, "at": time.time()} for one in subjects]
        await self._change(about(subjects, kind), insert(orders).values(rows))

    async def lift(self, *subjects: str, kind: Kind) -> bool:
        """Take an order back; False when there was none."""
        return bool((await self._change(about(subjects, kind)))[0])

    async def orders(self) -> list[Any]:
        """Return the bans and mutes that hold, with the people's names."""
        named = orders.outerjoin(players, players.c.id == orders.c.subject)
        columns = (orders.c.subject, orders.c.kind, orders.c.until, orders.c.reason, players.c.name)
        holds = (orders.c.until > time.time()) & (orders.c.kind != "reload")
        return await self._read(select(*columns).select_from(named).where(holds).order_by(orders.c.at))

    # Reports

    async def reports(self, settled: bool) -> list[Any]:
        """Return the reports, the newest last; those that were settled only if wanted."""
        query = select(reports).order_by(reports.c.id)
        return await self._read(query if settled else query.where(~reports.c.settled))

    async def settle(self, report: int) -> None:
        """Put a report aside."""
        if not (await self._change(update(reports).where(reports.c.id == report).values(settled=True)))[0]:
            raise SetupError(f"there is no report {report}")

    # Tables

    async def tables(self, status: str | None, limit: int) -> list[TableRow]:
        """List tables, the newest first."""
        columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.listed, tables.c.bots, tables.c.opened_at)
        rows = (func.count(actions.c.version), func.coalesce(func.max(actions.c.at), tables.c.opened_at))
        query = select(*columns, *rows).select_from(tables.outerjoin(actions)).group_by(tables.c.id)
        if status:
            query = query.where(tables.c.status == status)
        return [TableRow(*row) for row in await self._read(query.order_by(tables.c.opened_at.desc()).limit(limit))]

    async def table(self, id: str) -> tuple[Table, str]:
        """Return a table as far as its log can be read, and what is wrong with the rest."""
        rows = await self.store.log(id)
        if not rows:
            raise SetupError(f'there is no table "{id}"')
        return read_log(id, rows)

    async def close_table(self, id: str) -> None:
        """End a table without a result; one whose log cannot be read is only marked as over."""
        table, fault = await self.table(id)
        if fault:
            await self._change(update(tables).where(tables.c.id == id).values(status="over", rated=True))
        elif table.status == "over":
            raise SetupError(f'the table "{id}" is over')
        else:
            await self._append(id, lambda _: [Ended("abandoned")])
        await self.give(id, kind="reload", until=time.time() + HEARD)

    async def _append(self, id: str, decide: Callable[[Table], list[AnyEntry]]) -> None:
        """Add a row to a table's log; a server that is faster is read first."""
        while True:
            table, fault = await self.table(id)
            wanted = [] if fault or table.status == "over" else decide(table)
            if not wanted:
                return
            now = time.time()
            later = table.after(wanted, now)
            row = Row(later.version, now, entries.encode(wanted))
            if await self.store.append(Append(id, row, later.status, later.moves_alone, later.bots)):
                return

    async def prune(self, settings: Settings, dry: bool) -> Pruned:
        """Delete what the settings keep no longer: dead tables, and guests who never played."""
        now = time.time()
        dead = [row.id for row in await self._read(select(tables.c.id).where(is_dead(settings, now)))]
        idle = is_idle_guest(now, settings.keep_idle_days)
        if dry:
            return Pruned(len(dead), (await self._read(select(func.count()).select_from(players).where(idle)))[0][0])
        for first in range(0, len(dead), AT_ONCE):
            await self._change(*deletion(dead[first : first + AT_ONCE]))
        old = delete(revoked).where(revoked.c.at < now - YEAR), delete(orders).where(orders.c.until < now - YEAR)
        return Pruned(len(dead), (await self._change(delete(players).where(idle), *old))[0])

    # A person's data

    async def export(self, person: Person) -> dict[str, Any]:
        """Return everything that is kept about a person."""
        rated = await self._read(select(ratings).where(ratings.c.entrant == person.id))
        told = await self._read(
            select(reports).where(or_(reports.c.player_id == person.id, reports.c.about == person.id))
        )
        ordered = await self._read(select(orders).where(orders.c.subject == person.id))
        wanted = {kept.name: await self._read(select(kept).where(kept.c.player_id == person.id)) for kept in NUDGING}
        return {
            "person": msgspec.to_builtins(person),
            "ratings": [dict(row._mapping) for row in rated],
            "reports": [dict(row._mapping) for row in told],
            "orders": [dict(row._mapping) for row in ordered],
            **{name: [dict(row._mapping) for row in rows] for name, rows in wanted.items()},
            "tables": [await self._part_in(id, person.id) for id in await self._tables_of(person.id)],
        }

    async def _tables_of(self, player: str) -> list[str]:
        """Return the tables whose logs name a player anywhere, as somebody who only spoke there as well."""
        query = select(actions.c.table_id).where(actions.c.body.contains(player, autoescape=True)).distinct()
        return sorted(row.table_id for row in await self._read(query))

    async def _part_in(self, id: str, player: str) -> dict[str, Any]:
        part = own_entries(await self.store.log(id), player)
        return {"table": id, "entries": [{"at": at, **msgspec.to_builtins(entry)} for at, entry in part]}

    async def forget(self, person: Person) -> int:
        """Delete a person: their account, ratings and reports; in logs a stand-in without name or words remains."""
        touched = await self._tables_of(person.id)
        for id in touched:
            await self._append(id, lambda table: leaving(table, person.id))
            await self._rewrite(id, person.id)
            await self.give(id, kind="reload", until=time.time() + HEARD)
        await self._change(
            delete(players).where(players.c.id == person.id),
            delete(ratings).where(ratings.c.entrant == person.id),
            delete(seats).where(seats.c.player_id == person.id),
            delete(orders).where((orders.c.subject == person.id) & (orders.c.kind != "ban")),
            delete(reports).where(reports.c.player_id == person.id),
            update(reports).where(reports.c.about == person.id).values(about=None),
            update(tables).where(tables.c.host == person.id).values(host=""),
            *(delete(kept).where(kept.c.player_id == person.id) for kept in NUDGING),
        )
        return len(touched)

    async def _rewrite(self, id: str, player: str) -> None:
        stand_in = secrets.token_hex(13)

        def rewrite(connection: Connection) -> None:
            where = (actions.c.table_id == id) & actions.c.body.contains(player, autoescape=True)
            for row in connection.execute(select(actions.c.version, actions.c.body).where(where)).all():
                body = entries.encode([without(entry, player, stand_in) for entry in entries.decode(row.body)])
                here = (actions.c.table_id == id) & (actions.c.version == row.version)
                connection.execute(update(actions).where(here).values(body=body))

        await self.store.database.change(rewrite)


def about(subjects: Iterable[str], kind: Kind) -> Delete:
    """Return what deletes orders of a kind."""
    return delete(orders).where(orders.c.subject.in_(list(subjects)) & (orders.c.kind == kind))


def read_log(id: str, rows: Iterable[Row]) -> tuple[Table, str]:
    """Fold a log as far as it can be read; say what is wrong with the rest."""
    table = Table(id)
    for row in rows:
        try:
            table = table.after(next_entries(table, row), row.at) if table.version else begin(id, row)
        except Exception as fault:  # a row can be damaged in any way
            return table, f"row {row.version}: {type(fault).__name__}: {' '.join(str(fault).split())}"
    return table, ""


def begin(id: str, row: Row) -> Table:
    """Return the table that the first row of a log makes."""
    table = Table(id)
    table.fold(next_entries(table, row), row.at)
    return table


def own_entries(rows: Iterable[Row], player: str) -> Iterator[tuple[float, AnyEntry]]:
    """Return what a player did at a table: what names them, and the actions on their seats."""
    own: set[int] = set()
    for row in rows:
        with contextlib.suppress(msgspec.MsgspecError):
            for entry in entries.decode(row.body):
                if isinstance(entry, Sat | Taken):
                    (own.add if entry.player == player else own.discard)(entry.seat)
                named = getattr(entry, "player", None) == player
                if named or (isinstance(entry, Acted) and entry.seat in own):
                    yield row.at, entry


def leaving(table: Table, player: str) -> list[AnyEntry]:
    """Return what frees a player's seats: before the game they stand up, in it bots play on."""
    for seat in table.seats_of(player)[:1]:
        if table.status == "open":
            return table.decide_stand(player, seat)
        return table.decide_resign(player, seat, STAND_IN)
    return []


def without(entry: AnyEntry, player: str, stand_in: str) -> AnyEntry:
    """Return an entry in which somebody else without name or words stands for a player."""
    if isinstance(entry, Opened):
        return msgspec.structs.replace(entry, host=stand_in) if entry.host == player else entry
    if getattr(entry, "player", None) != player:
        return entry
    changes = {"player": stand_in}
    if getattr(entry, "name", None):
        changes["name"] = GONE
    if isinstance(entry, Said):
        changes["text"] = GONE
    return msgspec.structs.replace(entry, **changes)


def is_dead(settings: Settings, now: float) -> ColumnElement[bool]:
    """Say which tables are kept no longer."""
    moved = select(func.max(actions.c.at)).where(actions.c.table_id == tables.c.id).scalar_subquery()
    last = func.coalesce(moved, tables.c.opened_at)
    over, idle = settings.keep_over_days, settings.keep_idle_days
    old = (tables.c.status == "over") & (last < now - over * DAY) if over else tables.c.id.is_(None)
    still = (tables.c.status != "over") & (last < now - idle * DAY) if idle else tables.c.id.is_(None)
    return or_(old, still)


def is_idle_guest(now: float, days: float) -> ColumnElement[bool]:
    """Say which guests came long ago, have no account and sit at no table that is kept."""
    sits = exists().where(seats.c.player_id == players.c.id)
    old = players.c.since < now - days * DAY if days else players.c.id.is_(None)
    return players.c.login.is_(None) & old & ~sits


def deletion(dead: list[str]) -> list[Any]:
    """Return the statements that delete tables."""
    told = [table.c.table_id for table in (actions, seats, reports, nudges)]
    return [
        *(delete(column.table).where(column.in_(dead)) for column in told),
        delete(analyses).where(func.substr(analyses.c.id, 1, TABLE_ID).in_(dead)),  # whatever was found out about them
        delete(tables).where(tables.c.id.in_(dead)),
    ]


@contextlib.asynccontextmanager
async def opened_store(settings: Settings) -> AsyncIterator[Store]:
    """Open a database that is there; a name that was mistyped makes no new one."""
    if not settings.postgres and not sqlite_file(settings).is_file():
        raise SetupError(f"there is no database {sqlite_file(settings)}")
    try:
        store = await Store.open(settings)
    except CosmogonyError:
        raise
    except Exception as fault:  # two databases and the migrations have nothing in common
        raise SetupError(f"the database cannot be opened: {type(fault).__name__}") from None
    try:
        yield store
    finally:
        await store.close()


def sqlite_file(settings: Settings) -> Path:
    """Return where an SQLite database lies."""
    return Path(make_url(settings.database_url).database or "")
