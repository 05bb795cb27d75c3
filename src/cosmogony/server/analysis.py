"""What the decisions of an ended game cost: weighed one by one in the bots' processes, kept in the store.

Decisions are weighed one at a time, so that a bot at a table waits for one of them at most.
"""

import asyncio
import logging
from typing import Protocol

import msgspec

from cosmogony.bots.hints import Mistake
from cosmogony.server.messages import Analysis
from cosmogony.server.refusals import TooOftenError
from cosmogony.server.replay import Replay
from cosmogony.server.thoughts import Thinkers, Weighing, weigh_decision
from cosmogony.texts import message

log = logging.getLogger("cosmogony.analysis")

WORST = 10
"""Mistakes that an analysis tells."""
ANALYST = "analysis"
"""All analyses together get the turns of one person."""
MOST_WAITING = 20
"""Analyses that may wait their turn."""

_decode = msgspec.json.Decoder(Analysis).decode


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


class Analyses:
    """The analyses that somebody asked for: one under way at a time."""

    def __init__(self, store: AnalysisStore, pool: Thinkers, rates: Patience, per_second: float) -> None:
        self.store = store
        self.pool = pool
        self.rates = rates
        self.per_second = per_second
        self._turn = asyncio.Lock()
        self._progress: dict[str, Analysis] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, replay: Replay, player: str) -> Analysis:
        """Return a game's analysis, as far as it is; begin it when nobody has asked before."""
        if replay.id not in self._progress:
            kept = await self.store.analysis(replay.id)
            if kept:
                return _decode(kept)
        if replay.id not in self._progress:
            self.rates.need(f"hints {player}", self.per_second)
            self._begin(replay)
        return self._progress[replay.id]

    def _begin(self, replay: Replay) -> None:
        if len(self._tasks) >= MOST_WAITING:
            raise TooOftenError(message("door-slow-down"))
        self._progress[replay.id] = Analysis(0, len(replay.final.history), [])
        task = self._tasks[replay.id] = asyncio.create_task(self._analyse(replay))
        task.add_done_callback(lambda _: self._done(replay.id))

    async def _analyse(self, replay: Replay) -> None:
        found: list[Mistake] = []
        async with self._turn:
            for ply in range(len(replay.final.history)):
                mistake = await self.pool.run(weigh_decision, weighing(replay, ply), ANALYST)
                found += [mistake] if mistake else []
                found = sorted(found, key=lambda mistake: -mistake.lost)[:WORST]
                self._progress[replay.id] = msgspec.structs.replace(
                    self._progress[replay.id], done=ply + 1, mistakes=found
                )
            await self.store.add_analysis(replay.id, msgspec.json.encode(self._progress[replay.id]).decode())

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


def weighing(replay: Replay, ply: int) -> Weighing:
    """Describe one decision of an ended game."""
    return Weighing(replay.transcript.first(ply), replay.transcript.actions[ply])
