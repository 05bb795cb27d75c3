"""All pieces of Genesis by kind, wherever they are: the counts never change during a game."""

from cosmogony.games.genesis.components import COLOURS
from cosmogony.games.genesis.notation import COLOUR_NAMES
from cosmogony.games.genesis.state import GenesisState


def census(state: GenesisState) -> dict[str, int]:
    """Count cubes by colour and angels by place."""
    counts = {
        name: state.stock[colour] + sum(state.cubes[seat * COLOURS + colour] for seat in range(state.n_players))
        for colour, name in enumerate(COLOUR_NAMES)
    }
    places = {(state.region[angel], state.square[angel]) for angel in range(state.n_players + 1)}
    return counts | {"angels": len(places)}
