"""How the browser's worker talks with the house: everything as text, so that nothing of JavaScript gets further in."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from cosmogony.offline.house import House
from cosmogony.offline.thinking import Helper
from cosmogony.offline.thinking import think_aloud as think_aloud


class BrowserStore(Protocol):
    """The browser's own database, as ``web/src/offline/store.ts`` opens it."""

    def rows(self, table: str) -> Awaitable[str]:
        """Return a table's log as JSON."""

    def append(self, table: str, version: int, at: float, row: str, line: str) -> Awaitable[bool]:
        """Add a row, unless there is one of its number."""

    def lines(self) -> Awaitable[str]:
        """Return how all tables stand, as JSON."""

    def get(self, kind: str, name: str) -> Awaitable[str]:
        """Return a text; an empty one where there is none."""

    def put(self, kind: str, name: str, text: str) -> Awaitable[None]:
        """Keep a text."""


class BrowserShelf:
    """A shelf in the browser's own database."""

    def __init__(self, store: BrowserStore) -> None:
        self.store = store

    async def rows(self, table: str) -> list[tuple[float, str]]:
        """Return a table's log."""
        return msgspec.json.decode(await self.store.rows(table), type=list[tuple[float, str]])

    async def append(self, table: str, version: int, at: float, row: str, line: str) -> bool:
        """Add a row; False when another window was faster."""
        return bool(await self.store.append(table, version, at, row, line))

    async def lines(self) -> list[str]:
        """Return how all tables stand, the latest first."""
        return msgspec.json.decode(await self.store.lines(), type=list[str])

    async def get(self, kind: str, name: str) -> str | None:
        """Return a text."""
        return await self.store.get(kind, name) or None

    async def put(self, kind: str, name: str, text: str) -> None:
        """Keep a text."""
        await self.store.put(kind, name, text)


class BrowserHouse:
    """The house as the worker sees it."""

    def __init__(self, store: BrowserStore, helper: Helper) -> None:
        self.house = House(BrowserShelf(store), helper)

    async def open(self) -> None:
        """Get ready."""
        await self.house.open()

    async def request(self, method: str, address: str, body: str) -> str:
        """Answer a request: status, media type and body, as JSON."""
        return msgspec.json.encode(await self.house.request(method, address, body)).decode()

    def enter(self, number: int, post: Callable[[str], None]) -> None:
        """Begin a conversation."""
        self.house.enter(number, post)

    async def take(self, number: int, data: str) -> None:
        """Take a message."""
        await self.house.take(number, data)

    def leave(self, number: int) -> None:
        """End a conversation."""
        self.house.leave(number)
