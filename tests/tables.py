"""At which tables the tests of bots sit, which games are our own, and where a game keeps its tests."""

from pathlib import Path
from typing import Any

import pytest

from cosmogony.core.game import Game
from cosmogony.games import GAMES, ours

TABLES = [
    pytest.param(name, players, seed, id=f"{name}-{players}p-seed{seed}")
    for name, game in GAMES.items()
    for players in range(game.min_players, game.max_players + 1)
    for seed in (1, 2)
]
on_every_table = pytest.mark.parametrize(("name", "players", "seed"), TABLES)

OUR_GAMES = list(ours())
"""Those of the package, whose records, studies and pictures are kept beside it."""


def folder_of(game: Game[Any]) -> Path:
    """Return where a game lives."""
    return Path(str(game.folder))


def own_tests(game: Game[Any]) -> Path:
    """Return where a game's own tests lie: ours here, another's beside its sources."""
    if game.name in OUR_GAMES:
        return Path(__file__).parent / "games" / game.name
    return folder_of(game).parents[1] / "tests"
