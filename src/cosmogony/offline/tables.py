"""The tables of one browser: the same decisions as at a server, written to a shelf at home."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine, Iterable, Mapping
from typing import Any

import msgspec

from cosmogony.core.edition import Edition
from cosmogony.offline.shelf import Shelf
from cosmogony.server.checking import CheckedRecord, read_edition, read_record
from cosmogony.server.desk import table_line
from cosmogony.server.editions import editions
from cosmogony.server.entries import AnyEntry, Opened, decode, encode
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.players import Player, new_id
from cosmogony.server.refusals import UnknownTableError
from cosmogony.server.table import Away, Decide, RefusalError, StaleError, Table, check_new_table, nobody
from cosmogony.server.thoughts import STAND_IN, Thinkers, turn_of
from cosmogony.texts import message

ATTEMPTS = 5
"""How often a request is decided again because another window was faster."""
SWEEP_SECONDS = 2.0
"""How often the clocks are looked at."""


class HomeReadings:
    """Reads what somebody opens from their own disk: it can harm nobody else."""

    async def edition(self, game: str, text: str, who: str, options: Mapping[str, str] | None = None) -> Edition:
        """Read an edition and check it whole."""
        return editions.keep(game, text, read_edition(game, text, options or {}))

    async def record(self, text: str, edition: str | None, who: str) -> CheckedRecord:
        """Read a record and check it whole."""
        return read_record(text, edition)


class HomeTables:
    """All tables of this browser that were looked at."""

    def __init__(self, shelf: Shelf, bots: Thinkers) -> None:
        self.shelf = shelf
        self.bots = bots
        self.readings = HomeReadings()
        self.player: Player | None = None
        """Who plays here: lists are written for them."""
        self._loaded: dict[str, LoadedTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # Finding tables

    async def open_table(self, opened: Opened, more: list[AnyEntry], origin: str = "") -> LoadedTable:
        """Open a new table."""
        if opened.edition is not None:
            await self.readings.edition(opened.game, opened.edition, opened.host, opened.options)
        check_new_table(opened)
        entries: list[AnyEntry] = [opened, *more]
        loaded = LoadedTable(Table(new_id()))
        now = time.time()
        loaded.table.fold(entries, now)
        await self._write(loaded.table, entries, now)
        self._loaded[loaded.table.id] = loaded
        self._start_what_follows(loaded)
        return loaded

    async def need(self, id: str) -> LoadedTable:
        """Return a table, from memory or rebuilt from its log."""
        if id not in self._loaded:
            rows = await self.shelf.rows(id)
            if not rows:
                raise UnknownTableError(message("table-unknown"))
            loaded = self._loaded.setdefault(id, LoadedTable(folded(id, rows)))
            self._start_what_follows(loaded)
        return self._loaded[id]

    async def read(self, id: str) -> LoadedTable:
        """Return a table as it stands."""
        return await self.need(id)

    async def need_all(self, ids: Iterable[str]) -> list[LoadedTable]:
        """Return tables for a list."""
        return [await self.need(id) for id in ids]

    def away(self, loaded: LoadedTable) -> Away:
        """Return who counts as away: at home everybody is here."""
        return nobody

    # Doing things at tables

    async def do(self, id: str, decide: Decide) -> LoadedTable:
        """Decide, write, fold, tell: in this order, one at a time for each table."""
        loaded = await self.need(id)
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                entries = decide(loaded.table)
                if not entries or await self._append(loaded, entries):
                    break
                loaded.move_on(folded(id, await self.shelf.rows(id)))
            else:
                raise RefusalError(message("table-busy"))
        self._start_what_follows(loaded)
        return loaded

    async def _append(self, loaded: LoadedTable, entries: list[AnyEntry]) -> bool:
        now = time.time()
        later = loaded.table.after(entries, now)
        won = await self._write(later, entries, now)
        if won:
            loaded.move_on(later)
        return won

    async def _write(self, table: Table, entries: list[AnyEntry], now: float) -> bool:
        line = msgspec.json.encode(table_line(table, self.player)).decode()
        return await self.shelf.append(table.id, table.version, now, encode(entries), line)

    # What moves by itself

    def _start_what_follows(self, loaded: LoadedTable) -> None:
        """See to it that whatever must happen next without a person happens."""
        table = loaded.table
        if loaded.handled == table.version:
            return
        loaded.handled = table.version
        if table.lesson_plays is not None:
            self.spawn(self._lesson_turn(table.id, table.seq))
        elif table.bot_to_move:
            self.spawn(self._bot_turn(table))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside whatever is asked for."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _bot_turn(self, table: Table) -> None:
        """Let a bot decide; too late is no harm."""
        seat, seq = table.to_move or 0, table.seq
        action = await self.bots.think(turn_of(table), table.opened.host)
        with contextlib.suppress(StaleError, RefusalError):
            await self.do(table.id, lambda table: table.decide_bot_act(seat, seq, action))

    async def _lesson_turn(self, id: str, seq: int) -> None:
        """Let a lesson play its next action; too late is no harm."""
        with contextlib.suppress(StaleError, RefusalError):
            await self.do(id, lambda table: table.decide_lesson_act(seq))

    async def sweep_forever(self) -> None:
        """Watch the clocks."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for loaded in list(self._loaded.values()):
                if loaded.table.decide_flag(time.time(), STAND_IN):
                    await self.do(loaded.table.id, lambda table: table.decide_flag(time.time(), STAND_IN))


def folded(id: str, rows: Iterable[tuple[float, str]]) -> Table:
    """Return a table as its log tells it."""
    table = Table(id)
    for at, row in rows:
        table.fold(decode(row), at)
    return table
