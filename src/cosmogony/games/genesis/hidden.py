"""What a seat cannot know in Genesis: nothing.

All cubes, angels and markers lie open, and chance speaks only once, when the angels are first placed, which all
players see. So every seat's world is the true one; the function keeps the contract that all games share.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.rng import Rng

if TYPE_CHECKING:
    from cosmogony.games.genesis.state import GenesisState


def determinize(state: "GenesisState", seat: i64, rng: Rng) -> "GenesisState":
    """Return a copy: there is nothing to deal again but the generator, which is nobody's to foresee."""
    world = state.copy()
    world.rng = rng.copy()
    return world
