"""Where games are kept at home: in the browser's own database, or, for tests, in memory."""

from typing import Protocol


class Shelf(Protocol):
    """Keeps tables row by row, and other texts by kind and name."""

    async def rows(self, table: str) -> list[tuple[float, str]]:
        """Return a table's log: when each row was written, and the row."""

    async def append(self, table: str, version: int, at: float, row: str, line: str) -> bool:
        """Add a row with how the table stands then; False when another window of the browser was faster."""

    async def lines(self) -> list[str]:
        """Return how all tables stand, the latest first."""

    async def get(self, kind: str, name: str) -> str | None:
        """Return a text."""

    async def put(self, kind: str, name: str, text: str) -> None:
        """Keep a text."""


class MemoryShelf:
    """A shelf that is forgotten with the process."""

    def __init__(self) -> None:
        self._rows: dict[str, list[tuple[float, str]]] = {}
        self._lines: dict[str, str] = {}
        self._texts: dict[tuple[str, str], str] = {}

    async def rows(self, table: str) -> list[tuple[float, str]]:
        """Return a table's log."""
        return list(self._rows.get(table, []))

    async def append(self, table: str, version: int, at: float, row: str, line: str) -> bool:
        """Add a row, unless there is one of its number."""
        rows = self._rows.setdefault(table, [])
        if version != len(rows) + 1:
            return False
        rows.append((at, row))
        self._lines.pop(table, None)
        self._lines[table] = line
        return True

    async def lines(self) -> list[str]:
        """Return how all tables stand, the latest first."""
        return list(self._lines.values())[::-1]

    async def get(self, kind: str, name: str) -> str | None:
        """Return a text."""
        return self._texts.get((kind, name))

    async def put(self, kind: str, name: str, text: str) -> None:
        """Keep a text."""
        self._texts[kind, name] = text
