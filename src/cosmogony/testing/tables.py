"""At which tables the tests of a contract sit: every number of players, on some seeds."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from cosmogony.core.game import Game

FEWEST = "fewest"
"""The argument of a test that is content with one table, of the fewest players."""


class AtTables:
    """Base of the contract's parts: a test that takes ``players`` and ``seed`` runs at every table."""

    game: ClassVar[Game[Any]]
    """The game that is tested."""
    seeds: ClassVar[Sequence[int]] = (1, 2)
    """Of the random games that are played at each number of players."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Seat the tests; their names tell players and seed."""
        names = ("players", "seed")
        tables = [
            (players, seed)
            for players in range(self.game.min_players, self.game.max_players + 1)
            for seed in self.seeds
        ]
        if FEWEST in metafunc.fixturenames:
            names, tables = (FEWEST, "seed"), tables[:1]
        elif "players" not in metafunc.fixturenames:
            return
        metafunc.parametrize(names, tables, ids=[f"{players}p-seed{seed}" for players, seed in tables])
