"""Looking at the pieces on a player board: sets of spaces as masks."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, HE, SLOTS, C, H, O, control_of
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import COMPLETE, LAYERS, LIFE, NOVA, STABLE

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def stars(state: "CraftingState", seat: i64) -> i64:
    """Star spaces with a star, supernovae included."""
    at = seat * LAYERS
    layers = state.layers
    return layers[at + H] | layers[at + HE] | layers[at + O] | layers[at + C]


def plain_stars(state: "CraftingState", seat: i64) -> i64:
    """Star spaces with a star that is no supernova."""
    return stars(state, seat) & ~state.layers[seat * LAYERS + NOVA]


def supernovae(state: "CraftingState", seat: i64) -> i64:
    """Star spaces with a supernova."""
    return state.layers[seat * LAYERS + NOVA]


def stars_of(state: "CraftingState", seat: i64, element: i64) -> i64:
    """Star spaces with a star of an element; supernovae do not count."""
    return state.layers[seat * LAYERS + element] & ~state.layers[seat * LAYERS + NOVA]


def empty_stars(state: "CraftingState", seat: i64) -> i64:
    """Star spaces without a star."""
    return state.components.galaxy.all_stars & ~stars(state, seat)


def element_at(state: "CraftingState", seat: i64, space: i64) -> i64:
    """Return the element of a star token, also under a supernova; NOBODY on an empty space."""
    for element in range(ELEMENTS):
        if (state.layers[seat * LAYERS + element] >> space) & 1:
            return element
    return NOBODY


def life(state: "CraftingState", seat: i64) -> i64:
    """Life spaces with life of either kind."""
    return state.layers[seat * LAYERS + LIFE]


def stable(state: "CraftingState", seat: i64) -> i64:
    """Life spaces with stable life."""
    return state.layers[seat * LAYERS + STABLE]


def proto(state: "CraftingState", seat: i64) -> i64:
    """Life spaces with proto life."""
    return state.layers[seat * LAYERS + LIFE] & ~state.layers[seat * LAYERS + STABLE]


def empty_life(state: "CraftingState", seat: i64) -> i64:
    """Life spaces without life."""
    return state.components.galaxy.all_life & ~state.layers[seat * LAYERS + LIFE]


def completed(state: "CraftingState", seat: i64) -> i64:
    """Hexagons with a completed nebula."""
    return state.layers[seat * LAYERS + COMPLETE]


def tile_at(state: "CraftingState", seat: i64, hexagon: i64) -> i64:
    """Return the nebula tile on a hexagon, NOBODY for none."""
    return state.tiles[seat * state.components.galaxy.hexagons + hexagon]


def empty_hexagons(state: "CraftingState", seat: i64) -> i64:
    """Hexagons without a nebula."""
    empty: i64 = 0
    tiles = state.tiles
    hexagons = state.components.galaxy.hexagons
    for hexagon in range(hexagons):
        if tiles[seat * hexagons + hexagon] == NOBODY:
            empty |= bit(hexagon)
    return empty


def open_tiles(state: "CraftingState", seat: i64) -> i64:
    """Hexagons with a nebula that is not completed."""
    hexagons = bit(state.components.galaxy.hexagons) - 1
    return hexagons & ~empty_hexagons(state, seat) & ~completed(state, seat)


def advanced_on(state: "CraftingState", seat: i64, hexagon: i64) -> i64:
    """Count the advanced life on a nebula."""
    tokens = state.advanced[seat * state.components.galaxy.hexagons + hexagon]
    number: i64 = 0
    while tokens != 0:
        tokens >>= 8
        number += 1
    return number


def slot_of(state: "CraftingState", seat: i64, card: i64) -> i64:
    """Return the slot that holds a power card, NOBODY if the player has it not."""
    powers = state.powers
    for slot in range(SLOTS):
        if powers[seat * SLOTS + slot] == card:
            return slot
    return NOBODY


def power_tokens(state: "CraftingState", seat: i64, control: i64) -> i64:
    """Count a player's power tokens in a control: one for each power card of its deck."""
    number: i64 = 0
    for slot in range(SLOTS):
        card = state.powers[seat * SLOTS + slot]
        if card != NOBODY and control_of(card) == control:
            number += 1
    return number


def hand_size(state: "CraftingState", seat: i64) -> i64:
    """Count a player's energy cards."""
    number: i64 = 0
    for control in range(CONTROLS):
        number += state.hands[seat * CONTROLS + control]
    return number
