"""The tables that this process has in hand: one authority each, everything written before it is told.

A table in memory is a cache of its log. A request is decided on it and folded into a copy; when the store has committed
it, the copy takes the table's place, which is told to the watchers and acknowledged. When another process was faster,
the table catches up and the request is decided again on the fresh position.
"""

import asyncio
import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import Coroutine, Iterable, Iterator
from itertools import islice
from typing import Any, Protocol

import structlog

from cosmogony.server import metrics, ratings
from cosmogony.server.bot_pool import BotPool
from cosmogony.server.crowd import Crowd
from cosmogony.server.database import Append, Row
from cosmogony.server.editions import editions
from cosmogony.server.entries import AnyEntry, Opened, Sat, Taken, decode, encode
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.players import new_id
from cosmogony.server.presence import Neighbours
from cosmogony.server.reading import Readings
from cosmogony.server.refusals import UnknownTableError
from cosmogony.server.store import NewRow, Rating, Store
from cosmogony.server.table import Away, Decide, RefusalError, StaleError, Table, check_new_table, nobody
from cosmogony.server.thoughts import STAND_IN, turn_of
from cosmogony.texts import message

log = structlog.get_logger("cosmogony.tables")


class Queue(Protocol):
    """Where bots' turns go that other processes think about."""

    async def put(self, table: Table) -> None:
        """Ask for the turn of the bot that is to move."""

    async def longest_wait(self) -> float:
        """Return for how many seconds the oldest turn has waited."""


ATTEMPTS = 20
"""How often a request is decided again because another process was faster; each time somebody else got on."""
ROWS_AT_ONCE = 200
"""Rows of a log that are folded before others have their turn: some hundredths of a second."""
DAMAGED_SECONDS = 60.0
"""How long a table whose log could not be read is left alone before it is tried again."""
SWEEP_SECONDS = 2.0
"""How often the clocks are looked at."""
EVERYWHERE = 15
"""Every so many sweeps, look for tables that stand still through the fault of a process that died."""


class DamagedTableError(RefusalError):
    """The table's log cannot be read: nothing can be done at this one, and all others go on."""

    def __init__(self) -> None:
        super().__init__(message("table-damaged"))


