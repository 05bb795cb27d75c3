"""The games, by the names that records, links and scripts use."""

from typing import Any

from cosmogony.core.errors import SetupError
from cosmogony.core.game import Game
from cosmogony.games.crafting import Crafting
from cosmogony.games.genesis import Genesis

GAMES: dict[str, Game[Any]] = {"genesis": Genesis(), "crafting": Crafting()}


def game(name: str) -> Game[Any]:
    """Return a game by its name."""
    if name not in GAMES:
        raise SetupError(f'no game "{name}"; there are: {", ".join(GAMES)}')
    return GAMES[name]
