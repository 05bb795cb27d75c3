"""Placing stars, life and nebulae (CRA-5)."""

from typing import TYPE_CHECKING

from librt.vecs import pop
from mypy_extensions import i64

from cosmogony.games.crafting.actions import BESIDE_STABLE, MENU_LIFE, MENU_STAR, MENU_TILE, ORDINARY, STABLE_ANYWHERE
from cosmogony.games.crafting.components import ELEMENTS, size_of
from cosmogony.games.crafting.events import LIFE_PLACED, STAR_PLACED, TILE_PLACED
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import HELD_LIFE, LAYERS, LIFE, LIFE_LEFT, STABLE
from cosmogony.games.crafting.rules.gains import put_star
from cosmogony.games.crafting.rules.pieces import empty_hexagons, empty_life, empty_stars, life, stable

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def placing_options(state: "CraftingState", seat: i64) -> i64:
    """Stars by element, life, nebulae: what lies beside the board and has a place to go."""
    options: i64 = 0
    if empty_stars(state, seat) != 0:
        for element in range(ELEMENTS):
            if state.held[element] > 0:
                options |= bit(MENU_STAR + element)
    if state.held[HELD_LIFE] > 0 and life_options(state, seat, ORDINARY) != 0:
        options |= bit(MENU_LIFE)
    if len(state.held_tiles) > 0 and empty_hexagons(state, seat) != 0:
        options |= bit(MENU_TILE)
    return options


def star_options(state: "CraftingState", seat: i64, sector: i64) -> i64:
    """Any empty star space (CRA-5.2), or one of a sector (counted from 1) with its border (CRA-13.21)."""
    spaces = empty_stars(state, seat)
    if sector > 0:
        spaces &= state.components.galaxy.sector_stars[sector - 1]
    return spaces


def apply_star_at(state: "CraftingState", element: i64, sector: i64, space: i64) -> None:
    """Place a star: one from beside the board, or from the supply for a power card that names the sector."""
    if sector == 0:
        state.held[element] -= 1
    else:
        state.supply[element] -= 1
    put_star(state, state.current_player, element, space)
    state.emit(STAR_PLACED, state.current_player, element, space)


def life_options(state: "CraftingState", seat: i64, way: i64) -> i64:
    """Empty life spaces beside life (CRA-5.3), beside stable life only, or any; with no life, the starting space."""
    galaxy = state.components.galaxy
    empty = empty_life(state, seat)
    if way == STABLE_ANYWHERE:
        return empty
    if way == BESIDE_STABLE:
        return galaxy.around(galaxy.life_neighbours, stable(state, seat)) & empty
    present = life(state, seat)
    if present == 0:
        return bit(galaxy.starting_life)
    return galaxy.around(galaxy.life_neighbours, present) & empty


def life_is_left(state: "CraftingState") -> bool:
    """Say whether the supply holds a life token."""
    return state.supply[LIFE_LEFT] > 0


def apply_life_at(state: "CraftingState", way: i64, space: i64) -> None:
    """Place life: proto life from beside the board, or life from the supply for a power card."""
    seat = state.current_player
    state.layers[seat * LAYERS + LIFE] |= bit(space)
    firm: i64 = 0
    if way == ORDINARY:
        state.held[HELD_LIFE] -= 1
    else:
        state.supply[LIFE_LEFT] -= 1
    if way == STABLE_ANYWHERE:
        state.layers[seat * LAYERS + STABLE] |= bit(space)
        firm = 1
    state.emit(LIFE_PLACED, seat, space, firm)


def tile_options(state: "CraftingState") -> i64:
    """The nebulae beside the board; of tiles with the same print, only the first."""
    options: i64 = 0
    for place in range(len(state.held_tiles)):
        twin = False
        for other in range(place):
            if same_print(state, state.held_tiles[place] & 0xFF, state.held_tiles[other] & 0xFF):
                twin = True
        if not twin:
            options |= bit(place)
    return options


def same_print(state: "CraftingState", one: i64, other: i64) -> bool:
    """Say whether two nebula tiles look alike."""
    components = state.components
    if size_of(one) != size_of(other) or components.tile_points[one] != components.tile_points[other]:
        return False
    for element in range(ELEMENTS):
        if components.needs[one * ELEMENTS + element] != components.needs[other * ELEMENTS + element]:
            return False
    return True


def apply_tile_at(state: "CraftingState", place: i64, hexagon: i64) -> None:
    """Place a nebula, element side up, on an empty hexagon (CRA-5.1)."""
    seat = state.current_player
    state.held_tiles, entry = pop(state.held_tiles, place)
    tile = entry & 0xFF
    state.tiles[seat * state.components.galaxy.hexagons + hexagon] = tile
    state.emit(TILE_PLACED, seat, tile, hexagon)
