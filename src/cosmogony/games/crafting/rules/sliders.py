"""The resource sliders: supernovae, stabilisation, movement (CRA-8)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.crafting.actions import (
    ANYWHERE,
    CONVERT,
    DRIFT,
    DRIFT_ANYWHERE,
    JUMP_STABLE,
    LIFE_FROM,
    LIFE_TO,
    MAY_STAY,
    MENU_CONVERT,
    MENU_MOVE_LIFE,
    MENU_MOVE_STAR,
    MENU_STABILISE,
    STABILISE,
    STAR_FROM,
    STEP,
    STOP,
)
from cosmogony.games.crafting.events import CONVERTED, LIFE_MOVED, STABILISED, STAR_MOVED
from cosmogony.games.crafting.galaxy import bit, first
from cosmogony.games.crafting.layout import DNA_SLIDER, GRAVITON_SLIDER, LAYERS, LIFE, NOVA, STABLE, SUPERNOVA_SLIDER
from cosmogony.games.crafting.rules.gains import lift_star, push, put_star
from cosmogony.games.crafting.rules.pieces import (
    empty_life,
    empty_stars,
    life,
    plain_stars,
    proto,
    stable,
    stars,
)

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def slider_options(state: "CraftingState", seat: i64) -> i64:
    """What the sliders still pay for."""
    options: i64 = 0
    if state.held[SUPERNOVA_SLIDER] > 0 and plain_stars(state, seat) != 0:
        options |= bit(MENU_CONVERT)
    if state.held[DNA_SLIDER] > 0 and proto(state, seat) != 0:
        options |= bit(MENU_STABILISE)
    if state.held[GRAVITON_SLIDER] > 0:
        if movable_stars(state, seat) != 0:
            options |= bit(MENU_MOVE_STAR)
        if life(state, seat) != 0 and empty_life(state, seat) != 0:
            options |= bit(MENU_MOVE_LIFE)
    return options


def apply_slider(state: "CraftingState", entry: i64) -> None:
    """Spend one resource on a conversion (CRA-8.1), a stabilisation (CRA-8.3) or a move (CRA-8.4)."""
    if entry == MENU_CONVERT:
        state.held[SUPERNOVA_SLIDER] -= 1
        push(state, CONVERT)
    elif entry == MENU_STABILISE:
        state.held[DNA_SLIDER] -= 1
        push(state, STABILISE)
    elif entry == MENU_MOVE_STAR:
        state.held[GRAVITON_SLIDER] -= 1
        push(state, STAR_FROM)
    else:
        state.held[GRAVITON_SLIDER] -= 1
        push(state, LIFE_FROM, LIFE_TO, STEP)


def apply_convert(state: "CraftingState", space: i64, solar_wind: i64) -> None:
    """Turn a star into a supernova; a solar wind also makes the proto life beside it stable."""
    seat = state.current_player
    state.layers[seat * LAYERS + NOVA] |= bit(space)
    state.emit(CONVERTED, seat, space)
    if solar_wind:
        stabilise_all(state, seat, state.components.galaxy.life_at_star[space])


def stabilise_all(state: "CraftingState", seat: i64, spaces: i64) -> None:
    """Turn all proto life on some spaces into stable life."""
    turned = spaces & proto(state, seat)
    state.layers[seat * LAYERS + STABLE] |= turned
    while turned != 0:
        state.emit(STABILISED, seat, first(turned))
        turned &= turned - 1


# Movement


def movable_stars(state: "CraftingState", seat: i64) -> i64:
    """Stars that can move: not supernovae, and with a space to go to (CRA-8.4)."""
    plain = plain_stars(state, seat)
    if empty_stars(state, seat) == 0:
        return 0
    if state.components.hop_over_supernovae:
        return plain  # the galaxy hangs together: hopping always leads to an empty space
    movable: i64 = 0
    while plain != 0:
        space = first(plain)
        if star_targets(state, seat, space) != 0:
            movable |= bit(space)
        plain &= plain - 1
    return movable


def star_targets(state: "CraftingState", seat: i64, space: i64) -> i64:
    """Empty star spaces that a star reaches by one move, hopping included (CRA-8.4, CRA-8.5)."""
    galaxy = state.components.galaxy
    occupied = stars(state, seat)
    hoppable = occupied
    if not state.components.hop_over_supernovae:
        hoppable = plain_stars(state, seat)
    return galaxy.hop_targets(galaxy.star_neighbours, occupied, hoppable, space)


def life_targets(state: "CraftingState", seat: i64, space: i64) -> i64:
    """Empty life spaces that a life reaches by one move, hopping included (CRA-8.4, CRA-8.5)."""
    galaxy = state.components.galaxy
    occupied = life(state, seat)
    return galaxy.hop_targets(galaxy.life_neighbours, occupied, occupied, space)


def star_from_options(state: "CraftingState", seat: i64, anywhere: i64) -> i64:
    """The stars that may be moved: all of them, supernovae too, if they may go anywhere (CRA-13.28)."""
    return stars(state, seat) if anywhere else movable_stars(state, seat)


def star_to_options(state: "CraftingState", seat: i64, space: i64, way: i64) -> i64:
    """Where the chosen star may go."""
    if way == ANYWHERE:
        return empty_stars(state, seat)
    targets = star_targets(state, seat, space)
    if way == MAY_STAY:
        targets |= bit(STOP)
    return targets


def apply_star_to(state: "CraftingState", start: i64, end: i64) -> None:
    """Move a star; a supernova stays one."""
    if end == STOP:
        return
    seat = state.current_player
    nova = state.layers[seat * LAYERS + NOVA] & bit(start)
    put_star(state, seat, lift_star(state, seat, start), end)
    if nova != 0:
        state.layers[seat * LAYERS + NOVA] |= bit(end)
    state.emit(STAR_MOVED, seat, start, end)


def life_from_options(state: "CraftingState", seat: i64, way: i64, optional: i64) -> i64:
    """The life that may be moved; a further move by Wormhole may be declined."""
    if empty_life(state, seat) == 0:
        return 0
    if way == STEP:
        spaces = life(state, seat)
    elif way == JUMP_STABLE:
        spaces = stable(state, seat)
    else:
        spaces = proto(state, seat)
    if optional and spaces != 0:
        spaces |= bit(STOP)
    return spaces


def life_to_options(state: "CraftingState", seat: i64, space: i64, way: i64) -> i64:
    """Where the chosen life may go: an ordinary move, or anywhere."""
    if way == STEP or way == DRIFT:
        return life_targets(state, seat, space)
    return empty_life(state, seat)


def apply_life_from(state: "CraftingState", way: i64, moves: i64, space: i64) -> None:
    """Choose the life to move, or move no more."""
    if space != STOP:
        push(state, LIFE_TO, space, way + 8 * max(0, moves - 1))


def apply_life_to(state: "CraftingState", start: i64, end: i64, way_and_moves: i64) -> None:
    """Move life; after a drift it becomes stable (CRA-13.9), by Wormhole more may follow (CRA-13.32)."""
    seat = state.current_player
    way = way_and_moves & 7
    moves = way_and_moves >> 3
    at = seat * LAYERS
    firm = state.layers[at + STABLE] & bit(start)
    state.layers[at + LIFE] = (state.layers[at + LIFE] & ~bit(start)) | bit(end)
    if firm != 0:
        state.layers[at + STABLE] = (state.layers[at + STABLE] & ~bit(start)) | bit(end)
    state.emit(LIFE_MOVED, seat, start, end)
    if way == DRIFT or way == DRIFT_ANYWHERE:
        stabilise_all(state, seat, bit(end))
    if moves > 0:
        push(state, LIFE_FROM, way, 2 * moves + 1)
