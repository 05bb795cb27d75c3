"""Who wants to be nudged, and how: kept in the database, so that every process knows."""

import secrets
import time
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from cosmogony.server.messages import Language
from cosmogony.server.nudges import quiet
from cosmogony.server.schema import actions, browsers, nudges, seats, tables, wishes
from cosmogony.server.store import Store

MOST_BROWSERS = 8
"""Browsers of one account; whoever adds another one lets go of the oldest."""


class Wish(msgspec.Struct, frozen=True):
    """How somebody wants to be told."""

    player: str
    mark: str
    """Stands for the player in links that are sent out; it signs nobody in."""
    language: Language = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    address: str | None = None
    confirmed: bool = False

    def is_quiet(self, now: float) -> bool:
        """Say whether it is the wrong time of the day."""
        return quiet.is_quiet(now, self.zone, self.quiet_from, self.quiet_until)


class SubscribedBrowser(msgspec.Struct, frozen=True):
    """A browser that takes push messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


class Waiting(msgspec.Struct, frozen=True):
    """Somebody with wishes at a running table, and the last turn there of which they were told."""

    table: str
    player: str
    turn: int
    at: float


class Wishes:
    """All reading and writing of wishes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def _rows(self, query: Any) -> list[Any]:
        return list(await self.store.database.read(lambda connection: connection.execute(query).all()))

    async def _change(self, *statements: Any) -> int:
        """Carry out statements in one commit; return how many rows the last of them touched."""

        def change(connection: Connection) -> int:
            return [connection.execute(statement).rowcount for statement in statements][-1]

        return await self.store.database.change(change)

    def _insert(self, table: Any) -> Any:
        return (postgresql if self.store.postgres else sqlite).insert(table)

    # How somebody wants to be told

    async def of(self, player: str) -> Wish | None:
        """Return what somebody wants, if they ever said so."""
        found = await self._rows(A_WISH.where(wishes.c.player_id == player))
        return Wish(*found[0]) if found else None

    async def by_mark(self, mark: str) -> Wish | None:
        """Return the wish that a link speaks of."""
        found = await self._rows(A_WISH.where(wishes.c.mark == mark))
        return Wish(*found[0]) if found else None

    async def set(self, player: str, language: Language, **values: Any) -> None:
        """Change some of somebody's wishes; the first one brings quiet hours at night with it."""
        first = {
            "zone": "UTC",
            "quiet_from": quiet.minutes(quiet.BEGIN),
            "quiet_until": quiet.minutes(quiet.END),
            "confirmed": False,
        }
        made = {"player_id": player, "mark": secrets.token_hex(16), "language": language, **first, **values}
        later = {"language": language, **values}
        await self._change(
            self._insert(wishes).values(made).on_conflict_do_update(index_elements=["player_id"], set_=later)
        )

    async def confirm(self, mark: str, address: str) -> bool:
        """Believe in an address, if it is still the one that was asked about."""
        here = (wishes.c.mark == mark) & (wishes.c.address == address)
        return bool(await self._change(update(wishes).where(here).values(confirmed=True)))

    async def stop_mail(self, mark: str) -> None:
        """Send no more mail: the address is forgotten."""
        await self._change(update(wishes).where(wishes.c.mark == mark).values(address=None, confirmed=False))

    # Browsers

    async def browsers(self, player: str) -> list[SubscribedBrowser]:
        """Return somebody's browsers, the newest first."""
        columns = (browsers.c.id, browsers.c.endpoint, browsers.c.p256dh, browsers.c.auth)
        query = select(*columns).where(browsers.c.player_id == player).order_by(browsers.c.since.desc())
        return [SubscribedBrowser(*row) for row in await self._rows(query)]

    async def add_browser(self, player: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Add a browser: it is one person's at a time, and too many push out the oldest."""
        values = {"player_id": player, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "since": time.time()}
        own = browsers.c.player_id == player
        newest = select(browsers.c.id).where(own).order_by(browsers.c.since.desc()).limit(MOST_BROWSERS)
        kept = newest.scalar_subquery()
        await self._change(
            delete(browsers).where(browsers.c.id == browser_id(endpoint)),
            insert(browsers).values(id=browser_id(endpoint), **values),
            delete(browsers).where(own & browsers.c.id.not_in(kept)),
        )

    async def remove_browser(self, id: str) -> None:
        """Write to a browser no more."""
        await self._change(delete(browsers).where(browsers.c.id == id))

    async def remove_browsers(self, player: str) -> None:
        """Write to none of somebody's browsers any more."""
        await self._change(delete(browsers).where(browsers.c.player_id == player))

    # Turns

    async def waiting(self) -> list[Waiting]:
        """Return everybody with wishes at a running table with a clock, with the last turn they were told of.

        Tables where nothing has happened since are left out: there may be thousands of them.
        """
        here = actions.c.table_id == seats.c.table_id
        newest = select(actions.c.at).where(here).order_by(actions.c.version.desc()).limit(1).scalar_subquery()
        told = (nudges.c.table_id == seats.c.table_id) & (nudges.c.player_id == seats.c.player_id)
        wanted = or_(
            exists().where(browsers.c.player_id == seats.c.player_id),
            exists().where((wishes.c.player_id == seats.c.player_id) & wishes.c.confirmed),
        )
        query = (
            select(seats.c.table_id, seats.c.player_id, nudges.c.turn, nudges.c.at)
            .select_from(seats.join(tables).outerjoin(nudges, told))
            .where((tables.c.status == "playing") & tables.c.moves_alone & wanted)
            .where(nudges.c.at.is_(None) | (nudges.c.at < newest))
        )
        return [Waiting(row[0], row[1], row[2] or 0, row[3] or 0.0) for row in await self._rows(query)]

    async def claim(self, table: str, player: str, turn: int, heard: float) -> bool:
        """Take it on oneself to tell somebody of a turn; of all processes one may, and once.

        Somebody who was told and has done nothing at the table since is not told again, so that nobody can have
        another nudged over and over by taking a move back.
        """
        now = time.time()
        claimed = self._insert(nudges).values(table_id=table, player_id=player, turn=turn, at=now)
        claimed = claimed.on_conflict_do_update(
            index_elements=["table_id", "player_id"],
            set_={"turn": turn, "at": now},
            where=(nudges.c.turn < turn) & (nudges.c.at < heard),
        )
        return bool(await self._change(claimed))


A_WISH = select(
    wishes.c.player_id,
    wishes.c.mark,
    wishes.c.language,
    wishes.c.zone,
    wishes.c.quiet_from,
    wishes.c.quiet_until,
    wishes.c.address,
    wishes.c.confirmed,
)


def browser_id(endpoint: str) -> str:
    """Return what tells one browser from another without telling where to reach it."""
    return sha256(endpoint.encode()).hexdigest()[:32]
