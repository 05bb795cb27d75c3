"""The tables that this process has in hand: one authority each, everything written before it is told.

A table in memory is a cache of its log. A wish is decided on it, appended to the store and committed; only then is
it folded in, told to the watchers and acknowledged. When another process was faster, the table catches up and the
wish is decided again on the fresh position.
"""

import asyncio
import base64
import contextlib
import math
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from cosmogony.server import metrics, ratings
from cosmogony.server.bot_pool import STAND_IN, BotPool, job_for
from cosmogony.server.database import Append, Row
from cosmogony.server.entries import AnyEntry, Opened, Replaced, Sat, Taken, decode, encode
from cosmogony.server.eyes import Eyes
from cosmogony.server.presence import Crowd, Neighbours
from cosmogony.server.store import Rating, Store
from cosmogony.server.table import RefusalError, StaleError, Table, check_new_table
from cosmogony.texts import message

log = structlog.get_logger("cosmogony.hall")

Queue = Callable[[str], Coroutine[Any, Any, None]]
Decision = Callable[[Table], list[AnyEntry]]
ATTEMPTS = 20
"""How often a wish is decided again because another process was faster; each time somebody else got on."""
SWEEP_SECONDS = 2.0
"""How often the clocks are looked at."""
EVERYWHERE = 15
"""Every so many sweeps, look for tables that stand still through the fault of a process that died."""


class UnknownTableError(RefusalError):
    """There is no such table, or the link was copied wrongly."""


class Live:
    """A table in memory, with its lock and those who follow it."""

    def __init__(self, table: Table, note: Callable[[str], None] | None = None) -> None:
        self.table = table
        self.eyes = Eyes(table)
        self.lock = asyncio.Lock()
        self.crowd = Crowd(table, note)
        self.stirred = 0
        """The ply at which bots and ratings were last seen to."""


