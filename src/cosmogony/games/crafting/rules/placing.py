"""Placing stars, life and nebulae (CRA-5)."""

from typing import TYPE_CHECKING

from librt.vecs import pop
from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.events import LIFE_PLACED, STAR_PLACED, TILE_PLACED
from cosmogony.games.crafting.galaxy import bit
from cosmogony.games.crafting.layout import HELD_LIFE, LAYERS, LIFE, LIFE_LEFT, STABLE
from cosmogony.games.crafting.rules.gains import put_star
from cosmogony.games.crafting.rules.pieces import empty_hexagons, empty_life, empty_stars, life, stable, stars

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def fault_place(state: "CraftingState", entry: i64) -> i64:
    """Say what keeps a star of an element (CRA-5.2), life (CRA-5.3) or a nebula (CRA-5.1) from being placed."""
    seat = state.current_player
    if entry < a.MENU_LIFE:
        if state.held[entry] == 0:
            return faults.NOTHING_TO_PLACE
        return 0 if empty_stars(state, seat) != 0 else faults.NO_SPACE
    if entry == a.MENU_LIFE:
        if state.held[HELD_LIFE] == 0:
            return faults.NOTHING_TO_PLACE
        return 0 if life_options(state, a.ORDINARY) != 0 else faults.NO_SPACE
    if len(state.held_tiles) == 0:
        return faults.NOTHING_TO_PLACE
    return 0 if empty_hexagons(state, seat) != 0 else faults.NO_SPACE


def star_options(state: "CraftingState", seat: i64, sector: i64) -> i64:
    """Any empty star space (CRA-5.2), or one of a sector (counted from 1) with its border (CRA-13.21)."""
    spaces = empty_stars(state, seat)
    if 0 < sector < a.WHOLE_GALAXY:
        spaces &= state.components.galaxy.sector_stars[sector - 1]
    return spaces


def apply_star_at(state: "CraftingState", element: i64, sector: i64, space: i64) -> None:
    """Place a star: from beside the board (CRA-5.2), or from the supply at once (CRA-6.5, CRA-13.21)."""
    if sector == 0:
        state.held[element] -= 1
    else:
        state.supply[element] -= 1
    put_star(state, state.current_player, element, space)
    state.emit(STAR_PLACED, state.current_player, element, space)


def discard_options(state: "CraftingState", hexagon: i64) -> i64:
    """Any star (CRA-13.8), or any star touching a nebula, counted from 1 (CRA-6.3); supernovae included."""
    present = stars(state, state.current_player)
    if hexagon > 0:
        present &= state.components.galaxy.corners[hexagon - 1]
    return present


def life_options(state: "CraftingState", way: i64) -> i64:
    """Empty life spaces beside life (CRA-5.3), beside stable life only, or any; with no life, the starting space.

    Life of a power card must be in the supply (CRA-4.10).
    """
    if way != a.ORDINARY and state.supply[LIFE_LEFT] == 0:
        return 0
    seat = state.current_player
    galaxy = state.components.galaxy
    empty = empty_life(state, seat)
    if way == a.STABLE_ANYWHERE:
        return empty
    if way == a.BESIDE_STABLE:
        return galaxy.around(galaxy.life_neighbours, stable(state, seat)) & empty
    present = life(state, seat)
    if present == 0:
        return bit(galaxy.starting_life)
    return galaxy.around(galaxy.life_neighbours, present) & empty


def apply_life_at(state: "CraftingState", way: i64, space: i64) -> None:
    """Place proto life from beside the board (CRA-5.3), or life from the supply for a power card (CRA-13.12)."""
    seat = state.current_player
    state.layers[seat * LAYERS + LIFE] |= bit(space)
    firm: i64 = 0
    if way == a.ORDINARY:
        state.held[HELD_LIFE] -= 1
    else:
        state.supply[LIFE_LEFT] -= 1
    if way == a.STABLE_ANYWHERE:
        state.layers[seat * LAYERS + STABLE] |= bit(space)
        firm = 1
    state.emit(LIFE_PLACED, seat, space, firm)


def tile_options(state: "CraftingState") -> i64:
    """The nebulae beside the board; of tiles with the same print, only the first (CRA-5.1)."""
    options: i64 = 0
    seen: i64 = 0
    for place in range(len(state.held_tiles)):
        face = bit(state.components.tile_print[state.held_tiles[place] & 0xFF])
        if seen & face == 0:
            options |= bit(place)
        seen |= face
    return options


def apply_tile_at(state: "CraftingState", place: i64, hexagon: i64) -> None:
    """Place a nebula, element side up, on an empty hexagon (CRA-5.1)."""
    seat = state.current_player
    state.held_tiles, entry = pop(state.held_tiles, place)
    tile = entry & 0xFF
    state.tiles[seat * state.components.galaxy.hexagons + hexagon] = tile
    state.emit(TILE_PLACED, seat, tile, hexagon)