class Tables:
    """All tables, as far as this process knows them."""

    def __init__(
        self, store: Store, bots: BotPool, capacity: int, queue: Queue | None = None, patience: float = math.inf
    ) -> None:
        self.store = store
        self.shared = store.postgres
        """Whether other processes may write to the same tables."""
        self.listening = not self.shared
        """Whether we hear of what other processes write; where there are none, nothing is missed."""
        self.bots = bots
        self.capacity = capacity
        self.queue = queue
        """Where bots' turns go instead of this process's pool."""
        self.readings = Readings()
        self.patience = patience
        """Seconds after which a table at which no game has begun is given up."""
        self._loaded: OrderedDict[str, LoadedTable] = OrderedDict()
        self._damaged: dict[str, float] = {}
        """Tables whose log could not be read, and when that was tried."""
        self._at_rest: dict[str, int] = {}
        """Running tables that wait for a person, and their versions then: nobody need look before that changes."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.neighbours = Neighbours(self.crowd, store.tell_presence) if self.shared else None
        self._note = self.neighbours.note if self.neighbours else None

    # Finding tables

    async def open_table(self, opened: Opened, more: list[AnyEntry], origin: str = "") -> LoadedTable:
        """Open a new table; its id is as hard to guess as a password, and is its invitation."""
        await self._read_edition(opened, who=opened.host)
        check_new_table(opened)
        table = Table(new_id())
        entries: list[AnyEntry] = [opened, *more]
        now = time.time()
        table.fold(entries, now)
        row = Row(1, now, encode(entries))
        listed, alone, bots = opened.listed, table.moves_alone, table.bots
        new = NewRow(table.id, opened.game, table.status, listed, alone, opened.host, origin, bots)
        await self.store.open_table(new, row)
        loaded = self._keep(LoadedTable(table, self._note))
        self._start_what_follows(loaded)
        log.info("table opened", table=table.id, game=opened.game, players=opened.players)
        return loaded

    async def find(self, id: str) -> LoadedTable | None:
        """Return a table, from memory or rebuilt from its log."""
        if known := self._in_memory(id):
            return known
        if self._known_to_be_damaged(id):
            raise DamagedTableError
        rows = await self.store.log(id)
        if id in self._loaded:  # somebody else was faster while we read
            return self._loaded[id]
        if not rows:
            return None
        table = Table(id)
        with self._reporting_damage(id, rows):
            with contextlib.suppress(RefusalError):  # it was accepted once: where it must, folding reads it itself
                await self._read_edition(*decode(rows[0].body)[:1], who=id)
            await fold_in_turns(table, rows)
        if id in self._loaded:
            return self._loaded[id]
        return self._keep(LoadedTable(table, self._note))

    def _in_memory(self, id: str) -> LoadedTable | None:
        """Return a table that is in memory, and note that it was asked for."""
        loaded = self._loaded.get(id)
        if loaded:
            self._loaded.move_to_end(id)
        return loaded

    async def _read_edition(self, *first: AnyEntry, who: str) -> None:
        """Have a table's own edition ready before it is folded: reading it here would keep everybody waiting."""
        for entry in first:
            if (
                isinstance(entry, Opened)
                and entry.edition is not None
                and not editions.known(entry.game, entry.edition)
            ):
                await self.readings.edition(entry.game, entry.edition, who, entry.options)

    def _known_to_be_damaged(self, id: str) -> bool:
        return id in self._damaged and time.monotonic() - self._damaged[id] < DAMAGED_SECONDS

    @contextlib.contextmanager
    def _reporting_damage(self, id: str, rows: list[Row]) -> Iterator[None]:
        """Report a log that cannot be read, and refuse what was asked for; no other table is touched by it."""
        try:
            yield
        except Exception as fault:  # a row can be damaged in any way
            known = self._known_to_be_damaged(id)  # somebody else may have asked for it at the same time
            if len(self._damaged) >= self.capacity:
                self._damaged.clear()
            self._damaged[id] = time.monotonic()
            if not known:
                log.error("a table is damaged", table=id, rows=f"{rows[0].version}-{rows[-1].version}", exc_info=fault)
            raise DamagedTableError from None

    async def need_all(self, ids: Iterable[str]) -> list[LoadedTable]:
        """Return tables for a list; those whose log is damaged or gone are left out."""
        found = []
        for id in ids:
            with contextlib.suppress(DamagedTableError, UnknownTableError):
                found.append(await self.need(id))
        return found

    async def need(self, id: str) -> LoadedTable:
        """Return a table, or refuse."""
        loaded = await self.find(id)
        if loaded is None:
            raise UnknownTableError(message("table-unknown"))
        return loaded

    async def read(self, id: str) -> LoadedTable:
        """Return a table as it stands in the store, even if no notification of it has come through yet."""
        loaded = await self.need(id)
        if self.shared:
            async with loaded.lock:
                await self._catch_up(loaded)
        return loaded

    def away(self, loaded: LoadedTable) -> Away:
        """Return who counts as away from a table; nobody, while we do not hear whom other processes serve."""
        return loaded.crowd.is_away if self.listening else nobody

    def crowd(self, id: str) -> Crowd | None:
        """Return those who follow a table that is in memory here."""
        loaded = self._loaded.get(id)
        return loaded.crowd if loaded else None

    def _keep(self, loaded: LoadedTable) -> LoadedTable:
        self._loaded[loaded.table.id] = loaded
        self._forget(loaded)
        metrics.TABLES.set(len(self._loaded))
        return loaded

    def _forget(self, newest: LoadedTable) -> None:
        """Drop tables that were longest not asked for and that nobody watches, while there are too many.

        Their logs have it all. After a crowd that watched has gone, they may be more than one.
        """
        unwatched = (
            id
            for id, loaded in self._loaded.items()
            if not loaded.crowd.watchers and not loaded.lock.locked() and loaded is not newest
        )
        for id in list(islice(unwatched, max(0, len(self._loaded) - self.capacity))):
            del self._loaded[id]

    # Doing things at tables

    async def do(self, id: str, decide: Decide) -> LoadedTable:
        """Decide, write, fold, tell: in this order, one at a time for each table."""
        loaded = self._in_memory(id) or await self.need(id)
        async with loaded.lock:
            for _ in range(ATTEMPTS):
                try:
                    entries = decide(loaded.table)
                except (RefusalError, StaleError):
                    if self.shared and await self._catch_up(loaded):
                        continue  # it was refused on an old position
                    raise
                if not entries or await self._append(loaded, entries):
                    break
                await self._catch_up(loaded)
            else:
                raise RefusalError(message("table-busy"))
        self._start_what_follows(loaded)
        return loaded

    async def _append(self, loaded: LoadedTable, entries: list[AnyEntry]) -> bool:
        table, now = loaded.table, time.time()
        later = table.after(entries, now)
        changed = later.status != table.status or later.chairs is not table.chairs
        wanted = Append(
            table.id,
            Row(later.version, now, encode(entries)),
            status=later.status if changed else None,
            moves_alone=later.moves_alone if changed else None,
            bots=later.bots if changed else None,
            sitters=tuple(entry.player for entry in entries if isinstance(entry, Sat | Taken)),
        )
        won = await self._commit(loaded, wanted)
        if won:
            loaded.move_on(later)
            metrics.ENTRIES.inc(len(entries))
        return won

    async def _commit(self, loaded: LoadedTable, wanted: Append) -> bool:
        def unheard(won: bool) -> None:  # whoever asked has gone; what they did counts, and the others must see it
            if won:
                self._spawn(self._take_in(loaded))

        began = time.perf_counter()
        try:
            return await self.store.append(wanted, unheard)
        finally:
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)

    async def _take_in(self, loaded: LoadedTable) -> None:
        async with loaded.lock:
            await self._catch_up(loaded)
        self._start_what_follows(loaded)

    async def catch_up(self, id: str, version: int) -> None:
        """Take in what another process has written, if the table is in memory here and behind."""
        loaded = self._loaded.get(id)
        if loaded is None or loaded.table.version >= version:
            return
        async with loaded.lock:
            await self._catch_up(loaded)

    async def reload(self, id: str) -> None:
        """Read a table in memory here from the beginning: the operator closed it, or changed what it tells."""
        loaded = self._loaded.get(id)
        if loaded is None:
            return
        async with loaded.lock:
            rows = await self.store.log(id)
            table = Table(id)
            with contextlib.suppress(DamagedTableError), self._reporting_damage(id, rows):
                await fold_in_turns(table, rows)
                loaded.move_on(table)
            if not rows:
                del self._loaded[id]
                return
        self._start_what_follows(loaded)

    async def catch_up_all(self) -> None:
        """Take in everything that may have been missed while no notifications came through."""
        for id, version in (await self.store.versions(list(self._loaded))).items():
            with contextlib.suppress(DamagedTableError):
                await self.catch_up(id, version)

    async def _catch_up(self, loaded: LoadedTable) -> bool:
        table = loaded.table
        rows = await self.store.log(table.id, table.version)
        if rows:
            with self._reporting_damage(table.id, rows):
                for row in rows:
                    table = table.after(next_entries(table, row), row.at)
            loaded.move_on(table)
        return bool(rows)

    # What moves by itself: bots, clocks, ratings

    def _start_what_follows(self, loaded: LoadedTable) -> None:
        """See to it that whatever must happen next without a person happens."""
        table = loaded.table
        if self.closing or loaded.handled == table.version:
            return
        loaded.handled = table.version
        if table.ending:
            self._spawn(self._count_result(table))
        elif table.lesson_plays is not None:
            self._spawn(self.lesson_turn(table.id, table.seq))
        elif table.bot_to_move:
            self._spawn(self.queue.put(table) if self.queue else self.bot_turn(table.id))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()):
            log.error("work at a table failed", exc_info=fault)

    async def bot_turn(self, id: str) -> None:
        """Let a bot decide, if it is a bot's turn; too late is no harm."""
        table = (await self.need(id)).table
        seat, seq = table.to_move, table.seq
        if seat is None or table.bot_to_move is None:
            return
        with metrics.BOT_SECONDS.time():
            action = await self.bots.think(turn_of(table), table.opened.host)
        with contextlib.suppress(StaleError, RefusalError):
            await self.do(id, lambda table: table.decide_bot_act(seat, seq, action))

    async def lesson_turn(self, id: str, seq: int) -> None:
        """Let a lesson play its next action; too late is no harm."""
        with contextlib.suppress(StaleError, RefusalError):
            await self.do(id, lambda table: table.decide_lesson_act(seq))

    async def longest_wait(self) -> float:
        """Return for how many seconds the oldest turn of a bot has waited."""
        return await self.queue.longest_wait() if self.queue else self.bots.longest_wait()

    async def _count_result(self, table: Table) -> None:
        state = table.state
        entrants = table.entrants() if table.rated() and state is not None else []
        gave_up = [chair.resigned is not None and not chair.kept for chair in table.chairs]
        held = [entrant in table.askers for entrant in entrants]
        scores = state.scores() if state is not None else []
        winners = state.winners() if state is not None else []

        def change(before: list[Rating | None]) -> list[Rating]:
            return ratings.after_game(before, ratings.places(scores, winners, gave_up), held)

        if await self.store.rate(table.id, table.opened.game, change, entrants):
            log.info("game over", table=table.id, game=table.opened.game, ending=table.ending, rated=bool(entrants))

    async def sweep_forever(self) -> None:
        """Go on with what another process, or an earlier life of this one, left; watch the clocks."""
        rounds = 0
        while True:
            try:
                if rounds % EVERYWHERE == 0:
                    await self._sweep_store(idle=0.0 if rounds == 0 else EVERYWHERE * SWEEP_SECONDS)
                await self._sweep_clocks()
            except Exception:  # the next round tries again: the database may be away for a while
                log.exception("sweeping failed")
            rounds += 1
            await asyncio.sleep(SWEEP_SECONDS)

    async def _sweep_store(self, idle: float) -> None:
        running = await self.store.moving_alone()
        self._at_rest = {id: version for id, version in self._at_rest.items() if running.get(id) == version}
        for id in [*(running.keys() - self._at_rest.keys()), *await self.store.unrated()]:
            for loaded in await self.need_all([id]):  # one at a time: there may be more of them than there is room for
                if loaded.table.waits_for_a_person:
                    self._at_rest[id] = loaded.table.version
                elif time.time() - loaded.table.moved_at >= idle:
                    loaded.handled = 0
                    self._start_what_follows(loaded)
        for id in await self.store.waiting(time.time() - self.patience):
            await self._sweep_table(id, lambda table: table.decide_expire(time.time(), self.patience))

    async def _sweep_clocks(self) -> None:
        for loaded in list(self._loaded.values()):
            await self._sweep_loaded(loaded)

    async def _sweep_loaded(self, loaded: LoadedTable) -> None:
        """See whether time has run out at a table, or nobody who is there has to answer any more."""

        def flag(table: Table) -> list[AnyEntry]:
            return table.decide_flag(time.time(), STAND_IN)

        def settle(table: Table) -> list[AnyEntry]:
            return table.decide_settle(self.away(loaded))

        for decide in (flag, settle):
            if decide(loaded.table):
                await self._sweep_table(loaded.table.id, decide)

    async def _sweep_table(self, id: str, decide: Decide) -> None:
        """Do something at a table by itself; what goes wrong there keeps no other table waiting."""
        try:
            await self.do(id, decide)
        except (RefusalError, StaleError):
            pass
        except Exception:
            log.exception("sweeping a table failed", table=id)

    async def close(self) -> None:
        """Stop what moves by itself; nothing acknowledged is lost, the rest is begun again after the next start."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()
        self.readings.close()


async def fold_in_turns(table: Table, rows: list[Row]) -> None:
    """Fold a log into a table that nobody has in hand yet; a log that people filled with talk keeps nobody waiting."""
    for number, row in enumerate(rows, 1):
        table.fold(next_entries(table, row), row.at)
        if number % ROWS_AT_ONCE == 0:
            await asyncio.sleep(0)


def next_entries(table: Table, row: Row) -> list[AnyEntry]:
    """Return the entries of the row that comes next in a table's log; one that is missing makes the rest worthless."""
    if row.version != table.version + 1:
        raise LookupError(f"row {table.version + 1} is missing")
    return decode(row.body)
