"""Findings of many games, collected cell by cell."""

from collections.abc import Iterable, Iterator

import msgspec

from cosmogony.core.answers import Finding
from cosmogony.texts import Message


class Values(msgspec.Struct):
    """All values that games reported for one cell of one table."""

    table: Message
    row: Message
    column: Message
    victory: bool
    values: list[float]


class Tally:
    """Cells of tables: tables, rows and the cells of a row in the order in which games first reported them."""

    def __init__(self) -> None:
        self._tables: dict[bytes, dict[bytes, dict[bytes, Values]]] = {}

    def add(self, findings: Iterable[Finding]) -> None:
        """Take in what one game found."""
        for one in findings:
            self._cell(one.table, one.row, one.column, one.victory).values.append(one.value)

    def join(self, other: "Tally") -> None:
        """Take in another tally."""
        for cell in other:
            self._cell(cell.table, cell.row, cell.column, cell.victory).values.extend(cell.values)

    def __iter__(self) -> Iterator[Values]:
        return (cell for rows in self._tables.values() for row in rows.values() for cell in row.values())

    def _cell(self, table: Message, row: Message, column: Message, victory: bool) -> Values:
        rows = self._tables.setdefault(msgspec.json.encode(table), {})
        cells = rows.setdefault(msgspec.json.encode(row), {})
        key = msgspec.json.encode(column)
        if key not in cells:
            cells[key] = Values(table, row, column, victory, [])
        return cells[key]
