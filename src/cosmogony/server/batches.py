"""Gathering: what arrives while a batch is being written goes into the next one.

A busy server pays for few commits, and an idle one waits for none.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar

AT_ONCE = 128
"""Items of one writing: where everybody's were written together, nobody would have anything to do meanwhile."""

Item = TypeVar("Item")
Unheard = Callable[[Any], None]
"""Takes the result of something that nobody waits for any more."""


class Batches(Generic[Item]):
    """Hands everything that waits to one writing at a time."""

    def __init__(self, write: Callable[[list[Item]], Awaitable[Sequence[Any]]]) -> None:
        self._write = write
        """Writes a batch and returns what each of its items led to; an exception there is that item's alone."""
        self._waiting: list[tuple[Item, asyncio.Future[Any], Unheard | None]] = []
        self._writing: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def put(self, item: Item, unheard: Unheard | None = None) -> asyncio.Future[Any]:
        """Add an item to the next batch; the future has its result once it is written.

        Whoever waits may be cancelled meanwhile. The item is written all the same, and ``unheard`` gets its result.
        """
        self._loop = self._loop or asyncio.get_running_loop()
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((item, future, unheard))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return future

    async def finish(self) -> None:
        """Wait until nothing waits any more."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            try:
                results = await self._write([item for item, _, _ in batch])
            except Exception as fault:
                results = [fault] * len(batch)
            for (_, future, unheard), result in zip(batch, results, strict=True):
                settle(future, result, unheard)
        self._writing = None


def settle(future: asyncio.Future[Any], result: Any, unheard: Unheard | None = None) -> None:
    """Tell whoever still waits, or whoever stands in for them."""
    if future.done():
        if unheard and not isinstance(result, Exception):
            unheard(result)
    elif isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
