"""Tables and progress bars in the terminal; the bars go to standard error, and only where somebody watches."""

import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, TypeVar

import click
import tabulate

if TYPE_CHECKING:
    from click._termui_impl import ProgressBar

T = TypeVar("T")
tabulate.MIN_PADDING = 0  # the only way to have heads no wider than they are
NARROWEST = 12
"""Characters that a column keeps however narrow the terminal is."""


class Table:
    """Rows under heads; a cell may have several lines."""

    def __init__(self, *heads: str) -> None:
        self.heads = list(heads)
        self.rows: list[list[str]] = []

    def add_row(self, *cells: str) -> None:
        """Add a row; cells that are not given stay empty."""
        self.rows.append([*cells, *[""] * (len(self.heads) - len(cells))])

    def column(self, number: int) -> list[str]:
        """Return the cells of a column."""
        return [row[number] for row in self.rows]

    def remove_column(self, number: int) -> None:
        """Leave a column out."""
        for line in (self.heads, *self.rows):
            del line[number]

    def text(self, width: int | None = None) -> str:
        """Draw the table, its widest column narrowed until it fits; without a width it is as wide as it needs."""
        widths = [max(map(_width, (head, *self.column(number)))) for number, head in enumerate(self.heads)]
        while width is not None and sum(widths) + 3 * len(widths) + 1 > width and max(widths) > NARROWEST:
            widths[widths.index(max(widths))] -= 1
        drawn: str = tabulate.tabulate(
            self.rows, self.heads, tablefmt="rounded_outline", disable_numparse=True, maxcolwidths=list(widths)
        )
        return drawn

    def show(self, otherwise: int | None = None) -> None:
        """Print the table as wide as the terminal; ``otherwise`` is its width where it goes to a file or a pipe."""
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else otherwise
        click.echo(self.text(width))


def _width(cell: str) -> int:
    return max(map(len, cell.split("\n")))


def watched(items: Iterable[T], label: str, length: int | None = None) -> Iterator[T]:
    """Hand items on, with a bar that tells how far they are."""
    with click.progressbar(items, length, label, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        yield from bar


def counter(label: str, length: int) -> "AbstractContextManager[ProgressBar[int]]":
    """Return a bar that is moved by hand."""
    return click.progressbar(length=length, label=label, file=sys.stderr, show_pos=True, hidden=not sys.stderr.isatty())