class Hall:
    """All tables, as far as this process knows them."""

    def __init__(
        self, store: Store, bots: BotPool, capacity: int, queue: Queue | None = None, patience: float = math.inf
    ) -> None:
        self.store = store
        self.shared = store.postgres
        """Whether other processes may write to the same tables."""
        self.bots = bots
        self.capacity = capacity
        self.queue = queue
        """Where bots' turns go instead of this process's pool."""
        self.patience = patience
        """Seconds after which a table at which no game has begun is given up."""
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        self.neighbours = Neighbours(self.crowd, store.tell_presence) if self.shared else None
        self._note = self.neighbours.note if self.neighbours else None

    # Finding tables

    async def open_table(self, opened: Opened, more: list[AnyEntry]) -> Live:
        """Open a new table; its id is as hard to guess as a password, and is its invitation."""
        check_new_table(opened)
        table = Table(new_id())
        entries: list[AnyEntry] = [opened, *more]
        now = time.time()
        table.fold(entries, now)
        stirs = table.stirs_after([])
        await self.store.open_table(
            table.id, opened.game, table.status, opened.listed, stirs, Row(1, now, encode(entries))
        )
        live = self._keep(Live(table, self._note))
        self._stir(live)
        log.info("table opened", table=table.id, game=opened.game, players=opened.players)
        return live

    async def find(self, id: str) -> Live | None:
        """Return a table, from memory or rebuilt from its log."""
        if id in self._live:
            self._live.move_to_end(id)
            return self._live[id]
        rows = await self.store.log(id)
        if id in self._live:  # somebody else was faster while we read
            return self._live[id]
        if not rows:
            return None
        table = Table(id)
        fold_rows(table, rows)
        return self._keep(Live(table, self._note))

    async def need(self, id: str) -> Live:
        """Return a table, or refuse."""
        live = await self.find(id)
        if live is None:
            raise UnknownTableError(message("table-unknown"))
        return live

    async def read(self, id: str) -> Live:
        """Return a table as it stands in the store, even if the news of it has not come through yet."""
        live = await self.need(id)
        if self.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    def crowd(self, id: str) -> Crowd | None:
        """Return those who follow a table that is in memory here."""
        live = self._live.get(id)
        return live.crowd if live else None

    def _keep(self, live: Live) -> Live:
        self._live[live.table.id] = live
        if len(self._live) > self.capacity:
            self._forget(live)
        metrics.TABLES.set(len(self._live))
        return live

    def _forget(self, newest: Live) -> None:
        """Drop the table that was longest not asked for and that nobody watches: its log has it all."""
        for id, live in self._live.items():
            if not live.crowd.watchers and not live.lock.locked() and live is not newest:
                del self._live[id]
                return

    # Doing things at tables

    async def do(self, id: str, decide: Decision) -> Live:
        """Decide, write, fold, tell: in this order, one at a time for each table."""
        live = await self.need(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                try:
                    entries = decide(live.table)
                except (RefusalError, StaleError):
                    if self.shared and await self._catch_up(live):
                        continue  # it was refused on an old position
                    raise
                if not entries or await self._append(live, entries):
                    break
                await self._catch_up(live)
            else:
                raise RefusalError(message("table-busy"))
        self._stir(live)
        return live

    async def _append(self, live: Live, entries: list[AnyEntry]) -> bool:
        table = live.table
        row = Row(table.ply + 1, time.time(), encode(entries))
        status = table.status_after(entries)
        changed = status != table.status or any(isinstance(entry, Replaced | Taken) for entry in entries)
        wanted = Append(
            table.id,
            row,
            status=status if changed else None,
            stirs=table.stirs_after(entries) if changed else None,
            sitters=tuple(entry.player for entry in entries if isinstance(entry, Sat | Taken)),
        )
        won = await self._commit(live, wanted)
        if won:
            table.fold(entries, row.at)
            metrics.ENTRIES.inc(len(entries))
            live.crowd.tell()
        return won

    async def _commit(self, live: Live, wanted: Append) -> bool:
        began = time.perf_counter()
        writing = self.store.append(wanted)
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:  # whoever asked has gone; what they did counts, and the others must see it
            self._spawn(self._take_in(live, writing))
            raise
        finally:
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)

    async def _take_in(self, live: Live, writing: asyncio.Future[bool]) -> None:
        if await writing:
            async with live.lock:
                await self._catch_up(live)
            self._stir(live)

    async def catch_up(self, id: str, ply: int) -> None:
        """Take in what another process has written, if the table is in memory here and behind."""
        live = self._live.get(id)
        if live is None or live.table.ply >= ply:
            return
        async with live.lock:
            await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Take in everything that may have been missed while the news did not come through."""
        for live in list(self._live.values()):
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        rows = await self.store.log(live.table.id, live.table.ply)
        if rows:
            fold_rows(live.table, rows)
            live.crowd.tell()
        return bool(rows)

    # What moves by itself: bots, clocks, ratings

    def _stir(self, live: Live) -> None:
        """See to it that whatever must happen next without a person happens."""
        table = live.table
        if self.closing or live.stirred == table.ply:
            return
        live.stirred = table.ply
        if table.ending:
            self._spawn(self._count_result(table))
        elif table.bot_to_move:
            self._spawn(self.queue(table.id) if self.queue else self.bot_turn(table.id))

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
            action = await self.bots.think(job_for(table))
        with contextlib.suppress(StaleError, RefusalError):
            await self.do(id, lambda table: table.decide_bot_act(seat, seq, action))

    async def _count_result(self, table: Table) -> None:
        state = table.state
        entrants = table.entrants() if table.rated() and state is not None else []
        gave_up = [chair.resigned is not None for chair in table.chairs]
        scores = state.scores() if state is not None else []
        winners = state.winners() if state is not None else []

        def change(before: list[Rating | None]) -> list[Rating]:
            return ratings.after_game(before, ratings.places(scores, winners, gave_up))

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
        for id in [*await self.store.stirring(), *await self.store.unrated()]:
            live = await self.need(id)
            if time.time() - live.table.moved_at >= idle:
                live.stirred = 0
                self._stir(live)
        for id in await self.store.waiting(time.time() - self.patience):
            await self.do(id, lambda table: table.decide_expire(time.time(), self.patience))

    async def _sweep_clocks(self) -> None:
        now = time.time()
        for live in list(self._live.values()):
            if live.table.decide_flag(now, STAND_IN):
                await self.do(live.table.id, lambda table: table.decide_flag(time.time(), STAND_IN))

    async def close(self) -> None:
        """Stop what moves by itself; nothing acknowledged is lost, the rest is begun again after the next start."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()


def new_id() -> str:
    """Return 80 random bits as 16 letters and digits that are easy to read."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def new_secret() -> str:
    """Return the server's share in a seed: 256 random bits."""
    return secrets.token_hex(32)


def fold_rows(table: Table, rows: list[Row]) -> None:
    """Fold rows of the log in their order."""
    for row in rows:
        if row.ply == table.ply + 1:
            table.fold(decode(row.body), row.at)
