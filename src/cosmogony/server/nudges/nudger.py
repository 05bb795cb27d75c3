"""Looks again and again for people whose turn it is and who are not there, and has them told once.

Nothing waits for it and nothing is remembered here: what is due is read from the tables and the database, so that a
restart loses nothing, and nudges that fell into quiet hours are due when these end. Before anything is sent, one of all
processes claims the turn; just before each attempt the table is looked at again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import structlog

from cosmogony.games import named_game
from cosmogony.server import metrics
from cosmogony.server.loaded_table import LoadedTable
from cosmogony.server.messages import Language
from cosmogony.server.nudges.mail import Postman
from cosmogony.server.nudges.outcome import Outcome
from cosmogony.server.nudges.push import PushService
from cosmogony.server.nudges.wishes import SubscribedBrowser, Waiting, Wish, Wishes
from cosmogony.server.positions import seat_name
from cosmogony.server.refusals import RefusalError
from cosmogony.server.table import Table
from cosmogony.server.tables import Tables
from cosmogony.texts import render, say

log = structlog.get_logger("cosmogony.nudges")

LOOK = 10.0
"""Seconds between two looks."""
PAUSES = (0.0, 5.0, 30.0, 120.0)
"""Seconds to wait before each attempt."""
MOST_AT_ONCE = 100
"""People who are being told at the same time; others wait for the next look."""
LONGEST_KEPT = 86400
"""Seconds that a push service keeps a message for a browser that is switched off."""

Attempt = Callable[[], Awaitable[Outcome]]


class PushText(msgspec.Struct, frozen=True):
    """What a browser is told: the game, the table and who moved, in words, and nothing else."""

    title: str
    body: str
    stop: str
    """What the button is called that stops it."""
    table: str


class Nudger:
    """Tells people that it is their turn."""

    def __init__(
        self, tables: Tables, wishes: Wishes, push: PushService | None, postman: Postman | None, after: float
    ) -> None:
        self.tables = tables
        self.wishes = wishes
        self.push = push
        self.postman = postman
        self.after = after
        """Seconds that somebody must have been away, and had the turn, before they are told."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def look_forever(self) -> None:
        """Look again and again; a database that is away for a while changes nothing."""
        while True:
            await asyncio.sleep(min(LOOK, self.after))
            try:
                await self.look()
            except Exception:  # see above
                log.exception("looking for people to nudge failed")

    async def look(self) -> None:
        """Begin to tell everybody who is due."""
        if not self.tables.listening:  # we do not know whom other processes serve
            return
        for one in await self.wishes.waiting():
            if len(self._tasks) >= MOST_AT_ONCE or self.tables.closing:
                return
            for loaded in await self.tables.need_all([one.table]):
                if self._is_new(loaded, one) and await self._may_begin(loaded, one.player):
                    self._spawn(self._tell(one.table, one.player, loaded.table.turn_version))

    def _is_new(self, loaded: LoadedTable, one: Waiting) -> bool:
        """Say whether somebody should be told of the turn they have, and was not; no database is asked."""
        table = loaded.table
        told = table.turn_version <= one.turn or table.heard.get(one.player, 0.0) <= one.at
        return not (one.at and told) and self.is_due(loaded, one.player, time.time())

    def is_due(self, loaded: LoadedTable, player: str, now: float) -> bool:
        """Say whether it is somebody's turn in a game by the day, and they have been away for long enough."""
        table, away = loaded.table, loaded.crowd.away_since(player)
        if not table.by_the_day or table.person_to_move != player or away is None:
            return False
        return now - max(away, table.turn_since) >= self.after

    async def _may_begin(self, loaded: LoadedTable, player: str) -> bool:
        wish = await self.wishes.of(player)
        if wish is None or wish.is_quiet(time.time()):
            return False
        table = loaded.table
        return await self.wishes.claim(table.id, player, table.turn_version, table.heard.get(player, 0.0))

    async def _tell(self, table: str, player: str, turn: int) -> None:
        """Try every way to tell somebody, a few times, as long as it is still their turn and nobody told them."""
        left: dict[str, Attempt] | None = None
        for pause in PAUSES:
            await asyncio.sleep(pause)
            wish, now = await self.wishes.of(player), time.time()
            loaded = await self.tables.read(table)
            stale = loaded.table.turn_version != turn or not self.is_due(loaded, player, now)
            if stale or wish is None or wish.is_quiet(now):
                return
            left = await self._ways(wish, loaded.table) if left is None else left
            left = {name: way for name, way in left.items() if not await self._attempt(name, way, table)}
            if not left:
                return

    async def _ways(self, wish: Wish, table: Table) -> dict[str, Attempt]:
        """Return the ways in which somebody wants to be told, by names for the log that say nothing of them."""
        ways: dict[str, Attempt] = {}
        if self.push:
            for number, browser in enumerate(await self.wishes.browsers(wish.player)):
                ways[f"push {number}"] = self._to_browser(self.push, browser, wish, table)
        if self.postman and wish.confirmed:
            ways["mail"] = self._by_mail(self.postman, wish, table)
        return ways

    def _to_browser(self, push: PushService, browser: SubscribedBrowser, wish: Wish, table: Table) -> Attempt:
        text = msgspec.json.encode(push_text(table, wish.language))
        left = table.clock_left(table.to_move or 0, time.time()) or 0.0

        async def attempt() -> Outcome:
            outcome = await push.send(browser, text, int(min(max(left, 60), LONGEST_KEPT)), table.id)
            if outcome is Outcome.GONE:
                await self.wishes.remove_browser(browser.id)
            return outcome

        return attempt

    def _by_mail(self, postman: Postman, wish: Wish, table: Table) -> Attempt:
        def attempt() -> Awaitable[Outcome]:
            lang = wish.language
            return postman.nudge(wish, game_title(table, lang), last_move(table, lang), table.id)

        return attempt

    async def _attempt(self, name: str, way: Attempt, table: str) -> bool:
        """Try one way once; False when it is worth another attempt."""
        outcome = await way()
        kind = name.partition(" ")[0]
        metrics.NUDGES.labels(kind, outcome.value).inc()
        tell = log.info if outcome in (Outcome.SENT, Outcome.GONE) else log.warning
        tell("nudge", kind=kind, outcome=outcome.value, table=table)
        return outcome is not Outcome.FAILED

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault and not isinstance(fault, RefusalError):  # the table is gone or damaged, which others report
            log.error("a nudge failed", exc_info=fault)

    async def close(self) -> None:
        """Stop telling people; whoever was not told yet is not told of this turn any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.push:
            await self.push.close()


def push_text(table: Table, lang: Language) -> PushText:
    """Return what a browser is told."""
    return PushText(game_title(table, lang), last_move(table, lang), say("nudge-stop", lang), table.id)


def game_title(table: Table, lang: Language) -> str:
    """Return the name of the game that is played at a table."""
    return render(named_game(table.opened.game).title, lang)


def last_move(table: Table, lang: Language) -> str:
    """Say who moved last, and that it is the reader's turn; never what they did."""
    state = table.state
    seat = int(state.deciders[-1]) if state is not None and state.history else None
    if seat is None or table.chairs[seat].player == table.person_to_move:
        return say("nudge-yours", lang)
    return say("nudge-turn", lang, player=seat_name(table, table.chairs[seat], seat, lang))
