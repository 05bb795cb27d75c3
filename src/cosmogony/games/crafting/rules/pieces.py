"""Looking at the pieces on a player board: sets of spaces as masks (CRA-2)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.components import CONTROLS, ELEMENTS, HE, SLOTS, C, H, O, control_of
from cosmogony.games.crafting.galaxy import bit, count
from cosmogony.games.crafting.layout import COMPLETE, LAYERS, LIFE, NOVA, STABLE

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState

SIGN: Final = 62
"""What is left of a number shifted so far: all bits where it is below 0, else none."""


def stars(state: "CraftingState", seat: i64) -> i64:
    """Star spaces with a star, supernovae included (CRA-2.1)."""
    at = seat * LAYERS
    layers = state.layers
    return layers[at + H] | layers[at + HE] | layers[at + O] | layers[at + C]


def plain_stars(state: "CraftingState", seat: i64) -> i64:
    """Star spaces with a star that is no supernova (CRA-8.1)."""
    return stars(state, seat) & ~state.layers[seat * LAYERS + NOVA]


def supernovae(state: "CraftingState", seat: i64) -> i64:
    """Star spaces with a supernova (CRA-8.1)."""
    return state.layers[seat * LAYERS + NOVA]


def stars_of(state: "CraftingState", seat: i64, element: i64) -> i64:
    """Star spaces with a star of an element; supernovae do not count (CRA-11.5)."""
    return state.layers[seat * LAYERS + element] & ~state.layers[seat * LAYERS + NOVA]


def empty_stars(state: "CraftingState", seat: i64) -> i64:
    """Star spaces without a star (CRA-5.2)."""
    return state.components.galaxy.all_stars & ~stars(state, seat)


def element_at(state: "CraftingState", seat: i64, space: i64) -> i64:
    """Return the element of a star token, also under a supernova (CRA-8.2); NOBODY on an empty space."""
    for element in range(ELEMENTS):
        if (state.layers[seat * LAYERS + element] >> space) & 1:
            return element
    return NOBODY


def room_for_star(state: "CraftingState") -> bool:
    """Say whether the current player may gain a star that waits: there need be no space yet (CRA-4.10)."""
    return state.components.gain_without_space or empty_stars(state, state.current_player) != 0


def life(state: "CraftingState", seat: i64) -> i64:
    """Life spaces with life of either kind (CRA-2.1)."""
    return state.layers[seat * LAYERS + LIFE]


def stable(state: "CraftingState", seat: i64) -> i64:
    """Life spaces with stable life (CRA-1.7)."""
    return state.layers[seat * LAYERS + STABLE]


def proto(state: "CraftingState", seat: i64) -> i64:
    """Life spaces with proto life (CRA-1.7)."""
    return state.layers[seat * LAYERS + LIFE] & ~state.layers[seat * LAYERS + STABLE]


def empty_life(state: "CraftingState", seat: i64) -> i64:
    """Life spaces without life (CRA-5.3)."""
    return state.components.galaxy.all_life & ~state.layers[seat * LAYERS + LIFE]


def completed(state: "CraftingState", seat: i64) -> i64:
    """Hexagons with a completed nebula (CRA-6.3)."""
    return state.layers[seat * LAYERS + COMPLETE]


def tile_at(state: "CraftingState", seat: i64, hexagon: i64) -> i64:
    """Return the nebula tile on a hexagon (CRA-2.1), NOBODY for none."""
    return state.tiles[seat * state.components.galaxy.hexagons + hexagon]


def missing_stars(state: "CraftingState", seat: i64, hexagon: i64, tile: i64) -> i64:
    """Count the stars that a nebula still lacks; a supernova stands in for any (CRA-6.2)."""
    layers = state.layers
    needs = state.components.needs
    corners = state.components.galaxy.corners[hexagon]
    novae = corners & layers[seat * LAYERS + NOVA]
    lacking: i64 = 0
    for element in range(ELEMENTS):
        need = needs[tile * ELEMENTS + element]
        if need > 0:
            standing = corners & ~novae & layers[seat * LAYERS + element]
            lacking += need if standing == 0 else max(0, need - count(standing))
    return lacking if novae == 0 else max(0, lacking - count(novae))


def empty_hexagons(state: "CraftingState", seat: i64) -> i64:
    """Hexagons without a nebula (CRA-5.1)."""
    empty: i64 = 0
    tiles = state.tiles
    hexagons = state.components.galaxy.hexagons
    for hexagon in range(hexagons):
        empty |= (tiles[seat * hexagons + hexagon] >> SIGN) & bit(hexagon)  # NOBODY alone is below 0: no guessing
    return empty


def open_tiles(state: "CraftingState", seat: i64) -> i64:
    """Hexagons with a nebula that is not completed (CRA-6.4)."""
    hexagons = bit(state.components.galaxy.hexagons) - 1
    return hexagons & ~empty_hexagons(state, seat) & ~completed(state, seat)


def advanced_on(state: "CraftingState", seat: i64, hexagon: i64) -> i64:
    """Count the advanced life on a nebula (CRA-6.8)."""
    tokens = state.advanced[seat * state.components.galaxy.hexagons + hexagon]
    number: i64 = 0
    while tokens != 0:
        tokens >>= 8
        number += 1
    return number


def power_in(state: "CraftingState", slot: i64) -> i64:
    """Return the current player's power card in a slot (CRA-7.1), NOBODY for none."""
    return state.powers[state.current_player * SLOTS + slot]


def slot_of(state: "CraftingState", seat: i64, card: i64) -> i64:
    """Return the slot that holds a power card (CRA-7.3), NOBODY if the player has it not."""
    powers = state.powers
    for slot in range(SLOTS):
        if powers[seat * SLOTS + slot] == card:
            return slot
    return NOBODY


def power_tokens(state: "CraftingState", seat: i64, control: i64) -> i64:
    """Count a player's power tokens in a control: one for each power card of its deck (CRA-7.3)."""
    number: i64 = 0
    for slot in range(SLOTS):
        card = state.powers[seat * SLOTS + slot]
        if card != NOBODY and control_of(card) == control:
            number += 1
    return number


def hand_size(state: "CraftingState", seat: i64) -> i64:
    """Count a player's energy cards (CRA-10.5)."""
    return cards_in(state.hands, seat * CONTROLS)


def cards_in(cards: vec[i64], first: i64) -> i64:
    """Count the energy cards of a hand or a pile, whose numbers by type begin at a place (CRA-1.5)."""
    number: i64 = 0
    for control in range(CONTROLS):
        number += cards[first + control]
    return number
