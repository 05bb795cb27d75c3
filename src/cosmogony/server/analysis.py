"""What there is to find out about ended games: what decisions cost, and how the chances went.

It is found part by part in the bots' processes, so that a bot at a table waits for one part at most, and kept in the
store.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from hashlib import sha256
from typing import Generic, Protocol, TypeVar

import msgspec

from cosmogony.bots.chances import LOOKS, by_seat
from cosmogony.bots.hints import SECOND_LOOK, Mistake
from cosmogony.core.story import turn_ends
from cosmogony.server.messages import Analysis, Curve, Reconsidered
from cosmogony.server.refusals import RefusalError, StrangerError, TooOftenError
from cosmogony.server.replay import Replay
from cosmogony.server.thoughts import Judged, Judging, Thinkers, Weighing, find_moments, judge_moments, weigh_decision
from cosmogony.texts import message

log = logging.getLogger("cosmogony.analysis")

F = TypeVar("F", Analysis, Curve)

WORST = 10
"""Mistakes that an analysis tells."""
ANALYST = "analysis"
"""All analyses together get the turns of one person."""
MOST_WAITING = 20
"""Analyses that may wait their turn."""
JUDGED = 8
"""Turns that are judged in one go: less than a tenth of a second."""


LONGEST_NAME = 32
"""Letters of a name under which something is kept."""


class AnalysisStore(Protocol):
    """Where analyses are kept."""

    async def analysis(self, id: str) -> str | None:
        """Return a game's analysis."""

    async def add_analysis(self, id: str, body: str) -> None:
        """Keep a game's analysis."""


class Patience(Protocol):
    """Says how often something may be asked for."""

    def need(self, name: str, per_second: float) -> None:
        """Count one asking, or refuse."""


class Findings(ABC, Generic[F]):
    """Something that is found out about ended games when somebody asks: one game at a time."""

    kind: type[F]

    def __init__(self, store: AnalysisStore, pool: Thinkers, rates: Patience, per_second: float) -> None:
        self.store = store
        self.pool = pool
        self.rates = rates
        self.per_second = per_second
        self._turn = asyncio.Lock()
        self._progress: dict[str, F] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @abstractmethod
    def nothing(self, replay: Replay) -> F:
        """Return what is known at first."""

    @abstractmethod
    def find(self, replay: Replay) -> AsyncIterator[F]:
        """Find it out: yield what is known after each part."""

    def name(self, id: str) -> str:
        """Return under which name it is kept."""
        return id

    async def ask(self, replay: Replay, player: str | None) -> F:
        """Return it as far as it is known; begin when nobody has asked before, for whoever has said who they are."""
        if replay.id not in self._progress:
            kept = await self.store.analysis(self.name(replay.id))
            if kept:
                return msgspec.json.decode(kept, type=self.kind)
        if replay.id not in self._progress:
            if player is None:
                raise StrangerError(message("door-who-are-you"))
            self.rates.need(f"hints {player}", self.per_second)
            self._begin(replay)
        return self._progress[replay.id]

    def _begin(self, replay: Replay) -> None:
        if len(self._tasks) >= MOST_WAITING:
            raise TooOftenError(message("door-slow-down"))
        self._progress[replay.id] = self.nothing(replay)
        task = self._tasks[replay.id] = asyncio.create_task(self._work(replay.id, self.find(replay)))
        task.add_done_callback(lambda _: self._done(replay.id))

    async def _work(self, id: str, parts: AsyncIterator[F]) -> None:
        async with self._turn:
            async for found in parts:
                self._progress[id] = found
            await self.store.add_analysis(self.name(id), msgspec.json.encode(self._progress[id]).decode())

    def _done(self, id: str) -> None:
        self._progress.pop(id, None)
        task = self._tasks.pop(id)
        if not task.cancelled() and (fault := task.exception()):
            log.error("an analysis failed", exc_info=fault)

    async def close(self) -> None:
        """Stop; what was not finished is begun again when somebody asks."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Analyses(Findings[Analysis]):
    """What decisions cost: weighed one by one."""

    kind = Analysis
    second_look = SECOND_LOOK

    def nothing(self, replay: Replay) -> Analysis:
        """Return what is known at first."""
        return Analysis(0, len(replay.final.history), [])

    async def find(self, replay: Replay) -> AsyncIterator[Analysis]:
        """Weigh all decisions."""
        total = len(replay.final.history)
        found: list[Mistake] = []
        for ply in range(total):
            mistake = await self.pool.run(weigh_decision, weighing(replay, ply), ANALYST)
            found += [mistake] if mistake else []
            found = sorted(found, key=lambda mistake: -mistake.lost)[:WORST]
            yield Analysis(ply + 1, total, found)

    async def ask(self, replay: Replay, player: str | None) -> Analysis:
        """Return it as far as it is known, and whether more can be asked for."""
        return msgspec.structs.replace(await super().ask(replay, player), deeper=self.pool.long.offered)

    async def reconsider(self, replay: Replay, ply: int, player: str) -> Reconsidered:
        """Think about one decision for long, and say what it cost."""
        if not 1 <= ply <= len(replay.final.history):
            raise RefusalError(message("replay-beyond"))
        name = kept_as(replay.id, str(ply))
        kept = await self.store.analysis(name)
        if kept:
            return msgspec.json.decode(kept, type=Reconsidered)
        asked = weighing(replay, ply - 1)
        thought = await self.pool.long.decide(asked.game, player)
        again = msgspec.structs.replace(asked, iterations=self.second_look, best=thought.action)
        found = Reconsidered(ply, await self.pool.run(weigh_decision, again, player))
        await self.store.add_analysis(name, msgspec.json.encode(found).decode())
        return found


class Curves(Findings[Curve]):
    """How the chances went: judged a few turns at a time."""

    kind = Curve
    looks = LOOKS

    def name(self, id: str) -> str:
        """Return under which name it is kept."""
        return kept_as(id, "curve")

    def nothing(self, replay: Replay) -> Curve:
        """Return what is known at first."""
        return Curve(0, len(turn_ends(replay.final)), [], [], [])

    async def find(self, replay: Replay) -> AsyncIterator[Curve]:
        """Judge all turns."""
        ends = turn_ends(replay.final)
        judged: list[list[float]] = []
        while len(judged) < len(ends):
            part = Judging(replay.transcript, ends[len(judged) : len(judged) + JUDGED], self.looks)
            judged += await self.pool.run(judge_moments, part, ANALYST)
            if len(judged) < len(ends):
                yield Curve(len(judged), len(ends), ends[: len(judged)], by_seat(judged), [])
        moments = await self.pool.run(find_moments, Judged(replay.transcript, judged), ANALYST)
        yield Curve(len(ends), len(ends), ends, by_seat(judged), moments)


def weighing(replay: Replay, ply: int) -> Weighing:
    """Describe one decision of an ended game."""
    return Weighing(replay.transcript.first(ply), replay.transcript.actions[ply])


def kept_as(id: str, what: str) -> str:
    """Return a name to keep more about a game under; it begins with that of a table, so that both go together."""
    name = f"{id}.{what}"
    return name if len(name) <= LONGEST_NAME else sha256(name.encode()).hexdigest()[:LONGEST_NAME]
