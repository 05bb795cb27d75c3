"""Findings of many games, collected cell by cell."""

from collections.abc import Iterable, Iterator

import msgspec

from cosmogony.core.game import Finding
from cosmogony.texts import Message


class Values(msgspec.Struct):
    """All values that games reported for one cell of one table."""

    table: Message
    row: Message
    column: Message
    victory: bool
    values: list[float]


class Tally:
    """Cells of tables, in the order in which games first reported them."""

    def __init__(self) -> None:
        self._cells: dict[bytes, Values] = {}

    def add(self, findings: Iterable[Finding]) -> None:
        """Take in what one game found."""
        for one in findings:
            self._cell(one.table, one.row, one.column, one.victory).values.append(one.value)

    def join(self, other: "Tally") -> None:
        """Take in another tally."""
        for cell in other:
            self._cell(cell.table, cell.row, cell.column, cell.victory).values.extend(cell.values)

    def __iter__(self) -> Iterator[Values]:
        return iter(self._cells.values())

    def _cell(self, table: Message, row: Message, column: Message, victory: bool) -> Values:
        key = msgspec.json.encode([table, row, column])
        if key not in self._cells:
            self._cells[key] = Values(table, row, column, victory, [])
        return self._cells[key]
