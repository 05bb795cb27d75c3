"""Cosmogony: three tabletop games about making a cosmos, on one engine.

>>> import cosmogony
>>> game = cosmogony.game("genesis")
>>> state = game.new(players=4, seed=7)
>>> game.text(state, state.legal_actions()[0])
'start C'
"""

from importlib.metadata import version

from cosmogony.core.game import Game
from cosmogony.core.record import Record
from cosmogony.core.rng import Rng, seeded
from cosmogony.core.state import State
from cosmogony.games import GAMES, game

__version__ = version("cosmogony")
__all__ = ["GAMES", "Game", "Record", "Rng", "State", "__version__", "game", "seeded"]
