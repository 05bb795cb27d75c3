"""Bots think in processes of their own, never in the event loop: at the table, for hints and for analyses.

What travels is a transcript of the game. The process plays it again, deals the bot a world of its own that
holds nothing its seat cannot know, and returns what the bot found. A process that dies costs only the time to think
again.

There are two lanes with processes of their own: what takes a moment never waits for what takes a second. In each lane
turns go round over the people for whose tables bots think, however many tables one of them has.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from cosmogony.server.guard import Rates
from cosmogony.server.lanes import Lane
from cosmogony.server.long_thoughts import LongThoughts
from cosmogony.server.processes import end_with_parent
from cosmogony.server.thoughts import QUICK, BotTurn, think

ATTEMPTS = 3
"""How often a thought is thought again when its process dies."""
HOUR = 3600.0
IN_A_ROW = HOUR / 2
"""Seconds whose worth of long thoughts somebody may have in a row."""

G = TypeVar("G")
R = TypeVar("R")


class Crew:
    """Some processes, and the lane that leads to them."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lane = Lane(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[G], R], given: G, owner: str) -> R:
        """Do some work when it is its owner's turn; a process that dies is replaced and the work begun again."""
        async with self.lane.turn(owner):
            for attempt in range(ATTEMPTS):
                pool = self._executor()
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, work, given)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                    if attempt == ATTEMPTS - 1:
                        raise
        raise AssertionError

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, initializer=end_with_parent)
        return self._pool

    def close(self) -> None:
        """Let the processes go; thoughts under way are thought again by whoever opens the tables next."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class BotPool:
    """A few processes that think for all tables of this server, and one for what takes only a moment."""

    def __init__(self, processes: int, long_thoughts_per_hour: float = 0.0) -> None:
        self.slow = Crew(processes)
        self.quick = Crew(1)
        self._rates, self._per_second = Rates(), long_thoughts_per_hour / HOUR
        self.long = LongThoughts(self, processes, self._wait if long_thoughts_per_hour else None)

    async def think(self, turn: BotTurn, owner: str = "") -> int:
        """Return a bot's action; the owner is whoever opened the table."""
        crew = self.quick if turn.level in QUICK else self.slow
        return await crew.run(think, turn, owner)

    async def run(self, work: Callable[[G], R], given: G, owner: str = "") -> R:
        """Do something that takes a while."""
        return await self.slow.run(work, given, owner)

    def _wait(self, player: str) -> float:
        """Count one long thought of a player, or return after how many seconds they may have one."""
        if self._rates.allow(player, self._per_second, burst=IN_A_ROW):
            return 0.0
        return self._rates.seconds_until(player, self._per_second, 1.0, IN_A_ROW)

    def longest_wait(self) -> float:
        """Return for how many seconds the oldest turn has waited."""
        return max(self.slow.lane.longest_wait(), self.quick.lane.longest_wait())

    def close(self) -> None:
        """Let all processes go."""
        self.slow.close()
        self.quick.close()
