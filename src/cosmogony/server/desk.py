"""What people ask for around a game: a table, a seat, a lesson, a replay, a game to go on with.

Whoever brings the request, over HTTP or from the same machine, it is answered here; what a visitor may have at most is
up to the ``Caller``.
"""

import contextlib
import time
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from cosmogony.core.lesson import Lesson
from cosmogony.games import named_game
from cosmogony.server import branching, learning
from cosmogony.server.checking import AnyReadings, open_replay
from cosmogony.server.conversation import TalkedAbout
from cosmogony.server.entries import AnyEntry, BotSat, Opened
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.messages import (
    BotBody,
    ImportedRecord,
    NewTable,
    PlayOnBody,
    RecordBody,
    Room,
    SitBody,
    StandBody,
    TableLine,
)
from cosmogony.server.players import Player, clean_name, new_secret
from cosmogony.server.positions import build_room, character_at, need_state
from cosmogony.server.refusals import UnknownTableError
from cosmogony.server.replay import Replay, Replays
from cosmogony.server.table import RefusalError, Table
from cosmogony.server.thoughts import check_level
from cosmogony.texts import message


class AnyTables(TalkedAbout, Protocol):
    """All tables, wherever they are kept."""

    @property
    def readings(self) -> AnyReadings:
        """Who reads editions and records from outside."""

    async def open_table(self, opened: Opened, more: list[AnyEntry], origin: str = "") -> LoadedTable:
        """Open a new table."""

    async def need_all(self, ids: Iterable[str]) -> list[LoadedTable]:
        """Return tables for a list."""


class Records(Protocol):
    """Where records from outside are kept."""

    async def record(self, id: str) -> tuple[str, str | None] | None:
        """Return a record and its edition."""

    async def add_record(self, id: str, record: str, edition: str | None) -> None:
        """Keep a record."""


class Caller:
    """Who asks for something; this one may have whatever they like."""

    def __init__(self, player: Player, origin: str = "") -> None:
        self.player = player
        self.origin = origin

    def room_for(self, tables: int, bots: int) -> AbstractAsyncContextManager[None]:
        """Hold room for tables and bots while they are written down."""
        return contextlib.nullcontext()

    def need_room_for_text(self, text: str) -> None:
        """Count a text that is kept for good."""

    def room(self, table: Table) -> Room:
        """Return a table as the caller sees it."""
        return build_room(table, self.player.id, time.time())


# Tables


async def open_table(data: NewTable, caller: Caller, tables: AnyTables) -> Room:
    """Open a table; whoever knows its id may join, so the link is the invitation."""
    opened, bots = opening(data, caller.player)
    loaded = await opened_for(caller, opened, bots, tables)
    return caller.room(loaded.table)


async def opened_for(caller: Caller, opened: Opened, bots: list[AnyEntry], tables: AnyTables) -> LoadedTable:
    """Open a table, if the caller may have one more."""
    caller.need_room_for_text(opened.edition or "")
    async with caller.room_for(1, len(bots)):
        return await tables.open_table(opened, bots, caller.origin)


async def open_lesson(game: str, lesson: str, caller: Caller, tables: AnyTables) -> Room:
    """Open a table at which the player takes a lesson; it begins at once."""
    wanted = Lesson.load(named_game(game), lesson)
    opened, rivals = learning.opening(wanted, caller.player.id, new_secret())
    name = learning.name_beside(wanted, caller.player.name)
    return await begin(opened, rivals, wanted.seat, caller, tables, name)


async def begin(
    opened: Opened, bots: list[AnyEntry], seat: int, caller: Caller, tables: AnyTables, name: str = ""
) -> Room:
    """Open a table and seat the player, under another name where one is given, so that the game begins."""
    player = caller.player
    table = (await opened_for(caller, opened, bots, tables)).table.id
    seated = await tables.do(table, lambda at: at.decide_sit(player.id, name or player.name, seat, new_secret()))
    return caller.room(seated.table)


def opening(data: NewTable, player: Player) -> tuple[Opened, list[AnyEntry]]:
    """Return the first entries of a new table's log."""
    opened = Opened(
        data.game,
        data.players,
        data.edition,
        data.options,
        data.clock,
        data.listed,
        data.rated,
        host=player.id,
        secret=new_secret(),
        hints=data.hints,
    )
    bots: list[AnyEntry] = [BotSat(bot.seat, check_level(bot.level)) for bot in data.bots]
    taken = [bot.seat for bot in data.bots]
    if len(set(taken)) != len(taken) or any(seat >= data.players for seat in taken):
        raise RefusalError(message("table-bot-seats"))
    return opened, bots


