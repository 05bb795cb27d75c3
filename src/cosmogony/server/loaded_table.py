"""A table in memory, with those who follow it."""

import asyncio
from collections.abc import Callable

from cosmogony.server.crowd import Crowd
from cosmogony.server.positions import Positions
from cosmogony.server.table import Table


class LoadedTable:
    """A table in memory, with its lock and those who follow it."""

    def __init__(self, table: Table, note: Callable[[str], None] | None = None) -> None:
        self.table = table
        self.positions = Positions(table)
        self.lock = asyncio.Lock()
        self.crowd = Crowd(table, note)
        self.handled = 0
        """The version at which bots and ratings were last seen to."""

    def move_on(self, table: Table) -> None:
        """Take the table as a committed row has made it, and tell everyone."""
        self.table = self.positions.table = self.crowd.table = table
        self.crowd.tell()
