"""Universe: the learned player with ten seconds and all processes of the server, for a hint or for an analysis.

A long thought is many short ones. Each waits for its turn in the lane like everybody else's, so that a bot at a table
waits for one of them at most, and what they found is added up. One long thought is under way at a time, and everybody
has so many in an hour; who has to wait is told why and how long.
"""

import asyncio
import time
from collections.abc import Callable
from math import ceil

from cosmogony.bots.base import Decision, merge
from cosmogony.bots.levels import LONGEST_THOUGHT
from cosmogony.core.transcript import Transcript
from cosmogony.server.refusals import RefusalError, TooOftenError
from cosmogony.server.thoughts import PART_SECONDS, Pondering, Thinkers, ponder_position
from cosmogony.texts import message

PARTS = round(LONGEST_THOUGHT / PART_SECONDS)
"""Short thoughts of each process."""
PATIENCE = 2 * LONGEST_THOUGHT
"""Seconds on the clock after which nothing more is begun, however busy the server is."""


class LongThoughts:
    """One long thought at a time."""

    def __init__(self, pool: Thinkers, at_once: int, wait: Callable[[str], float] | None) -> None:
        self.pool = pool
        self.at_once = at_once
        self._wait = wait
        """Counts one for a player and returns 0, or the seconds until they may have one; None: there are none."""
        self._began: float | None = None

    @property
    def offered(self) -> bool:
        """Whether anybody may ask."""
        return self._wait is not None

    async def decide(self, game: Transcript, player: str) -> Decision:
        """Think about a position for long, from what the player to move knows."""
        self._need_room(player)
        self._began = time.monotonic()
        try:
            found = await asyncio.gather(*(self._think(game, player, number) for number in range(self.at_once)))
        finally:
            self._began = None
        return merge([decision for decisions in found for decision in decisions])

    def _need_room(self, player: str) -> None:
        if self._wait is None:
            raise RefusalError(message("universe-none"))
        if self._began is not None:
            left = self._began + LONGEST_THOUGHT - time.monotonic()
            raise TooOftenError(message("universe-busy", seconds=max(1, ceil(left))))
        seconds = self._wait(player)
        if seconds > 0:
            raise TooOftenError(message("universe-often", minutes=max(1, ceil(seconds / 60))))

    async def _think(self, game: Transcript, player: str, number: int) -> list[Decision]:
        """Think in short thoughts, one after the other."""
        found: list[Decision] = []
        ends = time.monotonic() + PATIENCE
        while len(found) < PARTS and (not found or time.monotonic() < ends):
            part = Pondering(game, number * PARTS + len(found) + 1)
            found.append(await self.pool.run(ponder_position, part, player))
        return found