async def table_lines(ids: Iterable[str], reader: Player | None, tables: AnyTables) -> list[TableLine]:
    """Describe tables for a list; a damaged one is left out."""
    return [table_line(loaded.table, reader) for loaded in await tables.need_all(ids)]


def table_line(table: Table, reader: Player | None) -> TableLine:
    """Describe one table for a list."""
    own = table.seats_of(reader.id if reader else None)
    return TableLine(
        table=table.id,
        game=table.opened.game,
        players=table.opened.players,
        status=table.status,
        names=[chair.name for chair in table.chairs],
        characters=[character_at(table, seat, chair) for seat, chair in enumerate(table.chairs)],
        levels=[chair.level for chair in table.chairs],
        open_seats=sum(not chair.taken for chair in table.chairs),
        to_move=table.to_move,
        my_turn=table.to_move in own,
        place=table.place_of(own[0]) if len(own) == 1 else None,
        moved_at=table.moved_at,
        lesson=table.opened.lesson,
        learnt=table.learnt,
    )


async def sit(table: str, data: SitBody, caller: Caller, tables: AnyTables) -> Room:
    """Take a seat, adding to the seed; taking several seats is playing hot-seat."""
    player = caller.player
    name = clean_name(data.name) if data.name else player.name
    loaded = await tables.do(table, lambda at: at.decide_sit(player.id, name, data.seat, data.random))
    return caller.room(loaded.table)


async def stand(table: str, data: StandBody, caller: Caller, tables: AnyTables) -> Room:
    """Leave a seat before the game begins."""
    loaded = await tables.do(table, lambda at: at.decide_stand(caller.player.id, data.seat))
    return caller.room(loaded.table)


async def place_bot(table: str, data: BotBody, caller: Caller, tables: AnyTables) -> Room:
    """Put a bot on an open seat, or take it away: for the host, before the game begins."""
    level = check_level(data.level) if data.level is not None else None
    async with caller.room_for(0, int(level is not None)):
        loaded = await tables.do(table, lambda at: at.decide_bot(caller.player.id, data.seat, level))
    return caller.room(loaded.table)


async def rematch(table: str, caller: Caller, tables: AnyTables) -> Room:
    """Open a table like this one for the same people, or return the one that is already open."""
    before = (await tables.read(table)).table
    player = caller.player
    if before.rematch is None:
        before.decide_rematch(player.id, "")
        bots: list[AnyEntry] = [
            BotSat(seat, chair.level) for seat, chair in enumerate(before.chairs) if chair.level and not chair.resigned
        ]
        new = await opened_for(caller, again(before.opened, player), bots, tables)
        before = (await tables.do(table, lambda at: at.decide_rematch(player.id, new.table.id))).table
    return caller.room((await tables.read(before.rematch or "")).table)


def again(opened: Opened, host: Player) -> Opened:
    """Return the same agreement with a new host and a new secret."""
    return Opened(
        opened.game,
        opened.players,
        opened.edition,
        opened.options,
        opened.clock,
        opened.listed,
        opened.rated,
        host=host.id,
        secret=new_secret(),
        hints=opened.hints,
    )


# Records and replays


async def table_replay(table: str, tables: AnyTables, replays: Replays) -> Replay:
    """Return an ended game as a replay, or refuse a game that goes on."""
    replay = replays.get(table)
    if replay is None:
        found = (await tables.read(table)).table
        replay = replays.keep(Replay(table, found.record(), found.edition, need_state(found)))
    return replay


async def import_record(
    data: RecordBody, caller: Caller, records: Records, replays: Replays, readings: AnyReadings
) -> ImportedRecord:
    """Take in a record from anywhere, after checking it whole, and open it as a replay."""
    replay = await open_replay(data.text, data.edition, readings, caller.player.id)
    caller.need_room_for_text(data.text + (data.edition or ""))
    await records.add_record(replay.id, data.text, data.edition)
    return replays.keep(replay).summary()


async def find_replay(id: str, records: Records, replays: Replays, readings: AnyReadings) -> Replay:
    """Return an imported record as a replay, from memory or from where it is kept."""
    replay = replays.get(id)
    if replay is None:
        found = await records.record(id)
        if found is None:
            raise UnknownTableError(message("replay-unknown"))
        replay = replays.keep(await open_replay(*found, readings, id))
    return replay


async def record_text(id: str, records: Records) -> str:
    """Return an imported record as it came."""
    found = await records.record(id)
    if found is None:
        raise UnknownTableError(message("replay-unknown"))
    return found[0]


async def play_on(replay: Replay, data: PlayOnBody, caller: Caller, tables: AnyTables) -> Room:
    """Open a table that goes on from a moment of an ended game, against bots; it begins at once."""
    opened, bots, seat = branching.opening(replay, data, caller.player.id, new_secret())
    return await begin(opened, bots, seat, caller, tables)
