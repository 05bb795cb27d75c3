"""The resource sliders: supernovae, stabilisation, movement (CRA-8)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.events import CONVERTED, LIFE_MOVED, STABILISED, STAR_MOVED
from cosmogony.games.crafting.galaxy import bit, first
from cosmogony.games.crafting.layout import GRAVITON_SLIDER, LAYERS, LIFE, NOVA, STABLE, SUPERNOVA_SLIDER
from cosmogony.games.crafting.rules.gains import lift_star, push, put_star
from cosmogony.games.crafting.rules.pieces import empty_life, empty_stars, life, plain_stars, proto, stable, stars

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


def fault_slide(state: "CraftingState", entry: i64) -> i64:
    """Say what keeps a player from a conversion (CRA-8.1), a stabilisation (CRA-8.3) or a move (CRA-8.4)."""
    seat = state.current_player
    if state.held[slider_of(entry)] == 0:
        return faults.SLIDER_EMPTY
    if entry == a.MENU_CONVERT:
        return 0 if plain_stars(state, seat) != 0 else faults.NO_PLAIN_STAR
    if entry == a.MENU_STABILISE:
        return 0 if proto(state, seat) != 0 else faults.NO_PROTO
    movable = movable_stars(state, seat) if entry == a.MENU_MOVE_STAR else life_from_options(state, seat, a.STEP, 0)
    return 0 if movable != 0 else faults.NOTHING_TO_MOVE


def slider_of(entry: i64) -> i64:
    """Return the slider that an entry of the menu uses: gravitons move stars as well as life (CRA-8.4)."""
    if entry >= a.MENU_MOVE_STAR:
        return GRAVITON_SLIDER
    return SUPERNOVA_SLIDER + entry - a.MENU_CONVERT


def apply_convert(state: "CraftingState", solar_wind: i64, space: i64) -> None:
    """Turn a star into a supernova (CRA-8.1); a solar wind also makes the proto life beside it stable (CRA-13.29)."""
    seat = state.current_player
    state.layers[seat * LAYERS + NOVA] |= bit(space)
    state.emit(CONVERTED, seat, space)
    if solar_wind:
        stabilise_all(state, seat, state.components.galaxy.life_at_star[space])


def stabilise_all(state: "CraftingState", seat: i64, spaces: i64) -> None:
    """Turn all proto life on some spaces into stable life (CRA-8.3)."""
    turned = spaces & proto(state, seat)
    state.layers[seat * LAYERS + STABLE] |= turned
    while turned != 0:
        state.emit(STABILISED, seat, first(turned))
        turned &= turned - 1


# Movement


def movable_stars(state: "CraftingState", seat: i64) -> i64:
    """Stars that can make an ordinary move: not supernovae, and with a space to go to (CRA-8.2, CRA-8.4)."""
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


def star_to_options(state: "CraftingState", seat: i64, space: i64, way: i64) -> i64:
    """Where the chosen star may go (CRA-8.4): anywhere by Shooting Star (CRA-13.28)."""
    if way == a.ANYWHERE:
        return empty_stars(state, seat)
    targets = star_targets(state, seat, space)
    if way == a.MAY_STAY:
        targets |= bit(a.STOP)
    return targets


def apply_star_to(state: "CraftingState", start: i64, end: i64) -> None:
    """Move a star (CRA-8.4); a supernova stays one (CRA-13.28)."""
    if end == a.STOP:
        return
    seat = state.current_player
    nova = state.layers[seat * LAYERS + NOVA] & bit(start)
    put_star(state, seat, lift_star(state, seat, start), end)
    if nova != 0:
        state.layers[seat * LAYERS + NOVA] |= bit(end)
    state.emit(STAR_MOVED, seat, start, end)


def life_from_options(state: "CraftingState", seat: i64, way: i64, optional: i64) -> i64:
    """The life that may be moved (CRA-8.4); a further move by Wormhole may be declined (CRA-13.32)."""
    if empty_life(state, seat) == 0:
        return 0
    if way == a.STEP:
        spaces = life(state, seat)
    elif way == a.JUMP_STABLE:
        spaces = stable(state, seat)
    else:
        spaces = proto(state, seat)
    if optional and spaces != 0:
        spaces |= bit(a.STOP)
    return spaces


def apply_life_from(state: "CraftingState", way: i64, moves: i64, space: i64) -> None:
    """Choose the life to move (CRA-8.4), or move no more (CRA-13.32)."""
    if space != a.STOP:
        push(state, a.LIFE_TO, space, way + 8 * max(0, moves - 1))


def life_to_options(state: "CraftingState", seat: i64, space: i64, way: i64) -> i64:
    """Where the chosen life may go: an ordinary move, hopping included (CRA-8.5), or anywhere (CRA-13.9, CRA-13.32)."""
    if way != a.STEP and way != a.DRIFT:
        return empty_life(state, seat)
    galaxy = state.components.galaxy
    return galaxy.hop_targets(galaxy.life_neighbours, life(state, seat), life(state, seat), space)


def apply_life_to(state: "CraftingState", start: i64, way_and_moves: i64, end: i64) -> None:
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
    if way == a.DRIFT or way == a.DRIFT_ANYWHERE:
        stabilise_all(state, seat, bit(end))
    if moves > 0:
        push(state, a.LIFE_FROM, way, 2 * moves + 1)
