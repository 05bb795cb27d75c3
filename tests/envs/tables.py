"""At which tables the environments are tested: every game that can be learned from numbers, every number of players."""

import pytest

from cosmogony.games import GAMES
from cosmogony.testing.numbers import observes

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}p")
    for name, game in GAMES.items()
    if observes(game)
    for players in range(game.min_players, game.max_players + 1)
]
at_every_table = pytest.mark.parametrize(("name", "players"), TABLES)
