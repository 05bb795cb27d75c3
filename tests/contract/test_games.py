"""The contract, passed by every game that is installed: ours, and the example from outside the package."""

import pytest

from cosmogony.games import GAMES
from cosmogony.testing import GameContract
from tests.tables import OUR_GAMES

for _name, _game in GAMES.items():
    globals()[f"Test{_name.title()}"] = type(f"Test{_name.title()}", (GameContract,), {"game": _game})


@pytest.mark.parametrize("name", OUR_GAMES)
def test_our_games_count_their_pieces(name: str) -> None:
    """The contract allows a game to count none."""
    game = GAMES[name]
    assert game.census(game.new(players=game.min_players, seed=1))
