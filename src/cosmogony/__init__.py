"""Cosmogony: tabletop games about making a cosmos, on one engine.

>>> import cosmogony
>>> game = cosmogony.game("genesis")
>>> state = game.new(players=4, seed=7)
>>> game.text(state, state.legal_actions()[0])
'start C'

Each name is imported when it is first used.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmogony.core.game import Game
    from cosmogony.core.record import Record
    from cosmogony.core.rng import Rng, seeded
    from cosmogony.core.state import State
    from cosmogony.games import GAMES, game

    __version__: str

__all__ = ["GAMES", "Game", "Record", "Rng", "State", "__version__", "game", "seeded"]

_HOMES = {
    "GAMES": "cosmogony.games",
    "Game": "cosmogony.core.game",
    "Record": "cosmogony.core.record",
    "Rng": "cosmogony.core.rng",
    "State": "cosmogony.core.state",
    "game": "cosmogony.games",
    "seeded": "cosmogony.core.rng",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for."""
    if name == "__version__":
        from importlib.metadata import version

        return version("cosmogony")
    if name not in _HOMES:
        raise AttributeError(f"module 'cosmogony' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
