"""What kind of choice an action is, for what was learned about how often good players make it.

A habit is finer than an action's kind and coarser than the action: placing a star that completes a nebula is one,
whatever the space. Only what the mover sees counts.
"""

from typing import Final

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting.actions import (
    CONVERT,
    CRAFT,
    DISCARD_STAR,
    KINDS,
    LIFE_AT,
    LIFE_FROM,
    LIFE_TO,
    MENU_ADVANCE,
    MENU_COMPLETE,
    MENU_END,
    PAY_LIFE,
    STABILISE,
    STAR_AT,
    STAR_FROM,
    STAR_TO,
    STOP,
    SUPERNOVA,
    TARGET,
    TILE_AT,
    TILE_TO,
    argument,
    kind_of,
    target_of,
)
from cosmogony.games.crafting.components import ELEMENTS
from cosmogony.games.crafting.galaxy import count, first, has
from cosmogony.games.crafting.layout import HELD_LIFE
from cosmogony.games.crafting.rules.pieces import completed, life, missing_stars, stars, stars_of, tile_at
from cosmogony.games.crafting.state import CraftingState

WIDE: Final = TARGET + 1
HABITS: Final = KINDS * WIDE


def habit(state: CraftingState, action: i64) -> i64:
    """Return the kind of choice, below ``HABITS``."""
    kind = kind_of(action)
    target = target_of(action)
    if target != STOP:
        if kind == STAR_AT or kind == STAR_TO:
            target = star_kind(state, target, argument(state.agenda[state.pending - 1]))
        elif kind == LIFE_AT or kind == LIFE_TO or kind == LIFE_FROM or kind == PAY_LIFE or kind == STABILISE:
            target = life_kind(state, target)
        elif kind == CRAFT:
            target = menu_kind(state, target)
        elif kind == TILE_AT or kind == TILE_TO:
            target = count(stars(state, state.current_player) & state.components.galaxy.corners[target])
        elif kind == CONVERT or kind == DISCARD_STAR or kind == STAR_FROM or kind == SUPERNOVA:
            target = open_corners(state, target)
    return kind * WIDE + target


def menu_kind(state: CraftingState, entry: i64) -> i64:
    """Return an entry of the menu: completing and advancing are the same everywhere; an end may leave things lie."""
    if entry == MENU_END:
        lying = state.held[HELD_LIFE] + len(state.held_tiles)
        for element in range(ELEMENTS):
            lying += state.held[element]
        return MENU_ADVANCE + 1 + min(3, lying)
    if entry >= MENU_ADVANCE:
        return MENU_ADVANCE
    return MENU_COMPLETE if entry >= MENU_COMPLETE else entry


def star_kind(state: CraftingState, space: i64, element: i64) -> i64:
    """Return how many open nebulae need a star there, and how few stars the nearest lacks."""
    if element >= ELEMENTS:
        return 32 + open_corners(state, space)
    seat = state.current_player
    touching = state.components.galaxy.hexagons_at_star[space]
    kind: i64 = 0
    while touching != 0:
        kind = beside(kind, lack(state, seat, first(touching), element))
        touching &= touching - 1
    return kind


def lack(state: CraftingState, seat: i64, hexagon: i64, element: i64) -> i64:
    """Return how many stars a nebula lacks that needs an element, 0 if it needs others; NOBODY where none is open."""
    tile = tile_at(state, seat, hexagon)
    if tile == NOBODY or has(completed(state, seat), hexagon):
        return NOBODY
    there = count(state.components.galaxy.corners[hexagon] & stars_of(state, seat, element))
    if state.components.needs[tile * ELEMENTS + element] <= there:
        return 0
    return missing_stars(state, seat, hexagon, tile)


def beside(kind: i64, lacking: i64) -> i64:
    """Add a nebula to those that a space touches: those that need the star come before those that do not."""
    if lacking == NOBODY:
        return kind
    if lacking == 0:
        return kind + 1 if kind < 4 else kind
    nearest = min(lacking, 4) - 1
    return 4 + nearest if kind < 4 else 4 * (kind // 4 + 1) + min(kind % 4, nearest)


def life_kind(state: CraftingState, space: i64) -> i64:
    """Return how much life there is around the fullest completed nebula beside a space, and around other nebulae."""
    seat = state.current_player
    galaxy = state.components.galaxy
    done = completed(state, seat)
    touching = galaxy.hexagons_at_life[space]
    best: i64 = 0
    others: i64 = 0
    while touching != 0:
        hexagon = first(touching)
        touching &= touching - 1
        if tile_at(state, seat, hexagon) != NOBODY and state.advanced[seat * galaxy.hexagons + hexagon] == 0:
            around = 1 + count(life(state, seat) & galaxy.sides[hexagon])
            if has(done, hexagon):
                best = max(best, around)
            else:
                others = max(others, around)
    return 7 * min(best, 6) + min(others, 6)


def open_corners(state: CraftingState, space: i64) -> i64:
    """Count the open nebulae that a star space touches."""
    seat = state.current_player
    left = state.components.galaxy.hexagons_at_star[space] & ~completed(state, seat)
    number: i64 = 0
    while left != 0:
        if tile_at(state, seat, first(left)) != NOBODY:
            number += 1
        left &= left - 1
    return number
