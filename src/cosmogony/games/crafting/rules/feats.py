"""The three scoring actions: completing nebulae, discharging the time chamber, advanced life (CRA-6)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cosmogony.core.state import NOBODY
from cosmogony.games.crafting import actions as a
from cosmogony.games.crafting import faults
from cosmogony.games.crafting.components import ELEMENTS, GENERATIONS
from cosmogony.games.crafting.events import ADVANCED, COMPLETED, DISCHARGED, POWER_USED
from cosmogony.games.crafting.galaxy import bit, count, has
from cosmogony.games.crafting.layout import BY_CHAMBER, BY_NEBULAE, CHAMBER_FIELDS, COMPLETE, LAYERS, READY
from cosmogony.games.crafting.rules import gains, pieces
from cosmogony.games.crafting.rules.gains import push, score
from cosmogony.games.crafting.rules.pieces import completed, tile_at
from cosmogony.games.crafting.rules.powers.use import begin_effect, fault_effect

if TYPE_CHECKING:
    from cosmogony.games.crafting.state import CraftingState


# Scoring actions of a turn, as bits: only counted where each may be taken once
DID_COMPLETE: Final = 1
DID_DISCHARGE: Final = 2
DID_ADVANCE: Final = 4


def is_spent(state: "CraftingState", scoring: i64) -> bool:
    """Say whether a scoring action was taken this turn and may not be repeated, by another ruling (CRA-6.1)."""
    return state.scored_kinds & scoring != 0 and not state.components.repeat_scoring


def nebula_options(state: "CraftingState") -> i64:
    """Nebulae to complete, and to create advanced life on (CRA-6.1); looked at closely if stars enough touch them."""
    options: i64 = 0
    first = state.current_player * state.components.galaxy.hexagons
    tiles = state.tiles
    needs = state.components.tile_stars
    corners = state.components.galaxy.corners
    placed = pieces.stars(state, state.current_player)
    done = completed(state, state.current_player)
    for hexagon in range(state.components.galaxy.hexagons):
        tile = tiles[first + hexagon]
        if has(done, hexagon):
            if fault_advance(state, hexagon) == 0:
                options |= bit(a.MENU_ADVANCE + hexagon)
        elif tile != NOBODY and count(placed & corners[hexagon]) >= needs[tile] and fault_complete(state, hexagon) == 0:
            options |= bit(a.MENU_COMPLETE + hexagon)
    return options


def fault_complete(state: "CraftingState", hexagon: i64) -> i64:
    """Say what keeps a nebula from being completed (CRA-6.1, CRA-6.2, CRA-6.4)."""
    seat = state.current_player
    tile = tile_at(state, seat, hexagon)
    if tile == NOBODY:
        return faults.NO_NEBULA_THERE
    if has(completed(state, seat), hexagon):
        return faults.ALREADY_COMPLETED
    if is_spent(state, DID_COMPLETE):
        return faults.ONCE_A_TURN
    return 0 if pieces.missing_stars(state, seat, hexagon, tile) == 0 else faults.STARS_MISSING


def apply_complete(state: "CraftingState", hexagon: i64) -> None:
    """Score a nebula and turn it over; one of its stars must then go (CRA-6.3)."""
    seat = state.current_player
    tile = tile_at(state, seat, hexagon)
    points = state.components.tile_points[tile]
    score(state, seat, BY_NEBULAE, points)
    state.layers[seat * LAYERS + COMPLETE] |= bit(hexagon)
    state.scored_kinds |= DID_COMPLETE
    state.emit(COMPLETED, seat, hexagon, tile, points)
    push(state, a.DISCARD_STAR, hexagon + 1)


def fault_chamber(state: "CraftingState") -> i64:
    """Say what keeps the time chamber from being discharged, whatever for (CRA-6.1, CRA-6.5)."""
    if state.chamber[state.current_player * CHAMBER_FIELDS + READY] == 0:
        return faults.CHAMBER_NOT_READY
    return faults.ONCE_A_TURN if is_spent(state, DID_DISCHARGE) else 0


def fault_reward(state: "CraftingState", reward: i64) -> i64:
    """A star that is left and has a space, nothing if there is none, or a power card's effect instead (CRA-6.5)."""
    seat = state.current_player
    if reward < ELEMENTS:
        if state.supply[reward] == 0:
            return faults.NONE_LEFT
        room = state.components.discharge_star_waits or pieces.empty_stars(state, seat) != 0
        return 0 if room else faults.NO_SPACE
    if reward == a.REWARD_NOTHING:
        for element in range(ELEMENTS):
            if fault_reward(state, element) == 0:
                return faults.TAKE_REWARD
        return 0
    if pieces.slot_of(state, seat, reward_card(reward)) == NOBODY:
        return faults.CARD_NOT_OWNED
    return fault_effect(state, reward_card(reward))


def reward_card(reward: i64) -> i64:
    """Return the power card that stands in for the star of a discharge (CRA-13.1 to CRA-13.3)."""
    return GENERATIONS + reward - a.REWARD_CARD


def discharge_points(state: "CraftingState", reward: i64) -> i64:
    """Return what a discharge scores (CRA-6.6); with a power card nothing, by another ruling (CRA-13.1)."""
    if a.REWARD_CARD <= reward < a.REWARD_NOTHING and not state.components.discharge_card_scores:
        return 0
    return gains.next_discharge(state, state.current_player)


def apply_discharge(state: "CraftingState", reward: i64) -> None:
    """Discharge the time chamber: points for the next scoring space, and the reward (CRA-6.5, CRA-6.6)."""
    seat = state.current_player
    points = discharge_points(state, reward)
    gains.discharge_crystal(state, seat)
    score(state, seat, BY_CHAMBER, points)
    state.scored_kinds |= DID_DISCHARGE
    state.emit(DISCHARGED, seat, points)
    if reward < ELEMENTS and state.components.discharge_star_waits:
        gains.gain_tokens(state, reward, 1)
    elif reward < ELEMENTS:
        push(state, a.STAR_AT, reward, a.WHOLE_GALAXY)
    elif reward != a.REWARD_NOTHING:
        state.emit(POWER_USED, seat, reward_card(reward), NOBODY)
        begin_effect(state, reward_card(reward))


def fault_advance(state: "CraftingState", hexagon: i64) -> i64:
    """Say what keeps advanced life from being created on a nebula (CRA-6.1, CRA-6.7)."""
    seat = state.current_player
    galaxy = state.components.galaxy
    if not has(completed(state, seat), hexagon):
        return faults.NOT_COMPLETED
    if state.advanced[seat * galaxy.hexagons + hexagon] != 0:
        return faults.ALREADY_ADVANCED
    if pieces.life(state, seat) & galaxy.sides[hexagon] != galaxy.sides[hexagon]:
        return faults.LIFE_MISSING
    if state.advanced_left == 0:
        return faults.NO_ADVANCED_LEFT
    return faults.ONCE_A_TURN if is_spent(state, DID_ADVANCE) else 0


def apply_advance(state: "CraftingState", hexagon: i64) -> None:
    """Create advanced life: the proto life around the nebula goes, the stable life stays (CRA-6.8)."""
    seat = state.current_player
    discarded = gains.discard_life(state, seat, state.components.galaxy.sides[hexagon] & pieces.proto(state, seat))
    state.scored_kinds |= DID_ADVANCE
    state.emit(ADVANCED, seat, hexagon, discarded)
    gains.gain_advanced(state, seat, hexagon)
