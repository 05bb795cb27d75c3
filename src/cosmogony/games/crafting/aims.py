"""Why a choice in Crafting the Cosmos is good, with the nebula it works towards."""

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.galaxy import has
from cosmogony.games.crafting.rules.pieces import completed, missing_stars, tile_at
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message, message


def aims(before: CraftingState, after: CraftingState, seat: int) -> list[Message]:
    """Name the open nebula that a choice brings closest."""
    best, gain, lacking = NOBODY, 0.0, 0
    for hexagon in range(after.components.galaxy.hexagons):
        tile = tile_at(after, seat, hexagon)
        if tile == NOBODY or tile != tile_at(before, seat, hexagon) or has(completed(after, seat), hexagon):
            continue
        left = int(missing_stars(after, seat, hexagon, tile))
        closer = (int(missing_stars(before, seat, hexagon, tile)) - left) * int(after.components.tile_points[tile])
        if closer / (1 + left) > gain:
            best, gain, lacking = tile, closer / (1 + left), left
    if best == NOBODY:
        return []
    points = int(after.components.tile_points[best])
    if lacking:
        return [message("crafting-aim-nebula", points=points, missing=lacking)]
    return [message("crafting-aim-nebula-ready", points=points)]
