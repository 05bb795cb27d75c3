"""Who is next: turns in one lane go round over the people who wait, however much each of them asks for."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator


class Lane:
    """Some turns at once; whoever waits gets one after everybody else who waits has had one."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[tuple[asyncio.Future[None], float]]] = {}
        """By owner, the next one first: the turns asked for, and since when."""

    @contextlib.asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._enter(owner)
        try:
            yield
        finally:
            self._leave()

    def longest_wait(self) -> float:
        """Return for how many seconds the oldest turn has been waited for."""
        since = [queue[0][1] for queue in self._waiting.values()]
        return time.monotonic() - min(since) if since else 0.0

    async def _enter(self, owner: str) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append((future, time.monotonic()))
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # the turn came just now
                self._leave()
            raise

    def _leave(self) -> None:
        self._free += 1
        while self._free and self._waiting:
            owner = next(iter(self._waiting))
            queue = self._waiting.pop(owner)
            future, _ = queue.popleft()
            if queue:
                self._waiting[owner] = queue  # behind everybody else
            if not future.done():
                self._free -= 1
                future.set_result(None)
