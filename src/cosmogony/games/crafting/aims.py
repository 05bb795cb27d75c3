"""Why a choice in Crafting the Cosmos is good, with the nebula it works towards or what it puts at hand."""

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, SLOTS, TILE_PLACES, size_of
from cosmogony.games.crafting.galaxy import has
from cosmogony.games.crafting.notation import names
from cosmogony.games.crafting.rules.pieces import completed, missing_stars, tile_at
from cosmogony.games.crafting.state import CraftingState
from cosmogony.texts import Message, message


def aims(before: CraftingState, after: CraftingState, seat: int) -> list[Message]:
    """Name the open nebula that a choice brings closest, else what a drawn nebula or an energy card is good for."""
    return _closest(before, after, seat) or _drawn(before, after, seat) or _cards(before, after, seat)


def _closest(before: CraftingState, after: CraftingState, seat: int) -> list[Message]:
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


def _drawn(before: CraftingState, after: CraftingState, seat: int) -> list[Message]:
    """Say what nebulae of the size drawn want and pay: which of them it will be nobody knows."""
    if before.current_player != seat or after.current_player != seat:
        return []
    known = [entry & 0xFF for entry in before.held_tiles]
    new = [entry & 0xFF for entry in after.held_tiles if entry & 0xFF not in known]
    if not new:
        return []
    components, size = after.components, int(size_of(new[0]))
    tiles = range(size * TILE_PLACES, size * TILE_PLACES + int(components.tiles_of_size[size]))
    points = sorted(int(components.tile_points[tile]) for tile in tiles)
    stars = int(components.tile_stars[new[0]])
    return [message("crafting-aim-drawn", size=size + 1, stars=stars, least=points[0], most=points[-1])]


def _cards(before: CraftingState, after: CraftingState, seat: int) -> list[Message]:
    """Say how many cards of the kind that grew most are in hand, and how many a power card costs."""
    hands = range(seat * CONTROLS, (seat + 1) * CONTROLS)
    place = max(hands, key=lambda one: (int(after.hands[one] - before.hands[one]), int(after.hands[one])))
    slots = range(seat * SLOTS, (seat + 1) * SLOTS)
    prices = [int(after.components.slot_cost[slot % SLOTS]) for slot in slots if after.powers[slot] == NOBODY]
    if after.hands[place] <= before.hands[place] or not prices:
        return []
    kind, cards = names.control(place % CONTROLS), int(after.hands[place])
    return [message("crafting-aim-cards", cards=cards, type=kind, needed=min(prices))]
